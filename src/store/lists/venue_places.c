#include "store/lists/venue_places.h"

#include "store/db.h"
#include "store/ids.h"
#include "store/lists/event_lists.h"
#include "store/lists/geo.h"
#include "store/lists/query.h"

#define PLACED \
	"INSERT INTO venue_places (venue_id, south, north, west, east)" \
	" SELECT id, geo_lat, geo_lat, geo_lng, geo_lng FROM venues" \
	" WHERE geo_lat IS NOT NULL"

void
venue_places_refresh(struct db *db, int64_t venue)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM venue_places WHERE venue_id = $1");
	db_bind_integer(st, 1, venue);
	db_run(st);
	st = db_query(db, PLACED " AND id = $1");
	db_bind_integer(st, 1, venue);
	db_run(st);
}

void
venue_places_rebuild(struct db *db)
{
	db_run(db_query(db, "DELETE FROM venue_places"));
	db_run(db_query(db, PLACED));
}

static void
bind_visibility(struct statement *st, int first, const struct visibility *v)
{
	db_bind_integer(st, first, v->reads_all);
	db_bind_integer(st, first + 1, v->now);
	db_bind_integer(st, first + 2, v->reader);
}

static void
bind_box(struct statement *st, const struct geo_box *box, int span)
{
	db_bind_number(st, 1, box->south);
	db_bind_number(st, 2, box->north);
	db_bind_number(st, 3, box->west[span]);
	db_bind_number(st, 4, box->east[span]);
}

/* The box leaves few venues, whose distance is checked. */
struct list_ids
venue_places_within(struct db *db, struct arena *arena,
    const struct geo_circle *c, const struct visibility *visible)
{
	struct statement	*st;
	struct ids		 ids = { 0 };
	struct geo_box		 box;
	int			 span;

	geo_surround(&box, c);
	for (span = 0; span < 2; span++) {
		st = db_query(db, "SELECT v.id, v.geo_lat, v.geo_lng"
		    " FROM venue_places p CROSS JOIN venues v"
		    " ON v.id = p.venue_id"
		    " WHERE p.north >= $1 AND p.south <= $2"
		    " AND p.east >= $3 AND p.west <= $4"
		    " AND " LISTING_READS("v", "$5", "$6", "$7"));
		bind_box(st, &box, span);
		bind_visibility(st, 5, visible);
		while (box.west[span] <= box.east[span] && db_step(st))
			if (geo_distance(db_number(st, 1), db_number(st, 2),
			    c->latitude, c->longitude) <= c->distance)
				ids_add(&ids, arena, db_integer(st, 0));
		db_done(st);
	}
	return ((struct list_ids){ ids.count, ids.list });
}

#define CANDIDATES	1000	/* venues whose distance is checked */
#define BEYOND(condition) \
	"SELECT venue_id FROM venue_places WHERE " condition

/* Checks venues outside a box that is in the circle, some of them twice. */
bool
venue_places_outside(struct db *db, struct arena *arena,
    const struct geo_circle *c, size_t most, struct list_ids *outside)
{
	struct statement	*st;
	struct ids		 ids = { 0 };
	struct geo_box		 box;
	int			 candidates = 0;

	geo_inscribe(&box, c);
	st = db_query(db, "SELECT v.id, v.geo_lat, v.geo_lng FROM ("
	    BEYOND("south <= $1") " UNION ALL " BEYOND("north >= $2")
	    " UNION ALL " BEYOND("west <= $3") " UNION ALL "
	    BEYOND("east >= $4") ") p CROSS JOIN venues v"
	    " ON v.id = p.venue_id LIMIT $5");
	bind_box(st, &box, 0);
	db_bind_integer(st, 5, CANDIDATES);
	for (; ids.count <= most && db_step(st); candidates++)
		if (geo_distance(db_number(st, 1), db_number(st, 2),
		    c->latitude, c->longitude) > c->distance)
			ids_insert(&ids, arena, db_integer(st, 0));
	db_done(st);
	*outside = (struct list_ids){ ids.count, ids.list };
	return (candidates < CANDIDATES && ids.count <= most);
}

/* An index covers the conditions on e, so few venues are read. */
struct list_ids
venue_places_secret(struct db *db, struct arena *arena,
    const struct visibility *visible)
{
	struct statement	*st;

	if (visible->reads_all)
		return ((struct list_ids){ 0, NULL });
	st = db_query(db, "SELECT v.id FROM venues e"
	    " CROSS JOIN venues v ON v.id = e.id"
	    " WHERE e.status <> 0"
	    " AND " LISTING_READS("e", "$1", "$2", "$3") " IS NOT TRUE"
	    " AND EXISTS (SELECT 1 FROM event_lists l"
	    " WHERE l.list = " EVENT_LIST_OF_RECORD("e.id") ")"
	    " AND v.geo_lat IS NOT NULL");
	bind_visibility(st, 1, visible);
	return (ids_read(st, arena));
}
