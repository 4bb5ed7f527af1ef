#include "store/lists/event_lists.h"

#include <stdlib.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/query.h"
#include "text/dates.h"

#define LEVEL_BITS	5	/* 32 buckets of a level form one of the next */

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

/* The day that contains a time, also before 1970. */
#define DAY(time) \
	"(" time " - ((" time ") % 86400 + 86400) % 86400) / 86400"

/* PostgreSQL does not shift by a BIGINT. */
#define ABOVE	"bucket >> CAST($3 AS INTEGER)"

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
	    " FROM event_lists WHERE list = $1) d GROUP BY day");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, EVENT_LEVELS - 1);
	db_run(st);
	for (level = EVENT_LEVELS - 2; level >= 0; level--) {
		st = db_query(db, "INSERT INTO event_list_counts"
		    " (list, level, bucket, starts, ends)"
		    " SELECT $1, $2, " ABOVE ", SUM(starts), SUM(ends)"
		    " FROM event_list_counts WHERE list = $1"
		    " AND level = $2 + 1 GROUP BY " ABOVE);
		db_bind_integer(st, 1, list);
		db_bind_integer(st, 2, level);
		db_bind_integer(st, 3, LEVEL_BITS);
		db_run(st);
	}
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

/* Returns the lists and their sublists for the event's span, as a JSON list. */
static const char *
with_spans(struct arena *arena, const struct list_ids *lists,
    const struct event_key *key)
{
	struct ids	 rows = { 0 };
	int		 span = event_span(key);
	size_t		 i;

	for (i = 0; i < lists->count; i++) {
		ids_add(&rows, arena, lists->list[i]);
		if (span > 0)
			ids_add(&rows, arena, lists->list[i] + span);
	}
	return (query_ids(arena, &(struct list_ids){ rows.count, rows.list }));
}

static void
run_rows(struct statement *st, const char *lists, const struct event_key *key)
{
	db_bind_integer(st, 1, key->start);
	db_bind_integer(st, 2, key->end);
	db_bind_integer(st, 3, key->id);
	db_bind_text(st, 4, lists);
	db_run(st);
}

/* What events that come or go add to the counts of a period. */
struct delta {
	int64_t	 period;	/* its bucket * 4 + its level */
	int	 starts, ends;
};

struct deltas {
	size_t		 count;
	struct delta	*list;
};

#define MOST_DELTAS	(EVENT_LEVELS * 4)	/* of a move */

static void
add_event(struct deltas *d, const struct event_key *key, int sign)
{
	int	 level;

	for (level = 0; level < EVENT_LEVELS; level++) {
		d->list[d->count++] = (struct delta){
		    event_bucket(level, key->start) * 4 + level, sign, 0 };
		d->list[d->count++] = (struct delta){
		    event_bucket(level, key->end) * 4 + level, 0, sign };
	}
}

static int
compare_deltas(const void *p, const void *q)
{
	const struct delta	*a = p, *b = q;

	return (compare_numbers(a->period, b->period));
}

/*
 * Packs the sum of each period into a number, for SQL to unpack: the period,
 * and 12 bits each for starts and ends, plus 2048.
 */
#define UNPACKED \
	"d.value >> 24 & 3, d.value >> 26, (d.value >> 12 & 4095) - 2048," \
	" (d.value & 4095) - 2048"

static struct ids
pack(struct arena *arena, struct deltas *d)
{
	struct ids	 packed = { 0 };
	struct delta	 sum;
	size_t		 i, next;

	qsort(d->list, d->count, sizeof(*d->list), compare_deltas);
	for (i = 0; i < d->count; i = next) {
		sum = d->list[i];
		for (next = i + 1; next < d->count &&
		    d->list[next].period == sum.period; next++) {
			sum.starts += d->list[next].starts;
			sum.ends += d->list[next].ends;
		}
		if (sum.starts != 0 || sum.ends != 0)
			ids_add(&packed, arena, sum.period *
			    (INT64_C(1) << 24) + (sum.starts + 2048) * 4096 +
			    sum.ends + 2048);
	}
	return (packed);
}

/*
 * A statement that fails halfway undoes the whole transaction: OR FAIL, and OR
 * IGNORE below, save SQLite the copies of pages for undoing it alone.
 */
static void
change_counts(struct db *db, struct arena *arena, const struct ids *lists,
    const struct ids *packed)
{
	struct statement	*st;

	if (packed->count == 0)
		return;
	st = db_query(db, "INSERT OR FAIL INTO event_list_counts"
	    " (list, level, bucket, starts, ends) SELECT l.value, " UNPACKED
	    " FROM id_list($1) l CROSS JOIN id_list($2) d WHERE TRUE"
	    " ON CONFLICT (list, level, bucket) DO UPDATE SET"
	    " starts = event_list_counts.starts + excluded.starts,"
	    " ends = event_list_counts.ends + excluded.ends");
	db_bind_text(st, 1, query_ids(arena, &(struct list_ids){ lists->count,
	    lists->list }));
	db_bind_text(st, 2, query_ids(arena, &(struct list_ids){ packed->count,
	    packed->list }));
	db_run(st);
}

/* Finds the lists of an array, in any order, that have counts. */
static struct statement *
send_counted(struct db *db, struct arena *arena, const struct list_ids *lists)
{
	struct statement	*st;

	st = db_query(db, "SELECT value FROM id_list($1)"
	    " WHERE value = 0 OR (SELECT 1 FROM event_list_counts"
	    " WHERE list = value LIMIT 1) = 1");
	db_bind_text(st, 1, query_ids(arena, lists));
	db_send(st);
	return (st);
}

/* All lists of some moves. */
static struct list_ids
lists_of(struct arena *arena, const struct event_move *moves, size_t count)
{
	const struct event_move	*m;
	struct ids		 all = { 0 };
	size_t			 i;

	for (m = moves; m < moves + count; m++) {
		for (i = 0; i < m->left.count; i++)
			ids_insert(&all, arena, m->left.list[i]);
		for (i = 0; i < m->entered.count; i++)
			ids_insert(&all, arena, m->entered.list[i]);
	}
	return ((struct list_ids){ all.count, all.list });
}

static struct ids
deltas_of(struct arena *arena, const struct event_move *moves, size_t count,
    int64_t list, struct deltas *d)
{
	const struct event_move	*m;

	d->count = 0;
	for (m = moves; m < moves + count; m++) {
		if (ids_have(&m->left, list))
			add_event(d, m->from, -1);
		if (ids_have(&m->entered, list))
			add_event(d, m->to, 1);
	}
	return (pack(arena, d));
}

/* Lists whose counts change by the same numbers. */
struct alike {
	struct ids	 lists, packed;
};

static void
add_alike(struct alike *all, size_t *count, struct arena *arena, int64_t list,
    const struct ids *packed)
{
	size_t	 i;

	for (i = 0; i < *count; i++)
		if (ids_equal(&all[i].packed, packed))
			break;
	if (i == *count)
		all[(*count)++] = (struct alike){ .packed = *packed };
	ids_add(&all[i].lists, arena, list);
}

/*
 * Asking which lists have counts and changing these in one statement would
 * take a temporary table.
 */
static void
move_counts(struct db *db, struct arena *arena, const struct event_move *moves,
    size_t count, struct statement *st)
{
	struct list_ids	 counted;
	struct deltas	 d;
	struct alike	*all;
	struct ids	 packed;
	size_t		 i, different = 0;

	counted = ids_read(st, arena);
	all = arena_alloc(arena, (counted.count + 1) * sizeof(*all));
	d.list = arena_alloc(arena, count * MOST_DELTAS * sizeof(*d.list));
	for (i = 0; i < counted.count; i++) {
		packed = deltas_of(arena, moves, count, counted.list[i], &d);
		add_alike(all, &different, arena, counted.list[i], &packed);
	}
	for (i = 0; i < different; i++)
		change_counts(db, arena, &all[i].lists, &all[i].packed);
}

/* Checking the length at one of 64 insertions is enough to notice growth. */
static bool
is_sample(int64_t event)
{
	return ((uint64_t)event * 0x9e3779b97f4a7c15u >> 58 == 0);
}

static void
begin_counts(struct db *db, const struct event_move *m)
{
	size_t	 i;

	if (m->entered.count == 0 || !is_sample(m->to->id))
		return;
	for (i = 0; i < m->entered.count; i++)
		if (!event_counts_exist(db, m->entered.list[i]))
			event_counts_begin(db, m->entered.list[i], false);
}

struct statement *
event_lists_send(struct db *db, struct arena *arena,
    const struct list_ids *lists)
{
	return (db_sends(db) ? send_counted(db, arena, lists) : NULL);
}

static void
move_rows(struct db *db, struct arena *arena, const struct event_move *m)
{
	if (m->left.count > 0)
		run_rows(db_query(db, "DELETE FROM event_lists"
		    " WHERE start_local = $1 AND end_local = $2"
		    " AND event_id = $3"
		    " AND list IN (SELECT value FROM id_list($4))"),
		    with_spans(arena, &m->left, m->from), m->from);
	if (m->entered.count > 0)
		run_rows(db_query(db, "INSERT OR IGNORE INTO event_lists"
		    " (list, start_local, end_local, event_id)"
		    " SELECT value, $1, $2, $3 FROM id_list($4)"),
		    with_spans(arena, &m->entered, m->to), m->to);
}

void
event_lists_move(struct db *db, struct arena *arena,
    const struct event_move *moves, size_t count, struct statement *counted)
{
	struct list_ids	 lists;
	size_t		 i;

	if (count == 0)
		return;
	for (i = 0; i < count; i++)
		move_rows(db, arena, &moves[i]);
	if (counted == NULL) {
		lists = lists_of(arena, moves, count);
		counted = send_counted(db, arena, &lists);
	}
	move_counts(db, arena, moves, count, counted);
	for (i = 0; i < count; i++)
		begin_counts(db, &moves[i]);
}
