#include "command/subscribe/subscribe_runners.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define RUNNERS	4
#define NICE	10	/* lower than all that serve visitors */

/*
 * The socket carries ids to the runner, and a byte back for each run that has
 * ended.
 */
struct runner {
	pid_t	 pid;
	int	 handle;	/* of the process: the sandbox allows no
				   kill() */
	int	 fd;
	int64_t	 id;		/* of the subscription; 0: idle */
};

static struct runner	 runners[RUNNERS];

/* The runner does not keep the sockets and handles of others. */
static _Noreturn void
become_runner(size_t i, int fd, pid_t parent,
    int (*work)(const struct runner *, const void *), const void *context)
{
	struct runner	 own = { .fd = fd };

	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
	(void)setpriority(PRIO_PROCESS, 0, NICE);
	if (getppid() != parent)
		_exit(EXIT_FAILURE);
	for (i++; i > 0; i--) {
		(void)close(runners[i - 1].fd);
		(void)close(runners[i - 1].handle);
	}
	_exit(work(&own, context));
}

void
runners_start(int (*work)(const struct runner *, const void *),
    const void *context)
{
	pid_t	 parent = getpid();
	size_t	 i;
	int	 ends[2];

	(void)fflush(NULL);
	for (i = 0; i < RUNNERS; i++) {
		if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) ==
		    -1)
			abort();
		runners[i].fd = ends[0];
		runners[i].handle = -1;
		if ((runners[i].pid = fork()) == -1)
			abort();
		if (runners[i].pid == 0)
			become_runner(i, ends[1], parent, work, context);
		runners[i].handle = (int)syscall(SYS_pidfd_open,
		    runners[i].pid, 0);
		(void)close(ends[1]);
	}
}

int64_t
runner_next(const struct runner *r)
{
	int64_t	 id;

	return (recv(r->fd, &id, sizeof(id), MSG_WAITALL) == sizeof(id) ? id :
	    0);
}

void
runner_done(const struct runner *r)
{
	(void)send(r->fd, "", 1, MSG_NOSIGNAL);
}

bool
runners_have(int64_t id)
{
	size_t	 i;

	for (i = 0; i < RUNNERS; i++)
		if (runners[i].id == id)
			return (true);
	return (false);
}

bool
runners_give(int64_t id)
{
	size_t	 i;

	for (i = 0; i < RUNNERS && runners[i].id != 0; i++)
		continue;
	if (i == RUNNERS)
		return (false);
	runners[i].id = id;
	(void)send(runners[i].fd, &id, sizeof(id), MSG_NOSIGNAL);
	return (true);
}

bool
runners_wait(int milliseconds)
{
	struct pollfd	 fds[RUNNERS];
	char		 byte;
	size_t		 i;

	for (i = 0; i < RUNNERS; i++)
		fds[i] = (struct pollfd){ .fd = runners[i].fd,
		    .events = POLLIN };
	if (poll(fds, RUNNERS, milliseconds) <= 0)
		return (true);
	for (i = 0; i < RUNNERS; i++) {
		if (fds[i].revents == 0)
			continue;
		if (recv(runners[i].fd, &byte, 1, 0) != 1)
			return (false);
		runners[i].id = 0;
	}
	return (true);
}

void
runners_end(void)
{
	size_t	 i;

	for (i = 0; i < RUNNERS; i++) {
		(void)syscall(SYS_pidfd_send_signal, runners[i].handle, SIGTERM,
		    NULL, 0);
		(void)close(runners[i].fd);
	}
	for (i = 0; i < RUNNERS; i++)
		while (waitpid(runners[i].pid, NULL, 0) == -1 &&
		    errno == EINTR)
			continue;
}
