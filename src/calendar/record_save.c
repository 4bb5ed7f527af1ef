#include "calendar/record_save.h"

#include "calendar/record_access.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/lists/query.h"
#include "store/lists/venue_places.h"
#include "store/search/search_names.h"
#include "store/store.h"
#include "text/fold.h"

struct event_texts
record_fold(struct request *rq, const struct event *e)
{
	return ((struct event_texts){
		.title_key = fold_title(rq->arena, e->head.name),
		.title = fold_search(rq->arena, e->head.name),
		.excerpt = fold_search(rq->arena, e->excerpt),
		.description = fold_search(rq->arena, e->head.description)
	});
}

static void
save_texts(struct request *rq, const struct event *e,
    const struct event_texts *texts)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "INSERT INTO event_texts (event_id, title_key, title, excerpt,"
	    " description) VALUES ($1, $2, $3, $4, $5)"
	    " ON CONFLICT (event_id) DO UPDATE SET"
	    " title_key = excluded.title_key, title = excluded.title,"
	    " excerpt = excluded.excerpt, description = excluded.description"
	    " WHERE event_texts.title_key <> excluded.title_key"
	    " OR event_texts.title <> excluded.title"
	    " OR event_texts.excerpt <> excluded.excerpt"
	    " OR event_texts.description <> excluded.description");
	db_bind_integer(st, 1, e->head.id);
	db_bind_text(st, 2, texts->title_key);
	db_bind_text(st, 3, texts->title);
	db_bind_text(st, 4, texts->excerpt);
	db_bind_text(st, 5, texts->description);
	db_run(st);
}

/* Updates the names in the index of searches; for a venue also the city. */
static void
save_names(struct request *rq, const struct record_head *r)
{
	const char	*names[] = { r->name, "" };

	if (r->kind == RECORD_VENUE)
		names[1] = ((const struct venue *)r)->city;
	search_names_set(rq->db, rq->arena, r->kind == RECORD_VENUE ?
	    SEARCH_VENUE : SEARCH_ORGANIZER, r->id, names, 2);
}

static void
derive(struct request *rq, const struct record_head *r)
{
	const struct event	*e = (const struct event *)r;
	struct event_texts	 texts;

	if (r->kind == RECORD_EVENT) {
		texts = record_fold(rq, e);
		save_texts(rq, e, &texts);
	} else
		save_names(rq, r);
	if (r->kind == RECORD_VENUE)
		venue_places_refresh(rq->db, r->id);
}

void
record_add(struct request *rq, const struct record_head *r)
{
	record_require_store(rq, r);
	record_insert(rq, r);
	derive(rq, r);
	store_wrote(rq->db, rq->now);
}

void
record_add_like(struct request *rq, const struct event *e,
    const struct event_texts *texts)
{
	record_insert(rq, &e->head);
	save_texts(rq, e, texts);
	store_wrote(rq->db, rq->now);
}

/* Lists depend only on whether the venue has coordinates. */
static bool
gains_or_loses_place(struct request *rq, const struct venue *v)
{
	struct statement	*st;
	bool			 differs;

	st = db_query(rq->db, "SELECT 1 FROM venues WHERE id = $1"
	    " AND CASE WHEN geo_lat IS NULL THEN 0 ELSE 1 END <> $2");
	db_bind_integer(st, 1, v->head.id);
	db_bind_integer(st, 2, v->has_geo_lat);
	differs = db_step(st);
	db_done(st);

	return (differs);
}

static void
unlink_events(struct request *rq, const struct record_head *r,
    const struct list_ids *events)
{
	struct statement	*st;

	if (r->kind == RECORD_VENUE)
		st = db_query(rq->db, "DELETE FROM event_venues"
		    " WHERE venue_id = $1"
		    " AND event_id IN (SELECT value FROM id_list($2))");
	else
		st = db_query(rq->db, "DELETE FROM event_organizers"
		    " WHERE organizer_id = $1"
		    " AND event_id IN (SELECT value FROM id_list($2))");
	db_bind_integer(st, 1, r->id);
	db_bind_text(st, 2, query_ids(rq->arena, events));
	db_run(st);
}

static void
require_edit(struct request *rq, const struct record_head *r)
{
	record_require_edit(rq, r->kind, &(struct list_ids){ 1, &r->id });
}

bool
record_save(struct request *rq, const struct record_head *r)
{
	struct list_ids	 events = { 0 };
	bool		 unlinks, has_new_texts;

	require_edit(rq, r);
	record_require_store(rq, r);
	unlinks = r->kind != RECORD_EVENT && r->status == STATUS_TRASH;
	if (unlinks || (r->kind == RECORD_VENUE &&
	    gains_or_loses_place(rq, (const struct venue *)r)))
		events = event_index_of_record(rq->db, rq->arena, r->id);
	record_replace(rq, r);
	if (unlinks)
		unlink_events(rq, r, &events);
	derive(rq, r);
	has_new_texts = r->kind == RECORD_EVENT && db_changes(rq->db) > 0;
	store_wrote(rq->db, rq->now);
	event_index_refresh_all(rq->db, &events, false);

	return (has_new_texts);
}

void
record_save_status(struct request *rq, const struct record_head *r)
{
	record_replace(rq, r);
	store_wrote(rq->db, rq->now);
}

void
record_purge(struct request *rq, const struct record_head *r)
{
	struct list_ids	 events = { 0 };

	require_edit(rq, r);
	if (r->kind != RECORD_EVENT) {
		events = event_index_of_record(rq->db, rq->arena, r->id);
		unlink_events(rq, r, &events);
		search_names_set(rq->db, rq->arena, r->kind == RECORD_VENUE ?
		    SEARCH_VENUE : SEARCH_ORGANIZER, r->id, NULL, 0);
	}
	record_remove(rq, r);
	if (r->kind == RECORD_EVENT)
		(void)event_index_refresh(rq->db, rq->arena, r->id, true);
	else if (r->kind == RECORD_VENUE)
		venue_places_refresh(rq->db, r->id);
	event_index_refresh_all(rq->db, &events, false);
	store_wrote(rq->db, rq->now);
}
