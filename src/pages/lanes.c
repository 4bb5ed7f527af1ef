#include "pages/lanes.h"

#include <string.h>

/* Sets the columns of an event. Returns false if it is not in this week. */
static bool
find_columns(const struct shown *event, int64_t from, int *first, int *last)
{
	if (event->last < from || event->first >= from + LANES_WEEK)
		return (false);
	*first = event->first < from ? 0 : (int)(event->first - from);
	*last = event->last >= from + LANES_WEEK ? LANES_WEEK - 1 :
	    (int)(event->last - from);

	return (true);
}

static bool
is_free(const struct lanes *lanes, int row, int first, int last)
{
	int	 day;

	for (day = first; day <= last; day++)
		if (lanes->at[day][row] != NULL)
			return (false);

	return (true);
}

static void
add_bar(struct lanes *lanes, const struct shown *event, int first, int last,
    int bars)
{
	int	 row = 0, day;

	while (row < bars && !is_free(lanes, row, first, last))
		row++;
	for (day = first; day <= last; day++) {
		if (row == bars) {
			lanes->hidden[day]++;
			continue;
		}
		lanes->at[day][row] = event;
		if (lanes->count[day] <= row)
			lanes->count[day] = row + 1;
	}
}

static void
add_other(struct lanes *lanes, const struct shown *event, int day, int rows)
{
	if (lanes->count[day] < rows)
		lanes->at[day][lanes->count[day]++] = event;
	else
		lanes->hidden[day]++;
}

void
lanes_fill(struct lanes *lanes, const struct shown *shown, size_t count,
    int64_t from, int rows, int bars)
{
	size_t	 i;
	int	 first, last;

	memset(lanes, 0, sizeof(*lanes));
	for (i = 0; i < count; i++)
		if (shown[i].bar && find_columns(&shown[i], from,
		    &first, &last))
			add_bar(lanes, &shown[i], first, last, bars);
	for (i = 0; i < count; i++)
		if (!shown[i].bar && find_columns(&shown[i], from,
		    &first, &last))
			add_other(lanes, &shown[i], first, rows);
}
