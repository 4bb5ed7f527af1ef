/* Clients that send at the same moment are all answered. */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

#define CLIENTS	60
#define ADDRESSES	6	/* each has few slow reads */
#define ROUNDS	20

TestSuite(together, .init = service_start, .fini = service_stop);

static void
ask_for(int fd, int event)
{
	char	 text[256];

	snprintf(text, sizeof(text), GET(API "/events/%d"), event);
	say(fd, text);
}

static void
expect_answer(int fd, int event)
{
	char		 expected[64];
	const char	*heard;

	snprintf(expected, sizeof(expected),
	    "Event with ID %d does not exist.", event);
	heard = hear(fd);
	cr_expect(strstr(heard, expected) != NULL, "%d: %s", event, heard);
}

/* Resets the connection: nothing can be sent to it any more. */
static void
leave(int fd)
{
	const struct linger	 none = { 1, 0 };

	cr_assert_eq(setsockopt(fd, SOL_SOCKET, SO_LINGER, &none,
	    sizeof(none)), 0);
	(void)close(fd);
}

Test(together, each_gets_its_own_answer)
{
	int	 fds[CLIENTS], round, i;

	for (i = 0; i < CLIENTS; i++)
		fds[i] = dial_from_host(1 + i % ADDRESSES);
	for (round = 0; round < ROUNDS; round++) {
		for (i = 0; i < CLIENTS; i++)
			ask_for(fds[i], 1000 * round + 1000 + i);
		for (i = 0; i < CLIENTS; i++)
			expect_answer(fds[i], 1000 * round + 1000 + i);
	}
}

Test(together, clients_that_leave_do_not_affect_others)
{
	int	 fds[CLIENTS], round, i;

	for (round = 0; round < ROUNDS; round++) {
		for (i = 0; i < CLIENTS; i++)
			fds[i] = dial_from_host(1 + i % ADDRESSES);
		for (i = 0; i < CLIENTS; i++)
			ask_for(fds[i], 1000 + i);
		for (i = round % 2; i < CLIENTS; i += 2)
			leave(fds[i]);
		for (i = !(round % 2); i < CLIENTS; i += 2) {
			expect_answer(fds[i], 1000 + i);
			(void)close(fds[i]);
		}
	}
}

static void
signal_workers(int sig)
{
	int	 i;

	for (i = 0; i < WORKERS; i++)
		(void)kill(service.workers[i], sig);
}

/* Requests that arrive while the workers are stopped are served in one turn. */
Test(together, each_connection_ends_with_its_last_answer)
{
	int	 fds[CLIENTS], i;

	for (i = 0; i < CLIENTS; i++) {
		fds[i] = dial_from_host(1 + i % ADDRESSES);
		ask_for(fds[i], 1000 + i);
		expect_answer(fds[i], 1000 + i);
	}
	signal_workers(SIGSTOP);
	for (i = 0; i < CLIENTS; i++)
		say(fds[i], "GET " API "/events?per_page=50&page=1 HTTP/1.1\r\n"
		    HOST "Connection: close\r\n\r\n");
	signal_workers(SIGCONT);
	for (i = 0; i < CLIENTS; i++) {
		EXPECT_STATUS("200", hear(fds[i]));
		cr_expect_str_eq(heard_field("Connection"), "close");
		cr_assert(hears_end(fds[i]), "%d goes on", i);
		(void)close(fds[i]);
	}
}

/* The test fails if the service waits until these clients have left. */
Test(together, reads_do_not_wait_for_writes)
{
	struct db	*locked;
	int		 writer, fds[CLIENTS], i;

	for (i = 0; i < CLIENTS; i++)
		fds[i] = dial_from_host(1 + i % ADDRESSES);
	locked = lock_database();
	writer = dial();
	say(writer, event_request(1));
	for (i = 0; i < CLIENTS; i++)
		ask_for(fds[i], 1000 + i);
	for (i = 0; i < CLIENTS; i++)
		expect_answer(fds[i], 1000 + i);
	unlock_database(locked);
	EXPECT_STATUS("201", hear(writer));
}
