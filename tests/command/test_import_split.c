/*
 * Changes of an event of a series and of all that follow, in iCalendar files
 * (RANGE=THISANDFUTURE).
 */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/clock.h"
#include "command/import/import_undo.h"
#include "command/inside.h"

#include "base/array.h"
#include "store/imports_undo.h"
#include "tests/support/import_given.h"

TestSuite(import_split, .init = import_setup, .fini = import_teardown);

#define FILE_OF(events)							\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" \
	"X-WR-CALNAME:Town\r\n" events					\
	"END:VCALENDAR\r\n"
#define IN		";TZID=Europe/Paris:"
#define EVENT(title, start, length, more)				\
	"BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:" title "\r\nDTSTART" start	\
	"\r\nDURATION:" length "\r\n" more "END:VEVENT\r\n"
#define YOGA(more)	EVENT("Yoga", IN "20261201T180000", "PT1H", more)
#define WEEKS		"RRULE:FREQ=WEEKLY;COUNT=4\r\n"
#define FROM(time)	"RECURRENCE-ID;RANGE=THISANDFUTURE;"		\
	"TZID=Europe/Paris:" time "\r\n"
#define ONLY(time)	"RECURRENCE-ID" IN time "\r\n"

/* The second of four weeks, and the later ones, begin later. */
#define LATER	EVENT("Late yoga", IN "20261208T203000", "PT90M",	\
	FROM("20261208T180000"))

static void
put(const char *text)
{
	import_files(import_write("x.ics", text), NULL);
}

/* Another run, an hour later, with a report of its own. */
static void
put_again(const char *text)
{
	static int	 hour = 14;
	char		 now[32];

	snprintf(now, sizeof(now), "2026-11-22T%02d:00:00Z", hour++);
	cr_assert(clock_start(now));
	import_end();
	import_start();
	put(text);
}

/* Id, title, start and what was changed alone, for each event. */
static void
expect(const char *events)
{
	char	 body[8192];

	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_expect("/events?start_date=2000-01-01&end_date=2040-01-01"
	    "&per_page=50&status=publish&_fields=events.id,events.title,"
	    "events.start_date,events.end_date,events.series.id,"
	    "events.series.detached", body);
}

#define OWN(id, title, start, end, series, detached)			\
	"{\"id\":" #id ",\"title\":\"" title "\",\"start_date\":\"2026-" \
	start ":00\",\"end_date\":\"2026-" end ":00\",\"series\":{"	\
	"\"id\":" #series ",\"detached\":[" detached "]}}"
#define OF(id, title, start, end, series)				\
	OWN(id, title, start, end, series, "")

/* The rule, dates and length of a series. */
static void
expect_lines(int64_t series, const char *lines, const char *length)
{
	char	 path[64], body[1024];

	snprintf(path, sizeof(path), "/series/%lld?_fields=recurrence",
	    (long long)series);
	snprintf(body, sizeof(body),
	    "{\"recurrence\":[%s,\"DURATION:%s\"]}", lines, length);
	import_expect(path, body);
}

static int64_t
told(enum import_kind kind, enum import_fate fate)
{
	return (report_count(given.report, kind, fate));
}

static void
expect_told(const char *text)
{
	cr_expect_not_null(strstr(import_told(), text), "%s", import_told());
}

/* All is the same again, and the database, too. */
static void
expect_same(const char *text, int64_t series, int64_t events)
{
	const char	*before;

	import_end();
	before = import_dump();
	import_start();
	put(text);
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_SAME), series, "%s",
	    import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_SAME), events, "%s",
	    import_told());
	import_end();
	cr_expect_str_eq(import_dump(), before);
	import_start();
}

Test(import_split, this_and_future_is_a_series_of_its_own)
{
	import_start();
	put(FILE_OF(LATER YOGA(WEEKS)));
	expect(OF(5, "Yoga", "12-01 18:00", "12-01 19:00", 6) ","
	    OF(1, "Late yoga", "12-08 20:30", "12-08 22:00", 2) ","
	    OF(3, "Late yoga", "12-15 20:30", "12-15 22:00", 2) ","
	    OF(4, "Late yoga", "12-22 20:30", "12-22 22:00", 2));
	expect_lines(6, "\"RRULE:FREQ=WEEKLY;COUNT=1\"", "PT1H");
	expect_lines(2, "\"RRULE:FREQ=WEEKLY;COUNT=3\"", "PT1H30M");
	import_end();
}

#define RANGES	1000	/* in a calendar */

Test(import_split, each_calendar_of_a_file_may_have_as_many)
{
	static const char	 change[] = "BEGIN:VEVENT\r\nUID:b\r\n"
				    "SUMMARY:Walk\r\nDTSTART:20261201T180000Z"
				    "\r\nRECURRENCE-ID;RANGE=THISANDFUTURE:"
				    "20261201T180000Z\r\nEND:VEVENT\r\n";
	static char		 text[RANGES * sizeof(change) + 2048];
	char			*end;
	int			 i;

	end = stpcpy(text, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n");
	for (i = 0; i < RANGES; i++)
		end = stpcpy(end, change);
	end = stpcpy(end, "END:VCALENDAR\r\n");
	strcpy(end, FILE_OF(YOGA(WEEKS) LATER));
	import_start();
	put(text);
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_NEW), 2, "%s", import_told());
	import_end();
}

Test(import_split, a_second_run_changes_nothing)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_NEW), 2, "%s", import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_NEW), 4, "%s", import_told());
	expect_same(FILE_OF(YOGA(WEEKS) LATER), 2, 4);
	import_end();
}

Test(import_split, several_split_in_order)
{
	static const char	 text[] = FILE_OF(
	    EVENT("Third", IN "20261222T090000", "PT1H",
	    FROM("20261222T180000")) YOGA("RRULE:FREQ=WEEKLY\r\n")
	    EVENT("Second", IN "20261208T180000", "PT2H",
	    FROM("20261208T180000")));

	import_start();
	put(text);
	import_expect("/events?start_date=2026-12-01&end_date=2026-12-30"
	    "&_fields=events.title,events.start_date", "{\"events\":["
	    "{\"title\":\"Yoga\",\"start_date\":\"2026-12-01 18:00:00\"},"
	    "{\"title\":\"Second\",\"start_date\":\"2026-12-08 18:00:00\"},"
	    "{\"title\":\"Second\",\"start_date\":\"2026-12-15 18:00:00\"},"
	    "{\"title\":\"Third\",\"start_date\":\"2026-12-22 09:00:00\"},"
	    "{\"title\":\"Third\",\"start_date\":\"2026-12-29 09:00:00\"}]}");
	expect_same(text, 3, told(IMPORT_EVENT, IMPORT_NEW));
	import_end();
}

Test(import_split, changes_of_single_events_find_their_part)
{
	static const char	 text[] = FILE_OF(LATER
	    YOGA(WEEKS "EXDATE" IN "20261222T180000\r\n")
	    EVENT("Once", IN "20261215T100000", "PT1H",
	    ONLY("20261215T180000")));

	import_start();
	put(text);
	expect(OF(4, "Yoga", "12-01 18:00", "12-01 19:00", 5) ","
	    OF(1, "Late yoga", "12-08 20:30", "12-08 22:00", 2) ","
	    OWN(3, "Once", "12-15 10:00", "12-15 11:00", 2,
	    "\"title\",\"start_date\",\"end_date\""));
	expect_lines(2, "\"RRULE:FREQ=WEEKLY;COUNT=3\","
	    "\"EXDATE:20261222\"", "PT1H30M");
	expect_same(text, 2, 3);
	import_end();
}

/* As one that another program has changed meanwhile. */
Test(import_split, a_later_change_keeps_the_ids)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS)));
	put_again(FILE_OF(YOGA(WEEKS) LATER));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_NEW), 1, "%s", import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_NEW), 0, "%s", import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_CHANGED), 3, "%s",
	    import_told());
	expect(OF(1, "Yoga", "12-01 18:00", "12-01 19:00", 2) ","
	    OF(3, "Late yoga", "12-08 20:30", "12-08 22:00", 6) ","
	    OF(4, "Late yoga", "12-15 20:30", "12-15 22:00", 6) ","
	    OF(5, "Late yoga", "12-22 20:30", "12-22 22:00", 6));
	expect_same(FILE_OF(YOGA(WEEKS) LATER), 2, 4);
	import_end();
}

Test(import_split, a_changed_one_keeps_the_ids)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=3\r\n") LATER));
	put_again(FILE_OF(EVENT("Qigong", IN "20261201T170000", "PT1H",
	    WEEKS) EVENT("Late qigong", IN "20261208T190000", "PT1H",
	    FROM("20261208T170000"))));
	expect(OF(4, "Qigong", "12-01 17:00", "12-01 18:00", 5) ","
	    OF(1, "Late qigong", "12-08 19:00", "12-08 20:00", 2) ","
	    OF(3, "Late qigong", "12-15 19:00", "12-15 20:00", 2) ","
	    OF(6, "Late qigong", "12-22 19:00", "12-22 20:00", 2));
	import_end();
}

/* It has no rule, and the other dates are in the later part. */
Test(import_split, a_part_of_one_date_stays)
{
	import_start();
	put(FILE_OF(YOGA("RDATE" IN "20261208T180000\r\n") LATER));
	expect(OF(3, "Yoga", "12-01 18:00", "12-01 19:00", 4) ","
	    OF(1, "Late yoga", "12-08 20:30", "12-08 22:00", 2));
	expect_same(FILE_OF(YOGA("RDATE" IN "20261208T180000\r\n") LATER),
	    2, 2);
	import_end();
}

Test(import_split, a_part_of_one_date_moves)
{
	import_start();
	put(FILE_OF(YOGA("RDATE" IN "20261208T180000\r\n") LATER
	    EVENT("Early yoga", IN "20261130T190000", "PT1H",
	    FROM("20261201T180000"))));
	expect(OF(3, "Early yoga", "11-30 19:00", "11-30 20:00", 4) ","
	    OF(1, "Late yoga", "12-08 20:30", "12-08 22:00", 2));
	import_end();
}

Test(import_split, a_removed_change_is_undone)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS)));
	put_again(FILE_OF(YOGA(WEEKS) LATER));
	put_again(FILE_OF(YOGA(WEEKS)));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_CHANGED), 1, "%s",
	    import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_CHANGED), 3, "%s",
	    import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_SAME), 1, "%s",
	    import_told());
	expect(OF(1, "Yoga", "12-01 18:00", "12-01 19:00", 2) ","
	    OF(3, "Yoga", "12-08 18:00", "12-08 19:00", 2) ","
	    OF(4, "Yoga", "12-15 18:00", "12-15 19:00", 2) ","
	    OF(5, "Yoga", "12-22 18:00", "12-22 19:00", 2));
	expect_lines(2, "\"RRULE:FREQ=WEEKLY;COUNT=4\"", "PT1H");
	expect_same(FILE_OF(YOGA(WEEKS)), 1, 4);
	import_end();
}

/* The date that both parts had is in the trash of one of them. */
Test(import_split, parts_that_join_have_each_date_once)
{
	import_start();
	put(FILE_OF(YOGA("RDATE" IN "20261204T180000\r\n")));
	put_again(FILE_OF(YOGA("RDATE" IN "20261216T180000\r\n")
	    EVENT("Late yoga", IN "20261209T180000", "PT1H",
	    FROM("20261203T180000"))));
	put_again(FILE_OF(YOGA("RRULE:FREQ=DAILY;COUNT=4\r\n")));
	expect(OF(1, "Yoga", "12-01 18:00", "12-01 19:00", 2) ","
	    OF(7, "Yoga", "12-02 18:00", "12-02 19:00", 2) ","
	    OF(4, "Yoga", "12-03 18:00", "12-03 19:00", 2) ","
	    OF(6, "Yoga", "12-04 18:00", "12-04 19:00", 2));
	import_end();
}

/* The former split has the dates of the one that begins before it. */
Test(import_split, a_split_without_dates_takes_those_of_a_former_one)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) EVENT("Late yoga", IN "20261215T203000",
	    "PT90M", FROM("20261215T180000"))));
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2\r\n")
	    EVENT("Late yoga", IN "20261208T203000", "PT90M",
	    FROM("20261208T180000"))));
	expect(OF(4, "Yoga", "12-01 18:00", "12-01 19:00", 5) ","
	    OF(1, "Late yoga", "12-15 20:30", "12-15 22:00", 2));
	import_end();
}

/* The dates before the split have gone, so it is the whole series. */
Test(import_split, a_first_part_without_dates_takes_those_of_a_former_one)
{
	static const char	 text[] = FILE_OF(
	    YOGA("RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2\r\n")
	    EVENT("Late yoga", IN "20261203T203000", "PT90M",
	    FROM("20261202T180000")));

	import_start();
	put(FILE_OF(EVENT("Yoga", IN "20261201T180000", "PT1H",
	    "RRULE:FREQ=DAILY;COUNT=4\r\n") EVENT("Late yoga", IN
	    "20261210T203000", "PT90M", FROM("20261203T180000"))));
	put_again(text);
	import_expect("/events?start_date=2026-12-01&end_date=2026-12-30"
	    "&_fields=events.title,events.start_date", "{\"events\":["
	    "{\"title\":\"Late yoga\",\"start_date\":\"2026-12-04 20:30:00\"},"
	    "{\"title\":\"Late yoga\","
	    "\"start_date\":\"2026-12-11 20:30:00\"}]}");
	import_end();
}

/* Its event goes on at the start that it has without the split. */
Test(import_split, a_change_finds_its_start_when_the_split_goes)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) EVENT("Yoga", IN "20261208T190000", "PT1H",
	    FROM("20261201T180000")) EVENT("Once", IN "20261210T100000",
	    "PT1H", ONLY("20261201T180000"))));
	put_again(FILE_OF(YOGA(WEEKS) EVENT("Once", IN "20261210T110000",
	    "PT1H", ONLY("20261201T180000"))));
	import_expect("/events?start_date=2026-12-01&end_date=2026-12-30"
	    "&_fields=events.title,events.start_date", "{\"events\":["
	    "{\"title\":\"Yoga\",\"start_date\":\"2026-12-08 18:00:00\"},"
	    "{\"title\":\"Once\",\"start_date\":\"2026-12-10 11:00:00\"},"
	    "{\"title\":\"Yoga\",\"start_date\":\"2026-12-15 18:00:00\"},"
	    "{\"title\":\"Yoga\",\"start_date\":\"2026-12-22 18:00:00\"}]}");
	import_end();
}

Test(import_split, dates_that_are_written_out_end_all_parts)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER));
	put_again(FILE_OF(EVENT("Yoga", IN "20261208T180000", "PT1H", "")
	    EVENT("Yoga", IN "20261215T180000", "PT1H", "")));
	import_expect("/events?start_date=2026-12-01&end_date=2026-12-30"
	    "&_fields=events.title,events.start_date", "{\"events\":["
	    "{\"title\":\"Yoga\",\"start_date\":\"2026-12-08 18:00:00\"},"
	    "{\"title\":\"Yoga\",\"start_date\":\"2026-12-15 18:00:00\"}]}");
	import_end();
}

Test(import_split, a_series_that_becomes_one_event_keeps_its_time)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n") LATER));
	put_again(FILE_OF(EVENT("Yoga", IN "20261229T180000", "PT1H", "")));
	expect(OF(3, "Yoga", "12-29 18:00", "12-29 19:00", 4));
	import_end();
}

Test(import_split, a_split_that_moves_keeps_the_ids_of_all)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER EVENT("Qigong", IN "20261222T180000",
	    "PT1H", FROM("20261222T180000"))));
	put_again(FILE_OF(YOGA(WEEKS) EVENT("Late yoga", IN
	    "20261215T203000", "PT90M", FROM("20261215T180000"))
	    EVENT("Qigong", IN "20261222T180000", "PT1H",
	    FROM("20261222T180000"))));
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_NEW), 0, "%s", import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_TRASHED), 0, "%s",
	    import_told());
	import_end();
}

Test(import_split, with_another_rule_it_is_split_anew)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS) LATER));
	put_again(FILE_OF(EVENT("Yoga", IN "20261203T180000", "PT1H",
	    "RRULE:FREQ=WEEKLY;COUNT=3\r\n")
	    EVENT("Qigong", IN "20261211T090000", "PT1H",
	    FROM("20261210T180000"))));
	expect(OF(5, "Yoga", "12-03 18:00", "12-03 19:00", 6) ","
	    OF(7, "Qigong", "12-11 09:00", "12-11 10:00", 8) ","
	    OF(9, "Qigong", "12-18 09:00", "12-18 10:00", 8));
	import_end();
}

/* A request of a user here. */
static void
ask(const char *method, const char *path, const char *json)
{
	static int	 minute;
	char		 now[32];

	snprintf(now, sizeof(now), "2026-11-22T13:%02d:00Z", minute++);
	cr_assert(clock_start(now));
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, method, path, json), 200);
	cr_assert_null(inside_commit(given.inside));
}

Test(import_split, a_series_that_was_changed_here_is_not_split)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n")));
	ask("PATCH", "/series/2", "{\"title\":\"Ours\"}");
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n") LATER));
	expect_told("series changes: were made here too\n");
	expect(OF(1, "Ours", "12-01 18:00", "12-01 19:00", 2) ","
	    OF(3, "Ours", "12-08 18:00", "12-08 19:00", 2));
	import_end();
}

Test(import_split, a_later_part_that_was_changed_here_stays)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n")));
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n") LATER));
	ask("PATCH", "/series/4", "{\"title\":\"Ours\"}");
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n")));
	expect_told("series changes: were made here too\n");
	expect(OF(1, "Yoga", "12-01 18:00", "12-01 19:00", 2) ","
	    OF(3, "Ours", "12-08 20:30", "12-08 22:00", 4));
	import_end();
}

/* Of the second week, in which it ends as well. */
Test(import_split, changes_of_single_events_stay)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=3\r\n")));
	ask("PATCH", "/events/3", "{\"title\":\"Ours\"}");
	ask("DELETE", "/events/4", NULL);
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=3\r\n") LATER));
	expect(OF(1, "Yoga", "12-01 18:00", "12-01 19:00", 2) ","
	    OWN(3, "Ours", "12-08 20:30", "12-08 22:00", 5,
	    "\"title\""));
	import_end();
}

Test(import_split, at_the_first_event_the_change_is_the_series)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n")));
	put_again(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=2\r\n")
	    EVENT("All", IN "20261201T190000", "PT1H",
	    FROM("20261201T180000"))));
	expect(OF(1, "All", "12-01 19:00", "12-01 20:00", 2) ","
	    OF(3, "All", "12-08 19:00", "12-08 20:00", 2));
	import_end();
}

/* What moves to other days, and the rule then. */
static const struct {
	const char	*rule, *start, *change, *from;
	const char	*lines;
}	 moved[] = {
	{ "FREQ=WEEKLY;COUNT=3;BYDAY=TU", "20261201T180000",
	  "20261209T170000", "20261208T180000",
	  "\"RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=WE\"" },
	{ "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;UNTIL=20270131T170000Z",
	  "20261201T180000", "20261216T180000", "20261215T180000",
	  "\"RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270201T180000;"
	  "BYDAY=MO,WE;WKST=TU\"" },
	{ "FREQ=DAILY;INTERVAL=3;UNTIL=20270131T225959Z", "20261201T180000",
	  "20261211T093000", "20261210T180000",
	  "\"RRULE:FREQ=DAILY;INTERVAL=3;UNTIL=20270201\"" },
	{ "FREQ=MONTHLY;COUNT=3", "20261201T180000", "20270105T180000",
	  "20270101T180000", "\"RRULE:FREQ=MONTHLY;COUNT=2\"" },
	{ "FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=5", "20261201T180000",
	  "20261216T180000", "20261215T180000",
	  "\"RRULE:FREQ=MONTHLY;COUNT=4;BYMONTHDAY=2,16\"" },
	{ "FREQ=WEEKLY;COUNT=2", "20261201T180000", "20261208T190000",
	  "20261208T180000", "\"RRULE:FREQ=WEEKLY;COUNT=1\"" }
};

Test(import_split, days_move_with_the_change)
{
	char	 text[1024];
	size_t	 i;

	for (i = 0; i < COUNT(moved); i++) {
		import_setup_again();
		import_start();
		snprintf(text, sizeof(text), FILE_OF(
		    EVENT("Yoga", IN "%s", "PT1H", "RRULE:%s\r\n")
		    EVENT("Later", IN "%s", "PT1H", FROM("%s"))),
		    moved[i].start, moved[i].rule, moved[i].change,
		    moved[i].from);
		put(text);
		cr_expect_eq(told(IMPORT_SERIES, IMPORT_NEW), 2, "%s",
		    import_told());
		expect_lines(2, moved[i].lines, "PT1H");
		import_end();
	}
}

/* The day after each second Tuesday is not always a second Wednesday. */
Test(import_split, dates_that_no_rule_can_move_stay_and_one_event_is_changed)
{
	import_start();
	put(FILE_OF(EVENT("Yoga", IN "20261208T180000", "PT1H",
	    "RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=2\r\n")
	    EVENT("Later", IN "20261209T180000", "PT1H",
	    FROM("20261208T180000"))));
	expect_told("event RECURRENCE-ID RANGE: moves days that no rule can"
	    " move; only this event is changed\n");
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_NEW), 1, "%s", import_told());
	import_expect("/events?start_date=2000-01-01&end_date=2040-01-01"
	    "&_fields=events.title,events.start_date", "{\"events\":["
	    "{\"title\":\"Later\",\"start_date\":\"2026-12-09 18:00:00\"},"
	    "{\"title\":\"Yoga\",\"start_date\":\"2027-01-12 18:00:00\"}]}");
	import_end();
}

/* One that was split before ends, as in a first import. */
Test(import_split, a_part_that_no_rule_can_move_any_more_ends)
{
	import_start();
	put(FILE_OF(EVENT("Yoga", IN "20261208T180000", "PT1H",
	    "RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=2\r\n")
	    EVENT("Later", IN "20270112T190000", "PT1H",
	    FROM("20270112T180000"))));
	put_again(FILE_OF(EVENT("Yoga", IN "20261208T180000", "PT1H",
	    "RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=2\r\n")
	    EVENT("Later", IN "20270113T190000", "PT1H",
	    FROM("20270112T180000"))));
	expect_told("event RECURRENCE-ID RANGE: moves days that no rule can"
	    " move; only this event is changed\n");
	import_expect("/events?start_date=2000-01-01&end_date=2040-01-01"
	    "&_fields=events.title,events.start_date", "{\"events\":["
	    "{\"title\":\"Yoga\",\"start_date\":\"2026-12-08 18:00:00\"},"
	    "{\"title\":\"Later\",\"start_date\":\"2027-01-13 19:00:00\"}]}");
	import_end();
}

/* The UID of one begins like that of the other. */
Test(import_split, parts_of_another_series_are_not_its_own)
{
	static const char	 text[] = FILE_OF(YOGA(WEEKS)
	    "BEGIN:VEVENT\r\nUID:a 2\r\nSUMMARY:Choir\r\n"
	    "DTSTART" IN "20261201T180000\r\nDURATION:PT1H\r\n" WEEKS
	    "END:VEVENT\r\n");

	import_start();
	put(text);
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_NEW), 8, "%s", import_told());
	expect_same(text, 2, 8);
	import_end();
}

Test(import_split, without_a_series_only_one_event_is_changed)
{
	import_start();
	put(FILE_OF(LATER));
	expect_told("event RECURRENCE-ID RANGE: has no series that it splits;"
	    " only this event is changed\n");
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_NEW), 1, "%s", import_told());
	import_end();
}

#define FAIR(title, start, more)					\
	"BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:" title "\r\nDTSTART" start	\
	"\r\n" more "END:VEVENT\r\n"

Test(import_split, whole_days_and_times)
{
	import_start();
	put(FILE_OF(FAIR("Fair", ";VALUE=DATE:20270101",
	    "RRULE:FREQ=DAILY;UNTIL=20270104\r\nRDATE;VALUE=DATE:20270110\r\n")
	    FAIR("Evening", IN "20270103T180000", "DURATION:PT1H\r\n"
	    "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270103\r\n")));
	import_expect("/events?start_date=2027-01-01&end_date=2027-01-31"
	    "&_fields=events.title,events.start_date,events.all_day",
	    "{\"events\":["
	    "{\"title\":\"Fair\",\"all_day\":true,"
	    "\"start_date\":\"2027-01-01 00:00:00\"},"
	    "{\"title\":\"Fair\",\"all_day\":true,"
	    "\"start_date\":\"2027-01-02 00:00:00\"},"
	    "{\"title\":\"Evening\",\"all_day\":false,"
	    "\"start_date\":\"2027-01-03 18:00:00\"},"
	    "{\"title\":\"Evening\",\"all_day\":false,"
	    "\"start_date\":\"2027-01-04 18:00:00\"},"
	    "{\"title\":\"Evening\",\"all_day\":false,"
	    "\"start_date\":\"2027-01-10 18:00:00\"}]}");
	import_end();
}

Test(import_split, undo_removes_all_parts)
{
	import_start();
	put(FILE_OF(YOGA(WEEKS)));
	put_again(FILE_OF(YOGA(WEEKS) LATER));
	import_end();
	import_start();
	cr_assert_null(import_undo(given.inside, given.report, "icalendar",
	    IMPORTS_ALL));
	cr_expect_eq(told(IMPORT_SERIES, IMPORT_DELETED), 2, "%s",
	    import_told());
	cr_expect_eq(told(IMPORT_EVENT, IMPORT_TRASHED), 4, "%s",
	    import_told());
	expect("");
	import_end();
}

/* Dates after the horizon that a part had follow the rule of the whole, too. */
Test(import_split, dates_of_a_part_far_ahead_go_with_the_rule)
{
#define AHEAD(rule)							\
	EVENT("Yoga", IN "20291118T180000", "PT1H", rule)
#define PART	EVENT("Late yoga", IN "20291202T203000", "PT90M",	\
	FROM("20291202T180000"))
#define START(id, day)							\
	"{\"id\":" #id ",\"start_date\":\"2029-" day " 18:00:00\"}"
	static const char	*const path = "/events?end_date=2040-01-01"
				    "&status=publish&_fields=events.id,"
				    "events.start_date";

	import_start();
	put(FILE_OF(AHEAD("RRULE:FREQ=WEEKLY;COUNT=4\r\n") PART));
	put_again(FILE_OF(AHEAD("RRULE:FREQ=WEEKLY;COUNT=4\r\n")));
	import_expect(path, "{\"events\":[" START(3, "11-18") ","
	    START(1, "12-02") "]}");
	put_again(FILE_OF(AHEAD("RRULE:FREQ=WEEKLY;COUNT=3\r\n")));
	import_expect(path, "{\"events\":[" START(3, "11-18") ","
	    START(1, "12-02") "]}");
	put_again(FILE_OF(AHEAD("RRULE:FREQ=WEEKLY;COUNT=2\r\n")));
	import_expect(path, "{\"events\":[" START(3, "11-18") "]}");
	import_end();
}

/* The calendar that the feed of a series gives. */
static const char *
feed(int64_t series)
{
	char	 path[64];
	size_t	 length;

	snprintf(path, sizeof(path), "/series/%lld.ics", (long long)series);
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, "GET", path, NULL), 200);
	path[0] = '\0';
	snprintf(path, sizeof(path), "%lld.ics", (long long)series);
	cr_assert_null(inside_commit(given.inside));

	return (import_write(path, inside_body(given.inside, &length)));
}

Test(import_split, the_feeds_give_the_same_series)
{
	const char	*earlier, *later;

	import_start();
	put(FILE_OF(LATER YOGA("RRULE:FREQ=WEEKLY;UNTIL=20261222T225959Z"
	    "\r\n")));
	expect_lines(6, "\"RRULE:FREQ=WEEKLY;UNTIL=20261207\"", "PT1H");
	expect_lines(2, "\"RRULE:FREQ=WEEKLY;UNTIL=20261222\"", "PT1H30M");
	earlier = feed(6);
	later = feed(2);
	import_end();
	import_setup_again();
	import_start();
	import_files(later, earlier, NULL);
	expect(OF(5, "Yoga", "12-01 18:00", "12-01 19:00", 6) ","
	    OF(1, "Late yoga", "12-08 20:30", "12-08 22:00", 2) ","
	    OF(3, "Late yoga", "12-15 20:30", "12-15 22:00", 2) ","
	    OF(4, "Late yoga", "12-22 20:30", "12-22 22:00", 2));
	expect_lines(6, "\"RRULE:FREQ=WEEKLY;UNTIL=20261207\"", "PT1H");
	expect_lines(2, "\"RRULE:FREQ=WEEKLY;UNTIL=20261222\"", "PT1H30M");
	import_end();
}
