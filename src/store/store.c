#include "store/store.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "text/dates.h"

#define SITE_DIGITS	32

void
store_wrote(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db,
	    "UPDATE meta SET value = $1 WHERE name = 'last_write'"
	    " AND value <> $1");
	db_bind_integer(st, 1, now);
	db_run(st);
}

void
store_changed_records(struct db *db, int64_t now)
{
	db_run(db_query(db,
	    "UPDATE meta SET value = value + 1 WHERE name = 'records'"));
	store_wrote(db, now);
}

int64_t
store_last_write(struct db *db)
{
	struct statement	*st;
	int64_t			 time;

	st = db_query(db, "SELECT value FROM meta WHERE name = 'last_write'");
	time = db_step(st) ? db_bounded(st, 0, 0, DATE_MOST) : 0;
	db_done(st);
	return (time);
}

struct statement *
store_state_send(struct db *db)
{
	struct statement	*st;

	st = db_query(db, "SELECT"
	    " (SELECT value FROM meta WHERE name = 'last_write'),"
	    " (SELECT value FROM meta WHERE name = 'records'),"
	    " (SELECT MIN(published) FROM events WHERE status = 1)");
	db_send(st);
	return (st);
}

void
store_state_read(struct statement *st, struct store_state *state)
{
	memset(state, 0, sizeof(*state));
	if (db_step(st)) {
		state->last_write = db_bounded(st, 0, 0, DATE_MOST);
		state->records = db_integer(st, 1);
		state->next_due = db_null(st, 2) ? INT64_MAX :
		    db_integer(st, 2);
	}
	db_done(st);
}

void
store_state(struct db *db, struct store_state *state)
{
	store_state_read(store_state_send(db), state);
	if (db_failed(db))
		memset(state, 0, sizeof(*state));
}

const char *
site_id(struct db *db, struct arena *arena)
{
	struct statement	*st;
	const char		*id;

	st = db_query(db, "SELECT id FROM site");
	id = arena_string(arena, db_step(st) ? db_string(st, 0) : "");
	db_done(st);
	return (id);
}

bool
site_id_set(struct db *db, const char *id)
{
	struct statement	*st;

	if (strlen(id) != SITE_DIGITS ||
	    strspn(id, "0123456789abcdef") != SITE_DIGITS)
		return (false);
	st = db_query(db, "UPDATE site SET id = $1");
	db_bind_text(st, 1, id);
	db_run(st);
	return (true);
}
