#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/clock.h"
#include "calendar/series.h"
#include "config/site.h"
#include "http/fragments.h"
#include "http/reply.h"
#include "http/author_quota.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/site_now.h"
#include "server/batch.h"
#include "server/counts.h"
#include "server/limits.h"
#include "server/threads.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/index/changes.h"
#include "store/index/index.h"
#include "store/sessions.h"
#include "store/status.h"
#include "store/stored_images.h"
#include "store/stored_links.h"
#include "store/subscriptions.h"
#include "store/uploads.h"
#include "text/dates.h"

#define DUTIES	500	/* in BATCH_TIME; 1 after a failure */
#define LOOK	(3 * CLOCK_SECOND)	/* between checks for subscriptions */
#define LOOK_SETTINGS	(CLOCK_SECOND / 2)
#define AGAIN	(60 * CLOCK_SECOND)	/* between reports of one thing */
#define WARY	64	/* batches that use savepoints after a failed one */

static struct db		*db;
static const struct site	*site;
static struct budget		 budget;	/* of the current request */
static bool			 has_new_settings;
static int			 wary;	/* batches left that use savepoints */

/* Cached JSON of venues and organizers. Each request may change these. */
static struct fragments		*fragments;
static uint64_t			 state;

/* A failed transaction leaves only the message of the request. */
static void
prepare_job(struct job *job)
{
	int64_t	 now;

	now = job->request != NULL ? job->request->now : clock_now();
	if (job->arena == NULL)
		job->arena = arena_new();
	arena_reset(job->arena);
	job->request = serve_prepare(job->arena, site_now(job->arena),
	    job->message, now);
}

static void
fail_job(struct job *job)
{
	if (job->failure != NULL)
		return;
	if (job->request == NULL)
		prepare_job(job);
	job->request->db = db;
	if (job->request->reply.failure == NULL)
		(void)reply_broken(job->request);
	job->failure = job->request->reply.failure;
	counts_failure();
}

/*
 * Counts jobs except those whose clients have left and those that have failed.
 */
static size_t
count_served(const struct jobs *batch)
{
	const struct job	*job;
	size_t			 count = 0;

	for (job = batch->first; job != NULL; job = job->next)
		count += job->tried && job->failure == NULL;
	return (count);
}

static bool
commit_batch(const struct jobs *batch)
{
	int64_t	 since;
	size_t	 served = count_served(batch);

	since = clock_steady();
	if (!db_commit(db))
		return (false);
	if (served > 0)
		counts_commit(served, clock_steady() - since);
	return (true);
}

/*
 * Forgets the cached JSON, since a later change may get the same state number
 * as one that is rolled back.
 */
static void
undo_changes(void (*how)(struct db *))
{
	how(db);
	fragments_forget(fragments);
}

/*
 * A savepoint copies every page that is written after it, and few requests
 * fail after writing. So savepoints are used only for a while after such a
 * failure. Returns false if this request failed after writing, without a
 * savepoint.
 */
static bool
serve_job(struct job *job)
{
	const int64_t	 since = clock_steady();
	int64_t		 before;
	bool		 keeps;

	if (job->tried || job->request == NULL)
		prepare_job(job);
	job->tried = true;
	job->request->db = db;
	job->request->memo = &job->memo;
	job->request->picture = job->picture;
	job->request->excess = job->excess;
	job->request->fragments = fragments;
	fragments_renew(fragments, ++state);
	job->request->budget = &budget;
	budget_start(&budget, site->write_time * CLOCK_MILLISECOND,
	    LIMIT_MEMORY);
	if (wary > 0)
		db_savepoint(db);
	before = db_changes_so_far(db);
	(void)serve_answer(job->request);
	has_new_settings |= job->request->changes_settings;
	if (job->request->caller.id != 0)
		author_quota_spend(job->request, AUTHOR_WRITING,
		    clock_steady() - since);
	keeps = serve_keeps(job->request);
	if (job->request->reply.failure != NULL)
		fail_job(job);
	if (wary == 0)
		return (keeps || db_changes_so_far(db) == before);
	if (!keeps)
		undo_changes(db_savepoint_undo);
	else
		db_savepoint_keep(db);
	return (true);
}

/* Whether the client has left before anything was done. */
static bool
is_abandoned(struct job *job)
{
	if (job->tried || !atomic_load(&job->left))
		return (false);
	job->request = NULL;
	return (true);
}

/*
 * Returns false if the batch must be repeated, because a request must be
 * undone or has broken the transaction. In the latter case the request is
 * answered with its failure, and the others may succeed.
 */
static bool
try_batch(struct jobs *batch,
    struct job *(*next)(struct jobs *, struct job *))
{
	struct job	*job;

	for (job = next(batch, NULL); job != NULL && !db_failed(db);
	    job = next(batch, job)) {
		if (job->failure != NULL || is_abandoned(job))
			continue;
		if (!serve_job(job) && !db_failed(db)) {
			wary = WARY;
			undo_changes(db_recover);
			return (false);
		}
		if (db_failed(db)) {
			fail_job(job);
			undo_changes(db_recover);
			return (false);
		}
	}
	if (!db_failed(db) && batch->first != NULL && commit_batch(batch))
		return (true);
	for (job = batch->first; job != NULL; job = job->next)
		fail_job(job);
	undo_changes(db_recover);
	return (true);
}

void
batch_start(struct db *connection, const struct site *configuration)
{
	db = connection;
	site = configuration;
	fragments = fragments_new();
}

static void
follow_settings(void)
{
	has_new_settings = false;
	site_now_follow(db);
	if (db_failed(db))
		undo_changes(db_recover);
}

static bool
begin_write(bool slow)
{
	if (slow)
		return (db_begin_slow_write(db));
	db_begin_write(db);
	return (true);
}

bool
batch_run(struct jobs *batch, bool slow,
    struct job *(*next)(struct jobs *, struct job *))
{
	do {
		if (!begin_write(slow))
			return (false);
	} while (!try_batch(batch, next));
	if (wary > 0)
		wary--;
	if (has_new_settings)
		follow_settings();
	return (true);
}

static bool
is_publication_due(struct request *rq)
{
	return (schedule_due(rq->db, rq->now));
}

static void
publish_events(struct request *rq, int64_t most)
{
	events_publish(rq->db, rq->now, most);
}

static void
extend_series(struct request *rq, int64_t most)
{
	int64_t	 until = clock_steady() + BATCH_TIME;

	while (series_extend(rq) && --most > 0 && clock_steady() < until)
		continue;
}

static bool
are_images_due(struct request *rq)
{
	return (images_are_due(rq->db, rq->now));
}

static void
sweep_images(struct request *rq, int64_t most)
{
	int64_t	 until = clock_steady() + BATCH_TIME;

	while (images_sweep(rq->db, rq->now) && --most > 0 &&
	    clock_steady() < until)
		continue;
}

/* Looks once a minute, but goes on until enough are deleted. */
static bool
are_changes_old(struct request *rq)
{
	static int64_t	 next;

	if (clock_steady() < next)
		return (false);
	if (changes_are_many(rq->db))
		return (true);
	next = clock_steady() + AGAIN;
	return (false);
}

static void
trim_changes(struct request *rq, int64_t most)
{
	changes_trim(rq->db, most);
}

/* Looks once an hour, since each look reads all sessions. */
static bool
are_sessions_old(struct request *rq)
{
	static int64_t	 next;

	if (clock_steady() < next)
		return (false);
	next = clock_steady() + CLOCK_HOUR;
	return (sessions_are_old(rq->db, rq->now));
}

static void
drop_sessions(struct request *rq, int64_t most)
{
	(void)most;
	sessions_drop_old(rq->db, rq->now);
}

static int64_t
history_begins(const struct request *rq)
{
	return (rq->now - rq->site->history * DATE_DAY);
}

/* Looks once an hour, but goes on until all is deleted. */
static bool
is_history_old(struct request *rq)
{
	static int64_t	 next;

	if (clock_steady() < next)
		return (false);
	if (history_is_old(rq->db, history_begins(rq)))
		return (true);
	next = clock_steady() + CLOCK_HOUR;
	return (false);
}

static void
drop_history(struct request *rq, int64_t most)
{
	history_drop_old(rq->db, history_begins(rq), most);
}

/* Looks once a minute. */
static bool
are_uploads_old(struct request *rq)
{
	static int64_t	 next;

	if (clock_steady() < next)
		return (false);
	next = clock_steady() + AGAIN;
	return (uploads_are_old(rq->db, rq->now));
}

static void
drop_uploads(struct request *rq, int64_t most)
{
	(void)most;
	uploads_drop_old(rq->db, rq->now);
}

/* Scheduled work that does not belong to a request. */
static struct duty {
	bool	(*is_due)(struct request *);
	void	(*run)(struct request *, int64_t most);
	int64_t	 most;		/* limit in a transaction */
	int64_t	 again;		/* clock_steady(), after a failure */
} duties[] = {
	{ is_publication_due, publish_events, DUTIES, 0 },
	{ series_is_due, extend_series, DUTIES, 0 },
	{ are_images_due, sweep_images, DUTIES, 0 },
	{ are_changes_old, trim_changes, DUTIES, 0 },
	{ are_sessions_old, drop_sessions, DUTIES, 0 },
	{ is_history_old, drop_history, DUTIES, 0 },
	{ are_uploads_old, drop_uploads, DUTIES, 0 }
};

/* Returns false if nothing was due, or it failed. */
static bool
run_duty(struct duty *d, struct request *rq)
{
	bool	 due;

	if (clock_steady() < d->again)
		return (false);
	if ((due = d->is_due(rq))) {
		budget_start(&budget, site->write_time * CLOCK_MILLISECOND,
		    LIMIT_MEMORY);
		db_set_budget(db, &budget);
		db_begin_write(db);
		d->run(rq, d->most);
		db_set_budget(db, NULL);
	}
	if (!db_failed(db) && (!due || db_commit(db))) {
		d->most = d->most * 2 < DUTIES ? d->most * 2 : DUTIES;
		return (due);
	}
	undo_changes(db_recover);
	d->most = 1;
	d->again = clock_steady() + CLOCK_SECOND;
	return (false);
}

bool
batch_attend(void)
{
	struct request	 rq = { .db = db, .now = clock_now() };
	bool		 more = false;
	size_t		 i;

	rq.arena = arena_new();
	rq.site = site_now(rq.arena);
	for (i = 0; i < COUNT(duties); i++)
		more = run_duty(&duties[i], &rq) || more;
	arena_free(rq.arena);
	return (more);
}

/*
 * Whether to report what `is`, which was last reported at that time; 0: never.
 */
static bool
is_report_due(bool is, int64_t *reported)
{
	const int64_t	 now = clock_steady();

	if (!is)
		*reported = 0;
	if (!is || (*reported != 0 && now - *reported < AGAIN))
		return (false);
	*reported = now;
	return (true);
}

bool
batch_subscriptions(void)
{
	static int64_t	 looked, reported;
	const int64_t	 now = clock_steady();
	bool		 any, work;

	if (looked != 0 && now - looked < LOOK)
		return (false);
	looked = now;
	any = subscriptions_exist(db);
	work = upload_next(db) != 0;
	if (db_failed(db))
		undo_changes(db_recover);
	return (is_report_due(any, &reported) || work);
}

bool
batch_delivers(void)
{
	static int64_t	 looked, reported;
	const int64_t	 now = clock_steady();
	struct arena	*arena;
	bool		 any;

	if (looked != 0 && now - looked < LOOK_SETTINGS)
		return (false);
	looked = now;
	arena = arena_new();
	any = site_delivers(site_now(arena));
	arena_free(arena);
	return (is_report_due(any, &reported));
}

void
batch_follow(void)
{
	static int64_t	 next;

	if (clock_steady() < next)
		return;
	next = clock_steady() + CLOCK_SECOND;
	index_catch_up(db);
}

void
batch_settings(void)
{
	static int64_t	 next;

	if (clock_steady() < next)
		return;
	next = clock_steady() + LOOK_SETTINGS;
	follow_settings();
}

bool
batch_is_worn(void)
{
	static int64_t	 reported;

	return (is_report_due(index_is_worn(db), &reported));
}

void
batch_end(void)
{
	fragments_free(fragments);
}
