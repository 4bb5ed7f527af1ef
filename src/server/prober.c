#include <sys/eventfd.h>

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/clock.h"
#include "server/counts.h"
#include "server/prober.h"
#include "server/threads.h"
#include "store/db.h"
#include "store/store.h"

#define PATIENCE	1000	/* milliseconds to wait for the write lock */

/* Who asks learns after so long that the database does not answer. */
#define PATIENCE_OF_CLIENTS	(2 * CLOCK_SECOND)

/*
 * No test write is made if others have written within this time: a commit
 * empties the caches of all workers.
 */
#define LATELY		(60 * CLOCK_SECOND)

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static struct jobs	 waiting, done;	/* the oldest first */
static bool		 stopping;
static pthread_t	 thread;
static struct db	*db;		/* NULL: not started */
static int		 wake;

/* Returns when a job was put that has no answer yet, or 0 at the end. */
static int64_t
wait_for_jobs(void)
{
	int64_t	 now;

	pthread_mutex_lock(&lock);
	while (waiting.first == NULL && !stopping)
		pthread_cond_wait(&work, &lock);
	now = stopping ? 0 : clock_steady();
	pthread_mutex_unlock(&lock);
	return (now);
}

static const char *
probe_store(void)
{
	const char	*why;
	bool		 write;

	write = counts_failing() || counts_last_commit() == 0 ||
	    clock_steady() - counts_last_commit() > LATELY;
	why = store_ready(db, write);
	if (write)
		counts_probe(why == NULL);
	return (why);
}

/* Finishes the jobs that were put until then. Call it with the lock held. */
static void
finish_jobs(int64_t until, const char *_Nullable why)
{
	struct job	*job;

	while ((job = waiting.first) != NULL && job->put_at <= until) {
		(void)jobs_take_at(&waiting, &waiting.first);
		job->failure = why == NULL ? NULL :
		    arena_string(job->arena, why);
		jobs_append(&done, job);
	}
}

static void *
serve_jobs(void *arg)
{
	const char		*why;
	int64_t			 since;

	(void)arg;
	while ((since = wait_for_jobs()) != 0) {
		why = probe_store();
		pthread_mutex_lock(&lock);
		finish_jobs(since, why);
		pthread_mutex_unlock(&lock);
		if (eventfd_write(wake, 1) != 0)
			abort();
	}
	return (NULL);
}

void
prober_start(struct db *connection, int fd)
{
	db = connection;
	wake = fd;
	db_set_timeout(db, PATIENCE);
	thread_start(&thread, serve_jobs, NULL);
}

void
prober_put(struct job *job)
{
	pthread_mutex_lock(&lock);
	job->put_at = clock_steady();
	jobs_append(&waiting, job);
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
}

struct job *
prober_take(void)
{
	struct job	*first;

	pthread_mutex_lock(&lock);
	finish_jobs(clock_steady() - PATIENCE_OF_CLIENTS,
	    "the database does not answer in time");
	first = jobs_take_all(&done);
	pthread_mutex_unlock(&lock);
	return (first);
}

void
prober_stop(void)
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
