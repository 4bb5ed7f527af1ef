/* Series in lists (rule 24.10) and in exports (rule 43.20). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "command/export/export.h"
#include "command/import/import_input.h"
#include "command/import/import_report.h"
#include "store/db.h"

#include "tests/support/series_given.h"
#include "tests/support/store_empty.h"

#define ALL	"start_date=2020-01-01&end_date=2040-01-01"

/* Two series on Tuesdays and Wednesdays, and a single event. */
static void
given_two(void)
{
	given_three_tuesdays();
	given_series("2027-03-10 18:00", "2027-03-10 19:00", SERIES_ZONE,
	    "\"FREQ=WEEKLY;COUNT=3\"", "");
	given_event("ed", "Single", "2027-03-17 18:00", "2027-03-17 19:00", "");
}

/* "1,3,4": the ids of a list. */
static const char *
ids(const char *user, const char *query)
{
	struct outcome	*a;
	const char	*all = "", *id;
	int		 i;

	a = user == NULL ? ask("GET", target("/events?%s", query)) :
	    ask_as(user, "GET", target("/events?%s", query));
	for (i = 0; (id = outcome_text(a, target("events.%d.id", i))) != NULL;
	    i++)
		all = target("%s%s%s", all, i > 0 ? "," : "", id);

	return (all);
}

#define EXPECT_IDS(user, query, expected)				\
	cr_expect_str_eq(ids(user, query), expected, "%s: %s", query,	\
	    ids(user, query))

Test(series_list, of_one_series)
{
	given_two();
	EXPECT_IDS(NULL, ALL "&series=2", "1,3,4");
	EXPECT_IDS(NULL, ALL "&series=6&order=desc", "8,7,5");
	EXPECT_IDS(NULL, "series=2&starts_after=2027-03-10", "3,4");
	EXPECT_IDS(NULL, ALL "&series=1", "");
	EXPECT_IDS(NULL, ALL "&series=99", "");
	EXPECT_CODE(ask("GET", "/events?series=0"), 400, "rest_invalid_param");
	EXPECT_CODE(ask("GET", "/events?series=x"), 400, "rest_invalid_param");
}

Test(series_list, only_the_first_of_each)
{
	given_two();
	EXPECT_IDS(NULL, ALL "&hide_subsequent_recurrences=true", "1,5,9");
	EXPECT_IDS(NULL, ALL "&hide_subsequent_recurrences=false",
	    "1,5,3,7,9,4,8");
	EXPECT_IDS(NULL, ALL "&hide_subsequent_recurrences=1&series=6", "5");
	EXPECT_IDS(NULL, "start_date=2027-03-11&end_date=2027-04-01&"
	    "hide_subsequent_recurrences=1", "3,7,9");
	EXPECT_IDS(NULL, ALL "&hide_subsequent_recurrences=1&search=single",
	    "9");
	ask_json("ed", "PATCH", "/events/1", "{\"status\":\"draft\"}");
	ask_json("ed", "PATCH", "/events/5", "{\"hide_from_listings\":true}");
	EXPECT_IDS(NULL, ALL "&hide_subsequent_recurrences=1", "3,7,9");
	EXPECT_IDS("ed", ALL "&status=any&hide_subsequent_recurrences=1",
	    "1,3,7,9");
	ask_json("ed", "PATCH", "/events/3", "{\"title\":\"Other\"}");
	EXPECT_IDS(NULL, ALL "&hide_subsequent_recurrences=1&search=yoga",
	    "7");
}

/* "1:3,5:3,9:": the ids, with the numbers of dates. */
static const char *
dates(const char *user, const char *query)
{
	struct outcome	*a;
	const char	*all = "", *id, *count;
	int		 i;

	a = ask_as(user, "GET", target("/events?%s", query));
	for (i = 0; (id = outcome_text(a, target("events.%d.id", i))) != NULL;
	    i++) {
		count = outcome_text(a, target("events.%d.series.dates", i));
		all = target("%s%s%s:%s", all, i > 0 ? "," : "", id,
		    count == NULL ? "" : count);
	}

	return (all);
}

#define EXPECT_DATES(user, query, expected)				\
	cr_expect_str_eq(dates(user, query), expected, "%s: %s", query,	\
	    dates(user, query))

/* The first of the events that pass the filters, and how many these are. */
Test(series_list, one_of_each)
{
	given_two();
	EXPECT_DATES("ed", ALL, "1:,5:,3:,7:,9:,4:,8:");
	EXPECT_DATES("ed", ALL "&of_each_series=first", "1:3,5:3,9:");
	EXPECT_DATES("ed", ALL "&of_each_series=next&order=desc",
	    "9:,5:3,1:3");
	ask_json("ed", "PATCH", "/events/3", "{\"title\":\"Other\"}");
	EXPECT_DATES("ed", ALL "&of_each_series=first&search=other", "3:1");
	EXPECT_DATES("ed", ALL "&of_each_series=first&search=yoga&"
	    "orderby=relevance", "1:2,5:3");
	ask_json("ed", "PATCH", "/events/1", "{\"status\":\"draft\"}");
	EXPECT_DATES("ed", ALL "&of_each_series=first&status=any",
	    "1:3,5:3,9:");
	EXPECT_DATES("co", ALL "&of_each_series=first&status=any",
	    "5:3,3:2,9:");
	EXPECT_CODE(ask("GET", "/events?of_each_series=last"), 400,
	    "rest_invalid_param");
}

/* The next one that is not over before today, or else the last. */
Test(series_list, the_next_one_of_each)
{
	given_two();
	harness.now = 1805241600;	/* 2027-03-17 00:00 */
	EXPECT_DATES("ed", ALL "&of_each_series=next", "7:3,9:,4:3");
	harness.now += 30 * 86400;
	EXPECT_DATES("ed", ALL "&of_each_series=next&order=desc",
	    "8:3,4:3,9:");
}

/* One that is longer than the others of its series. */
Test(series_list, a_running_event_is_the_first)
{
	given_two();
	ask_json("ed", "PATCH", "/events/1",
	    "{\"end_date\":\"2027-03-20 12:00:00\"}");
	EXPECT_IDS(NULL, "ends_after=2027-03-19&"
	    "hide_subsequent_recurrences=1", "1,8");
	EXPECT_IDS(NULL, "ends_after=2027-03-21&"
	    "hide_subsequent_recurrences=1", "4,8");
}

#define NOT_OVER \
	"ends_after=2027-03-19&hide_subsequent_recurrences=1&per_page=2"

/* Single events that are running come before those that begin later. */
Test(series_list, single_events_that_are_not_over)
{
	given_three_tuesdays();
	given_event("ed", "Short", "2027-03-18 18:00", "2027-03-18 19:00", "");
	given_event("ed", "Running", "2027-03-18 18:00", "2027-03-21 19:00",
	    "");
	given_event("ed", "Long", "2027-03-10 18:00", "2027-03-29 19:00", "");
	given_event("ed", "Soon", "2027-03-20 18:00", "2027-03-20 19:00", "");
	given_event("ed", "Later", "2027-03-24 18:00", "2027-03-24 19:00", "");
	EXPECT_IDS(NULL, NOT_OVER "&order=asc&page=1", "7,6");
	EXPECT_IDS(NULL, NOT_OVER "&order=asc&page=2", "8,4");
	EXPECT_IDS(NULL, NOT_OVER "&order=asc&page=3", "9");
	EXPECT_IDS(NULL, NOT_OVER "&order=desc&page=1", "9,4");
	EXPECT_IDS(NULL, NOT_OVER "&order=desc&page=2", "8,6");
	EXPECT_IDS(NULL, NOT_OVER "&order=desc&page=3", "7");
}

/* The database as an export, and at the end of the file its path. */
static const char *
export(const char *path)
{
	static char	 text[1 << 20];
	FILE		*f;

	cr_assert_not_null(f = fopen(path, "w+"));
	db_begin_read(harness.db);
	export_lines(harness.db, f, true);
	db_end_read(harness.db);
	rewind(f);
	text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
	fclose(f);

	return (target("%s", text));
}

static void
restore_into_another(const char *path)
{
	struct report	*report = report_new();
	struct input	 in;
	struct db	*db = store_empty();
	const char	*why;

	cr_assert_null(input_open(&in, path));
	db_begin_write(db);
	why = export_load(db, &harness.site, &in, true, report);
	cr_assert_null(why, "%s", why);
	cr_assert(db_commit(db), "%s", db_message(db));
	input_close(&in);
	report_free(report);
	db_close(harness.db);
	harness.db = db;
}

Test(series_list, an_export_restores_them)
{
	char		 path[] = P_tmpdir "/almanac-series-XXXXXX";
	const char	*before, *events;
	int		 fd;

	harness_start();
	harness.site.horizon = 5;
	cr_assert((fd = mkstemp(path)) != -1);
	close(fd);
	given_series("2027-03-09 18:00", "2027-03-09 19:00", SERIES_ZONE,
	    "\"FREQ=WEEKLY\\nEXDATE:20270330\\nRDATE:20270401\"",
	    "\"tags\":[\"Free\"]");
	ask_json("ed", "PATCH", "/events/3", "{\"title\":\"Other\"}");
	ask_as("ed", "DELETE", "/events/4");
	before = export(path);
	cr_expect(strstr(before, "\"kind\":\"series\"") != NULL);
	events = series_events(2);
	restore_into_another(path);
	EXPECT_EVENTS(2, events);
	cr_expect_str_eq(export(path), before);
	harness.now += 20 * INT64_C(86400);
	cr_expect_eq(series_extend_all(), 1);
	cr_expect_eq(series_count(2), 9);
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2",
	    "{\"cost\":\"5\"}")->status, 200);
	EXPECT_MEMBER(ask("GET", "/events/3"), "cost", "$5");
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "Other");
	unlink(path);
}
