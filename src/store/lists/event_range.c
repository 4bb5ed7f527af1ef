#include "store/lists/event_range.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"

#define FIRST_SIZE	64	/* a power of two */

/* The capacity is a power of two, so the count tells when it is full. */
void
event_keys_add(struct event_keys *keys, struct arena *arena,
    const struct event_key *key)
{
	struct event_key	*larger;
	size_t			 count = keys->count;

	if (count == 0 || (count >= FIRST_SIZE && (count & (count - 1)) == 0)) {
		larger = arena_alloc(arena, (count == 0 ? FIRST_SIZE :
		    count * 2) * sizeof(*larger));
		if (count > 0)
			memcpy(larger, keys->list, count * sizeof(*larger));
		keys->list = larger;
	}
	keys->list[keys->count++] = *key;
}

#define SPAN_ROWS \
	" FROM event_lists WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local BETWEEN $4 AND $5 AND end_local - start_local <= $6"

/* When events of a span may begin; false: there are none. */
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

static bool
bind_span(struct statement *st, int64_t list, const struct event_range *r,
    int span)
{
	int64_t	 from, until;

	if (!narrow_starts(r, span, &from, &until))
		return (false);
	db_bind_integer(st, 1, list + span);
	db_bind_integer(st, 2, from);
	db_bind_integer(st, 3, until);
	db_bind_integer(st, 4, r->end_from);
	db_bind_integer(st, 5, r->end_until);
	db_bind_integer(st, 6, event_span_limit(span));
	return (true);
}

int64_t
event_running_count(struct db *db, int64_t list, const struct event_range *r)
{
	struct statement	*st;
	int64_t			 count = 0;
	int			 span;

	for (span = 0; span <= EVENT_SPANS; span++) {
		st = db_query(db, "SELECT COUNT(*)" SPAN_ROWS);
		if (bind_span(st, list, r, span) && db_step(st))
			count += db_integer(st, 0);
		db_done(st);
	}
	return (count);
}

void
event_running_read(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, struct event_keys *keys)
{
	struct statement	*st;
	struct event_key	 key;
	int			 span;

	memset(keys, 0, sizeof(*keys));
	for (span = 0; span <= EVENT_SPANS; span++) {
		st = db_query(db,
		    "SELECT start_local, end_local, event_id" SPAN_ROWS);
		if (bind_span(st, list, r, span))
			while (db_step(st)) {
				event_key_read(st, &key);
				event_keys_add(keys, arena, &key);
			}
		db_done(st);
	}
	if (keys->count > 0)
		qsort(keys->list, keys->count, sizeof(*keys->list),
		    event_key_compare);
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

static void
bind_range(struct statement *st, int64_t list, const struct event_range *r)
{
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, r->start_from);
	db_bind_integer(st, 3, r->start_until);
	db_bind_integer(st, 4, r->end_from);
	db_bind_integer(st, 5, r->end_until);
}

#define RANGE_ROWS \
	" FROM event_lists WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local BETWEEN $4 AND $5"

static int64_t
count_rows(struct db *db, int64_t list, const struct event_range *r)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(db, "SELECT COUNT(*)" RANGE_ROWS);
	bind_range(st, list, r);
	count = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (count);
}

/*
 * A time, split for counting the events before it: the counters have the whole
 * days; of its own day the events on the nearer side are counted one by one.
 */
struct instant {
	int64_t	 day;		/* whole days before it */
	int64_t	 from, until;	/* to count; nothing if from > until */
	int	 sign;		/* whether to add or subtract that */
};

static void
split_day(struct instant *i, int64_t before)
{
	int64_t	 rest;

	i->day = event_day(before);
	rest = before - i->day * EVENT_DAY;
	i->sign = 1;
	i->from = before - rest;
	i->until = before - 1;
	if (before == INT64_MAX) {
		i->day++;
		i->from = before;
	} else if (rest > EVENT_DAY / 2) {
		i->day++;
		i->sign = -1;
		i->from = before;
		i->until = i->day * EVENT_DAY - 1;
	}
}

static int64_t
starts_before(struct db *db, int64_t list, int64_t before)
{
	struct instant	 i;
	int64_t		 count;

	split_day(&i, before);
	count = event_counts_starts(db, list, i.day);
	if (i.from <= i.until)
		count += i.sign * count_rows(db, list, &(struct event_range){
		    i.from, i.until, INT64_MIN, INT64_MAX });
	return (count);
}

static int64_t
ends_before(struct db *db, int64_t list, int64_t before)
{
	struct instant	 i;
	int64_t		 count;

	split_day(&i, before);
	count = event_counts_ends(db, list, i.day);
	if (i.from <= i.until)
		count += i.sign * event_running_count(db, list,
		    &(struct event_range){ INT64_MIN, i.until, i.from,
		    i.until });
	return (count);
}

/* Events that begin before one time and end before another. */
static int64_t
count_before(struct db *db, int64_t list, int64_t start, int64_t end)
{
	if (start >= end)
		return (ends_before(db, list, end));
	if (end == INT64_MAX)
		return (starts_before(db, list, start));
	return (starts_before(db, list, start) - event_running_count(db, list,
	    &(struct event_range){ INT64_MIN, start - 1, end, INT64_MAX }));
}

static int64_t
next_second(int64_t bound)
{
	return (bound == INT64_MAX ? bound : bound + 1);
}

static int64_t
count_list(struct db *db, int64_t list, const struct event_range *r)
{
	int64_t	 start = next_second(r->start_until);
	int64_t	 end = next_second(r->end_until);
	int64_t	 count;

	count = count_before(db, list, start, end);
	if (r->start_from != INT64_MIN)
		count -= count_before(db, list, r->start_from, end);
	if (r->end_from == INT64_MIN)
		return (count);
	count -= count_before(db, list, start, r->end_from);
	if (r->start_from != INT64_MIN)
		count += count_before(db, list, r->start_from, r->end_from);
	return (count);
}

int64_t
event_range_count(struct db *db, int64_t list, const struct event_range *r)
{
	int64_t	 count;

	if (!event_counts_exist(db, list))
		return (count_rows(db, list, r));
	if ((count = count_list(db, list, r)) >= 0)
		return (count);
	db_fail(db, DB_BROKEN, "event_list_counts is damaged");
	return (0);
}
