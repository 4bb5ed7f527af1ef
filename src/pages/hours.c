#include "pages/hours.h"

#include "base/buf.h"

#define HOUR		3600
#define ROWS		4	/* of an hour */
#define ROW		(HOUR / ROWS)
#define SHORTEST	3 /* rows: a link of 24 pixels (WCAG 2.2, 2.5.8) */
#define ABREAST		3	/* events at the same time */
#define COLUMNS		6	/* of a day, for one to three events */

/* Events of a day that overlap, directly or by others between them. */
struct cluster {
	struct shown	*events[LANES_ROWS];
	size_t		 count;
	int		 ends[ABREAST];	/* row after the last of each column */
	int		 columns;
	int		 end;
};

static bool
is_placed(const struct shown *event, int64_t from)
{
	return (!event->bar && event->first >= from &&
	    event->first < from + LANES_WEEK);
}

/* Clocks that are set back may show an end before the start. */
static void
set_rows(struct spot *spot, const struct shown *event)
{
	spot->row = event->start / ROW;
	spot->row_end = (event->end + ROW - 1) / ROW;
	if (spot->row_end < spot->row + SHORTEST)
		spot->row_end = spot->row + SHORTEST;
}

static void
finish_cluster(struct cluster *c)
{
	int	 width = c->columns == 0 ? 0 : COLUMNS / c->columns;
	size_t	 i;

	for (i = 0; i < c->count; i++) {
		c->events[i]->spot.column *= width;
		c->events[i]->spot.column_end = c->events[i]->spot.column +
		    width;
	}
	*c = (struct cluster){ .count = 0 };
}

static bool
add_event(struct cluster *c, struct shown *event)
{
	struct spot	*spot = &event->spot;
	int		 column = 0;

	if (spot->row >= c->end)
		finish_cluster(c);
	while (column < c->columns && c->ends[column] > spot->row)
		column++;
	if (column == ABREAST)
		return (false);
	if (column == c->columns)
		c->columns++;
	spot->column = column;
	c->ends[column] = spot->row_end;
	if (c->end < spot->row_end)
		c->end = spot->row_end;
	c->events[c->count++] = event;

	return (true);
}

/* Collects the events of a day in the order of their rows. */
static size_t
sort_day(struct shown *shown, size_t count, int64_t day,
    struct shown *sorted[LANES_ROWS])
{
	size_t	 i, at, found = 0;

	for (i = 0; i < count && found < LANES_ROWS; i++) {
		if (shown[i].bar || shown[i].first != day)
			continue;
		set_rows(&shown[i].spot, &shown[i]);
		for (at = found++; at > 0 && sorted[at - 1]->spot.row >
		    shown[i].spot.row; at--)
			sorted[at] = sorted[at - 1];
		sorted[at] = &shown[i];
	}

	return (found);
}

static bool
place_day(struct shown *shown, size_t count, int64_t day)
{
	struct shown	*sorted[LANES_ROWS];
	struct cluster	 cluster = { .count = 0 };
	size_t		 found, i;

	found = sort_day(shown, count, day, sorted);
	for (i = 0; i < found; i++)
		if (!add_event(&cluster, sorted[i]))
			return (false);
	finish_cluster(&cluster);

	return (true);
}

static int
count_bars(const struct lanes *lanes)
{
	int	 day, row, bars = 0;

	for (day = 0; day < LANES_WEEK; day++)
		for (row = bars; row < lanes->count[day]; row++)
			if (lanes->at[day][row] != NULL &&
			    lanes->at[day][row]->bar)
				bars = row + 1;

	return (bars);
}

bool
hours_fill(struct hours *hours, struct shown *shown, size_t count,
    const struct lanes *lanes, int64_t from)
{
	size_t	 i;
	int	 day;

	for (day = 0; day < LANES_WEEK; day++)
		if (lanes->hidden[day] > 0 ||
		    !place_day(shown, count, from + day))
			return (false);
	*hours = (struct hours){ .first = 24, .bars = count_bars(lanes) };
	for (i = 0; i < count; i++) {
		const struct spot	*spot = &shown[i].spot;

		if (!is_placed(&shown[i], from))
			continue;
		if (spot->row / ROWS < hours->first)
			hours->first = spot->row / ROWS;
		if ((spot->row_end + ROWS - 1) / ROWS > hours->last)
			hours->last = (spot->row_end + ROWS - 1) / ROWS;
	}

	return (hours->last > 0);
}

void
hours_rules(const struct hours *hours, const struct shown *shown,
    size_t count, int64_t from, struct buf *to)
{
	int	 above = hours->bars + 1 - hours->first * ROWS;
	size_t	 i;

	buf_printf(to, ".hours{--rows:%d;--bars:", ROWS *
	    (hours->last - hours->first));
	buf_printf(to, hours->bars == 0 ? " }" : "repeat(%d,1.7rem)}",
	    hours->bars);
	for (i = 0; i < count; i++)
		if (is_placed(&shown[i], from))
			buf_printf(to, ".at-%zu{--at:%d/%d/%d/%d;--lines:%d}",
			    i, shown[i].spot.row + above,
			    shown[i].spot.column + 1,
			    shown[i].spot.row_end + above,
			    shown[i].spot.column_end + 1,
			    (shown[i].spot.row_end - shown[i].spot.row) / 2);
}
