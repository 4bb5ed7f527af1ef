#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/titles.h"


Test(event_list, an_empty_list_is_a_list)
{
	struct outcome	*a;

	a = ask("GET", "/events");
	EXPECT(a, 200, "{\"events\":[],\"rest_url\":\"" API
	    "/events/?page=1&per_page=10"
	    "&start_date=2026-11-21+00%3A00%3A00"
	    "&end_date=2028-11-21+23%3A59%3A59&status=publish\","
	    "\"total\":0,\"total_pages\":0}");
	cr_expect_str_eq(outcome_header(a, "X-TEC-Total"), "0");
	cr_expect_str_eq(outcome_header(a, "X-WP-TotalPages"), "0");
	cr_expect_null(outcome_header(a, "Link"));
	EXPECT_CODE(ask("GET", "/events?page=2"), 404,
	    "event-archive-page-not-found");
}

Test(event_list, pages)
{
	struct outcome	*a;
	int		 i;

	for (i = 1; i <= 5; i++)
		given_event("ed", target("E%d", i), "2027-01-01",
		    "2027-01-02", "");
	harness.now += 60;

	a = ask("GET", "/events?per_page=2&page=2&start_date=2027-01-01"
	    "&end_date=2027-01-31");
	cr_expect_str_eq(titles_of(a), "E3 E4");
	EXPECT_MEMBER(a, "total", "5");
	EXPECT_MEMBER(a, "total_pages", "3");
	EXPECT_MEMBER(a, "next_rest_url", API "/events/?per_page=2"
	    "&start_date=2027-01-01+00%3A00%3A00"
	    "&end_date=2027-01-31+23%3A59%3A59&status=publish&page=3");
	EXPECT_MEMBER(a, "previous_rest_url", API "/events/?per_page=2"
	    "&start_date=2027-01-01+00%3A00%3A00"
	    "&end_date=2027-01-31+23%3A59%3A59&status=publish");
	cr_expect_str_eq(outcome_header(a, "Last-Modified"),
	    "Sat, 21 Nov 2026 00:17:30 GMT");
	cr_expect_str_eq(outcome_header(a, "X-TEC-TotalPages"), "3");

	a = ask("GET", "/events?per_page=2&page=3");
	cr_expect_str_eq(titles_of(a), "E5");
	EXPECT_MEMBER(a, "next_rest_url", NULL);
	EXPECT(ask("GET", "/events?per_page=2&page=4"), 404,
	    "{\"code\":\"event-archive-page-not-found\",\"message\":"
	    "\"The requested event archive page does not exist\","
	    "\"data\":{\"status\":404}}");
	EXPECT_CODE(ask("GET", "/events?page=9223372036854775807"), 404,
	    "event-archive-page-not-found");
	EXPECT_MEMBER(ask("GET", "/events?per_page=99&search=E1"),
	    "rest_url", API "/events/?page=1&per_page=50"
	    "&start_date=2026-11-21+00%3A00%3A00"
	    "&end_date=2028-11-21+23%3A59%3A59&search=E1&status=publish");
}

Test(event_list, the_records_are_whole)
{
	struct outcome	*one, *list;
	const char	*record;

	given_talk("ed", "\"status\":\"private\"");
	one = ask_as("ed", "GET", "/events/1");
	list = ask_as("ed", "GET", "/events");
	record = target("{\"events\":[%s],\"rest_url\"", one->body);
	cr_expect_eq(strncmp(list->body, record, strlen(record)), 0, "%s",
	    list->body);
	given_talk("ed", "");
	EXPECT_MEMBER(ask("GET", "/events"), "events.0.title", "Talk");
	EXPECT_MEMBER(ask("GET", "/events"), "events.0.json_ld", NULL);
}

/* Rules, sections 18 and 24. */
Test(event_list, statuses)
{
	static const struct {
		const char	*user;
		struct titles	 row;
	} rows[] = {
		{ NULL, { "", "publish" } },
		{ NULL, { "status=publish", "publish" } },
		{ NULL, { "status=any", "400" } },
		{ NULL, { "status=draft", "400" } },
		{ NULL, { "status=publish,draft", "400" } },
		{ "su", { "", "publish" } },
		{ "su", { "status=trash", "400" } },
		{ "co", { "", "publish own" } },
		{ "co", { "status=draft", "own" } },
		{ "co", { "status=any", "publish own" } },
		{ "co", { "status=publish", "publish" } },
		{ "co", { "status=private", "" } },
		{ "co", { "status=trash", "" } },
		{ "au", { "", "publish future draft pending private" } },
		{ "au", { "status=trash", "trash" } },
		{ "au", { "status[]=draft&status[]=pending",
		    "draft pending" } },
		{ "ed", { "", "publish future draft pending private own" } },
		{ "ed", { "status=trash,draft", "draft trash own" } },
		{ "ed", { "status=bogus", "400" } },
		{ "admin", { "status=any",
		    "publish future draft pending private own" } }
	};
	static const char *const	 statuses[] = {
		"publish", "future", "draft", "pending", "private", "trash"
	};
	size_t				 i;

	for (i = 0; i < COUNT(statuses); i++)
		given_event("au", statuses[i], "2027-01-01", "2027-01-01",
		    target("\"status\":\"%s\",\"date\":\"%s\"", statuses[i],
		    i == 1 ? "2027-01-01" : "2026-01-01"));
	given_event("co", "own", "2027-01-01", "2027-01-01", "");
	for (i = 0; i < COUNT(rows); i++)
		expect_all_titles(rows[i].user, &rows[i].row, 1);
}

Test(event_list, a_scheduled_one_appears_in_time)
{
	given_event("au", "x", "2027-01-01", "2027-01-01",
	    "\"date\":\"2026-11-21 00:18:00\"");
	expect_titles(NULL, "", "");
	expect_titles("au", "status=future", "x");
	expect_titles("au", "status=publish", "");
	harness.now += 30;
	expect_titles(NULL, "", "x");
	expect_titles("au", "status=future", "");
	expect_titles("au", "status=publish", "x");
}

Test(event_list, filters)
{
	static const struct titles	 rows[] = {
		{ "", "a b c d" },
		{ "featured=true", "a" },
		{ "featured=0", "b c d" },
		{ "featured=", "400" },
		{ "ticketed=1", "b" },
		{ "ticketed=false", "a c d" },
		{ "free=1", "c" },
		{ "free=0", "a b d" },
		{ "post_parent=1", "c" },
		{ "post_parent=77", "400" },
		{ "include=1,5", "a hidden" },
		{ "include=0", "400" },
		{ "geoloc=true", "" },
		{ "geoloc=false", "a b c d" },
		{ "geoloc_lat=1&geoloc_lng=1", "" },
		{ "geoloc_lat=1", "400" },
		{ "modified_after=2026-11-21%2000:17:30", "d" },
		{ "modified_after=2026-11-21%2000:17:29", "a b c d" },
		{ "modified_before=2026-11-21%2000:18:30", "a b c" },
		{ "modified_before=2026-11-21%2000:17:30", "" },
		{ "search=B%20", "b" },
		{ "search=first%20one", "b" },
		{ "search=%22first%20one%22", "" },
		{ "search=-B", "a c d" },
		{ "featured=true&ticketed=true", "" }
	};

	given_event("ed", "a", "2027-01-01", "2027-01-01",
	    "\"featured\":true");
	given_event("ed", "b", "2027-01-01", "2027-01-01",
	    "\"ticketed\":true,\"excerpt\":\"ONE is FIRST\"");
	given_event("ed", "c", "2027-01-01", "2027-01-01",
	    "\"post_parent\":1,\"cost\":\"Eintritt frei\"");
	harness.now += 60;
	given_event("ed", "d", "2027-01-01", "2027-01-01", "");
	given_event("ed", "hidden", "2027-01-01", "2027-01-01",
	    "\"hide_from_listings\":true");
	expect_all_titles(NULL, rows, COUNT(rows));
	expect_titles("ed", "", "a b c d");
}

Test(event_list, order)
{
	static const struct titles	 rows[] = {
		{ "", "beta Alpha Émile" },
		{ "order=desc", "Émile Alpha beta" },
		{ "orderby=event_date", "beta Alpha Émile" },
		{ "orderby=Event_Date&order=desc", "Émile Alpha beta" },
		{ "orderby=end_date", "Alpha Émile beta" },
		{ "orderby=title", "Alpha beta Émile" },
		{ "orderby=TITLE&order=DESC", "Émile beta Alpha" },
		{ "orderby=date", "Émile Alpha beta" },
		{ "orderby=modified&order=desc", "Émile Alpha beta" },
		{ "orderby=id", "Émile beta Alpha" },
		{ "orderby=sticky", "beta Alpha \xc3\x89mile" },
		{ "order=up", "beta Alpha \xc3\x89mile" }
	};

	given_event("ed", "Émile", "2027-01-01 12:00", "2027-01-02",
	    "\"date\":\"2026-01-01\"");
	given_event("ed", "beta", "2027-01-01 10:00", "2027-01-03",
	    "\"date\":\"2026-03-01\"");
	given_event("ed", "Alpha", "2027-01-01 11:00", "2027-01-01 12:00",
	    "\"date\":\"2026-02-01\"");
	harness.now += 60;
	ask_form("ed", "PATCH", "/events/1", "sticky=true");
	ask_form("ed", "PATCH", "/events/3", "featured=true");
	expect_all_titles(NULL, rows, COUNT(rows));
}

/* Rules, section 20. */
Test(event_list, protected_texts)
{
	struct outcome	*a;

	given_talk("au", "\"description\":\"secret\",\"excerpt\":\"hint\"");
	ask_form("au", "PATCH", "/events/1", "password=x");
	a = ask("GET", "/events");
	EXPECT_MEMBER(a, "events.0.title", "Talk");
	EXPECT_MEMBER(a, "events.0.description", "");
	EXPECT_MEMBER(a, "events.0.excerpt", "");
	EXPECT_MEMBER(ask_as("co", "GET", "/events"),
	    "events.0.description", "");
	EXPECT_MEMBER(ask_as("au", "GET", "/events"),
	    "events.0.description", "secret");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events"), "events.0.excerpt",
	    "hint");

	expect_titles(NULL, "search=secret", "");
	expect_titles("co", "search=Talk", "");
	expect_titles("au", "search=secret", "Talk");
	expect_titles("ed", "search=hint", "Talk");
}

Test(event_list, a_write_shows_in_its_time)
{
	const char	*tag;

	tag = target("If-None-Match: %s", outcome_header(ask("GET",
	    "/events"), "ETag"));
	cr_expect_eq(ask_with("GET", "/events", NULL, tag, NULL)->status,
	    304);
	given_talk("ed", "");
	cr_expect_eq(ask_with("GET", "/events", NULL, tag, NULL)->status,
	    200);
	harness.now += 60;
	ask_as("ed", "DELETE", "/events/1?purge=true");
	cr_expect_str_eq(outcome_header(ask("GET", "/events"),
	    "Last-Modified"), "Sat, 21 Nov 2026 00:18:30 GMT");
}
