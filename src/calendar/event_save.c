#include "calendar/event_save.h"

#include "calendar/record_row.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/store.h"
#include "text/fold.h"

/* In the order of the columns in both statements below. */
static void
bind_event(struct statement *st, const struct event *e)
{
	const struct event_dates	*d = &e->dates;
	int				 place = RECORD_PLACES;

	record_bind(st, &e->head);
	db_bind_text(st, ++place, e->excerpt);
	db_bind_text(st, ++place, e->password);
	db_bind_integer(st, ++place, d->all_day);
	db_bind_integer(st, ++place, d->start.local);
	db_bind_integer(st, ++place, d->end.local);
	db_bind_integer(st, ++place, d->start.utc);
	db_bind_integer(st, ++place, d->end.utc);
	db_bind_text(st, ++place, e->timezone);
	db_bind_text(st, ++place, e->cost);
	db_bind_text(st, ++place, e->website);
	db_bind_integer(st, ++place, e->show_map);
	db_bind_integer(st, ++place, e->show_map_link);
	db_bind_integer(st, ++place, e->hidden);
	db_bind_integer(st, ++place, e->sticky);
	db_bind_integer(st, ++place, e->featured);
	db_bind_integer(st, ++place, e->ticketed);
	record_bind_optional(st, ++place, e->parent != 0, e->parent);
	db_bind_integer(st, ++place, e->head.id);
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
	db_bind_integer(st, 1, e->head.id);
	db_bind_text(st, 2, fold_title(rq->arena, e->head.name));
	db_bind_text(st, 3, fold_case(rq->arena, e->head.name));
	db_bind_text(st, 4, fold_case(rq->arena, e->excerpt));
	db_bind_text(st, 5, fold_case(rq->arena, e->head.description));
	db_run(st);
}

void
event_insert(struct request *rq, const struct event *e)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "INSERT INTO events (author, status, published, created, modified,"
	    " title, description, slug, former_slug, image_id, excerpt,"
	    " password, all_day, start_local, end_local, start_utc, end_utc,"
	    " timezone, cost, website, show_map, show_map_link,"
	    " hide_from_listings, sticky, featured, ticketed, post_parent, id)"
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
	    " created = $4, modified = $5, title = $6, description = $7,"
	    " slug = $8, former_slug = $9, image_id = $10, excerpt = $11,"
	    " password = $12, all_day = $13, start_local = $14,"
	    " end_local = $15, start_utc = $16, end_utc = $17, timezone = $18,"
	    " cost = $19, website = $20, show_map = $21, show_map_link = $22,"
	    " hide_from_listings = $23, sticky = $24, featured = $25,"
	    " ticketed = $26, post_parent = $27"
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
	db_bind_integer(st, 1, e->head.id);
	db_run(st);
	event_index_refresh(rq->db, rq->arena, e->head.id);
	store_wrote(rq->db, rq->now);
}
