#include <sys/eventfd.h>
#include <sys/types.h>

#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/shared.h"
#include "config/wake.h"
#include "http/credentials.h"
#include "http/message.h"
#include "http/request.h"
#include "http/session.h"
#include "server/batch.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/quota.h"
#include "server/threads.h"
#include "server/turns.h"
#include "server/writer.h"
#include "store/db.h"
#include "store/permissions.h"

/* A transaction with more than this accepts no more jobs. */
#define BATCH_MAX	128		/* jobs */
#define BATCH_BYTES	(32 << 20)	/* of memory of its jobs */

/*
 * After a write that took long, further writes of the user are expected to do
 * so for a while. Each has a transaction of its own, so that no other write
 * waits for its commit.
 */
#define SLOW_WRITE	(BATCH_TIME / 2)
#define SLOW_MEMORY	(10 * CLOCK_SECOND)
#define SLOW_PATIENCE	(10 * CLOCK_SECOND)	/* if another never ends */

/* After a slow write of a user, those of others in all workers come first. */
#define SLOW_REST	(2 * DB_SLOW_PAUSE)

#define LOOK	1	/* seconds between checks for due events */

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static struct turns	 queue;
static struct jobs	 done;
static bool		 stopping;
static pthread_t	 thread;
static struct db	*db;
static int		 wake;

/*
 * Users, by the hash of credentials with which they have written before; 0:
 * none.
 */
static _Atomic int64_t	 users[QUOTAS + 1];

/* Only for the writer's thread. */
static size_t		 held;		/* bytes of the jobs of this batch */
static int64_t		 since;		/* clock_steady() after its first job */
static int64_t		 begun;		/* clock_steady() before its last job */
static bool		 may_be_slow;	/* its first job was let through */
static int64_t		 slow_again;	/* clock_steady(), after a try */
static int64_t		 slow_since;	/* clock_steady(); 0: none waits */
static bool		 ends;		/* `stopping`, of the last batch */

/*
 * Until when writes of users may be slow, for all workers, and those of
 * visitors to each route, since they can have any number of addresses. The same
 * for all who may not edit others' records: of their slow writes only one at a
 * time waits for the database, whatever the number of workers
 * (db_begin_slow_write()).
 */
static struct {
	_Atomic int64_t	 all[TURNS], limited[TURNS];
	_Atomic int64_t	 next;		/* when the next one may begin */
}			*slow_until;

/* Different spellings of the header count as the same credentials. */
static unsigned
find_credentials(const struct job *job)
{
	struct credentials_sent	 sent;
	struct arena		*arena = job->request->arena;
	const char		*text;

	if ((text = session_token(job->request)) != NULL)
		return (quota_find(text));
	text = job->message->header[HEADER_AUTHORIZATION];
	if (text == NULL || !credentials_read(arena, text, &sent))
		return (QUOTAS);

	return (quota_find(sent.login == NULL ? sent.password :
	    arena_join(arena, sent.login, ":", sent.password, NULL)));
}

static bool
is_quick(const struct job *job)
{
	return (atomic_load_explicit(&slow_until->all[job->slow_index],
	    memory_order_relaxed) < clock_steady());
}

static bool
is_limited(const struct job *job)
{
	return (atomic_load_explicit(&slow_until->limited[job->slow_index],
	    memory_order_relaxed) >= clock_steady());
}

static bool
may_begin(const struct job *job)
{
	const int64_t	 now = clock_steady();
	int64_t		 until, next;

	until = atomic_load_explicit(&slow_until->limited[job->slow_index],
	    memory_order_relaxed);
	next = atomic_load_explicit(&slow_until->next, memory_order_relaxed);
	return (until < now || (now >= slow_again && now >= next &&
	    now >= until - SLOW_MEMORY + SLOW_REST));
}

static void
note_slow(const struct job *job, int64_t until)
{
	atomic_store_explicit(&slow_until->all[job->slow_index], until,
	    memory_order_relaxed);
	if (job->request != NULL && !may_edit_others(&job->request->caller))
		atomic_store_explicit(&slow_until->limited[job->slow_index],
		    until, memory_order_relaxed);
}

/*
 * Adds queued jobs while there is room. One that may be slow is the only one
 * of its batch.
 */
static void
gather_batch(struct jobs *batch)
{
	struct job	*job;

	while (batch->count < BATCH_MAX && (job = turns_take(&queue,
	    batch->first == NULL ? may_begin : is_quick)) != NULL) {
		jobs_append(batch, job);
		if (!is_quick(job))
			return;
	}
}

/* Puts the job at this place and those after it back into the queue. */
static void
requeue_jobs(struct jobs *batch, struct job **place)
{
	struct jobs	 rest = { .first = NULL };

	while (*place != NULL)
		jobs_append(&rest, jobs_take_at(batch, place));
	turns_put_back(&queue, &rest);
}

/*
 * The first job of a transaction, or NULL. One that may be slow lets others go
 * first that have arrived while it waited for the database. It also waits if it
 * was not known to be slow before.
 */
static struct job *
first_job(struct jobs *batch)
{
	struct job	*quick;

	if (batch->first->tried || is_quick(batch->first))
		return (batch->first);
	pthread_mutex_lock(&lock);
	quick = turns_take(&queue, is_quick);
	if (quick != NULL || (is_limited(batch->first) && !may_be_slow))
		requeue_jobs(batch, &batch->first);
	if (quick != NULL)
		jobs_append(batch, quick);
	pthread_mutex_unlock(&lock);
	return (batch->first);
}

/*
 * The job after this one; NULL: the first. Adds jobs that have arrived
 * meanwhile to the transaction. Lets readers run
 * first, since a batch would keep the CPU longer than they need it.
 */
static struct job *
next_job(struct jobs *batch, struct job *job)
{
	int64_t	 now;
	bool	 over;

	if (job == NULL) {
		begun = clock_steady();
		return (first_job(batch));
	}
	(void)sched_yield();
	if (job->request != NULL)
		atomic_store_explicit(&users[job->credentials],
		    job->request->caller.id, memory_order_relaxed);
	held += job->arena != NULL ? arena_held(job->arena) : 0;
	now = clock_steady();
	if (now - begun > SLOW_WRITE)
		note_slow(job, now + SLOW_MEMORY);
	begun = now;
	if (since == 0)
		since = now;
	over = held > BATCH_BYTES || now - since > BATCH_TIME ||
	    !is_quick(job);
	if (over == (job->next == NULL))
		return (job->next);
	pthread_mutex_lock(&lock);
	if (over)
		requeue_jobs(batch, &job->next);
	else
		gather_batch(batch);
	pthread_mutex_unlock(&lock);
	return (job->next);
}

/* Waits for a job, until one may begin, or until events may be due. */
static void
wait_for_work(void)
{
	const int64_t	 t = clock_steady() + (queue.waiting.first != NULL ?
			    DB_SLOW_PAUSE : LOOK * CLOCK_SECOND);
	struct timespec	 until = { t / CLOCK_SECOND, t % CLOCK_SECOND };

	(void)pthread_cond_clockwait(&work, &lock, CLOCK_MONOTONIC, &until);
}

/* Returns false if the thread must end. */
static bool
next_batch(struct jobs *batch, bool wait)
{
	bool	 goes_on;

	*batch = (struct jobs){ .first = NULL };
	pthread_mutex_lock(&lock);
	if (queue.waiting.first == NULL && !stopping && wait)
		wait_for_work();
	for (gather_batch(batch); batch->first == NULL &&
	    queue.waiting.first != NULL; gather_batch(batch))
		wait_for_work();
	ends = stopping;
	goes_on = batch->first != NULL || !stopping;
	pthread_mutex_unlock(&lock);
	held = 0;
	since = 0;
	return (goes_on);
}

static void
return_batch(struct jobs *batch)
{
	struct job		*job;

	for (job = batch->first; job != NULL; job = job->next) {
		free(job->picture);
		job->picture = NULL;
		job->excess = 0;
	}
	pthread_mutex_lock(&lock);
	while ((job = jobs_take(batch)) != NULL)
		jobs_append(&done, job);
	pthread_mutex_unlock(&lock);
	if (eventfd_write(wake, 1) != 0)
		abort();
}

/*
 * Returns false if it waits for another one that is slow. Quick ones that have
 * waited for this thread meanwhile get into the queue before the next slow one.
 */
static bool
write_batch(struct jobs *batch)
{
	const int64_t	 now = clock_steady();

	may_be_slow = is_limited(batch->first);
	if (batch_run(batch, may_be_slow && !ends && (slow_since == 0 ||
	    now - slow_since < SLOW_PATIENCE), next_job)) {
		if (may_be_slow) {
			atomic_store_explicit(&slow_until->next,
			    clock_steady() + DB_SLOW_PAUSE,
			    memory_order_relaxed);
			slow_since = 0;
		}
		return_batch(batch);
		return (true);
	}
	slow_again = clock_steady() + DB_SLOW_PAUSE;
	if (slow_since == 0)
		slow_since = now;
	pthread_mutex_lock(&lock);
	requeue_jobs(batch, &batch->first);
	pthread_mutex_unlock(&lock);
	return (false);
}

static void *
write_batches(void *arg)
{
	struct jobs	 batch;
	bool		 more = true;	/* some events may be due */

	(void)arg;
	while (next_batch(&batch, !more)) {
		if (batch.first != NULL && !write_batch(&batch))
			continue;
		more = batch_attend();
		batch_follow();
		batch_settings();
		if (batch_subscriptions())
			parent_report(WAKE_SUBSCRIPTIONS);
		if (batch_delivers())
			parent_report(WAKE_DELIVERIES);
		if (batch_is_worn())
			parent_report(WAKE_WORN);
	}
	return (NULL);
}

void
writer_share(void)
{
	slow_until = shared_new(sizeof(*slow_until));
}

void
writer_start(struct db *connection, const struct site *configuration, int fd)
{
	db = connection;
	wake = fd;
	batch_start(db, configuration);
	thread_start(&thread, write_batches, NULL);
}

bool
writer_expects(struct job *job)
{
	job->credentials = find_credentials(job);
	job->user = job->credentials == QUOTAS ? 0 : atomic_load_explicit(
	    &users[job->credentials], memory_order_relaxed);
	return (job->user != 0);
}

static unsigned
find_slow(const struct job *job)
{
	const struct route	*route = job->request->in.route;

	if (job->user != 0)
		return (turns_user(job));

	return (QUOTAS + quota_find(route != NULL ? route->name : "") %
	    QUOTAS);
}

/*
 * Deferred and large requests, and those after many others, wait without memory
 * and are prepared again later. Frees the memory without the lock, since that
 * may take long.
 */
static bool
enqueue_job(struct job *job, unsigned most, unsigned most_each)
{
	struct arena	*dropped = NULL;
	bool		 fits;

	job->failure = NULL;
	job->tried = false;
	if (job->request != NULL)
		job->slow_index = find_slow(job);
	if (arena_held(job->arena) > 0 ||
	    (job->request != NULL && job->request->defers)) {
		arena_reset(job->arena);
		job->request = NULL;
	}
	pthread_mutex_lock(&lock);
	fits = queue.waiting.count < most &&
	    queue.queued[turns_user(job)] < most_each &&
	    (job->user != 0 || queue.visitors < most_each);
	if (fits && queue.waiting.count >= BATCH_MAX) {
		dropped = job->arena;
		job->arena = NULL;
		job->request = NULL;
	}
	if (fits) {
		turns_put(&queue, job);
		pthread_cond_signal(&work);
	}
	pthread_mutex_unlock(&lock);
	arena_free(dropped);

	return (fits);
}

bool
writer_put(struct job *job)
{
	return (enqueue_job(job, LIMIT_WRITES, LIMIT_WRITES_EACH));
}

void
writer_put_always(struct job *job)
{
	(void)enqueue_job(job, UINT_MAX, UINT_MAX);
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

bool
writer_waits(const struct job *job)
{
	bool	 found;

	pthread_mutex_lock(&lock);
	found = jobs_find(&queue.waiting, job) != NULL;
	pthread_mutex_unlock(&lock);
	return (found);
}

bool
writer_drop(struct job *job)
{
	struct jobs	 dropped = { .first = NULL };
	bool		 found;

	pthread_mutex_lock(&lock);
	found = turns_drop(&queue, job);
	pthread_mutex_unlock(&lock);
	if (!found)
		return (false);
	job->request = NULL;
	jobs_append(&dropped, job);
	return_batch(&dropped);
	return (true);
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
