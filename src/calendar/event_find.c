#include "calendar/event.h"

#include "base/site.h"
#include "calendar/record_row.h"
#include "http/request.h"
#include "store/db.h"
#include "text/zones.h"

#define FIND \
	"SELECT " RECORD_COLUMNS("e", "title") ", e.excerpt, e.password," \
	" e.all_day, e.start_local, e.end_local, e.start_utc, e.end_utc," \
	" e.timezone, e.cost, e.website, e.show_map, e.show_map_link," \
	" e.hide_from_listings, e.sticky, e.featured, e.ticketed," \
	" e.post_parent" \
	" FROM events e" RECORD_IMAGE("e")

enum column {
	EXCERPT = RECORD_NEXT, PASSWORD, ALL_DAY, START_LOCAL, END_LOCAL,
	START_UTC, END_UTC, TIMEZONE, COST, WEBSITE, SHOW_MAP, SHOW_MAP_LINK,
	HIDDEN, STICKY, FEATURED, TICKETED, PARENT
};

static void
read_dates(struct request *rq, struct statement *st, struct event *e)
{
	struct event_dates	*d = &e->dates;

	e->timezone = record_text(rq, st, TIMEZONE);
	d->zone = zone_find(e->timezone);
	/* A later release of the zone database may have dropped the name. */
	if (d->zone == NULL)
		d->zone = rq->site->zone;
	d->all_day = db_integer(st, ALL_DAY);
	d->start.local = record_time(st, START_LOCAL);
	d->start.utc = record_time(st, START_UTC);
	d->end.local = db_bounded(st, END_LOCAL, d->start.local,
	    DATE_MOST);
	d->end.utc = record_time(st, END_UTC);
}

static void
read_row(struct request *rq, struct statement *st, struct event *e)
{
	record_read(rq, st, RECORD_EVENT, &e->head);
	read_dates(rq, st, e);
	e->excerpt = !record_wants(rq, RECORD_EVENT, "excerpt") ? "" :
	    record_text(rq, st, EXCERPT);
	e->password = db_null(st, PASSWORD) ? NULL :
	    record_text(rq, st, PASSWORD);
	e->cost = record_text(rq, st, COST);
	e->website = record_text(rq, st, WEBSITE);
	e->show_map = db_integer(st, SHOW_MAP);
	e->show_map_link = db_integer(st, SHOW_MAP_LINK);
	e->hidden = db_integer(st, HIDDEN);
	e->sticky = db_integer(st, STICKY);
	e->featured = db_integer(st, FEATURED);
	e->ticketed = db_integer(st, TICKETED);
	e->parent = db_integer(st, PARENT);
	e->concealed = false;
}

static bool
find(struct request *rq, struct statement *st, struct event *e)
{
	bool	 found;

	if ((found = db_step(st)))
		read_row(rq, st, e);
	db_done(st);

	return (found);
}

bool
event_find(struct request *rq, int64_t id, struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db, FIND " WHERE e.id = $1");
	db_bind_integer(st, 1, id);

	return (find(rq, st, e));
}

bool
event_find_slug(struct request *rq, const char *slug, struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db, FIND " WHERE e.slug = $1 AND e.status <> $2");
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, STATUS_TRASH);

	return (find(rq, st, e));
}
