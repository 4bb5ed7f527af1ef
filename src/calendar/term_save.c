#include "calendar/term_save.h"

#include "calendar/stored.h"
#include "calendar/terms.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/lists/query.h"
#include "store/search/search_names.h"
#include "store/store.h"

void
term_save_new(struct request *rq, const struct term *t)
{
	term_insert(rq, t);
	search_names_set(rq->db, rq->arena, SEARCH_TERM, t->id, &t->name, 1);
	store_wrote(rq->db, rq->now);
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
term_save(struct request *rq, const struct term *t)
{
	struct list_ids	 events = { 0 };

	if (is_moved(rq, t))
		events = event_index_of_term(rq->db, rq->arena, t->id);
	term_replace(rq, t);
	search_names_set(rq->db, rq->arena, SEARCH_TERM, t->id, &t->name, 1);
	event_index_refresh_all(rq->db, &events, false);
	store_wrote(rq->db, rq->now);
}

/*
 * The events include those of descendants of the term. Once the term is gone,
 * the trigger of each link has no count to change.
 */
static void
unlink_events(struct request *rq, const struct term *t,
    const struct list_ids *events)
{
	struct statement	*st;

	st = db_query(rq->db, "DELETE FROM event_terms WHERE term_id = $1"
	    " AND event_id IN (SELECT value FROM id_list($2))");
	db_bind_integer(st, 1, t->id);
	db_bind_text(st, 2, query_ids(rq->arena, events));
	db_run(st);
}

void
term_purge(struct request *rq, const struct term *t)
{
	struct statement	*st;
	struct list_ids		 events;

	events = event_index_of_term(rq->db, rq->arena, t->id);
	st = db_query(rq->db, "UPDATE terms SET parent = $1 WHERE parent = $2");
	stored_bind_integer(st, 1, t->parent != 0, t->parent);
	db_bind_integer(st, 2, t->id);
	db_run(st);
	term_remove(rq, t->id);
	unlink_events(rq, t, &events);
	search_names_set(rq->db, rq->arena, SEARCH_TERM, t->id, NULL, 0);
	event_index_refresh_all(rq->db, &events, false);
	store_wrote(rq->db, rq->now);
}
