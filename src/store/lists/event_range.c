#include "store/lists/event_range.h"

#include "store/lists/event_across.h"
#include "store/lists/event_counts.h"
#include "store/sqlite/connection.h"

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
bind(struct statement *st, int64_t list, const struct event_range *r)
{
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, r->start_from);
	db_bind_integer(st, 3, r->start_until);
	db_bind_integer(st, 4, r->end_from);
	db_bind_integer(st, 5, r->end_until);
}

#define WHERE \
	" FROM event_lists WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local BETWEEN $4 AND $5"

static int64_t
count_rows(struct db *db, int64_t list, const struct event_range *r)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(db, "SELECT COUNT(*)" WHERE);
	bind(st, list, r);
	count = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (count);
}

/*
 * An instant that both counters take: whole days come from them, and of the
 * day that it lies in, what is on the nearer side is counted one by one.
 */
struct instant {
	int64_t	 day;		/* whole ones before it */
	int64_t	 from, until;	/* to count; none if from > until */
	int	 sign;		/* of what is counted */
};

static void
take_apart(struct instant *i, int64_t before)
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

	take_apart(&i, before);
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

	take_apart(&i, before);
	count = event_counts_ends(db, list, i.day);
	if (i.from <= i.until)
		count += i.sign * event_across_count(db, list,
		    &(struct event_range){ INT64_MIN, i.until, i.from,
		    i.until });
	return (count);
}

/* Events that begin before one instant and end before another. */
static int64_t
count_before(struct db *db, int64_t list, int64_t start, int64_t end)
{
	if (start >= end)
		return (ends_before(db, list, end));
	if (end == INT64_MAX)
		return (starts_before(db, list, start));
	return (starts_before(db, list, start) - event_across_count(db, list,
	    &(struct event_range){ INT64_MIN, start - 1, end, INT64_MAX }));
}

static int64_t
behind(int64_t bound)
{
	return (bound == INT64_MAX ? bound : bound + 1);
}

static int64_t
count_list(struct db *db, int64_t list, const struct event_range *r)
{
	int64_t	 start = behind(r->start_until), end = behind(r->end_until);
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

	if (!event_counts_kept(db, list))
		return (count_rows(db, list, r));
	if ((count = count_list(db, list, r)) >= 0)
		return (count);
	db_fail_with(db, DB_BROKEN, "event_list_counts is damaged");
	return (0);
}
