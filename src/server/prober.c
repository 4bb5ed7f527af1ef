#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/clock.h"
#include "server/counts.h"
#include "server/prober.h"
#include "server/threads.h"
#include "store/db.h"
#include "store/store.h"

#define PATIENCE	1000	/* milliseconds to wait for the write lock */

/*
 * No test write is made if others have written within this time: a commit
 * empties the caches of all workers.
 */
#define LATELY		(60 * CLOCK_SECOND)

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static struct job	*waiting, *done;
static bool		 stopping;
static pthread_t	 thread;
static struct db	*db;		/* NULL: not started */
static int		 wake;

static struct job *
wait_for_jobs(void)
{
	struct job	*jobs;

	pthread_mutex_lock(&lock);
	while (waiting == NULL && !stopping)
		pthread_cond_wait(&work, &lock);
	jobs = waiting;
	waiting = NULL;
	pthread_mutex_unlock(&lock);
	return (jobs);
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

/* Reverses the order of the jobs, which does not matter. */
static void
return_jobs(struct job *jobs, const char *why)
{
	static const uint64_t	 one = 1;
	struct job		*job, *next;

	pthread_mutex_lock(&lock);
	for (job = jobs; job != NULL; job = next) {
		next = job->next;
		job->failure = why == NULL ? NULL :
		    arena_string(job->arena, why);
		job->next = done;
		done = job;
	}
	pthread_mutex_unlock(&lock);
	if (write(wake, &one, sizeof(one)) != sizeof(one))
		abort();
}

static void *
serve_jobs(void *arg)
{
	struct job	*jobs;

	(void)arg;
	while ((jobs = wait_for_jobs()) != NULL)
		return_jobs(jobs, probe_store());
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
	job->next = waiting;
	waiting = job;
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
}

struct job *
prober_take(void)
{
	struct job	*jobs;

	pthread_mutex_lock(&lock);
	jobs = done;
	done = NULL;
	pthread_mutex_unlock(&lock);
	return (jobs);
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
