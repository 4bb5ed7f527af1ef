/* almanac backup and almanac restore, while a server runs. */
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "harness.h"

#define LARGE		200	/* events: the copy takes several steps */
#define DURING		100	/* least number of writes during a backup */
#define BACKUPS		50	/* most backups to reach that number */

TestSuite(backup, .init = service_start, .fini = service_stop);

static int
run_command(const char *verb, const char *file, const char *flag)
{
	return (end_command(start_command(verb, file, -1, flag)));
}

static const char *
command_log(void)
{
	static char	 text[512];
	char		 path[128];
	FILE		*f;

	snprintf(path, sizeof(path), "%s/command.log", service.folder);
	cr_assert((f = fopen(path, "r")) != NULL);
	text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
	(void)fclose(f);
	return (text);
}

static void
fill(void)
{
	static char	 text[32768], body[30000];
	int		 i;

	memset(body, 'a', sizeof(body) - 1);
	for (i = 50; i < (int)sizeof(body) - 1; i += 50)
		body[i] = ' ';
	for (i = 0; i < LARGE; i++) {
		snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n"
		    HOST "%sContent-Length: %zu\r\nContent-Type:"
		    " application/x-www-form-urlencoded\r\n\r\ntitle=Large"
		    "&start_date=2027-02-01&end_date=2027-02-01&description=%s",
		    service.login, sizeof(body) - 1 + strlen("title=Large"
		    "&start_date=2027-02-01&end_date=2027-02-01&description="),
		    body);
		cr_assert_eq(strncmp(ask(text), "201 ", 4), 0);
	}
}

/*
 * Creates events until the backup is done. Returns how many were acknowledged.
 */
static int
create_during(pid_t backup)
{
	int	 count, status;

	for (count = 0; waitpid(backup, &status, WNOHANG) == 0; count++)
		cr_assert_eq(strncmp(ask(event_request(count)), "201 ", 4),
		    0);
	cr_assert_eq(status, 0, "%s", command_log());
	return (count);
}

/* Checks that the numbers of events have no gap. */
static void
check_backup(int least, int most)
{
	long	 count;

	cr_expect_eq(ask_database("b.db", "PRAGMA integrity_check"), 1);
	count = ask_database("b.db", "SELECT COUNT(*) FROM events");
	cr_expect(count >= least && count <= most, "%d, %ld, %d", least,
	    count, most);
	cr_expect_eq(ask_database("b.db", "SELECT MAX(id) FROM events"),
	    count);
	cr_expect_eq(ask_database("b.db", "SELECT last FROM sequences"
	    " WHERE kind = 0"), count);
}

Test(backup, it_is_one_state_with_all_that_was_acknowledged_before)
{
	int	 before, during, sum, i;

	fill();
	before = LARGE;
	sum = 0;
	for (i = 0; i < BACKUPS && sum < DURING; i++) {
		during = create_during(start_command("backup", "b.db", -1,
		    "--force"));
		check_backup(before, before + during);
		before += during;
		sum += during;
	}
	cr_expect_geq(sum, DURING, "nothing was written during a backup");
	cr_expect_str_eq(service_log(), "");
}

/* Only of one that was made; the desk lists them. */
Test(backup, its_name_time_and_size_are_stored)
{
	static const char	 backups[] = "SELECT COUNT(*) FROM backups"
				    " WHERE name LIKE '/%/b%.db' AND made > 0"
				    " AND bytes > 4096";

	cr_assert_eq(run_command("backup", "missing/b.db", NULL), 1);
	cr_expect_eq(ask_database("test.db", backups), 0);
	cr_assert_eq(run_command("backup", "b.db", NULL), 0);
	cr_expect_eq(ask_database("test.db", backups), 1);
	cr_assert_eq(run_command("backup", "b.db", "--force"), 0);
	cr_expect_eq(ask_database("test.db", backups), 1);
	cr_assert_eq(run_command("backup", "b\x80.db", NULL), 0);
	cr_expect_eq(ask_database("test.db", backups), 2);
}

Test(backup, a_database_in_use_is_not_replaced)
{
	char	 expected[256], real[128];

	cr_assert_eq(run_command("backup", "b.db", NULL), 0);
	EXPECT_STATUS("201", ask(event_request(1)));
	cr_assert_eq(run_command("restore", "b.db", "--force"), 1);
	cr_assert(realpath(service.database, real) != NULL);
	snprintf(expected, sizeof(expected), "almanac: %s is in use: stop the"
	    " server that serves it first\n", real);
	cr_expect_str_eq(command_log(), expected);
	cr_expect_eq(count_events(), 1);
	EXPECT_STATUS("201", ask(event_request(2)));
	cr_expect_eq(count_events(), 2);
}

Test(backup, a_restored_database_is_served)
{
	EXPECT_STATUS("201", ask(event_request(1)));
	cr_assert_eq(run_command("backup", "b.db", NULL), 0);
	EXPECT_STATUS("201", ask(event_request(2)));

	/* The service is killed, so its log remains. */
	service.mortal = true;
	(void)kill(service.workers[0], SIGKILL);
	(void)kill(service.workers[1], SIGKILL);
	(void)kill(service.pid, SIGKILL);
	(void)service_wait(5);
	UNTIL(!is_alive(service.parent));
	cr_assert_eq(run_command("restore", "b.db", "--force"), 0, "%s",
	    command_log());
	service_run((const char *const []){ "--db", "test.db", "--port", "0",
	    "--workers", "2", NULL });
	cr_expect_eq(count_events(), 1);
	EXPECT_STATUS("201", ask(event_request(3)));
	cr_expect_eq(count_events(), 2);
}
