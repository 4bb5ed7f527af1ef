#include <sys/types.h>

#include <pthread.h>
#include <sched.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/clock.h"
#include "http/fragments.h"
#include "http/request.h"
#include "http/serve.h"
#include "server/beside.h"
#include "server/counts.h"
#include "server/writer.h"
#include "store/db.h"

#define BATCH_MAX	128	/* jobs of one transaction */
#define BATCH_WARY	64	/* batches with savepoints after one without */
#define BATCH_BYTES	1048576	/* of their bodies, and one that is longer */

struct queue {
	struct job	 *first;
	struct job	**end;
	size_t		  count;
	size_t		  bytes;	/* of bodies */
};

static pthread_mutex_t		 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t		 work = PTHREAD_COND_INITIALIZER;
static struct queue		 waiting, done;
static bool			 stopping;
static pthread_t		 thread;
static struct db		*db;
static const struct site	*site;
static int			 wake;
static int			 wary;	/* batches yet to come with savepoints */

/* What they say of venues and organizers; each request is a state. */
static struct fragments	*fragments;
static uint64_t			 state;

static void
append(struct queue *q, struct job *job)
{
	if (q->first == NULL)
		q->end = &q->first;
	*q->end = job;
	q->end = &job->next;
	q->count++;
	q->bytes += job->message->body_length;
	job->next = NULL;
}

static struct job *
take(struct queue *q)
{
	struct job	*job;

	if ((job = q->first) != NULL) {
		q->first = job->next;
		q->count--;
		q->bytes -= job->message->body_length;
	}
	return (job);
}

/*
 * Adds to a batch what waits, as far as there is room.  Long bodies take long
 * and much memory, all of them as long as the transaction.
 */
static void
gather(struct queue *batch)
{
	struct job	*job;

	while (batch->count < BATCH_MAX && batch->bytes < BATCH_BYTES &&
	    (job = take(&waiting)) != NULL)
		append(batch, job);
}

/*
 * Whoever has come meanwhile needs no commit of his own.  Those who read are
 * let through first: a batch would keep a processor for longer than they take.
 */
static struct job *
next_job(struct queue *batch, const struct job *job)
{
	(void)sched_yield();
	if (job->next == NULL) {
		pthread_mutex_lock(&lock);
		gather(batch);
		pthread_mutex_unlock(&lock);
	}
	return (job->next);
}

/* What a failed transaction has left of a request is its message. */
static void
begin_again(struct job *job)
{
	int64_t	 now;

	now = job->request->now;
	arena_reset(job->arena);
	job->request = serve_prepare(job->arena, site, job->message, now);
}

static void
spoil(struct job *job)
{
	if (job->trouble != NULL)
		return;
	job->request->db = db;
	if (!job->request->reply.failed)
		(void)reply_broken(job->request);
	job->trouble = arena_string(job->arena, db_message(db));
	counts_failure();
}

static bool
commit(const struct queue *batch)
{
	int64_t	 since;

	since = clock_steady();
	if (!db_commit(db))
		return (false);
	counts_commit(batch->count, clock_steady() - since);
	return (true);
}

/* The next change may get the number of store_records() that is undone. */
static void
undo(void (*how)(struct db *))
{
	how(db);
	fragments_forget(fragments);
}

/*
 * A savepoint keeps a copy of every page that is written behind it, and few
 * requests fail after they have written.  False: this one has, without one.
 */
static bool
serve(struct job *job)
{
	int64_t	 before;
	int	 status;

	if (job->tried)
		begin_again(job);
	job->tried = true;
	job->request->db = db;
	job->request->fragments = fragments;
	fragments_renew(fragments, ++state);
	if (wary > 0)
		db_savepoint(db);
	before = db_changes_so_far(db);
	status = serve_answer(job->request);
	if (job->request->reply.failed)
		spoil(job);
	if (wary == 0)
		return (status < 400 || db_changes_so_far(db) == before);
	if (status >= 400)
		undo(db_savepoint_undo);
	else
		db_savepoint_keep(db);
	return (true);
}

/*
 * False when the batch must be tried again: a request has to be undone, or has
 * taken the transaction with it.  Then its own answer is that, and the others
 * may be sound.
 */
static bool
attempt(struct queue *batch)
{
	struct job	*job;

	db_begin_write(db);
	for (job = batch->first; job != NULL && !db_failed(db);
	    job = next_job(batch, job)) {
		if (job->trouble != NULL)
			continue;
		if (!serve(job) && !db_failed(db)) {
			wary = BATCH_WARY;
			undo(db_recover);
			return (false);
		}
		if (db_failed(db)) {
			spoil(job);
			undo(db_recover);
			return (false);
		}
	}
	if (!db_failed(db) && commit(batch))
		return (true);
	for (job = batch->first; job != NULL; job = job->next)
		spoil(job);
	undo(db_recover);
	return (true);
}

/* False: the thread must end. */
static bool
next_batch(struct queue *batch)
{
	*batch = (struct queue){ .first = NULL };
	pthread_mutex_lock(&lock);
	while (waiting.first == NULL && !stopping)
		pthread_cond_wait(&work, &lock);
	gather(batch);
	pthread_mutex_unlock(&lock);
	return (batch->first != NULL);
}

static void
give_back(struct queue *batch)
{
	static const uint64_t	 one = 1;
	struct job		*job;

	pthread_mutex_lock(&lock);
	while ((job = take(batch)) != NULL)
		append(&done, job);
	pthread_mutex_unlock(&lock);
	if (write(wake, &one, sizeof(one)) != sizeof(one))
		abort();
}

static void *
run(void *arg)
{
	struct queue	 batch;

	(void)arg;
	while (next_batch(&batch)) {
		while (!attempt(&batch))
			continue;
		if (wary > 0)
			wary--;
		give_back(&batch);
	}
	return (NULL);
}

void
writer_start(struct db *connection, const struct site *configuration, int fd)
{
	db = connection;
	site = configuration;
	wake = fd;
	fragments = fragments_new();
	beside_start(&thread, run);
}

void
writer_put(struct job *job)
{
	job->trouble = NULL;
	job->tried = false;
	pthread_mutex_lock(&lock);
	append(&waiting, job);
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
}

struct job *
writer_take(void)
{
	struct job	*first;

	pthread_mutex_lock(&lock);
	first = done.first;
	done = (struct queue){ .first = NULL };
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
	db_close(db);
	fragments_free(fragments);
}
