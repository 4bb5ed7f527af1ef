#include "calendar/record_save.h"

#include "calendar/record_access.h"
#include "calendar/slug_change.h"
#include "calendar/stored_table.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/store.h"
#include "store/stored_links.h"

void
record_add(struct request *rq, const struct record_head *r)
{
	record_require_store(rq, r);
	stored_insert(rq, record_tables[r->kind], r);
	store_wrote(rq->db, rq->now);
}

static void
unlink_events(struct request *rq, const struct record_head *r,
    const struct ids *events)
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
	db_bind_text(st, 2, ids_text(rq->arena, events));
	db_run(st);
}

static void
require_edit(struct request *rq, const struct record_head *r)
{
	record_require_edit(rq, r->kind,
	    &(struct ids){ 1, &(int64_t){ r->id }, 0 });
}

void
record_save(struct request *rq, const struct record_head *r)
{
	struct ids	 events = { 0 };

	require_edit(rq, r);
	record_require_store(rq, r);
	if (r->kind != RECORD_EVENT && r->status == STATUS_TRASH)
		events = events_of_record(rq->db, rq->arena, r->id);
	stored_replace(rq, record_tables[r->kind], r);
	if (events.count > 0) {
		unlink_events(rq, r, &events);
		events_links_changed(rq->db, &events);
	}
	store_wrote(rq->db, rq->now);
}

void
record_save_status(struct request *rq, const struct record_head *r)
{
	stored_replace(rq, record_tables[r->kind], r);
	store_wrote(rq->db, rq->now);
}

void
record_purge(struct request *rq, const struct record_head *r)
{
	struct ids	 events;

	require_edit(rq, r);
	if (r->kind != RECORD_EVENT) {
		events = events_of_record(rq->db, rq->arena, r->id);
		unlink_events(rq, r, &events);
		events_links_changed(rq->db, &events);
	}
	slug_end_record(rq, r);
	stored_remove(rq, record_tables[r->kind], r->id);
	store_wrote(rq->db, rq->now);
}
