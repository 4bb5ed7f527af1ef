#include "server/thread.h"

#include <signal.h>
#include <stdlib.h>

void
thread_start(pthread_t *thread, void *(*run)(void *), void *arg)
{
	sigset_t	 all, before;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	if (pthread_create(thread, NULL, run, arg) != 0)
		abort();
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}
