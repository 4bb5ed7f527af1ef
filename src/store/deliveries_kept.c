/* What is not delivered, or not yet: kept, shown, tried again. */
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "text/dates.h"

#define FAR	INT64_C(100000)		/* seconds; no delay is as long */

static void
forget_given_up(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM deliveries WHERE due IS NULL"
	    " AND outbox_id IN (SELECT id FROM outbox WHERE created < $1)");
	db_bind_integer(st, 1, now - DELIVERY_KEPT);
	db_run(st);
}

static void
forget_unknown(struct db *db, const char *endpoint, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM deliveries WHERE endpoint = $1"
	    " AND outbox_id IN (SELECT id FROM outbox WHERE created < $2)");
	db_bind_text(st, 1, endpoint);
	db_bind_integer(st, 2, now - DELIVERY_KEPT);
	db_run(st);
}

static void
bring_near(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE deliveries SET due = $1 WHERE due > $2");
	db_bind_integer(st, 1, now);
	db_bind_integer(st, 2, now + FAR);
	db_run(st);
}

static bool
is_known(const char *endpoint, const char *const *endpoints, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (strcmp(endpoint, endpoints[i]) == 0)
			return (true);

	return (false);
}

/* The first one behind `endpoint` that something waits for, or NULL. */
static const char *
next_endpoint(struct db *db, struct arena *arena, const char *endpoint)
{
	struct statement	*st;
	const char		*next = NULL;

	st = db_query(db, "SELECT MIN(endpoint) FROM deliveries"
	    " WHERE endpoint > $1 AND due IS NOT NULL");
	db_bind_text(st, 1, endpoint);
	if (db_step(st) && !db_null(st, 0))
		next = arena_string(arena, db_text(st, 0));
	db_done(st);

	return (next);
}

void
deliveries_tidy(struct db *db, struct arena *arena, int64_t now,
    const char *const *endpoints, size_t count)
{
	const char	*endpoint;

	bring_near(db, now);
	forget_given_up(db, now);
	for (endpoint = next_endpoint(db, arena, ""); endpoint != NULL;
	    endpoint = next_endpoint(db, arena, endpoint))
		if (!is_known(endpoint, endpoints, count))
			forget_unknown(db, endpoint, now);
	db_run(db_query(db, "DELETE FROM outbox WHERE NOT EXISTS"
	    " (SELECT 1 FROM deliveries WHERE outbox_id = outbox.id)"));
}

int64_t
deliveries_retry(struct db *db, const char *name, int64_t now)
{
	struct statement	*st;

	if (name == NULL)
		db_run(db_query(db, "DELETE FROM gone_endpoints"));
	st = db_query(db, "UPDATE deliveries SET due = $1, attempts = 0"
	    " WHERE due IS NULL AND ($2 IS NULL OR outbox_id ="
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
