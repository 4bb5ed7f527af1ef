/* Requests that share a transaction, and each its own fate. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

#define CLIENTS	12

TestSuite(batches, .init = service_start, .fini = service_stop,
    .timeout = 60);

/* Refused when it has taken an id already. */
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
	struct sqlite3	*lock;
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

Test(batches, what_is_refused_leaves_nothing_and_takes_nothing_along)
{
	cr_assert(strncmp(ask(event_request(100)), "201 {\"id\":1,", 12) == 0);
	run_together();
	cr_expect_eq(count_events(), 1 + CLIENTS * 2 / 3);
	run_together();
	cr_expect_eq(count_events(), 1 + 2 * CLIENTS * 2 / 3);
	cr_expect(strstr(ask(event_request(101)), "{\"id\":18,") != NULL);
}
