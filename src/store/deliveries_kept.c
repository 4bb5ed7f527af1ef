/* What is not delivered, or not yet: kept, shown, tried again. */
#include "store/db.h"
#include "store/deliveries.h"
#include "store/outbox.h"
#include "text/dates.h"

#define FAR	INT64_C(100000)		/* seconds; no delay is as long */
#define TIDIED	1000		/* messages in one transaction */

static void
bring_near(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE deliveries SET due = $1 WHERE due > $2");
	db_bind_integer(st, 1, now);
	db_bind_integer(st, 2, now + FAR);
	db_run(st);
}

bool
deliveries_tidy(struct db *db, int64_t now)
{
	bring_near(db, now);

	return (outbox_trim(db, now, TIDIED) == TIDIED);
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
