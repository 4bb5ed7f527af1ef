/* Lines that libical would reject or misread. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/ical/ical_mend.h"
#include "command/import/import_report.h"

struct row {
	const char	*line;
	const char	*mended;	/* "": left out */
	const char	*told;		/* in the report; NULL: nothing */
};

static void
expect_row(const struct row *row)
{
	struct ical_mender	 m = { .arena = arena_new(), .report =
				    report_new(), .event = "a" };
	char			*text = NULL;
	const char		*line;
	size_t			 length;
	FILE			*file;

	line = ical_mend_line(&m, row->line, strlen(row->line));
	cr_expect_str_eq(line != NULL ? line : row->line, row->mended, "%s: %s",
	    row->line, line);
	cr_assert_not_null(file = open_memstream(&text, &length));
	report_print(m.report, file);
	cr_assert_eq(fclose(file), 0);
	if (row->told == NULL)
		cr_expect_null(strstr(text, "left out"), "%s: %s", row->line,
		    text);
	else
		cr_expect_not_null(strstr(text, row->told), "%s: %s",
		    row->line, text);
	free(text);
	report_free(m.report);
	arena_free(m.arena);
}

static void
expect_rows(const struct row *rows, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		expect_row(&rows[i]);
}
#define EXPECT_ROWS(rows) \
	expect_rows(rows, COUNT(rows))

Test(ical_mend, dates_in_other_forms_are_read)
{
	static const struct row	 rows[] = {
		{ "DTSTART:20270814T081800", "DTSTART:20270814T081800", NULL },
		{ "dtstart;tzid=A:20270814", "dtstart;tzid=A:20270814", NULL },
		{ "DTSTART;TZID=Europe/Berlin:2027-08-14T081800",
		  "DTSTART;TZID=Europe/Berlin:20270814T081800", NULL },
		{ "DTSTART:2027-08-14T08:18:00.000Z",
		  "DTSTART:20270814T081800Z", NULL },
		{ "DTSTART:2027/8/4 08:18", "DTSTART:20270804T081800", NULL },
		{ "DTEND:20270106T1000Z", "DTEND:20270106T100000Z", NULL },
		{ "DTEND: 20270106T100000z ", "DTEND:20270106T100000Z", NULL },
		{ "DTEND:20270106T100000 UTC", "DTEND:20270106T100000Z",
		  NULL },
		{ "DTSTART:20270112T200000+0100",
		  "DTSTART;TZID=+0100:20270112T190000Z", NULL },
		{ "DTSTART;TZID=Asia/Tokyo:20270112T200000-03:30",
		  "DTSTART;TZID=Asia/Tokyo:20270112T233000Z", NULL },
		{ "DTEND:20270108T240000", "DTEND:20270109T000000", NULL },
		{ "DTSTART:20271231T240000Z", "DTSTART:20280101T000000Z",
		  NULL },
		{ "DTSTART:20270109T200060Z", "DTSTART:20270109T200059Z",
		  NULL },
		{ "DTSTART;VALUE=DATE:20270909T000000",
		  "DTSTART;VALUE=DATE:20270909", NULL },
		{ "DTSTART;VALUE=DATE-TIME:20270909T000000",
		  "DTSTART;VALUE=DATE-TIME:20270909T000000", NULL },
		{ "DTSTART;TZID=(UTC+01:00) Berlin, Bern:20270109T2000",
		  "DTSTART;TZID=(UTC+01:00) Berlin, Bern:20270109T200000",
		  NULL },
		{ "DTSTART;TZID=\"GMT+02:00\":20270109T2000",
		  "DTSTART;TZID=\"GMT+02:00\":20270109T200000", NULL },
		{ "EXDATE:20270102T100000, 20270103T1000,20270104",
		  "EXDATE:20270102T100000,20270103T100000,20270104", NULL },
		{ "EXDATE:20270102T1000Z;20270103T100000Z",
		  "EXDATE:20270102T100000Z,20270103T100000Z", NULL },
		{ "RDATE;VALUE=PERIOD:20270102T100000/PT1H",
		  "RDATE;VALUE=PERIOD:20270102T100000/PT1H", NULL },
		{ "DTSTART:soon", "DTSTART:soon", NULL },
		{ "SUMMARY:2027-08-14T08", "SUMMARY:2027-08-14T08", NULL }
	};

	EXPECT_ROWS(rows);
}

Test(ical_mend, dates_that_do_not_exist_are_left_out)
{
	static const struct row	 rows[] = {
		{ "DTEND:20270229T210000", "",
		  "event DTEND: 20270229T210000 does not exist; left out\n"
		  "            a\n" },
		{ "DTSTART;VALUE=DATE:20271301", "",
		  "event DTSTART: 20271301 does not exist; left out" },
		{ "DTSTART:20270108T206100", "",
		  "event DTSTART: 20270108T206100 does not exist; left out" },
		{ "DTSTART:20270108T240001", "",
		  "event DTSTART: 20270108T240001 does not exist; left out" },
		{ "DTEND:99991231T240000", "",
		  "event DTEND: 99991231T240000 does not exist; left out" },
		{ "EXDATE:20270230T100000,20270301T100000",
		  "EXDATE:20270301T100000",
		  "event EXDATE: 20270230T100000 does not exist; left out" }
	};

	EXPECT_ROWS(rows);
}

Test(ical_mend, durations_in_other_forms_are_read)
{
	static const struct row	 rows[] = {
		{ "DURATION:PT6H", "DURATION:P0DT6H0M0S", NULL },
		{ "DURATION:P1W", "DURATION:P7DT0H0M0S", NULL },
		{ "DURATION:-P1DT2H3M4S", "DURATION:-P1DT2H3M4S", NULL },
		{ "DURATION:P90M", "DURATION:P0DT0H90M0S", NULL },
		{ "DURATION: pt1h30m", "DURATION:P0DT1H30M0S", NULL },
		{ "DURATION:PT1H30", "",
		  "event DURATION: PT1H30 is not a duration; left out" },
		{ "DURATION:PT", "",
		  "event DURATION: PT is not a duration; left out" },
		{ "DURATION:1H", "",
		  "event DURATION: 1H is not a duration; left out" },
		{ "DURATION:PT9999999H", "",
		  "event DURATION: PT9999999H is not a duration; left out" }
	};

	EXPECT_ROWS(rows);
}

Test(ical_mend, offsets_in_other_forms_are_read)
{
	static const struct row	 rows[] = {
		{ "TZOFFSETTO:+0200", "TZOFFSETTO:+0200", NULL },
		{ "TZOFFSETTO:-023015", "TZOFFSETTO:-023015", NULL },
		{ "TZOFFSETTO: -02:30", "TZOFFSETTO:-0230", NULL },
		{ "TZOFFSETFROM:+2:00", "TZOFFSETFROM:+0200", NULL },
		{ "TZOFFSETFROM:01", "TZOFFSETFROM:+0100", NULL }
	};

	EXPECT_ROWS(rows);
}

#define UNTIL(from, to, told)						\
	{ "RRULE:FREQ=WEEKLY;UNTIL=" from, "RRULE:FREQ=WEEKLY;UNTIL=" to, told }
#define NOT_THERE(date)							\
	"event RRULE UNTIL: " date " does not exist; the last day before it" \
	" is used\n            a\n"

Test(ical_mend, an_end_that_does_not_exist_is_the_day_before_it)
{
	static const struct row	 rows[] = {
		UNTIL("20270630", "20270630", NULL),
		UNTIL("2027-06-30T22:00Z", "20270630T220000Z", NULL),
		UNTIL("20270630T240000", "20270701T000000", NULL),
		UNTIL("20270631T235959Z", "20270630",
		    NOT_THERE("20270631T235959Z")),
		UNTIL("20270229", "20270228", NOT_THERE("20270229")),
		UNTIL("20271301", "20271231", NOT_THERE("20271301")),
		UNTIL("20270001", "20261231", NOT_THERE("20270001")),
		UNTIL("20270600", "20270531", NOT_THERE("20270600")),
		UNTIL("20270630T256100", "20270630",
		    NOT_THERE("20270630T256100")),
		{ "RRULE:FREQ=WEEKLY;UNTIL=never", "", "event RRULE UNTIL:"
		  " never is not a date; the event does not repeat" },
		{ "RRULE:FREQ=WEEKLY;UNTIL=never;COUNT=2",
		  "RRULE:FREQ=WEEKLY;COUNT=2", "event RRULE UNTIL: never is not"
		  " a date; COUNT is used" },
		{ "RRULE:FREQ=WEEKLY;UNTIL=;BYDAY=MO", "", "event RRULE UNTIL:"
		  " is not a date; the event does not repeat" }
	};

	EXPECT_ROWS(rows);
}

Test(ical_mend, parts_of_rules_that_cannot_be_read_are_left_out)
{
	static const struct row	 rows[] = {
		{ "RRULE:FREQ=WEEKLY;BYDAY=MO,TU;WKST=SU",
		  "RRULE:FREQ=WEEKLY;BYDAY=MO,TU;WKST=SU", NULL },
		{ "RRULE:FREQ=WEEKLY; BYDAY = MO,,TU,;;",
		  "RRULE:FREQ=WEEKLY;BYDAY=MO,TU", NULL },
		{ "RRULE:FREQ=WEEKLY;BYDAY=;COUNT=2",
		  "RRULE:FREQ=WEEKLY;COUNT=2",
		  "event RRULE part: BYDAY is empty; left out" },
		{ "EXRULE:FREQ=DAILY;X-A=1", "EXRULE:FREQ=DAILY",
		  "event EXRULE part: X-A is unknown; left out" },
		{ "RRULE:FREQ=DAILY;COUNT=2;COUNT=3",
		  "RRULE:FREQ=DAILY;COUNT=2",
		  "event RRULE part: COUNT is repeated; the first is used" },
		{ "RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT",
		  "RRULE:FREQ=MONTHLY", NULL },
		{ "RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD",
		  "RRULE:FREQ=MONTHLY", "event RRULE SKIP: BACKWARD is not"
		  " supported; days that do not exist are left out" },
		{ "RRULE:RSCALE=HEBREW;FREQ=YEARLY",
		  "RRULE:RSCALE=HEBREW;FREQ=YEARLY", NULL },
		{ "RRULE:FREQ=DAILY;UNTIL=20270503;COUNT=3",
		  "RRULE;X-UNTIL=20270503:FREQ=DAILY;COUNT=3",
		  "event RRULE: has both COUNT and UNTIL; the earlier end is"
		  " used" }
	};

	EXPECT_ROWS(rows);
}

Test(ical_mend, weekdays_that_cannot_be_read_are_left_out)
{
	static const struct row	 rows[] = {
		{ "RRULE:FREQ=WEEKLY;BYDAY=MO,XX,TU",
		  "RRULE:FREQ=WEEKLY;BYDAY=MO,TU",
		  "event RRULE BYDAY: XX is not a weekday; left out" },
		{ "RRULE:FREQ=MONTHLY;BYDAY=+1MO,M,2-TU,-1FR",
		  "RRULE:FREQ=MONTHLY;BYDAY=+1MO,-1FR",
		  "event RRULE BYDAY: 2-TU is not a weekday; left out" },
		{ "RRULE:FREQ=WEEKLY;BYDAY=XX", "RRULE:FREQ=WEEKLY;BYDAY=XX",
		  NULL },
		{ "RRULE:FREQ=MONTHLY;BYDAY=0TU", "RRULE:FREQ=MONTHLY;BYDAY=TU",
		  "event RRULE BYDAY: 0TU has a number that is not allowed; it"
		  " is left out" },
		{ "RRULE:BYDAY=2TU,WE;FREQ=WEEKLY",
		  "RRULE:BYDAY=TU,WE;FREQ=WEEKLY", "event RRULE BYDAY: 2TU has"
		  " a number that is not allowed; it is left out" },
		{ "RRULE:FREQ=YEARLY;BYWEEKNO=2;BYDAY=1MO",
		  "RRULE:FREQ=YEARLY;BYWEEKNO=2;BYDAY=MO", "event RRULE BYDAY:"
		  " 1MO has a number that is not allowed; it is left out" }
	};

	EXPECT_ROWS(rows);
}

Test(ical_mend, rules_of_vcalendar_are_read)
{
#define OLD(from, to)	{ "RRULE:" from, "RRULE:" to, NULL }
	static const struct row	 rows[] = {
		OLD("D1 #10", "FREQ=DAILY;INTERVAL=1;COUNT=10"),
		OLD("D2 #0", "FREQ=DAILY;INTERVAL=2"),
		OLD("D1", "FREQ=DAILY;INTERVAL=1;COUNT=2"),
		OLD("W1 MO WE 20270630T235900Z", "FREQ=WEEKLY;INTERVAL=1;"
		    "BYDAY=MO,WE;UNTIL=20270630T235900Z"),
		OLD("W2 #0", "FREQ=WEEKLY;INTERVAL=2"),
		OLD("MP1 1+ TU 2- FR SA #5", "FREQ=MONTHLY;INTERVAL=1;"
		    "BYDAY=1TU,-2FR,-2SA;COUNT=5"),
		OLD("MD1 1 2- LD #0", "FREQ=MONTHLY;INTERVAL=1;"
		    "BYMONTHDAY=1,-2,-1"),
		OLD("YM1 6 7 #3", "FREQ=YEARLY;INTERVAL=1;BYMONTH=6,7;COUNT=3"),
		OLD("YD1 100 #3", "FREQ=YEARLY;INTERVAL=1;BYYEARDAY=100;"
		    "COUNT=3"),
		{ "RRULE:D1 1200 #3", "RRULE:",
		  "event RRULE part: D1 1200 #3 is unknown; left out" },
		{ "RRULE:never", "RRULE:",
		  "event RRULE part: never is unknown; left out" }
	};

	EXPECT_ROWS(rows);
}
