#include "store/imports.h"

#include <string.h>

#include <xxhash.h>

#include "base/arena.h"
#include "store/db.h"

static void
read_row(struct statement *st, struct import_row *row)
{
	row->id = db_integer(st, 0);
	row->hash = db_integer(st, 1);
	row->state = db_integer(st, 2);
	row->origin = (enum import_origin)db_bounded(st, 3, IMPORT_UNKNOWN,
	    IMPORT_ALTERED);
	row->contents = db_integer(st, 4);
	row->status = db_bounded(st, 5, 0, STATUS_TRASH + 1);
	row->gone = db_integer(st, 6);
	row->version.sequence = db_integer(st, 7);
	row->version.stamp = db_integer(st, 8);
	row->version.calendar = db_integer(st, 9);
}

void
imports_read(struct statement *st, struct arena *arena,
    struct import_named *to)
{
	read_row(st, &to->row);
	to->name = arena_string(arena, db_string(st, 10));
}

bool
imports_find(struct db *db, const char *source, enum import_kind kind,
    const char *name, struct import_row *row)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT " IMPORT_COLUMNS " FROM imports i"
	    " WHERE i.source = $1 AND i.kind = $2 AND i.name = $3");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, kind);
	db_bind_text(st, 3, name);
	if ((found = db_step(st)))
		read_row(st, row);
	db_done(st);
	return (found);
}

int64_t
imports_count(struct db *db, const char *source)
{
	struct statement	*st;

	st = db_query(db, "SELECT (SELECT COUNT(*) FROM imports"
	    " WHERE source = $1) + (SELECT COUNT(*) FROM imports i"
	    " JOIN events e ON e.series_id = i.id"
	    " WHERE i.source = $1 AND i.kind = $2)");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, IMPORT_SERIES);
	return (db_first_integer(st));
}

struct ids
imports_ids(struct db *db, struct arena *arena, const char *source,
    enum import_kind kind)
{
	struct statement	*st;

	st = db_query(db, "SELECT DISTINCT id FROM imports WHERE source = $1"
	    " AND kind = $2 ORDER BY id");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, kind);
	return (ids_read(st, arena));
}

void
imports_store(struct db *db, const char *source, enum import_kind kind,
    const char *name, const struct import_row *row)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO imports (source, kind, name, id, came,"
	    " made, origin, contents, status, gone, sequence, stamp, calendar)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
	    " ON CONFLICT (source, kind, name) DO UPDATE SET"
	    " id = excluded.id, came = excluded.came, made = excluded.made,"
	    " origin = excluded.origin, contents = excluded.contents,"
	    " status = excluded.status, gone = excluded.gone,"
	    " sequence = excluded.sequence, stamp = excluded.stamp,"
	    " calendar = excluded.calendar");
	db_bind_text(st, 1, source);
	db_bind_integer(st, 2, kind);
	db_bind_text(st, 3, name);
	db_bind_integer(st, 4, row->id);
	db_bind_integer(st, 5, row->hash);
	db_bind_integer(st, 6, row->state);
	db_bind_integer(st, 7, row->origin);
	db_bind_integer(st, 8, row->contents);
	db_bind_integer(st, 9, row->status);
	db_bind_integer(st, 10, row->gone);
	db_bind_integer(st, 11, row->version.sequence);
	db_bind_integer(st, 12, row->version.stamp);
	db_bind_integer(st, 13, row->version.calendar);
	db_run(st);
}

void
imports_move(struct db *db, const char *source, const char *to)
{
	struct statement	*st;

	st = db_query(db, "UPDATE imports SET source = $1 WHERE source = $2"
	    " AND NOT EXISTS (SELECT 1 FROM imports other"
	    " WHERE other.source = $1 AND other.kind = imports.kind"
	    " AND other.name = imports.name)");
	db_bind_text(st, 1, to);
	db_bind_text(st, 2, source);
	db_run(st);
}

bool
imports_have(struct db *db, enum import_kind kind, int64_t id)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM imports WHERE kind = $1 AND id = $2"
	    " LIMIT 1");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, id);
	return (db_has_row(st));
}

bool
imports_created(struct db *db, const char *source, enum import_kind kind,
    int64_t id)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM imports WHERE kind = $1 AND id = $2"
	    " AND source = $3 AND origin = $4 LIMIT 1");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, id);
	db_bind_text(st, 3, source);
	db_bind_integer(st, 4, IMPORT_CREATED);
	return (db_has_row(st));
}

void
imports_redirect(struct db *db, enum import_kind kind, int64_t from,
    int64_t to)
{
	struct statement	*st;

	st = db_query(db, "UPDATE imports SET id = $1, origin = $2"
	    " WHERE kind = $3 AND id = $4");
	db_bind_integer(st, 1, to);
	db_bind_integer(st, 2, IMPORT_FOUND);
	db_bind_integer(st, 3, kind);
	db_bind_integer(st, 4, from);
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

/* Also hashes the NUL, which separates a text from the next one. */
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
 * The lower half of the hash is that of left-out dates, since deleting an
 * event of a series adds one.
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

/* Hashes all columns and their ends. */
static XXH64_hash_t
hash_texts(struct statement *st, int columns, XXH64_hash_t hash)
{
	const char	*text;
	int		 i;

	for (i = 0; i < columns; i++)
		if ((text = db_text(st, i)) != NULL)
			hash = XXH3_64bits_withSeed(text, strlen(text) + 1,
			    hash);
		else
			hash = XXH3_64bits_withSeed("", 0, hash);
	return (hash);
}

/* Hashes the ids of a query with one column. */
static XXH64_hash_t
hash_ids(struct statement *st, int64_t event, XXH64_hash_t hash)
{
	int64_t	 id;

	db_bind_integer(st, 1, event);
	while (db_step(st)) {
		id = db_integer(st, 0);
		hash = XXH3_64bits_withSeed(&id, sizeof(id), hash);
	}
	db_done(st);
	return (XXH3_64bits_withSeed("", 0, hash));
}

static XXH64_hash_t
hash_links(struct db *db, int64_t event, XXH64_hash_t hash)
{
	hash = hash_ids(db_query(db, "SELECT venue_id FROM event_venues"
	    " WHERE event_id = $1"), event, hash);
	hash = hash_ids(db_query(db, "SELECT organizer_id FROM"
	    " event_organizers WHERE event_id = $1 ORDER BY position"), event,
	    hash);
	return (hash_ids(db_query(db, "SELECT term_id FROM event_terms"
	    " WHERE event_id = $1 ORDER BY term_id"), event, hash));
}

/* Hashes the dates that the rule of a series gives. */
static XXH64_hash_t
hash_rule(struct db *db, int64_t series, XXH64_hash_t hash)
{
	struct statement	*st;

	st = db_query(db, "SELECT rule, added FROM series WHERE id = $1");
	db_bind_integer(st, 1, series);
	if (db_step(st))
		hash = hash_texts(st, 2, hash);
	db_done(st);
	return (hash);
}

/* The shared fields of a series are in an event with its id. */
int64_t
imports_contents(struct db *db, enum import_kind kind, int64_t id)
{
	struct statement	*st;
	XXH64_hash_t		 hash = 0;
	bool			 found;

	st = db_query(db, "SELECT title, COALESCE(x.excerpt, e.excerpt),"
	    " COALESCE(x.description, e.description), timezone,"
	    " COALESCE(x.cost, e.cost), COALESCE(x.website, e.website),"
	    " event_status, COALESCE(x.event_status_reason,"
	    " e.event_status_reason), password,"
	    " CAST(start_local AS TEXT), CAST(end_local AS TEXT),"
	    " CAST(all_day AS TEXT), CAST(image_id AS TEXT),"
	    " CAST(post_parent AS TEXT), CAST(show_map AS TEXT),"
	    " CAST(show_map_link AS TEXT), CAST(hide_from_listings AS TEXT),"
	    " CAST(sticky AS TEXT), CAST(featured AS TEXT),"
	    " CAST(ticketed AS TEXT) FROM events e LEFT JOIN"
	    " series_texts x ON x.id = e.texts_id WHERE e.id = $1");
	db_bind_integer(st, 1, id);
	if ((found = db_step(st)))
		hash = hash_texts(st, 20, hash);
	db_done(st);
	if (!found)
		return (0);
	hash = hash_links(db, id, hash);
	if (kind == IMPORT_SERIES)
		hash = hash_rule(db, id, hash);
	return (hash == 0 ? 1 : (int64_t)hash);
}

bool
imports_status(struct db *db, enum import_kind kind, int64_t id,
    enum status *status)
{
	struct statement	*st;
	bool			 found;

	st = kind == IMPORT_SERIES ?
	    db_query(db, "SELECT status FROM series WHERE id = $1") :
	    kind == IMPORT_VENUE ?
	    db_query(db, "SELECT status FROM venues WHERE id = $1") :
	    kind == IMPORT_ORGANIZER ?
	    db_query(db, "SELECT status FROM organizers WHERE id = $1") :
	    db_query(db, "SELECT status FROM events WHERE id = $1");
	db_bind_integer(st, 1, id);
	if ((found = db_step(st)))
		*status = status_read(st, 0);
	db_done(st);
	return (found);
}

enum status
imports_former_status(struct db *db, int64_t event)
{
	struct statement	*st;
	enum status		 status = STATUS_TRASH;
	const char		*former;

	st = db_query(db, "SELECT status, former_status FROM events"
	    " WHERE id = $1");
	db_bind_integer(st, 1, event);
	if (db_step(st)) {
		status = status_read(st, 0);
		if ((former = db_text(st, 1)) != NULL)
			(void)status_find(former, &status);
	}
	db_done(st);
	return (status);
}

/* Events of a series are counted with the series. */
static struct statement *
query_ahead(struct db *db, enum import_kind kind)
{
	if (kind == IMPORT_EVENT)
		return (db_query(db, "SELECT " IMPORT_COLUMNS ", 1"
		    " FROM imports i"
		    " JOIN events e ON e.id = i.id AND e.series_id IS NULL"
		    " AND e.status < $1 AND e.start_utc > $2"
		    " WHERE i.source = $3 AND i.kind = $4 AND i.name > $5"
		    " AND i.origin = $6 ORDER BY i.name LIMIT $7"));
	return (db_query(db, "SELECT " IMPORT_COLUMNS ", (SELECT COUNT(*)"
	    " FROM events e WHERE e.series_id = i.id AND e.status < $1"
	    " AND e.start_utc > $2) FROM imports i"
	    " JOIN series s ON s.id = i.id"
	    " WHERE i.source = $3 AND i.kind = $4 AND i.name > $5"
	    " AND i.origin = $6 ORDER BY i.name LIMIT $7"));
}

size_t
imports_ahead(struct db *db, struct arena *arena, const char *source,
    enum import_kind kind, int64_t now, const char *after,
    struct import_ahead *list, size_t most)
{
	struct statement	*st;
	size_t			 count = 0;

	st = query_ahead(db, kind);
	db_bind_integer(st, 1, STATUS_TRASH);
	db_bind_integer(st, 2, now);
	db_bind_text(st, 3, source);
	db_bind_integer(st, 4, kind);
	db_bind_text(st, 5, after);
	db_bind_integer(st, 6, IMPORT_CREATED);
	db_bind_integer(st, 7, (int64_t)most);
	while (count < most && db_step(st)) {
		list[count].kind = kind;
		list[count].events = db_integer(st, 11);
		imports_read(st, arena, &list[count++].there);
	}
	db_done(st);
	return (count);
}
