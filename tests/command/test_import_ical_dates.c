/* Dates and rules that calendars really send. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "command/import/import_report.h"

#include "base/array.h"
#include "tests/support/import_given.h"

TestSuite(import_ical_dates, .init = import_setup, .fini = import_teardown);

#define BERLIN		";TZID=Europe/Berlin:"
#define CALENDAR(events)						\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" events		\
	"END:VCALENDAR\r\n"
#define EVENT(uid, lines)						\
	"BEGIN:VEVENT\r\nUID:" uid "\r\nSUMMARY:" uid "\r\n" lines	\
	"END:VEVENT\r\n"
#define AT(title, start, end, zone)					\
	"{\"title\":\"" title "\",\"start_date\":\"" start ":00\","	\
	"\"end_date\":\"" end "\",\"timezone\":\"" zone "\"}"

/* Imports a file: all events, and what the report says, if not NULL. */
static void
expect(const char *text, const char *events, const char *told)
{
	static char	 body[65536];

	import_setup_again();
	import_site_zone("Europe/Berlin");
	import_start();
	import_files(import_write("x.ics", text), NULL);
	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_expect("/events?start_date=2000-01-01&per_page=50&_fields="
	    "events.title,events.start_date,events.end_date,events.timezone",
	    body);
	if (told != NULL)
		cr_expect_not_null(strstr(import_told(), told), "%s",
		    import_told());
	else
		cr_expect_null(strstr(import_told(), "left out"), "%s",
		    import_told());
	import_end();
}

Test(import_ical_dates, an_end_that_does_not_exist_never_makes_it_endless)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270616T190000\r\n"
	    "DURATION:PT1H\r\n"
	    "RRULE:FREQ=WEEKLY;UNTIL=20270631T235959Z\r\n")),
	    AT("a", "2027-06-16 19:00", "2027-06-16 20:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-06-23 19:00", "2027-06-23 20:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-06-30 19:00", "2027-06-30 20:00:00",
	    "Europe/Berlin"),
	    "event RRULE UNTIL: 20270631T235959Z does not exist; the last day"
	    " before it is used\n            a\n");
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270616T190000\r\n"
	    "DURATION:PT1H\r\nRRULE:FREQ=WEEKLY;UNTIL=whenever\r\n")),
	    AT("a", "2027-06-16 19:00", "2027-06-16 20:00:00",
	    "Europe/Berlin"), "event RRULE UNTIL: whenever is not a date; the"
	    " event does not repeat\n            a\n");
}

Test(import_ical_dates, hour_24_is_the_next_midnight)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270108T200000\r\n"
	    "DTEND" BERLIN "20270108T240000\r\n")
	    EVENT("b", "DTSTART" BERLIN "20270109T240000\r\n"
	    "DTEND" BERLIN "20270110T010000\r\n")
	    EVENT("c", "DTSTART" BERLIN "20270111T000000\r\n"
	    "RRULE:FREQ=DAILY;UNTIL=20270111T240000\r\n")),
	    AT("a", "2027-01-08 20:00", "2027-01-09 00:00:00",
	    "Europe/Berlin") ","
	    AT("b", "2027-01-10 00:00", "2027-01-10 01:00:00",
	    "Europe/Berlin") ","
	    AT("c", "2027-01-11 00:00", "2027-01-11 00:00:00",
	    "Europe/Berlin") ","
	    AT("c", "2027-01-12 00:00", "2027-01-12 00:00:00",
	    "Europe/Berlin"), NULL);
}

Test(import_ical_dates, the_earlier_of_count_and_until_ends_a_rule)
{
#define TWICE								\
	AT("a", "2027-06-16 19:00", "2027-06-16 19:00:00",		\
	    "Europe/Berlin") ","					\
	AT("a", "2027-06-23 19:00", "2027-06-23 19:00:00",		\
	    "Europe/Berlin")
#define BOTH	"event RRULE: has both COUNT and UNTIL; the earlier end is used"

	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270616T190000\r\n"
	    "RRULE:FREQ=WEEKLY;COUNT=10;UNTIL=20270623T170000Z\r\n")), TWICE,
	    BOTH);
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270616T190000\r\n"
	    "RRULE:FREQ=WEEKLY;UNTIL=20290623T170000Z;COUNT=2\r\n")), TWICE,
	    BOTH);
}

Test(import_ical_dates, dates_of_exrule_are_left_out)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270616T190000\r\n"
	    "RRULE:FREQ=WEEKLY;COUNT=4\r\n"
	    "EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3\r\n")),
	    AT("a", "2027-06-23 19:00", "2027-06-23 19:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-07-07 19:00", "2027-07-07 19:00:00",
	    "Europe/Berlin"), NULL);
	expect(CALENDAR(EVENT("a", "DTSTART;VALUE=DATE:20270616\r\n"
	    "RRULE:FREQ=DAILY;COUNT=3\r\n"
	    "EXRULE:FREQ=DAILY;INTERVAL=2\r\n")),
	    AT("a", "2027-06-17 00:00", "2027-06-17 23:59:59",
	    "Europe/Berlin"), "event EXRULE: gives more than 1000 dates; the"
	    " first ones are left out");
}

Test(import_ical_dates, hours_that_divide_a_day_repeat)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270605T210000\r\n"
	    "DURATION:PT1H\r\nRRULE:FREQ=HOURLY;INTERVAL=4;COUNT=3\r\n")),
	    AT("a", "2027-06-05 21:00", "2027-06-05 22:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-06-06 01:00", "2027-06-06 02:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-06-06 05:00", "2027-06-06 06:00:00",
	    "Europe/Berlin"), NULL);
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270605T210000\r\n"
	    "RRULE:FREQ=HOURLY;INTERVAL=48;COUNT=2\r\n")),
	    AT("a", "2027-06-05 21:00", "2027-06-05 21:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-06-07 21:00", "2027-06-07 21:00:00",
	    "Europe/Berlin"), NULL);
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270605T210000\r\n"
	    "RRULE:FREQ=HOURLY;BYHOUR=9,22;COUNT=2\r\n")),
	    AT("a", "2027-06-05 22:00", "2027-06-05 22:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-06-06 09:00", "2027-06-06 09:00:00",
	    "Europe/Berlin"), NULL);
}

/* Examples of RFC 5545, section 3.8.5.3, and others. */
Test(import_ical_dates, minutes_and_hours_of_rules_that_end_are_dates)
{
#define IN_JULY(hour)							\
	AT("a", "2027-07-02 " hour, "2027-07-02 " hour ":00", "Europe/Berlin")
#define EVERY(rule)							\
	CALENDAR(EVENT("a", "DTSTART" BERLIN "20270702T090000\r\n"	\
	"RRULE:" rule "\r\n"))

	expect(EVERY("FREQ=MINUTELY;INTERVAL=15;COUNT=6"),
	    IN_JULY("09:00") "," IN_JULY("09:15") "," IN_JULY("09:30") ","
	    IN_JULY("09:45") "," IN_JULY("10:00") "," IN_JULY("10:15"), NULL);
	expect(EVERY("FREQ=MINUTELY;INTERVAL=90;COUNT=4"),
	    IN_JULY("09:00") "," IN_JULY("10:30") "," IN_JULY("12:00") ","
	    IN_JULY("13:30"), NULL);
	expect(EVERY("FREQ=HOURLY;INTERVAL=3;UNTIL=20270702T150000Z"),
	    IN_JULY("09:00") "," IN_JULY("12:00") "," IN_JULY("15:00"), NULL);
	expect(EVERY("FREQ=HOURLY;INTERVAL=5;COUNT=2"),
	    IN_JULY("09:00") "," IN_JULY("14:00"), NULL);
	expect(EVERY("FREQ=MINUTELY;INTERVAL=30;BYHOUR=9,11;COUNT=4"),
	    IN_JULY("09:00") "," IN_JULY("09:30") "," IN_JULY("11:00") ","
	    IN_JULY("11:30"), NULL);
}

/* Clocks are set forward on March 28, and back on October 31. */
Test(import_ical_dates, a_duration_is_exact_for_each_date)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270327T220000\r\n"
	    "DURATION:PT6H\r\nRRULE:FREQ=WEEKLY;COUNT=2\r\n")
	    EVENT("b", "DTSTART" BERLIN "20271029T220000\r\n"
	    "DURATION:PT6H\r\nRRULE:FREQ=DAILY;COUNT=3\r\n")),
	    AT("a", "2027-03-27 22:00", "2027-03-28 05:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-04-03 22:00", "2027-04-04 04:00:00",
	    "Europe/Berlin") ","
	    AT("b", "2027-10-29 22:00", "2027-10-30 04:00:00",
	    "Europe/Berlin") ","
	    AT("b", "2027-10-30 22:00", "2027-10-31 03:00:00",
	    "Europe/Berlin") ","
	    AT("b", "2027-10-31 22:00", "2027-11-01 04:00:00",
	    "Europe/Berlin"), NULL);
}

/* The events of a series from a year before it on, with its rule. */
static void
expect_nights(const char *events)
{
	static char	 body[4096];

	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_expect("/events?start_date=2027-01-01&per_page=50&_fields="
	    "events.title,events.start_date,events.end_date,events.timezone",
	    body);
}

#define NIGHT(start, end)	AT("a", start, end, "Europe/Berlin")
#define EVERY_14_WEEKS							\
	"DTSTART" BERLIN "20261219T220000\r\n"				\
	"RRULE:FREQ=WEEKLY;INTERVAL=14\r\n"

Test(import_ical_dates, a_duration_is_exact_for_dates_that_are_made_later)
{
	import_site_zone("Europe/Berlin");
	import_horizon(1);
	import_start();
	import_files(import_write("x.ics", CALENDAR(EVENT("a",
	    "DURATION:PT6H\r\n" EVERY_14_WEEKS))), NULL);
	import_extend("2027-03-15T12:00:00Z");
	expect_nights(NIGHT("2027-03-27 22:00", "2027-03-28 05:00:00"));
	import_expect("/series/2?_fields=recurrence", "{\"recurrence\":["
	    "\"RRULE:FREQ=WEEKLY;INTERVAL=14\",\"DURATION:PT6H\"]}");
	import_end();
}

Test(import_ical_dates, an_end_instead_of_a_duration_is_a_clock_time_again)
{
	import_site_zone("Europe/Berlin");
	import_start();
	import_files(import_write("x.ics", CALENDAR(EVENT("a",
	    "DURATION:PT6H\r\nDTSTART" BERLIN "20270320T220000\r\n"
	    "RRULE:FREQ=WEEKLY;COUNT=2\r\n"))), NULL);
	expect_nights(NIGHT("2027-03-20 22:00", "2027-03-21 04:00:00") ","
	    NIGHT("2027-03-27 22:00", "2027-03-28 05:00:00"));
	import_files(import_write("x.ics", CALENDAR(EVENT("a",
	    "DTEND" BERLIN "20270321T040000\r\n"
	    "DTSTART" BERLIN "20270320T220000\r\n"
	    "RRULE:FREQ=WEEKLY;COUNT=2\r\n"))), NULL);
	expect_nights(NIGHT("2027-03-20 22:00", "2027-03-21 04:00:00") ","
	    NIGHT("2027-03-27 22:00", "2027-03-28 04:00:00"));
	import_end();
}

Test(import_ical_dates, an_end_keeps_its_clock_time)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270327T220000\r\n"
	    "DTEND" BERLIN "20270328T040000\r\n"
	    "RRULE:FREQ=WEEKLY;COUNT=2\r\n")),
	    AT("a", "2027-03-27 22:00", "2027-03-28 04:00:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-04-03 22:00", "2027-04-04 04:00:00",
	    "Europe/Berlin"), NULL);
}

Test(import_ical_dates, a_first_start_that_is_skipped_moves_alone)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270328T023000\r\n"
	    "DURATION:PT1H\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\n")),
	    AT("a", "2027-03-28 03:30", "2027-03-28 04:30:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-04-04 02:30", "2027-04-04 03:30:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-04-11 02:30", "2027-04-11 03:30:00",
	    "Europe/Berlin"), NULL);
}

Test(import_ical_dates, a_start_in_the_repeated_hour_keeps_its_length)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20271031T023000\r\n"
	    "DURATION:PT1H\r\nRRULE:FREQ=WEEKLY;COUNT=2\r\n")),
	    AT("a", "2027-10-31 02:30", "2027-10-31 03:30:00",
	    "Europe/Berlin") ","
	    AT("a", "2027-11-07 02:30", "2027-11-07 03:30:00",
	    "Europe/Berlin"), NULL);
}

#define NIGHTS								\
	CALENDAR(EVENT("a", "DTSTART" BERLIN "20270327T220000\r\n"	\
	    "DURATION:PT6H\r\nRRULE:FREQ=WEEKLY;COUNT=2\r\n")		\
	    EVENT("b", "DTSTART" BERLIN "20270328T023000\r\n"		\
	    "DURATION:PT1H\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\n")		\
	    "BEGIN:VEVENT\r\nSUMMARY:c\r\nLOCATION:Hall\r\n"		\
	    "DTSTART:20270105T100000Z\r\nEND:VEVENT\r\n")

Test(import_ical_dates, a_second_run_changes_nothing)
{
	const char	*before;

	import_start();
	import_files(import_write("x.ics", NIGHTS), NULL);
	import_end();
	before = import_dump();
	import_start();
	import_files(import_write("x.ics", NIGHTS), NULL);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_SAME), 6,
	    "%s", import_told());
	import_end();
	cr_expect_str_eq(import_dump(), before);
}

Test(import_ical_dates, events_without_uid_are_known_by_start_title_and_place)
{
#define MATCH(title, day, place)					\
	"BEGIN:VEVENT\r\nSUMMARY:" title "\r\nLOCATION:" place "\r\n"	\
	"DTSTART" BERLIN "202701" day "T100000\r\nEND:VEVENT\r\n"

	import_start();
	import_files(import_write("x.ics", CALENDAR(MATCH("A", "05", "X")
	    MATCH("B", "05", "X") MATCH("A", "06", "X") MATCH("A", "05", "Y"))),
	    NULL);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_NEW), 4,
	    "%s", import_told());
	import_files(import_write("x.ics", CALENDAR(MATCH("A", "06", "X")
	    MATCH("A", "05", "Z") MATCH("A", "05", "X"))), NULL);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_NEW), 5,
	    "%s", import_told());
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_SAME), 2,
	    "%s", import_told());
	import_end();
}

/* Two UIDs that differ only at the end. */
Test(import_ical_dates, long_uids_are_told_apart)
{
#define TEN		"0123456789"
#define HUNDRED		TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN
#define LONG		HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED
#define NAMED(uid, title)						\
	"BEGIN:VEVENT\r\nUID:" uid "\r\nSUMMARY:" title "\r\n"		\
	"DTSTART" BERLIN "20270105T100000\r\nEND:VEVENT\r\n"

	expect(CALENDAR(NAMED(LONG "a", "A") NAMED(LONG "b", "B")),
	    AT("A", "2027-01-05 10:00", "2027-01-05 10:00:00",
	    "Europe/Berlin") ","
	    AT("B", "2027-01-05 10:00", "2027-01-05 10:00:00",
	    "Europe/Berlin"), NULL);
}

Test(import_ical_dates, an_end_that_cannot_be_used_is_reported)
{
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270227T200000\r\n"
	    "DTEND" BERLIN "20270229T210000\r\n")),
	    AT("a", "2027-02-27 20:00", "2027-02-27 20:00:00",
	    "Europe/Berlin"),
	    "event DTEND: 20270229T210000 does not exist; left out\n"
	    "            a\n");
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270227T200000\r\n"
	    "DURATION:an hour\r\n")),
	    AT("a", "2027-02-27 20:00", "2027-02-27 20:00:00",
	    "Europe/Berlin"),
	    "event DURATION: an hour is not a duration; left out\n"
	    "            a\n");
	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270227T200000\r\n"
	    "DTEND" BERLIN "20270227T190000\r\n")),
	    AT("a", "2027-02-27 20:00", "2027-02-27 20:00:00",
	    "Europe/Berlin"),
	    "event DTEND: is before DTSTART; the event ends when it starts\n"
	    "            a\n");
}

Test(import_ical_dates, times_without_a_zone_are_in_that_of_their_calendar)
{
#define FLOATING	"DTSTART:20270301T090000\r\nDTEND:20270301T100000\r\n"

	expect(CALENDAR("X-WR-TIMEZONE:America/New_York\r\n"
	    EVENT("a", FLOATING)) CALENDAR("X-WR-TIMEZONE:asia/tokyo\r\n"
	    EVENT("b", FLOATING)) CALENDAR(EVENT("c", FLOATING)),
	    AT("a", "2027-03-01 09:00", "2027-03-01 10:00:00",
	    "America/New_York") ","
	    AT("b", "2027-03-01 09:00", "2027-03-01 10:00:00", "Asia/Tokyo") ","
	    AT("c", "2027-03-01 09:00", "2027-03-01 10:00:00",
	    "Europe/Berlin"),
	    "X-WR-TIMEZONE: is the zone of times without one:"
	    " America/New_York\n");
}

/* Of several properties, X-WR-TIMEZONE counts most. */
Test(import_ical_dates, a_calendar_may_name_its_zone_otherwise)
{
	expect(CALENDAR("TIMEZONE-ID:Asia/Tokyo\r\n" EVENT("a", FLOATING))
	    CALENDAR("TZID:America/New_York\r\n" EVENT("b", FLOATING))
	    CALENDAR("TZ:+05\r\nTZID:America/New_York\r\nTIMEZONE-ID:"
	    "Asia/Tokyo\r\nX-WR-TIMEZONE:Africa/Cairo\r\n"
	    EVENT("c", FLOATING)) CALENDAR("TZ:Asia/Tokyo\r\n"
	    EVENT("d", FLOATING)) CALENDAR("TZ:Nowhere\r\n"
	    EVENT("e", FLOATING)),
	    AT("a", "2027-03-01 09:00", "2027-03-01 10:00:00", "Asia/Tokyo") ","
	    AT("b", "2027-03-01 09:00", "2027-03-01 10:00:00",
	    "America/New_York") ","
	    AT("c", "2027-03-01 09:00", "2027-03-01 10:00:00", "Africa/Cairo")
	    "," AT("d", "2027-03-01 09:00", "2027-03-01 10:00:00",
	    "Asia/Tokyo") ","
	    AT("e", "2027-03-01 09:00", "2027-03-01 10:00:00",
	    "Europe/Berlin"),
	    "TZ Nowhere: is unknown; times without a zone are in that of the"
	    " site\n");
}

#define IN_SUMMER							\
	"DTSTART:20270701T090000\r\nDTEND:20270701T100000\r\n"
#define DAYLIGHT(offset, from, to)					\
	"DAYLIGHT:TRUE;" offset ";" from ";" to ";A;B\r\n"

Test(import_ical_dates, a_clock_of_vcalendar_is_an_offset)
{
	expect(CALENDAR("VERSION:1.0\r\nTZ:-0500\r\nDAYLIGHT:FALSE\r\n"
	    EVENT("a", FLOATING) EVENT("b", IN_SUMMER)
	    EVENT("c", "DTSTART:20270702T090000Z\r\n"
	    "DTEND:20270702T100000Z\r\n")),
	    AT("a", "2027-03-01 09:00", "2027-03-01 10:00:00", "-05:00") ","
	    AT("b", "2027-07-01 09:00", "2027-07-01 10:00:00", "-05:00") ","
	    AT("c", "2027-07-02 09:00", "2027-07-02 10:00:00", "UTC"),
	    "TZ: is the zone of times without one: -05:00\n");
	expect(CALENDAR(DAYLIGHT("-04", "20270314T020000", "20271107T020000")
	    "TZ:-05\r\n" EVENT("a", FLOATING) EVENT("b", IN_SUMMER)),
	    AT("a", "2027-03-01 09:00", "2027-03-01 10:00:00", "-05:00") ","
	    AT("b", "2027-07-01 09:00", "2027-07-01 10:00:00", "-04:00"),
	    "TZ: is the zone of times without one: -05:00\n");
	expect(CALENDAR("TZ:+01\r\n" DAYLIGHT("+02", "soon", "later")
	    EVENT("b", IN_SUMMER)),
	    AT("b", "2027-07-01 09:00", "2027-07-01 10:00:00", "+01:00"),
	    "DAYLIGHT TRUE;+02;soon;later;A;B: cannot be read; left out\n");
}

/* Its times may be an hour off, or in UTC. */
Test(import_ical_dates, a_clock_like_that_of_the_site_is_its_zone)
{
	static const char *const	 lines[] = {
		DAYLIGHT("+02", "20270328T020000", "20271031T030000"),
		DAYLIGHT("+0200", "20270328T015959", "20271031T020000")
		DAYLIGHT("+02", "20280326T020000", "20281029T030000"),
		DAYLIGHT("+02:00", "20270328T010000Z", "20271031T010000Z")
	};
	char				 text[1024];
	size_t				 i;

	for (i = 0; i < COUNT(lines); i++) {
		snprintf(text, sizeof(text), CALENDAR("TZ:+01\r\n%s"
		    EVENT("a", FLOATING) EVENT("b", IN_SUMMER)), lines[i]);
		expect(text, AT("a", "2027-03-01 09:00",
		    "2027-03-01 10:00:00", "Europe/Berlin") ","
		    AT("b", "2027-07-01 09:00", "2027-07-01 10:00:00",
		    "Europe/Berlin"), NULL);
	}
}

Test(import_ical_dates, start_and_end_may_have_different_zones)
{
#define NEW_YORK	";TZID=America/New_York:"

	expect(CALENDAR(EVENT("a", "DTSTART:20270701T100000\r\n"
	    "DTEND:20270701T120000Z\r\n")
	    EVENT("b", "DTSTART:20270702T100000\r\n"
	    "DTEND" NEW_YORK "20270702T060000\r\n")
	    EVENT("c", "DTSTART" NEW_YORK "20270703T100000\r\n"
	    "DTEND:20270703T120000\r\n")
	    EVENT("d", "DTSTART" NEW_YORK "20270704T100000\r\n"
	    "DTEND:20270704T160000Z\r\n")
	    EVENT("e", "DTSTART:20270705T100000Z\r\n"
	    "DTEND" BERLIN "20270705T130000\r\n")
	    EVENT("f", "DTSTART" BERLIN "20270706T100000Z\r\n"
	    "DTEND" BERLIN "20270706T110000Z\r\n")),
	    AT("a", "2027-07-01 10:00", "2027-07-01 14:00:00",
	    "Europe/Berlin") ","
	    AT("b", "2027-07-02 10:00", "2027-07-02 12:00:00",
	    "Europe/Berlin") ","
	    AT("c", "2027-07-03 10:00", "2027-07-03 12:00:00",
	    "America/New_York") ","
	    AT("d", "2027-07-04 10:00", "2027-07-04 12:00:00",
	    "America/New_York") ","
	    AT("e", "2027-07-05 10:00", "2027-07-05 11:00:00", "UTC") ","
	    AT("f", "2027-07-06 12:00", "2027-07-06 13:00:00",
	    "Europe/Berlin"), NULL);
}

Test(import_ical_dates, a_flag_makes_whole_days)
{
#define FLAG	"X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\n"

	expect(CALENDAR(EVENT("a", "DTSTART" BERLIN "20270911T000000\r\n"
	    "DTEND" BERLIN "20270912T000000\r\n" FLAG)
	    EVENT("b", "DTSTART:20270912T220000Z\r\n"
	    "DTEND:20270914T220000Z\r\n" FLAG)
	    EVENT("c", "DTSTART" BERLIN "20270915T000000\r\n"
	    "DURATION:PT24H\r\nRRULE:FREQ=DAILY;COUNT=2\r\n" FLAG)
	    EVENT("d", "DTSTART" BERLIN "20270917T000000\r\n"
	    "X-MICROSOFT-CDO-ALLDAYEVENT:FALSE\r\n")
	    EVENT("e", "DTSTART:20270918T000000Z\r\n"
	    "DTEND:20270919T000000Z\r\n" FLAG)
	    EVENT("f", "DTSTART:20270920T000000Z\r\n"
	    "DTEND:20270920T235900Z\r\n" FLAG)),
	    AT("a", "2027-09-11 00:00", "2027-09-11 23:59:59",
	    "Europe/Berlin") ","
	    AT("b", "2027-09-13 00:00", "2027-09-14 23:59:59",
	    "Europe/Berlin") ","
	    AT("c", "2027-09-15 00:00", "2027-09-15 23:59:59",
	    "Europe/Berlin") ","
	    AT("c", "2027-09-16 00:00", "2027-09-16 23:59:59",
	    "Europe/Berlin") ","
	    AT("d", "2027-09-17 00:00", "2027-09-17 00:00:00",
	    "Europe/Berlin") ","
	    AT("e", "2027-09-18 00:00", "2027-09-18 23:59:59",
	    "Europe/Berlin") ","
	    AT("f", "2027-09-20 00:00", "2027-09-20 23:59:59",
	    "Europe/Berlin"), NULL);
}

Test(import_ical_dates, names_of_zones_without_a_definition_are_understood)
{
#define IN(zone)							\
	EVENT("a", "DTSTART;TZID=" zone ":20270722T200000\r\n"		\
	"DTEND;TZID=" zone ":20270722T210000\r\n")
#define IS(zone)	AT("a", "2027-07-22 20:00", "2027-07-22 21:00:00", zone)

	expect(CALENDAR(IN("(UTC-05:00) Eastern Time (US & Canada)")),
	    IS("America/New_York"), "TZID (UTC-05:00) Eastern Time (US &"
	    " Canada): is not in the tz database; used is America/New_York\n");
	expect(CALENDAR(IN("GMT+0200")), IS("+02:00"), "TZID GMT+0200: is not"
	    " in the tz database; used is +02:00\n");
	expect(CALENDAR(IN("tzone://Microsoft/Utc")), IS("UTC"), NULL);
	expect(CALENDAR(IN("europe/lisbon")), IS("Europe/Lisbon"), NULL);
	expect(CALENDAR("X-WR-TIMEZONE:Asia/Tokyo\r\n" IN("Nowhere")),
	    IS("Asia/Tokyo"), "TZID Nowhere: is unknown; used is"
	    " X-WR-TIMEZONE, Asia/Tokyo\n");
	expect(CALENDAR(IN("Nowhere")), IS("Europe/Berlin"), "TZID Nowhere: is"
	    " unknown; used is the site's zone, Europe/Berlin\n");
	expect(CALENDAR("X-WR-TIMEZONE:US-Eastern\r\n"
	    EVENT("a", "DTSTART:20270723T000000Z\r\n"
	    "DTEND:20270723T010000Z\r\n")), IS("US/Eastern"), NULL);
	expect(CALENDAR(EVENT("a", "DTSTART:20270722T200000+0200\r\n"
	    "DTEND:20270722T210000+0200\r\n")), IS("+02:00"), NULL);
}
