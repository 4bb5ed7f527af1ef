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

/* Sends most of a long body, and then nothing. */
static int
stall(const char *bytes)
{
	char	 head[256];
	size_t	 sent;
	ssize_t	 n;
	int	 fd;

	fd = dial();
	snprintf(head, sizeof(head), "POST " API "/events HTTP/1.1\r\n" HOST
	    "Content-Type: application/json\r\nContent-Length: 8388608\r\n\r\n");
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
		fds[i] = stall(bytes);
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n" HOST
	    "Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n"
	    "%-200000s", "{}");
	for (i = 0; i < 8; i++)
		cr_expect(strncmp(ask(text), "400 ", 4) == 0);
	for (i = 0; i < STALLED; i++)
		(void)close(fds[i]);
}
