/* The starts of a repeated event: its rule, RDATE and EXDATE. */
#include <string.h>

#include "text/dates.h"
#include "text/rrule.h"
#include "text/zones.h"

struct search {
	const struct rrule_event	*e;
	int64_t				*times;
	size_t				 count, most;
	int64_t				 steps;
	enum rrule_found		 found;
};

/* Returns the time that clocks show. It differs if clocks skip the time. */
static int64_t
shown_time(const struct zone *zone, int64_t local)
{
	return (zone == NULL ? local : zone_to_local(zone,
	    zone_to_utc(zone, local)));
}

size_t
rrule_place(const int64_t *list, size_t count, int64_t time)
{
	size_t	 low = 0, middle;

	while (low < count) {
		middle = low + (count - low) / 2;
		if (list[middle] < time)
			low = middle + 1;
		else
			count = middle;
	}
	return (low);
}

/*
 * Compares only times within a day, since no zone skips more. Also true if the
 * budget is spent.
 */
static bool
is_left_out(struct search *s, int64_t time)
{
	const struct rrule_event	*e = s->e;
	size_t				 i;

	for (i = rrule_place(e->left_out, e->left_out_count, time - DATE_DAY);
	    i < e->left_out_count && e->left_out[i] <= time + DATE_DAY; i++)
		if (--s->steps < 0 ||
		    rrule_same(e->zone, e->left_out[i], time))
			return (true);
	return (false);
}

/*
 * UNTIL in UTC is an instant. A skipped time can be before it although its
 * clock time is not.
 */
static bool
is_after_until(const struct rrule_event *e, int64_t time)
{
	return (e->rule->until_form == RRULE_UNTIL_UTC && e->zone != NULL &&
	    zone_to_utc(e->zone, time) > e->rule->until);
}

/* Keeps those of the next `count` times that are starts. */
static void
filter_starts(struct search *s, size_t count)
{
	int64_t	 time;
	size_t	 i, end = s->count + count;

	for (i = s->count; i < end; i++) {
		time = s->times[i];
		if (!is_left_out(s, time) && !is_after_until(s->e, time))
			s->times[s->count++] = time;
	}
}

/* If times were left out, continues from the second after the last one. */
static void
follow_rule(struct search *s, int64_t from, int64_t last)
{
	const struct rrule_event	*e = s->e;
	struct rrule_walk		 f;
	int64_t				 until;

	until = rrule_last(e->rule, e->zone);
	do {
		f = (struct rrule_walk){ .rule = e->rule, .start = e->start,
		    .is_date = e->is_date, .from = from, .last = last < until ?
		    last : until, .drop_before = INT64_MIN, .times = s->times +
		    s->count, .most = s->most - s->count, .steps = s->steps };
		rrule_follow(&f);
		s->steps = f.steps;
		if (f.count > 0)
			from = f.times[f.count - 1] + 1;
		filter_starts(s, f.count);
		s->found = s->steps < 0 ? RRULE_SLOW : !f.more ? RRULE_ALL :
		    f.count < f.most ? RRULE_FAR : RRULE_FULL;
	} while (s->found == RRULE_FULL && s->count < s->most);
}

/* Inserts a time. If there is no room, the last one is dropped. */
static void
insert_time(struct search *s, int64_t time)
{
	size_t	 i = rrule_place(s->times, s->count, time);

	if (i < s->count && s->times[i] == time)
		return;
	if (s->count == s->most)
		s->found = RRULE_FULL;
	else
		s->count++;
	if (i == s->count)
		return;
	memmove(s->times + i + 1, s->times + i, (s->count - i - 1) *
	    sizeof(*s->times));
	s->times[i] = time;
}

/* Adds RDATE, up to the time to which the times of the rule are complete. */
static void
add_dates(struct search *s, int64_t from, int64_t last)
{
	const struct rrule_event	*e = s->e;
	size_t				 i;

	if (s->found != RRULE_ALL)
		last = s->count > 0 ? s->times[s->count - 1] : from - 1;
	for (i = rrule_place(e->added, e->added_count, from);
	    i < e->added_count && e->added[i] <= last; i++)
		if (!is_left_out(s, e->added[i]))
			insert_time(s, e->added[i]);
}

/* Removes skipped times that are the same occurrence as another one. */
static void
remove_duplicates(struct search *s)
{
	int64_t	 time;
	size_t	 i, at, count = 0;

	for (i = 0; i < s->count; i++) {
		time = shown_time(s->e->zone, s->times[i]);
		at = i;
		if (time != s->times[i])
			at = i + rrule_place(s->times + i, s->count - i, time);
		if (at == i || at == s->count || s->times[at] != time)
			s->times[count++] = s->times[i];
	}
	s->count = count;
}

enum rrule_found
rrule_starts(const struct rrule_event *e, int64_t from, int64_t last,
    int64_t *times, size_t most, size_t *count)
{
	struct search	 s = { .e = e, .times = times, .most = most,
			    .steps = RRULE_STEPS };

	if (e->rule != NULL)
		follow_rule(&s, from, last);
	else if (e->start >= from && e->start <= last &&
	    !is_left_out(&s, e->start))
		insert_time(&s, e->start);
	add_dates(&s, from, last);
	remove_duplicates(&s);
	if (s.steps < 0)
		s.found = RRULE_SLOW;
	*count = s.count;
	return (s.found);
}

int64_t
rrule_counted(const struct rrule_event *e, int64_t last)
{
	struct rrule_walk	 walk;
	int64_t			 time;

	if (e->rule == NULL)
		return (0);
	walk = (struct rrule_walk){ .rule = e->rule, .start = e->start,
	    .is_date = e->is_date, .from = last, .last = last,
	    .drop_before = INT64_MIN, .times = &time, .most = 1,
	    .steps = RRULE_STEPS };
	rrule_follow(&walk);
	return (walk.counted);
}
