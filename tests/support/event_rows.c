#include "event_rows.h"
#include "store/db.h"
#include "store/stored_links.h"
#include "store/index/changes.h"
#include "text/fold.h"

const struct event_filter	 event_rows_public = {
	.visible = { .statuses = 1 << PUBLISH, .now = EVENT_ROWS_NOW },
	.featured = -1, .ticketed = -1, .free = -1,
	.all_located = -1, .limit = 1000
};

struct list_bound
event_rows_at(int64_t value)
{
	return ((struct list_bound){ true, value });
}

static void
add_event(struct db *db, const struct event_row *row)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO events (id, author, status, published,"
	    " created, modified, title, excerpt, password, all_day,"
	    " start_local, end_local, start_utc, end_utc, timezone, cost,"
	    " website, show_map, show_map_link, hide_from_listings, sticky,"
	    " featured, ticketed, post_parent, description) VALUES"
	    " ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $11, 0, 0, '', '',"
	    " '', 0, 0, $12, 0, $13, $14, $15, $16)");
	db_bind_integer(st, 1, row->id);
	db_bind_integer(st, 2, row->author);
	db_bind_integer(st, 3, row->status);
	if (row->has_published)
		db_bind_integer(st, 4, row->published);
	db_bind_integer(st, 5, row->created);
	db_bind_integer(st, 6, row->modified);
	db_bind_text(st, 7, row->title);
	db_bind_text(st, 8, row->excerpt);
	db_bind_text(st, 9, row->locked ? "hash" : NULL);
	db_bind_integer(st, 10, row->start);
	db_bind_integer(st, 11, row->end);
	db_bind_integer(st, 12, row->hidden);
	db_bind_integer(st, 13, row->featured);
	db_bind_integer(st, 14, row->ticketed);
	if (row->parent != 0)
		db_bind_integer(st, 15, row->parent);
	db_bind_text(st, 16, row->description);
	db_run(st);
}

/* Venue 10001 has coordinates, 10002 has none. */
static void
add_venue(struct db *db, const struct event_row *row)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO event_venues VALUES ($1, $2)");
	db_bind_integer(st, 1, row->id);
	db_bind_integer(st, 2, row->located ? 10001 : 10002);
	db_run(st);
}

void
event_rows_add(struct db *db, struct arena *arena, struct event_row *row)
{
	row->title_key = fold_title(arena, row->title);
	add_event(db, row);
	if (row->has_venue)
		add_venue(db, row);
	(void)event_links_changed(db, arena, row->id);
}

void
event_rows_venues(struct db *db)
{
	db_run(db_query(db, "INSERT INTO venues (id, author, status, published,"
	    " created, modified, name, name_key, slug, address, city, country,"
	    " province, state, stateprovince, zip, phone, website, geo_lat,"
	    " geo_lng, show_map, show_map_link, description, searched) VALUES"
	    " (10001, 1, 0, 0, 0, 0, '', '', 'a', '', '', '', '', '', '', '',"
	    " '', '', 1.5, 2.5, 0, 0, '', ''),"
	    " (10002, 1, 0, 0, 0, 0, '', '', 'b', '', '', '', '', '', '', '',"
	    " '', '', NULL, NULL, 0, 0, '', '')"));
	changes_note(db, CHANGE_VENUE, &(struct ids){ 2,
	    (int64_t[]){ 10001, 10002 }, 0 });
}
