#include "calendar/venue.h"

#include "calendar/record_row.h"
#include "http/request.h"
#include "store/db.h"

#define FIND \
	"SELECT " RECORD_COLUMNS("v", "name") ", v.address, v.city," \
	" v.country, v.province, v.state, v.zip, v.phone, v.website," \
	" v.stateprovince, v.geo_lat, v.geo_lng, v.show_map," \
	" v.show_map_link" \
	" FROM venues v" RECORD_IMAGE("v")

enum column {
	ADDRESS = RECORD_NEXT, CITY, COUNTRY, PROVINCE, STATE, ZIP, PHONE,
	WEBSITE, STATEPROVINCE, LATITUDE, LONGITUDE, SHOW_MAP, SHOW_MAP_LINK
};

static void
read_row(struct request *rq, struct statement *st, struct venue *v)
{
	record_read(rq, st, RECORD_VENUE, &v->head);
	v->address = record_text(rq, st, ADDRESS);
	v->city = record_text(rq, st, CITY);
	v->country = record_text(rq, st, COUNTRY);
	v->province = record_text(rq, st, PROVINCE);
	v->state = record_text(rq, st, STATE);
	v->zip = record_text(rq, st, ZIP);
	v->phone = record_text(rq, st, PHONE);
	v->website = record_text(rq, st, WEBSITE);
	v->stateprovince = record_text(rq, st, STATEPROVINCE);
	v->has_place = !db_null(st, LATITUDE);
	v->latitude = db_number(st, LATITUDE);
	v->longitude = db_number(st, LONGITUDE);
	v->show_map = db_integer(st, SHOW_MAP);
	v->show_map_link = db_integer(st, SHOW_MAP_LINK);
}

static bool
find(struct request *rq, struct statement *st, struct venue *v)
{
	bool	 found;

	if ((found = db_step(st)))
		read_row(rq, st, v);
	db_done(st);

	return (found);
}

bool
venue_find(struct request *rq, int64_t id, struct venue *v)
{
	struct statement	*st;

	st = db_query(rq->db, FIND " WHERE v.id = $1");
	db_bind_integer(st, 1, id);

	return (find(rq, st, v));
}

bool
venue_find_slug(struct request *rq, const char *slug, struct venue *v)
{
	struct statement	*st;

	st = db_query(rq->db, FIND " WHERE v.slug = $1 AND v.status <> $2");
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, STATUS_TRASH);

	return (find(rq, st, v));
}

bool
venue_find_linked(struct request *rq, int64_t event, struct venue *v)
{
	struct statement	*st;

	st = db_query(rq->db, FIND
	    " JOIN event_venues l ON l.venue_id = v.id"
	    " WHERE l.event_id = $1");
	db_bind_integer(st, 1, event);

	return (find(rq, st, v));
}
