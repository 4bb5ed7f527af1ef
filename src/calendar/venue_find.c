#include "calendar/venue.h"

#include "calendar/record_change.h"
#include "calendar/record_row.h"
#include "calendar/venue_change.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/db.h"
#include "text/fold.h"

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
	v->latitude = db_bounded_number(st, LATITUDE, -90, 90);
	v->longitude = db_bounded_number(st, LONGITUDE, -180, 180);
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

static void
bind_details(struct statement *st, const struct venue *v,
    const struct venue_fields *f)
{
	record_bind_optional(st, 3, f->has_show_map, v->show_map);
	record_bind_optional(st, 4, f->has_show_map_link, v->show_map_link);
	record_bind_number(st, 5, f->has_geo_lat, v->latitude);
	record_bind_number(st, 6, f->has_geo_lng, v->longitude);
}

/* Before the row is read: of one name there may be many. */
static bool
details_serve(struct request *rq, struct statement *st,
    const struct venue *made, const struct venue_fields *f)
{
	const struct {
		enum column	 column;
		const char	*made;
	} details[] = {
		{ ADDRESS, made->address }, { CITY, made->city },
		{ COUNTRY, made->country }, { PROVINCE, made->province },
		{ STATE, made->state }, { ZIP, made->zip },
		{ PHONE, made->phone }, { WEBSITE, made->website },
		/* Unless it is derived. */
		{ STATEPROVINCE, f->stateprovince == NULL ? "" :
		    made->stateprovince }
	};
	size_t	 i;

	for (i = 0; i < sizeof(details) / sizeof(details[0]); i++)
		if (!record_text_serves(rq, db_string(st, details[i].column),
		    details[i].made))
			return (false);

	return (true);
}

bool
venue_find_equal(struct request *rq, const struct venue *made,
    const struct venue_fields *f, struct venue *v)
{
	struct record_sent	 sent = venue_sent(f);
	struct statement	*st;
	bool			 found = false;

	st = db_query(rq->db, FIND
	    " WHERE v.name_key = $1 AND v.status <> $2"
	    " AND ($3 IS NULL OR v.show_map = $3)"
	    " AND ($4 IS NULL OR v.show_map_link = $4)"
	    " AND ($5 IS NULL OR v.geo_lat = $5)"
	    " AND ($6 IS NULL OR v.geo_lng = $6)"
	    " ORDER BY v.id");
	db_bind_text(st, 1, fold_title(rq->arena, made->head.name));
	db_bind_integer(st, 2, STATUS_TRASH);
	bind_details(st, made, f);
	while (!found && db_step(st)) {
		if (!details_serve(rq, st, made, f))
			continue;
		read_row(rq, st, v);
		found = record_serves(rq, &v->head, &made->head, &sent);
	}
	db_done(st);

	return (found);
}
