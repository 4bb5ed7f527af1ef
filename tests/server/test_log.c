/* The write-ahead log while many clients write and read. */
#include <sys/stat.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

#define CLIENTS		32
#define ROUNDS		30
#define LONG		60000			/* bytes of a description */
#define LOG_MAX		(80 * 1024 * 1024)	/* bytes */

TestSuite(log, .init = service_start, .fini = service_stop);

static off_t
log_size(void)
{
	char		 path[128];
	struct stat	 st;

	snprintf(path, sizeof(path), "%s-wal", service.database);
	return (stat(path, &st) == 0 ? st.st_size : -1);
}

static const char *
long_event(int n)
{
	static char	 body[LONG + 512], request[LONG + 1024];

	snprintf(body, sizeof(body), "{\"title\":\"Long %d\","
	    "\"start_date\":\"2027-03-01 18:00\","
	    "\"end_date\":\"2027-03-01 20:00\","
	    "\"description\":\"%0*d\"}", n, LONG, n);
	snprintf(request, sizeof(request), "POST " API "/events HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/json\r\n"
	    "Content-Length: %zu\r\n\r\n%s", service.login, strlen(body),
	    body);
	return (request);
}

/* Each of these writes several times that much. */
Test(log, stays_short_however_much_is_written)
{
	off_t	 size, longest = 0;
	int	 fds[CLIENTS], reader, round, i;

	reader = dial();
	for (i = 0; i < CLIENTS; i++)
		fds[i] = dial();
	for (round = 0; round < ROUNDS; round++) {
		for (i = 0; i < CLIENTS; i++)
			say(fds[i], long_event(round * CLIENTS + i));
		say(reader, GET(API "/events"));
		ASSERT_STATUS("200", hear(reader));
		for (i = 0; i < CLIENTS; i++)
			ASSERT_STATUS("201", hear(fds[i]));
		size = log_size();
		longest = size > longest ? size : longest;
	}
	cr_expect_gt(longest, 0);
	cr_expect_lt(longest, LOG_MAX, "%lld", (long long)longest);
	cr_expect_eq(count_events(), CLIENTS * ROUNDS);
}

static void
run(const char *workers)
{
	service_run((const char *const []){ "--db", "test.db", "--port", "0",
	    "--workers", workers, NULL });
}

/*
 * The last process to close the database copies the log back. If two close it
 * at the same time, neither may be the last one; then the next start copies
 * it.
 */
Test(log, is_gone_after_the_end)
{
	ASSERT_STATUS("201", ask(event_request(1)));
	cr_expect_gt(log_size(), 0);
	service_stop_quietly();
	run("1");
	ASSERT_STATUS("201", ask(event_request(2)));
	cr_expect_gt(log_size(), 0);
	service_stop_quietly();
	cr_expect_eq(log_size(), -1);
	run("2");
	cr_expect_eq(count_events(), 2);
}
