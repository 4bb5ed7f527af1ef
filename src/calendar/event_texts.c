#include "calendar/event_texts.h"

#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/stored_table.h"
#include "http/author_quota.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"

#define LONG	4096	/* bytes */

static void
bind_texts(struct statement *st, const struct event_texts *t)
{
	db_bind_text(st, 2, t->description);
	db_bind_text(st, 3, t->excerpt);
	db_bind_text(st, 4, t->cost);
	db_bind_text(st, 5, t->website);
	db_bind_text(st, 6, t->status_reason);
}

static size_t
bytes_of(const struct event_texts *t)
{
	return (strlen(t->description) + strlen(t->excerpt) + strlen(t->cost) +
	    strlen(t->website) + strlen(t->status_reason));
}

static int64_t
free_id(struct request *rq)
{
	return (db_first_integer(db_query(rq->db,
	    "SELECT COALESCE(MAX(id), 0) + 1 FROM series_texts")));
}

void
event_texts_share(struct request *rq, struct event *model)
{
	struct statement	*st;

	if (event_shares(model))
		return;
	model->texts = free_id(rq);
	model->shared = event_texts_of(model);
	st = db_query(rq->db, "INSERT INTO series_texts (id, description,"
	    " excerpt, cost, website, event_status_reason)"
	    " VALUES ($1, $2, $3, $4, $5, $6)");
	db_bind_integer(st, 1, model->texts);
	bind_texts(st, &model->shared);
	db_run(st);
	author_quota_spend_bytes(rq, bytes_of(&model->shared));
}

void
event_texts_share_long(struct request *rq, struct event *e)
{
	if (e->series != 0 && strlen(e->head.description) +
	    strlen(e->excerpt) > LONG)
		event_texts_share(rq, e);
}

void
event_texts_follow(struct event *e, const struct event *model)
{
	const int64_t			 texts = e->texts;
	const struct event_texts	 shared = e->shared;

	e->texts = model->texts;
	e->shared = model->shared;
	if (event_shares(e))
		return;
	e->texts = texts;
	e->shared = shared;
}

/* Calls the function for each id in an arena of its own. */
static void
each_alone(struct request *rq, struct statement *ids,
    void (*call)(struct request *, int64_t id))
{
	const struct ids	 all = ids_read(ids, rq->arena);
	struct arena		*whole;
	size_t			 i;

	for (i = 0; i < all.count; i++) {
		whole = arena_begin_part(&rq->arena);
		call(rq, all.list[i]);
		arena_end_part(&rq->arena, whole);
	}
}

static void
share_long_one(struct request *rq, int64_t id)
{
	struct event	 e;

	if (!event_find(rq, id, &e))
		return;
	event_texts_share_long(rq, &e);
	stored_replace(rq, &stored_event, &e);
}

static void
share_one(struct request *rq, int64_t series)
{
	struct statement	*st;
	struct event		 model;

	if (!event_find(rq, series, &model))
		return;
	event_texts_share(rq, &model);
	st = db_query(rq->db, "UPDATE events SET texts_id = $1,"
	    " description = '', excerpt = '', cost = '', website = '',"
	    " event_status_reason = '' WHERE texts_id IS NULL"
	    " AND description = $2 AND excerpt = $3 AND cost = $4"
	    " AND website = $5 AND event_status_reason = $6"
	    " AND (id = $7 OR series_id = $7)");
	db_bind_integer(st, 1, model.texts);
	bind_texts(st, &model.shared);
	db_bind_integer(st, 7, model.head.id);
	db_run(st);
}

void
event_texts_share_all(struct request *rq)
{
	struct statement	*st;

	each_alone(rq, db_query(rq->db, "SELECT id FROM series ORDER BY id"),
	    share_one);
	st = db_query(rq->db, "SELECT id FROM events"
	    " WHERE series_id IS NOT NULL AND texts_id IS NULL"
	    " AND LENGTH(description) + LENGTH(excerpt) > $1 ORDER BY id");
	db_bind_integer(st, 1, LONG);
	each_alone(rq, st, share_long_one);
}
