#include "store/deliveries.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/outbox.h"
#include "text/dates.h"

#define MINUTE	INT64_C(60)
#define HOUR	INT64_C(3600)
#define FAR_AHEAD	INT64_C(100000)	/* seconds; longer than any delay */
#define TIDIED_MAX	1000		/* messages in one transaction */

/*
 * Seconds to wait after the first attempt, the second and so on, as in the
 * example of Standard Webhooks 1.0.0.
 */
static const int64_t	 delays[DELIVERY_ATTEMPTS - 1] = {
	5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR,
	20 * HOUR, 24 * HOUR
};

/* 0: no more attempts. */
static int64_t
delay_after(int attempts)
{
	return (attempts < DELIVERY_ATTEMPTS ? delays[attempts - 1] : 0);
}

/* Finds the next delivery of an author with a greater id. */
static bool
find_next_of_author(struct db *db, struct arena *arena, const char *endpoint,
    int64_t after, int64_t now, struct delivery *d)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT o.id, o.name, o.type, o.about, o.body,"
	    " o.created, d.author, d.attempts"
	    " FROM deliveries d JOIN outbox o ON o.id = d.outbox_id"
	    " WHERE d.endpoint = $1 AND d.author > $2 AND d.due <= $3"
	    " ORDER BY d.author, d.due, d.outbox_id LIMIT 1");
	db_bind_text(st, 1, endpoint);
	db_bind_integer(st, 2, after);
	db_bind_integer(st, 3, now);
	if ((found = db_step(st))) {
		d->message = db_integer(st, 0);
		d->name = arena_string(arena, db_string(st, 1));
		d->type = arena_string(arena, db_string(st, 2));
		d->about = arena_string(arena, db_string(st, 3));
		d->body = arena_string(arena, db_string(st, 4));
		d->created = db_bounded(st, 5, DATE_LEAST, DATE_MOST);
		d->author = db_integer(st, 6);
		d->attempts = (int)db_bounded(st, 7, 0, DELIVERY_ATTEMPTS);
	}
	db_done(st);

	return (found);
}

bool
delivery_next(struct db *db, struct arena *arena, const char *endpoint,
    int64_t after, int64_t now, struct delivery *d)
{
	return (find_next_of_author(db, arena, endpoint, after, now, d) ||
	    find_next_of_author(db, arena, endpoint, INT64_MIN, now, d));
}

/* Deletes the message once it has no delivery left. */
static void
delete_message(struct db *db, int64_t message)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM outbox WHERE id = $1 AND NOT EXISTS"
	    " (SELECT 1 FROM deliveries WHERE outbox_id = $1)");
	db_bind_integer(st, 1, message);
	db_run(st);
}

/*
 * The message may have been replaced while it was sent. Now the endpoint knows
 * the record.
 */
static void
note_known(struct db *db, const char *endpoint, const char *about)
{
	struct statement	*st;

	st = db_query(db, "UPDATE outbox"
	    " SET type = REPLACE(type, '.created', '.updated')"
	    " WHERE about = $1 AND about <> ''"
	    " AND EXISTS (SELECT 1 FROM deliveries"
	    " WHERE outbox_id = outbox.id AND endpoint = $2)");
	db_bind_text(st, 1, about);
	db_bind_text(st, 2, endpoint);
	db_run(st);
}

void
delivery_done(struct db *db, const char *endpoint, const struct delivery *d)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM deliveries"
	    " WHERE outbox_id = $1 AND endpoint = $2");
	db_bind_integer(st, 1, d->message);
	db_bind_text(st, 2, endpoint);
	db_run(st);
	delete_message(db, d->message);
	note_known(db, endpoint, d->about);
}

static int64_t
choose_wait(int64_t delay, int64_t wait)
{
	delay += arc4random_uniform((uint32_t)(delay / 10 + 2));

	return (wait > delay ? wait : delay);
}

bool
delivery_failed(struct db *db, const char *endpoint, const struct delivery *d,
    int64_t now, int64_t wait, const char *outcome)
{
	struct statement	*st;
	int64_t			 delay;

	delay = delay_after(d->attempts + 1);
	st = db_query(db, "UPDATE deliveries SET attempts = $1, due = $2,"
	    " outcome = $3 WHERE outbox_id = $4 AND endpoint = $5");
	db_bind_integer(st, 1, d->attempts + 1);
	if (delay != 0)
		db_bind_integer(st, 2, now + choose_wait(delay, wait));
	else
		db_bind_null(st, 2);
	db_bind_text(st, 3, outcome);
	db_bind_integer(st, 4, d->message);
	db_bind_text(st, 5, endpoint);
	db_run(st);

	return (delay == 0);
}

void
delivery_refused(struct db *db, const char *endpoint, int64_t now,
    const char *outcome)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO gone_endpoints (endpoint, since)"
	    " VALUES ($1, $2) ON CONFLICT (endpoint) DO NOTHING");
	db_bind_text(st, 1, endpoint);
	db_bind_integer(st, 2, now);
	db_run(st);
	st = db_query(db, "UPDATE deliveries SET due = NULL, outcome = $1"
	    " WHERE endpoint = $2 AND due IS NOT NULL");
	db_bind_text(st, 1, outcome);
	db_bind_text(st, 2, endpoint);
	db_run(st);
}

int64_t
deliveries_pending(struct db *db)
{
	return (db_first_integer(db_query(db,
	    "SELECT COUNT(*) FROM deliveries WHERE due IS NOT NULL")));
}

/*
 * Makes messages due that were scheduled far ahead, since the clock was wrong
 * then.
 */
static void
reset_far(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE deliveries SET due = $1 WHERE due > $2");
	db_bind_integer(st, 1, now);
	db_bind_integer(st, 2, now + FAR_AHEAD);
	db_run(st);
}

/* Messages of an author for an endpoint. */
struct share {
	const char	*endpoint;
	int64_t		 author;
	int64_t		 count;
	int64_t		 bytes;
};

/* Finds the largest share. Returns the bytes of all. */
static int64_t
find_largest(struct db *db, struct arena *arena, struct share *largest)
{
	struct statement	*st;
	int64_t			 bytes = 0;

	st = db_query(db, "SELECT d.endpoint, d.author, COUNT(*),"
	    " SUM(OCTET_LENGTH(o.body) + $1)"
	    " FROM deliveries d JOIN outbox o ON o.id = d.outbox_id"
	    " GROUP BY d.endpoint, d.author ORDER BY 4 DESC, 1, 2");
	db_bind_integer(st, 1, OUTBOX_EACH);
	while (db_step(st)) {
		if (bytes == 0)
			*largest = (struct share){
				arena_string(arena, db_string(st, 0)),
				db_integer(st, 1), db_integer(st, 2),
				db_integer(st, 3)
			};
		bytes += db_integer(st, 3);
	}
	db_done(st);

	return (bytes);
}

/* Drops the oldest messages of a share, and counts them. */
static void
drop_oldest(struct db *db, const struct share *s, int64_t most)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM outbox WHERE id IN"
	    " (SELECT outbox_id FROM deliveries WHERE endpoint = $1"
	    " AND author = $2 ORDER BY outbox_id LIMIT $3)");
	db_bind_text(st, 1, s->endpoint);
	db_bind_integer(st, 2, s->author);
	db_bind_integer(st, 3, most < TIDIED_MAX ? most : TIDIED_MAX);
	db_run(st);
	outbox_add_dropped(db, db_changes(db));
}

/*
 * About as many messages as exceed the limit are dropped. Returns whether any
 * were.
 */
static bool
drop_excess(struct db *db)
{
	struct arena	*arena = arena_new();
	struct share	 largest = { 0 };
	int64_t		 excess;

	excess = find_largest(db, arena, &largest) - SERVICE_OUTBOX_BYTES;
	if (excess > 0)
		drop_oldest(db, &largest,
		    excess / (largest.bytes / largest.count) + 1);
	arena_free(arena);

	return (excess > 0);
}

void
result_put(struct db *db, const char *endpoint,
    const struct endpoint_result *result)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM endpoint_results WHERE endpoint = $1");
	db_bind_text(st, 1, endpoint);
	db_run(st);
	if (result == NULL)
		return;
	st = db_query(db, "INSERT INTO endpoint_results"
	    " (endpoint, result, code, made) VALUES ($1, $2, $3, $4)");
	db_bind_text(st, 1, endpoint);
	db_bind_integer(st, 2, result->result);
	db_bind_integer(st, 3, result->code);
	db_bind_integer(st, 4, result->made);
	db_run(st);
}

bool
result_get(struct db *db, const char *endpoint, struct endpoint_result *to)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT result, code, made FROM endpoint_results"
	    " WHERE endpoint = $1");
	db_bind_text(st, 1, endpoint);
	if ((found = db_step(st))) {
		to->result = (enum delivery_result)db_bounded(st, 0,
		    RESULT_DONE, RESULT_PRIVATE);
		to->code = db_integer(st, 1);
		to->made = db_bounded(st, 2, DATE_LEAST, DATE_MOST);
	}
	db_done(st);

	return (found);
}

size_t
endpoints_failing(struct db *db, struct arena *arena,
    struct endpoint_failing list[FAILING_MOST])
{
	struct statement	*st;
	size_t			 count = 0;

	st = db_query(db, "SELECT r.endpoint, r.result, (SELECT COUNT(*)"
	    " FROM deliveries d WHERE d.endpoint = r.endpoint"
	    " AND d.due IS NOT NULL) FROM endpoint_results r"
	    " WHERE r.result <> $1 ORDER BY r.endpoint LIMIT $2");
	db_bind_integer(st, 1, RESULT_DONE);
	db_bind_integer(st, 2, FAILING_MOST);
	for (; count < FAILING_MOST && db_step(st); count++)
		list[count] = (struct endpoint_failing){
			arena_string(arena, db_string(st, 0)),
			(enum delivery_result)db_bounded(st, 1, RESULT_DONE,
			    RESULT_PRIVATE), db_integer(st, 2)
		};
	db_done(st);

	return (count);
}

/* A letter that was attempted has made its link (deliver_letter.c). */
void
endpoint_revive(struct db *db, const char *endpoint, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM gone_endpoints WHERE endpoint = $1");
	db_bind_text(st, 1, endpoint);
	db_run(st);
	st = db_query(db, "UPDATE deliveries SET due = $1, attempts ="
	    " CASE WHEN attempts = 0 THEN 0 ELSE 1 END"
	    " WHERE endpoint = $2 AND (due IS NULL OR due > $1)");
	db_bind_integer(st, 1, now);
	db_bind_text(st, 2, endpoint);
	db_run(st);
}

bool
delivery_waits(struct db *db, const char *endpoint, const char *type)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM deliveries d"
	    " JOIN outbox o ON o.id = d.outbox_id"
	    " WHERE d.endpoint = $1 AND o.type = $2 AND d.due IS NOT NULL"
	    " LIMIT 1");
	db_bind_text(st, 1, endpoint);
	db_bind_text(st, 2, type);

	return (db_has_row(st));
}

void
deliveries_forget(struct db *db, const char *endpoint)
{
	struct statement	*st;

	result_put(db, endpoint, NULL);
	st = db_query(db, "DELETE FROM gone_endpoints WHERE endpoint = $1");
	db_bind_text(st, 1, endpoint);
	db_run(st);
	st = db_query(db, "DELETE FROM outbox WHERE id IN"
	    " (SELECT outbox_id FROM deliveries WHERE endpoint = $1)");
	db_bind_text(st, 1, endpoint);
	db_run(st);
}

static void
forget_results(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM endpoint_results WHERE made < $1");
	db_bind_integer(st, 1, now - OUTBOX_KEPT);
	db_run(st);
}

bool
deliveries_tidy(struct db *db, int64_t now)
{
	bool	 more;

	reset_far(db, now);
	forget_results(db, now);
	more = outbox_trim(db, now, TIDIED_MAX) == TIDIED_MAX;

	return (drop_excess(db) || more);
}

int64_t
deliveries_retry(struct db *db, const char *name, int64_t now)
{
	struct statement	*st;

	if (name == NULL)
		db_run(db_query(db, "DELETE FROM gone_endpoints"));
	st = db_query(db, "UPDATE deliveries SET due = $1, attempts = 0"
	    " WHERE due IS NULL AND (CAST($2 AS TEXT) IS NULL OR outbox_id ="
	    " (SELECT id FROM outbox WHERE name = $2))");
	db_bind_integer(st, 1, now);
	db_bind_text(st, 2, name);
	db_run(st);

	return (db_changes(db));
}

void
deliveries_each(struct db *db, void (*call)(const struct delivery_state *))
{
	struct statement	*st;
	struct delivery_state	 s;

	st = db_query(db, "SELECT o.name, o.type, d.endpoint, o.created,"
	    " d.due, d.attempts, d.outcome"
	    " FROM deliveries d JOIN outbox o ON o.id = d.outbox_id"
	    " ORDER BY d.outbox_id, d.endpoint");
	while (db_step(st)) {
		s.name = db_string(st, 0);
		s.type = db_string(st, 1);
		s.endpoint = db_string(st, 2);
		s.created = db_bounded(st, 3, DATE_LEAST, DATE_MOST);
		s.given_up = db_null(st, 4);
		s.due = db_bounded(st, 4, DATE_LEAST, DATE_MOST);
		s.attempts = (int)db_bounded(st, 5, 0,
		    DELIVERY_ATTEMPTS);
		s.outcome = db_text(st, 6);
		call(&s);
	}
	db_done(st);
}

void
deliveries_each_gone(struct db *db, void (*call)(const char *, int64_t))
{
	struct statement	*st;

	st = db_query(db, "SELECT endpoint, since FROM gone_endpoints"
	    " ORDER BY endpoint");
	while (db_step(st))
		call(db_string(st, 0), db_bounded(st, 1, DATE_LEAST,
		    DATE_MOST));
	db_done(st);
}
