#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "attack.h"
#include "tests/server/harness.h"

#define STEP		20	/* milliseconds between checks */
#define OTHER_FILES	64

struct attacker {
	size_t	 said;		/* bytes sent in this round */
	size_t	 due;		/* bytes that may be sent by now */
	bool	 heard;
};

static struct outcome	*outcome;	/* in shared memory */
static pid_t		 pid;

static int
dial_from(const char *from)
{
	struct sockaddr_in	 address;
	int			 fd;

	memset(&address, 0, sizeof(address));
	address.sin_family = AF_INET;
	fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	(void)inet_pton(AF_INET, from != NULL ? from : "127.0.0.1",
	    &address.sin_addr);
	if (bind(fd, (struct sockaddr *)&address, sizeof(address)) == -1)
		_exit(2);
	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	address.sin_port = htons((uint16_t)service.port);
	if (connect(fd, (struct sockaddr *)&address, sizeof(address)) == -1)
		_exit(3);
	return (fd);
}

static void
hang_up(struct pollfd *p)
{
	(void)close(p->fd);
	p->fd = -1;
	outcome->open--;
	outcome->ended++;
}

static void
hear_some(struct pollfd *p, struct attacker *a)
{
	static char	 bytes[65536];
	ssize_t		 n;

	n = recv(p->fd, bytes, sizeof(bytes) - 1, MSG_DONTWAIT);
	if (n == 0 || (n == -1 && errno != EAGAIN)) {
		hang_up(p);
		return;
	}
	bytes[n > 0 ? n : 0] = '\0';
	if (n > 12 && !a->heard) {
		a->heard = true;
		outcome->heard[atoi(bytes + strlen("HTTP/1.1 ")) % 600]++;
	}
}

static void
say_some(const struct attack *attack, struct pollfd *p, struct attacker *a)
{
	size_t	 length;
	ssize_t	 n;

	length = attack->length - a->said;
	if (attack->pace > 0 && length > a->due - a->said)
		length = a->due - a->said;
	if (length == 0)
		return;
	n = send(p->fd, attack->text + a->said, length,
	    MSG_DONTWAIT | MSG_NOSIGNAL);
	if (n > 0)
		a->said += (size_t)n;
	if (a->said == attack->length && attack->on_and_on)
		a->said = 0;
}

static bool
has_more(const struct attack *attack, const struct attacker *a)
{
	return (a->said < attack->length &&
	    (attack->pace == 0 || a->said < a->due));
}

static void
set_pace(const struct attack *attack, struct attacker *a)
{
	static struct timespec	 start;
	struct timespec		 now;
	int			 i;

	clock_gettime(CLOCK_MONOTONIC, &now);
	if (start.tv_sec == 0)
		start = now;
	for (i = 0; i < attack->clients; i++)
		a[i].due = attack->head + (size_t)((now.tv_sec -
		    start.tv_sec + 1) * attack->pace);
}

static void
go_on(const struct attack *attack, struct pollfd *p, struct attacker *a)
{
	int	 i;

	for (;;) {
		set_pace(attack, a);
		for (i = 0; i < attack->clients; i++) {
			p[i].events = attack->deaf ? 0 : POLLIN;
			if (has_more(attack, &a[i]))
				p[i].events |= POLLOUT;
		}
		if (poll(p, (nfds_t)attack->clients, STEP) <= 0)
			continue;
		for (i = 0; i < attack->clients; i++) {
			if (p[i].fd != -1 && (p[i].revents & POLLOUT))
				say_some(attack, &p[i], &a[i]);
			if (p[i].fd != -1 &&
			    (p[i].revents & (POLLIN | POLLERR | POLLHUP)))
				hear_some(&p[i], &a[i]);
		}
	}
}

static void
run(const struct attack *attack)
{
	struct pollfd	*p;
	struct attacker	*a;
	int		 i;

	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
	p = calloc((size_t)attack->clients, sizeof(*p));
	a = calloc((size_t)attack->clients, sizeof(*a));
	for (i = 0; i < attack->clients; i++) {
		p[i].fd = dial_from(attack->from);
		outcome->open++;
	}
	go_on(attack, p, a);
}

static void
allow_files(int count)
{
	struct rlimit	 limit;

	cr_assert_eq(getrlimit(RLIMIT_NOFILE, &limit), 0);
	limit.rlim_cur = (rlim_t)count + OTHER_FILES;
	cr_assert_leq(limit.rlim_cur, limit.rlim_max,
	    "too few files: ulimit -n");
	cr_assert_eq(setrlimit(RLIMIT_NOFILE, &limit), 0);
}

void
attack_start(const struct attack *attack)
{
	allow_files(attack->clients);
	outcome = mmap(NULL, sizeof(*outcome), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(outcome, MAP_FAILED);
	if ((pid = fork()) == 0)
		run(attack);
	UNTIL(outcome->open + outcome->ended == attack->clients);
}

const struct outcome *
attack_outcome(void)
{
	return (outcome);
}

void
attack_stop(void)
{
	(void)kill(pid, SIGKILL);
	(void)waitpid(pid, NULL, 0);
}
