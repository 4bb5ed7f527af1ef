#include "store/lists/event_lists.h"

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

/*
 * What a change adds to the counts of a list, packed into a number that SQL
 * unpacks: the bucket, two bits of the level, and two bits each of starts and
 * ends, plus 1.
 */
#define DELTAS \
	"d.value >> 4 & 3, d.value >> 6, (d.value >> 2 & 3) - 1," \
	" (d.value & 3) - 1"

static void
add_delta(struct ids *deltas, struct arena *arena, int level, int64_t bucket,
    int starts, int ends)
{
	if (starts != 0 || ends != 0)
		ids_add(deltas, arena, bucket * 64 + level * 16 +
		    (starts + 1) * 4 + ends + 1);
}

/*
 * Adds the changes of events that leave `from` and enter `to`. One of them may
 * be NULL.
 */
static void
add_deltas(struct ids *deltas, struct arena *arena, int level,
    const struct event_key *from, const struct event_key *to)
{
	const struct event_key	*keys[] = { from, to };
	int64_t			 buckets[4];
	int			 i, j, starts, ends;

	for (i = 0; i < 4; i++)
		buckets[i] = keys[i / 2] == NULL ? INT64_MIN :
		    event_bucket(level, i % 2 == 0 ? keys[i / 2]->start :
		    keys[i / 2]->end);
	for (i = 0; i < 4; i++) {
		for (j = 0; j < i && buckets[j] != buckets[i];)
			j++;
		if (j < i || buckets[i] == INT64_MIN)
			continue;
		starts = (buckets[2] == buckets[i]) -
		    (buckets[0] == buckets[i]);
		ends = (buckets[3] == buckets[i]) -
		    (buckets[1] == buckets[i]);
		add_delta(deltas, arena, level, buckets[i], starts, ends);
	}
}

/*
 * A statement that fails halfway undoes the whole transaction: OR FAIL, and OR
 * IGNORE below, save SQLite the copies of pages for undoing it alone.
 */
static void
change_counts(struct db *db, struct arena *arena, const struct ids *lists,
    const struct event_key *from, const struct event_key *to)
{
	struct statement	*st;
	struct ids		 deltas = { 0 };
	int			 level;

	for (level = 0; level < EVENT_LEVELS; level++)
		add_deltas(&deltas, arena, level, from, to);
	if (lists->count == 0 || deltas.count == 0)
		return;
	st = db_query(db, "INSERT OR FAIL INTO event_list_counts"
	    " (list, level, bucket, starts, ends) SELECT l.value, " DELTAS
	    " FROM id_list($1) l CROSS JOIN id_list($2) d WHERE TRUE"
	    " ON CONFLICT (list, level, bucket) DO UPDATE SET"
	    " starts = event_list_counts.starts + excluded.starts,"
	    " ends = event_list_counts.ends + excluded.ends");
	db_bind_text(st, 1, query_ids(arena, &(struct list_ids){ lists->count,
	    lists->list }));
	db_bind_text(st, 2, query_ids(arena, &(struct list_ids){ deltas.count,
	    deltas.list }));
	db_run(st);
}

/* Finds the lists, of both arrays, that have counts. */
static struct statement *
send_counted(struct db *db, struct arena *arena, const struct list_ids *a,
    const struct list_ids *b)
{
	struct statement	*st;
	struct ids		 all = { 0 };
	size_t			 i;

	for (i = 0; i < a->count; i++)
		ids_add(&all, arena, a->list[i]);
	for (i = 0; i < b->count; i++)
		if (!ids_have(a, b->list[i]))
			ids_add(&all, arena, b->list[i]);
	st = db_query(db, "SELECT value FROM id_list($1)"
	    " WHERE value = 0 OR (SELECT 1 FROM event_list_counts"
	    " WHERE list = value LIMIT 1) = 1");
	db_bind_text(st, 1, query_ids(arena, &(struct list_ids){ all.count,
	    all.list }));
	db_send(st);
	return (st);
}

/*
 * Asking which lists have counts and changing these in one statement would
 * take a temporary table.
 */
static void
move_counts(struct db *db, struct arena *arena, const struct event_move *from,
    const struct event_move *to, struct statement *st)
{
	struct ids		 left = { 0 }, entered = { 0 }, both = { 0 };
	struct list_ids		 counted;
	bool			 leaves, enters;
	size_t			 i;

	counted = ids_read(st, arena);
	for (i = 0; i < counted.count; i++) {
		leaves = ids_have(&from->lists, counted.list[i]);
		enters = ids_have(&to->lists, counted.list[i]);
		ids_add(!enters ? &left : leaves ? &both : &entered, arena,
		    counted.list[i]);
	}
	change_counts(db, arena, &left, from->key, NULL);
	change_counts(db, arena, &entered, NULL, to->key);
	change_counts(db, arena, &both, from->key, to->key);
}

/* Checking the length at one of 64 insertions is enough to notice growth. */
static bool
is_sample(int64_t event)
{
	return ((uint64_t)event * 0x9e3779b97f4a7c15u >> 58 == 0);
}

static void
begin_counts(struct db *db, const struct event_move *to)
{
	size_t	 i;

	if (!is_sample(to->key->id))
		return;
	for (i = 0; i < to->lists.count; i++)
		if (!event_counts_exist(db, to->lists.list[i]))
			event_counts_begin(db, to->lists.list[i], false);
}

struct statement *
event_lists_send(struct db *db, struct arena *arena,
    const struct list_ids *lists)
{
	static const struct list_ids	 none;

	return (db_sends(db) ? send_counted(db, arena, &none, lists) : NULL);
}

void
event_lists_move(struct db *db, struct arena *arena,
    const struct event_move *from, const struct event_move *to,
    struct statement *counted)
{
	if (from->lists.count > 0)
		run_rows(db_query(db, "DELETE FROM event_lists"
		    " WHERE start_local = $1 AND end_local = $2"
		    " AND event_id = $3"
		    " AND list IN (SELECT value FROM id_list($4))"),
		    with_spans(arena, &from->lists, from->key), from->key);
	if (to->lists.count > 0)
		run_rows(db_query(db, "INSERT OR IGNORE INTO event_lists"
		    " (list, start_local, end_local, event_id)"
		    " SELECT value, $1, $2, $3 FROM id_list($4)"),
		    with_spans(arena, &to->lists, to->key), to->key);
	move_counts(db, arena, from, to, counted != NULL ? counted :
	    send_counted(db, arena, &from->lists, &to->lists));
	begin_counts(db, to);
}
