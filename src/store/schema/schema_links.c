#include "store/schema/schema_links.h"

/*
 * To find the links of a venue that goes the database would read all there
 * are, so whoever removes one unlinks its events before, and nothing is said
 * here of where it refers to; check_database() looks at that.
 */
const char	 schema_links_2[] =
    "DROP TRIGGER event_terms_added;"
    "DROP TRIGGER event_terms_removed;"
    "DROP TRIGGER events_published;"
    "DROP TRIGGER events_removed;"

    "CREATE TABLE links ("
    "	event_id	INTEGER PRIMARY KEY"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	venue_id	INTEGER NOT NULL"
    ") STRICT;"
    "INSERT INTO links SELECT event_id, venue_id FROM event_venues;"
    "DROP TABLE event_venues;"
    "ALTER TABLE links RENAME TO event_venues;"

    "CREATE TABLE links ("
    "	event_id	INTEGER NOT NULL"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	position	INTEGER NOT NULL,"
    "	organizer_id	INTEGER NOT NULL,"
    "	PRIMARY KEY (event_id, position)"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO links"
    "    SELECT event_id, position, organizer_id FROM event_organizers;"
    "DROP TABLE event_organizers;"
    "ALTER TABLE links RENAME TO event_organizers;"

    "CREATE TABLE links ("
    "	event_id	INTEGER NOT NULL"
    "	    REFERENCES events (id) ON DELETE CASCADE,"
    "	term_id		INTEGER NOT NULL,"
    "	PRIMARY KEY (event_id, term_id)"
    ") STRICT, WITHOUT ROWID;"
    "INSERT INTO links SELECT event_id, term_id FROM event_terms;"
    "DROP TABLE event_terms;"
    "ALTER TABLE links RENAME TO event_terms;";
