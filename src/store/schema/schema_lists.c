#include "store/schema/schema_lists.h"

/*
 * Published events are found by event_lists alone.  The others are few, as are
 * those with a password, which others do not find by what they do not show: one
 * index has both of them.
 *
 * A trigger may not use the tree of places, since the schema is not trusted.
 */
const char	 schema_lists_2[] =
    "CREATE TABLE event_index ("
    "	event_id	INTEGER PRIMARY KEY,"
    "	start_local	INTEGER NOT NULL,"
    "	end_local	INTEGER NOT NULL,"
    "	searched	INTEGER NOT NULL,"
    "	lists		BLOB NOT NULL,"
    "	links		BLOB NOT NULL"
    ") STRICT;"

    "CREATE TABLE event_lists ("
    "	list		INTEGER NOT NULL,"
    "	start_local	INTEGER NOT NULL,"
    "	end_local	INTEGER NOT NULL,"
    "	event_id	INTEGER NOT NULL,"
    "	PRIMARY KEY (list, start_local, end_local, event_id)"
    ") STRICT, WITHOUT ROWID;"

    "CREATE TABLE event_list_counts ("
    "	list	INTEGER NOT NULL,"
    "	level	INTEGER NOT NULL,"
    "	bucket	INTEGER NOT NULL,"
    "	starts	INTEGER NOT NULL,"
    "	ends	INTEGER NOT NULL,"
    "	PRIMARY KEY (list, level, bucket)"
    ") STRICT, WITHOUT ROWID;"

    "CREATE INDEX events_aside ON events (start_local, end_local, id,"
    "    status, published, hide_from_listings, author, featured,"
    "    ticketed) WHERE status <> 0 OR password IS NOT NULL;"

    "DROP INDEX events_start;"
    "DROP INDEX venues_place;"
    "CREATE VIRTUAL TABLE venue_places USING rtree"
    "    (venue_id, south, north, west, east);";
