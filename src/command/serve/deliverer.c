#include <sys/prctl.h>
#include <sys/wait.h>

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "command/serve/child.h"
#include "command/serve/deliverer.h"
#include "command/serve/service.h"

#define DELAY_MAX	60	/* seconds until a restart */
#define LOOKS		80	/* until SIGKILL */
#define LOOK		100000000	/* nanoseconds between two */

static pid_t	 pid;		/* 0: none */
static bool	 wanted;
static int64_t	 due;		/* clock_steady() */
static int64_t	 began;
static int	 delay;		/* seconds after it has ended */

void
deliverer_want(bool wants)
{
	wanted = wants;
	delay = 0;
	due = 0;
	if (pid != 0)
		(void)kill(pid, SIGTERM);
}

/* Standard output belongs to the command. */
static void
become(const struct service *s, pid_t parent)
{
	char		 shift[32];
	sigset_t	 none;
	int64_t		 seconds = clock_shift();

	if (prctl(PR_SET_PDEATHSIG, SIGTERM) == -1 || getppid() != parent)
		_exit(1);
	snprintf(shift, sizeof(shift), "%s%" PRId64, seconds < 0 ? "" : "+",
	    seconds);
	(void)setenv("ALMANAC_CLOCK", shift, 1);
	(void)dup2(STDERR_FILENO, STDOUT_FILENO);
	sigemptyset(&none);
	(void)sigprocmask(SIG_SETMASK, &none, NULL);
	execl("/proc/self/exe", "almanac", "deliver", "--db", s->database,
	    "--config", s->config, (char *)NULL);
	fprintf(stderr, "almanac: cannot run 'deliver': %s\n",
	    strerror(errno));
	_exit(1);
}

void
deliverer_tend(const struct service *s)
{
	pid_t	 self;

	if (!wanted || pid != 0 || clock_steady() < due)
		return;
	self = getpid();
	(void)fflush(NULL);
	if ((pid = fork()) == 0)
		become(s, self);
	began = clock_steady();
	if (pid != -1)
		return;
	pid = 0;
	due = began + CLOCK_SECOND;
}

int
deliverer_patience(void)
{
	int64_t	 left;

	if (!wanted || pid != 0)
		return (-1);
	left = due - clock_steady();
	return (left <= 0 ? 0 : (int)(left / CLOCK_MILLISECOND) + 1);
}

bool
deliverer_bury(pid_t ended, int status)
{
	int64_t	 now = clock_steady();

	if (ended != pid)
		return (false);
	pid = 0;
	if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS) {
		due = now;
		return (true);
	}
	if (WIFSIGNALED(status))
		fprintf(stderr, "almanac: 'deliver' has died of signal %d\n",
		    WTERMSIG(status));
	if (now - began > DELAY_MAX * CLOCK_SECOND)
		delay = 0;
	delay = delay == 0 ? 1 : delay * 2 > DELAY_MAX ? DELAY_MAX : delay * 2;
	due = now + delay * CLOCK_SECOND;
	return (true);
}

void
deliverer_end(void)
{
	static const struct timespec	 look = { .tv_nsec = LOOK };
	int				 i;

	wanted = false;
	if (pid == 0)
		return;
	(void)kill(pid, SIGTERM);
	for (i = 0; i < LOOKS; i++) {
		if (waitpid(pid, NULL, WNOHANG) != 0)
			return;
		(void)nanosleep(&look, NULL);
	}
	(void)kill(pid, SIGKILL);
	(void)waitpid(pid, NULL, 0);
}
