#include "store/lists/event_range.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"

#define FIRST_SIZE	64

void
event_keys_add(struct event_keys *keys, struct arena *arena,
    const struct event_key *key)
{
	struct event_keys	 larger;

	if (keys->count == keys->size) {
		larger = event_keys_make(arena, keys->size == 0 ? FIRST_SIZE :
		    (int64_t)keys->size * 2);
		if (keys->count > 0)
			memcpy(larger.list, keys->list,
			    keys->count * sizeof(*keys->list));
		larger.count = keys->count;
		*keys = larger;
	}
	keys->list[keys->count++] = *key;
}

void
event_keys_slice(struct event_keys *keys, struct arena *arena,
    const struct event_keys *from, bool descending, int64_t offset,
    int64_t limit)
{
	size_t	 i;

	for (i = (size_t)offset; i < from->count && limit > 0; i++, limit--)
		event_keys_add(keys, arena, &from->list[descending ?
		    from->count - 1 - i : i]);
}

struct event_keys
event_keys_make(struct arena *arena, int64_t size)
{
	struct event_keys	 keys = { .size = (size_t)size };

	keys.list = arena_alloc(arena, keys.size * sizeof(*keys.list));
	return (keys);
}

/*
 * Rows of event_lists, as a JSON list of ranges. Each has a sign (1 or -1),
 * the list, bounds of start and of end, and the longest duration.
 */
struct parts {
	struct buf	 json;
	size_t		 count;
};

#define PART_ROWS \
	" event_lists l ON l.list = p.value ->> 1" \
	" AND l.start_local BETWEEN p.value ->> 2 AND p.value ->> 3" \
	" AND l.end_local BETWEEN p.value ->> 4 AND p.value ->> 5" \
	" AND l.end_local - l.start_local <= p.value ->> 6"

static void
begin_parts(struct parts *parts, struct arena *arena)
{
	buf_init(&parts->json, arena, 256);
	buf_char(&parts->json, '[');
	parts->count = 0;
}

static void
add_part(struct parts *parts, int sign, int64_t list,
    const struct event_range *r, int64_t longest)
{
	buf_printf(&parts->json, "%s[%d,%" PRId64 ",%" PRId64 ",%" PRId64
	    ",%" PRId64 ",%" PRId64 ",%" PRId64 "]", parts->count++ == 0 ?
	    "" : ",", sign, list, r->start_from, r->start_until, r->end_from,
	    r->end_until, longest);
}

/*
 * Narrows the bounds of start for events of a span. Returns false if no event
 * matches.
 */
static bool
narrow_starts(const struct event_range *r, int span, int64_t *from,
    int64_t *until)
{
	int64_t	 longest = event_span_limit(span);

	*from = r->start_from;
	*until = r->start_until;
	if (r->end_from != INT64_MIN && longest != INT64_MAX &&
	    r->end_from - longest > *from)
		*from = r->end_from - longest;
	if (*until > r->end_until)
		*until = r->end_until;
	if (span > 0 && r->end_until != INT64_MAX &&
	    r->end_until - event_span_limit(span - 1) < *until)
		*until = r->end_until - event_span_limit(span - 1);
	return (*from <= *until);
}

/*
 * Adds events that begin before a time and end after it. All events of up to a
 * day that may match are read, longer ones by span, so few must match.
 */
static void
add_running(struct parts *parts, int sign, int64_t list,
    const struct event_range *r)
{
	struct event_range	 narrow = *r;
	int			 span;

	for (span = 0; span <= EVENT_SPANS; span++)
		if (narrow_starts(r, span, &narrow.start_from,
		    &narrow.start_until))
			add_part(parts, sign, list + span, &narrow,
			    event_span_limit(span));
}

static struct statement *_Nullable
send_parts(struct db *db, struct parts *parts)
{
	struct statement	*st;

	if (parts->count == 0)
		return (NULL);
	buf_char(&parts->json, ']');
	st = db_query(db, "SELECT COALESCE(SUM(p.value ->> 0), 0)"
	    " FROM json_each($1) p CROSS JOIN" PART_ROWS);
	db_bind_text(st, 1, parts->json.data);
	db_send(st);
	return (st);
}

static int64_t
count_parts(struct statement *st)
{
	int64_t	 count;

	count = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (count);
}

void
event_running_read(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, struct event_keys *keys)
{
	struct statement	*st;
	struct parts		 parts;

	memset(keys, 0, sizeof(*keys));
	begin_parts(&parts, arena);
	add_running(&parts, 1, list, r);
	if (parts.count == 0)
		return;
	buf_char(&parts.json, ']');
	st = db_query(db, "SELECT l.start_local, l.end_local, l.event_id"
	    " FROM json_each($1) p CROSS JOIN" PART_ROWS);
	db_bind_text(st, 1, parts.json.data);
	event_rows_read(st, arena, keys);
	if (keys->count > 0)
		qsort(keys->list, keys->count, sizeof(*keys->list),
		    event_key_compare);
}

void
event_range_divide(const struct event_range *r, struct event_range *running,
    struct event_range *later)
{
	*running = *later = *r;
	if (r->start_until >= r->end_from)
		running->start_until = r->end_from - 1;
	later->start_from = r->end_from;
	later->end_from = INT64_MIN;
}

bool
event_range_settle(struct event_range *r)
{
	if (r->start_until > r->end_until)
		r->start_until = r->end_until;
	if (r->end_from <= r->start_from)
		r->end_from = INT64_MIN;
	return (r->start_from <= r->start_until &&
	    r->end_from <= r->end_until);
}

/* Sums the buckets before a day, from the coarsest to the finest level. */
#define PART(what, condition) \
	"(SELECT COALESCE(SUM(" what "), 0) FROM event_list_counts" \
	" WHERE list = $1 AND " condition ")"
#define BEFORE(what, day) \
	PART(what, "level = 0 AND bucket < " day " >> 10") \
	" + " PART(what, "level = 1 AND bucket >= " day " >> 10 << 5" \
	" AND bucket < " day " >> 5") \
	" + " PART(what, "level = 2 AND bucket >= " day " >> 5 << 5" \
	" AND bucket < " day)

/*
 * The counts; and the number of rows of a list without counts, otherwise NULL.
 * With $1 = 0 no rows are counted.
 */
#define COUNTED	"($1 = 0 OR EXISTS (SELECT 1 FROM event_list_counts" \
	" WHERE list = $1))"
#define COUNTS \
	"SELECT " BEFORE("starts", "$2") ", " BEFORE("starts", "$3") ", " \
	BEFORE("ends", "$4") ", " BEFORE("ends", "$5") \
	", CASE WHEN " COUNTED " THEN NULL ELSE (SELECT COUNT(*)" \
	" FROM event_lists WHERE list = $1 AND start_local BETWEEN $6 AND $7" \
	" AND end_local BETWEEN $8 AND $9) END"

/*
 * A count as a sum: events of whole days, from the counters, and rows that are
 * counted one by one.
 */
struct sum {
	int64_t		 list;
	int64_t		 starts[2], ends[2];	/* days */
	int		 start_signs[2], end_signs[2];
	int		 start_count, end_count;
	struct parts	 parts;
};

/*
 * The counters cover the whole days before a time. Of the day of `before`, the
 * events on the nearer side are counted one by one. Returns the day, the range
 * of these events, and whether to add or subtract them. With sign 0 there are
 * none.
 */
static int64_t
split_day(int64_t before, int64_t *from, int64_t *until, int *sign)
{
	int64_t	 day = event_day(before), rest = before - day * EVENT_DAY;

	*sign = rest > 0;
	*from = before - rest;
	*until = before - 1;
	if (before == INT64_MAX) {
		*sign = 0;
		day++;
	} else if (rest > EVENT_DAY / 2) {
		day++;
		*sign = -1;
		*from = before;
		*until = day * EVENT_DAY - 1;
	}
	return (day);
}

static void
add_starts_before(struct sum *sum, int sign, int64_t before)
{
	struct event_range	 r = { .end_from = INT64_MIN,
	    .end_until = INT64_MAX };
	int			 side;

	sum->start_signs[sum->start_count] = sign;
	sum->starts[sum->start_count++] = split_day(before, &r.start_from,
	    &r.start_until, &side);
	if (side != 0)
		add_part(&sum->parts, sign * side, sum->list, &r, INT64_MAX);
}

static void
add_ends_before(struct sum *sum, int sign, int64_t before)
{
	struct event_range	 r = { .start_from = INT64_MIN };
	int			 side;

	sum->end_signs[sum->end_count] = sign;
	sum->ends[sum->end_count++] = split_day(before, &r.end_from,
	    &r.end_until, &side);
	r.start_until = r.end_until;
	if (side != 0)
		add_running(&sum->parts, sign * side, sum->list, &r);
}

/* Adds events that begin before one time and end before another. */
static void
add_before(struct sum *sum, int sign, int64_t start, int64_t end)
{
	if (start >= end) {
		add_ends_before(sum, sign, end);
		return;
	}
	add_starts_before(sum, sign, start);
	if (end != INT64_MAX)
		add_running(&sum->parts, -sign, sum->list,
		    &(struct event_range){ INT64_MIN, start - 1, end,
		    INT64_MAX });
}

static int64_t
next_second(int64_t bound)
{
	return (bound == INT64_MAX ? bound : bound + 1);
}

/* If a range has both lower bounds, the starts before the first cancel out. */
static void
add_range(struct sum *sum, const struct event_range *r)
{
	int64_t	 start = next_second(r->start_until);
	int64_t	 end = next_second(r->end_until);

	add_before(sum, 1, start, end);
	if (r->end_from != INT64_MIN)
		add_before(sum, -1, start, r->end_from);
	if (r->start_from == INT64_MIN)
		return;
	if (r->end_from == INT64_MIN) {
		add_before(sum, -1, r->start_from, end);
		return;
	}
	add_running(&sum->parts, 1, sum->list, &(struct event_range){
	    INT64_MIN, r->start_from - 1, end, INT64_MAX });
	add_running(&sum->parts, -1, sum->list, &(struct event_range){
	    INT64_MIN, r->start_from - 1, r->end_from, INT64_MAX });
}

static int64_t
add_up(const struct sum *sum, struct statement *st)
{
	int64_t	 count = 0;
	int	 i;

	for (i = 0; i < 2; i++)
		count += sum->start_signs[i] * db_bounded(st, i, 0,
		    EVENT_COUNT_MOST) + sum->end_signs[i] * db_bounded(st,
		    2 + i, 0, EVENT_COUNT_MOST);
	return (count);
}

static struct statement *
send_counts(struct db *db, const struct sum *sum, const struct event_range *r)
{
	struct statement	*st;
	int			 i;

	st = db_query(db, COUNTS);
	db_bind_integer(st, 1, sum->list);
	for (i = 0; i < 2; i++) {
		db_bind_integer(st, 2 + i, sum->starts[i]);
		db_bind_integer(st, 4 + i, sum->ends[i]);
	}
	db_bind_integer(st, 6, r->start_from);
	db_bind_integer(st, 7, r->start_until);
	db_bind_integer(st, 8, r->end_from);
	db_bind_integer(st, 9, r->end_until);
	db_send(st);
	return (st);
}

/* A short list is counted directly. */
static int64_t
count_list(struct db *db, struct sum *sum, const struct event_range *r)
{
	struct statement	*st, *parts = NULL;
	int64_t			 count = 0;
	bool			 is_short = false;

	st = send_counts(db, sum, r);
	if (db_sends(db))
		parts = send_parts(db, &sum->parts);
	if (db_step(st)) {
		is_short = !db_null(st, 4);
		count = is_short ? db_integer(st, 4) : add_up(sum, st);
	}
	db_done(st);
	if (!is_short && !db_sends(db))
		parts = send_parts(db, &sum->parts);
	if (parts == NULL)
		return (count);
	if (!is_short)
		return (count + count_parts(parts));
	db_done(parts);
	return (count);
}

int64_t
event_range_count(struct db *db, int64_t list, const struct event_range *r)
{
	struct sum	 sum = { .list = list };
	struct arena	*arena;
	int64_t		 count;

	arena = arena_new();
	begin_parts(&sum.parts, arena);
	add_range(&sum, r);
	count = count_list(db, &sum, r);
	arena_free(arena);
	if (count >= 0)
		return (count);
	db_fail(db, DB_BROKEN, "event_list_counts is damaged");
	return (0);
}
