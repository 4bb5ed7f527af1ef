/* Dates and times as spreadsheets and people write them. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "command/csv/csv_when.h"
#include "text/dates.h"

struct row {
	const char	*text;
	const char	*read;		/* "": it is none */
};

/* "2026-12-31 19:30:00 - 21:00:00 +60" */
static const char *
print_when(const struct csv_when *w)
{
	static char	 text[128];
	char		 time[DATE_TEXT];

	date_print(w->day * DATE_DAY + (w->time == CSV_NO_TIME ? 0 : w->time),
	    text);
	if (w->time == CSV_NO_TIME)
		text[strlen("2026-12-31")] = '\0';
	if (w->until != CSV_NO_TIME) {
		date_print(w->until, time);
		strcat(strcat(text, " -"), time + strlen("1970-01-01"));
	}
	if (w->has_offset)
		sprintf(text + strlen(text), " %+d", w->offset);
	return (text);
}

static void
expect_days(const struct row *rows, size_t count, enum csv_order order)
{
	struct csv_when	 w;
	size_t		 i;

	for (i = 0; i < count; i++)
		cr_expect_str_eq(csv_read_day(rows[i].text, order, &w) ?
		    print_when(&w) : "", rows[i].read, "%s", rows[i].text);
}
#define EXPECT_DAYS(rows, order) \
	expect_days(rows, COUNT(rows), order)

Test(csv_when, dates_are_read)
{
	static const struct row	 rows[] = {
		{ "2026-12-31", "2026-12-31" },
		{ "2026/1/2", "2026-01-02" },
		{ "20261231", "2026-12-31" },
		{ "31.12.2026", "2026-12-31" },
		{ "1.2.26", "2026-02-01" },
		{ "1. 2. 2026", "2026-02-01" },
		{ "31-12-2026", "2026-12-31" },
		{ "3/4/2026", "2026-04-03" },
		{ "Sa., 31.12.2026", "2026-12-31" },
		{ "mar. 3.12.2026", "2026-12-03" },
		{ "31-Dec-2026", "2026-12-31" },
		{ "December 31, 2026", "2026-12-31" },
		{ "Thursday, 31st December 2026", "2026-12-31" },
		{ "31. Dezember 2026", "2026-12-31" },
		{ "1. März 2026", "2026-03-01" },
		{ "mardi 3 août 2026", "2026-08-03" },
		{ "3 de diciembre de 2026", "2026-12-03" },
		{ "29.02.2028", "2028-02-29" },
		{ "29.02.2027", "" },
		{ "31.04.2026", "" },
		{ "2026-13-01", "" },
		{ "12.2026", "" },
		{ "31.12", "" },
		{ "1.2.026", "" },
		{ "31.12/2026", "" },
		{ "46387", "" },
		{ "bald", "" },
		{ "", "" },
		{ "99999999999999999999.1.2026", "" },
		{ "2026-12-31 vielleicht", "" },
		{ "2026-12-315", "" }
	};

	EXPECT_DAYS(rows, CSV_DAY_FIRST);
}

Test(csv_when, dates_have_times)
{
	static const struct row	 rows[] = {
		{ "2026-12-31 19:30", "2026-12-31 19:30:00" },
		{ "2026-12-31T19:30:05", "2026-12-31 19:30:05" },
		{ "2026-12-31T19:30:05.123Z", "2026-12-31 19:30:05 +0" },
		{ "2026-12-31T19:30+01:00", "2026-12-31 19:30:00 +60" },
		{ "2026-12-31T19:30-0530", "2026-12-31 19:30:00 -330" },
		{ "2026-12-31T19:30+99:00", "" },
		{ "31.12.2026, 19.30 Uhr", "2026-12-31 19:30:00" },
		{ "31.12.2026 um 19 Uhr", "2026-12-31 19:00:00" },
		{ "31.12.2026 19:30 - 21:00",
		    "2026-12-31 19:30:00 - 21:00:00" },
		{ "12/31/2026 7:30 PM", "2026-12-31 19:30:00" },
		{ "December 31, 2026 at 7 pm", "2026-12-31 19:00:00" },
		{ "31/12/2026", "" },
		{ "12/31/2026 25:00", "" }
	};

	EXPECT_DAYS(rows, CSV_MONTH_FIRST);
}

Test(csv_when, times_are_read)
{
	static const struct row	 rows[] = {
		{ "19:30", "1970-01-01 19:30:00" },
		{ "9:05", "1970-01-01 09:05:00" },
		{ "19:30:15", "1970-01-01 19:30:15" },
		{ "7:30 pm", "1970-01-01 19:30:00" },
		{ "7:30 p.m.", "1970-01-01 19:30:00" },
		{ "7PM", "1970-01-01 19:00:00" },
		{ "12:15 am", "1970-01-01 00:15:00" },
		{ "12 pm", "1970-01-01 12:00:00" },
		{ "19.30 Uhr", "1970-01-01 19:30:00" },
		{ "19 Uhr", "1970-01-01 19:00:00" },
		{ "19h30", "1970-01-01 19:30:00" },
		{ "19h", "1970-01-01 19:00:00" },
		{ "19", "1970-01-01 19:00:00" },
		{ "24:00", "1970-01-02 00:00:00" },
		{ "19:30-21:00", "1970-01-01 19:30:00 - 21:00:00" },
		{ "19.30 \xe2\x80\x93 21 Uhr",
		    "1970-01-01 19:30:00 - 21:00:00" },
		{ "8 bis 9 Uhr", "1970-01-01 08:00:00 - 09:00:00" },
		{ "25:00", "" },
		{ "24:01", "" },
		{ "19:60", "" },
		{ "19:3", "" },
		{ "13 pm", "" },
		{ "0.8125", "" },
		{ "19:30 -", "" },
		{ "abends", "" },
		{ "", "" }
	};
	struct csv_when		 w = { .day = 0 };
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(csv_read_clock(rows[i].text, &w) ?
		    print_when(&w) : "", rows[i].read, "%s", rows[i].text);
}

Test(csv_when, slashes_may_be_undecided)
{
	static const struct {
		const char	*text;
		int		 order;		/* -1: does not matter */
	} rows[] = {
		{ "3/4/2026", CSV_UNDECIDED }, { "13/4/2026", CSV_DAY_FIRST },
		{ "4/13/2026 19:30", CSV_MONTH_FIRST }, { "4/4/2026", -1 },
		{ "3.4.2026", -1 }, { "2026/3/4", -1 }, { "bald", -1 }
	};
	enum csv_order		 order;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(csv_day_order(rows[i].text, &order) ? (int)order :
		    -1, rows[i].order, "%s", rows[i].text);
}
