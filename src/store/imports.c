#include "store/imports.h"

#include <string.h>

#include <xxhash.h>

#include "store/db.h"

bool
imports_find(struct db *db, const char *source, enum import_kind kind,
    const char *name, struct import_row *row)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT id, came, made, origin FROM imports"
	    " WHERE source = $1 AND kind = $2 AND name = $3");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, kind);
	db_bind_text(st, 3, name);
	if ((found = db_step(st))) {
		row->id = db_integer(st, 0);
		row->came = db_integer(st, 1);
		row->made = db_integer(st, 2);
		row->origin = (enum import_origin)db_bounded(st, 3,
		    IMPORT_UNKNOWN, IMPORT_ALTERED);
	}
	db_done(st);
	return (found);
}

void
imports_store(struct db *db, const char *source, enum import_kind kind,
    const char *name, const struct import_row *row)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO imports (source, kind, name, id, came,"
	    " made, origin) VALUES ($1, $2, $3, $4, $5, $6, $7)"
	    " ON CONFLICT (source, kind, name) DO UPDATE SET"
	    " id = excluded.id, came = excluded.came, made = excluded.made,"
	    " origin = excluded.origin");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, kind);
	db_bind_text(st, 3, name);
	db_bind_integer(st, 4, row->id);
	db_bind_integer(st, 5, row->came);
	db_bind_integer(st, 6, row->made);
	db_bind_integer(st, 7, row->origin);
	db_run(st);
}

static struct statement *
query_state(struct db *db, enum import_kind kind)
{
	switch (kind) {
	case IMPORT_VENUE:
		return (db_query(db,
		    "SELECT modified FROM venues WHERE id = $1"));
	case IMPORT_ORGANIZER:
		return (db_query(db,
		    "SELECT modified FROM organizers WHERE id = $1"));
	case IMPORT_EVENT:
		return (db_query(db,
		    "SELECT modified FROM events WHERE id = $1"));
	case IMPORT_SERIES:
		return (db_query(db, "SELECT e.modified, s.rule, s.added,"
		    " s.left_out FROM series s JOIN events e ON e.id = s.id"
		    " WHERE s.id = $1"));
	default:
		return (db_query(db, "SELECT COALESCE(parent, 0), name, slug,"
		    " description FROM terms WHERE id = $1"));
	}
}

/* Hashes the NUL too: it separates a text from the next one. */
static int64_t
hash_row(struct statement *st, int texts)
{
	XXH64_hash_t	 hash;
	const char	*text;
	int64_t		 number;
	int		 i;

	number = db_integer(st, 0);
	hash = XXH3_64bits(&number, sizeof(number));
	for (i = 1; i < texts; i++)
		if ((text = db_text(st, i)) != NULL)
			hash = XXH3_64bits_withSeed(text, strlen(text) + 1,
			    hash);
	return (hash == 0 ? 1 : (int64_t)hash);
}

/*
 * The half below is that of left-out dates: deleting an event of a series adds
 * one.
 */
static int64_t
hash_series(struct statement *st)
{
	const char	*left_out = db_string(st, 3);
	XXH64_hash_t	 lower;

	lower = XXH3_64bits(left_out, strlen(left_out));
	return (imports_apart_from_dates(hash_row(st, 3)) |
	    (int64_t)(lower & UINT32_MAX));
}

int64_t
imports_state(struct db *db, enum import_kind kind, int64_t id)
{
	struct statement	*st;
	int64_t			 state = 0;

	st = query_state(db, kind);
	db_bind_integer(st, 1, id);
	if (db_step(st))
		state = kind == IMPORT_SERIES ? hash_series(st) :
		    hash_row(st, kind == IMPORT_CATEGORY ||
		    kind == IMPORT_TAG ? 4 : 1);
	db_done(st);
	return (state);
}
