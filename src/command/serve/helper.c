#include "command/serve/helper.h"

#include <sys/wait.h>

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/serve/child.h"
#include "command/serve/service.h"
#include "config/copying.h"

#define DELAY_MAX	60	/* seconds until a restart */
#define LOOKS		80	/* checks until SIGKILL */
#define LOOK		100000000	/* nanoseconds between two */

static struct {
	const char	*verb;
	pid_t		 pid;		/* 0: none */
	bool		 wanted;
	bool		 stopped;	/* was asked to end */
	int64_t		 due;		/* clock_steady() */
	int64_t		 began;
	int		 delay;		/* seconds to wait after it ended */
} helpers[HELPERS] = {
	[HELPER_DELIVER] = { .verb = "deliver" },
	[HELPER_SUBSCRIBE] = { .verb = "subscribe" },
	[HELPER_COPY] = { .verb = "copy" }
};

void
helper_want(enum helper which, bool wants)
{
	helpers[which].wanted = wants;
	helpers[which].delay = 0;
	helpers[which].due = 0;
	helpers[which].stopped = helpers[which].pid != 0;
	if (helpers[which].stopped)
		(void)kill(helpers[which].pid, SIGTERM);
}

bool
helper_wanted(enum helper which)
{
	return (helpers[which].wanted);
}

static void
become_helper(const struct service *s, enum helper which, pid_t parent)
{
	const char	*verb = helpers[which].verb;

	child_become(parent);
	if (which == HELPER_COPY)
		child_inherit(COPIES_ENV, s->copies[1]);
	(void)setenv("ALMANAC_DATABASE", s->database, 1);
	execl("/proc/self/exe", "almanac", verb, "--config", s->config,
	    (char *)NULL);
	child_fail(verb);
}

static void
tend_helper(const struct service *s, enum helper which)
{
	pid_t	 self, pid;

	if (!helpers[which].wanted || helpers[which].pid != 0 ||
	    clock_steady() < helpers[which].due)
		return;
	self = getpid();
	(void)fflush(NULL);
	if ((pid = fork()) == 0)
		become_helper(s, which, self);
	helpers[which].stopped = false;
	helpers[which].began = clock_steady();
	helpers[which].pid = pid == -1 ? 0 : pid;
	if (pid == -1)
		helpers[which].due = helpers[which].began + CLOCK_SECOND;
}

void
helpers_tend(const struct service *s)
{
	int	 i;

	for (i = 0; i < HELPERS; i++)
		tend_helper(s, (enum helper)i);
}

int
helpers_patience(void)
{
	int64_t	 now = clock_steady(), left, least = -1;
	int	 i;

	for (i = 0; i < HELPERS; i++) {
		if (!helpers[i].wanted || helpers[i].pid != 0)
			continue;
		left = helpers[i].due - now;
		left = left <= 0 ? 0 : left / CLOCK_MILLISECOND + 1;
		if (least == -1 || left < least)
			least = left;
	}
	return ((int)least);
}

/*
 * Restarts a helper that has failed, after a delay that grows with each
 * failure.
 */
static void
delay_restart(enum helper which, int status)
{
	int	 delay = helpers[which].delay;

	if (WIFSIGNALED(status) && !helpers[which].stopped)
		fprintf(stderr, "almanac: 'almanac %s' was killed by signal"
		    " %d\n", helpers[which].verb, WTERMSIG(status));
	if (clock_steady() - helpers[which].began > DELAY_MAX * CLOCK_SECOND)
		delay = 0;
	delay = delay == 0 ? 1 : delay * 2 > DELAY_MAX ? DELAY_MAX : delay * 2;
	helpers[which].delay = delay;
	helpers[which].due = clock_steady() + delay * CLOCK_SECOND;
}

bool
helper_bury(pid_t ended, int status)
{
	int	 i;

	for (i = 0; i < HELPERS; i++)
		if (helpers[i].pid == ended)
			break;
	if (i == HELPERS)
		return (false);
	helpers[i].pid = 0;
	if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_NOTHING &&
	    !helpers[i].stopped)
		helpers[i].wanted = false;
	else if (WIFEXITED(status) && (helpers[i].stopped ||
	    WEXITSTATUS(status) == EXIT_SUCCESS))
		helpers[i].due = clock_steady();
	else
		delay_restart((enum helper)i, status);
	return (true);
}

void
helpers_leave(void)
{
	int	 i;

	for (i = 0; i < HELPERS; i++)
		helper_want((enum helper)i, false);
}

static bool
is_left(void)
{
	bool	 any = false;
	int	 i;

	for (i = 0; i < HELPERS; i++) {
		if (helpers[i].pid != 0 &&
		    waitpid(helpers[i].pid, NULL, WNOHANG) != 0)
			helpers[i].pid = 0;
		any = any || helpers[i].pid != 0;
	}
	return (any);
}

void
helpers_end(void)
{
	static const struct timespec	 look = { .tv_nsec = LOOK };
	int				 i;

	helpers_leave();
	for (i = 0; i < LOOKS && is_left(); i++)
		(void)nanosleep(&look, NULL);
	for (i = 0; i < HELPERS; i++)
		if (helpers[i].pid != 0) {
			(void)kill(helpers[i].pid, SIGKILL);
			(void)waitpid(helpers[i].pid, NULL, 0);
		}
}
