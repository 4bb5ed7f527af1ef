#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/embed.h"
#include "command/demo/demo.h"
#include "text/dates.h"

#define FILE_NAME	"src/command/demo/demo.yaml"
#define DAYS	(2 * DEMO_REACH + 1)
#define BUSY	3		/* events on a day that is full */

EMBED(demo_yaml, FILE_NAME);

struct plan {
	int64_t			 first;		/* day */
	struct demo_event	*events;
	size_t			 count;
	unsigned		 load[DAYS];	/* events */
	unsigned short		 random[3];	/* of nrand48() */
};

static int
length_of(const struct demo_row *row)
{
	return (row->when.minutes == 0 ? row->when.days :
	    row->when.minutes / 1440 + 1);
}

/* Whether a day is the nth, or the last, of its weekday in the month. */
static bool
is_nth(int nth, int month, int day, int64_t days)
{
	int	 other, year;

	if (nth != DEMO_LAST)
		return ((day - 1) / 7 + 1 == nth);
	date_civil(days + 7, &year, &other, &day);
	return (other != month);
}

static bool
names(const struct texts *texts, const char *word)
{
	size_t	 i;

	for (i = 0; i < texts->count; i++)
		if (strcmp(texts->list[i], word) == 0)
			return (true);

	return (texts->count == 0);
}

bool
demo_month_fits(const struct texts *months, int month)
{
	return (names(months, demo_months[month - 1]) ||
	    names(months, demo_months[12 + month % 12 / 3]));
}

static bool
fits(const struct demo_when *when, int64_t days)
{
	int	 year, month, day;

	date_civil(days, &year, &month, &day);
	if (!demo_month_fits(&when->months, month))
		return (false);
	if (when->day != 0)
		return (when->day == day);
	if (!names(&when->weekdays, demo_weekdays[date_weekday(days)]))
		return (false);
	if (when->weeks > 1 && days / 7 % when->weeks != 0)
		return (false);

	return (when->nth == 0 || is_nth(when->nth, month, day, days));
}

static void
put(struct plan *p, struct demo_row *row, size_t turn, int at)
{
	struct demo_event	*e;

	if (p->count == DEMO_EVENTS)
		return;
	e = &p->events[p->count++];
	e->row = row;
	e->theme = row->themes == NULL ? NULL :
	    &row->themes->list[turn % row->themes->count];
	e->day = row->last = p->first + at;
	p->load[at]++;
}

static void
put_each(struct plan *p, const struct demo_rows *rows)
{
	size_t	 i, turn;
	int	 at;

	for (i = 0; i < rows->count; i++) {
		turn = (size_t)nrand48(p->random);
		for (at = 0; at < DAYS; at++)
			if (fits(&rows->list[i].when, p->first + at))
				put(p, &rows->list[i], turn++, at);
	}
}

/* Whether another event takes place at the venue on that day. */
static bool
is_taken(const struct plan *p, const struct demo_row *row, int64_t day)
{
	const struct demo_event	*e;

	for (e = p->events; e < p->events + p->count; e++)
		if (e->row->venue == row->venue &&
		    e->day < day + length_of(row) &&
		    day < e->day + length_of(e->row))
			return (true);

	return (false);
}

static bool
is_quiet(const struct plan *p, const struct demo_row *row, int at)
{
	return (p->load[at] < BUSY && (row->venue == NULL ||
	    !is_taken(p, row, p->first + at)));
}

/* Chooses a random suitable day, one with few events if possible. */
static void
put_once(struct plan *p, struct demo_row *row)
{
	int	 quiet[DAYS], loud[DAYS], at;
	size_t	 quiet_count = 0, loud_count = 0;

	for (at = 0; at < DAYS; at++) {
		if (!fits(&row->when, p->first + at))
			continue;
		if (is_quiet(p, row, at))
			quiet[quiet_count++] = at;
		else
			loud[loud_count++] = at;
	}
	if (quiet_count > 0)
		put(p, row, 0, quiet[(size_t)nrand48(p->random) % quiet_count]);
	else if (loud_count > 0)
		put(p, row, 0, loud[(size_t)nrand48(p->random) % loud_count]);
}

static void
put_all_once(struct plan *p, const struct demo_rows *rows)
{
	size_t	 i;

	for (i = 0; i < rows->count; i++)
		put_once(p, &rows->list[i]);
}

/* Adds events in random order until there are enough. */
static void
put_some_once(struct plan *p, const struct demo_rows *rows,
    struct arena *arena)
{
	struct demo_row	**left;
	size_t		  count, i;

	left = arena_alloc(arena, rows->count * sizeof(*left));
	for (i = 0; i < rows->count; i++)
		left[i] = &rows->list[i];
	for (count = rows->count; count > 0; count--) {
		i = (size_t)nrand48(p->random) % count;
		put_once(p, left[i]);
		left[i] = left[count - 1];
	}
}

static int
compare(const void *a, const void *b)
{
	const struct demo_event	*one = a, *other = b;

	if (one->day != other->day)
		return (one->day < other->day ? -1 : 1);
	if (one->row->when.start != other->row->when.start)
		return (one->row->when.start - other->row->when.start);
	return (strcmp(one->row->title, other->row->title));
}

static size_t
plan_town(struct arena *arena, const struct demo_town *town, int64_t today,
    unsigned seed, struct demo_event events[DEMO_EVENTS])
{
	struct plan	 p = { .first = today - DEMO_REACH, .events = events };

	p.random[0] = 0x330e;
	p.random[1] = (unsigned short)seed;
	p.random[2] = (unsigned short)(seed >> 16);
	put_each(&p, &town->repeated);
	put_all_once(&p, &town->once);
	put_some_once(&p, &town->drawn, arena);
	qsort(events, p.count, sizeof(events[0]), compare);

	return (p.count);
}

const char *
demo_plan(struct arena *arena, int64_t today, unsigned seed,
    struct demo_town *town, struct demo_event events[DEMO_EVENTS])
{
	const char	*why;
	size_t		 count;

	why = demo_town_read(arena, FILE_NAME, demo_yaml, town);
	if (why != NULL)
		return (why);
	count = plan_town(arena, town, today, seed, events);

	return (count == DEMO_EVENTS ? NULL : arena_printf(arena, FILE_NAME
	    ": makes %zu events, not %d", count, DEMO_EVENTS));
}
