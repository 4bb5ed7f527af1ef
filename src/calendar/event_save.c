#include "calendar/event_save.h"

#include "http/request.h"
#include "store/db.h"
#include "store/store.h"
#include "text/fold.h"

static void
bind_optional(struct statement *st, int place, bool set, int64_t value)
{
	if (set)
		db_bind_integer(st, place, value);
	else
		db_bind_null(st, place);
}

static void
bind_dates(struct statement *st, const struct event *e)
{
	const struct event_dates	*d = &e->dates;

	db_bind_integer(st, 12, d->all_day);
	db_bind_integer(st, 13, d->start.local);
	db_bind_integer(st, 14, d->end.local);
	db_bind_integer(st, 15, d->start.utc);
	db_bind_integer(st, 16, d->end.utc);
	db_bind_text(st, 17, e->timezone);
}

/* In the order of the columns in both statements below. */
static void
bind_event(struct statement *st, const struct event *e)
{
	db_bind_integer(st, 1, e->author);
	db_bind_integer(st, 2, e->status);
	bind_optional(st, 3, e->times.has_published, e->times.published);
	db_bind_integer(st, 4, e->times.created);
	db_bind_integer(st, 5, e->times.modified);
	db_bind_text(st, 6, e->title);
	db_bind_text(st, 7, e->excerpt);
	db_bind_text(st, 8, *e->slug == '\0' ? NULL : e->slug);
	db_bind_text(st, 9, e->status == STATUS_TRASH ? e->former_slug : NULL);
	db_bind_text(st, 10, e->password);
	bind_optional(st, 11, e->image != 0, e->image);
	bind_dates(st, e);
	db_bind_text(st, 18, e->cost);
	db_bind_text(st, 19, e->website);
	db_bind_integer(st, 20, e->show_map);
	db_bind_integer(st, 21, e->show_map_link);
	db_bind_integer(st, 22, e->hidden);
	db_bind_integer(st, 23, e->sticky);
	db_bind_integer(st, 24, e->featured);
	db_bind_integer(st, 25, e->ticketed);
	bind_optional(st, 26, e->parent != 0, e->parent);
	db_bind_text(st, 27, e->description);
	db_bind_integer(st, 28, e->id);
}

/* The comparable forms that lists are searched and ordered by. */
static void
save_texts(struct request *rq, const struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "INSERT INTO event_texts (event_id, title_key, title, excerpt,"
	    " description) VALUES ($1, $2, $3, $4, $5)"
	    " ON CONFLICT (event_id) DO UPDATE SET"
	    " title_key = excluded.title_key, title = excluded.title,"
	    " excerpt = excluded.excerpt, description = excluded.description");
	db_bind_integer(st, 1, e->id);
	db_bind_text(st, 2, fold_title(rq->arena, e->title));
	db_bind_text(st, 3, fold_case(rq->arena, e->title));
	db_bind_text(st, 4, fold_case(rq->arena, e->excerpt));
	db_bind_text(st, 5, fold_case(rq->arena, e->description));
	db_run(st);
}

void
event_insert(struct request *rq, const struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "INSERT INTO events (author, status, published, created, modified,"
	    " title, excerpt, slug, former_slug, password, image_id, all_day,"
	    " start_local, end_local, start_utc, end_utc, timezone, cost,"
	    " website, show_map, show_map_link, hide_from_listings, sticky,"
	    " featured, ticketed, post_parent, description, id)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,"
	    " $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,"
	    " $26, $27, $28)");
	bind_event(st, e);
	db_run(st);
	save_texts(rq, e);
	store_wrote(rq->db, rq->now);
}

void
event_store(struct request *rq, const struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "UPDATE events SET author = $1, status = $2, published = $3,"
	    " created = $4, modified = $5, title = $6, excerpt = $7,"
	    " slug = $8, former_slug = $9, password = $10, image_id = $11,"
	    " all_day = $12, start_local = $13, end_local = $14,"
	    " start_utc = $15, end_utc = $16, timezone = $17, cost = $18,"
	    " website = $19, show_map = $20, show_map_link = $21,"
	    " hide_from_listings = $22, sticky = $23, featured = $24,"
	    " ticketed = $25, post_parent = $26, description = $27"
	    " WHERE id = $28");
	bind_event(st, e);
	db_run(st);
	save_texts(rq, e);
	store_wrote(rq->db, rq->now);
}

void
event_purge(struct request *rq, const struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db, "DELETE FROM events WHERE id = $1");
	db_bind_integer(st, 1, e->id);
	db_run(st);
	store_wrote(rq->db, rq->now);
}
