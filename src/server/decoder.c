#include "server/decoder.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

#include "base/clock.h"
#include "base/json.h"
#include "base/shared.h"
#include "http/author_quota.h"
#include "http/message.h"
#include "http/request.h"
#include "http/serve.h"
#include "pictures/maker.h"
#include "server/limits.h"
#include "server/turns.h"
#include "server/writer.h"
#include "store/permissions.h"

#define PAUSE	(20 * CLOCK_MILLISECOND)	/* between two tries */

/* So long others in all workers may take the turn before its last user. */
#define REST	(5 * PAUSE)

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static struct turns	 queue;
static struct job	*current;	/* being decoded */
static bool		 has_turn;	/* to decode it */
static int64_t		 again;		/* clock_steady(), to try the turn */

/* Of all workers. Editors are not counted as users of the turn. */
static struct {
	_Atomic unsigned	 last;		/* user of the turn */
	_Atomic int64_t		 freed;		/* clock_steady(), the turn */
}			*shared;
static bool		 stopping;
static pthread_t	 thread;

/* Bytes of bodies, of queued jobs and the current one. */
static size_t		 held[TURNS], held_all;

/* `more` is negated to subtract. */
static void
hold_bytes(const struct job *job, size_t more)
{
	held[turns_user(job)] += more;
	held_all += more;
}

static bool
edits_others(const struct job *job)
{
	return (may_edit_others(&job->request->caller));
}

/*
 * Waits for a job, or, if there are only pictures of others than editors, until
 * their turn can be tried again.
 */
static void
wait_for_work(void)
{
	const struct timespec	 until = { again / CLOCK_SECOND,
				    again % CLOCK_SECOND };

	if (queue.waiting.first == NULL)
		pthread_cond_wait(&work, &lock);
	else
		(void)pthread_cond_clockwait(&work, &lock, CLOCK_MONOTONIC,
		    &until);
}

static bool
has_rested(const struct job *job)
{
	return (atomic_load(&shared->last) != job->user_index ||
	    clock_steady() >= atomic_load(&shared->freed) + REST);
}

/*
 * Another worker that tries meanwhile gets the turn: this one does not take it
 * twice in a row.
 */
static struct job *
try_turn(void)
{
	struct job	*job;

	if (queue.waiting.first == NULL || clock_steady() < again)
		return (NULL);
	again = clock_steady() + PAUSE;
	if (!maker_try_turn())
		return (NULL);
	if ((job = turns_take(&queue, has_rested)) == NULL)
		maker_end_turn();
	has_turn = job != NULL;
	return (job);
}

/*
 * Pictures of editors come first. The others stay in the queue until this
 * worker has the turn.
 */
static struct job *
next_job(void)
{
	struct job	*job;

	pthread_mutex_lock(&lock);
	while ((job = turns_take(&queue, edits_others)) == NULL &&
	    (job = try_turn()) == NULL && !stopping)
		wait_for_work();
	current = job;
	pthread_mutex_unlock(&lock);
	return (job);
}

static void
end_job(struct job *job)
{
	pthread_mutex_lock(&lock);
	current = NULL;
	again = clock_steady() + PAUSE;
	hold_bytes(job, -job->message->body_length);
	pthread_mutex_unlock(&lock);
	writer_put_always(job);
}

/*
 * Counts the time, of which the most is reserved before, for the user while no
 * other worker decodes.
 */
static void
decode_picture(struct job *job, const struct value *file)
{
	struct making	 making = { .unwanted = &job->left,
			    .has_turn = has_turn };

	job->excess = author_quota_take_ahead(job->request, AUTHOR_PICTURES,
	    MAKER_TIME);
	if (job->excess > 0)
		return;
	job->picture = maker_make(file->text, file->length, &making);
	author_quota_spend(job->request, AUTHOR_PICTURES,
	    making.took - MAKER_TIME);
	if (has_turn)
		atomic_store(&shared->last, job->user_index);
	atomic_store(&shared->freed, clock_steady());
}

static void *
serve_jobs(void *arg)
{
	const struct value	*file;
	struct job		*job;

	(void)arg;
	while ((job = next_job()) != NULL) {
		if ((file = serve_picture(job->request)) != NULL)
			decode_picture(job, file);
		if (has_turn)
			maker_end_turn();
		has_turn = false;
		end_job(job);
	}
	return (NULL);
}

void
decoder_share(void)
{
	shared = shared_new(sizeof(*shared));
}

void
decoder_start(void)
{
	thread_start(&thread, serve_jobs, NULL);
}

bool
decoder_put(struct job *job)
{
	const bool	 edits = edits_others(job);
	const size_t	 most = edits ? LIMIT_PICTURES_HELD :
			    LIMIT_PICTURES_HELD - LIMIT_PICTURES_HELD_EACH;
	const size_t	 most_jobs = edits ? LIMIT_PICTURES :
			    LIMIT_PICTURES - LIMIT_PICTURES_EACH;
	size_t		 size = job->message->body_length;
	bool		 fits;

	pthread_mutex_lock(&lock);
	fits = queue.waiting.count < most_jobs &&
	    queue.queued[turns_user(job)] < LIMIT_PICTURES_EACH &&
	    held_all + size <= most &&
	    held[turns_user(job)] + size <= LIMIT_PICTURES_HELD_EACH;
	if (fits) {
		hold_bytes(job, size);
		turns_put(&queue, job);
		pthread_cond_signal(&work);
	}
	pthread_mutex_unlock(&lock);
	return (fits);
}

void
decoder_stop(void)
{
	pthread_mutex_lock(&lock);
	stopping = true;
	(void)jobs_take_all(&queue.waiting);
	if (current != NULL)
		atomic_store(&current->left, true);
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
	pthread_join(thread, NULL);
}
