/* Clients that do not read their answers. */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

TestSuite(slow, .init = service_start, .fini = service_stop);

/* Requests the document until the socket has accepted no byte for a second. */
static int
ask_on_and_on(int fd)
{
	static const char	 request[] = GET(API "/doc");
	size_t			 at;
	ssize_t			 n;
	int			 asked, refused;

	at = 0;
	asked = refused = 0;
	while (asked < 100000 && refused < 100) {
		n = send(fd, request + at, sizeof(request) - 1 - at,
		    MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n == -1) {
			cr_assert_eq(errno, EAGAIN);
			refused++;
			pause_for(10);
			continue;
		}
		refused = 0;
		if ((at += (size_t)n) == sizeof(request) - 1) {
			at = 0;
			asked++;
		}
	}

	return (asked);
}

Test(slow, unread_answers_do_not_accumulate)
{
	pid_t	 workers[WORKERS];
	int	 fd, i;

	fd = dial();
	cr_expect_gt(ask_on_and_on(fd), 100);
	find_workers(workers);
	for (i = 0; i < WORKERS; i++)
		cr_expect_lt(resident_kilobytes(workers[i]), 60000);
	for (i = 0; i < 100; i++)
		cr_expect_eq(strncmp(hear(fd), "200 {", 5), 0);
	(void)close(fd);
}

/* Sends requests with long bodies until no byte is accepted for a while. */
static void
send_bodies(int fd)
{
	static const char	 head[] = "POST " API "/doc HTTP/1.1\r\n" HOST
	    "X-HTTP-Method-Override: GET\r\nContent-Length: 4000000\r\n\r\n";
	static char		 request[sizeof(head) - 1 + 4000000];
	size_t			 at;
	ssize_t			 n;
	int			 refused;

	memcpy(request, head, sizeof(head) - 1);
	at = 0;
	for (refused = 0; refused < 20;) {
		n = send(fd, request + at, sizeof(request) - at,
		    MSG_DONTWAIT | MSG_NOSIGNAL);
		if (n == -1) {
			refused++;
			pause_for(10);
			continue;
		}
		refused = 0;
		at = (at + (size_t)n) % sizeof(request);
	}
}

Test(slow, no_body_is_kept_for_clients_that_do_not_read)
{
	long	 before;
	int	 clients[10], size, i;

	before = all_resident_kilobytes();
	for (i = 0; i < 10; i++) {
		clients[i] = dial();
		size = 4096;
		cr_assert_eq(setsockopt(clients[i], SOL_SOCKET, SO_RCVBUF,
		    &size, sizeof(size)), 0);
		send_bodies(clients[i]);
	}
	cr_expect_lt(all_resident_kilobytes(), before + 50000);
	for (i = 0; i < 10; i++)
		(void)close(clients[i]);
}

Test(slow, a_client_that_has_said_all_may_read_late)
{
	int	 fd, i;

	fd = dial();
	for (i = 0; i < 300; i++)
		say(fd, GET(API "/doc"));
	cr_assert_eq(shutdown(fd, SHUT_WR), 0);
	pause_for(500);
	for (i = 0; i < 300; i++)
		cr_expect_eq(strncmp(hear(fd), "200 {", 5), 0);
	cr_expect(hears_end(fd));
}
