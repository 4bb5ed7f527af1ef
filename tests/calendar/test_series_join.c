/* A split that is undone (rules, section 43). */
#include <stdio.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/series_given.h"

static struct outcome *
send(const char *user, const char *path, const char *json)
{
	return (ask_json(user, "POST", path, json));
}

/* The id of a series in an answer. */
static const char *
id_of(const struct outcome *o)
{
	long long	 id;

	cr_assert_eq(sscanf(o->body, "{\"id\":%lld", &id), 1, "%s", o->body);

	return (target("%lld", id));
}

/* Splits the series 2 at event 3, and joins it again with this rule. */
static void
split_and_join(const char *split, const char *rule)
{
	struct outcome	*o;

	o = send("ed", "/series/2/split", split);
	cr_assert_eq(o->status, 201, "%s", o->body);
	o = send("ed", "/series/2/join", target("{\"series\":%s,"
	    "\"recurrence\":\"%s\"}", id_of(o), rule));
	cr_assert_eq(o->status, 200, "%s", o->body);
}

Test(series_join, has_its_events_and_fields_again)
{
	static const char *const	 splits[] = {
		"{\"event\":3}",
		"{\"event\":3,\"title\":\"Walk\",\"cost\":\"5\","
		    "\"tags\":[\"Free\"],\"venue\":{\"venue\":\"Hall\"}}",
		"{\"event\":3,\"start_date\":\"2027-03-17 20:00\","
		    "\"end_date\":\"2027-03-17 22:00\"}",
		"{\"event\":3,\"recurrence\":\"FREQ=DAILY;COUNT=5\"}",
		"{\"event\":3,\"recurrence\":\"FREQ=WEEKLY;COUNT=1\"}",
		"{\"event\":3,\"status\":\"draft\"}"
	};
	const char			*one;
	size_t				 i;

	given_three_tuesdays();
	one = target("%s", ask("GET", "/series/2?_fields=rrule,recurrence,"
	    "start_date,event.title,event.cost")->body);
	for (i = 0; i < COUNT(splits); i++) {
		split_and_join(splits[i], "FREQ=WEEKLY;COUNT=3");
		EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00, 03-23 18:00");
		EXPECT_MEMBER(ask("GET", "/events/3"), "start_date",
		    "2027-03-16 18:00:00");
		cr_expect_str_eq(ask("GET", "/series/2?_fields=rrule,"
		    "recurrence,start_date,event.title,event.cost")->body,
		    one);
		EXPECT_MEMBER(ask("GET", "/events/4"), "title", "Yoga");
		EXPECT_MEMBER(ask("GET", "/events/4"), "cost", "");
		EXPECT_MEMBER(ask("GET", "/events/4"), "venue.venue", NULL);
		EXPECT_MEMBER(ask("GET", "/events/4"), "tags.0.name", NULL);
	}
}

/* Each date has one event, whatever both parts have become. */
Test(series_join, has_the_dates_of_the_whole_rule)
{
	static const struct {
		const char	*earlier, *later, *rule, *starts;
	} rows[] = {
		{ "\"recurrence\":\"FREQ=WEEKLY;COUNT=4\"", "",
		  "FREQ=WEEKLY;COUNT=3",
		  "03-09 18:00, 03-16 18:00, 03-23 18:00" },
		{ "\"start_date\":\"2027-03-16 18:00\","
		  "\"end_date\":\"2027-03-16 20:00\"", "",
		  "FREQ=WEEKLY;COUNT=2", "03-16 18:00, 03-23 18:00" },
		{ "\"recurrence\":\"FREQ=WEEKLY;COUNT=5\"",
		  "\"start_date\":\"2027-04-13 18:00\","
		  "\"end_date\":\"2027-04-13 20:00\"",
		  "FREQ=WEEKLY;COUNT=2", "03-09 18:00, 03-16 18:00" },
		{ "", "\"recurrence\":\"FREQ=DAILY;COUNT=5\"",
		  "FREQ=WEEKLY;COUNT=1", "03-09 18:00" },
		{ "", "\"status\":\"trash\"", "FREQ=WEEKLY;COUNT=4",
		  "03-09 18:00, 03-16 18:00, 03-23 18:00, 03-30 18:00" }
	};
	const char	*path, *later;
	int64_t		 first;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		first = given_series("2027-03-09 18:00:00",
		    "2027-03-09 19:00:00", "Europe/Berlin",
		    "\"RRULE:FREQ=WEEKLY;COUNT=3\"", "");
		path = target("/series/%d", (int)first + 1);
		later = id_of(send("ed", target("%s/split", path),
		    target("{\"event\":%d}", (int)first + 2)));
		(void)send("ed", path, target("{%s}", rows[i].earlier));
		(void)send("ed", target("/series/%s", later), target("{%s}",
		    rows[i].later));
		cr_expect_eq(send("ed", target("%s/join", path), target(
		    "{\"series\":%s,\"recurrence\":\"%s\"}", later,
		    rows[i].rule))->status, 200, "%zu", i);
		EXPECT_STARTS(first + 1, rows[i].starts);
	}
}

Test(series_join, keeps_what_was_changed_in_one_event)
{
	struct outcome	*o;

	given_three_tuesdays();
	o = send("ed", "/series/2/split", "{\"event\":3,\"title\":\"A\"}");
	(void)send("ed", "/events/4", "{\"title\":\"B\"}");
	o = send("ed", "/series/2/join", target("{\"series\":%s,"
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"}", id_of(o)));
	cr_expect_eq(o->status, 200, "%s", o->body);
	EXPECT_MEMBER(ask("GET", "/events/3"), "title", "Yoga");
	EXPECT_MEMBER(ask("GET", "/events/4"), "title", "B");
}

Test(series_join, restores_a_later_part_from_the_trash)
{
	struct outcome	*o;
	const char	*later;

	given_three_tuesdays();
	o = send("ed", "/series/2/split", "{\"event\":3}");
	later = id_of(o);
	(void)send("ed", target("/series/%s", later),
	    "{\"status\":\"trash\"}");
	EXPECT_STARTS(2, "03-09 18:00");
	o = send("ed", "/series/2/join", target("{\"series\":%s,"
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"}", later));
	cr_expect_eq(o->status, 200, "%s", o->body);
	EXPECT_STARTS(2, "03-09 18:00, 03-16 18:00, 03-23 18:00");
	EXPECT_CODE(ask_as("ed", "GET", target("/series/%s", later)), 404,
	    "rest-series-not-found");
	EXPECT_MEMBER(ask_as("ed", "GET", "/history/series/2"),
	    "history.0.action", "join");
	EXPECT_MEMBER(ask_as("ed", "GET", "/history/series/2"),
	    "history.0.after.into", later);
	EXPECT_MEMBER(ask_as("ed", "GET", "/history/series/2"),
	    "history.1.action", "split");
	EXPECT_MEMBER(ask_as("ed", "GET", "/history/series/2"),
	    "history.1.after.into", later);
}

Test(series_join, is_for_those_who_may_change_both)
{
	struct outcome	*o;
	const char	*json;

	given_three_tuesdays();
	o = send("ed", "/series/2/split", "{\"event\":3}");
	json = target("{\"series\":%s,\"recurrence\":\"FREQ=DAILY\"}",
	    id_of(o));
	EXPECT_CODE(send("co", "/series/2/join", json), 403,
	    "rest_forbidden");
	EXPECT_CODE(send("ed", "/series/2/join", "{\"series\":2,"
	    "\"recurrence\":\"FREQ=DAILY\"}"), 400,
	    "rest_invalid_param");
	EXPECT_CODE(send("ed", "/series/2/join", "{\"series\":99,"
	    "\"recurrence\":\"FREQ=DAILY\"}"), 400,
	    "rest_invalid_param");
}
