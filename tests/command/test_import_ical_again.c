/*
 * Recurring events of iCalendar files that cannot be series: which occurrences
 * are imported.
 */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/clock.h"

#include "base/array.h"
#include "tests/support/import_given.h"

TestSuite(import_ical_again, .init = import_setup, .fini = import_teardown);

/* Shown in a zone that is always like UTC. */
#define EVENT(start, rule)						\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" \
	"X-WR-TIMEZONE:Africa/Abidjan\r\nBEGIN:VEVENT\r\n"		\
	"UID:a\r\nSUMMARY:A\r\nDTSTART:" start "\r\nRRULE:" rule "\r\n"	\
	"END:VEVENT\r\nEND:VCALENDAR\r\n"

/* The number of occurrences, the first and last one, and the report. */
static const struct {
	const char	*text;
	int		 count;
	const char	*first, *last;
	const char	*told[3];	/* ends with NULL */
}	 rows[] = {
	/* A swim since 2020, a meeting since 1990, a festival. */
	{ EVENT("20200101T060000Z", "FREQ=DAILY"), 1000,
	    "2026-02-28 06:00:00", "2028-11-23 06:00:00",
	    { "RRULE: has more than 1000 times; the others are left out\n"
	    "            a: 2026-02-28 to 2028-11-23 are here\n" } },
	{ EVENT("19900105T100000Z", "FREQ=WEEKLY"), 157,
	    "2025-11-21 10:00:00", "2028-11-17 10:00:00",
	    { "RRULE: times before 2025-11-21 are left out\n            a\n",
	    "RRULE: times after 2028-11-23 are left out\n            a\n" } },
	{ EVENT("20270612T100000Z", "FREQ=YEARLY"), 2,
	    "2027-06-12 10:00:00", "2028-06-12 10:00:00",
	    { "RRULE: times after 2028-11-23 are left out" } },
	/* Tours every hour: upcoming ones come first. */
	{ EVENT("20200101T080000Z",
	    "FREQ=DAILY;BYHOUR=8,9,10,11,12,13,14,15"), 1000,
	    "2026-11-22 08:00:00", "2027-03-26 15:00:00",
	    { "RRULE: has more than 1000 times; the others are left out" } },
	/* A rare event occurs at least once. */
	{ EVENT("20200501T100000Z", "FREQ=YEARLY;INTERVAL=10"), 1,
	    "2030-05-01 10:00:00", "2030-05-01 10:00:00",
	    { "RRULE: times before 2025-11-21 are left out",
	    "RRULE: comes after 2028-11-23; only the next time is imported" } },
	{ EVENT("20400501T100000Z", "FREQ=WEEKLY"), 1,
	    "2040-05-01 10:00:00", "2040-05-01 10:00:00",
	    { "RRULE: comes after 2028-11-23; only the next time is"
	    " imported" } },
	{ EVENT("20100501T100000Z",
	    "FREQ=YEARLY;INTERVAL=10;UNTIL=20291231T100000Z"), 2,
	    "2010-05-01 10:00:00", "2020-05-01 10:00:00", { NULL } },
	/*
	 * An event that has ended is imported completely, up to its last 1000.
	 */
	{ EVENT("20190107T100000Z", "FREQ=WEEKLY;COUNT=10"), 10,
	    "2019-01-07 10:00:00", "2019-03-11 10:00:00", { NULL } },
	{ EVENT("20190107T100000Z", "FREQ=WEEKLY;UNTIL=20190311T100000Z"), 10,
	    "2019-01-07 10:00:00", "2019-03-11 10:00:00", { NULL } },
	{ EVENT("20250106T100000Z", "FREQ=WEEKLY;COUNT=52"), 52,
	    "2025-01-06 10:00:00", "2025-12-29 10:00:00", { NULL } },
	{ EVENT("20100101T100000Z", "FREQ=DAILY;COUNT=2000"), 1000,
	    "2012-09-27 10:00:00", "2015-06-23 10:00:00",
	    { "RRULE: has more than 1000 times; the others are left out\n"
	    "            a: 2012-09-27 to 2015-06-23 are here\n" } },
	/* One with an end in the future is not. */
	{ EVENT("20250106T100000Z", "FREQ=WEEKLY;COUNT=104"), 58,
	    "2025-11-24 10:00:00", "2026-12-28 10:00:00",
	    { "RRULE: times before 2025-11-21 are left out" } },
	{ EVENT("20260106T100000Z", "FREQ=WEEKLY;UNTIL=20270105T100000Z"), 53,
	    "2026-01-06 10:00:00", "2027-01-05 10:00:00", { NULL } },
};

static void
expect(int count, const char *first, const char *last)
{
	char	 body[256];

	snprintf(body, sizeof(body), "{\"events\":[{\"start_date\":\"%s\"}],"
	    "\"total\":%d}", first, count);
	import_expect("/events?start_date=1900-01-01&end_date=2100-01-01"
	    "&per_page=1&_fields=events.start_date,total", body);
	snprintf(body, sizeof(body), "{\"events\":[{\"start_date\":\"%s\"}],"
	    "\"total\":%d}", last, count);
	import_expect("/events?start_date=1900-01-01&end_date=2100-01-01"
	    "&order=desc&per_page=1&_fields=events.start_date,total", body);
}

Test(import_ical_again, times_are_here_from_a_year_ago_to_two_years_ahead)
{
	size_t	 i, t;

	for (i = 0; i < COUNT(rows); i++) {
		import_setup_again();
		import_start();
		import_files(import_write("x.ics", rows[i].text), NULL);
		for (t = 0; t < 3 && rows[i].told[t] != NULL; t++)
			cr_expect_not_null(strstr(import_told(),
			    rows[i].told[t]), "%s%s", rows[i].text,
			    import_told());
		if (t == 0)
			cr_expect_null(strstr(import_told(), "not taken"),
			    "%s%s", rows[i].text, import_told());
		expect(rows[i].count, rows[i].first, rows[i].last);
		import_end();
	}
}

/* A year later, old occurrences remain and those that are near now are new. */
Test(import_ical_again, later_imports_add_later_times)
{
	const char	*path;

	path = import_write("x.ics", EVENT("20200101T100000Z",
	    "FREQ=WEEKLY"));
	import_start();
	import_files(path, NULL);
	import_files(path, NULL);
	expect(157, "2025-11-26 10:00:00", "2028-11-22 10:00:00");
	import_end();

	cr_assert(clock_start("2027-11-22T12:00:00Z"));
	import_start();
	import_files(path, NULL);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_NEW), 52,
	    "%s", import_told());
	expect(209, "2025-11-26 10:00:00", "2029-11-21 10:00:00");
	import_end();
}

Test(import_ical_again, rules_of_one_event_share_its_1000_times)
{
	import_start();
	import_files(import_write("x.ics", EVENT("20200101T060000Z",
	    "FREQ=DAILY\r\nRRULE:FREQ=DAILY;BYHOUR=18")), NULL);
	expect(1000, "2026-02-28 06:00:00", "2028-11-23 06:00:00");
	import_end();
}

/* 8 MB for all times of an event. */
Test(import_ical_again, long_texts_are_at_fewer_times)
{
	static char	 text[12000];
	struct arena	*arena = arena_new();

	memset(text, 'x', sizeof(text) - 1);
	import_start();
	import_files(import_write("long.ics", arena_join(arena,
	    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"
	    "X-WR-TIMEZONE:Africa/Abidjan\r\nBEGIN:VEVENT\r\n"
	    "UID:a\r\nSUMMARY:A\r\nDTSTART:20261201T060000Z\r\n"
	    "RRULE:FREQ=DAILY;COUNT=720\r\nDESCRIPTION:", text,
	    "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", NULL)), NULL);
	cr_expect(strstr(import_told(), "RRULE: its times have more than 8 MB"
	    " of text together; the others are left out\n            a\n") !=
	    NULL, "%s", import_told());
	import_expect("/events?per_page=1&status=any&end_date=2029-01-01"
	    "&_fields=total", "{\"total\":698}");
	import_end();
	arena_free(arena);
}
