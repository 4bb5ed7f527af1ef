#include <sys/wait.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "harness.h"

#define PATIENCE	5000	/* milliseconds */

pid_t
start_command(const char *verb, const char *file, int in, const char *flag)
{
	pid_t	 pid;
	int	 log;

	if ((pid = fork()) != 0)
		return (pid);
	if (chdir(service.folder) == -1)
		_exit(99);
	log = open("command.log", O_WRONLY | O_CREAT | O_TRUNC, 0600);
	if (in != -1)
		(void)dup2(in, STDIN_FILENO);
	(void)dup2(log, STDOUT_FILENO);
	(void)dup2(log, STDERR_FILENO);
	(void)execl(getenv("ALMANAC"), "almanac", verb, file, "--db",
	    "test.db", flag, (char *)NULL);
	_exit(99);
}

int
end_command(pid_t pid)
{
	int	 status;

	cr_assert_eq(waitpid(pid, &status, 0), pid);
	return (WEXITSTATUS(status));
}

long
ask_database(const char *name, const char *sql)
{
	char		 path[128];
	sqlite3_stmt	*st;
	sqlite3		*db;
	long		 answer;

	snprintf(path, sizeof(path), "%s/%s", service.folder, name);
	cr_assert_eq(sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL),
	    SQLITE_OK);
	sqlite3_busy_timeout(db, PATIENCE);
	cr_assert_eq(sqlite3_prepare_v2(db, sql, -1, &st, NULL), SQLITE_OK,
	    "%s", sqlite3_errmsg(db));
	cr_assert_eq(sqlite3_step(st), SQLITE_ROW);
	answer = (long)sqlite3_column_int64(st, 0);
	if (sqlite3_column_type(st, 0) == SQLITE_TEXT)
		answer = strcmp((const char *)sqlite3_column_text(st, 0),
		    "ok") == 0;
	(void)sqlite3_finalize(st);
	(void)sqlite3_close(db);
	return (answer);
}
