#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "pages/hours.h"

#define FROM	20000	/* the first day of the week */
#define HOUR	3600

/* An event: days after FROM, times in minutes. */
struct row {
	int	 first, last;
	int	 start, end;
};

static size_t
make(struct shown *shown, const struct row *rows)
{
	size_t	 n;

	for (n = 0; rows[n].end != 0; n++) {
		memset(&shown[n], 0, sizeof(shown[n]));
		shown[n].first = FROM + rows[n].first;
		shown[n].last = FROM + rows[n].last;
		shown[n].start = rows[n].start * 60;
		shown[n].end = rows[n].end * 60;
		shown[n].bar = rows[n].last > rows[n].first;
	}

	return (n);
}

/* Returns hours, rows of bars, and the rows and columns of each event. */
static const char *
place(const struct row *rows)
{
	static char	 text[1024];
	struct shown	 shown[64];
	struct lanes	 lanes;
	struct hours	 hours;
	size_t		 count, i, length;

	count = make(shown, rows);
	lanes_fill(&lanes, shown, count, FROM, LANES_ROWS, LANES_ROWS);
	if (!hours_fill(&hours, shown, count, &lanes, FROM))
		return ("no grid");
	length = (size_t)snprintf(text, sizeof(text), "%d-%d, %d:",
	    hours.first, hours.last, hours.bars);
	for (i = 0; i < count; i++)
		length += (size_t)snprintf(text + length,
		    sizeof(text) - length, " %d-%d/%d-%d", shown[i].spot.row,
		    shown[i].spot.row_end, shown[i].spot.column,
		    shown[i].spot.column_end);

	return (text);
}

Test(hours, events_at_the_same_time_share_the_width)
{
	static const struct {
		struct row	 rows[6];
		const char	*expected;
	} cases[] = {
		{ { { 0, 0, 1080, 1170 } }, "18-20, 0: 72-78/0-6" },
		/* One after the other, at any minute. */
		{ { { 0, 0, 600, 660 }, { 0, 0, 660, 725 } },
		    "10-13, 0: 40-44/0-6 44-49/0-6" },
		{ { { 0, 0, 600, 660 }, { 0, 0, 650, 720 } },
		    "10-12, 0: 40-44/0-3 43-48/3-6" },
		/* The third is below the first. */
		{ { { 0, 0, 600, 660 }, { 0, 0, 630, 780 },
		    { 0, 0, 660, 720 } },
		    "10-13, 0: 40-44/0-3 42-52/3-6 44-48/0-3" },
		{ { { 0, 0, 600, 720 }, { 0, 0, 600, 660 },
		    { 0, 0, 615, 700 }, { 0, 0, 720, 780 } },
		    "10-13, 0: 40-48/0-2 40-44/2-4 41-47/4-6 48-52/0-6" },
		/* On other days, and in another order. */
		{ { { 6, 6, 600, 660 }, { 5, 5, 720, 780 },
		    { 5, 5, 700, 740 } },
		    "10-13, 0: 40-44/0-6 48-52/3-6 46-50/0-3" },
		/* Short ones can still be read. */
		{ { { 0, 0, 605, 606 } }, "10-11, 0: 40-43/0-6" },
		/* A clock that is set back shows an end before the start. */
		{ { { 0, 0, 165, 130 } }, "2-4, 0: 11-14/0-6" },
		/* The night belongs to the day before. */
		{ { { 6, 6, 1320, 1620 } }, "22-27, 0: 88-108/0-6" },
		/* Those of several days are above. */
		{ { { 1, 3, 600, 1000 }, { 2, 3, 600, 1000 },
		    { 2, 2, 600, 660 } },
		    "10-11, 2: 0-0/0-0 0-0/0-0 40-44/0-6" },
		{ { { 1, 3, 600, 1000 } }, "no grid" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(cases); i++)
		cr_expect_str_eq(place(cases[i].rows), cases[i].expected,
		    "%zu: %s", i, place(cases[i].rows));
}

Test(hours, too_many_events_are_no_grid)
{
	struct row	 rows[64] = { { 0, 0, 0, 0 } };
	int		 i;

	for (i = 0; i < 3; i++)
		rows[i] = (struct row){ 0, 0, 600, 660 };
	cr_expect_str_neq(place(rows), "no grid");
	rows[i] = (struct row){ 0, 0, 659, 700 };
	cr_expect_str_eq(place(rows), "no grid");

	for (i = 0; i < 50; i++)
		rows[i] = (struct row){ 0, 0, i / 3 * 45, i / 3 * 45 + 45 };
	cr_expect_str_neq(place(rows), "no grid");
	rows[i] = (struct row){ 0, 0, 1200, 1245 };
	cr_expect_str_eq(place(rows), "no grid");
}
