#include "store/existing.h"

#include "store/db.h"
#include "store/permissions.h"
#include "store/status.h"
#include "store/users.h"

/* The statement selects author, status and publication by id. */
static bool
is_readable(struct statement *st, const struct caller *caller, int64_t id,
    int64_t now)
{
	enum status	 status;
	bool		 readable = false;

	db_bind_integer(st, 1, id);
	if (db_step(st)) {
		status = status_now(status_read(st, 1), !db_null(st, 2),
		    db_integer(st, 2), now);
		readable = status != STATUS_TRASH &&
		    may_read(caller, db_integer(st, 0), status);
	}
	db_done(st);

	return (readable);
}

bool
event_readable(struct db *db, const struct caller *caller, int64_t id,
    int64_t now)
{
	return (is_readable(db_query(db,
	    "SELECT author, status, published FROM events WHERE id = $1"),
	    caller, id, now));
}

bool
venue_readable(struct db *db, const struct caller *caller, int64_t id,
    int64_t now)
{
	return (is_readable(db_query(db,
	    "SELECT author, status, published FROM venues WHERE id = $1"),
	    caller, id, now));
}

bool
organizer_readable(struct db *db, const struct caller *caller, int64_t id,
    int64_t now)
{
	return (is_readable(db_query(db,
	    "SELECT author, status, published FROM organizers WHERE id = $1"),
	    caller, id, now));
}

static bool
has_row(struct statement *st, int64_t id)
{
	db_bind_integer(st, 1, id);

	return (db_has_row(st));
}

bool
event_has_slug(struct db *db, int64_t id, const char *slug)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM events WHERE id = $1 AND slug = $2");
	db_bind_text(st, 2, slug);

	return (has_row(st, id));
}

bool
venue_exists(struct db *db, int64_t id)
{
	return (has_row(db_query(db, "SELECT 1 FROM venues WHERE id = $1"),
	    id));
}

bool
organizer_exists(struct db *db, int64_t id)
{
	return (has_row(db_query(db, "SELECT 1 FROM organizers WHERE id = $1"),
	    id));
}

bool
term_exists(struct db *db, enum term_kind kind, int64_t id)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM terms WHERE id = $1 AND kind = $2");
	db_bind_integer(st, 2, kind);

	return (has_row(st, id));
}

bool
image_exists(struct db *db, int64_t id)
{
	return (has_row(db_query(db, "SELECT 1 FROM images WHERE id = $1"),
	    id));
}

int64_t
image_at(struct db *db, const char *path, const char *url)
{
	struct statement	*st;

	st = db_query(db, "SELECT image_id FROM image_files WHERE url = $1"
	    " UNION ALL SELECT id FROM images WHERE source = $2 LIMIT 1");
	db_bind_text(st, 1, path);
	db_bind_text(st, 2, url);

	return (db_first_integer(st));
}
