/* Series in the output of almanac export, in a calendar that has records. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/clock.h"
#include "command/inside.h"
#include "store/check/check.h"
#include "store/db.h"
#include "store/secret.h"
#include "store/store.h"

#include "base/array.h"
#include "tests/support/import_given.h"

TestSuite(import_series_lines, .init = import_setup, .fini = import_teardown);

static void
ask(const char *method, const char *path, const char *json, int status)
{
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, method, path, json), status,
	    "%s", path);
	cr_assert_null(inside_commit(given.inside));
}

#define CALENDAR(later)							\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\n" \
	"UID:a\r\nSUMMARY:Yoga\r\nLOCATION:Hall\r\n"			\
	"DTSTART;TZID=Europe/Paris:20261201T180000\r\nDURATION:PT1H\r\n" \
	"RRULE:FREQ=WEEKLY;COUNT=4\r\nEND:VEVENT\r\n" later		\
	"END:VCALENDAR\r\n"
#define LATER								\
	"BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Late yoga\r\nLOCATION:Hall\r\n" \
	"DTSTART;TZID=Europe/Paris:20261208T200000\r\nDURATION:PT1H\r\n" \
	"RECURRENCE-ID;TZID=Europe/Paris:20261208T180000\r\nEND:VEVENT\r\n"

/* A series with a changed event and a deleted one: ids 2 (3) 4 5 6. */
static void
fill(void)
{
	import_start();
	import_files(import_write("x.ics", CALENDAR(LATER)), NULL);
	ask("DELETE", "/events/6", NULL, 200);
	import_end();
}

static void
fail(void *context, const char *sentence)
{
	(void)context;
	cr_expect(false, "%s", sentence);
}

static void
expect_sound(void)
{
	static const struct check_report	 tell = { 10, fail, NULL };
	struct db				*db;
	const char				*why;

	db = db_open(import_path, &why);
	cr_assert_not_null(db, "%s", why);
	db_begin_read(db);
	cr_expect_eq(check_database(db, &tell), 0);
	db_end_read(db);
	db_close(db);
}

/* Another calendar, with one event: id 1. */
static void
begin_other(void)
{
	unlink(import_path);
	cr_assert_null(store_prepare(import_path));
	import_add_user("ada");
	import_start();
	ask("POST", "/events", "{\"title\":\"Ours\",\"start_date\":"
	    "\"2026-12-24 10:00\",\"end_date\":\"2026-12-24 11:00\"}", 201);
	import_end();
}

static void
put(const char *path)
{
	import_start();
	import_files(path, NULL);
}

static void
expect(enum import_kind kind, enum import_fate fate, int64_t count)
{
	cr_expect_eq(report_count(given.report, kind, fate), count, "%s",
	    import_told());
}

#define EVENTS "/events?start_date=2000-01-01&_fields=events.title,"	\
	"events.start_date,events.venue.venue,events.series.id,"	\
	"events.series.detached"
#define OF(title, start, detached)					\
	"{\"title\":\"" title "\",\"start_date\":\"" start ":00\","	\
	"\"venue\":{\"venue\":\"Hall\"},"				\
	"\"series\":{\"id\":7,\"detached\":[" detached "]}}"
#define OURS	"{\"title\":\"Ours\",\"start_date\":\"2026-12-24 10:00:00\"," \
	"\"venue\":[]}"

Test(import_series_lines, another_database_gets_the_series)
{
	const char	*all, *before;

	fill();
	all = import_write("all", import_dump());
	begin_other();
	put(all);
	expect(IMPORT_EVENT, IMPORT_NEW, 4);
	expect(IMPORT_SERIES, IMPORT_NEW, 1);
	import_expect(EVENTS, "{\"events\":["
	    OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Late yoga", "2026-12-08 20:00", "\"title\",\"start_date\","
	    "\"end_date\"") "," OF("Yoga", "2026-12-15 18:00", "") "," OURS
	    "]}");
	import_expect("/series/7?_fields=recurrence,status,start_date,"
	    "event.title,event.venue.venue", "{\"status\":\"publish\","
	    "\"recurrence\":[\"RRULE:FREQ=WEEKLY;COUNT=4\",\"DURATION:PT1H\"],"
	    "\"start_date\":\"2026-12-01 18:00:00\",\"event\":"
	    "{\"title\":\"Yoga\",\"venue\":{\"venue\":\"Hall\"}}}");
	import_end();
	expect_sound();

	before = import_dump();
	put(all);
	expect(IMPORT_EVENT, IMPORT_SAME, 4);
	expect(IMPORT_SERIES, IMPORT_SAME, 1);
	import_end();
	cr_assert_str_eq(import_dump(), before);
}

Test(import_series_lines, a_change_of_the_series_there_is_one_here)
{
	const char	*all, *changed;

	fill();
	all = import_write("all", import_dump());
	cr_assert(clock_start("2026-11-22T14:00:00Z"));
	import_start();
	ask("PATCH", "/series/3", "{\"title\":\"Stretching\",\"recurrence\":"
	    "\"RRULE:FREQ=WEEKLY;COUNT=5\"}", 200);
	import_end();
	changed = import_write("changed", import_dump());
	begin_other();
	put(all);
	import_end();
	put(changed);
	expect(IMPORT_SERIES, IMPORT_CHANGED, 1);
	import_expect(EVENTS, "{\"events\":["
	    OF("Stretching", "2026-12-01 18:00", "") ","
	    OF("Late yoga", "2026-12-08 20:00", "\"title\",\"start_date\","
	    "\"end_date\"") "," OF("Stretching", "2026-12-15 18:00", "") ","
	    OURS "," OF("Stretching", "2026-12-29 18:00", "") "]}");
	import_end();
	put(changed);
	expect(IMPORT_SERIES, IMPORT_SAME, 1);
	expect(IMPORT_EVENT, IMPORT_SAME, 5);
	import_end();
	expect_sound();
}

/* Events whose stored password is this one, as "8 9 ". */
static const char *
locked_by(const char *password)
{
	static char		 all[100];
	struct statement	*st;
	size_t			 at = 0;

	all[0] = '\0';
	st = db_query(inside_db(given.inside), "SELECT id, password"
	    " FROM events WHERE password IS NOT NULL ORDER BY id");
	while (db_step(st))
		if (secret_matches(db_string(st, 1), password))
			at += (size_t)snprintf(all + at, sizeof(all) - at,
			    "%d ", (int)db_integer(st, 0));
	db_done(st);

	return (all);
}

Test(import_series_lines, passwords_there_are_passwords_here)
{
	const char	*all, *changed;

	fill();
	import_start();
	ask("PATCH", "/series/3", "{\"password\":\"sesame\"}", 200);
	ask("PATCH", "/events/5", "{\"password\":\"mellon\"}", 200);
	cr_expect_str_eq(locked_by("sesame"), "2 3 4 6 ");
	import_end();
	all = import_write("all", import_dump());
	cr_assert(clock_start("2026-11-22T14:00:00Z"));
	import_start();
	ask("PATCH", "/series/3", "{\"password\":\"other\"}", 200);
	import_end();
	changed = import_write("changed", import_dump());
	begin_other();
	put(all);
	cr_expect_str_eq(locked_by("sesame"), "3 4 6 7 ");
	cr_expect_str_eq(locked_by("mellon"), "5 ");
	import_end();
	put(changed);
	cr_expect_str_eq(locked_by("other"), "3 4 6 7 ");
	cr_expect_str_eq(locked_by("mellon"), "5 ");
	import_end();
	expect_sound();
}

/* The dump with another text, in a file. */
static const char *
with(const char *dump, const char *from, const char *to)
{
	static char	 text[32768];
	const char	*at;

	at = strstr(dump, from);
	cr_assert_not_null(at, "%s", from);
	snprintf(text, sizeof(text), "%.*s%s%s", (int)(at - dump), dump, to,
	    at + strlen(from));
	return (import_write("wrong", text));
}

Test(import_series_lines, values_that_no_request_stores_are_rejected)
{
	static const struct {
		const char	*from, *to, *why;
	}		 rows[] = {
		{ "\"password\":\"", "\"password\":\"\",\"x\":\"",
		    "line 7: its 'password' is not a hash" },
		{ "\"password\":\"", "\"password\":\"\\n",
		    "line 7: its 'password' is not a hash" },
		{ "\"password\":\"", "\"password\":\"0123456789012345678901234"
		    "567890123456789012345678901234567890123456789",
		    "line 7: its 'password' is not a hash" },
		{ "\"detached\":\"title,", "\"detached\":\"<script>,",
		    "line 6: its 'detached' contains an unknown field" },
		{ "\"detached\":\"title,", "\"detached\":\"title,title,",
		    "line 6: its 'detached' contains an unknown field" },
		{ "\"detached\":\"title,", "\"detached\":\"title,,",
		    "line 6: its 'detached' contains an unknown field" },
		{ "\"detached\":\"title,", "\"detached\":\",",
		    "line 6: its 'detached' contains an unknown field" }
	};
	const char	*dump, *path;
	char		 why[512];
	size_t		 i;

	fill();
	import_start();
	ask("PATCH", "/events/5", "{\"password\":\"mellon\"}", 200);
	import_end();
	dump = import_dump();
	for (i = 0; i < COUNT(rows); i++) {
		path = with(dump, rows[i].from, rows[i].to);
		begin_other();
		snprintf(why, sizeof(why), "'%s': %s", path, rows[i].why);
		import_start();
		import_files_end_with(why, path);
		cr_assert_null(inside_commit(given.inside));
		import_end();
		expect_sound();
	}
}
