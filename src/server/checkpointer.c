#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "server/checkpointer.h"
#include "server/counts.h"
#include "server/threads.h"
#include "store/db.h"
#include "store/sqlite/checkpoint.h"

#define PAUSE	1	/* seconds to wait after a failure */

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static size_t		 length, due = CHECKPOINT_DUE;	/* pages */
static bool		 stopping;
static bool		 failed;	/* the last checkpoint failed */
static char		 failure[CHECKPOINTER_MESSAGE];	/* "": none, or known */
static pthread_t	 thread;
static struct db	*db;		/* NULL: not started */

static void
wait_a_while(void)
{
	struct timespec	 end;
	int		 error;

	clock_gettime(CLOCK_MONOTONIC, &end);
	end.tv_sec += PAUSE;
	for (error = 0; error == 0 && !stopping; )
		error = pthread_cond_clockwait(&work, &lock, CLOCK_MONOTONIC,
		    &end);
}

/*
 * Waits until the log is long enough for a checkpoint. Returns its length, or
 * 0 if the thread must end.
 */
static size_t
wait_until(size_t long_enough)
{
	size_t	 found;

	pthread_mutex_lock(&lock);
	due = long_enough;
	if (failed || checkpoint_is_stuck()) {
		wait_a_while();
	} else {
		length = 0;
		while (length < due && !stopping && !checkpoint_is_stuck())
			pthread_cond_wait(&work, &lock);
	}
	found = stopping ? 0 : length > 0 ? length : 1;
	pthread_mutex_unlock(&lock);
	return (found);
}

static void
check_result(void)
{
	pthread_mutex_lock(&lock);
	if ((failed = db_failed(db)))
		snprintf(failure, sizeof(failure), "storage: %s",
		    db_message(db));
	pthread_mutex_unlock(&lock);
	counts_add(failed ? COUNT_CHECKPOINTS_FAILED : COUNT_CHECKPOINTS, 1);
	db_recover(db);
}

static void *
write_checkpoints(void *arg)
{
	size_t	 pages, next = CHECKPOINT_DUE;

	(void)arg;
	while ((pages = wait_until(next)) > 0) {
		next = checkpoint_run(db, pages);
		check_result();
	}
	return (NULL);
}

void
checkpointer_start(struct db *connection)
{
	db = connection;
	thread_start(&thread, write_checkpoints, NULL);
}

/* Another process may have started the log over. */
void
checkpointer_report(size_t pages)
{
	static size_t	 before;

	pthread_mutex_lock(&lock);
	if (pages < before)
		due = CHECKPOINT_DUE;
	length = before = pages;
	if (length >= due)
		pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
}

bool
checkpointer_failure(char text[CHECKPOINTER_MESSAGE])
{
	pthread_mutex_lock(&lock);
	memcpy(text, failure, sizeof(failure));
	failure[0] = '\0';

	/* The process that had the lock may have died. */
	if (checkpoint_is_stuck())
		pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
	return (text[0] != '\0');
}

void
checkpointer_stop(void)
{
	if (db == NULL)
		return;
	pthread_mutex_lock(&lock);
	stopping = true;
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
	pthread_join(thread, NULL);
	db_close(db);
}
