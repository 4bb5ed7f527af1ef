/* Undoing imports of series. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/clock.h"
#include "command/import/import_undo.h"
#include "command/inside.h"

#include "store/imports_undo.h"
#include "tests/support/import_given.h"

TestSuite(import_series_undo, .init = import_setup, .fini = import_teardown);

/* A series with a changed event: ids 1 (2) 3 4 5. */
#define CALENDAR							\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\n" \
	"UID:a\r\nSUMMARY:Yoga\r\n"					\
	"DTSTART;TZID=Europe/Paris:20261110T180000\r\nDURATION:PT1H\r\n" \
	"RRULE:FREQ=WEEKLY;COUNT=4\r\nEND:VEVENT\r\n"			\
	"BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Late yoga\r\n"		\
	"DTSTART;TZID=Europe/Paris:20261124T200000\r\nDURATION:PT1H\r\n" \
	"RECURRENCE-ID;TZID=Europe/Paris:20261124T180000\r\nEND:VEVENT\r\n" \
	"END:VCALENDAR\r\n"

static void
take(void)
{
	import_start();
	import_files(import_write("x.ics", CALENDAR), NULL);
}

static void
ask(const char *method, const char *path, const char *json, int status)
{
	cr_assert(clock_start("2026-11-22T13:00:00Z"));
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, method, path, json), status);
	cr_assert_null(inside_commit(given.inside));
}

static void
undo(const char *told)
{
	import_end();
	import_start();
	cr_assert_null(import_undo(given.inside, given.report, "icalendar",
	    IMPORTS_ALL));
	IMPORT_EXPECT_TOLD(told);
}

#define COUNTS(events, series)						\
	"categories         0\ntags               0\n"			\
	"venues             0\norganizers         0\n"			\
	"events      " events "\nseries      " series "\n"

#define EVENTS	"/events?start_date=2000-01-01&_fields=events.id,events.title"

Test(import_series_undo, a_series_goes_with_its_events)
{
	take();
	undo(COUNTS("       4  4 to the trash", "       1  1 deleted"));
	import_expect(EVENTS, "{\"events\":[]}");
	import_expect("/series/2", "{\"code\":\"rest-series-not-found\","
	    "\"message\":\"Series with ID 2 does not exist.\","
	    "\"data\":{\"status\":404}}");
	import_end();
	take();
	IMPORT_EXPECT_TOLD(COUNTS("       4  4 new", "       1  1 new"));
	import_end();
}

Test(import_series_undo, an_event_that_was_changed_here_stays_alone)
{
	take();
	ask("PATCH", "/events/5", "{\"title\":\"Ours\"}", 200);
	undo(COUNTS("       4  3 to the trash  1 changed here, not removed",
	    "       1  1 deleted"));
	import_expect("/events?start_date=2000-01-01&_fields=events.id,"
	    "events.title,events.status,events.series", "{\"events\":["
	    "{\"id\":5,\"status\":\"publish\",\"title\":\"Ours\"}]}");
	import_end();
}

Test(import_series_undo, a_series_that_was_changed_here_stays)
{
	take();
	ask("PATCH", "/series/2", "{\"title\":\"Ours\"}", 200);
	undo(COUNTS("       1  1 in use, not removed",
	    "       1  1 changed here, not removed") "\n"
	    "left out or changed:\n"
	    "         1  series changes: were made here since, so that it"
	    " stays\n"
	    "            Ours (series 2)\n"
	    "         1  event all of it: belongs to a series that stays\n"
	    "            Late yoga (event 4)\n");
	import_expect(EVENTS, "{\"events\":[{\"id\":1,\"title\":\"Yoga\"},"
	    "{\"id\":3,\"title\":\"Yoga\"},{\"id\":4,\"title\":\"Late yoga\"},"
	    "{\"id\":5,\"title\":\"Ours\"}]}");
	import_end();
}
