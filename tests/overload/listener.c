#include <sys/prctl.h>
#include <sys/socket.h>

#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <unistd.h>

#include "listener.h"
#include "tests/server/endpoint.h"

static void	(*converse)(FILE *);

static void *
answer(void *arg)
{
	FILE	*f = fdopen((int)(intptr_t)arg, "r+");

	converse(f);
	(void)fclose(f);
	return (NULL);
}

static _Noreturn void
serve(int listening)
{
	pthread_t	 thread;
	int		 fd;

	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
	(void)signal(SIGPIPE, SIG_IGN);
	for (;;) {
		if ((fd = accept(listening, NULL, NULL)) == -1 ||
		    pthread_create(&thread, NULL, answer,
		    (void *)(intptr_t)fd) != 0)
			_exit(1);
		(void)pthread_detach(thread);
	}
}

int
listener_start(void (*call)(FILE *))
{
	struct endpoint	 e = endpoint_open();

	converse = call;
	if (fork() == 0)
		serve(e.socket);
	endpoint_close(&e);
	return (e.port);
}
