#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/array.h"
#include "base/clock.h"
#include "harness.h"
#include "store/db.h"
#include "tests/support/postgresql.h"

#define ARGUMENTS_MAX	24

struct service	 service;

void
pause_for(int milliseconds)
{
	struct timespec	 t;

	t.tv_sec = milliseconds / 1000;
	t.tv_nsec = milliseconds % 1000 * 1000000L;
	(void)nanosleep(&t, NULL);
}

const char *
service_database(const char *name)
{
	return (service.address[0] != '\0' && strcmp(name, "test.db") == 0 ?
	    service.address : name);
}

const char *
service_address(void)
{
	return (service.address[0] != '\0' ? service.address :
	    service.database);
}

static void
make_database(void)
{
	if (postgresql_is_there())
		snprintf(service.address, sizeof(service.address), "%s",
		    postgresql_make());
}

void
service_forget_database(void)
{
	static const char *const	 ends[] = { "", "-wal", "-shm" };
	char				 path[128];
	size_t				 i;

	for (i = 0; i < COUNT(ends); i++) {
		snprintf(path, sizeof(path), "%s%s", service.database,
		    ends[i]);
		(void)unlink(path);
	}
	make_database();
}

/* Processes from now on get the answers of a kernel without Landlock. */
static void
remove_landlock(void)
{
	static const int	 calls[] = {
		SCMP_SYS(landlock_create_ruleset),
		SCMP_SYS(landlock_add_rule), SCMP_SYS(landlock_restrict_self)
	};
	scmp_filter_ctx		 filter;
	size_t			 i;

	if ((filter = seccomp_init(SCMP_ACT_ALLOW)) == NULL)
		_exit(99);
	for (i = 0; i < COUNT(calls); i++)
		if (seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), calls[i],
		    0) != 0)
			_exit(99);
	if (seccomp_load(filter) != 0)
		_exit(99);
	seccomp_release(filter);
}

bool
has_landlock(void)
{
	const char	*wanted = getenv("LANDLOCK");

	return ((wanted == NULL || strcmp(wanted, "absent") != 0) &&
	    syscall(SYS_landlock_create_ruleset, NULL, 0,
	    LANDLOCK_CREATE_RULESET_VERSION) > 0);
}

static void
become_serve(const char *const *flags, int out)
{
	const char	*argv[ARGUMENTS_MAX] = { "almanac", "serve" };
	const char	*path;
	int		 argc, err;

	(void)prctl(PR_SET_PDEATHSIG, SIGTERM);
	argc = 2;
	while (flags != NULL && *flags != NULL)
		argv[argc++] = service_database(*flags++);
	err = open(service.log, O_WRONLY | O_CREAT | O_APPEND, 0600);
	(void)dup2(err, STDERR_FILENO);
	(void)dup2(out == -1 ? err : out, STDOUT_FILENO);
	if (chdir(service.folder) == -1)
		_exit(99);
	if (!has_landlock())
		remove_landlock();
	path = getenv("ALMANAC");
	(void)execv(path, (char *const *)(const void *)argv);
	_exit(99);
}

static void
make_folder(void)
{
	char	*path;

	if (service.folder[0] != '\0')
		return;
	path = realpath(getenv("ALMANAC") != NULL ? getenv("ALMANAC") :
	    "build/almanac", NULL);
	cr_assert(path != NULL, "ALMANAC names no command");
	(void)setenv("ALMANAC", path, 1);
	free(path);
	strcpy(service.folder, P_tmpdir "/almanac-test-XXXXXX");
	cr_assert(mkdtemp(service.folder) != NULL);
	snprintf(service.database, sizeof(service.database), "%s/test.db",
	    service.folder);
	snprintf(service.log, sizeof(service.log), "%s/log", service.folder);
	make_database();
}

static void
remove_folder(void)
{
	char	 path[512];
	struct dirent	*entry;
	DIR	*folder;

	if ((folder = opendir(service.folder)) == NULL)
		return;
	while ((entry = readdir(folder)) != NULL) {
		snprintf(path, sizeof(path), "%s/%s", service.folder,
		    entry->d_name);
		(void)unlink(path);
	}
	(void)closedir(folder);
	(void)rmdir(service.folder);
}

/* Reads the service's output until it listens or ends. */
static void
read_greeting(int fd)
{
	const char	*at;
	size_t		 length;
	ssize_t		 n;

	length = 0;
	while (length < sizeof(service.greeting) - 1 &&
	    (n = read(fd, service.greeting + length,
	    sizeof(service.greeting) - 1 - length)) > 0) {
		length += (size_t)n;
		service.greeting[length] = '\0';
		if ((at = strstr(service.greeting, "listening on ")) != NULL &&
		    strchr(at, '\n') != NULL)
			break;
	}
	service.greeting[length] = '\0';
}

static void
encode(char *to, const char *text)
{
	static const char	 digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	    "abcdefghijklmnopqrstuvwxyz0123456789+/";
	unsigned		 bits;
	size_t			 length, i, j;

	length = strlen(text);
	for (i = 0; i < length; i += 3) {
		for (bits = 0, j = 0; j < 3; j++)
			bits = bits << 8 | (i + j < length ?
			    (unsigned char)text[i + j] : 0);
		for (j = 0; j < 4; j++)
			*to++ = i + j > length ? '=' :
			    digits[bits >> (18 - 6 * j) & 63];
	}
	*to = '\0';
}

static void
read_login(void)
{
	char	 path[4096], pair[128], code[128];
	FILE	*f;

	if (sscanf(service.greeting, "administrator: admin\n"
	    "application password, to be read and removed: %4095s\n", path) !=
	    1)
		return;
	cr_assert_not_null(f = fopen(path, "r"), "%s", path);
	cr_assert_eq(fscanf(f, "%127s", pair), 1);
	(void)fclose(f);
	encode(code, pair);
	snprintf(service.login, sizeof(service.login),
	    "Authorization: Basic %.100s\r\n", code);
}

const char *
login_of_new(const char *name, const char *role)
{
	static char	 field[512];
	char		 line[512], password[128], pair[200], code[300];
	FILE		*f;

	snprintf(line, sizeof(line), "%s user add %s --role %s --db '%s'",
	    getenv("ALMANAC"), name, role, service_address());
	cr_assert_not_null(f = popen(line, "r"));
	cr_assert_eq(fscanf(f, "%127[^\n]", password), 1);
	cr_assert_eq(pclose(f), 0);
	snprintf(pair, sizeof(pair), "%.60s:%s", name, password);
	encode(code, pair);
	snprintf(field, sizeof(field), "Authorization: Basic %s\r\n", code);
	return (field);
}

void
service_run(const char *const *flags)
{
	const char	*port;
	int		 out[2];

	make_folder();
	if (service.started == 0)
		service.started = clock_steady();
	cr_assert(pipe(out) == 0);
	if ((service.pid = fork()) == 0) {
		(void)close(out[0]);
		become_serve(flags, out[1]);
	}
	(void)close(out[1]);
	read_greeting(out[0]);
	(void)close(out[0]);
	port = strstr(service.greeting, "listening on ");
	cr_assert(port != NULL, "%s%s", service.greeting, service_log());
	service.port = atoi(strrchr(port, ':') + 1);
	read_login();
	service.parent = parent_of_workers();
	find_workers(service.workers);
}

/*
 * Requests may take longer than usual, since the machine may be busy. Other
 * users cannot read the file, which may have secrets.
 */
static void
write_site(const char *configuration)
{
	char	 path[128];
	FILE	*file;

	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	cr_assert_not_null(file = fopen(path, "w"));
	cr_assert_eq(fchmod(fileno(file), 0640), 0);
	fputs(configuration, file);
	if (strstr(configuration, "read_time:") == NULL)
		fputs("read_time: 20000\n", file);
	if (strstr(configuration, "write_time:") == NULL)
		fputs("write_time: 60000\n", file);
	(void)fclose(file);
}

void
service_start_with(const char *configuration)
{
	static const char *const	 flags[] = { "--config", "site.yaml",
	    "--db", "test.db", "--port", "0", "--workers", "2", NULL };

	(void)signal(SIGPIPE, SIG_IGN);
	(void)setenv("ALMANAC_CLOCK", "2027-01-01T00:00:00Z", 1);
	make_folder();
	write_site(configuration);
	service_run(flags);
}

void
service_restart_with(const char *configuration)
{
	static const char *const	 flags[] = { "--config", "site.yaml",
	    "--db", "test.db", "--port", "0", "--workers", "1", NULL };

	service_stop_quietly();
	write_site(configuration);
	service_run(flags);
}

void
service_start(void)
{
	service_start_with("");
}

int
service_fail(const char *const *flags)
{
	make_folder();
	if ((service.pid = fork()) == 0)
		become_serve(flags, -1);
	return (service_wait(DEADLINE_MS / 1000));
}

int
service_wait(int seconds)
{
	int	 status, left;

	for (left = seconds * 100; left > 0; left--) {
		if (waitpid(service.pid, &status, WNOHANG) == service.pid) {
			service.pid = 0;
			return (WIFEXITED(status) ? WEXITSTATUS(status) :
			    128 + WTERMSIG(status));
		}
		pause_for(10);
	}
	return (-1);
}

void
service_stop_quietly(void)
{
	(void)kill(service.pid, SIGTERM);
	cr_assert_eq(service_wait(DEADLINE_MS / 1000), 0, "%s", service_log());
	(void)truncate(service.log, 0);
}

/* A handover is no death. */
static bool
has_lost_worker(void)
{
	pid_t	 workers[WORKERS];

	find_workers(workers);
	return (parent_of_workers() == service.parent &&
	    memcmp(workers, service.workers, sizeof(workers)) != 0);
}

void
service_stop(void)
{
	int	 i;

	if (service.pid != 0) {
		cr_expect(service.mortal || !has_lost_worker(),
		    "%s: a worker died: %s", criterion_current_test->name,
		    service_log());
		(void)kill(service.pid, SIGTERM);
		cr_expect_eq(service_wait(DEADLINE_MS / 1000), 0, "%s",
		    service_log());
	}
	if (service.pid != 0) {
		(void)kill(service.pid, SIGKILL);
		(void)waitpid(service.pid, NULL, 0);
	}
	for (i = 0; i < DEADLINE_MS / 10 && is_alive(service.parent); i++)
		pause_for(10);
	cr_expect_not(is_alive(service.parent));
	if (is_alive(service.parent))
		(void)kill(service.parent, SIGKILL);
	remove_folder();
}

const char *
service_log(void)
{
	static char	 text[65536];
	char		*line;
	size_t		 length;
	ssize_t		 n;
	int		 fd;

	fd = open(service.log, O_RDONLY);
	n = fd == -1 ? 0 : read(fd, text, sizeof(text) - 1);
	(void)close(fd);
	text[n > 0 ? n : 0] = '\0';
	while ((line = strstr(text, "almanac: read all events in ")) != NULL) {
		length = strcspn(line, "\n");
		length += line[length] == '\n';
		memmove(line, line + length, strlen(line + length) + 1);
	}
	return (text);
}

struct db *
lock_database(void)
{
	struct db	*db;
	const char	*why;

	db = db_open(service_address(), &why);
	cr_assert_not_null(db, "%s", why);
	db_begin_write(db);
	cr_assert_not(db_failed(db), "%s", db_message(db));
	return (db);
}

void
change_database(const char *sql)
{
	struct db	*db;

	db = lock_database();
	db_run(db_compose(db, sql));
	cr_assert(db_commit(db), "%s", db_message(db));
	db_close(db);
}

/* Does nothing with PostgreSQL. */
void
change_file(const char *sql)
{
	sqlite3	*db;

	if (service.address[0] != '\0')
		return;
	cr_assert_eq(sqlite3_open(service.database, &db), SQLITE_OK);
	(void)sqlite3_busy_timeout(db, 5000);
	cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK,
	    "%s", sqlite3_errmsg(db));
	(void)sqlite3_close(db);
}

void
date_database(int version)
{
	char	 sql[64];

	snprintf(sql, sizeof(sql), "PRAGMA user_version = %d", version);
	change_file(sql);
	snprintf(sql, sizeof(sql), "UPDATE almanac.contents SET layout = %d",
	    version);
	if (service.address[0] != '\0')
		postgresql_run(postgresql_name(), sql);
}

void
unlock_database(struct db *db)
{
	db_rollback(db);
	db_close(db);
}
