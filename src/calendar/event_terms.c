#include "calendar/event_terms.h"

#include "base/arena.h"
#include "calendar/markup.h"
#include "calendar/terms.h"
#include "generated/routes.h"
#include "generated/service.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"

static bool
is_term(struct request *rq, enum term_kind kind, int64_t id)
{
	struct statement	*st;
	bool			 found;

	st = db_query(rq->db,
	    "SELECT 1 FROM terms WHERE id = $1 AND kind = $2");
	db_bind_integer(st, 1, id);
	db_bind_integer(st, 2, kind);
	found = db_step(st);
	db_done(st);

	return (found);
}

/*
 * An id of nothing, or of the other kind, or that is there already: no link.
 * To select the term in the INSERT would cost a temporary table.
 */
static void
link_term(struct request *rq, int64_t event, enum term_kind kind, int64_t id)
{
	struct statement	*st;

	if (!is_term(rq, kind, id))
		return;
	st = db_query(rq->db, "INSERT INTO event_terms (event_id, term_id)"
	    " VALUES ($1, $2) ON CONFLICT DO NOTHING");
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, id);
	db_run(st);
}

static void
unlink_terms(struct request *rq, int64_t event, enum term_kind kind)
{
	struct statement	*st;

	st = db_query(rq->db, "DELETE FROM event_terms WHERE event_id = $1"
	    " AND EXISTS (SELECT 1 FROM terms t"
	    " WHERE t.id = term_id AND t.kind = $2)");
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, kind);
	db_run(st);
}

static const char *
param_of(enum term_kind kind)
{
	return (kind == TERM_CATEGORY ? "categories" : "tags");
}

/*
 * The id of the term that a text names, which may be made for it; `*left` is
 * how many more may.
 */
static int
name_term(struct request *rq, enum term_kind kind, const char *text,
    int *left, int64_t *id)
{
	struct term_sent	 sent = { .name = markup_remove(rq, text) };
	struct term		 t;
	int			 status;

	if ((*id = term_by_text(rq->db, rq->arena, kind,
	    sent.name)) != 0)
		return (0);
	if ((*left)-- == 0)
		return (reply_invalid(rq, param_of(kind),
		    COMPLAINT_TOO_MANY_NEW, arena_integer(rq->arena,
		    SERVICE_NEW_TERMS_ITEMS)));
	if ((status = term_add(rq, kind, &sent, &t)) != 0)
		return (status);
	*id = t.id;

	return (0);
}

static int
replace(struct request *rq, int64_t event, bool created, enum term_kind kind,
    const struct term_names *names, int *left)
{
	int64_t	 id;
	size_t	 i;
	int	 status;

	if (!created)
		unlink_terms(rq, event, kind);
	for (i = 0; i < names->count; i++) {
		id = names->list[i].id;
		if (names->list[i].name != NULL && (status = name_term(rq,
		    kind, names->list[i].name, left, &id)) != 0)
			return (status);
		link_term(rq, event, kind, id);
	}

	return (0);
}

/* All of them, of which some may have been there before. */
static int
refuse_crowd(struct request *rq, int64_t event, enum term_kind kind)
{
	struct statement	*st;
	bool			 crowded;

	st = db_query(rq->db,
	    "SELECT COUNT(*) FROM event_terms WHERE event_id = $1");
	db_bind_integer(st, 1, event);
	crowded = db_step(st) && db_integer(st, 0) > SERVICE_EVENT_TERMS_ITEMS;
	db_done(st);

	return (!crowded ? 0 : reply_invalid(rq, param_of(kind),
	    COMPLAINT_TOO_MANY_TERMS, arena_integer(rq->arena,
	    SERVICE_EVENT_TERMS_ITEMS)));
}

int
event_terms_store(struct request *rq, int64_t event, bool created,
    const struct event_fields *f)
{
	int	 left = SERVICE_NEW_TERMS_ITEMS, status;

	if (f->has_categories && (status = replace(rq, event, created,
	    TERM_CATEGORY, &f->categories, &left)) != 0)
		return (status);
	if (f->has_tags && (status = replace(rq, event, created,
	    TERM_TAG, &f->tags, &left)) != 0)
		return (status);
	if (!f->has_categories && !f->has_tags)
		return (0);

	return (refuse_crowd(rq, event, f->has_tags ? TERM_TAG :
	    TERM_CATEGORY));
}
