#include "calendar/venue.h"

#include "http/request.h"
#include "store/db.h"

#define FIND \
	"SELECT v.id, v.author, v.status, v.published, v.created," \
	" v.modified, v.name, v.description, v.slug, v.image_id, i.url," \
	" v.address, v.city, v.country, v.province, v.state, v.zip, v.phone," \
	" v.website, v.stateprovince, v.geo_lat, v.geo_lng, v.show_map," \
	" v.show_map_link" \
	" FROM venues v LEFT JOIN images i ON i.id = v.image_id"

enum column {
	ID, AUTHOR, STATUS, PUBLISHED, CREATED, MODIFIED, NAME, DESCRIPTION,
	SLUG, IMAGE, IMAGE_URL, ADDRESS, CITY, COUNTRY, PROVINCE, STATE, ZIP,
	PHONE, WEBSITE, STATEPROVINCE, LATITUDE, LONGITUDE, SHOW_MAP,
	SHOW_MAP_LINK
};

static void
read_texts(struct request *rq, struct statement *st, struct venue *v)
{
	v->name = record_text(rq, st, NAME);
	v->description = record_text(rq, st, DESCRIPTION);
	v->slug = record_text(rq, st, SLUG);
	v->image_url = record_text(rq, st, IMAGE_URL);
	v->address = record_text(rq, st, ADDRESS);
	v->city = record_text(rq, st, CITY);
	v->country = record_text(rq, st, COUNTRY);
	v->province = record_text(rq, st, PROVINCE);
	v->state = record_text(rq, st, STATE);
	v->zip = record_text(rq, st, ZIP);
	v->phone = record_text(rq, st, PHONE);
	v->website = record_text(rq, st, WEBSITE);
	v->stateprovince = record_text(rq, st, STATEPROVINCE);
}

static void
read_row(struct request *rq, struct statement *st, struct venue *v)
{
	v->id = db_integer(st, ID);
	v->author = db_integer(st, AUTHOR);
	v->status = record_read_status(rq, st, STATUS, &v->times);
	read_texts(rq, st, v);
	v->image = db_integer(st, IMAGE);
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
