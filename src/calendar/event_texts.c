#include "calendar/event_texts.h"

#include "base/arena.h"
#include "calendar/event.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"

static void
bind_texts(struct statement *st, const struct event_texts *t)
{
	db_bind_text(st, 2, t->description);
	db_bind_text(st, 3, t->excerpt);
	db_bind_text(st, 4, t->cost);
	db_bind_text(st, 5, t->website);
	db_bind_text(st, 6, t->status_reason);
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
	struct arena	*whole = rq->arena;
	struct ids	 models;
	size_t		 i;

	models = ids_read(db_query(rq->db, "SELECT id FROM series"
	    " ORDER BY id"), whole);
	for (i = 0; i < models.count; i++) {
		rq->arena = arena_new_part(whole);
		share_one(rq, models.list[i]);
		arena_free(rq->arena);
		rq->arena = whole;
	}
}
