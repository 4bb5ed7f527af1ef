#include "command/restore_records.h"

#include <string.h>

#include "base/json.h"
#include "calendar/event.h"
#include "calendar/event_save.h"
#include "calendar/organizer.h"
#include "calendar/organizer_save.h"
#include "calendar/term_save.h"
#include "calendar/terms.h"
#include "calendar/venue.h"
#include "calendar/venue_save.h"
#include "command/lines_member.h"
#include "http/request.h"
#include "store/db.h"
#include "store/secret.h"
#include "text/zones.h"

/* check_database() finds what they refer to, the schema does not. */
static bool
has_row(struct statement *st, int64_t id)
{
	bool	 found;

	db_bind_integer(st, 1, id);
	found = db_step(st);
	db_done(st);
	return (found);
}

static void
read_head(struct db *db, struct lines *l, enum record_kind kind, int64_t author,
    struct record_head *r)
{
	memset(r, 0, sizeof(*r));
	r->kind = kind;
	r->id = lines_id(l, "id");
	r->author = author;
	r->status = lines_status(l);
	r->times.created = lines_time(l, "created");
	r->times.modified = lines_time(l, "modified");
	if ((r->times.has_published = lines_has(l, "published")))
		r->times.published = lines_time(l, "published");
	r->name = lines_text(l, "name");
	r->description = lines_text(l, "description");
	r->slug = lines_has(l, "slug") ? lines_slug(l, "slug") : "";
	r->former_slug = lines_has(l, "former_slug") ?
	    lines_slug(l, "former_slug") : "";
	r->image = lines_optional_id(l, "image");
	if (r->image != 0 && !has_row(db_query(db,
	    "SELECT 1 FROM images WHERE id = $1"), r->image))
		lines_fail(l, "image", "is not there");
}

void
restore_term(struct request *rq, struct lines *l, int kind)
{
	struct term	 t;

	memset(&t, 0, sizeof(t));
	t.id = lines_id(l, "id");
	t.kind = (enum term_kind)kind;
	t.parent = lines_optional_id(l, "parent");
	t.name = lines_text(l, "name");
	t.slug = lines_slug(l, "slug");
	t.description = lines_text(l, "description");
	if (l->why == NULL)
		term_insert(rq, &t);
}

void
restore_venue(struct request *rq, struct lines *l, int64_t author)
{
	struct venue	 v;

	memset(&v, 0, sizeof(v));
	read_head(rq->db, l, RECORD_VENUE, author, &v.head);
	v.address = lines_text(l, "address");
	v.city = lines_text(l, "city");
	v.country = lines_text(l, "country");
	v.province = lines_text(l, "province");
	v.state = lines_text(l, "state");
	v.stateprovince = lines_text(l, "stateprovince");
	v.zip = lines_text(l, "zip");
	v.phone = lines_text(l, "phone");
	v.website = lines_text(l, "website");
	if ((v.has_place = lines_has(l, "geo_lat"))) {
		v.latitude = lines_number(l, "geo_lat", -90, 90);
		v.longitude = lines_number(l, "geo_lng", -180, 180);
	}
	v.show_map = lines_truth(l, "show_map");
	v.show_map_link = lines_truth(l, "show_map_link");
	if (l->why == NULL)
		venue_insert(rq, &v);
}

void
restore_organizer(struct request *rq, struct lines *l, int64_t author)
{
	struct organizer	 o;

	memset(&o, 0, sizeof(o));
	read_head(rq->db, l, RECORD_ORGANIZER, author, &o.head);
	o.phone = lines_text(l, "phone");
	o.website = lines_text(l, "website");
	o.email = lines_text(l, "email");
	if (l->why == NULL)
		organizer_insert(rq, &o);
}

/* No zone is further away than that (RFC 9636). */
static void
check_zone(struct lines *l, const char *name, const struct moment *m)
{
	const int64_t	 most = 26 * 3600;

	if (m->local - m->utc > most || m->utc - m->local > most)
		lines_fail(l, name, "is not the time that the clock shows");
}

static void
read_event(struct lines *l, struct event *e)
{
	e->excerpt = lines_text(l, "excerpt");
	e->password = lines_optional(l, "password", NULL);
	if (e->password != NULL && strlen(e->password) >= SECRET_TEXT)
		lines_fail(l, "password", "is too long");
	e->timezone = lines_text(l, "timezone");
	if (zone_find(e->timezone) == NULL)
		lines_fail(l, "timezone", "is no time zone");
	e->dates.all_day = lines_truth(l, "all_day");
	e->dates.start.local = lines_time(l, "start");
	e->dates.end.local = lines_time(l, "end");
	e->dates.start.utc = lines_time(l, "start_utc");
	e->dates.end.utc = lines_time(l, "end_utc");
	if (e->dates.end.local < e->dates.start.local)
		lines_fail(l, "end", "is before its start");
	check_zone(l, "start_utc", &e->dates.start);
	check_zone(l, "end_utc", &e->dates.end);
	e->cost = lines_text(l, "cost");
	e->website = lines_text(l, "website");
	e->show_map = lines_truth(l, "show_map");
	e->show_map_link = lines_truth(l, "show_map_link");
	e->hidden = lines_truth(l, "hide_from_listings");
	e->sticky = lines_truth(l, "sticky");
	e->featured = lines_truth(l, "featured");
	e->ticketed = lines_truth(l, "ticketed");
	e->parent = lines_optional_id(l, "post_parent");
}

static void
link_to(struct statement *st, int64_t event, int64_t id)
{
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, id);
	db_run(st);
}

static void
link_event(struct db *db, struct lines *l, int64_t event)
{
	struct statement	*st;
	const struct value	*v;
	int64_t			 id, position;

	for (v = NULL; (v = lines_next(l, "venue", v, &id)) != NULL;) {
		if (!has_row(db_query(db,
		    "SELECT 1 FROM venues WHERE id = $1"), id))
			lines_fail(l, "venue", "is not there");
		link_to(db_query(db, "INSERT INTO event_venues (event_id,"
		    " venue_id) VALUES ($1, $2)"), event, id);
	}
	position = 0;
	for (v = NULL; (v = lines_next(l, "organizers", v, &id)) != NULL;) {
		if (!has_row(db_query(db,
		    "SELECT 1 FROM organizers WHERE id = $1"), id))
			lines_fail(l, "organizers", "are not there");
		st = db_query(db, "INSERT INTO event_organizers (event_id,"
		    " organizer_id, position) VALUES ($1, $2, $3)");
		db_bind_integer(st, 3, position++);
		link_to(st, event, id);
	}
	for (v = NULL; (v = lines_next(l, "terms", v, &id)) != NULL;) {
		if (!has_row(db_query(db,
		    "SELECT 1 FROM terms WHERE id = $1"), id))
			lines_fail(l, "terms", "are not there");
		link_to(db_query(db, "INSERT INTO event_terms (event_id,"
		    " term_id) VALUES ($1, $2)"), event, id);
	}
}

void
restore_event(struct request *rq, struct lines *l, int64_t author)
{
	struct event	 e;

	memset(&e, 0, sizeof(e));
	read_head(rq->db, l, RECORD_EVENT, author, &e.head);
	read_event(l, &e);
	if (l->why != NULL)
		return;
	event_insert(rq, &e);
	link_event(rq->db, l, e.head.id);
}
