#include "calendar/event.h"

#include "base/site.h"
#include "http/request.h"
#include "store/db.h"
#include "text/zones.h"

#define FIND \
	"SELECT e.id, e.author, e.status, e.published, e.created, e.modified," \
	" e.title, e.excerpt, e.slug, e.former_slug, e.password," \
	" e.image_id, i.url, e.all_day, e.start_local, e.end_local," \
	" e.start_utc, e.end_utc, e.timezone, e.cost, e.website," \
	" e.show_map, e.show_map_link, e.hide_from_listings, e.sticky," \
	" e.featured, e.ticketed, e.post_parent, e.description" \
	" FROM events e LEFT JOIN images i ON i.id = e.image_id"

enum column {
	ID, AUTHOR, STATUS, PUBLISHED, CREATED, MODIFIED, TITLE, EXCERPT, SLUG,
	FORMER_SLUG, PASSWORD, IMAGE, IMAGE_URL, ALL_DAY, START_LOCAL,
	END_LOCAL, START_UTC, END_UTC, TIMEZONE, COST, WEBSITE, SHOW_MAP,
	SHOW_MAP_LINK, HIDDEN, STICKY, FEATURED, TICKETED, PARENT, DESCRIPTION
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
	d->start.local = db_integer(st, START_LOCAL);
	d->start.utc = db_integer(st, START_UTC);
	d->end.local = db_integer(st, END_LOCAL);
	d->end.utc = db_integer(st, END_UTC);
}

static void
read_texts(struct request *rq, struct statement *st, struct event *e)
{
	e->title = record_text(rq, st, TITLE);
	e->description = record_text(rq, st, DESCRIPTION);
	e->excerpt = record_text(rq, st, EXCERPT);
	e->slug = record_text(rq, st, SLUG);
	e->former_slug = record_text(rq, st, FORMER_SLUG);
	e->password = db_null(st, PASSWORD) ? NULL :
	    record_text(rq, st, PASSWORD);
	e->image_url = record_text(rq, st, IMAGE_URL);
	e->cost = record_text(rq, st, COST);
	e->website = record_text(rq, st, WEBSITE);
}

static void
read_row(struct request *rq, struct statement *st, struct event *e)
{
	e->id = db_integer(st, ID);
	e->author = db_integer(st, AUTHOR);
	e->status = record_read_status(rq, st, STATUS, &e->times);
	read_texts(rq, st, e);
	read_dates(rq, st, e);
	e->image = db_integer(st, IMAGE);
	e->show_map = db_integer(st, SHOW_MAP);
	e->show_map_link = db_integer(st, SHOW_MAP_LINK);
	e->hidden = db_integer(st, HIDDEN);
	e->sticky = db_integer(st, STICKY);
	e->featured = db_integer(st, FEATURED);
	e->ticketed = db_integer(st, TICKETED);
	e->parent = db_integer(st, PARENT);
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
