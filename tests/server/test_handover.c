/* SIGHUP: a new server takes the sockets of the old one. */
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

TestSuite(handover, .init = service_start, .fini = service_stop);

static bool
is_over(pid_t old)
{
	return (parent_of_workers() != old && !is_alive(old));
}

/*
 * Sends requests on new connections until it is stopped. The exit status is
 * the number of failures.
 */
static pid_t
start_asking(void)
{
	pid_t	 pid;
	int	 failures;

	if ((pid = fork()) != 0)
		return (pid);
	for (failures = 0; access(service.folder, F_OK) == 0; ) {
		if (access(service.log, R_OK) != 0)
			break;
		if (strcmp(ask(GET("/x")), NO_ROUTE) != 0)
			failures++;
		if (getppid() == 1 || strstr(service_log(), "STOP") != NULL)
			break;
	}
	_exit(failures > 255 ? 255 : failures);
}

static void
stop_asking(pid_t pid)
{
	FILE	*log;
	int	 status;

	if ((log = fopen(service.log, "a")) != NULL) {
		fputs("STOP\n", log);
		(void)fclose(log);
	}
	cr_assert(waitpid(pid, &status, 0) == pid);
	cr_expect(WIFEXITED(status));
	cr_expect_eq(WEXITSTATUS(status), 0);
}

Test(handover, no_request_is_lost)
{
	pid_t	 asking, parent;
	int	 round;

	asking = start_asking();
	for (round = 0; round < 3; round++) {
		parent = parent_of_workers();
		(void)kill(service.pid, SIGHUP);
		UNTIL(is_over(parent));
	}
	stop_asking(asking);
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
}

Test(handover, the_old_server_answers_requests_that_it_has_begun)
{
	pid_t	 parent;
	int	 fd;

	parent = parent_of_workers();
	fd = dial();
	say(fd, "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n"
	    "Expect: 100-continue\r\n\r\n");
	cr_expect_str_eq(hear(fd), "100");
	say(fd, "a");
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "taken over") != NULL);
	say(fd, "bc");
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect(hears_end(fd));
	UNTIL(is_over(parent));
}

Test(handover, a_changed_configuration_counts)
{
	pid_t	 parent;
	FILE	*file;
	char	 path[128];

	service_stop_quietly();
	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	file = fopen(path, "w");
	fputs("namespaces: [calendar/events/v1]\n", file);
	(void)fclose(file);
	service_run((const char *const []){ "--config", "site.yaml", "--db",
	    "test.db", "--port", "0", "--workers", "2", NULL });
	cr_expect_str_eq(ask(GET("/tribe/events/v1/events/1")), NO_ROUTE);

	/* A faulty configuration changes nothing. */
	parent = parent_of_workers();
	file = fopen(path, "w");
	fputs("namespace: x\n", file);
	(void)fclose(file);
	(void)kill(service.pid, SIGHUP);
	UNTIL(strstr(service_log(), "site.yaml:1:1: unknown key") != NULL);
	cr_expect_eq(parent_of_workers(), parent);

	file = fopen(path, "w");
	fputs("namespaces: [calendar/events/v1, tribe/events/v1]\n", file);
	(void)fclose(file);
	(void)kill(service.pid, SIGHUP);
	UNTIL(is_over(parent));
	cr_expect(strstr(ask(GET("/tribe/events/v1/events/1")),
	    "rest-event-not-found") != NULL);
}

/* A server that is begun must follow all changes since the index was built. */
Test(handover, happens_by_itself_after_many_changes)
{
	static const char	 taken[] = "a new server has taken over";
	const char		*said;
	pid_t			 asking, parent = parent_of_workers();

	asking = start_asking();
	change_database("INSERT INTO changes (seq, kind, id, mark)"
	    " WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL"
	    " SELECT i + 1 FROM n WHERE i < 50001)"
	    " SELECT 1000 + i, 0, 1, 0 FROM n");
	(void)ask(GET("/events"));
	UNTIL(is_over(parent));
	stop_asking(asking);
	cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
	(void)ask(GET("/events"));
	cr_assert_not_null(said = strstr(service_log(), taken));
	cr_expect_null(strstr(said + 1, taken));
}

static int
count_attempts(void)
{
	static const char	 wrong[] = "GET " API " HTTP/1.1\r\n" HOST
				    "Authorization: Basic YWRtaW46c2VjcmV0"
				    "\r\n\r\n";
	int			 count;

	for (count = 0; count < 200 && strncmp(ask(wrong), "429 ", 4) != 0;
	    count++)
		continue;
	return (count);
}

/* Who can cause a handover, by many writes, must not get new attempts. */
Test(handover, limits_go_on)
{
	pid_t	 parent = parent_of_workers();
	int	 first = count_attempts();

	cr_assert(first > 50 && first < 200, "%d", first);
	(void)kill(service.pid, SIGHUP);
	UNTIL(is_over(parent));
	cr_expect_lt(count_attempts(), first / 2);
}
