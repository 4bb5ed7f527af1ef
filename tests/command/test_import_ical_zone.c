/* Time zones of iCalendar files that are not names of the tz database. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/import_given.h"

TestSuite(import_ical_zone, .init = import_setup, .fini = import_teardown);

#define BEGIN	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"
#define END	"END:VCALENDAR\r\n"
#define CHANGE(name, start, from, to, rule)				\
	"BEGIN:" name "\r\nDTSTART:" start "\r\nTZOFFSETFROM:" from "\r\n" \
	"TZOFFSETTO:" to "\r\n" rule "END:" name "\r\n"
#define YEARLY(day, month)						\
	"RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=" day ";BYMONTH=" month "\r\n"
#define ZONE(name, changes)						\
	"BEGIN:VTIMEZONE\r\nTZID:" name "\r\n" changes "END:VTIMEZONE\r\n"

/* As Outlook writes it. */
#define BERLIN(name)							\
	ZONE(name, CHANGE("STANDARD", "16010101T030000", "+0200", "+0100", \
	    YEARLY("-1SU", "10"))					\
	    CHANGE("DAYLIGHT", "16010101T020000", "+0100", "+0200",	\
	    YEARLY("-1SU", "3")))

/* Daylight time in June, July and August, as in no real zone. */
#define ODD(name)							\
	ZONE(name, CHANGE("STANDARD", "16010101T030000", "+0200", "+0100", \
	    YEARLY("1SU", "9"))						\
	    CHANGE("DAYLIGHT", "16010101T020000", "+0100", "+0200",	\
	    YEARLY("1SU", "6")))

/* In January, April and July. */
#define EVENT(uid, zone)						\
	"BEGIN:VEVENT\r\nUID:" uid "\r\nSUMMARY:" uid "\r\n"		\
	"DTSTART;TZID=" zone ":20260115T100000\r\n"			\
	"DTEND;TZID=" zone ":20260115T120000\r\n"			\
	"RRULE:FREQ=MONTHLY;INTERVAL=3;COUNT=3\r\nEND:VEVENT\r\n"

#define AT(day, zone, hour)						\
	"{\"start_date\":\"2026-" day " 10:00:00\","			\
	"\"end_date\":\"2026-" day " 12:00:00\","			\
	"\"utc_start_date\":\"2026-" day " " hour ":00:00\","		\
	"\"timezone\":\"" zone "\"}"
#define THRICE(zone)							\
	AT("01-15", zone, "09") "," AT("04-15", zone, "08") ","		\
	AT("07-15", zone, "08")

/*
 * Imports a file: all events, and whether the report says this, or nothing
 * (NULL).
 */
static void
expect(const char *text, const char *events, const char *told)
{
	char	 body[4096];

	import_start();
	import_files(import_write("x.ics", text), NULL);
	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_expect("/events?start_date=2000-01-01&per_page=50&_fields="
	    "events.start_date,events.end_date,events.utc_start_date,"
	    "events.timezone", body);
	if (told == NULL)
		cr_expect_null(strstr(import_told(), "not taken"), "%s",
		    import_told());
	else
		cr_expect_not_null(strstr(import_told(), told), "%s",
		    import_told());
	import_end();
}

Test(import_ical_zone, a_name_of_windows_is_a_zone_of_ours)
{
	expect(BEGIN EVENT("a", "W. Europe Standard Time") END,
	    THRICE("Europe/Berlin"), NULL);
}

Test(import_ical_zone, a_name_of_windows_goes_with_its_rules)
{
	expect(BEGIN BERLIN("W. Europe Standard Time")
	    EVENT("a", "\"W. Europe Standard Time\"") END,
	    THRICE("Europe/Berlin"), NULL);
}

Test(import_ical_zone, a_name_of_windows_is_first_that_of_the_site)
{
	import_site_zone("Europe/Vienna");
	expect(BEGIN EVENT("a", "W. Europe Standard Time") END,
	    THRICE("Europe/Vienna"), NULL);
}

Test(import_ical_zone, other_rules_of_a_windows_name_are_reported_once)
{
	expect(BEGIN ODD("W. Europe Standard Time")
	    EVENT("a", "W. Europe Standard Time") END,
	    THRICE("Europe/Berlin"),
	    "         1  TZID W. Europe Standard Time: its VTIMEZONE defines"
	    " other times; used is Europe/Berlin\n            ");
}

Test(import_ical_zone, rules_of_the_database_are_a_zone_of_ours)
{
	expect(BEGIN BERLIN("Customized Time Zone")
	    EVENT("a", "Customized Time Zone") END, THRICE("Europe/Paris"),
	    "         1  TZID Customized Time Zone: is unknown; used where its"
	    " VTIMEZONE agrees is Europe/Paris\n            ");
}

Test(import_ical_zone, the_zone_of_the_site_is_preferred)
{
	import_site_zone("Europe/Vienna");
	expect(BEGIN BERLIN("Ours") EVENT("a", "Ours") END,
	    THRICE("Europe/Vienna"), "TZID Ours: is unknown; used where its"
	    " VTIMEZONE agrees is Europe/Vienna\n");
}

Test(import_ical_zone, the_shown_zone_is_preferred)
{
	expect(BEGIN "X-WR-TIMEZONE:Europe/Rome\r\n" BERLIN("Ours")
	    EVENT("a", "Ours") END, THRICE("Europe/Rome"),
	    "TZID Ours: is unknown; used where its VTIMEZONE agrees is"
	    " Europe/Rome\n");
}

Test(import_ical_zone, other_rules_give_each_time_its_offset)
{
	expect(BEGIN ODD("Ours") EVENT("a", "Ours") END,
	    AT("01-15", "+01:00", "09") "," AT("04-15", "+01:00", "09") ","
	    AT("07-15", "+02:00", "08"),
	    "         1  TZID Ours: is unknown; the offsets of its VTIMEZONE"
	    " are used\n            ");
}

Test(import_ical_zone, the_end_of_a_rule_has_the_offset_of_its_day)
{
	expect(BEGIN ODD("Ours") "BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:a\r\n"
	    "DTSTART;TZID=Ours:20260115T100000\r\n"
	    "DTEND;TZID=Ours:20260115T120000\r\n"
	    "RRULE:FREQ=MONTHLY;INTERVAL=6;UNTIL=20260715T080000Z\r\n"
	    "END:VEVENT\r\n" END,
	    AT("01-15", "+01:00", "09") "," AT("07-15", "+02:00", "08"),
	    "TZID Ours");
}

Test(import_ical_zone, exceptions_have_the_offset_of_their_day)
{
	expect(BEGIN ODD("Ours") "BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:a\r\n"
	    "DTSTART;TZID=Ours:20260115T100000\r\n"
	    "DTEND;TZID=Ours:20260115T120000\r\n"
	    "RRULE:FREQ=MONTHLY;INTERVAL=3;COUNT=3\r\n"
	    "EXDATE:20260715T080000Z\r\nEND:VEVENT\r\n" END,
	    AT("01-15", "+01:00", "09") "," AT("04-15", "+01:00", "09"),
	    "TZID Ours");
}

/* One line of the report for all events and times. */
Test(import_ical_zone, a_zone_is_reported_once_per_calendar)
{
	import_start();
	import_files(import_write("x.ics", BEGIN ODD("Ours")
	    EVENT("a", "Ours") EVENT("b", "Ours") EVENT("c", "Nowhere")
	    EVENT("d", "Nowhere") END BEGIN ODD("Ours") EVENT("e", "Ours")
	    END), NULL);
	cr_expect_not_null(strstr(import_told(), "         2  TZID Ours: "),
	    "%s", import_told());
	cr_expect_not_null(strstr(import_told(), "         1  TZID Nowhere: "
	    "is unknown; used is the site's zone, UTC\n"), "%s", import_told());
	import_end();
}

Test(import_ical_zone, an_unknown_shown_zone_is_reported)
{
	expect(BEGIN "X-WR-TIMEZONE:Nowhere\r\nBEGIN:VEVENT\r\nUID:a\r\n"
	    "SUMMARY:a\r\nDTSTART:20260115T100000Z\r\n"
	    "DTEND:20260115T120000Z\r\nEND:VEVENT\r\n" END,
	    AT("01-15", "UTC", "10"), "X-WR-TIMEZONE Nowhere: is unknown; times"
	    " in UTC stay in UTC\n");
}
