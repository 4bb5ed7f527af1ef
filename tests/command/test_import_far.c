/* Changes of dates that a series has after its horizon (rule 38.10). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "command/inside.h"

#include "tests/support/import_given.h"

TestSuite(import_far, .init = import_setup, .fini = import_teardown);

#define PARIS	";TZID=Europe/Paris:"
#define FILE_OF(events)							\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" events		\
	"END:VCALENDAR\r\n"
#define EVENT(title, start, more)					\
	"BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:" title "\r\nDTSTART" PARIS	\
	start "\r\nDURATION:PT1H\r\n" more "END:VEVENT\r\n"
#define YOGA(more)	EVENT("Yoga", "20261201T180000", more)
#define RULE		"RRULE:FREQ=YEARLY;INTERVAL=3;COUNT=4\r\n"
#define FAR(title, more)						\
	EVENT(title, "20321203T200000",					\
	"RECURRENCE-ID" PARIS "20321201T180000\r\n" more)

#define LATER_THAN_ALL	"2034-06-01T12:00:00Z"

#define OF(title, start, detached)					\
	"{\"title\":\"" title "\",\"start_date\":\"" start ":00\","	\
	"\"series\":{\"detached\":[" detached "]}}"
#define MOVED		"\"title\",\"start_date\",\"end_date\""
#define ALL_WITH(third)							\
	OF("Yoga", "2026-12-01 18:00", "") ","				\
	OF("Yoga", "2029-12-01 18:00", "") "," third			\
	OF("Yoga", "2035-12-01 18:00", "")

static void
put(const char *events)
{
	import_files(import_write("x.ics", events), NULL);
}

static void
put_again(const char *events)
{
	import_end();
	import_start();
	put(events);
}

static void
expect(const char *events)
{
	char	 body[4096];

	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_expect("/events?start_date=2000-01-01&end_date=2040-01-01"
	    "&per_page=50&status=publish&_fields=events.title,"
	    "events.start_date,events.series.detached", body);
}

static void
ask(const char *method, const char *path, const char *_Nullable json)
{
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, method, path, json), 200);
	cr_assert_null(inside_commit(given.inside));
}

Test(import_far, each_start_has_one_event)
{
	import_start();
	put(FILE_OF(YOGA(RULE) FAR("Far", "")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Far", "2032-12-03 20:00", MOVED));
	import_extend(LATER_THAN_ALL);
	expect(ALL_WITH(OF("Far", "2032-12-03 20:00", MOVED) ","));
	import_end();
}

Test(import_far, a_later_change_is_applied_before_and_after)
{
	import_start();
	put(FILE_OF(YOGA(RULE) FAR("Far", "")));
	put_again(FILE_OF(YOGA(RULE) FAR("Further", "")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Further", "2032-12-03 20:00", MOVED));
	import_extend("2030-12-02T12:00:00Z");
	put_again(FILE_OF(YOGA(RULE) FAR("Far", "STATUS:CANCELLED\r\n")));
	import_extend(LATER_THAN_ALL);
	expect(ALL_WITH(OF("Far", "2032-12-03 20:00",
	    MOVED ",\"event_status\"") ","));
	import_end();
}

Test(import_far, a_change_that_vanishes_there_is_taken_back)
{
	import_start();
	put(FILE_OF(YOGA(RULE) FAR("Far", "")));
	put_again(FILE_OF(YOGA(RULE)));
	import_extend(LATER_THAN_ALL);
	expect(ALL_WITH(OF("Yoga", "2032-12-01 18:00", "") ","));
	import_end();
}

static int64_t
id_of(const char *title)
{
	const char	*body, *at;
	size_t		 length;
	char		 path[128];

	snprintf(path, sizeof(path),
	    "/events?start_date=2000-01-01&end_date=2040-01-01"
	    "&search=%s&_fields=events.id", title);
	ask("GET", path, NULL);
	body = inside_body(given.inside, &length);
	cr_assert_not_null(at = strstr(body, "\"id\":"), "%s", body);
	return (strtoll(at + 5, NULL, 10));
}

static void
delete_far(const char *how)
{
	char	 path[64];

	snprintf(path, sizeof(path), "/events/%lld%s",
	    (long long)id_of("Far"), how);
	ask("DELETE", path, NULL);
}

static void
expect_gone(const char *how)
{
	import_start();
	put(FILE_OF(YOGA(RULE) FAR("Far", "")));
	delete_far(how);
	put_again(FILE_OF(YOGA(RULE) FAR("Far", "")));
	import_extend(LATER_THAN_ALL);
	expect(ALL_WITH(""));
	import_end();
}

Test(import_far, an_event_that_is_in_the_trash_here_stays_there)
{
	expect_gone("");
}

Test(import_far, an_event_that_is_deleted_here_is_not_made_again)
{
	expect_gone("?purge=true");
}

/* A rule that gives the start later has the single event, with its id. */
Test(import_far, a_single_event_becomes_one_of_the_series)
{
	int64_t	 id;

	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=WEEKLY;COUNT=1\r\n") FAR("Far", "")));
	id = id_of("Far");
	put_again(FILE_OF(YOGA(RULE) FAR("Far", "")));
	expect(OF("Yoga", "2026-12-01 18:00", "") ","
	    OF("Far", "2032-12-03 20:00", MOVED));
	cr_expect_eq(id_of("Far"), id);
	import_end();
}

Test(import_far, a_period_has_its_length)
{
	import_start();
	put(FILE_OF(YOGA("RDATE;VALUE=PERIOD" PARIS
	    "20321201T180000/PT3H\r\n")));
	import_extend(LATER_THAN_ALL);
	import_expect("/events?start_date=2032-01-01&end_date=2040-01-01"
	    "&_fields=events.start_date,events.end_date",
	    "{\"events\":[{\"start_date\":\"2032-12-01 18:00:00\","
	    "\"end_date\":\"2032-12-01 21:00:00\"}]}");
	import_end();
}

/* The lines of the calendar of the series that say its starts. */
static void
expect_starts(const char *lines)
{
	char		 found[1024] = "", path[64];
	const char	*line, *end;
	size_t		 length;

	ask("GET", "/events?start_date=2026-12-01&per_page=1"
	    "&_fields=events.series.id", NULL);
	line = strstr(inside_body(given.inside, &length), "\"id\":");
	snprintf(path, sizeof(path), "/series/%lld.ics",
	    strtoll(line + 5, NULL, 10));
	ask("GET", path, NULL);
	line = strstr(inside_body(given.inside, &length), "BEGIN:VEVENT");
	for (; (end = strstr(line, "\r\n")) != NULL; line = end + 2)
		if (strncmp(line, "RRULE", 5) == 0 ||
		    strncmp(line, "RDATE", 5) == 0 ||
		    strncmp(line, "EXDATE", 6) == 0 ||
		    strncmp(line, "RECURRENCE-ID", 13) == 0)
			snprintf(found + strlen(found), sizeof(found) -
			    strlen(found), "%.*s\n", (int)(end - line), line);
	cr_expect_str_eq(found, lines);
}

Test(import_far, feeds_leave_out_no_date_that_is_made_later)
{
	import_start();
	put(FILE_OF(YOGA("RRULE:FREQ=YEARLY\r\nRDATE" PARIS "20321202T180000"
	    "\r\n") FAR("Far", "") EVENT("Extra", "20321202T190000",
	    "RECURRENCE-ID" PARIS "20321202T180000\r\n")));
	expect_starts("RRULE:FREQ=YEARLY\n"
	    "RDATE;TZID=Europe/Paris:20321202T180000\n"
	    "RECURRENCE-ID;TZID=Europe/Paris:20321201T180000\n"
	    "RECURRENCE-ID;TZID=Europe/Paris:20321202T180000\n");
	delete_far("");
	expect_starts("RRULE:FREQ=YEARLY\n"
	    "RDATE;TZID=Europe/Paris:20321202T180000\n"
	    "EXDATE;TZID=Europe/Paris:20321201T180000\n"
	    "RECURRENCE-ID;TZID=Europe/Paris:20321202T180000\n");
	import_end();
}
