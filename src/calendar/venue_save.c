#include "calendar/venue_save.h"

#include "calendar/record_row.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/lists/venue_places.h"
#include "store/store.h"
#include "text/fold.h"

/* In the order of the columns in both statements below. */
static void
bind_venue(struct request *rq, struct statement *st, const struct venue *v)
{
	const char *const	 parts[] = { v->head.name, v->head.description,
	    v->address, v->city, v->country, v->province, v->state,
	    v->stateprovince, v->zip, v->phone, v->website };
	int			 place = RECORD_PLACES;

	record_bind(st, &v->head);
	db_bind_text(st, ++place, fold_title(rq->arena, v->head.name));
	db_bind_text(st, ++place, v->address);
	db_bind_text(st, ++place, v->city);
	db_bind_text(st, ++place, v->country);
	db_bind_text(st, ++place, v->province);
	db_bind_text(st, ++place, v->state);
	db_bind_text(st, ++place, v->stateprovince);
	db_bind_text(st, ++place, v->zip);
	db_bind_text(st, ++place, v->phone);
	db_bind_text(st, ++place, v->website);
	record_bind_number(st, ++place, v->has_place, v->latitude);
	record_bind_number(st, ++place, v->has_place, v->longitude);
	db_bind_integer(st, ++place, v->show_map);
	db_bind_integer(st, ++place, v->show_map_link);
	db_bind_text(st, ++place, record_searched(rq, parts,
	    sizeof(parts) / sizeof(parts[0])));
	db_bind_integer(st, ++place, v->head.id);
}

void
venue_insert(struct request *rq, const struct venue *v)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "INSERT INTO venues (author, status, published, created, modified,"
	    " name, description, slug, former_slug, image_id, name_key,"
	    " address, city, country, province, state, stateprovince, zip,"
	    " phone, website, geo_lat, geo_lng, show_map, show_map_link,"
	    " searched, id)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,"
	    " $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,"
	    " $26)");
	bind_venue(rq, st, v);
	db_run(st);
	venue_places_refresh(rq->db, v->head.id);
	store_wrote(rq->db, rq->now);
}

/* Lists ask whether the venue has a place, not for the place itself. */
static bool
gains_or_loses_place(struct request *rq, const struct venue *v)
{
	struct statement	*st;
	bool			 differs;

	st = db_query(rq->db, "SELECT 1 FROM venues WHERE id = $1"
	    " AND (geo_lat IS NOT NULL) <> $2");
	db_bind_integer(st, 1, v->head.id);
	db_bind_integer(st, 2, v->has_place);
	differs = db_step(st);
	db_done(st);

	return (differs);
}

static void
unlink_events(struct request *rq, const struct list_ids *events)
{
	struct statement	*st;
	size_t			 i;

	for (i = 0; i < events->count; i++) {
		st = db_query(rq->db,
		    "DELETE FROM event_venues WHERE event_id = $1");
		db_bind_integer(st, 1, events->list[i]);
		db_run(st);
	}
}

void
venue_store(struct request *rq, const struct venue *v)
{
	struct statement	*st;
	struct list_ids		 events = { 0 };

	if (v->head.status == STATUS_TRASH || gains_or_loses_place(rq, v))
		events = event_index_of_record(rq->db, rq->arena, v->head.id);
	st = db_query(rq->db,
	    "UPDATE venues SET author = $1, status = $2, published = $3,"
	    " created = $4, modified = $5, name = $6, description = $7,"
	    " slug = $8, former_slug = $9, image_id = $10, name_key = $11,"
	    " address = $12, city = $13, country = $14, province = $15,"
	    " state = $16, stateprovince = $17, zip = $18, phone = $19,"
	    " website = $20, geo_lat = $21, geo_lng = $22, show_map = $23,"
	    " show_map_link = $24, searched = $25"
	    " WHERE id = $26");
	bind_venue(rq, st, v);
	db_run(st);
	venue_places_refresh(rq->db, v->head.id);
	if (v->head.status == STATUS_TRASH)
		unlink_events(rq, &events);
	event_index_refresh_all(rq->db, &events);
	store_wrote(rq->db, rq->now);
}

void
venue_purge(struct request *rq, const struct venue *v)
{
	struct statement	*st;
	struct list_ids		 events;

	events = event_index_of_record(rq->db, rq->arena, v->head.id);
	unlink_events(rq, &events);
	st = db_query(rq->db, "DELETE FROM venues WHERE id = $1");
	db_bind_integer(st, 1, v->head.id);
	db_run(st);
	venue_places_refresh(rq->db, v->head.id);
	event_index_refresh_all(rq->db, &events);
	store_wrote(rq->db, rq->now);
}
