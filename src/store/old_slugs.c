#include "store/old_slugs.h"

#include "store/db.h"

const char *const	 old_slug_kinds[OLD_SLUG_KINDS] = {
	"event", "venue", "organizer", "category", "tag"
};

void
old_slug_add(struct db *db, enum old_slug_kind kind, const char *slug,
    int64_t record)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO old_slugs (kind, slug, record)"
	    " VALUES ($1, $2, $3)"
	    " ON CONFLICT (kind, slug) DO UPDATE SET record = excluded.record");
	db_bind_integer(st, 1, kind);
	db_bind_text(st, 2, slug);
	db_bind_integer(st, 3, record);
	db_run(st);
}

int64_t
old_slug_find(struct db *db, enum old_slug_kind kind, const char *slug)
{
	struct statement	*st;
	int64_t			 record;

	st = db_query(db,
	    "SELECT record FROM old_slugs WHERE kind = $1 AND slug = $2");
	db_bind_integer(st, 1, kind);
	db_bind_text(st, 2, slug);
	record = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);

	return (record);
}

void
old_slugs_move(struct db *db, enum old_slug_kind kind, int64_t from,
    int64_t to)
{
	struct statement	*st;

	st = db_query(db, "UPDATE old_slugs SET record = $1"
	    " WHERE kind = $2 AND record = $3");
	db_bind_integer(st, 1, to);
	db_bind_integer(st, 2, kind);
	db_bind_integer(st, 3, from);
	db_run(st);
}

void
old_slugs_forget(struct db *db, enum old_slug_kind kind, int64_t record)
{
	struct statement	*st;

	st = db_query(db,
	    "DELETE FROM old_slugs WHERE kind = $1 AND record = $2");
	db_bind_integer(st, 1, kind);
	db_bind_integer(st, 2, record);
	db_run(st);
}
