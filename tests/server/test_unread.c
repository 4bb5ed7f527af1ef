/* Clients that do not read long answers, or read them late. */
#include <sys/socket.h>

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"
#include "operated.h"

#define EVENTS	40
#define LONG	100000		/* bytes of each description */
#define DEAF	60		/* clients that read nothing */
#define PIECE	65536

static const char	 bytes_held[] = "almanac_unread_bytes";
static const char	 clients_ended[] = "almanac_slow_readers_ended_total";

static void
create_long(int n)
{
	static char	 text[LONG + 1024];
	char		 body[256];
	int		 length;

	length = snprintf(body, sizeof(body), "{\"title\":\"Long %d\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"description\":\"", n);
	snprintf(text, sizeof(text), "POST " API "/events HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/json\r\n"
	    "Content-Length: %d\r\n\r\n%s%0*d\"}", service.login,
	    length + LONG + 2, body, LONG, n);
	ASSERT_STATUS("201", ask(text));
}

static void
start(void)
{
	int	 i;

	operated_start();
	for (i = 0; i < EVENTS; i++)
		create_long(i);
}

TestSuite(unread, .init = start, .fini = service_stop);

/* Connects from 127.0.0.host with the smallest receive buffer. */
static int
dial_narrow(int host)
{
	struct sockaddr_in	 from, to;
	int			 fd, size;

	memset(&from, 0, sizeof(from));
	from.sin_family = AF_INET;
	from.sin_addr.s_addr = htonl(INADDR_LOOPBACK + (uint32_t)host - 1);
	to = from;
	to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	to.sin_port = htons((uint16_t)service.port);
	fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	size = 4096;
	cr_assert_eq(setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &size,
	    sizeof(size)), 0);
	cr_assert_eq(bind(fd, (struct sockaddr *)&from, sizeof(from)), 0);
	cr_assert_eq(connect(fd, (struct sockaddr *)&to, sizeof(to)), 0);
	return (fd);
}

static int
lists_made(void)
{
	return ((int)metric("almanac_http_requests_total{route=\"event_list\","
	    "status=\"200\"}"));
}

/*
 * Requests EVENTS * LONG bytes, with credentials, so that answers are not
 * cached. Waits until the answers are made, since only a limited number may
 * wait.
 */
static void
ask_for_all(int fd)
{
	static int	 asked;
	char		 text[512];

	snprintf(text, sizeof(text), "GET " API "/events?per_page=50 HTTP/1.1"
	    "\r\n" HOST "%s\r\n", service.login);
	say(fd, text);
	asked++;
	UNTIL(lists_made() == asked);
}

/* Reads up to `length` bytes and returns how many it has read. */
static size_t
read_some(int fd, size_t length)
{
	static char	 bytes[PIECE];
	ssize_t		 n;
	size_t		 all;

	for (all = 0; all < length; all += (size_t)n)
		if ((n = recv(fd, bytes, length - all < PIECE ?
		    length - all : PIECE, 0)) <= 0)
			break;
	return (all);
}

static void
ask_deafly(int fds[DEAF], bool from_one)
{
	int	 i;

	for (i = 0; i < DEAF; i++) {
		fds[i] = dial_narrow(from_one ? 2 : 2 + i);
		ask_for_all(fds[i]);
	}
}

/* The limit is 32 MB in each worker, plus the current answer. */
Test(unread, unread_answers_of_one_address_are_bounded)
{
	long	 before;
	int	 fds[DEAF];

	before = all_resident_kilobytes();
	ask_deafly(fds, true);
	cr_expect_leq(metric(bytes_held), 2 << 25);
	cr_expect_lt(all_resident_kilobytes(), before + 140000);
	cr_expect_gt(metric(clients_ended), DEAF / 2);
}

/*
 * The limit is 64 MB in each worker; at least one of them gets more requests.
 */
Test(unread, unread_answers_of_all_clients_are_bounded)
{
	long	 before;
	int	 fds[DEAF];

	before = all_resident_kilobytes();
	ask_deafly(fds, false);
	cr_expect_leq(metric(bytes_held), 2 << 26);
	cr_expect_gt(metric(bytes_held), (1 << 26) - EVENTS * LONG);
	cr_expect_lt(all_resident_kilobytes(), before + 200000);
	cr_expect_gt(metric(clients_ended), DEAF / 4);
}

Test(unread, the_slowest_reader_is_ended_first)
{
	int	 fds[DEAF], reader, i;
	size_t	 have;

	reader = dial_narrow(2);
	ask_for_all(reader);
	have = read_some(reader, PIECE);
	for (i = 0; i < DEAF; i++) {
		fds[i] = dial_narrow(2);
		ask_for_all(fds[i]);
		have += read_some(reader, PIECE / 2);
	}
	cr_expect_gt(metric(clients_ended), DEAF / 2);
	have += read_some(reader, EVENTS * LONG - have);
	cr_expect_eq(have, EVENTS * LONG, "%zu", have);
	for (i = 0; i < DEAF; i++)
		(void)close(fds[i]);
}

/* It reads little, but its address holds less than the others. */
Test(unread, readers_of_other_addresses_are_not_ended)
{
	int	 fds[DEAF], reader, i;
	size_t	 have;

	reader = dial_narrow(2);
	ask_for_all(reader);
	for (have = 0, i = 0; i < DEAF; i++) {
		fds[i] = dial_narrow(3 + i % 4);
		ask_for_all(fds[i]);
		have += read_some(reader, PIECE / 4);
	}
	cr_expect_gt(metric(clients_ended), DEAF / 4);
	have += read_some(reader, EVENTS * LONG - have);
	cr_expect_eq(have, EVENTS * LONG, "%zu", have);
	for (i = 0; i < DEAF; i++)
		(void)close(fds[i]);
}

Test(unread, memory_is_freed_when_clients_read_or_leave)
{
	int	 fds[10], i;

	for (i = 0; i < 10; i++) {
		fds[i] = dial_narrow(2 + i);
		ask_for_all(fds[i]);
	}
	cr_expect_gt(metric(bytes_held), 5 * EVENTS * LONG);
	for (i = 0; i < 5; i++)
		(void)close(fds[i]);
	for (i = 5; i < 10; i++)
		cr_expect_gt(strlen(hear(fds[i])), EVENTS * LONG);
	UNTIL(metric(bytes_held) == 0);
	cr_expect_eq(metric(clients_ended), 0);
}

/* They read 128 KB, 1 KB and nothing per second; the minimum is 3.2 KB. */
Test(unread, clients_below_the_minimum_rate_are_ended)
{
	int	 slow, slower, deaf, i;
	size_t	 have;

	slow = dial_narrow(2);
	ask_for_all(slow);
	slower = dial_narrow(3);
	ask_for_all(slower);
	deaf = dial_narrow(4);
	ask_for_all(deaf);
	for (have = 0, i = 0; i < 50; i++) {
		have += read_some(slow, PIECE);
		(void)read_some(slower, 512);
		pause_for(500);
	}
	cr_expect_eq(metric(clients_ended), 2);
	have += read_some(slow, EVENTS * LONG - have);
	cr_expect_eq(have, EVENTS * LONG, "%zu", have);
	cr_expect_lt(read_some(slower, EVENTS * LONG), EVENTS * LONG / 2);
	cr_expect_lt(read_some(deaf, EVENTS * LONG), EVENTS * LONG / 2);
}
