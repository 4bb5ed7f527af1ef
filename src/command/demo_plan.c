#include <stdlib.h>
#include <string.h>

#include "command/demo.h"
#include "command/demo_rows.h"
#include "text/dates.h"

#define DAYS	(2 * DEMO_REACH + 1)
#define DRAWN	64		/* rows of all tables to draw from */
#define BUSY	3		/* events a day are enough to draw no more */

struct plan {
	int64_t			 first;		/* day */
	struct demo_event	*events;
	size_t			 count;
	unsigned		 taken[DAYS];	/* bits 1 << enum demo_venue */
	unsigned		 load[DAYS];	/* events */
	unsigned short		 random[3];	/* of nrand48() */
};

static int
length_of(const struct demo_row *row)
{
	if (row->minutes == 0)
		return (row->days > 1 ? row->days : 1);
	return (row->minutes / 1440 + 1);
}

/* The third of its weekday in a month; from behind, the last is the first. */
static bool
is_nth(int nth, int month, int day, int64_t days)
{
	int	 other, year;

	if (nth != LAST)
		return ((day - 1) / 7 + 1 == nth);
	date_civil(days + 7, &year, &other, &day);
	return (other != month);
}

static bool
fits(const struct demo_when *when, int64_t days)
{
	int	 year, month, day;

	date_civil(days, &year, &month, &day);
	if ((when->in & 1u << month) == 0)
		return (false);
	if (when->day != 0)
		return (when->day == day);
	if ((when->on & 1u << date_weekday(days)) == 0)
		return (false);
	if (when->weeks > 1 && days / 7 % when->weeks != 0)
		return (false);
	return (when->nth == 0 || is_nth(when->nth, month, day, days));
}

static void
put(struct plan *p, const struct demo_row *row, size_t turn, int at)
{
	struct demo_event	*e;
	int			 i;

	if (p->count == DEMO_EVENTS)
		return;
	e = &p->events[p->count++];
	e->row = row;
	e->theme = row->theme_count == 0 ? NULL :
	    &row->themes[turn % row->theme_count];
	e->day = p->first + at;
	for (i = at; i < at + length_of(row) && i < DAYS; i++)
		p->taken[i] |= 1u << row->venue;
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
			if (fits(&rows->rows[i].when, p->first + at))
				put(p, &rows->rows[i], turn++, at);
	}
}

static bool
is_free(const struct plan *p, const struct demo_row *row, int at)
{
	int	 i;

	for (i = at; i < at + length_of(row) && i < DAYS; i++)
		if (row->venue != AT_HOME && p->taken[i] & 1u << row->venue)
			return (false);
	return (p->load[at] < BUSY);
}

/* One of the days that fit, a quiet one if there is any. */
static void
put_once(struct plan *p, const struct demo_row *row)
{
	int	 quiet[DAYS], loud[DAYS], at;
	size_t	 quiet_count = 0, loud_count = 0;

	for (at = 0; at < DAYS; at++) {
		if (!fits(&row->when, p->first + at))
			continue;
		if (is_free(p, row, at))
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
		put_once(p, &rows->rows[i]);
}

/* As many of these as there is room for, whichever they are. */
static void
put_some_once(struct plan *p)
{
	static const struct demo_rows *const	 all[] = {
		&demo_music, &demo_evenings, &demo_hands
	};
	const struct demo_row			*drawn[DRAWN];
	size_t					 count = 0, i, k;

	for (i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		for (k = 0; k < all[i]->count && count < DRAWN; k++)
			drawn[count++] = &all[i]->rows[k];
	for (; count > 0; count--) {
		i = (size_t)nrand48(p->random) % count;
		put_once(p, drawn[i]);
		drawn[i] = drawn[count - 1];
	}
}

static int
compare(const void *a, const void *b)
{
	const struct demo_event	*one = a, *other = b;

	if (one->day != other->day)
		return (one->day < other->day ? -1 : 1);
	if (one->row->start != other->row->start)
		return (one->row->start - other->row->start);
	return (strcmp(one->row->title, other->row->title));
}

void
demo_plan(int64_t today, unsigned seed,
    struct demo_event events[DEMO_EVENTS])
{
	struct plan	 p = { .first = today - DEMO_REACH, .events = events };

	p.random[0] = 0x330e;
	p.random[1] = (unsigned short)seed;
	p.random[2] = (unsigned short)(seed >> 16);
	put_each(&p, &demo_yearly);
	put_each(&p, &demo_series);
	put_all_once(&p, &demo_unlisted);
	put_all_once(&p, &demo_away);
	put_some_once(&p);
	if (p.count != DEMO_EVENTS)
		abort();
	qsort(events, DEMO_EVENTS, sizeof(events[0]), compare);
}
