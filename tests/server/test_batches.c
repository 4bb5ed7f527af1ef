/* Requests that share a transaction do not affect each other. */
#include <criterion/criterion.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

#define CLIENTS	12
#define MANY	(512 + 128 + 60)	/* more than the queue and a batch */

TestSuite(batches, .init = service_start, .fini = service_stop);

/* A request that is rejected after it has taken an id. */
static const char *
event_of_nothing(void)
{
	static const char	 body[] = "{\"title\":\"\","
	    "\"start_date\":\"2027-03-01 18:00\","
	    "\"end_date\":\"2027-03-01 20:00\"}";
	static char		 request[1024];

	snprintf(request, sizeof(request), "POST " API "/events HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/json\r\n"
	    "Content-Length: %zu\r\n\r\n%s", service.login, sizeof(body) - 1,
	    body);
	return (request);
}

static void
run_together(void)
{
	struct db	*lock;
	const char	*answer;
	int		 fds[CLIENTS], i;

	lock = lock_database();
	for (i = 0; i < CLIENTS; i++)
		say(fds[i] = dial(), i % 3 == 1 ? event_of_nothing() :
		    event_request(i));
	pause_for(100);
	unlock_database(lock);
	for (i = 0; i < CLIENTS; i++) {
		answer = hear(fds[i]);
		cr_expect(strncmp(answer, i % 3 == 1 ? "400 " : "201 ",
		    4) == 0, "%d: %s", i, answer);
		(void)close(fds[i]);
	}
}

Test(batches, a_rejected_request_stores_nothing_and_affects_no_other)
{
	cr_assert(strncmp(ask(event_request(100)), "201 {\"id\":1,", 12) == 0);
	run_together();
	cr_expect_eq(count_events(), 1 + CLIENTS * 2 / 3);
	run_together();
	cr_expect_eq(count_events(), 1 + 2 * CLIENTS * 2 / 3);
	cr_expect(strstr(ask(event_request(101)), "{\"id\":18,") != NULL);
}

/* One worker, without a limit of connections. */
static void
start_one_worker(void)
{
	service_start_with("connections: 0\n");
	service_stop_quietly();
	service_run((const char *const []){ "--config", "site.yaml", "--db",
	    "test.db", "--port", "0", "--workers", "1", NULL });
}

/* The same credentials in several spellings. */
static const char *
event_request_spelled(int n)
{
	static const char *const	 schemes[] = { "Basic ", "basic ",
					    "BASIC  ", "Basic   " };
	static char			 text[1200];
	const char			*plain = event_request(n);
	const char			*scheme = strstr(plain, "Basic ");

	snprintf(text, sizeof(text), "%.*s%s%s", (int)(scheme - plain), plain,
	    schemes[n % 4], scheme + strlen("Basic "));
	return (text);
}

#define REJECTED	60	/* at least */

static int
count_answered(const int fds[MANY])
{
	struct pollfd	 p = { .events = POLLIN };
	int		 i, count = 0;

	for (i = 0; i < MANY; i++) {
		p.fd = fds[i];
		count += poll(&p, 1, 0) == 1;
	}
	return (count);
}

TestSuite(batches_of_one_worker, .init = start_one_worker,
    .fini = service_stop);

Test(batches_of_one_worker, a_user_has_one_part_of_the_queue)
{
	struct db	*lock;
	const char	*answer;
	int		 fds[MANY], i, busy = 0;

	for (i = 0; i < 4; i++)
		ASSERT_STATUS("201", ask(event_request_spelled(i)));
	lock = lock_database();
	for (i = 0; i < MANY; i++)
		say(fds[i] = dial(), event_request_spelled(i));
	UNTIL(count_answered(fds) >= REJECTED);
	unlock_database(lock);
	for (i = 0; i < MANY; i++) {
		answer = hear(fds[i]);
		busy += strncmp(answer, "503 ", 4) == 0;
		cr_expect(strncmp(answer, "503 ", 4) == 0 ||
		    strncmp(answer, "201 ", 4) == 0, "%s", answer);
	}
	cr_expect_geq(busy, REJECTED, "%d", busy);
}
