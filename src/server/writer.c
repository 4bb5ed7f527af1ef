#include <sys/types.h>

#include <pthread.h>
#include <sched.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "server/batch.h"
#include "server/beside.h"
#include "server/jobs.h"
#include "server/writer.h"
#include "store/db.h"

#define BATCH_MAX	128	/* jobs of one transaction */
#define BATCH_BYTES	1048576	/* of their bodies, and one that is longer */

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static struct jobs	 waiting, done;
static bool		 stopping;
static pthread_t	 thread;
static struct db	*db;
static int		 wake;

/*
 * Adds to a batch what waits, as far as there is room.  Long bodies take long
 * and much memory, all of them as long as the transaction.
 */
static void
gather(struct jobs *batch)
{
	struct job	*job;

	while (batch->count < BATCH_MAX && batch->bytes < BATCH_BYTES &&
	    (job = jobs_take(&waiting)) != NULL)
		jobs_append(batch, job);
}

/*
 * Whoever has come meanwhile needs no commit of his own.  Those who read are
 * let through first: a batch would keep a processor for longer than they take.
 */
static struct job *
next_job(struct jobs *batch, const struct job *job)
{
	(void)sched_yield();
	if (job->next == NULL) {
		pthread_mutex_lock(&lock);
		gather(batch);
		pthread_mutex_unlock(&lock);
	}
	return (job->next);
}

/* False: the thread must end. */
static bool
next_batch(struct jobs *batch)
{
	*batch = (struct jobs){ .first = NULL };
	pthread_mutex_lock(&lock);
	while (waiting.first == NULL && !stopping)
		pthread_cond_wait(&work, &lock);
	gather(batch);
	pthread_mutex_unlock(&lock);
	return (batch->first != NULL);
}

static void
give_back(struct jobs *batch)
{
	static const uint64_t	 one = 1;
	struct job		*job;

	pthread_mutex_lock(&lock);
	while ((job = jobs_take(batch)) != NULL)
		jobs_append(&done, job);
	pthread_mutex_unlock(&lock);
	if (write(wake, &one, sizeof(one)) != sizeof(one))
		abort();
}

static void *
run(void *arg)
{
	struct jobs	 batch;

	(void)arg;
	while (next_batch(&batch)) {
		batch_run(&batch, next_job);
		give_back(&batch);
	}
	return (NULL);
}

void
writer_start(struct db *connection, const struct site *configuration, int fd)
{
	db = connection;
	wake = fd;
	batch_start(db, configuration);
	beside_start(&thread, run, NULL);
}

void
writer_put(struct job *job)
{
	job->trouble = NULL;
	job->tried = false;
	pthread_mutex_lock(&lock);
	jobs_append(&waiting, job);
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
}

struct job *
writer_take(void)
{
	struct job	*first;

	pthread_mutex_lock(&lock);
	first = jobs_take_all(&done);
	pthread_mutex_unlock(&lock);
	return (first);
}

void
writer_stop(void)
{
	pthread_mutex_lock(&lock);
	stopping = true;
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
	pthread_join(thread, NULL);
	batch_end();
	db_close(db);
}
