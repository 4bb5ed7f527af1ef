/* Recurring events of iCalendar files become series. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>
#include <libical/ical.h>

#include "base/clock.h"
#include "command/inside.h"
#include "store/db.h"
#include "store/status.h"

#include "base/array.h"
#include "tests/support/import_given.h"

#define TIMES	2000

TestSuite(import_series, .init = import_setup, .fini = import_teardown);

/* From a year before IMPORT_NOW to 24 months after it. */
#define FROM	"20251121T000000Z"
#define UNTIL	"20281122T235959Z"

struct times {
	int64_t	 list[TIMES];
	size_t	 count;
};

static int
compare(const void *a, const void *b)
{
	const int64_t	*one = a, *other = b;

	return ((*one > *other) - (*one < *other));
}

static void
add(struct times *t, int64_t time)
{
	cr_assert_lt(t->count, TIMES);
	t->list[t->count++] = time;
}

static void
take(icalcomponent *event, struct icaltime_span *span, void *context)
{
	(void)event;
	add(context, span->start);
}

static void
leave_out(struct times *t, int64_t time)
{
	size_t	 i;

	for (i = 0; i < t->count; i++)
		if (t->list[i] == time) {
			t->list[i] = t->list[--t->count];
			return;
		}
	cr_assert(false, "nothing is at %lld", (long long)time);
}

static bool
changes_another(icalcomponent *event)
{
	return (icalcomponent_get_first_property(event,
	    ICAL_RECURRENCEID_PROPERTY) != NULL);
}

static int64_t
utc(struct icaltimetype t)
{
	return (icaltime_as_timet_with_zone(t, t.zone));
}

static void
change(icalcomponent *event, struct times *t)
{
	leave_out(t, utc(icalproperty_get_datetime_with_component(
	    icalcomponent_get_first_property(event,
	    ICAL_RECURRENCEID_PROPERTY), event)));
	add(t, utc(icalcomponent_get_dtstart(event)));
}

/* The starts that libical gives, in order. */
static void
expand(const char *text, struct times *t)
{
	icalcomponent	*calendar, *event;
	int		 turn;

	cr_assert_not_null(calendar = icalparser_parse_string(text));
	for (turn = 0; turn < 2; turn++)
		for (event = icalcomponent_get_first_component(calendar,
		    ICAL_VEVENT_COMPONENT); event != NULL;
		    event = icalcomponent_get_next_component(calendar,
		    ICAL_VEVENT_COMPONENT))
			if (turn == 0 && !changes_another(event))
				icalcomponent_foreach_recurrence(event,
				    icaltime_from_string(FROM),
				    icaltime_from_string(UNTIL), take, t);
			else if (turn == 1 && changes_another(event))
				change(event, t);
	icalcomponent_free(calendar);
	qsort(t->list, t->count, sizeof(*t->list), compare);
}

/* The starts of our events. */
static void
read_here(struct times *t)
{
	struct statement	*st;

	inside_begin(given.inside);
	st = db_query(inside_db(given.inside), "SELECT start_utc FROM events"
	    " WHERE status < $1 ORDER BY start_utc");
	db_bind_integer(st, 1, STATUS_TRASH);
	while (db_step(st))
		add(t, db_integer(st, 0));
	db_done(st);
	cr_assert_null(inside_commit(given.inside));
}

static const char *
read_text(const char *path)
{
	static char	 text[65536];
	FILE		*f;

	cr_assert_not_null(f = fopen(path, "r"), "%s", path);
	text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
	fclose(f);

	return (text);
}

/* Files as these programs write them. */
static const struct {
	const char	*path;
	int64_t		 events, series;
}	 programs[] = {
	{ "tests/import/google.ics", 167, 3 },
	{ "tests/import/outlook.ics", 109, 2 },
	{ "tests/import/apple.ics", 77, 2 },
	{ "tests/import/nextcloud.ics", 69, 1 },
};
#define PROGRAMS	COUNT(programs)

Test(import_series, files_of_other_programs_give_the_dates_of_libical)
{
	static struct times	 theirs, ours;
	size_t			 i, t;

	for (i = 0; i < PROGRAMS; i++) {
		import_setup_again();
		theirs.count = ours.count = 0;
		import_start();
		import_files(programs[i].path, NULL);
		expand(read_text(programs[i].path), &theirs);
		read_here(&ours);
		cr_assert_eq(ours.count, theirs.count, "%s: %zu, libical %zu",
		    programs[i].path, ours.count, theirs.count);
		for (t = 0; t < ours.count; t++)
			cr_assert_eq(ours.list[t], theirs.list[t],
			    "%s: %lld, libical %lld", programs[i].path,
			    (long long)ours.list[t],
			    (long long)theirs.list[t]);
		import_end();
	}
}

static int64_t
told(enum import_kind kind, enum import_fate fate)
{
	return (report_count(given.report, kind, fate));
}

Test(import_series, a_second_run_changes_nothing)
{
	const char	*before;
	size_t		 i;

	for (i = 0; i < PROGRAMS; i++) {
		import_setup_again();
		import_start();
		import_files(programs[i].path, NULL);
		cr_expect_eq(told(IMPORT_EVENT, IMPORT_NEW),
		    programs[i].events, "%s", import_told());
		cr_expect_eq(told(IMPORT_SERIES, IMPORT_NEW),
		    programs[i].series, "%s", import_told());
		import_end();
		before = import_dump();
		import_start();
		import_files(programs[i].path, NULL);
		cr_expect_eq(told(IMPORT_EVENT, IMPORT_SAME),
		    programs[i].events, "%s", import_told());
		cr_expect_eq(told(IMPORT_SERIES, IMPORT_SAME),
		    programs[i].series, "%s", import_told());
		import_end();
		cr_assert_str_eq(import_dump(), before);
	}
}

#define IN(zone)	";TZID=Europe/" zone
#define FILE_OF(events)							\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" events		\
	"END:VCALENDAR\r\n"
#define EVENT(title, start, text)					\
	"BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:" title "\r\nDTSTART" start "\r\n" \
	"DURATION:PT1H\r\n" text "END:VEVENT\r\n"
#define YOGA(text)	EVENT("Yoga", IN("Paris") ":20261201T180000", text)
#define WEEKS		"RRULE:FREQ=WEEKLY;COUNT=4\r\n"
#define LATER(title)							\
	EVENT(title, IN("Paris") ":20261208T200000",			\
	"RECURRENCE-ID" IN("Paris") ":20261208T180000\r\n")

static void
put(const char *text)
{
	import_files(import_write("x.ics", text), NULL);
}

/* Imports again, with a new report. */
static void
put_again(const char *text)
{
	import_end();
	import_start();
	put(text);
}

/* Title, start and what was changed, for each event here. */
static void
expect(const char *events)
{
	char	 body[8192];

	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_expect("/events?start_date=2000-01-01&end_date=2040-01-01"
	    "&per_page=50&status=publish&_fields=events.title,"
	    "events.start_date,events.series.detached", body);
}

#define OF(title, start, detached)					\
	"{\"title\":\"" title "\",\"start_date\":\"" start ":00\","	\
	"\"series\":{\"detached\":[" detached "]}}"
#define ALONE(title, start)						\
	"{\"title\":\"" title "\",\"start_date\":\"" start ":00\"}"
#define LATE	"\"start_date\",\"end_date\""
#define MOVED	"\"title\"," LATE

Test(import_series, an_event_with_a_recurrence_id_changes_that_one)
{
	import_start();
	put(FILE_OF(LATER("Late yoga") YOGA(WEEKS)));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Late yoga", "2026-12-08 20:00", MOVED) ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", ""));
	import_expect("/series/2?_fields=rrule,start_date,timezone,recurrence",
	    "{\"rrule\":\"FREQ=WEEKLY;COUNT=4\",\"recurrence\":"
	    "[\"RRULE:FREQ=WEEKLY;COUNT=4\",\"DURATION:PT1H\"],"
	    "\"start_date\":\"2026-12-01 18:00:00\","
	    "\"timezone\":\"Europe/Paris\"}");
	import_end();
}

Test(import_series, a_change_that_vanishes_there_is_taken_back)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER("Late yoga")));
	put_again(FILE_OF(YOGA(WEEKS)));
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_CHANGED), 1, "%s",
	    import_told());
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2026-12-08 18:00", "") ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", ""));
	put_again(FILE_OF(YOGA(WEEKS)));
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_SAME), 4, "%s", import_told());
	put_again(FILE_OF(YOGA(WEEKS) LATER("Late yoga")));
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_CHANGED), 1, "%s",
	    import_told());
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Late yoga", "2026-12-08 20:00", MOVED) ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", ""));
	import_end();
}

Test(import_series, the_first_of_two_titles_and_starts_counts)
{
	import_start();
	put(FILE_OF(EVENT("Go", IN("Paris") ":20261201T180000",
	    "SUMMARY:Yoga\r\nDTSTART" IN("Paris") ":20261202T180000\r\n")));
	expect(ALONE("Go", "2026-12-01 18:00"));
	cr_expect_not_null(strstr(import_told(),
	    "event SUMMARY: occurs twice; the first one is used\n"), "%s",
	    import_told());
	cr_expect_not_null(strstr(import_told(),
	    "event DTSTART: occurs twice; the first one is used\n"), "%s",
	    import_told());
	import_end();
}

Test(import_series, a_change_keeps_what_the_series_had_before)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER("Yoga")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2026-12-08 20:00", LATE) ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", ""));
	put_again(FILE_OF(EVENT("Qigong", IN("Paris") ":20261201T180000",
	    WEEKS) LATER("Yoga")));
	expect(OF("Qigong", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2026-12-08 20:00", LATE ",\"title\"") ","
	    OF("Qigong", "2026-12-15 18:00", "") ","
	    OF("Qigong", "2026-12-22 18:00", ""));
	import_end();
}

Test(import_series, a_past_change_that_vanishes_there_stays)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER("Late yoga")));
	import_end();
	cr_assert(clock_start("2026-12-08T20:00:01Z"));
	import_start();
	put(FILE_OF(YOGA(WEEKS)));
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_CHANGED), 0, "%s",
	    import_told());
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Late yoga", "2026-12-08 20:00", MOVED) ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", ""));
	import_end();
}

/* Sends a request of a user, a minute after the last one. */
static void
ask(const char *method, const char *path, const char *json, int status)
{
	static int	 minute;
	char		 now[32];

	snprintf(now, sizeof(now), "2026-11-22T13:%02d:00Z", minute++);
	cr_assert(clock_start(now));
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, method, path, json), status);
	cr_assert_null(inside_commit(given.inside));
}

Test(import_series, local_changes_stay)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER("Late yoga")));
	ask("PATCH", "/events/3", "{\"title\":\"Ours\"}", 200);
	ask("PATCH", "/events/4", "{\"title\":\"Too\"}", 200);
	ask("DELETE", "/events/5", NULL, 200);
	put_again(FILE_OF(EVENT("New", IN("Paris") ":20261201T180000", WEEKS)
	    EVENT("Theirs", IN("Paris") ":20261215T190000",
	    "RECURRENCE-ID" IN("Paris") ":20261215T180000\r\n")));
	expect(OF("New", "2026-12-01 18:00", "") ","
	    OF("Ours", "2026-12-08 20:00", MOVED) ","
	    OF("Too", "2026-12-15 18:00", "\"title\""));
	cr_expect_not_null(strstr(import_told(),
	    "event changes: were made here too\n"), "%s", import_told());
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=3\r\n")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Ours", "2026-12-08 20:00", MOVED) ","
	    OF("Too", "2026-12-15 18:00", "\"title\""));
	ask("PATCH", "/series/2", "{\"title\":\"Here\"}", 200);
	put_again(FILE_OF(YOGA(WEEKS)));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_KEPT), 1, "%s", import_told());
	import_expect("/series/2?_fields=rrule,event.title",
	    "{\"rrule\":\"FREQ=WEEKLY;COUNT=3\","
	    "\"event\":{\"title\":\"Here\"}}");
	ask("PATCH", "/series/2", "{\"status\":\"trash\"}", 200);
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=4\r\n")));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_KEPT), 1, "%s", import_told());
	expect("");
	ask("DELETE", "/series/2", NULL, 200);
	put_again(FILE_OF(YOGA(WEEKS) LATER("Late yoga")));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_GONE), 1, "%s", import_told());
	expect("");
	import_end();
}

Test(import_series, a_change_of_the_rule_keeps_the_ids)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER("Late yoga")));
	put_again(FILE_OF(EVENT("Yoga", IN("Paris") ":20261201T173000",
	    "RRULE:FREQ=WEEKLY;COUNT=3\r\n"
	    "EXDATE" IN("Paris") ":20261215T173000\r\n")
	    EVENT("Late yoga", IN("Paris") ":20261208T200000",
	    "RECURRENCE-ID" IN("Paris") ":20261208T173000\r\n")));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_CHANGED), 1, "%s",
	    import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_TRASHED), 2, "%s",
	    import_told());
	import_expect("/events?start_date=2000-01-01&_fields=events.id,"
	    "events.title,events.start_date", "{\"events\":["
	    "{\"id\":1,\"title\":\"Yoga\","
	    "\"start_date\":\"2026-12-01 17:30:00\"},"
	    "{\"id\":3,\"title\":\"Late yoga\","
	    "\"start_date\":\"2026-12-08 20:00:00\"}]}");
	import_end();
}

/* Times in UTC, of other zones, and whole days are clock times of the event. */
Test(import_series, dates_are_clock_times_of_the_event)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=DAILY;COUNT=6\r\n"
	    "EXDATE:20261202T170000Z\r\n"
	    "EXDATE" IN("London") ":20261203T170000\r\n"
	    "EXDATE;VALUE=DATE:20261204\r\n"
	    "RDATE" IN("Athens") ":20261210T120000\r\n"
	    "RDATE;VALUE=DATE:20261211\r\n"
	    "RDATE;VALUE=PERIOD:20261212T170000Z/PT3H,20261213T170000Z/"
	    "20261213T180000Z\r\n")));
	import_expect("/series/2?_fields=recurrence",
	    "{\"recurrence\":[\"RRULE:FREQ=DAILY;COUNT=6\","
	    "\"RDATE:20261210T110000,20261211,20261212T180000,"
	    "20261213T180000\",\"EXDATE:20261202T180000,20261203T180000,"
	    "20261204\",\"DURATION:PT1H\"]}");
	import_expect("/events?start_date=2026-12-07&_fields="
	    "events.start_date,events.end_date,events.series.detached",
	    "{\"events\":["
	    "{\"start_date\":\"2026-12-10 11:00:00\","
	    "\"end_date\":\"2026-12-10 12:00:00\","
	    "\"series\":{\"detached\":[]}},"
	    "{\"start_date\":\"2026-12-11 18:00:00\","
	    "\"end_date\":\"2026-12-11 19:00:00\","
	    "\"series\":{\"detached\":[]}},"
	    "{\"start_date\":\"2026-12-12 18:00:00\","
	    "\"end_date\":\"2026-12-12 21:00:00\","
	    "\"series\":{\"detached\":[\"end_date\"]}},"
	    "{\"start_date\":\"2026-12-13 18:00:00\","
	    "\"end_date\":\"2026-12-13 19:00:00\",\"series\":{\"detached\":[]}}"
	    "]}");
	import_expect("/events?start_date=2000-01-01&end_date=2026-12-07"
	    "&_fields=total", "{\"total\":3}");
	import_end();
}

#define CHANGE(name, start, from, to, month)				\
	"BEGIN:" name "\r\nDTSTART:" start "\r\nTZOFFSETFROM:" from "\r\n" \
	"TZOFFSETTO:" to "\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH="	\
	month "\r\nEND:" name "\r\n"

/* The file does not say that there was daylight saving before 2005. */
Test(import_series, a_zone_of_the_file_counts_for_all_times)
{
	import_start();
	put(FILE_OF("BEGIN:VTIMEZONE\r\nTZID:Ours\r\n"
	    CHANGE("STANDARD", "20051030T030000", "+0200", "+0100", "10")
	    CHANGE("DAYLIGHT", "20050327T020000", "+0100", "+0200", "3")
	    "END:VTIMEZONE\r\n"
	    EVENT("Yoga", ";TZID=Ours:20040706T180000",
	    "RRULE:FREQ=WEEKLY\r\n")));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_NEW), 1, "%s", import_told());
	import_expect("/events?start_date=2027-01-05&end_date=2027-01-05"
	    "&_fields=events.start_date,events.utc_start_date",
	    "{\"events\":[{\"start_date\":\"2027-01-05 18:00:00\","
	    "\"utc_start_date\":\"2027-01-05 17:00:00\"}]}");
	import_expect("/events?start_date=2027-07-06&end_date=2027-07-06"
	    "&_fields=events.start_date,events.utc_start_date",
	    "{\"events\":[{\"start_date\":\"2027-07-06 18:00:00\","
	    "\"utc_start_date\":\"2027-07-06 16:00:00\"}]}");
	import_end();
}

/* The rule of a series here, in the calendar that its feed gives. */
static const char *
feed_of(const char *start, const char *zone, const char *rule)
{
	char	 json[512];
	size_t	 length;

	snprintf(json, sizeof(json), "{\"title\":\"Yoga\",\"start_date\":"
	    "\"%s\",\"end_date\":\"%s\",\"all_day\":%s,\"timezone\":"
	    "\"%s\",\"recurrence\":\"%s\"}", start, start,
	    strchr(start, ' ') == NULL ? "true" : "false", zone, rule);
	ask("POST", "/events", json, 201);
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, "GET", "/series/2.ics", NULL),
	    200);
	cr_assert_null(inside_commit(given.inside));

	return (import_write("feed.ics", inside_body(given.inside, &length)));
}

static void
expect_rule(const char *rule)
{
	char	 body[256];

	snprintf(body, sizeof(body), "{\"rrule\":\"%s\"}", rule);
	import_expect("/series/2?_fields=rrule", body);
}

Test(import_series, a_rule_is_the_same_after_export_and_import)
{
	static const struct {
		const char	*start, *zone, *rule;
	}		 rows[] = {
		{ "2026-12-01 18:00", "Europe/Paris",
		    "FREQ=WEEKLY;UNTIL=20270630" },
		{ "2026-12-01 18:00", "Europe/Paris",
		    "FREQ=WEEKLY;UNTIL=20270629T180000" },
		{ "2026-12-01 23:30", "America/New_York",
		    "FREQ=DAILY;INTERVAL=2;UNTIL=20270101;BYDAY=MO,TU" },
		{ "2026-12-01 18:00", "UTC-11",
		    "FREQ=MONTHLY;UNTIL=20270301T120000" },
		{ "2026-12-01", "Asia/Tokyo", "FREQ=DAILY;UNTIL=20261224" }
	};
	const char	*path;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		import_setup_again();
		import_start();
		path = feed_of(rows[i].start, rows[i].zone, rows[i].rule);
		expect_rule(rows[i].rule);
		import_end();
		import_setup_again();
		import_start();
		import_files(path, NULL);
		expect_rule(rows[i].rule);
		import_end();
	}
}

/* UNTIL as other programs write it, and the same on the clocks of the event. */
Test(import_series, until_becomes_a_clock_time)
{
	static const struct {
		const char	*start, *rule, *expected;
	}	 rows[] = {
		{ IN("Paris") ":20261201T180000", "20261215T170000Z",
		    "20261215T180000" },
		{ IN("Paris") ":20261201T180000", "20261215T165959Z",
		    "20261215T175959" },
		{ IN("Paris") ":20261201T180000", "20270701T215959Z",
		    "20270701" },
		{ IN("Paris") ":20261201T180000", "20261215", "20261215" },
		{ ":20261201T180000Z", "20261215T180000Z",
		    "20261215T180000" },
		{ ";VALUE=DATE:20261201", "20261215T000000Z", "20261215" },
		{ ";VALUE=DATE:20261201", "20261214T220000Z", "20261214" }
	};
	char	 text[512], rule[64];
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		import_setup_again();
		import_start();
		snprintf(text, sizeof(text), FILE_OF(EVENT("Yoga", "%s",
		    "RRULE:FREQ=WEEKLY;UNTIL=%s\r\n")), rows[i].start,
		    rows[i].rule);
		put(text);
		snprintf(rule, sizeof(rule), "FREQ=WEEKLY;UNTIL=%s",
		    rows[i].expected);
		expect_rule(rule);
		import_end();
	}
}

Test(import_series, dates_without_a_rule_are_a_series)
{
	import_start();
	put(FILE_OF(YOGA("RDATE" IN("Paris") ":20261203T180000,20261208T180000"
	    "\r\n")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2026-12-03 18:00", "") ","
	    OF("Yoga", "2026-12-08 18:00", ""));
	import_end();
}

Test(import_series, whole_days_leave_out_times_of_that_day)
{
	import_start();
	put(FILE_OF("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Fair\r\n"
	    "DTSTART;VALUE=DATE:20270101\r\nRRULE:FREQ=DAILY;COUNT=4\r\n"
	    "EXDATE" IN("Paris") ":20270102T000000\r\nEND:VEVENT\r\n"
	    "BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Big fair\r\n"
	    "DTSTART;VALUE=DATE:20270103\r\nRECURRENCE-ID;VALUE=DATE:20270103"
	    "\r\nEND:VEVENT\r\n"));
	expect(OF("Fair", "2027-01-01 00:00", "") ","
	    OF("Big fair", "2027-01-03 00:00", "\"title\"") ","
	    OF("Fair", "2027-01-04 00:00", ""));
	import_end();
}

Test(import_series, a_cancelled_event_of_a_series_is_canceled)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) EVENT("Yoga", IN("Paris") ":20261208T180000",
	    "RECURRENCE-ID" IN("Paris") ":20261208T180000\r\n"
	    "STATUS:CANCELLED\r\n")));
	import_expect("/events?start_date=2026-12-08&end_date=2026-12-08"
	    "&_fields=events.event_status,events.series.detached",
	    "{\"events\":[{\"event_status\":\"canceled\","
	    "\"series\":{\"detached\":[\"event_status\"]}}]}");
	import_end();
}

/* Some programs write a moved event as an EXDATE and an event. */
Test(import_series, a_change_counts_more_than_a_left_out_date)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS "EXDATE:20261208T170000Z\r\n")
	    LATER("Late yoga")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Late yoga", "2026-12-08 20:00", MOVED) ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", ""));
	import_end();
}

#define FAR(title)							\
	EVENT(title, IN("Paris") ":20351201T200000",			\
	"RECURRENCE-ID" IN("Paris") ":20351201T180000\r\n")

/* Whether it is new or not: the end of events that are made does not count. */
Test(import_series, a_change_far_ahead_is_of_its_series)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=YEARLY\r\n") FAR("Far")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2027-12-01 18:00", "") ","
	    OF("Far", "2035-12-01 20:00", MOVED));
	put_again(FILE_OF(YOGA(WEEKS) FAR("Later")));
	put_again(FILE_OF(YOGA("RRULE:FREQ=YEARLY\r\n") FAR("Later")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2027-12-01 18:00", "") ","
	    OF("Later", "2035-12-01 20:00", MOVED));
	import_horizon(120);
	put_again(FILE_OF(YOGA(WEEKS) FAR("Later")));
	put_again(FILE_OF(YOGA("RRULE:FREQ=YEARLY;INTERVAL=9\r\n")
	    FAR("Later")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Later", "2035-12-01 20:00", MOVED));
	import_end();
}

Test(import_series, a_change_of_a_time_that_is_not_here_is_left_out)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=YEARLY\r\n")
	    EVENT("Past", IN("Paris") ":20201201T200000",
	    "RECURRENCE-ID" IN("Paris") ":20201201T180000\r\n")));
	cr_expect_not_null(strstr(import_told(), "event RECURRENCE-ID: is not"
	    " among the times that are here; left out\n            a\n"),
	    "%s", import_told());
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2027-12-01 18:00", ""));
	import_end();
}

/* Programs also keep changes of starts that a new rule no longer has. */
Test(import_series, a_change_of_no_series_is_a_single_event)
{
	import_start();
	put(FILE_OF(LATER("Late yoga")));
	expect(ALONE("Late yoga", "2026-12-08 20:00"));
	put_again(FILE_OF(LATER("Late yoga")));
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_SAME), 1, "%s", import_told());
	put_again(FILE_OF(YOGA(WEEKS) LATER("Late yoga")
	    EVENT("Left", IN("Paris") ":20270105T200000",
	    "RECURRENCE-ID" IN("Paris") ":20270105T180000\r\n")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Late yoga", "2026-12-08 20:00", MOVED) ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", "") ","
	    ALONE("Left", "2027-01-05 20:00"));
	put_again(FILE_OF(LATER("Very late yoga")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Very late yoga", "2026-12-08 20:00", MOVED) ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", "") ","
	    ALONE("Left", "2027-01-05 20:00"));
	import_end();
}

Test(import_series, one_event_becomes_a_series_and_one_again)
{
	import_start();
	put(FILE_OF(YOGA("")));
	expect(ALONE("Yoga", "2026-12-01 18:00"));
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n")));
	import_expect("/events?start_date=2000-01-01&_fields=events.id,"
	    "events.start_date,events.series.detached", "{\"events\":["
	    "{\"id\":1,\"start_date\":\"2026-12-01 18:00:00\","
	    "\"series\":{\"detached\":[]}},"
	    "{\"id\":3,\"start_date\":\"2026-12-08 18:00:00\","
	    "\"series\":{\"detached\":[]}}]}");
	put_again(FILE_OF(YOGA("")));
	expect(OF("Yoga", "2026-12-01 18:00", ""));
	import_end();
}

Test(import_series, an_event_that_was_deleted_here_does_not_come_back)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS)));
	ask("DELETE", "/events/3?purge=true", NULL, 200);
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=5\r\n")));
	put_again(FILE_OF(YOGA(WEEKS "EXDATE:20261201T170000Z\r\n")));
	expect(OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", ""));
	import_end();
}

/* Repeated events that cannot be series are imported as single events. */
static const struct {
	const char	*file;
	int64_t		 events;
	const char	*told;
}	 alone[] = {
	{ FILE_OF(YOGA("RRULE:FREQ=MINUTELY\r\n")), 1,
	    "event RRULE: is not daily, weekly, monthly or yearly\n" },
	{ FILE_OF(YOGA(WEEKS WEEKS)), 4, "event RRULE: occurs more than once;"
	    " its times become single events\n" },
	{ FILE_OF("X-WR-TIMEZONE:Europe/Paris\r\n"
	    EVENT("Yoga", ":20261201T170000Z", WEEKS)), 4,
	    "event RRULE: is in UTC, but the calendar is shown in another time"
	    " zone; its times become single events\n" },
};

Test(import_series, other_repeated_events_become_single_events)
{
	size_t	 i;

	for (i = 0; i < COUNT(alone); i++) {
		import_setup_again();
		import_start();
		put(alone[i].file);
		cr_expect_not_null(strstr(import_told(), alone[i].told), "%s",
		    import_told());
		cr_expect_eq(told(IMPORT_EVENT, IMPORT_NEW), alone[i].events,
		    "%s", import_told());
		cr_expect_eq(told(IMPORT_SERIES, IMPORT_NEW), 0);
		import_end();
	}
}

Test(import_series, a_rule_that_cannot_be_used_leaves_the_series)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS)));
	put_again(FILE_OF(YOGA("RRULE:FREQ=MINUTELY\r\n")));
	cr_expect_not_null(strstr(import_told(), "event RRULE: cannot be used;"
	    " the series stays as it is\n"), "%s", import_told());
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2026-12-08 18:00", "") ","
	    OF("Yoga", "2026-12-15 18:00", "") ","
	    OF("Yoga", "2026-12-22 18:00", ""));
	import_end();
}

/* Earlier versions imported a single event for each time. */
/* The second one changes an event of no series, at the first start of one. */
Test(import_series, of_two_single_events_with_one_start_the_first_is_used)
{
	import_start();
	put(FILE_OF(YOGA("") EVENT("Late yoga", IN("Paris") ":20261208T200000",
	    "RECURRENCE-ID" IN("Paris") ":20261201T180000\r\n")));
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Yoga", "2026-12-08 18:00", "") ","
	    ALONE("Late yoga", "2026-12-08 20:00"));
	import_end();
}

Test(import_series, single_events_of_earlier_imports_become_a_series)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=4\r\n"
	    "RRULE:FREQ=WEEKLY;COUNT=1\r\n")));
	ask("PATCH", "/events/2", "{\"title\":\"Ours\"}", 200);
	ask("DELETE", "/events/3", NULL, 200);
	ask("DELETE", "/events/4?purge=true", NULL, 200);
	put_again(FILE_OF(EVENT("New", IN("Paris") ":20261201T180000",
	    "RRULE:FREQ=WEEKLY;COUNT=5\r\n")));
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_NEW), 1, "%s", import_told());
	import_expect("/events?start_date=2000-01-01&_fields=events.id,"
	    "events.title,events.series.detached", "{\"events\":["
	    "{\"id\":1,\"title\":\"New\",\"series\":{\"detached\":[]}},"
	    "{\"id\":2,\"title\":\"Ours\",\"series\":"
	    "{\"detached\":[\"title\"]}},"
	    "{\"id\":7,\"title\":\"New\",\"series\":{\"detached\":[]}}]}");
	put_again(FILE_OF(EVENT("New", IN("Paris") ":20261201T180000",
	    "RRULE:FREQ=WEEKLY;COUNT=5\r\n")));
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_SAME), 4, "%s", import_told());
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_SAME), 1, "%s", import_told());
	import_end();
}
