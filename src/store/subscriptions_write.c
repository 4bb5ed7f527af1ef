#include <inttypes.h>
#include <stdbool.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/sources.h"
#include "store/subscriptions.h"

static bool
has_source(struct db *db, const char *source)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM subscriptions WHERE source = $1");
	db_bind_text(st, 1, source);
	return (db_has_row(st));
}

/*
 * A subscription whose address has changed has kept its source, which may be
 * that of the former address.
 */
static const char *
unused_source(struct db *db, struct arena *arena, const char *wanted)
{
	const char	*source = wanted;
	int		 n;

	for (n = 2; has_source(db, source); n++)
		source = arena_printf(arena, "%s.%d", wanted, n);
	return (source);
}

static int64_t
next_id(struct db *db)
{
	struct statement	*st;
	int64_t			 id;

	st = db_query(db,
	    "SELECT COALESCE(MAX(id), 0) + 1 FROM subscriptions");
	id = db_step(st) ? db_integer(st, 0) : 1;
	db_done(st);
	return (id);
}

int64_t
subscription_add(struct db *db, struct arena *arena,
    const struct subscription *s, int64_t now)
{
	struct statement	*st;
	const char		*source;
	int64_t			 id;

	source = unused_source(db, arena, s->source != NULL ? s->source :
	    source_of_subscription(arena, s->url));
	id = next_id(db);
	st = db_query(db, "INSERT INTO subscriptions (id, name, url, every,"
	    " author, categories, status, wins, allow_private, configured,"
	    " source, due) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,"
	    " $11, $12)");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, s->name);
	db_bind_text(st, 3, s->url);
	db_bind_integer(st, 4, s->every);
	db_bind_text(st, 5, s->author);
	db_bind_text(st, 6, s->categories);
	db_bind_integer(st, 7, s->status);
	db_bind_integer(st, 8, s->wins);
	db_bind_integer(st, 9, s->allow_private);
	db_bind_integer(st, 10, s->configured);
	db_bind_text(st, 11, source);
	db_bind_integer(st, 12, now);
	db_run(st);
	return (id);
}

void
subscription_change(struct db *db, const struct subscription *s, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE subscriptions SET name = $1, url = $2,"
	    " reader = CASE WHEN url = $2 THEN reader ELSE 0 END,"
	    " every = $3, author = $4, categories = $5, status = $6,"
	    " wins = $7, allow_private = $8, configured = $9, etag = '',"
	    " modified = '', failures = 0, due = $10 WHERE id = $11");
	db_bind_text(st, 1, s->name);
	db_bind_text(st, 2, s->url);
	db_bind_integer(st, 3, s->every);
	db_bind_text(st, 4, s->author);
	db_bind_text(st, 5, s->categories);
	db_bind_integer(st, 6, s->status);
	db_bind_integer(st, 7, s->wins);
	db_bind_integer(st, 8, s->allow_private);
	db_bind_integer(st, 9, s->configured);
	db_bind_integer(st, 10, now);
	db_bind_integer(st, 11, s->id);
	db_run(st);
}

void
subscription_remove(struct db *db, int64_t id)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM subscriptions WHERE id = $1");
	db_bind_integer(st, 1, id);
	db_run(st);
}

void
subscription_run(struct db *db, int64_t id, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE subscriptions SET due = $1 WHERE id = $2");
	db_bind_integer(st, 1, now);
	db_bind_integer(st, 2, id);
	db_run(st);
}

bool
subscription_accept(struct db *db, int64_t id, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE subscriptions SET due = $1, etag = '',"
	    " modified = '', accepted = vanished"
	    " WHERE id = $2 AND vanished > 0");
	db_bind_integer(st, 1, now);
	db_bind_integer(st, 2, id);
	db_run(st);
	return (db_changes(db) > 0);
}

bool
subscription_begin(struct db *db, struct subscription *s, int64_t now)
{
	struct statement	*st;
	int64_t			 due;

	due = now + subscription_delay(s->failures + 1, 0);
	st = db_query(db, "UPDATE subscriptions SET due = $1,"
	    " failures = failures + 1, outcome = 12, detail = '', ran = $2"
	    " WHERE id = $3 AND due = $4");
	db_bind_integer(st, 1, due);
	db_bind_integer(st, 2, now);
	db_bind_integer(st, 3, s->id);
	db_bind_integer(st, 4, s->due);
	db_run(st);
	s->due = due;
	return (db_changes(db) > 0);
}

void
subscription_stopped(struct db *db, const struct subscription *before,
    const struct subscription *begun)
{
	struct statement	*st;

	st = db_query(db, "UPDATE subscriptions SET"
	    " due = CASE WHEN due = $1 THEN $2 ELSE due END, failures = $3,"
	    " outcome = $4, detail = $5, ran = $6 WHERE id = $7");
	db_bind_integer(st, 1, begun->due);
	db_bind_integer(st, 2, before->due);
	db_bind_integer(st, 3, before->failures);
	db_bind_integer(st, 4, before->outcome);
	db_bind_text(st, 5, before->detail);
	db_bind_integer(st, 6, before->ran);
	db_bind_integer(st, 7, before->id);
	db_run(st);
}

_Static_assert(RAN_BEGUN == 12, "the number in a statement");

static void
store_numbers(struct db *db, const struct subscription *s)
{
	struct statement	*st;
	bool			 failed = s->failures > 0;

	st = db_query(db, "UPDATE subscriptions SET came = $1, changed = $2,"
	    " went = $3, back = $4, vanished = $5, ahead = $6, accepted = $7,"
	    " runs = runs + 1, runs_same = runs_same + $8,"
	    " runs_failed = runs_failed + $9, all_came = all_came + $1,"
	    " all_changed = all_changed + $2, all_went = all_went + $3"
	    " WHERE id = $10");
	db_bind_integer(st, 1, s->created);
	db_bind_integer(st, 2, s->changed);
	db_bind_integer(st, 3, s->trashed);
	db_bind_integer(st, 4, s->restored);
	db_bind_integer(st, 5, s->vanished);
	db_bind_integer(st, 6, s->upcoming);
	db_bind_integer(st, 7, s->accepted);
	db_bind_integer(st, 8, s->outcome == RAN_SAME);
	db_bind_integer(st, 9, failed);
	db_bind_integer(st, 10, s->id);
	db_run(st);
}

void
subscription_ran(struct db *db, const struct subscription *begun,
    const struct subscription *after)
{
	struct subscription	 s = *after;
	struct statement	*st;

	st = db_query(db, "UPDATE subscriptions SET reader = $1,"
	    " etag = CASE WHEN due = $2 THEN $3 ELSE '' END,"
	    " modified = CASE WHEN due = $2 THEN $4 ELSE '' END,"
	    " due = CASE WHEN due = $2 THEN $5 ELSE due END, read = $6,"
	    " ran = $7, failures = $8, outcome = $9, detail = $10"
	    " WHERE id = $11");
	db_bind_integer(st, 1, s.reader);
	db_bind_integer(st, 2, begun->due);
	db_bind_text(st, 3, s.etag);
	db_bind_text(st, 4, s.modified);
	db_bind_integer(st, 5, s.due);
	db_bind_integer(st, 6, s.read);
	db_bind_integer(st, 7, s.ran);
	db_bind_integer(st, 8, s.failures);
	db_bind_integer(st, 9, s.outcome);
	db_bind_text(st, 10, s.detail);
	db_bind_integer(st, 11, s.id);
	db_run(st);
	store_numbers(db, &s);
	history_add_import(db, s.name, s.ran, s.created, s.changed,
	    s.trashed);
}
