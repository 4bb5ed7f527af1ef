/* Lengths of events in the form of DURATION (rule 43.24). */
#include <criterion/criterion.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/lengths.h"
#include "text/zones.h"

static void
load(void)
{
	cr_assert(zones_load(NULL));
}

TestSuite(lengths, .init = load);

Test(lengths, texts_are_read_and_printed_in_one_form)
{
	static const struct {
		const char		*text, *printed;
		struct exact_length	 length;
	} rows[] = {
		{ "PT6H", "PT6H", { 0, 6 * 3600 } },
		{ "pt90m", "PT1H30M", { 0, 5400 } },
		{ "P1DT2H", "P1DT2H", { 1, 7200 } },
		{ "PT26H", "PT26H", { 0, 26 * 3600 } },
		{ "P2W", "P14D", { 14, 0 } },
		{ "P0DT1H0M5S", "PT1H5S", { 0, 3605 } },
		{ "P1W2DT1S", "P9DT1S", { 9, 1 } },
		{ "P366D", "P366D", { 366, 0 } },
		{ "PT8784H", "PT8784H", { 0, 366 * DATE_DAY } }
	};
	struct exact_length	 length;
	char			 text[LENGTH_TEXT];
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_assert(length_read(&length, rows[i].text), "%s",
		    rows[i].text);
		cr_expect_eq(length.days, rows[i].length.days);
		cr_expect_eq(length.seconds, rows[i].length.seconds);
		length_print(&length, text);
		cr_expect_str_eq(text, rows[i].printed);
	}
	length_print(&(struct exact_length){ 0, 0 }, text);
	cr_expect_str_eq(text, "");
}

Test(lengths, other_texts_are_rejected)
{
	static const char *const	 texts[] = {
		"", "P", "PT", "P1", "6H", "PT6", "PTH", "P6H", "PT1D", "PT0S",
		"-PT6H", "+PT6H", "P1DT", "PT1H ", " PT1H", "PT1M1H", "PT1H1H",
		"PTT1H", "PT1.5H", "P1Y", "P367D", "P366DT1S", "PT8785H",
		"PT1000000000S", "P999999999W", "PT1H,PT2H"
	};
	struct exact_length	 length;
	size_t			 i;

	for (i = 0; i < COUNT(texts); i++)
		cr_expect_not(length_read(&length, texts[i]), "%s", texts[i]);
}

/* Clocks are set forward on March 28, and back on October 31. */
Test(lengths, days_are_on_the_calendar_and_hours_elapse)
{
	static const struct {
		const char	*start, *length, *end;
	} rows[] = {
		{ "2027-03-27 22:00", "PT6H", "2027-03-28 05:00:00" },
		{ "2027-03-27 22:00", "P1D", "2027-03-28 22:00:00" },
		{ "2027-03-27 01:00", "P1DT2H", "2027-03-28 04:00:00" },
		{ "2027-03-27 22:00", "PT24H", "2027-03-28 23:00:00" },
		{ "2027-10-30 22:00", "PT6H", "2027-10-31 03:00:00" },
		{ "2027-10-30 22:00", "PT4H30M", "2027-10-31 02:30:00" },
		{ "2027-10-30 22:00", "PT5H30M", "2027-10-31 03:30:00" }
	};
	const struct zone	*zone = zone_find("Europe/Berlin");
	struct exact_length	 length;
	struct date		 date;
	struct moment		 start;
	char			 end[DATE_TEXT];
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_assert(length_read(&length, rows[i].length));
		cr_assert(date_parse(&date, rows[i].start));
		cr_assert(date_resolve(&date, zone, 0, &start));
		date_print(length_end(&length, start.local, zone), end);
		cr_expect_str_eq(end, rows[i].end, "%s %s: %s", rows[i].start,
		    rows[i].length, end);
	}
}
