/* If all connections are in use, the one that waits longest is closed. */
#include <sys/resource.h>
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "harness.h"

TestSuite(room, .fini = service_stop);

#define HELD	160	/* more than the limit of 144 */

/* Uses all connections of the service. Each client sends this text. */
static void
hold_all(int fds[HELD], const char *text)
{
	static const struct rlimit	 few = { 200, 200 };
	int				 i;

	cr_assert_eq(setrlimit(RLIMIT_NOFILE, &few), 0);
	service_start();
	for (i = 0; i < HELD; i++) {
		fds[i] = dial();
		say(fds[i], text);
	}
}

/* Long before the held connections time out. */
static void
expect_service(const int fds[HELD])
{
	struct timespec	 from, to;
	int		 i;

	clock_gettime(CLOCK_MONOTONIC, &from);
	for (i = 0; i < 20; i++)
		cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
	clock_gettime(CLOCK_MONOTONIC, &to);
	cr_expect_lt(to.tv_sec - from.tv_sec, 7);
	for (i = 0; i < HELD; i++)
		(void)close(fds[i]);
}

Test(room, idle_connections_make_room)
{
	int	 fds[HELD];

	hold_all(fds, "");
	expect_service(fds);
}

Test(room, half_sent_heads_make_room)
{
	int	 fds[HELD];

	hold_all(fds, "GET /x HTTP/1.1\r\n");
	expect_service(fds);
}

Test(room, half_sent_bodies_make_room)
{
	int	 fds[HELD];

	hold_all(fds, "POST /x HTTP/1.1\r\n" HOST
	    "Content-Length: 9\r\n\r\n");
	expect_service(fds);
}

Test(room, clients_that_do_not_read_make_room)
{
	static char	 text[sizeof(GET(API "/doc")) * 200];
	int		 fds[HELD], i;
	char		*p;

	for (p = text, i = 0; i < 200; i++)
		p = stpcpy(p, GET(API "/doc"));
	hold_all(fds, text);
	expect_service(fds);
}

/* A client that sends now and then is not closed. */
Test(room, the_connection_that_waits_longest_makes_room)
{
	int	 fds[HELD], busy, i;

	hold_all(fds, "");
	(void)close(fds[0]);
	busy = dial();
	for (i = 0; i < 20; i++) {
		say(busy, GET("/x"));
		cr_expect_str_eq(hear(busy), NO_ROUTE);
		cr_expect_str_eq(ask(GET("/x")), NO_ROUTE);
	}
	fds[0] = busy;
	expect_service(fds);
}

#define STALLED		16
#define STALLED_BYTES	8300000

/* Sends most of a long body from 127.0.0.host, and then nothing. */
static int
stall(int host, const char *bytes)
{
	char	 head[512];
	size_t	 sent;
	ssize_t	 n;
	int	 fd;

	fd = dial_from_host(host);
	snprintf(head, sizeof(head), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: 8388608\r\n"
	    "\r\n", service.login);
	say(fd, head);
	for (sent = 0; sent < STALLED_BYTES; sent += (size_t)n)
		if ((n = send(fd, bytes, STALLED_BYTES - sent,
		    MSG_NOSIGNAL)) <= 0)
			break;
	return (fd);
}

Test(room, bodies_that_stall_make_room, .init = service_start)
{
	static char	 bytes[STALLED_BYTES], text[201000];
	int		 fds[STALLED], i;

	memset(bytes, ' ', sizeof(bytes));
	for (i = 0; i < STALLED; i++)
		fds[i] = stall(1, bytes);
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n"
	    "%-200000s", service.login, "{}");
	for (i = 0; i < 8; i++)
		EXPECT_STATUS("400", ask(text));
	for (i = 0; i < STALLED; i++)
		(void)close(fds[i]);
}

/* Each worker may have got it, and has room for three. */
Test(room, bodies_of_another_address_make_no_room, .init = service_start)
{
	static char	 bytes[STALLED_BYTES];
	static char	 rest[8388608 - STALLED_BYTES + 1];
	int		 fds[STALLED], one, i;

	memset(bytes, ' ', sizeof(bytes));
	memset(rest, ' ', sizeof(rest) - 1);
	one = stall(2, bytes);
	for (i = 0; i < STALLED; i++)
		fds[i] = stall(1, bytes);
	say(one, rest);
	EXPECT_STATUS("400", hear(one));
	for (i = 0; i < STALLED; i++)
		(void)close(fds[i]);
	(void)close(one);
}

/* More than a batch of writes wait, without memory for their answers. */
#define WRITES		512
#define WRITE_BYTES	65400

Test(room, writes_that_wait_make_room_for_another_address,
    .init = service_start)
{
	static char	 queued[WRITE_BYTES + 512], text[8000512];
	int		 fds[WRITES], one, i;
	struct db	*lock;

	service_restart_with("workers: 1\nwrite_time: 60000\n");
	EXPECT_STATUS("201", ask(event_request(0)));	/* it is a known user */
	snprintf(queued, sizeof(queued), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
	    "%-*s", service.login, WRITE_BYTES, WRITE_BYTES,
	    "{\"title\":\"A\",\"start_date\":\"2027-03-01\","
	    "\"end_date\":\"2027-03-01\"}");
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: 8000000\r\n"
	    "\r\n"
	    "%-8000000s", service.login, "{}");
	lock = lock_database();
	for (i = 0; i < WRITES; i++) {
		fds[i] = dial_from_host(1);
		say(fds[i], queued);
	}
	for (i = 0; i < 2; i++) {
		one = dial_from_host(2);
		say(one, text);
		EXPECT_STATUS("400", hear(one));
		(void)close(one);
	}
	unlock_database(lock);
	for (i = 0; i < WRITES; i++)
		(void)close(fds[i]);
}

#define QUEUED		620
#define QUEUED_BYTES	60000	/* more than all of them have room for */

/* They are complete, and wait to be served. */
Test(room, complete_bodies_make_room_for_another_address, .init = service_start)
{
	static char	 queued[QUEUED_BYTES + 512], text[201000];
	int		 fds[QUEUED], one, i;

	service_restart_with("workers: 1\n");
	snprintf(queued, sizeof(queued), "POST /desk/sign-in HTTP/1.1\r\n" HOST
	    "Content-Type: application/x-www-form-urlencoded\r\n"
	    "Content-Length: %d\r\n\r\nlogin=a&password=%-*s", QUEUED_BYTES,
	    QUEUED_BYTES - (int)strlen("login=a&password="), "x");
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n"
	    "%-200000s", service.login, "{}");
	for (i = 0; i < QUEUED; i++) {
		fds[i] = dial_from_host(1);
		say(fds[i], queued);
	}
	for (i = 0; i < 4; i++) {
		one = dial_from_host(2);
		say(one, text);
		EXPECT_STATUS("400", hear(one));
		(void)close(one);
	}
	for (i = 0; i < QUEUED; i++)
		(void)close(fds[i]);
}
