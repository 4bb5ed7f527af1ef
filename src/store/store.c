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
	    "UPDATE meta SET value = $1 WHERE name = 'last_write'");
	db_bind_integer(st, 1, now);
	db_run(st);
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

int64_t
store_records(struct db *db)
{
	struct statement	*st;
	int64_t			 version;

	st = db_query(db, "SELECT value FROM meta WHERE name = 'records'");
	version = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (db_failed(db) ? 0 : version);
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
