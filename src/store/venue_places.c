#include "store/venue_places.h"

#include "store/db.h"

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
