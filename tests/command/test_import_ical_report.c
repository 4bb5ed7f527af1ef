/* Which events and lines the report says are left out. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/import_given.h"

TestSuite(import_ical_report, .init = import_setup, .fini = import_teardown);

#define BEGIN	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"
#define END	"END:VCALENDAR\r\n"
#define NOON	"DTSTART:20260101T120000Z\r\n"
#define PLACE	"            line %d of %s%s\n"

/* A loss without a kind of record, which names a line of the file. */
static void
expect(const char *text, const char *what, int line, const char *which)
{
	char		 told[1024];
	const char	*path;

	path = import_write("x.ics", text);
	import_start();
	import_files(path, NULL);
	snprintf(told, sizeof(told), "%s\n" PLACE, what, line, path, which);
	cr_expect_not_null(strstr(import_told(), told), "%s%s", told,
	    import_told());
	import_end();
}

/* The statuses of an event with these lines, and whether STATUS is reported. */
static void
expect_status(const char *method, const char *lines, const char *status,
    const char *event_status, bool told)
{
	char	 text[512];

	import_setup_again();
	import_start();
	snprintf(text, sizeof(text), BEGIN "%sBEGIN:VEVENT\r\nUID:a\r\n"
	    "SUMMARY:A\r\n" NOON "%sEND:VEVENT\r\n" END, method, lines);
	import_files(import_write("x.ics", text), NULL);
	cr_expect_eq(strstr(import_told(), "event STATUS: is not CONFIRMED;"
	    " the event becomes a draft\n            a\n") != NULL, told,
	    "%s%s", lines, import_told());
	snprintf(text, sizeof(text), "{\"events\":[{\"status\":\"%s\","
	    "\"event_status\":\"%s\"}]}", status, event_status);
	import_expect("/events?start_date=2026-01-01&status=publish,private,"
	    "draft&_fields=events.status,events.event_status", text);
	import_end();
}

Test(import_ical_report, a_cancelled_event_is_canceled)
{
	expect_status("", "STATUS:CANCELLED\r\n", "publish", "canceled",
	    false);
	expect_status("", "STATUS:CANCELED\r\n", "publish", "canceled",
	    false);
	expect_status("METHOD:CANCEL\r\n", "", "publish", "canceled", false);
	expect_status("METHOD:cancel\r\n", "STATUS:TENTATIVE\r\n", "publish",
	    "canceled", false);
	expect_status("METHOD:PUBLISH\r\n", "", "publish", "scheduled",
	    false);
}

/* Only our own feeds distinguish it from a draft. */
Test(import_ical_report, a_postponed_event_of_ours_is_postponed)
{
	expect_status("", "STATUS:TENTATIVE\r\n"
	    "X-ALMANAC-EVENT-STATUS:postponed\r\n", "publish", "postponed",
	    false);
	expect_status("", "STATUS:TENTATIVE\r\nX-ALMANAC-EVENT-STATUS:"
	    "postponed\r\nCLASS:PRIVATE\r\n", "private", "postponed", false);
	expect_status("", "STATUS:TENTATIVE\r\n", "draft", "scheduled", true);
	expect_status("", "STATUS:NEEDS ACTION\r\n", "draft", "scheduled",
	    true);
}

/* Of an event that takes place it says nothing that a field is for. */
Test(import_ical_report, a_comment_is_the_reason_of_a_status)
{
	import_start();
	import_files(import_write("x.ics", BEGIN "BEGIN:VEVENT\r\nUID:a\r\n"
	    "SUMMARY:A\r\n" NOON "STATUS:CANCELLED\r\nCOMMENT:The hall is"
	    " closed\\, sorry\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:b\r\n"
	    "SUMMARY:B\r\n" NOON "COMMENT:Bring cups\r\nEND:VEVENT\r\n" END),
	    NULL);
	cr_expect_not_null(strstr(import_told(), "event COMMENT: is not"
	    " supported\n            b\n"), "%s", import_told());
	import_expect("/events?start_date=2026-01-01&_fields=events.title,"
	    "events.event_status_reason", "{\"events\":[{\"title\":\"A\","
	    "\"event_status_reason\":\"The hall is closed, sorry\"},"
	    "{\"title\":\"B\"}]}");
	import_end();
}

/* Requests reject it, too (rule 4.4). */
Test(import_ical_report, an_event_with_the_title_0_is_reported)
{
	import_start();
	import_files(import_write("x.ics", BEGIN "BEGIN:VEVENT\r\nUID:a\r\n"
	    "SUMMARY:0\r\n" NOON "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:b\r\n"
	    "SUMMARY:00\r\n" NOON "END:VEVENT\r\n" END), NULL);
	cr_expect_str_eq(import_told(),
	    "categories         0\n"
	    "tags               0\n"
	    "venues             0\n"
	    "organizers         0\n"
	    "events             2  1 new  1 refused\n"
	    "\nleft out or changed:\n"
	    "         1  event title: title must be a text that is neither"
	    " empty nor 0.\n"
	    "            a\n"
	    "         1  event all of it: Missing parameter(s): title\n"
	    "            a\n", "%s", import_told());
	import_end();
}

Test(import_ical_report, an_event_without_a_name_is_reported_by_its_fields)
{
	expect(BEGIN "BEGIN:VEVENT\r\nSUMMARY:Open air\r\n" NOON
	    "END:VEVENT\r\n" END, "event UID: is missing; start, title and"
	    " place are used instead", 4, ": Open air: 20260101T120000Z");
	expect(BEGIN "BEGIN:VEVENT\r\nUID:\r\n" NOON "END:VEVENT\r\n" END,
	    "event UID: is missing; start, title and place are used instead", 4,
	    ": 20260101T120000Z");
	expect(BEGIN "BEGIN:VEVENT\r\nATTENDEE:mailto:x@y.example\r\n"
	    "END:VEVENT\r\n" END, "event ATTENDEE: is not supported", 4, "");
}

Test(import_ical_report, an_unreadable_line_is_reported_with_its_number)
{
	expect(BEGIN "BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON
	    "NONSENSE\r\nEND:VEVENT\r\n" END, "NONSENSE: cannot be read", 8,
	    "");
	expect(BEGIN "BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n B\r\n  C\r\n"
	    "\r\n" NOON "RRULE:FREQ=NEVER\r\nEND:VEVENT\r\n" END,
	    "RRULE: cannot be read", 11, "");
	expect(BEGIN "BEGIN:VTIMEZONE\r\nTZID:Z\r\nBEGIN:STANDARD\r\n"
	    "DTSTART:19700101T000000\r\nRRULE:FREQ=NEVER\r\nEND:STANDARD\r\n"
	    "END:VTIMEZONE\r\n" END, "RRULE: cannot be read", 8, "");
}

/* Each with its number, and the others are read. */
Test(import_ical_report, lines_that_are_no_properties_are_reported)
{
	const char	*path;
	char		 told[1024];

	path = import_write("x.ics", "# calendar exported by hand\r\n"
	    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n// comment\r\n"
	    "BEGIN:VEVENT\r\nUID:d20\r\nSUMMARY:ok\r\n"
	    "DTSTART:20270305T190000Z\r\nFOO\r\n=BAR\r\nX-;A=1:2\r\n"
	    ":novalue\r\nDTEND:20270305T200000Z\r\nEND:VEVENT\r\n" END
	    "Bye\r\n");
	snprintf(told, sizeof(told),
	    "         2  text: is outside of a calendar; left out\n"
	    PLACE PLACE
	    "         1  // comment: cannot be read\n" PLACE
	    "         1  FOO: cannot be read\n" PLACE
	    "         1  =BAR: cannot be read\n" PLACE
	    "         1  : cannot be read\n" PLACE
	    "         1  event X-: is not supported\n            d20\n",
	    1, path, "", 16, path, "", 4, path, "", 9, path, "", 10, path, "",
	    12, path, "");
	import_start();
	import_files(path, NULL);
	cr_expect_not_null(strstr(import_told(), told), "%s", import_told());
	import_expect("/events?start_date=2027-01-01&_fields=events.title,"
	    "events.end_date", "{\"events\":[{\"title\":\"ok\","
	    "\"end_date\":\"2027-03-05 20:00:00\"}]}");
	import_end();
}

Test(import_ical_report, a_line_of_the_calendar_itself_is_reported)
{
	expect(BEGIN "NONSENSE\r\nX-WR-CALNAME:Town\r\n\r\n" END,
	    "1  NONSENSE: cannot be read", 4, "");
	expect(BEGIN "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n"
	    NOON "END:VEVENT\r\n" END, "1  END: ends nothing; left out", 4,
	    "");
	expect(BEGIN "NONSENSE\r\nEND:VCALENDAR \r\n",
	    "1  NONSENSE: cannot be read", 4, "");
	import_start();
	import_expect("/events?start_date=2026-01-01&_fields=events.title",
	    "{\"events\":[{\"title\":\"A\"}]}");
	import_end();
}

Test(import_ical_report, a_calendar_without_an_end_is_reported)
{
	char		 told[512];
	const char	*path;

	path = import_write("x.ics", "\r\n" BEGIN "BEGIN:VEVENT\r\nUID:a\r\n");
	import_start();
	snprintf(told, sizeof(told), "'%s' is not an iCalendar: BEGIN in line"
	    " 2 has no END", path);
	import_files_end_with(told, path);
	snprintf(told, sizeof(told), "VCALENDAR: does not end; left out\n"
	    PLACE, 2, path, "");
	cr_expect_not_null(strstr(import_told(), told), "%s", import_told());
	import_end();
}

Test(import_ical_report, texts_outside_of_a_calendar_are_reported)
{
	expect("# by hand\r\n\r\n" BEGIN "BEGIN:VEVENT\r\nUID:a\r\n"
	    "SUMMARY:A\r\n" NOON "END:VEVENT\r\n" END,
	    "1  text: is outside of a calendar; left out", 1, "");
	expect("[warning]\r\n" BEGIN END,
	    "1  text: is outside of a calendar; left out", 1, "");
	expect(BEGIN END "Bye\r\n",
	    "1  text: is outside of a calendar; left out", 5, "");
	import_start();
	import_expect("/events?start_date=2026-01-01&_fields=events.title",
	    "{\"events\":[{\"title\":\"A\"}]}");
	import_end();
}

Test(import_ical_report, events_without_a_calendar_are_read)
{
	expect("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON
	    "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:b\r\nSUMMARY:B\r\n" NOON
	    "END:VEVENT\r\n\r\n" BEGIN "BEGIN:VEVENT\r\nUID:c\r\n"
	    "SUMMARY:C\r\n" NOON "END:VEVENT\r\n" END,
	    "1  VEVENT: is not in a calendar; read like one that is", 1, "");
	import_start();
	import_expect("/events?start_date=2026-01-01&_fields=events.title",
	    "{\"events\":[{\"title\":\"A\"},{\"title\":\"B\"},"
	    "{\"title\":\"C\"}]}");
	import_end();
}

/* Earlier lines were too long and are left out. */
Test(import_ical_report, lines_that_are_left_out_count)
{
	static char	 text[700000];
	FILE		*file;
	int		 i;

	cr_assert_not_null(file = fmemopen(text, sizeof(text), "w"));
	fputs(BEGIN "BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\nCOMMENT:", file);
	for (i = 0; i < 600; i++)
		fprintf(file, "%01000d\r\n ", 0);
	fputs("\r\n" NOON "GEO:nowhere\r\nEND:VEVENT\r\n" END, file);
	cr_assert_eq(fclose(file), 0);
	expect(text, "GEO: cannot be read", 7 + 600 + 2, "");
}

/* A common form of events. */
Test(import_ical_report, an_empty_line_loses_nothing)
{
	import_start();
	import_files(import_write("x.ics", BEGIN "BEGIN:VEVENT\r\nUID:a\r\n"
	    "SUMMARY:A\r\n" NOON "DESCRIPTION:\r\nLOCATION;LANGUAGE=de:\r\n"
	    "URL:\r\nEND:VEVENT\r\n" END), NULL);
	cr_expect_null(strstr(import_told(), "not taken"), "%s",
	    import_told());
	import_end();
}
