#include "servers.h"

#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <pwd.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <libpq-fe.h>

#include "tests/server/harness.h"

#define SIZE		"160m"		/* size of a data folder */
#define PROCESSES	64
#define ARGUMENTS	12
#define PATIENCE	30		/* seconds to wait for a server */

struct server		*primary, *standby;

static struct server	 servers[2];
static bool		 small;

/* initdb and postgres refuse to run as root. */
static void
become_postgres(void)
{
	const struct passwd	*user;

	if (geteuid() != 0)
		return;
	user = getpwnam("postgres");
	if (user == NULL || setgroups(0, NULL) == -1 ||
	    setgid(user->pw_gid) == -1 || setuid(user->pw_uid) == -1)
		_exit(98);
}

static const char *
path_in(const struct server *s, const char *name)
{
	static char	 paths[4][PATH_MAX];
	static int	 next;
	char		*path = paths[next++ % 4];

	snprintf(path, sizeof(paths[0]), "%s/%s", s->folder, name);
	return (path);
}

/* Output goes to "log" in the server's folder. */
static pid_t
start(const struct server *s, const char *const *words)
{
	char	 program[PATH_MAX];
	pid_t	 pid;
	int	 fd;

	if ((pid = fork()) != 0)
		return (pid);
	become_postgres();
	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);

	/* Without a parent, a backend that has committed reads its input. */
	(void)dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
	fd = open(path_in(s, "log"), O_WRONLY | O_CREAT | O_APPEND, 0600);
	(void)dup2(fd, STDOUT_FILENO);
	(void)dup2(fd, STDERR_FILENO);
	(void)chdir("/");
	snprintf(program, sizeof(program), "%s/%s", getenv("POSTGRESQL_BIN"),
	    words[0]);
	(void)execv(program, (char *const *)(const void *)words);
	_exit(99);
}

static void
show_log(const struct server *s)
{
	char	 line[PATH_MAX];

	snprintf(line, sizeof(line), "tail -n 30 %s >&2", path_in(s, "log"));
	(void)system(line);
}

static void
run(const struct server *s, const char *const *words)
{
	int	 status;

	cr_assert(waitpid(start(s, words), &status, 0) > 0);
	if (status != 0)
		show_log(s);
	cr_assert_eq(status, 0, "%s ends with %d", words[0], status);
}

static PGconn *
connect_to(const struct server *s, const char *database)
{
	const char	*keys[] = { "host", "user", "dbname",
	    "connect_timeout", NULL };
	const char	*values[] = { s->folder, "almanac", database, "5",
	    NULL };

	return (PQconnectdbParams(keys, values, 0));
}

/* NULL: it failed, and `why` has the reason. */
static const char *
try(const struct server *s, const char *database, const char *sql,
    char why[256])
{
	static char	 value[256];
	PGconn		*link = connect_to(s, database);
	PGresult	*result = PQexec(link, sql);
	ExecStatusType	 status = PQresultStatus(result);
	bool		 done;

	done = status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK;
	snprintf(why, 256, "%s", PQerrorMessage(link));
	snprintf(value, sizeof(value), "%s",
	    PQntuples(result) > 0 ? PQgetvalue(result, 0, 0) : "");
	PQclear(result);
	PQfinish(link);
	return (done ? value : NULL);
}

static const char *
ask_in(const struct server *s, const char *database, const char *sql)
{
	const char	*value;
	char		 why[256];

	value = try(s, database, sql, why);
	if (value == NULL)
		show_log(s);
	cr_assert(value != NULL, "%s: %s", sql, why);
	return (value);
}

const char *
server_ask(const struct server *s, const char *sql)
{
	return (ask_in(s, DATABASE, sql));
}

static void
launch(struct server *s)
{
	const char	*const words[] = { "postgres", "-D",
	    path_in(s, "data"), "-c", "unix_socket_directories", NULL };
	char		 folder[128], why[256];
	const char	*argv[ARGUMENTS];
	int		 left;

	snprintf(folder, sizeof(folder), "unix_socket_directories=%s",
	    s->folder);
	memcpy(argv, words, sizeof(words));
	argv[4] = folder;
	s->pid = start(s, argv);
	for (left = PATIENCE * 20; left > 0; left--) {
		if (try(s, "postgres", "SELECT 1", why) != NULL)
			return;
		pause_for(50);
	}
	show_log(s);
	cr_assert_fail("%s does not start: %s", s->folder, why);
}

static void
write_file(const struct server *s, const char *name, const char *mode,
    const char *text)
{
	struct stat	 owner;
	FILE		*file;

	cr_assert_eq(stat(path_in(s, "data"), &owner), 0);
	cr_assert_not_null(file = fopen(path_in(s, name), mode));
	cr_assert_eq(fchown(fileno(file), owner.st_uid, owner.st_gid), 0);
	fputs(text, file);
	cr_assert_eq(fclose(file), 0);
}

/*
 * No fsync: the machine does not lose power. Shared memory is a file, since a
 * killed server does not remove it.
 */
static const char	 settings[] =
    "listen_addresses = ''\n"
    "unix_socket_permissions = 0777\n"
    "max_connections = 100\n"
    "shared_buffers = 16MB\n"
    "dynamic_shared_memory_type = mmap\n"
    "min_wal_size = 2MB\n"
    "max_wal_size = 24MB\n"
    "wal_keep_size = 16MB\n"
    "wal_receiver_status_interval = 1s\n"
    "wal_retrieve_retry_interval = 100ms\n"
    "fsync = off\n"
    "synchronous_commit = on\n"
    "log_min_messages = fatal\n";

static void
make_primary(struct server *s)
{
	const char	*const words[] = { "initdb", "-D", path_in(s, "data"),
	    "-U", "almanac", "-A", "trust", "-E", "UTF8",
	    "--locale=C.UTF-8", "--no-sync", "--wal-segsize=1", NULL };

	run(s, words);
	write_file(s, "data/postgresql.conf", "a", settings);
	launch(s);
}

static void
make_folder(struct server *s, const char *parent, const char *name)
{
	const struct passwd	*user;

	s->pid = 0;
	snprintf(s->folder, sizeof(s->folder), "%s/%s", parent, name);
	cr_assert_eq(mkdir(s->folder, 0755), 0);
	small = small && mount("almanac", s->folder, "tmpfs", 0,
	    "mode=0755,size=" SIZE) == 0;
	if (geteuid() != 0)
		return;
	cr_assert_not_null(user = getpwnam("postgres"));
	cr_assert_eq(chown(s->folder, user->pw_uid, user->pw_gid), 0);
}

/* Mounts are only in this test's namespace and end with it. */
static bool
may_mount(void)
{
	return (geteuid() == 0 && unshare(CLONE_NEWNS) == 0 &&
	    mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0);
}

bool
servers_are_small(void)
{
	return (small);
}

void
servers_start(const char *folder)
{
	small = may_mount();
	primary = &servers[0];
	standby = &servers[1];
	make_folder(primary, folder, "one");
	make_folder(standby, folder, "two");
	make_primary(primary);
	(void)ask_in(primary, "postgres", "CREATE DATABASE " DATABASE);
	servers_complete();
}

const char *
servers_address(void)
{
	static char	 address[256];

	snprintf(address, sizeof(address), "postgresql:///" DATABASE
	    "?host=%s,%s&user=almanac&target_session_attrs=read-write",
	    servers[0].folder, servers[1].folder);
	return (address);
}

void
servers_renew(void)
{
	(void)ask_in(primary, "postgres", "DROP DATABASE " DATABASE
	    " WITH (FORCE)");
	(void)ask_in(primary, "postgres", "CREATE DATABASE " DATABASE);
}

static void
signal_all(const struct server *s, int sig)
{
	pid_t	 children[PROCESSES];
	int	 count;

	if (s->pid == 0)
		return;
	if (sig != SIGCONT)
		(void)kill(s->pid, sig == SIGKILL ? SIGSTOP : sig);
	count = find_children(s->pid, children, PROCESSES);
	while (count > 0)
		(void)kill(children[--count], sig);
	(void)kill(s->pid, sig);
}

void
server_stop_all(const struct server *s)
{
	signal_all(s, SIGSTOP);
}

void
server_go_on(const struct server *s)
{
	signal_all(s, SIGCONT);
}

static void
bury(struct server *s)
{
	(void)waitpid(s->pid, NULL, 0);
	s->pid = 0;
}

void
server_kill(struct server *s)
{
	pid_t	 children[PROCESSES];
	int	 count;

	if (s->pid == 0)
		return;
	count = find_children(s->pid, children, PROCESSES);
	signal_all(s, SIGKILL);
	bury(s);
	while (count > 0) {
		count--;
		UNTIL(!is_alive(children[count]));
	}
}

void
server_behead(struct server *s)
{
	pid_t	 children[PROCESSES];
	int	 count;

	count = find_children(s->pid, children, PROCESSES);
	(void)kill(s->pid, SIGKILL);
	bury(s);
	while (count > 0) {
		count--;
		UNTIL(!is_alive(children[count]));
	}
}

void
servers_part(void)
{
	int	 sender;

	sender = atoi(server_ask(primary, "SELECT pid FROM"
	    " pg_stat_replication"));
	cr_assert_gt(sender, 0);
	(void)kill(sender, SIGSTOP);
}

void
servers_promote(void)
{
	const char	*const words[] = { "pg_ctl", "-D",
	    path_in(standby, "data"), "-s", "-w", "promote", NULL };
	struct server	*old = primary;

	run(standby, words);
	primary = standby;
	standby = old;
}

/* The kernel keeps the memory segment of a killed server. */
static void
remove_segment(const struct server *s)
{
	char	 line[256];
	FILE	*file;
	int	 i, id;

	if ((file = fopen(path_in(s, "data/postmaster.pid"), "r")) == NULL)
		return;
	for (i = 0; i < 7 && fgets(line, sizeof(line), file) != NULL; i++)
		continue;
	(void)fclose(file);
	if (i == 7 && sscanf(line, "%*u %d", &id) == 1)
		(void)shmctl(id, IPC_RMID, NULL);
}

static void
remove_data(const struct server *s)
{
	char	 line[PATH_MAX];

	remove_segment(s);
	snprintf(line, sizeof(line), "rm -rf %s %s/.s.PGSQL*",
	    path_in(s, "data"), s->folder);
	cr_assert_eq(system(line), 0);
}

static void
copy_primary(void)
{
	const char	*const words[] = { "pg_basebackup", "-h",
	    primary->folder, "-U", "almanac", "-D", path_in(standby, "data"),
	    "-c", "fast", "--no-sync", NULL };
	char		 text[256];

	remove_data(standby);
	run(standby, words);
	snprintf(text, sizeof(text), "primary_conninfo = 'host=%s"
	    " user=almanac application_name=other'\n", primary->folder);
	write_file(standby, "data/postgresql.auto.conf", "w", text);
	write_file(standby, "data/standby.signal", "w", "");
}

/*
 * Whether the standby has everything committed before commits began to wait
 * for it.
 */
static bool
is_synchronous(const char *position)
{
	char	 sql[256];

	snprintf(sql, sizeof(sql), "SELECT COUNT(*) FROM pg_stat_replication"
	    " WHERE sync_state = 'sync' AND state = 'streaming'"
	    " AND replay_lsn >= '%s'", position);
	return (strcmp(server_ask(primary, sql), "1") == 0);
}

void
servers_complete(void)
{
	char	 position[64];

	copy_primary();
	launch(standby);
	(void)server_ask(primary, "ALTER SYSTEM SET"
	    " synchronous_standby_names = '*'");
	(void)server_ask(primary, "SELECT pg_reload_conf()");
	UNTIL(strcmp(server_ask(primary, "SHOW synchronous_standby_names"),
	    "*") == 0);
	UNTIL(is_synchronous("0/0"));
	pause_for(200);
	snprintf(position, sizeof(position), "%s", server_ask(primary,
	    "SELECT pg_current_wal_flush_lsn()"));
	UNTIL(is_synchronous(position));
}

void
servers_fill(void)
{
	static char	 block[65536];
	ssize_t		 n;
	int		 fd;

	fd = open(path_in(primary, "ballast"), O_WRONLY | O_CREAT, 0600);
	cr_assert_neq(fd, -1);
	do {
		n = write(fd, block, sizeof(block));
	} while (n > 0);
	(void)close(fd);
}

void
servers_empty(void)
{
	(void)unlink(path_in(primary, "ballast"));
}

void
server_tend(struct server *s)
{
	if (waitpid(s->pid, NULL, WNOHANG) == s->pid)
		launch(s);
}

void
servers_stop(void)
{
	int	 i;

	for (i = 0; i < 2; i++) {
		server_kill(&servers[i]);
		remove_data(&servers[i]);
		(void)unlink(path_in(&servers[i], "log"));
		(void)unlink(path_in(&servers[i], "ballast"));
		if (small)
			(void)umount(servers[i].folder);
		(void)rmdir(servers[i].folder);
	}
}
