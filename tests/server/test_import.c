/* almanac import, while a server runs. */
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "harness.h"

#define EVENTS		3000

TestSuite(import, .init = service_start, .fini = service_stop);

static void
write_calendar(void)
{
	char	 path[128];
	FILE	*f;
	int	 i;

	snprintf(path, sizeof(path), "%s/x.ics", service.folder);
	cr_assert((f = fopen(path, "w")) != NULL);
	fputs("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n", f);
	for (i = 0; i < EVENTS; i++)
		fprintf(f, "BEGIN:VEVENT\r\nUID:%d\r\nSUMMARY:Event %d\r\n"
		    "DTSTART:20280101T100000Z\r\nLOCATION:Hall %d\r\n"
		    "CATEGORIES:A,B,C\r\nRELATED-TO:%d\r\nEND:VEVENT\r\n", i,
		    i, i % 50, i + 1 < EVENTS ? i + 1 : 0);
	fputs("END:VCALENDAR\r\n", f);
	fclose(f);
}

static long
count(const char *sql)
{
	return (ask_database("test.db", sql));
}

static void
create(int n)
{
	const char	*answer = ask(event_request(n));

	cr_assert_eq(strncmp(answer, "201 ", 4), 0, "%s", answer);
}

static int	 created;

/*
 * Creates events until a command ends, which must succeed. A client that had to
 * wait for all of it could create only one.
 */
static void
create_meanwhile(pid_t pid)
{
	int	 status, before = created;

	while (waitpid(pid, &status, WNOHANG) == 0) {
		create(++created);
		pause_for(20);
	}
	cr_assert_eq(WEXITSTATUS(status), 0);
	cr_expect_gt(created - before, 3);
}

Test(import, clients_write_while_it_runs)
{
	pid_t	 pid;

	write_calendar();
	pid = start_command("import", "x.ics", -1, NULL);
	UNTIL(count("SELECT count(*) FROM events") > 0);
	create_meanwhile(pid);
	cr_expect_eq(count("SELECT count(*) FROM events"), EVENTS + created);
}

Test(import, clients_write_while_one_is_tried_and_taken_back)
{
	write_calendar();
	create_meanwhile(start_command("import", "x.ics", -1, "--dry-run"));
	cr_expect_eq(count("SELECT count(*) FROM imports"), 0);
	cr_expect_eq(count("SELECT count(*) FROM events"), created);
	cr_assert_eq(end_command(start_command("import", "x.ics", -1, NULL)),
	    0);
	create_meanwhile(start_command("import", "icalendar", -1, "--undo"));
	cr_expect_eq(count("SELECT count(*) FROM events WHERE status = 5"),
	    EVENTS);
	cr_expect_eq(count("SELECT count(*) FROM events WHERE status = 0"),
	    created);
	cr_expect_eq(count("SELECT count(*) FROM imports"), 0);
}

Test(import, one_that_is_killed_goes_on_where_it_was)
{
	pid_t	 pid;
	int	 wanted;

	write_calendar();
	for (wanted = 200; wanted < EVENTS - 1000; wanted += 1000) {
		pid = start_command("import", "x.ics", -1, NULL);
		UNTIL(count("SELECT count(*) FROM events") > wanted);
		(void)kill(pid, SIGKILL);
		(void)waitpid(pid, NULL, 0);
	}
	cr_assert_lt(count("SELECT count(*) FROM events"), EVENTS);
	cr_assert_eq(end_command(start_command("import", "x.ics", -1, NULL)),
	    0);
	cr_expect_eq(count("SELECT count(*) FROM events"), EVENTS);
	cr_expect_eq(count("SELECT count(DISTINCT title) FROM events"),
	    EVENTS);
	cr_expect_eq(count("SELECT count(*) FROM venues"), 50);
	cr_expect_eq(count("SELECT count(*) FROM terms"), 3);
	cr_expect_eq(count("SELECT count(*) FROM imports WHERE came = 0"), 0);
}

Test(import, one_that_waits_for_its_input_blocks_no_one)
{
	char	 line[512];
	int	 fds[2];
	pid_t	 pid;

	/* Longer than the part that is read to recognize the format. */
	snprintf(line, sizeof(line), "{\"almanac\":\"export\",\"version\":1,"
	    "\"calendar\":\"%0400d\"}\n", 1);
	cr_assert_eq(pipe(fds), 0);
	pid = start_command("import", "-", fds[0], NULL);
	cr_assert_eq(write(fds[1], line, strlen(line)),
	    (ssize_t)strlen(line));
	pause_for(1000);
	create(1);
	cr_expect_eq(waitpid(pid, NULL, WNOHANG), 0);
	(void)kill(pid, SIGKILL);
	(void)waitpid(pid, NULL, 0);
	(void)close(fds[1]);
	(void)close(fds[0]);
}
