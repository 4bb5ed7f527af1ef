/* almanac backup and almanac restore, without a server. */
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <sqlite3.h>

#include "base/array.h"
#include "tests/support/message.h"
#include "store/db.h"

static char	 folder[] = P_tmpdir "/almanac-copy-XXXXXX";
static char	 command[PATH_MAX], home[PATH_MAX], output[4096];

static int run(const char *, ...) __attribute__((format(printf, 1, 2)));

static int
run(const char *format, ...)
{
	char	 words[512], line[PATH_MAX + 1024];
	va_list	 list;
	FILE	*f;
	int	 status;

	va_start(list, format);
	vsnprintf(words, sizeof(words), format, list);
	va_end(list);
	snprintf(line, sizeof(line), "%s %s 2>&1", command, words);
	f = popen(line, "r");
	cr_assert_not_null(f);
	output[fread(output, 1, sizeof(output) - 1, f)] = '\0';
	status = pclose(f);
	cr_assert(WIFEXITED(status));
	return (WEXITSTATUS(status));
}

static void
expect(int status, const char *text)
{
	cr_expect_eq(status, *text == '\0' ? 0 : 1);
	EXPECT_MESSAGE(output, text);
}

static void
setup(void)
{
	const char	*name;

	name = getenv("ALMANAC") != NULL ? getenv("ALMANAC") : "build/almanac";
	cr_assert(realpath(name, command) != NULL);
	cr_assert_not_null(getcwd(home, sizeof(home)));
	cr_assert_not_null(mkdtemp(folder));
	cr_assert_eq(chdir(folder), 0);
	umask(022);
	cr_assert_eq(run("user add ada --role editor --db a.db"), 0);
}

/* How many files are in the folder. */
static int
count_files(void)
{
	struct dirent	*entry;
	DIR		*dir;
	int		 count;

	count = 0;
	dir = opendir(".");
	while ((entry = readdir(dir)) != NULL)
		count += entry->d_name[0] != '.';
	(void)closedir(dir);
	return (count);
}

static void
teardown(void)
{
	struct dirent	*entry;
	DIR		*dir;

	dir = opendir(".");
	while ((entry = readdir(dir)) != NULL)
		(void)unlink(entry->d_name);
	(void)closedir(dir);
	(void)rmdir(folder);
}

TestSuite(copy, .init = setup, .fini = teardown);

static void
write_file(const char *name, const char *text)
{
	FILE	*f;

	f = fopen(name, "w");
	fputs(text, f);
	(void)fclose(f);
}

static void
change(const char *name, const char *sql)
{
	sqlite3	*db;

	cr_assert_eq(sqlite3_open(name, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	(void)sqlite3_close(db);
}

/* The names, each after a blank. */
static void
expect_users(const char *database, const char *names)
{
	char	 found[256] = "", *line;

	cr_assert_eq(run("user list --db %s", database), 0);
	strtok(output, "\n");
	while ((line = strtok(NULL, "\n")) != NULL)
		strcat(found, strrchr(line, ' '));
	cr_expect_str_eq(found, names);
}

Test(copy, a_backup_contains_everything_and_can_be_restored)
{
	struct stat	 st;

	expect(run("backup b.db --db a.db"), "");
	cr_assert_eq(stat("b.db", &st), 0);
	cr_expect_eq(st.st_mode & 07777, 0640);
	cr_assert_eq(run("user add bob --role editor --db a.db"), 0);
	expect(run("restore b.db --db a.db --force"), "");
	cr_assert_eq(stat("a.db", &st), 0);
	cr_expect_eq(st.st_mode & 07777, 0640);
	cr_expect_eq(count_files(), 2);
	expect_users("a.db", " ada");
	expect_users("b.db", " ada");
}

Test(copy, a_restore_needs_no_database)
{
	expect(run("backup b.db --db a.db"), "");
	expect(run("restore b.db --db c.db"), "");
	expect_users("c.db", " ada");
}

Test(copy, an_existing_file_is_replaced_only_with_force)
{
	char	 real[PATH_MAX], expected[PATH_MAX + 128];

	write_file("b.db", "dear");
	cr_assert(realpath("b.db", real) != NULL);
	snprintf(expected, sizeof(expected), "almanac: '%s' exists already;"
	    " --force replaces it\n", real);
	expect(run("backup b.db --db a.db"), expected);
	expect(run("backup b.db --db a.db --force"), "");
	cr_assert(realpath("a.db", real) != NULL);
	snprintf(expected, sizeof(expected), "almanac: '%s' exists already;"
	    " --force replaces it\n", real);
	expect(run("restore b.db --db a.db"), expected);
	cr_expect_eq(count_files(), 2);
}

Test(copy, a_database_is_not_copied_to_itself)
{
	expect(run("backup a.db --db a.db --force"),
	    "almanac: 'a.db' is the database itself\n");
	cr_assert_eq(link("a.db", "b.db"), 0);
	expect(run("restore b.db --db a.db --force"),
	    "almanac: 'a.db' is the database itself\n");
	expect(run("backup a.db-wal --db a.db --force"), "almanac: 'a.db-wal'"
	    " is a name that databases keep for their logs\n");
	expect_users("a.db", " ada");
}

Test(copy, other_files_are_not_restored)
{
	write_file("text", "This is no database, but a text that is long "
	    "enough to be taken for the header of one, if nobody looks.\n");
	expect(run("restore text --db a.db --force"),
	    "almanac: text is not a database\n");
	expect(run("restore none --db a.db --force"),
	    "almanac: there is no backup 'none'\n");
	change("other", "CREATE TABLE t (x)");
	expect(run("restore other --db a.db --force"),
	    "almanac: other is the database of another program\n");
	write_file("empty", "");
	expect(run("restore empty --db a.db --force"),
	    "almanac: empty is an empty database\n");
	expect(run("backup new --db a.db"), "");
	change("new", "PRAGMA user_version = 999");
	cr_expect_eq(run("restore new --db a.db --force"), 1);
	cr_expect(strstr(output, "is of a newer version (999) than this"
	    " program (") != NULL, "%s", output);
	expect_users("a.db", " ada");
}

/* The page of its first table becomes zeros; that of the schema stays. */
static void
damage(const char *name)
{
	char		 zeros[4096] = "";
	int		 fd;

	fd = open(name, O_WRONLY);
	cr_assert_eq(pwrite(fd, zeros, sizeof(zeros), sizeof(zeros)),
	    (ssize_t)sizeof(zeros));
	(void)close(fd);
}

Test(copy, a_damaged_backup_replaces_nothing)
{
	expect(run("backup b.db --db a.db"), "");
	damage("b.db");
	expect(run("restore b.db --db a.db --force"),
	    "almanac: b.db is damaged\n");
	cr_expect_eq(count_files(), 2);
	expect_users("a.db", " ada");
}

Test(copy, a_damaged_database_replaces_no_backup_and_is_replaced)
{
	expect(run("backup b.db --db a.db"), "");
	damage("a.db");
	expect(run("backup b.db --db a.db --force"),
	    "almanac: a.db is damaged\n");
	expect(run("restore b.db --db a.db --force"), "");
	write_file("a.db", "Of this database nothing is left, not even what "
	    "tells that it was one; but then it has a name.\n");
	expect(run("restore b.db --db a.db --force"), "");
	expect_users("a.db", " ada");
}

/* Other programs may write values that this one never writes. */
Test(copy, a_backup_that_was_changed_replaces_nothing)
{
	static const char *const	 changes[][2] = {
		{ "UPDATE users SET role = 9",
		  "users: id 1: role is 9, not within 1 and 5" },
		{ "UPDATE meta SET value = -1 WHERE name = 'last_write'",
		  "meta: name last_write: value is -1, not within 0 and"
		  " 9007199254740992" },
		{ "CREATE TRIGGER spy AFTER INSERT ON events BEGIN"
		  " DELETE FROM users; END",
		  "the schema has a foreign trigger spy" },
		{ "CREATE VIEW v AS SELECT 1",
		  "the schema has a foreign view v" },
		{ "PRAGMA foreign_keys = OFF;"
		  " INSERT INTO event_venues VALUES (1, 2)",
		  "a row of event_venues refers to nothing in events" }
	};
	char				 expected[256];
	size_t				 i;

	for (i = 0; i < COUNT(changes); i++) {
		expect(run("backup b.db --db a.db --force"), "");
		change("b.db", changes[i][0]);
		snprintf(expected, sizeof(expected), "almanac: b.db holds what"
		    " this program does not store: %s\n", changes[i][1]);
		expect(run("restore b.db --db a.db --force"), expected);
		expect(run("restore b.db --db new.db"), expected);
		cr_expect_eq(access("new.db", F_OK), -1);
		expect_users("a.db", " ada");
	}
}

/* Such as those of a program that copies the file to another machine. */
Test(copy, tables_of_another_program_are_left_out)
{
	change("a.db", "CREATE TABLE _sync_seq (id INTEGER PRIMARY KEY,"
	    " seq INTEGER); CREATE TABLE \"a \"\"b\" (x UNIQUE);"
	    " INSERT INTO _sync_seq VALUES (1, 2)");
	cr_expect_eq(run("backup b.db --db a.db"), 0);
	cr_expect_str_eq(output,
	    "almanac: left out, since another program made it: table"
	    " _sync_seq\n"
	    "almanac: left out, since another program made it: table"
	    " a \"b\n");
	expect(run("restore b.db --db c.db"), "");
	expect(run("check --db c.db"), "");
	cr_expect_eq(run("restore a.db --db c.db --force"), 0);
	expect(run("backup d.db --db c.db"), "");
	expect_users("c.db", " ada");
}

/* In a mount namespace, if the kernel allows that. */
Test(copy, a_read_only_file_system_is_reported)
{
	char	 plain[PATH_MAX / 2], expected[64];

	if (system("unshare -rm true 2>/dev/null") != 0)
		cr_skip_test("no namespaces");
	cr_assert_lt(strlen(command), sizeof(plain));
	strcpy(plain, command);
	snprintf(command, sizeof(command), "unshare -rm sh -c 'mount --bind"
	    " . . && mount -o remount,bind,ro . && cd \"$PWD\" && exec"
	    " \"$0\" \"$@\"' %s", plain);
	snprintf(expected, sizeof(expected), "almanac: cannot open 'a.db':"
	    " %s\n", strerror(EROFS));
	expect(run("check --db a.db"), expected);
	expect(run("check --db b.db"), "almanac: there is no database"
	    " 'b.db'\n");
	strcpy(command, plain);
	expect(run("check --db a.db"), "");
}

/* What backup writes, restore takes. */
Test(copy, a_database_that_was_changed_has_no_backup)
{
	change("a.db", "CREATE VIEW v AS SELECT 1");
	expect(run("backup b.db --db a.db"), "almanac: a.db holds what this"
	    " program does not store: the schema has a foreign view v\n");
	cr_expect_eq(access("b.db", F_OK), -1);
}

/* SQLite would apply the old log to the new database. */
Test(copy, the_log_of_a_former_database_goes)
{
	struct db	*db;
	const char	*why;

	expect(run("backup b.db --db a.db"), "");
	db = db_open("a.db", &why);
	cr_assert_eq(run("user add bob --role editor --db a.db"), 0);
	cr_assert_eq(rename("a.db-wal", "c.db-wal"), 0);
	db_close(db);
	expect(run("restore b.db --db c.db"), "");
	cr_expect_eq(access("c.db-wal", F_OK), -1);
	expect_users("c.db", " ada");
}

Test(copy, a_database_in_use_is_not_replaced)
{
	char		 real[PATH_MAX], expected[PATH_MAX + 128];
	struct db	*db;
	const char	*why;

	expect(run("backup b.db --db a.db"), "");
	cr_assert_eq(run("user add bob --role editor --db a.db"), 0);
	db = db_open("a.db", &why);
	cr_assert_not_null(db);
	cr_assert(realpath("a.db", real) != NULL);
	snprintf(expected, sizeof(expected), "almanac: %s is in use: stop the"
	    " server that serves it first\n", real);
	expect(run("restore b.db --db a.db --force"), expected);
	expect_users("a.db", " ada bob");
	db_close(db);
	expect(run("restore b.db --db a.db --force"), "");
	expect_users("a.db", " ada");
}

Test(copy, a_leftover_part_is_replaced_but_not_one_in_use)
{
	int	 fd;

	write_file("b.db.part", "a backup that was killed");
	expect(run("backup b.db --db a.db"), "");
	expect_users("b.db", " ada");
	write_file("c.db.part", "");
	fd = open("c.db.part", O_RDWR);
	cr_assert_eq(flock(fd, LOCK_EX), 0);
	expect(run("backup c.db --db a.db"),
	    "almanac: 'c.db.part' is being written already\n");
	cr_expect_eq(access("c.db.part", F_OK), 0);
	(void)close(fd);
}

Test(copy, a_full_disk_leaves_the_backup_of_before)
{
	char	 line[PATH_MAX + 256];

	expect(run("backup b.db --db a.db"), "");
	cr_assert_eq(run("user add bob --role editor --db a.db"), 0);
	snprintf(line, sizeof(line), "trap '' XFSZ; ulimit -f 100;"
	    " %s backup b.db --db a.db --force 2>errors", command);
	cr_expect_neq(system(line), 0);
	cr_expect_eq(access("b.db.part", F_OK), -1);
	expect_users("b.db", " ada");
}

static pid_t
start_restore(const char *from)
{
	pid_t	 pid;

	if ((pid = fork()) == 0) {
		(void)execl(command, "almanac", "restore", from, "--db",
		    "c.db", "--force", (char *)NULL);
		_exit(99);
	}
	return (pid);
}

/* The duration of one restore, about. */
static long
measure_restore(const char *from)
{
	struct timespec	 start, end;

	(void)clock_gettime(CLOCK_MONOTONIC, &start);
	expect(run("restore %s --db c.db --force", from), "");
	(void)clock_gettime(CLOCK_MONOTONIC, &end);
	return ((end.tv_sec - start.tv_sec) * 1000000 +
	    (end.tv_nsec - start.tv_nsec) / 1000);
}

/* True: it was too late. */
static bool
kill_restore(const char *from, long microseconds)
{
	pid_t	 pid;
	int	 status;

	pid = start_restore(from);
	(void)usleep((useconds_t)microseconds);
	(void)kill(pid, SIGKILL);
	cr_assert_eq(waitpid(pid, &status, 0), pid);
	return (WIFEXITED(status));
}

/* Whenever it is killed, one of the two databases is there, and complete. */
Test(copy, a_restore_that_is_killed_has_happened_or_not)
{
	static const char *const	 names[] = { "b1.db", "b2.db" };
	long				 span;
	int				 i, late;
	bool				 done;

	expect(run("backup b1.db --db a.db"), "");
	cr_assert_eq(run("user add bob --role editor --db a.db"), 0);
	expect(run("backup b2.db --db a.db"), "");
	span = measure_restore("b1.db");
	srandom(5);
	for (i = late = 0; i < 60 && i - late < 20; i++) {
		done = kill_restore(names[i % 2], random() % span);
		late += done;
		cr_assert_eq(run("user list --db c.db"), 0, "%s", output);
		cr_assert(strstr(output, "ada") != NULL);
		cr_assert(!done || (strstr(output, "bob") != NULL) ==
		    (i % 2 == 1));
	}
	cr_expect_lt(late, i);
	expect(run("restore b1.db --db c.db --force"), "");
	expect_users("c.db", " ada");
}

Test(copy, a_link_stays_one)
{
	struct stat	 st;

	expect(run("backup b.db --db a.db"), "");
	cr_assert_eq(symlink("a.db", "link.db"), 0);
	expect(run("restore b.db --db link.db --force"), "");
	cr_assert_eq(lstat("link.db", &st), 0);
	cr_expect(S_ISLNK(st.st_mode));
	expect_users("link.db", " ada");
}

Test(copy, wrong_uses_are_rejected)
{
	cr_expect_eq(run("backup --db a.db"), 2);
	cr_expect_eq(strncmp(output, "almanac: backup takes FILE\n"
	    "usage: almanac backup FILE [--force]\n", 63), 0, "%s", output);
	cr_expect_eq(run("restore b.db c.db --db a.db"), 2);
	cr_expect_eq(run("restore b.db --colour"), 2);
	cr_expect_eq(strncmp(output, "almanac: unknown option '--colour'\n",
	    35), 0, "%s", output);
	expect(run("backup b.db --db none.db"),
	    "almanac: there is no database 'none.db'\n");
	expect(run("backup none/b.db --db a.db"), "almanac: cannot make"
	    " 'none/b.db.part': folder 'none': <library>\n");
}
