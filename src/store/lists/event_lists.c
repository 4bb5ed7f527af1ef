#include "store/lists/event_lists.h"

#include <string.h>

#include "store/db.h"
#include "text/dates.h"

#define LEVEL_BITS	5	/* 32 buckets of a level are one of the next */

static int
compare_numbers(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

void
event_key_read(struct statement *st, struct event_key *key)
{
	key->start = db_bounded(st, 0, DATE_LEAST, DATE_MOST);
	key->end = db_bounded(st, 1, key->start, DATE_MOST);
	key->id = db_bounded(st, 2, 1, ID_MOST);
}

int
event_key_compare(const void *p, const void *q)
{
	const struct event_key	*a = p, *b = q;
	int			 order;

	if ((order = compare_numbers(a->start, b->start)) == 0 &&
	    (order = compare_numbers(a->end, b->end)) == 0)
		order = compare_numbers(a->id, b->id);
	return (order);
}

int64_t
event_span_limit(int span)
{
	return (span == EVENT_SPANS ? INT64_MAX : EVENT_DAY << span * 2);
}

int
event_span(const struct event_key *key)
{
	int	 span;

	for (span = 0; key->end - key->start > event_span_limit(span);)
		span++;
	return (span);
}

bool
event_key_find(struct db *db, int64_t event, struct event_key *key)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT start_local, end_local, event_id"
	    " FROM event_index WHERE event_id = $1 AND searched = 1");
	db_bind_integer(st, 1, event);
	if ((found = db_step(st)))
		event_key_read(st, key);
	db_done(st);
	return (found);
}

static int
shift_of(int level)
{
	return ((EVENT_LEVELS - 1 - level) * LEVEL_BITS);
}

int64_t
event_day(int64_t local)
{
	return (local / EVENT_DAY - (local % EVENT_DAY < 0));
}

int64_t
event_bucket(int level, int64_t local)
{
	return (event_day(local) >> shift_of(level));
}

bool
event_counts_exist(struct db *db, int64_t list)
{
	struct statement	*st;
	bool			 kept;

	if (list == LIST_ALL)
		return (true);
	st = db_query(db,
	    "SELECT 1 FROM event_list_counts WHERE list = $1 LIMIT 1");
	db_bind_integer(st, 1, list);
	kept = db_step(st);
	db_done(st);
	return (kept);
}

static void
change_count(struct db *db, int64_t list, int level, int64_t bucket, int starts,
    int ends)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO event_list_counts"
	    " (list, level, bucket, starts, ends) VALUES ($1, $2, $3, $4, $5)"
	    " ON CONFLICT (list, level, bucket) DO UPDATE SET"
	    " starts = starts + excluded.starts, ends = ends + excluded.ends");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, level);
	db_bind_integer(st, 3, bucket);
	db_bind_integer(st, 4, starts);
	db_bind_integer(st, 5, ends);
	db_run(st);
}

/* An event was added to a list with counts (1), or removed from it (-1). */
static void
change_counts(struct db *db, int64_t list,
    const struct event_key *key, int by)
{
	int64_t	 start, end;
	int	 level;

	for (level = 0; level < EVENT_LEVELS; level++) {
		start = event_bucket(level, key->start);
		end = event_bucket(level, key->end);
		change_count(db, list, level, start, by, start == end ? by : 0);
		if (start != end)
			change_count(db, list, level, end, 0, by);
	}
}

static bool
is_short(struct db *db, int64_t list)
{
	struct statement	*st;
	bool			 more;

	st = db_query(db, "SELECT 1 FROM event_lists WHERE list = $1"
	    " LIMIT 1 OFFSET $2");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, EVENT_LIST_SHORT);
	more = db_step(st);
	db_done(st);
	return (!more);
}

/* The day that a time is in, before 1970 too. */
#define DAY(time) \
	"(" time " - ((" time ") % 86400 + 86400) % 86400) / 86400"

void
event_counts_begin(struct db *db, int64_t list, bool always)
{
	struct statement	*st;
	int			 level;

	if (!always && is_short(db, list))
		return;
	st = db_query(db, "INSERT INTO event_list_counts"
	    " (list, level, bucket, starts, ends)"
	    " SELECT $1, $2, day, SUM(one), SUM(other) FROM ("
	    "SELECT " DAY("start_local") " AS day, 1 AS one, 0 AS other"
	    " FROM event_lists WHERE list = $1 UNION ALL "
	    "SELECT " DAY("end_local") ", 0, 1"
	    " FROM event_lists WHERE list = $1) GROUP BY day");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, EVENT_LEVELS - 1);
	db_run(st);
	for (level = EVENT_LEVELS - 2; level >= 0; level--) {
		st = db_query(db, "INSERT INTO event_list_counts"
		    " (list, level, bucket, starts, ends)"
		    " SELECT $1, $2, bucket >> $3, SUM(starts), SUM(ends)"
		    " FROM event_list_counts WHERE list = $1"
		    " AND level = $2 + 1 GROUP BY bucket >> $3");
		db_bind_integer(st, 1, list);
		db_bind_integer(st, 2, level);
		db_bind_integer(st, 3, LEVEL_BITS);
		db_run(st);
	}
}

/* Sums up the buckets before a day, from the coarsest to the finest level. */
#define PART(what, condition) \
	"(SELECT COALESCE(SUM(" what "), 0) FROM event_list_counts" \
	" WHERE list = $1 AND " condition ")"
#define BEFORE(what, day) \
	PART(what, "level = 0 AND bucket < " day " >> 10") \
	" + " PART(what, "level = 1 AND bucket >= " day " >> 10 << 5" \
	" AND bucket < " day " >> 5") \
	" + " PART(what, "level = 2 AND bucket >= " day " >> 5 << 5" \
	" AND bucket < " day)

bool
event_counts_before(struct db *db, int64_t list, const int64_t starts[2],
    const int64_t ends[2], struct event_counts *counts)
{
	struct statement	*st;
	bool			 exist = false;
	int			 i;

	memset(counts, 0, sizeof(*counts));
	st = db_query(db, "SELECT " BEFORE("starts", "$2") ", "
	    BEFORE("starts", "$3") ", " BEFORE("ends", "$4") ", "
	    BEFORE("ends", "$5") ", EXISTS (SELECT 1 FROM event_list_counts"
	    " WHERE list = $1)");
	db_bind_integer(st, 1, list);
	for (i = 0; i < 2; i++) {
		db_bind_integer(st, 2 + i, starts[i]);
		db_bind_integer(st, 4 + i, ends[i]);
	}
	if (db_step(st)) {
		for (i = 0; i < 2; i++) {
			counts->starts[i] = db_bounded(st, i, 0,
			    EVENT_COUNT_MOST);
			counts->ends[i] = db_bounded(st, 2 + i, 0,
			    EVENT_COUNT_MOST);
		}
		exist = list == LIST_ALL || db_integer(st, 4);
	}
	db_done(st);
	return (exist);
}

bool
event_lists_have(struct db *db, int64_t list, const struct event_key *key)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM event_lists WHERE list = $1"
	    " AND start_local = $2 AND end_local = $3 AND event_id = $4");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, key->start);
	db_bind_integer(st, 3, key->end);
	db_bind_integer(st, 4, key->id);
	found = db_step(st);
	db_done(st);
	return (found);
}

static void
insert_row(struct db *db, int64_t list, const struct event_key *key)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO event_lists"
	    " (list, start_local, end_local, event_id)"
	    " VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, key->start);
	db_bind_integer(st, 3, key->end);
	db_bind_integer(st, 4, key->id);
	db_run(st);
}

static void
delete_row(struct db *db, int64_t list, const struct event_key *key)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM event_lists WHERE list = $1"
	    " AND start_local = $2 AND end_local = $3 AND event_id = $4");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, key->start);
	db_bind_integer(st, 3, key->end);
	db_bind_integer(st, 4, key->id);
	db_run(st);
}

/* Checking the length at one of 64 insertions is enough to notice growth. */
static bool
is_sample(int64_t event)
{
	return ((uint64_t)event * 0x9e3779b97f4a7c15u >> 58 == 0);
}

void
event_lists_add(struct db *db, int64_t list, const struct event_key *key)
{
	int	 span;

	insert_row(db, list, key);
	if ((span = event_span(key)) > 0)
		insert_row(db, list + span, key);
	if (event_counts_exist(db, list))
		change_counts(db, list, key, 1);
	else if (is_sample(key->id))
		event_counts_begin(db, list, false);
}

void
event_lists_remove(struct db *db, int64_t list,
    const struct event_key *key)
{
	int	 span;

	delete_row(db, list, key);
	if ((span = event_span(key)) > 0)
		delete_row(db, list + span, key);
	if (event_counts_exist(db, list))
		change_counts(db, list, key, -1);
}
