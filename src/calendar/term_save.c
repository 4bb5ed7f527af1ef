#include "calendar/term_save.h"

#include "calendar/terms.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/store.h"
#include "text/fold.h"

static void
bind_parent(struct statement *st, int place, const struct term *t)
{
	if (t->parent != 0)
		db_bind_integer(st, place, t->parent);
	else
		db_bind_null(st, place);
}

/* In the order of the columns of both statements below. */
static void
save(struct request *rq, struct statement *st, const struct term *t)
{
	db_bind_integer(st, 1, t->kind);
	bind_parent(st, 2, t);
	db_bind_text(st, 3, t->name);
	db_bind_text(st, 4, fold_title(rq->arena, t->name));
	db_bind_text(st, 5, fold_case(rq->arena, t->name));
	db_bind_text(st, 6, t->slug);
	db_bind_text(st, 7, t->description);
	db_bind_text(st, 8, fold_title(rq->arena, t->description));
	db_bind_integer(st, 9, t->id);
	db_run(st);
	store_wrote(rq->db, rq->now);
}

void
term_insert(struct request *rq, const struct term *t)
{
	save(rq, db_query(rq->db,
	    "INSERT INTO terms (kind, parent, name, name_key, name_folded,"
	    " slug, description, description_key, id)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"), t);
}

static bool
is_moved(struct request *rq, const struct term *t)
{
	struct statement	*st;
	bool			 differs;

	st = db_query(rq->db, "SELECT 1 FROM terms WHERE id = $1"
	    " AND COALESCE(parent, 0) <> $2");
	db_bind_integer(st, 1, t->id);
	db_bind_integer(st, 2, t->parent);
	differs = db_step(st);
	db_done(st);

	return (differs);
}

void
term_store(struct request *rq, const struct term *t)
{
	struct list_ids	 events = { 0 };

	if (is_moved(rq, t))
		events = event_index_of_term(rq->db, rq->arena, t->id);
	save(rq, db_query(rq->db,
	    "UPDATE terms SET kind = $1, parent = $2, name = $3,"
	    " name_key = $4, name_folded = $5, slug = $6, description = $7,"
	    " description_key = $8 WHERE id = $9"), t);
	event_index_refresh_all(rq->db, &events);
}

/* Events with descendants of the term are included. */
static void
unlink_events(struct request *rq, const struct term *t,
    const struct list_ids *events)
{
	struct statement	*st;
	size_t			 i;

	for (i = 0; i < events->count; i++) {
		st = db_query(rq->db, "DELETE FROM event_terms"
		    " WHERE event_id = $1 AND term_id = $2");
		db_bind_integer(st, 1, events->list[i]);
		db_bind_integer(st, 2, t->id);
		db_run(st);
	}
}

void
term_remove(struct request *rq, const struct term *t)
{
	struct statement	*st;
	struct list_ids		 events;

	events = event_index_of_term(rq->db, rq->arena, t->id);
	unlink_events(rq, t, &events);
	st = db_query(rq->db, "UPDATE terms SET parent = $1 WHERE parent = $2");
	bind_parent(st, 1, t);
	db_bind_integer(st, 2, t->id);
	db_run(st);
	st = db_query(rq->db, "DELETE FROM terms WHERE id = $1");
	db_bind_integer(st, 1, t->id);
	db_run(st);
	event_index_refresh_all(rq->db, &events);
	store_wrote(rq->db, rq->now);
}
