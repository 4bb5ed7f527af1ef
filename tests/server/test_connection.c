/* One connection over time. */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "harness.h"

TestSuite(persistent, .init = service_start, .fini = service_stop);

#define BODY_TOO_LARGE "413 {\"code\":\"rest_body_too_large\","		\
	"\"message\":\"The body is larger than 8388608 bytes.\","	\
	"\"data\":{\"status\":413}}"
#define TIMED_OUT "408 {\"code\":\"rest_request_timeout\","		\
	"\"message\":\"The request took too long to arrive.\","		\
	"\"data\":{\"status\":408}}"
#define MAX	8388608

Test(persistent, a_connection_serves_many_requests)
{
	int	 fd, i;

	fd = dial();
	for (i = 0; i < 50; i++) {
		say(fd, GET("/x"));
		cr_expect_str_eq(hear(fd), NO_ROUTE);
	}
}

Test(persistent, versions_and_options_decide_about_its_end)
{
	int	 fd;

	fd = dial();
	say(fd, "GET /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect_str_eq(heard_field("Connection"), "close");
	cr_expect(hears_end(fd));

	fd = dial();
	say(fd, "GET /x HTTP/1.0\r\n\r\n");
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect_str_eq(heard_field("Connection"), "close");
	cr_expect(hears_end(fd));

	fd = dial();
	say(fd, "GET /x HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect_str_eq(heard_field("Connection"), "keep-alive");
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
}

Test(persistent, requests_in_one_piece_are_answered_in_order)
{
	char		 text[8192], expected[64];
	const char	*heard;
	char		*p;
	int		 fd, i;

	for (p = text, i = 0; i < 20; i++)
		p += sprintf(p, i % 2 == 0 ?
		    "GET " API "/events/%d HTTP/1.1\r\nHost: a\r\n\r\n" :
		    "GET " API "/events/%d HTTP/1.1\r\nHost: a\r\n"
		    "Content-Length: 4\r\n\r\n{ } ", 1000 + i);
	fd = dial();
	say(fd, text);
	for (i = 0; i < 20; i++) {
		snprintf(expected, sizeof(expected),
		    "Event with ID %d does not exist.", 1000 + i);
		heard = hear(fd);
		cr_expect(strstr(heard, expected) != NULL, "%d: %s", i, heard);
	}
}

#define PIECES	200
#define TIMER	100	/* ms that Kore waits at most */

Test(persistent, requests_in_one_piece_do_not_wait_for_a_timer)
{
	struct timespec	 from, to;
	static char	 text[PIECES * sizeof(GET("/x"))];
	char		*p;
	int		 fd, i;

	for (p = text, i = 0; i < PIECES; i++)
		p = stpcpy(p, GET("/x"));
	fd = dial();
	clock_gettime(CLOCK_MONOTONIC, &from);
	say(fd, text);
	for (i = 0; i < PIECES; i++)
		cr_expect_str_eq(hear(fd), NO_ROUTE);
	clock_gettime(CLOCK_MONOTONIC, &to);
	cr_expect_lt((to.tv_sec - from.tv_sec) * 1000 +
	    (to.tv_nsec - from.tv_nsec) / 1000000, PIECES * TIMER / 2);
}

Test(persistent, reads_and_writes_in_one_piece_keep_their_order)
{
	char		 text[16384], expected[64];
	const char	*heard;
	char		*p;
	int		 fd, i;

	for (p = text, i = 0; i < 10; i++) {
		p = stpcpy(p, event_request(i));
		p = stpcpy(p, GET("/x"));
	}
	fd = dial();
	say(fd, text);
	for (i = 0; i < 10; i++) {
		snprintf(expected, sizeof(expected), "\"title\":\"Event %d\"",
		    i);
		heard = hear(fd);
		cr_expect(strncmp(heard, "201 ", 4) == 0 &&
		    strstr(heard, expected) != NULL, "%s", heard);
		cr_expect_str_eq(hear(fd), NO_ROUTE);
	}
	cr_expect_eq(count_events(), 10);
}

Test(persistent, requests_may_come_byte_by_byte)
{
	const char	*p;
	int		 fd;

	fd = dial();
	for (p = "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
	    GET("/y"); *p != '\0'; p++) {
		say_bytes(fd, p, 1);
		pause_for(1);
	}
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect_str_eq(hear(fd), NO_ROUTE);
}

Test(persistent, head_has_no_body)
{
	int	 fd;

	fd = dial();
	say(fd, "HEAD /x HTTP/1.1\r\nHost: a\r\n\r\n" GET("/x"));
	cr_expect_str_eq(hear_head(fd), "404");
	cr_expect_str_eq(heard_field("Content-Length"), "114");
	cr_expect_str_eq(hear(fd), NO_ROUTE);
}

Test(persistent, a_client_that_has_said_all_still_gets_its_answers)
{
	int	 fd;

	fd = dial();
	say(fd, event_request(1));
	say(fd, GET("/x"));
	(void)shutdown(fd, SHUT_WR);
	EXPECT_STATUS("201", hear(fd));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect(hears_end(fd));
}

Test(persistent, expectations_are_met)
{
	int	 fd;

	fd = dial();
	say(fd, "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n"
	    "Expect: 100-continue\r\n\r\n");
	cr_expect_str_eq(hear(fd), "100");
	say(fd, "abc");
	cr_expect_str_eq(hear(fd), NO_ROUTE);

	/* No "100 Continue" if the body is there or is not wanted. */
	say(fd, "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n"
	    "Expect: 100-continue\r\n\r\nabc");
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	say(fd, "POST " API "/events HTTP/1.1\r\nHost: a\r\n"
	    "Content-Length: 9000000\r\nExpect: 100-continue\r\n\r\n");
	cr_expect_str_eq(hear(fd), BODY_TOO_LARGE);
	cr_expect(hears_end(fd));
}

static void
say_blanks(int fd, size_t length)
{
	static char	 blanks[65536];
	size_t		 n;

	memset(blanks, ' ', sizeof(blanks));
	for (; length > 0; length -= n) {
		n = length < sizeof(blanks) ? length : sizeof(blanks);
		say_bytes(fd, blanks, n);
	}
}

static void
announce(int fd, const char *path, size_t length)
{
	char	 text[512];

	snprintf(text, sizeof(text), "POST %s HTTP/1.1\r\nHost: a\r\n%s"
	    "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n",
	    path, service.login, length);
	say(fd, text);
}

Test(persistent, the_largest_body_is_read_and_costs_no_memory_after)
{
	pid_t	 workers[WORKERS];
	int	 fd, i;

	fd = dial();
	for (i = 0; i < 5; i++) {
		announce(fd, API "/events", MAX);
		say_blanks(fd, MAX);
		EXPECT_STATUS("400", hear(fd));
	}
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	find_workers(workers);
	for (i = 0; i < WORKERS; i++)
		cr_expect_lt(resident_kilobytes(workers[i]), 60000);
}

Test(persistent, a_larger_body_is_rejected_where_a_body_is_looked_at)
{
	int	 fd;

	fd = dial();
	announce(fd, API "/events", MAX + 1);
	say_blanks(fd, MAX + 1);
	cr_expect_str_eq(hear(fd), BODY_TOO_LARGE);
	cr_expect_str_eq(heard_field("Connection"), "close");
	cr_expect(hears_end(fd));

	fd = dial();
	announce(fd, "/x", MAX + 1);
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect_str_eq(heard_field("Connection"), "close");
}

Test(persistent, slow_heads_and_idle_connections_end)
{
	int	 slow, idle, fresh, i;

	fresh = dial();
	idle = dial();
	say(idle, GET("/x"));
	cr_expect_str_eq(hear(idle), NO_ROUTE);
	slow = dial();
	for (i = 0; i < 9; i++) {
		say(slow, i == 0 ? "GET /x HTTP/1.1\r\n" : "X: y\r\n");
		pause_for(1000);
	}
	cr_expect_str_eq(hear(slow), TIMED_OUT);
	cr_expect_str_eq(heard_field("Connection"), "close");
	cr_expect(hears_end(slow));
	cr_expect(hears_end(idle));
	cr_expect(hears_end(fresh));
}

Test(persistent, no_one_waits_for_incomplete_requests)
{
	int	 half[200], i;

	for (i = 0; i < 200; i++) {
		half[i] = dial();
		say(half[i], i % 2 == 0 ? "GET /x HT" :
		    "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n");
	}
	for (i = 0; i < 20; i++)
		cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
	for (i = 0; i < 200; i++)
		(void)close(half[i]);
}

Test(persistent, long_answers_arrive_whole)
{
	const char	*heard;
	size_t		 length;
	int		 fd, i;

	fd = dial();
	for (i = 0; i < 10; i++)
		say(fd, GET(API "/doc"));
	for (i = 0; i < 10; i++) {
		heard = hear(fd);
		length = strlen(heard);
		cr_expect(strncmp(heard, "200 {", 5) == 0 && length > 20000 &&
		    heard[length - 1] == '}', "%zu", length);
	}
}
