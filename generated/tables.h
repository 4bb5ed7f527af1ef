/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_TABLES_H
#define ALMANAC_TABLES_H

#define TERM_TABLE \
	"CREATE TABLE terms (" \
	"id INTEGER PRIMARY KEY," \
	"kind INTEGER NOT NULL," \
	"parent INTEGER REFERENCES terms (id) DEFERRABLE INITIALLY " \
	    "IMMEDIATE," \
	"event_count INTEGER NOT NULL DEFAULT 0," \
	"name TEXT NOT NULL," \
	"slug TEXT NOT NULL," \
	"color TEXT NOT NULL DEFAULT ''," \
	"description TEXT NOT NULL," \
	"name_key TEXT NOT NULL," \
	"name_folded TEXT NOT NULL," \
	"description_key TEXT NOT NULL," \
	"searched TEXT NOT NULL," \
	"UNIQUE (kind, slug)" \
	") STRICT;"

#define SERIES_TABLE \
	"CREATE TABLE series (" \
	"id INTEGER PRIMARY KEY," \
	"status INTEGER NOT NULL," \
	"made_until INTEGER NOT NULL," \
	"next_start INTEGER," \
	"rule TEXT NOT NULL," \
	"added TEXT NOT NULL DEFAULT ''," \
	"left_out TEXT NOT NULL DEFAULT ''," \
	"duration TEXT NOT NULL DEFAULT ''," \
	"slug TEXT NOT NULL DEFAULT ''," \
	"FOREIGN KEY (id) REFERENCES events (id) ON DELETE CASCADE " \
	    "DEFERRABLE INITIALLY IMMEDIATE" \
	") STRICT;"

#define EVENT_TABLE \
	"CREATE TABLE events (" \
	"id INTEGER PRIMARY KEY," \
	"author INTEGER NOT NULL," \
	"status INTEGER NOT NULL," \
	"published INTEGER," \
	"created INTEGER NOT NULL," \
	"modified INTEGER NOT NULL," \
	"image_id INTEGER REFERENCES images (id) DEFERRABLE INITIALLY " \
	    "IMMEDIATE," \
	"texts_id INTEGER REFERENCES series_texts (id) DEFERRABLE INITIALLY " \
	    "IMMEDIATE," \
	"all_day INTEGER NOT NULL," \
	"start_local INTEGER NOT NULL," \
	"end_local INTEGER NOT NULL," \
	"start_utc INTEGER NOT NULL," \
	"end_utc INTEGER NOT NULL," \
	"show_map INTEGER NOT NULL," \
	"show_map_link INTEGER NOT NULL," \
	"hide_from_listings INTEGER NOT NULL," \
	"sticky INTEGER NOT NULL," \
	"featured INTEGER NOT NULL," \
	"ticketed INTEGER NOT NULL," \
	"post_parent INTEGER REFERENCES events (id) ON DELETE SET NULL " \
	    "DEFERRABLE INITIALLY IMMEDIATE," \
	"series_id INTEGER REFERENCES series (id) ON DELETE SET NULL " \
	    "DEFERRABLE INITIALLY IMMEDIATE," \
	"original_start INTEGER," \
	"links BLOB," \
	"slug TEXT UNIQUE," \
	"former_slug TEXT," \
	"former_status TEXT," \
	"title TEXT NOT NULL," \
	"password TEXT," \
	"timezone TEXT NOT NULL," \
	"cost TEXT NOT NULL," \
	"website TEXT NOT NULL," \
	"event_status TEXT NOT NULL DEFAULT 'scheduled'," \
	"event_status_reason TEXT NOT NULL DEFAULT ''," \
	"detached TEXT NOT NULL DEFAULT ''," \
	"sender TEXT NOT NULL DEFAULT ''," \
	"sender_language TEXT NOT NULL DEFAULT ''," \
	"note TEXT NOT NULL DEFAULT ''," \
	"message TEXT NOT NULL DEFAULT ''," \
	"description TEXT NOT NULL," \
	"excerpt TEXT NOT NULL," \
	"CHECK (end_local >= start_local)" \
	") STRICT;"

#define VENUE_TABLE \
	"CREATE TABLE venues (" \
	"id INTEGER PRIMARY KEY," \
	"author INTEGER NOT NULL," \
	"status INTEGER NOT NULL," \
	"published INTEGER," \
	"created INTEGER NOT NULL," \
	"modified INTEGER NOT NULL," \
	"image_id INTEGER REFERENCES images (id) DEFERRABLE INITIALLY " \
	    "IMMEDIATE," \
	"geo_lat REAL," \
	"geo_lng REAL," \
	"show_map INTEGER NOT NULL," \
	"show_map_link INTEGER NOT NULL," \
	"slug TEXT UNIQUE," \
	"former_slug TEXT," \
	"former_status TEXT," \
	"name TEXT NOT NULL," \
	"address TEXT NOT NULL," \
	"city TEXT NOT NULL," \
	"country TEXT NOT NULL," \
	"province TEXT NOT NULL," \
	"state TEXT NOT NULL," \
	"zip TEXT NOT NULL," \
	"phone TEXT NOT NULL," \
	"website TEXT NOT NULL," \
	"stateprovince TEXT NOT NULL," \
	"description TEXT NOT NULL," \
	"name_key TEXT NOT NULL," \
	"searched TEXT NOT NULL," \
	"CHECK ((geo_lat IS NULL) = (geo_lng IS NULL))" \
	") STRICT;"

#define ORGANIZER_TABLE \
	"CREATE TABLE organizers (" \
	"id INTEGER PRIMARY KEY," \
	"author INTEGER NOT NULL," \
	"status INTEGER NOT NULL," \
	"published INTEGER," \
	"created INTEGER NOT NULL," \
	"modified INTEGER NOT NULL," \
	"image_id INTEGER REFERENCES images (id) DEFERRABLE INITIALLY " \
	    "IMMEDIATE," \
	"slug TEXT UNIQUE," \
	"former_slug TEXT," \
	"former_status TEXT," \
	"name TEXT NOT NULL," \
	"phone TEXT NOT NULL," \
	"website TEXT NOT NULL," \
	"email TEXT NOT NULL," \
	"description TEXT NOT NULL," \
	"name_key TEXT NOT NULL," \
	"searched TEXT NOT NULL" \
	") STRICT;"

#endif
