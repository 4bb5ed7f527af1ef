#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "calendar/event_dates.h"
#include "text/zones.h"

#define NOW	INT64_C(1795220250)	/* 2026-11-21T00:17:30Z */

static void
setup(void)
{
	cr_assert(zones_load(NULL));
}

TestSuite(event_dates, .init = setup);

/* The dates in a request. NULL and -1: not sent. */
struct sent {
	const char	*start;
	const char	*end;
	const char	*timezone;
	int		 all_day;
};

static enum event_dates_verdict
apply(struct event_dates *d, const struct sent *text)
{
	struct event_dates_sent	 sent;
	struct date		 start, end;

	memset(&sent, 0, sizeof(sent));
	if (text->start != NULL) {
		cr_assert(date_read(&start, text->start), "%s", text->start);
		sent.start = &start;
	}
	if (text->end != NULL) {
		cr_assert(date_read(&end, text->end), "%s", text->end);
		sent.end = &end;
	}
	if (text->timezone != NULL)
		sent.zone = zone_find(text->timezone);
	sent.has_all_day = text->all_day >= 0;
	sent.all_day = text->all_day == 1;

	return (event_dates_apply(d, &sent, NOW));
}

/* "start - end (UTC start - UTC end)", followed by "all day". */
static void
expect(const struct event_dates *d, const char *expected, int line)
{
	char	 start[DATE_TEXT], end[DATE_TEXT];
	char	 utc_start[DATE_TEXT], utc_end[DATE_TEXT], got[160];

	date_print(d->start.local, start);
	date_print(d->end.local, end);
	date_print(d->start.utc, utc_start);
	date_print(d->end.utc, utc_end);
	snprintf(got, sizeof(got), "%s - %s (%s - %s)%s", start, end,
	    utc_start, utc_end, d->all_day ? " all day" : "");
	cr_expect_str_eq(got, expected, "line %d: %s, expected %s", line, got,
	    expected);
}

struct create {
	int		 line;
	struct sent	 sent;
	const char	*expected;
};

static void
expect_new(const struct create *rows, size_t count)
{
	struct event_dates	 d;
	size_t			 i;

	for (i = 0; i < count; i++) {
		memset(&d, 0, sizeof(d));
		d.zone = zone_find("America/New_York");
		cr_expect_eq(apply(&d, &rows[i].sent), EVENT_DATES_FINE);
		expect(&d, rows[i].expected, rows[i].line);
	}
}

Test(event_dates, of_a_new_event)
{
	static const struct create	 rows[] = {
		/* The table of rule 11.1. */
		{ __LINE__, { "2027-03-01 09:00", "2027-03-01 11:00", NULL,
		    -1 },
		    "2027-03-01 09:00:00 - 2027-03-01 11:00:00"
		    " (2027-03-01 14:00:00 - 2027-03-01 16:00:00)" },
		{ __LINE__, { "2027-03-01 09:00", "2027-03-01 11:00",
		    "Europe/Paris", -1 },
		    "2027-03-01 09:00:00 - 2027-03-01 11:00:00"
		    " (2027-03-01 08:00:00 - 2027-03-01 10:00:00)" },
		{ __LINE__, { "2027-03-01T09:00:00Z", "2027-03-01T11:00:00Z",
		    NULL, -1 },
		    "2027-03-01 04:00:00 - 2027-03-01 06:00:00"
		    " (2027-03-01 09:00:00 - 2027-03-01 11:00:00)" },
		{ __LINE__, { "2027-03-01 15:00", "2027-03-03 01:00", NULL, 1 },
		    "2027-03-01 00:00:00 - 2027-03-03 23:59:59"
		    " (2027-03-01 05:00:00 - 2027-03-04 04:59:59) all day" },
		{ __LINE__, { "2027-03-01 09:00", "2027-02-01 11:00", NULL,
		    -1 },
		    "2027-03-01 09:00:00 - 2027-03-01 09:00:00"
		    " (2027-03-01 14:00:00 - 2027-03-01 14:00:00)" },

		/* Skipped by daylight saving, and twice there. */
		{ __LINE__, { "2027-03-14 02:30", "2027-03-14 03:30", NULL,
		    -1 },
		    "2027-03-14 03:30:00 - 2027-03-14 03:30:00"
		    " (2027-03-14 07:30:00 - 2027-03-14 07:30:00)" },
		{ __LINE__, { "2027-11-07 01:30", "2027-11-07 02:30", NULL,
		    -1 },
		    "2027-11-07 01:30:00 - 2027-11-07 02:30:00"
		    " (2027-11-07 05:30:00 - 2027-11-07 07:30:00)" },

		/* Of a day that starts at one o'clock. */
		{ __LINE__, { "2018-11-04 10:00", "2018-11-04 10:00",
		    "America/Sao_Paulo", 1 },
		    "2018-11-04 00:00:00 - 2018-11-04 23:59:59"
		    " (2018-11-04 03:00:00 - 2018-11-05 01:59:59) all day" },

		{ __LINE__, { "now", "+1 day", "UTC+5.5", 0 },
		    "2026-11-21 05:47:30 - 2026-11-22 05:47:30"
		    " (2026-11-21 00:17:30 - 2026-11-22 00:17:30)" }
	};

	expect_new(rows, COUNT(rows));
}

/* Rule 9.8. */
Test(event_dates, that_php_reads_are_those_of_events)
{
	static const struct create	 rows[] = {
		{ __LINE__, { "Mon Mar 1 2027 5pm", "1-3-2027 24:00",
		    "Asia/Tokyo", -1 },
		    "2027-03-01 17:00:00 - 2027-03-02 00:00:00"
		    " (2027-03-01 08:00:00 - 2027-03-01 15:00:00)" },
		{ __LINE__, { "Mon, 01 Mar 2027 17:00:00 GMT",
		    "Mon, 01 Mar 2027 17:30:00 PST", NULL, -1 },
		    "2027-03-01 12:00:00 - 2027-03-01 20:30:00"
		    " (2027-03-01 17:00:00 - 2027-03-02 01:30:00)" },
		{ __LINE__, { "first day of next month", "2026-W49-3", NULL,
		    1 },
		    "2026-12-01 00:00:00 - 2026-12-02 23:59:59"
		    " (2026-12-01 05:00:00 - 2026-12-03 04:59:59) all day" },
		/* It is Saturday in Tokyo and Friday in New York. */
		{ __LINE__, { "9:00", "5pm", "Asia/Tokyo", -1 },
		    "2026-11-21 09:00:00 - 2026-11-21 17:00:00"
		    " (2026-11-21 00:00:00 - 2026-11-21 08:00:00)" }
	};

	expect_new(rows, COUNT(rows));
}

/* A talk in Paris, and a fair that lasts two days. */
static const struct sent	 talk = {
	"2027-03-01 18:00", "2027-03-01 20:00", "Europe/Paris", 0
};
static const struct sent	 fair = {
	"2027-03-01", "2027-03-02", "Europe/Paris", 1
};

struct update {
	int			 line;
	const struct sent	*stored;
	struct sent		 sent;
	const char		*expected;
};

Test(event_dates, of_an_update)
{
	static const struct update	 rows[] = {
		{ __LINE__, &talk, { NULL, NULL, NULL, -1 },
		    "2027-03-01 18:00:00 - 2027-03-01 20:00:00"
		    " (2027-03-01 17:00:00 - 2027-03-01 19:00:00)" },
		{ __LINE__, &talk, { "2027-03-01 19:00", NULL, NULL, -1 },
		    "2027-03-01 19:00:00 - 2027-03-01 20:00:00"
		    " (2027-03-01 18:00:00 - 2027-03-01 19:00:00)" },
		{ __LINE__, &talk, { NULL, "2027-03-01T20:30:00Z", NULL, -1 },
		    "2027-03-01 18:00:00 - 2027-03-01 21:30:00"
		    " (2027-03-01 17:00:00 - 2027-03-01 20:30:00)" },
		{ __LINE__, &talk, { "2027-03-05 18:00", NULL, NULL, -1 },
		    "2027-03-05 18:00:00 - 2027-03-05 18:00:00"
		    " (2027-03-05 17:00:00 - 2027-03-05 17:00:00)" },
		{ __LINE__, &talk, { NULL, NULL, "Asia/Tokyo", -1 },
		    "2027-03-01 18:00:00 - 2027-03-01 20:00:00"
		    " (2027-03-01 09:00:00 - 2027-03-01 11:00:00)" },
		{ __LINE__, &talk, { "2027-03-01T18:00Z", NULL, "Asia/Tokyo",
		    -1 },
		    "2027-03-02 03:00:00 - 2027-03-02 03:00:00"
		    " (2027-03-01 18:00:00 - 2027-03-01 18:00:00)" },
		{ __LINE__, &talk, { NULL, NULL, NULL, 1 },
		    "2027-03-01 00:00:00 - 2027-03-01 23:59:59"
		    " (2027-02-28 23:00:00 - 2027-03-01 22:59:59) all day" },
		{ __LINE__, &fair, { NULL, NULL, NULL, 0 },
		    "2027-03-01 00:00:00 - 2027-03-02 23:59:59"
		    " (2027-02-28 23:00:00 - 2027-03-02 22:59:59)" },
		{ __LINE__, &fair, { NULL, "2027-03-03 12:00", NULL, -1 },
		    "2027-03-01 00:00:00 - 2027-03-03 23:59:59"
		    " (2027-02-28 23:00:00 - 2027-03-03 22:59:59) all day" },
		{ __LINE__, &fair, { "2027-03-02 12:00", NULL, NULL, -1 },
		    "2027-03-02 00:00:00 - 2027-03-02 23:59:59"
		    " (2027-03-01 23:00:00 - 2027-03-02 22:59:59) all day" },
		{ __LINE__, &fair, { "2027-03-01 10:00", "2027-03-01 12:00",
		    NULL, 0 },
		    "2027-03-01 10:00:00 - 2027-03-01 12:00:00"
		    " (2027-03-01 09:00:00 - 2027-03-01 11:00:00)" }
	};
	struct event_dates		 d;
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++) {
		memset(&d, 0, sizeof(d));
		cr_assert_eq(apply(&d, rows[i].stored), EVENT_DATES_FINE);
		cr_expect_eq(apply(&d, &rows[i].sent), EVENT_DATES_FINE);
		expect(&d, rows[i].expected, rows[i].line);
	}
}

Test(event_dates, a_zone_that_skips_a_stored_time_moves_it)
{
	static const struct sent	 stored = {
		"2027-03-14 02:30", "2027-03-14 03:10", "UTC", 0
	};
	static const struct sent	 sent = {
		NULL, NULL, "America/New_York", -1
	};
	struct event_dates		 d = { 0 };

	cr_assert_eq(apply(&d, &stored), EVENT_DATES_FINE);
	cr_assert_eq(apply(&d, &sent), EVENT_DATES_FINE);
	expect(&d, "2027-03-14 03:30:00 - 2027-03-14 03:30:00"
	    " (2027-03-14 07:30:00 - 2027-03-14 07:30:00)", __LINE__);
}

Test(event_dates, of_the_year_10000_are_rejected)
{
	static const struct sent	 start = {
		"9999-12-31T23:30:00Z", "2027-03-01", "Asia/Tokyo", -1
	};
	static const struct sent	 end = {
		"2027-03-01", "9999-12-31T23:30:00Z", "Asia/Tokyo", -1
	};
	struct event_dates		 d = { 0 };

	cr_expect_eq(apply(&d, &start), EVENT_DATES_BAD_START);
	cr_expect_eq(apply(&d, &end), EVENT_DATES_BAD_END);
}
