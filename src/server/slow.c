#include <sys/eventfd.h>
#include <sys/param.h>
#include <sys/resource.h>

#include <pthread.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/clock.h"
#include "config/site.h"
#include "http/message.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/site_now.h"
#include "server/decoder.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/quota.h"
#include "server/reader.h"
#include "server/slow.h"
#include "server/threads.h"
#include "server/writer.h"
#include "store/sqlite/checkpoint.h"

#define NICE		5	/* lower than the event loop */

_Static_assert(LIMIT_SLOW_THREADS > 1, "greedy ones leave one to others");

/* State of a client address. */
struct origin {
	unsigned	 waiting[2];	/* its queued jobs: reads, writes */
	unsigned	 served;	/* jobs being served */
	uint64_t	 turn;		/* of the last job, or the first */
	int64_t		 used;		/* processor time, of late */
	int64_t		 halved;	/* when it was, clock_steady() */
	int64_t		 greedy_until;	/* clock_steady() */
	int64_t		 slow_until[2];	/* of lists, of records */
};

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t	 work = PTHREAD_COND_INITIALIZER;
static struct jobs	 waiting, done;
static bool		 stopping;
static pthread_t	*threads;
static unsigned		 thread_count;
static struct origin	 origins[QUOTAS + 1];	/* the last: unknown */
static unsigned		 greedy;	/* threads serving greedy jobs */
static unsigned		 counts[2];	/* reads, writes that wait to begin */
static uint64_t		 turn;		/* the last turn */
static int64_t		 last;		/* latest slow_until */
static int		 wake;

/* Writes only wait for their checks. So as many may wait as for the writer. */
static const unsigned	 limits[2] = { LIMIT_SLOW, LIMIT_WRITES };

/* Whether its values may need much memory. */
static bool
is_long(const struct job *job)
{
	return (job->message->body_length > LIMIT_BODY_LONG);
}

/*
 * Whether it leaves a thread to others: to read its body takes long, or a read
 * took long.
 */
static bool
is_greedy(const struct job *job)
{
	return (job->message->body_length > LIMIT_BODY_BESIDE ||
	    job->is_greedy ||
	    origins[job->address].greedy_until > clock_steady());
}

/* What an address has used, halved each second. */
static int64_t
used_lately(struct origin *o)
{
	const int64_t	 seconds = (clock_steady() - o->halved) / CLOCK_SECOND;

	o->used = seconds < 63 ? o->used >> seconds : 0;
	o->halved += seconds * CLOCK_SECOND;

	return (o->used);
}

/*
 * Whether job `a` goes before `b`: fewer threads serve its address or, if
 * equal, it has used less time or, if equal, was served longer ago.
 */
static bool
goes_first(const struct job *a, const struct job *b)
{
	struct origin	*x = &origins[a->address];
	struct origin	*y = &origins[b->address];
	int64_t		 of_x, of_y;

	if (x->served != y->served)
		return (x->served < y->served);
	of_x = used_lately(x);
	of_y = used_lately(y);

	return (of_x != of_y ? of_x < of_y : x->turn < y->turn);
}

static struct job *
dequeue_at(struct job **place)
{
	struct job	*job = jobs_take_at(&waiting, place);

	counts[job->writes] -= !job->is_greedy;
	origins[job->address].waiting[job->writes]--;

	return (job);
}

/*
 * The oldest job of the address that goes first. Greedy jobs leave one thread
 * to others.
 */
static struct job *
dequeue_job(void)
{
	struct job	**place, **best = NULL;
	bool		 full;

	full = greedy + 1 >= thread_count;
	for (place = &waiting.first; *place != NULL; place = &(*place)->next) {
		if (full && is_greedy(*place))
			continue;
		if (best == NULL || goes_first(*place, *best))
			best = place;
	}

	return (best == NULL ? NULL : dequeue_at(best));
}

/* `*counted` says whether the job counts in `greedy`; pass it to end_job(). */
static struct job *
next_job(bool *counted)
{
	struct job	*job;

	pthread_mutex_lock(&lock);
	while ((job = dequeue_job()) == NULL && !stopping)
		pthread_cond_wait(&work, &lock);
	if (job != NULL) {
		*counted = is_greedy(job);
		greedy += *counted;
		origins[job->address].served++;
		origins[job->address].turn = ++turn;
	}
	pthread_mutex_unlock(&lock);

	return (job);
}

/*
 * After a job that took long its address leaves a thread to others, for a
 * multiple of that. Wakes a thread that waited because of greedy jobs.
 */
static void
end_job(unsigned origin, bool counted, int64_t took, bool late)
{
	struct origin	*o = &origins[origin];
	int64_t		 now = clock_steady();

	pthread_mutex_lock(&lock);
	greedy -= counted;
	o->served--;
	o->used = MIN(used_lately(o) + took,
	    LIMIT_USED * CLOCK_MILLISECOND);
	if (late || took > LIMIT_GREEDY * CLOCK_MILLISECOND)
		o->greedy_until = MAX(o->greedy_until, now +
		    LIMIT_GREEDY_TIMES * MIN(took, parent_site()->read_time *
		    CLOCK_MILLISECOND));
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
}

static void
return_job(struct job *job)
{

	pthread_mutex_lock(&lock);
	jobs_append(&done, job);
	pthread_mutex_unlock(&lock);
	if (eventfd_write(wake, 1) != 0)
		abort();
}

static void
return_undone(struct job *job)
{
	job->request = NULL;
	job->took = INT64_MAX;
	return_job(job);
}

/*
 * The request has passed all checks of a thread that reads. If there is no room
 * for its picture, its answer is 503 already.
 */
static void
defer_job(struct job *job)
{
	const struct caller	*caller = &job->request->caller;

	job->user = caller->visits ? 0 : caller->id;
	if (serve_picture(job->request) == NULL)
		writer_put_always(job);
	else if (!decoder_put(job))
		return_job(job);
}

/* A job is late if its answer is 503, and tried again if it needs more time. */
enum job_end { JOB_DONE, JOB_LATE, JOB_AGAIN };

/*
 * The time of a read that is not known to be greedy is short, since it may take
 * the last thread. Hashing a password takes as long as it takes.
 */
static int64_t
time_for(const struct job *job, bool is_greedy)
{
	const int64_t	 most = parent_site()->read_time;

	return ((is_greedy || serve_is_slow(job->request) ? most :
	    MIN(most, LIMIT_GREEDY)) * CLOCK_MILLISECOND);
}

/* The event loop, or a thread, may have tried the job already. */
static enum job_end
do_job(struct reader *reader, struct job *job, bool is_greedy, int64_t *took)
{
	const int64_t	 since = clock_work();
	int64_t		 time;
	bool		 late, is_last;

	*took = 0;
	if (atomic_load(&job->left)) {
		return_undone(job);
		return (JOB_DONE);
	}
	arena_reset(job->arena);
	job->request = serve_prepare(job->arena, site_now(job->arena),
	    job->message, clock_now());
	job->request->memo = &job->memo;
	job->reads_one = serve_reads_one(job->request);
	time = time_for(job, is_greedy);
	is_last = time == parent_site()->read_time * CLOCK_MILLISECOND;
	late = !reader_serve(reader, job->request, time, is_last);
	*took = clock_work() - since;
	job->took = *took + job->request->budget->waited;
	if (late)
		*took = job->took;
	if (late && !is_last)
		return (JOB_AGAIN);
	if (job->request->defers)
		defer_job(job);
	else
		return_job(job);

	return (late ? JOB_LATE : JOB_DONE);
}

/* It has had its place in the queue, so it takes none from others. */
static void
put_again(struct job *job)
{
	arena_reset(job->arena);
	job->request = NULL;
	job->is_greedy = true;
	pthread_mutex_lock(&lock);
	origins[job->address].waiting[job->writes]++;
	jobs_put_first(&waiting, job);
	pthread_cond_signal(&work);
	pthread_mutex_unlock(&lock);
}

static void *
serve_jobs(void *connection)
{
	struct reader	*reader;
	struct job	*job;
	unsigned	 origin;
	bool		 counted;
	int64_t		 took;
	enum job_end	 end;

	(void)setpriority(PRIO_PROCESS, 0, NICE);
	reader = reader_new(connection);
	while ((job = next_job(&counted)) != NULL) {
		origin = job->address;
		checkpoint_let_pass();
		end = do_job(reader, job, counted, &took);
		end_job(origin, counted, took, end != JOB_DONE);
		if (end == JOB_AGAIN)
			put_again(job);
	}
	reader_free(reader);

	return (NULL);
}

void
slow_start(struct db *const *connections, unsigned count, int fd)
{
	unsigned	 i;

	wake = fd;
	thread_count = count;
	if ((threads = calloc(count, sizeof(*threads))) == NULL)
		abort();
	for (i = 0; i < count; i++)
		thread_start(&threads[i], serve_jobs, connections[i]);
}

void
slow_remember(const struct job *job)
{
	last = clock_steady() + LIMIT_SLOW_MEMORY * CLOCK_MILLISECOND;
	origins[job->address].slow_until[job->reads_one] = last;
}

/*
 * A read may be late in the event loop only because the machine is busy. So if
 * the queue is full, only an address that has proved to be greedy is rejected.
 */
bool
slow_expected(const struct job *job)
{
	int64_t	 now = clock_steady();
	bool	 fits;

	if (last <= now)
		return (false);
	if (origins[job->address].slow_until[job->reads_one] <= now)
		return (false);
	pthread_mutex_lock(&lock);
	fits = counts[0] < LIMIT_SLOW || is_greedy(job);
	pthread_mutex_unlock(&lock);

	return (fits);
}

/* The newest job of its kind that waits for the thread of greedy ones. */
static struct job **
newest_greedy(const struct job *newcomer)
{
	struct job	**place, **newest = NULL;

	for (place = &waiting.first; *place != NULL; place = &(*place)->next)
		if ((*place)->writes == newcomer->writes &&
		    !(*place)->is_greedy && is_greedy(*place))
			newest = place;

	return (newest);
}

/*
 * The newest job of the address with most jobs of this kind. It is dropped for
 * the newcomer, if its address would still have fewer. Greedy jobs do not keep
 * those out that a thread is left to, unless these are many of one address.
 */
static struct job *
dequeue_surplus(const struct job *newcomer)
{
	struct job	**place, **best = NULL;
	bool		  kind = newcomer->writes;
	unsigned	  most = origins[newcomer->address].waiting[kind] + 1;
	unsigned	  own;

	for (place = &waiting.first; *place != NULL; place = &(*place)->next) {
		own = origins[(*place)->address].waiting[kind];
		if ((*place)->writes == kind && !(*place)->is_greedy &&
		    (own > most || (best != NULL && own == most))) {
			best = place;
			most = own;
		}
	}
	if (best == NULL && !is_greedy(newcomer) &&
	    origins[newcomer->address].waiting[kind] < LIMIT_SLOW_EACH)
		best = newest_greedy(newcomer);

	return (best == NULL ? NULL : dequeue_at(best));
}

/*
 * How many jobs the address may queue: fewer if it has proved to be greedy.
 * Long bodies would take the room of others' bodies while they wait.
 */
static unsigned
queue_limit(const struct job *job)
{
	return (is_long(job) ? LIMIT_BODY_LONG_EACH : is_greedy(job) ?
	    LIMIT_SLOW_EACH : limits[job->writes]);
}

/* An address without queued jobs takes its turn after all that have some. */
static void
enqueue_job(struct job *job)
{
	struct origin	*origin = &origins[job->address];

	if (origin->waiting[0] + origin->waiting[1] == 0)
		origin->turn = ++turn;
	origin->waiting[job->writes]++;
	counts[job->writes]++;
	jobs_append(&waiting, job);
	pthread_cond_signal(&work);
}

bool
slow_put(struct job *job)
{
	struct job	*surplus = NULL;
	bool		 fits;

	pthread_mutex_lock(&lock);
	if (counts[job->writes] == limits[job->writes])
		surplus = dequeue_surplus(job);
	fits = counts[job->writes] < limits[job->writes] &&
	    origins[job->address].waiting[job->writes] < queue_limit(job);
	if (fits)
		enqueue_job(job);
	pthread_mutex_unlock(&lock);
	if (surplus != NULL)
		return_undone(surplus);

	return (fits);
}

bool
slow_waits(const struct job *job)
{
	bool	 found;

	pthread_mutex_lock(&lock);
	found = jobs_find(&waiting, job) != NULL;
	pthread_mutex_unlock(&lock);

	return (found);
}

bool
slow_drop(struct job *job)
{
	struct job	**place;

	pthread_mutex_lock(&lock);
	if ((place = jobs_find(&waiting, job)) != NULL)
		(void)dequeue_at(place);
	pthread_mutex_unlock(&lock);
	if (place != NULL)
		return_undone(job);

	return (place != NULL);
}

struct job *
slow_take(void)
{
	struct job	*first, *job;

	pthread_mutex_lock(&lock);
	first = jobs_take_all(&done);
	pthread_mutex_unlock(&lock);
	for (job = first; job != NULL; job = job->next)
		if (job->took < LIMIT_SLICE * CLOCK_MILLISECOND)
			origins[job->address].slow_until[job->reads_one] = 0;

	return (first);
}

void
slow_stop(void)
{
	unsigned	 i;

	pthread_mutex_lock(&lock);
	stopping = true;
	(void)jobs_take_all(&waiting);
	pthread_cond_broadcast(&work);
	pthread_mutex_unlock(&lock);
	for (i = 0; i < thread_count; i++)
		pthread_join(threads[i], NULL);
	free(threads);
}
