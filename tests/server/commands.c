#include <sys/wait.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "harness.h"
#include "store/db.h"
#include "store/store.h"

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
	    service_database("test.db"), flag, (char *)NULL);
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
	char			 path[128];
	const char		*address, *why;
	struct statement	*st;
	struct db		*db;
	long			 answer;

	address = service_database(name);
	snprintf(path, sizeof(path), "%s/%s", service.folder, name);
	db = store_look(address == name ? path : address, &why);
	cr_assert_not_null(db, "%s", why);
	st = db_compose(db, sql);
	cr_assert(db_step(st), "%s", db_message(db));
	answer = strcmp(db_string(st, 0), "ok") == 0 ? 1 :
	    (long)db_integer(st, 0);
	db_done(st);
	db_close(db);
	return (answer);
}
