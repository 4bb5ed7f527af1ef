#include "http/references.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "http/request.h"
#include "store/db.h"
#include "store/lists/term_query.h"
#include "store/permissions.h"
#include "store/users.h"
#include "text/slugs.h"

/*
 * Whether the caller may read a record. The statement selects author, status
 * and publication by id.
 */
static bool
is_readable(struct request *rq, struct statement *st, int64_t id)
{
	enum status	 status;
	bool		 readable = false;

	db_bind_integer(st, 1, id);
	if (db_step(st)) {
		status = status_now(status_read(st, 1), !db_null(st, 2),
		    db_integer(st, 2), rq->now);
		readable = status != STATUS_TRASH &&
		    may_read(&rq->caller, db_integer(st, 0), status);
	}
	db_done(st);

	return (readable);
}

static bool
event_readable(struct request *rq, int64_t id)
{
	return (is_readable(rq, db_query(rq->db,
	    "SELECT author, status, published FROM events WHERE id = $1"), id));
}

static bool
has_row(struct statement *st, int64_t id)
{
	bool	 found;

	db_bind_integer(st, 1, id);
	found = db_step(st);
	db_done(st);

	return (found);
}

static bool
term_exists(struct request *rq, enum term_kind kind, int64_t id)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "SELECT 1 FROM terms WHERE id = $1 AND kind = $2");
	db_bind_integer(st, 2, kind);

	return (has_row(st, id));
}

static enum term_kind
kind_of(enum reference reference)
{
	return (reference == REFERENCE_CATEGORY ? TERM_CATEGORY : TERM_TAG);
}

bool
reference_exists(struct request *rq, enum reference reference, int64_t id)
{
	switch (reference) {
	case REFERENCE_USER:
		return (user_exists(rq->db, id));
	case REFERENCE_EVENT:
		return (event_readable(rq, id));
	case REFERENCE_VENUE:
		return (has_row(db_query(rq->db,
		    "SELECT 1 FROM venues WHERE id = $1"), id));
	case REFERENCE_ORGANIZER:
		return (has_row(db_query(rq->db,
		    "SELECT 1 FROM organizers WHERE id = $1"), id));
	case REFERENCE_CATEGORY:
	case REFERENCE_TAG:
		return (term_exists(rq, kind_of(reference), id));
	default:
		return (false);
	}
}

bool
reference_addressed(struct request *rq, int64_t event)
{
	struct statement	*st;

	if (rq->path->capture == NULL)
		return (false);
	if (strcmp(rq->path->capture, "id") == 0)
		return (strtoll(rq->capture, NULL, 10) == event);
	st = db_query(rq->db,
	    "SELECT 1 FROM events WHERE id = $1 AND slug = $2");
	db_bind_text(st, 2, slug_make(rq->arena, rq->capture));

	return (has_row(st, event));
}

bool
reference_linkable(struct request *rq, enum reference reference, int64_t id)
{
	if (reference == REFERENCE_VENUE)
		return (is_readable(rq, db_query(rq->db,
		    "SELECT author, status, published FROM venues"
		    " WHERE id = $1"), id));

	return (is_readable(rq, db_query(rq->db,
	    "SELECT author, status, published FROM organizers"
	    " WHERE id = $1"), id));
}

static int64_t
find_by_id(struct request *rq, enum term_kind kind, const char *digits)
{
	int64_t	 id;

	errno = 0;
	id = strtoll(digits, NULL, 10);
	if (errno != 0 || !term_exists(rq, kind, id))
		return (0);

	return (id);
}

int64_t
reference_term(struct request *rq, enum reference reference, const char *text)
{
	enum term_kind	 kind = kind_of(reference);

	if (text[strspn(text, "0123456789")] == '\0')
		return (find_by_id(rq, kind, text));

	return (term_by_text(rq->db, rq->arena, kind, text));
}

bool
reference_image(struct request *rq, int64_t id)
{
	return (has_row(db_query(rq->db,
	    "SELECT 1 FROM images WHERE id = $1"), id));
}

int64_t
reference_image_at(struct request *rq, const char *path, const char *url)
{
	struct statement	*st;
	int64_t			 id;

	st = db_query(rq->db, "SELECT image_id FROM image_files WHERE url = $1"
	    " UNION ALL SELECT id FROM images WHERE source = $2 LIMIT 1");
	db_bind_text(st, 1, path);
	db_bind_text(st, 2, url);
	id = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);

	return (id);
}
