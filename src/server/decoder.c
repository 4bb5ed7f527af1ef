#include "server/decoder.h"

#include <pthread.h>
#include <stddef.h>

#include "base/json.h"
#include "http/author_quota.h"
#include "http/message.h"
#include "http/request.h"
#include "http/serve.h"
#include "pictures/maker.h"
#include "server/limits.h"
#include "server/turns.h"
#include "server/writer.h"
#include "store/permissions.h"

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static struct turns	 queue;
static struct job	*current;	/* being decoded */
static bool		 stopping;
static pthread_t	 thread;

/* Bytes of bodies, of queued jobs and the current one. */
static size_t		 held[QUOTAS], held_all;

/* `more` is negated to subtract. */
static void
hold(const struct job *job, size_t more)
{
	held[turns_user(job)] += more;
	held_all += more;
}

static bool
edits_others(const struct job *job)
{
	return (may_edit_others(&job->request->caller));
}

/* Pictures of editors come first. */
static struct job *
next_job(void)
{
	struct job	*job;

	pthread_mutex_lock(&lock);
	while ((job = turns_take(&queue, edits_others)) == NULL &&
	    (job = turns_take(&queue, NULL)) == NULL && !stopping)
		pthread_cond_wait(&work, &lock);
	current = job;
	pthread_mutex_unlock(&lock);
	return (job);
}

static void
end_job(struct job *job)
{
	pthread_mutex_lock(&lock);
	current = NULL;
	hold(job, -job->message->body_length);
	pthread_mutex_unlock(&lock);
	writer_put_always(job);
}

static void *
run(void *arg)
{
	const struct value	*file;
	struct making		 making;
	struct job		*job;

	(void)arg;
	while ((job = next_job()) != NULL) {
		if ((file = serve_picture(job->request)) != NULL) {
			making = (struct making){ &job->left, 0 };
			job->picture = maker_make(file->text, file->length,
			    &making);
			author_quota_spend(job->request, AUTHOR_PICTURES,
			    making.took);
		}
		end_job(job);
	}
	return (NULL);
}

void
decoder_start(void)
{
	thread_start(&thread, run, NULL);
}

bool
decoder_put(struct job *job)
{
	const size_t	 most = edits_others(job) ? LIMIT_PICTURES_HELD :
			    LIMIT_PICTURES_HELD - LIMIT_PICTURES_HELD_EACH;
	size_t		 size = job->message->body_length;
	bool		 fits;

	pthread_mutex_lock(&lock);
	fits = queue.waiting.count < LIMIT_PICTURES &&
	    queue.queued[turns_user(job)] < LIMIT_PICTURES_EACH &&
	    held_all + size <= most &&
	    held[turns_user(job)] + size <= LIMIT_PICTURES_HELD_EACH;
	if (fits) {
		hold(job, size);
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
