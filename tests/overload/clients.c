#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <criterion/criterion.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "clients.h"
#include "tests/server/harness.h"

#define PIECE		65536
#define LATE_END	1000	/* ms */
#define LEAVES_AFTER	5	/* ms */
#define STRANGERS	256	/* from 127.0.1.1 on */

struct client {
	const struct clients	*of;
	struct heard		*heard;
	unsigned		 number;
	int			 fd;
	char			 bytes[PIECE];	/* begins with the head */
	size_t			 have;
};

static int64_t
now_ms(void)
{
	struct timespec	 t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (t.tv_sec * INT64_C(1000) + t.tv_nsec / 1000000);
}

static void
disconnect(struct client *c)
{
	if (c->fd != -1)
		(void)close(c->fd);
	c->fd = -1;
}

static void
connect_client(struct client *c)
{
	struct sockaddr_in	 address;

	memset(&address, 0, sizeof(address));
	address.sin_family = AF_INET;
	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK +
	    (c->of->strangers ? STRANGERS + c->number : 0));
	c->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (bind(c->fd, (struct sockaddr *)&address, sizeof(address)) == -1)
		_exit(1);
	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	address.sin_port = htons((uint16_t)(c->of->port != 0 ? c->of->port :
	    service.port));
	if (connect(c->fd, (struct sockaddr *)&address,
	    sizeof(address)) == -1)
		disconnect(c);
}

/* The server may answer, and stop reading, before everything is sent. */
static void
send_request(const struct client *c, const char *text)
{
	struct pollfd	 p = { .fd = c->fd, .events = POLLIN | POLLOUT };
	size_t		 left;
	ssize_t		 n;

	left = c->of->length > 0 ? c->of->length : strlen(text);
	for (; left > 0; text += n, left -= (size_t)n) {
		if (poll(&p, 1, LONGEST_MS) != 1 || (p.revents & POLLIN) ||
		    (n = send(c->fd, text, left,
		    MSG_DONTWAIT | MSG_NOSIGNAL)) <= 0)
			return;
	}
}

/* The number of bytes read; 0: at the end. */
static size_t
receive_some(const struct client *c, char *to, size_t size, int64_t until)
{
	struct pollfd	 p = { .fd = c->fd, .events = POLLIN };
	int64_t		 wait;
	ssize_t		 n;

	if ((wait = until - now_ms()) < 0 || poll(&p, 1, (int)wait) != 1)
		return (0);
	n = recv(c->fd, to, size, 0);
	return (n > 0 ? (size_t)n : 0);
}

/* The length of the head, or 0. */
static size_t
receive_head(struct client *c, int64_t until)
{
	const char	*end;
	size_t		 n;

	c->have = 0;
	do {
		n = receive_some(c, c->bytes + c->have,
		    sizeof(c->bytes) - 1 - c->have, until);
		if (n == 0)
			return (0);
		c->have += n;
		c->bytes[c->have] = '\0';
		end = strstr(c->bytes, "\r\n\r\n");
	} while (end == NULL && c->have < sizeof(c->bytes) - 1);
	return (end != NULL ? (size_t)(end + 4 - c->bytes) : 0);
}

static const char *
field(const struct client *c, const char *name)
{
	const char	*at;

	at = strcasestr(c->bytes, name);
	return (at != NULL ? at + strlen(name) : "");
}

/* The status, or 0 if the answer is missing or incomplete. */
static int
receive_answer(struct client *c, size_t *length)
{
	static __thread char	 rest[PIECE];
	int64_t			 until = now_ms() + LONGEST_MS;
	size_t			 head, n, have;

	if ((head = receive_head(c, until)) == 0)
		return (0);
	have = c->have;
	c->bytes[head - 1] = '\0';
	*length = head + strtoul(field(c, "\r\nContent-Length:"), NULL, 10);
	for (; have < *length; have += n)
		if ((n = receive_some(c, rest, sizeof(rest), until)) == 0)
			return (0);
	return (atoi(c->bytes + strlen("HTTP/1.1 ")));
}

static void
count_turn(struct heard *h, int64_t took)
{
	if (took > LONGEST_MS)
		took = LONGEST_MS;
	__atomic_add_fetch(&h->turns, 1, __ATOMIC_RELAXED);
	__atomic_add_fetch(&h->took[took], 1, __ATOMIC_RELAXED);
}

static void
count_answer(struct client *c, int status, size_t length)
{
	struct heard	*h = c->heard;

	__atomic_add_fetch(&h->answers, 1, __ATOMIC_RELAXED);
	__atomic_add_fetch(&h->status[status % 600], 1, __ATOMIC_RELAXED);
	if (status == 503 && *field(c, "\r\nRetry-After:") == '\0')
		__atomic_add_fetch(&h->silent_503, 1, __ATOMIC_RELAXED);
	if (status != 0 && length > h->longest)
		h->longest = length;
}

static void
await_end(struct client *c)
{
	int64_t	 since = now_ms();

	while (receive_some(c, c->bytes, sizeof(c->bytes),
	    since + LONGEST_MS) > 0)
		;
	if (now_ms() - since > LATE_END)
		__atomic_add_fetch(&c->heard->late_ends, 1, __ATOMIC_RELAXED);
}

static void
send_and_leave(struct client *c, const char *text)
{
	static const struct linger	 reset = { .l_onoff = 1 };

	if (c->fd == -1)
		return;
	send_request(c, text);
	__atomic_add_fetch(&c->heard->left, 1, __ATOMIC_RELAXED);
	pause_for(LEAVES_AFTER);
	(void)setsockopt(c->fd, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset));
	disconnect(c);
}

static void
ask_once(struct client *c, const char *text, int64_t turn)
{
	size_t	 length = 0;
	int	 status = 0;
	bool	 over;

	if (c->fd == -1)
		connect_client(c);
	if (c->of->leaves) {
		send_and_leave(c, text);
		return;
	}
	if (c->fd != -1) {
		send_request(c, text);
		status = receive_answer(c, &length);
	}
	count_turn(c->heard, now_ms() - turn);
	count_answer(c, status, length);
	over = status == 0 ||
	    strncasecmp(field(c, "\r\nConnection:"), " close", 6) == 0;
	if (c->of->to_the_end && status != 0)
		await_end(c);
	if (over || c->of->to_the_end || (int)c->number < c->of->fresh)
		disconnect(c);
	if (status == 0)
		pause_for(10);
}

static void *
go_on(void *arg)
{
	struct client	*c = arg;
	int64_t		 turn;
	unsigned	 n;

	turn = now_ms() + c->of->pause * (int64_t)c->number / c->of->count;
	for (n = 0; !c->heard->enough; n++) {
		if (c->of->pause == 0 || (c->of->patient && turn < now_ms()))
			turn = now_ms();
		if (turn > now_ms())
			pause_for((int)(turn - now_ms()));
		ask_once(c, c->of->make(c->number, n), turn);
		turn += c->of->pause;
	}
	for (; c->of->pause > 0 && !c->of->patient && turn < now_ms();
	    turn += c->of->pause)
		count_turn(c->heard, now_ms() - turn);
	__atomic_add_fetch(&c->heard->done, 1, __ATOMIC_RELEASE);
	return (NULL);
}

static void
run(const struct clients *of, struct heard *heard)
{
	struct client	*c;
	pthread_t	 thread;
	int		 i;

	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
	for (i = 0; i < of->count; i++) {
		c = calloc(1, sizeof(*c));
		*c = (struct client){ .of = of, .heard = heard,
		    .number = (unsigned)i, .fd = -1 };
		if (pthread_create(&thread, NULL, go_on, c) != 0)
			_exit(1);
	}
	for (;;)
		(void)pause();
}

struct clients_running
clients_start(const struct clients *of)
{
	struct clients_running	 r;

	r.heard = mmap(NULL, sizeof(*r.heard), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(r.heard, MAP_FAILED);
	if ((r.pid = fork()) == 0)
		run(of, r.heard);
	cr_assert_gt(r.pid, 0);
	r.count = of->count;
	return (r);
}

void
clients_stop_at_once(struct clients_running *r)
{
	(void)kill(r->pid, SIGKILL);
	(void)waitpid(r->pid, NULL, 0);
}

void
clients_stop(struct clients_running *r)
{
	int64_t	 until = now_ms() + 2 * LONGEST_MS;

	r->heard->enough = true;
	while (__atomic_load_n(&r->heard->done, __ATOMIC_ACQUIRE) < r->count &&
	    now_ms() < until)
		pause_for(1);
	clients_stop_at_once(r);
}

int
heard_within(const struct heard *h, double percent)
{
	double	 seen;
	int	 ms;

	for (seen = 0, ms = 0; ms < LONGEST_MS; ms++)
		if ((seen += h->took[ms]) * 100 >= percent * h->turns)
			break;
	return (ms);
}

unsigned
heard_others(const struct heard *h, const char *statuses)
{
	char		 text[8];
	unsigned	 others;
	int		 i;

	for (others = 0, i = 0; i < 600; i++) {
		snprintf(text, sizeof(text), "%d", i);
		if (i == 0 || strstr(statuses, text) == NULL)
			others += h->status[i];
	}
	return (others);
}

const char *
heard_text(const struct heard *h)
{
	static char	 text[512];
	size_t		 length;
	int		 i;

	text[0] = '\0';
	for (length = 0, i = 0; i < 600 && length < sizeof(text) - 32; i++)
		if (h->status[i] > 0)
			length += (size_t)snprintf(text + length,
			    sizeof(text) - length, "%s%d: %u",
			    length > 0 ? ", " : "", i, h->status[i]);
	return (text);
}
