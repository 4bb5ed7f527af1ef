#include "store/lists/event_counts.h"

#include "store/db.h"
#include "store/lists/event_lists.h"

#define LEVEL_BITS	5	/* 32 spans of one level are one of the next */

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
event_counts_kept(struct db *db, int64_t list)
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
change(struct db *db, int64_t list, int level, int64_t bucket, int starts,
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

void
event_counts_change(struct db *db, int64_t list,
    const struct event_place *place, int by)
{
	int64_t	 start, end;
	int	 level;

	for (level = 0; level < EVENT_LEVELS; level++) {
		start = event_bucket(level, place->start);
		end = event_bucket(level, place->end);
		change(db, list, level, start, by, start == end ? by : 0);
		if (start != end)
			change(db, list, level, end, 0, by);
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

/* The day that a time lies in, also one before 1970. */
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

/* From what is far away to what is near: all spans that end by that day. */
#define PART(what, condition) \
	"(SELECT COALESCE(SUM(" what "), 0) FROM event_list_counts" \
	" WHERE list = $1 AND " condition ")"
#define BEFORE(what) \
	"SELECT " PART(what, "level = 0 AND bucket < $2") \
	" + " PART(what, "level = 1 AND bucket >= $2 << 5 AND bucket < $3") \
	" + " PART(what, "level = 2 AND bucket >= $3 << 5 AND bucket < $4")

static int64_t
before(struct statement *st, int64_t list, int64_t day)
{
	int64_t	 count;
	int	 level;

	db_bind_integer(st, 1, list);
	for (level = 0; level < EVENT_LEVELS; level++)
		db_bind_integer(st, 2 + level, day >> shift_of(level));
	count = db_step(st) ? db_bounded(st, 0, 0, EVENT_COUNT_MOST) : 0;
	db_done(st);
	return (count);
}

int64_t
event_counts_starts(struct db *db, int64_t list, int64_t day)
{
	return (before(db_query(db, BEFORE("starts")), list, day));
}

int64_t
event_counts_ends(struct db *db, int64_t list, int64_t day)
{
	return (before(db_query(db, BEFORE("ends")), list, day));
}
