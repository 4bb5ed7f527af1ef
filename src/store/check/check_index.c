#include "store/check/check.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/lists/event_entry.h"
#include "store/lists/geo.h"
#include "store/search/search_index.h"
#include "store/search/search_names.h"

#define SENTENCE	160

struct check {
	struct db			*db;
	const struct check_report	*report;
	size_t				 faults;
};

static void report_fault(struct check *, const char *, ...)
    __attribute__((format(printf, 2, 3)));

static void
report_fault(struct check *c, const char *format, ...)
{
	char	 sentence[SENTENCE];
	va_list	 list;

	if (c->faults == c->report->most)
		return;
	va_start(list, format);
	vsnprintf(sentence, sizeof(sentence), format, list);
	va_end(list);
	c->faults++;
	c->report->say(c->report->context, sentence);
}

/* One fault for each row of a query. */
static void
report_each(struct check *c, struct statement *st, const char *before,
    const char *after)
{
	while (db_step(st))
		report_fault(c, "%s %" PRId64 " %s", before,
		    db_integer(st, 0), after);
	db_done(st);
}

static void
check_list(struct check *c, int64_t list, const struct event_key *key)
{
	if (!event_lists_have(c->db, list, key))
		report_fault(c, "event %" PRId64 " is missing in list %" PRId64,
		    key->id, list);
}

/* Returns the number of rows that the event should have in event_lists. */
static int64_t
check_event(struct check *c, struct arena *arena, int64_t id)
{
	struct event_entry	 derived, found;
	size_t			 i;
	int			 span;

	event_entry_derive(c->db, arena, id, &derived);
	if (!event_entry_find(c->db, arena, id, &found))
		report_fault(c, "event %" PRId64 " is missing in the index",
		    id);
	else if (!event_entry_equal(&derived, &found))
		report_fault(c, "event %" PRId64 " is not as in the index", id);
	span = event_span(&derived.key);
	for (i = 0; i < derived.lists.count; i++) {
		check_list(c, derived.lists.list[i], &derived.key);
		if (span > 0)
			check_list(c, derived.lists.list[i] + span,
			    &derived.key);
	}
	return ((int64_t)derived.lists.count * (span > 0 ? 2 : 1));
}

static int64_t
read_number(struct statement *st)
{
	int64_t	 number;

	number = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (number);
}

static void
check_events(struct check *c)
{
	struct list_ids	 events;
	struct arena	*arena, *kept;
	int64_t		 rows = 0, found;
	size_t		 i;

	arena = arena_new();
	kept = arena_new();
	events = ids_read(db_query(c->db, "SELECT id FROM events ORDER BY id"),
	    kept);
	for (i = 0; i < events.count; i++) {
		rows += check_event(c, arena, events.list[i]);
		arena_reset(arena);
	}
	arena_free(kept);
	arena_free(arena);
	report_each(c, db_query(c->db, "SELECT event_id FROM event_index i"
	    " WHERE NOT EXISTS"
	    " (SELECT 1 FROM events e WHERE e.id = i.event_id)"),
	    "event", "is in the index and does not exist");
	found = read_number(db_query(c->db,
	    "SELECT COUNT(*) FROM event_lists"));
	if (found != rows && c->faults == 0)
		report_fault(c, "lists have %" PRId64 " rows, not %" PRId64,
		    found, rows);
}

/* Compared in both directions. Rows that count no events are allowed. */
#define STORED_COUNTS \
	"SELECT level, bucket, starts, ends FROM event_list_counts" \
	" WHERE list = $1 AND (starts <> 0 OR ends <> 0)"
#define DAY(time) \
	"(" time " - ((" time ") % 86400 + 86400) % 86400) / 86400"
#define EXPECTED_COUNTS \
	"SELECT level, day >> (2 - level) * 5, SUM(one), SUM(other) FROM (" \
	"SELECT " DAY("start_local") " AS day, 1 AS one, 0 AS other" \
	" FROM event_lists WHERE list = $1 UNION ALL" \
	" SELECT " DAY("end_local") ", 0, 1" \
	" FROM event_lists WHERE list = $1) d," \
	" (SELECT 0 AS level UNION ALL SELECT 1 UNION ALL SELECT 2) l" \
	" GROUP BY 1, 2"

static void
check_counts_of(struct check *c, int64_t list)
{
	struct statement	*st;

	st = db_query(c->db, "SELECT DISTINCT level, bucket FROM"
	    " (SELECT * FROM (" STORED_COUNTS " EXCEPT " EXPECTED_COUNTS ") a"
	    " UNION SELECT * FROM (" EXPECTED_COUNTS " EXCEPT " STORED_COUNTS
	    ") b) c");
	db_bind_integer(st, 1, list);
	while (db_step(st))
		report_fault(c, "list %" PRId64 " is counted wrongly, level %"
		    PRId64 ", span %" PRId64, list, db_integer(st, 0),
		    db_integer(st, 1));
	db_done(st);
}

static void
check_counts(struct check *c)
{
	struct statement	*st;

	check_counts_of(c, LIST_ALL);
	st = db_query(c->db, "SELECT DISTINCT list FROM event_list_counts"
	    " WHERE list <> $1");
	db_bind_integer(st, 1, LIST_ALL);
	while (db_step(st))
		check_counts_of(c, db_integer(st, 0));
	db_done(st);
}

/* SQLite's index has numbers of 32 bits, which round the smallest ones to 0. */
static void
check_places(struct check *c)
{
	struct statement	*st;

	st = db_query(c->db, "SELECT v.id FROM venues v"
	    " WHERE v.geo_lat IS NOT NULL AND NOT EXISTS"
	    " (SELECT 1 FROM venue_places p WHERE p.venue_id = v.id"
	    " AND v.geo_lat BETWEEN p.south - $1 AND p.north + $1"
	    " AND v.geo_lng BETWEEN p.west - $1 AND p.east + $1)");
	db_bind_number(st, 1, GEO_SLACK);
	report_each(c, st, "venue", "is not found where it lies");
	report_each(c, db_query(c->db, "SELECT p.venue_id FROM venue_places p"
	    " WHERE NOT EXISTS (SELECT 1 FROM venues v"
	    " WHERE v.id = p.venue_id AND v.geo_lat IS NOT NULL)"),
	    "venue", "is found and has no place");
}

#define REACHED(kind, value) \
	"EXISTS (SELECT 1 FROM event_stretches WHERE kind = " kind \
	" AND stretch = " value \
	" AND e.start_local BETWEEN first_start AND last_start" \
	" AND e.end_local BETWEEN first_end AND last_end)"

static void
check_stretches(struct check *c)
{
	report_each(c, db_query(c->db, "SELECT e.id FROM events e WHERE NOT ("
	    REACHED("0", "e.id >> 12") " AND "
	    REACHED("1", "COALESCE(e.published, e.created) >> 22") " AND "
	    REACHED("2", "e.modified >> 22") ")"),
	    "event", "is beyond the stretches of its orders");
}

/* Computed from event_index, which has been checked before. */
#define STORED_ENDS	"SELECT record_id, kind, last_end FROM record_ends"
#define EXPECTED_ENDS \
	"SELECT l.venue_id AS record_id, 0 AS kind," \
	" MAX(i.open_end) AS last_end FROM event_venues l" \
	" JOIN event_index i ON i.event_id = l.event_id" \
	" WHERE i.open_end IS NOT NULL GROUP BY 1 UNION ALL" \
	" SELECT l.organizer_id, 1, MAX(i.open_end) FROM event_organizers l" \
	" JOIN event_index i ON i.event_id = l.event_id" \
	" WHERE i.open_end IS NOT NULL GROUP BY 1"

static void
check_ends(struct check *c)
{
	report_each(c, db_query(c->db, "SELECT DISTINCT record_id FROM"
	    " (SELECT * FROM (" STORED_ENDS " EXCEPT SELECT * FROM ("
	    EXPECTED_ENDS ") a) b UNION ALL SELECT * FROM (SELECT * FROM ("
	    EXPECTED_ENDS ") c EXCEPT " STORED_ENDS ") d) e ORDER BY 1"),
	    "record", "has another last event");
}

size_t
check_index(struct db *db, const struct check_report *report)
{
	struct check	 c = { db, report, 0 };

	check_events(&c);
	check_counts(&c);
	check_places(&c);
	check_stretches(&c);
	check_ends(&c);
	c.faults += search_names_check(db, report->most - c.faults,
	    report->say, report->context);
	return (c.faults + search_index_check(db, report->most - c.faults,
	    report->say, report->context));
}
