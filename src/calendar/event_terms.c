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
#include "store/ids.h"
#include "store/lists/query.h"

/* The ids among these that are terms of the kind. */
static struct list_ids
choose_terms(struct request *rq, enum term_kind kind, const struct ids *ids)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT t.id FROM id_list($1) j"
	    " CROSS JOIN terms t ON t.id = j.value WHERE t.kind = $2");
	db_bind_integer(st, 2, kind);
	db_bind_text(st, 1, query_ids(rq->arena,
	    &(struct list_ids){ ids->count, ids->list }));

	return (ids_read(st, rq->arena));
}

/*
 * Links those ids that are terms of the kind, and ignores others. Selecting the
 * terms in the INSERT would cost a temporary table. Returns how many were
 * linked.
 */
static size_t
link_terms(struct request *rq, int64_t event, enum term_kind kind,
    const struct ids *ids)
{
	struct statement	*st;
	struct list_ids		 terms;

	if (ids->count == 0)
		return (0);
	terms = choose_terms(rq, kind, ids);
	st = db_query(rq->db, "INSERT INTO event_terms (event_id, term_id)"
	    " SELECT $1, value FROM id_list($2) WHERE TRUE"
	    " ON CONFLICT DO NOTHING");
	db_bind_integer(st, 1, event);
	db_bind_text(st, 2, query_ids(rq->arena, &terms));
	db_run(st);

	return (terms.count);
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
 * The id of the term that a text names, which may be created; `*left` is how
 * many more may be created.
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

/* Sets `*linked` to the number of terms of the kind that the event has then. */
static int
replace(struct request *rq, int64_t event, bool created, enum term_kind kind,
    const struct term_names *names, int *left, size_t *linked)
{
	struct ids	 ids = { 0 };
	int64_t		 id;
	size_t		 i;
	int		 status;

	if (!created)
		unlink_terms(rq, event, kind);
	for (i = 0; i < names->count; i++) {
		id = names->list[i].id;
		if (names->list[i].name != NULL && (status = name_term(rq,
		    kind, names->list[i].name, left, &id)) != 0)
			return (status);
		ids_insert(&ids, rq->arena, id);
	}
	*linked = link_terms(rq, event, kind, &ids);

	return (0);
}

/* Counts the terms of a kind that was not sent. */
static size_t
count_terms(struct request *rq, int64_t event, enum term_kind kind)
{
	struct statement	*st;
	size_t			 count;

	st = db_query(rq->db, "SELECT COUNT(*) FROM event_terms l"
	    " JOIN terms t ON t.id = l.term_id"
	    " WHERE l.event_id = $1 AND t.kind = $2");
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, kind);
	count = db_step(st) ? (size_t)db_integer(st, 0) : 0;
	db_done(st);

	return (count);
}

int
event_terms_store(struct request *rq, int64_t event, bool created,
    const struct event_fields *f)
{
	size_t	 categories = 0, tags = 0;
	int	 left = SERVICE_NEW_TERMS_ITEMS, status;

	if (f->has_categories && (status = replace(rq, event, created,
	    TERM_CATEGORY, &f->categories, &left, &categories)) != 0)
		return (status);
	if (f->has_tags && (status = replace(rq, event, created,
	    TERM_TAG, &f->tags, &left, &tags)) != 0)
		return (status);
	if (!created && f->has_categories && !f->has_tags)
		tags = count_terms(rq, event, TERM_TAG);
	if (!created && f->has_tags && !f->has_categories)
		categories = count_terms(rq, event, TERM_CATEGORY);
	if (categories + tags <= SERVICE_EVENT_TERMS_ITEMS)
		return (0);

	return (reply_invalid(rq, param_of(f->has_tags ? TERM_TAG :
	    TERM_CATEGORY), COMPLAINT_TOO_MANY_TERMS, arena_integer(rq->arena,
	    SERVICE_EVENT_TERMS_ITEMS)));
}
