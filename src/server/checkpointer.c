#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>

#include "server/checkpointer.h"
#include "store/checkpoint.h"
#include "store/db.h"

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static size_t		 length, due = CHECKPOINT_DUE;	/* pages */
static bool		 stopping;
static pthread_t	 thread;
static struct db	*db;

/* The log has got that long; 0: the thread must end. */
static size_t
wait_until(size_t long_enough)
{
	size_t	 found;

	pthread_mutex_lock(&lock);
	length = 0;
	due = long_enough;
	while (length < due && !stopping)
		pthread_cond_wait(&work, &lock);
	found = stopping ? 0 : length;
	pthread_mutex_unlock(&lock);
	return (found);
}

static void *
run(void *arg)
{
	size_t	 pages, next = CHECKPOINT_DUE;

	(void)arg;
	while ((pages = wait_until(next)) > 0)
		next = checkpoint_run(db, pages);
	return (NULL);
}

/* Signals are the event loop's. */
void
checkpointer_start(struct db *connection)
{
	sigset_t	 all, before;

	db = connection;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	if (pthread_create(&thread, NULL, run, NULL) != 0)
		abort();
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void
checkpointer_tell(size_t pages)
{
	pthread_mutex_lock(&lock);
	length = pages;
	if (length >= due)
		pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
}

void
checkpointer_stop(void)
{
	pthread_mutex_lock(&lock);
	stopping = true;
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
	pthread_join(thread, NULL);
	db_close(db);
}
