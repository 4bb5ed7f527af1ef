/* Undoing at the desk, and former versions of records (rules, section 40). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "generated/service.h"
#include "store/db.h"
#include "store/history_rows.h"

#include "base/array.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define API_PREFIX	"/calendar/events/v1"

#define EVENT	"title=Talk&start_date=2027-03-01T18:00&"		\
		"end_date=2027-03-01T20:00&all_day=0&venue=&organizer=&" \
		"description=&image=&categories=&tags=&" \
		"event_status=scheduled&event_status_reason=&cost=&"	\
		"website=&featured=0&timezone=&excerpt=&date=&slug=&"	\
		"show_map=0&show_map_link=0&hide_from_listings=0&sticky=0"

#define COST	"{\"cost\":\"5\""

static struct visitor	 v;

static void
start(void)
{
	harness_start();
	desk_visitor(&v, "ed");
	harness.prefix = API_PREFIX;
}

TestSuite(desk_undo, .init = start);

static struct outcome *
change(const char *path, const char *json)
{
	struct outcome	*o;

	harness.prefix = API_PREFIX;
	o = ask_json("admin", "POST", path, json);
	cr_assert_lt(o->status, 300, "%s", o->body);
	return (o);
}

static struct outcome *
stored(const char *path)
{
	harness.prefix = API_PREFIX;
	return (ask_as("admin", "GET", path));
}

/* Sends a form of the record, and returns the page that follows. */
static struct outcome *
send_form(const char *path, const char *fields)
{
	struct outcome	*o;
	const char	*version = NULL, *location;

	if (strstr(path, "/new") == NULL)
		version = desk_hidden(desk_open(&v, path), "version");
	o = desk_send_form(&v, path, version == NULL ? fields :
	    target("%s&version=%s", fields, version));
	cr_assert_eq(o->status, 303, "%s", o->body);
	location = outcome_header(o, "Location");

	return (desk_open(&v, strstr(location, "/desk")));
}

/* Presses "Undo" on a page about a record. */
static struct outcome *
undo(const struct outcome *page, const char *path)
{
	const char	*newest = desk_hidden(page, "newest");

	cr_assert(newest != NULL && outcome_has(page, ">Undo</button>"), "%s",
	    page->body);
	cr_assert(outcome_has(page, target("action=\"%s/history\"", path)));

	return (desk_send_form(&v, target("%s/history", path),
	    target("newest=%s&row=%s", newest, newest)));
}

Test(desk_undo, is_one_press_after_each_button)
{
	static const struct {
		const char	*fields, *member, *before, *after;
	} rows[] = {
		{ EVENT "&action=publish", "status", "draft", "publish" },
		{ EVENT "&action=draft&sure[]=withdrawn++2027-03-01+18:00:00",
		    "status", "publish", "draft" },
		{ "action=trash", "status", "publish", NULL },
		{ EVENT "&event_status=canceled&action=save", "event_status",
		    "scheduled", "canceled" },
		{ EVENT "&description=More&action=save", "description", "",
		    "<p>More</p>" }
	};
	struct outcome	*page, *o;
	size_t		 i;

	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"status\":\"draft\",\"show_map\":false,"
	    "\"show_map_link\":false");
	for (i = 0; i < COUNT(rows); i++) {
		page = send_form("/desk/events/1", rows[i].fields);
		EXPECT_MEMBER(stored("/events/1"), rows[i].member,
		    rows[i].after);
		o = undo(page, "/desk/events/1");
		cr_expect_eq(o->status, 303, "%zu: %s", i, o->body);
		EXPECT_MEMBER(stored("/events/1"), rows[i].member,
		    rows[i].before);
		(void)change("/events/1", "{\"status\":\"publish\"}");
	}
	(void)desk_send_form(&v, "/desk/events/1", "action=trash");
	page = send_form("/desk/events/1", "action=restore");
	o = undo(page, "/desk/events/1");
	cr_expect_eq(o->status, 303);
	cr_expect(outcome_has(desk_open(&v, "/desk/events?done=undone"),
	    "Undone."));
	EXPECT_CODE(stored("/events/1"), 410, "event-is-in-trash");
}

Test(desk_undo, is_not_offered_if_nothing_was_changed)
{
	struct outcome	*page;

	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"show_map\":false,\"show_map_link\":false");
	page = send_form("/desk/events/1", EVENT "&action=save");
	cr_expect(outcome_has(page, "Saved."));
	cr_expect_not(outcome_has(page, "Undo"));
	page = send_form("/desk/tags/new", "name=Red&action=save");
	cr_expect_not(outcome_has(page, "Undo"));
}

Test(desk_undo, moves_a_new_record_to_the_trash)
{
	struct outcome	*page;

	page = send_form("/desk/venues/new", "venue=Hall&action=save");
	cr_expect_eq(undo(page, "/desk/venues/1")->status, 303);
	EXPECT_CODE(stored("/venues/1"), 410, "venue-is-in-trash");
}

Test(desk_undo, never_overwrites_a_later_change)
{
	struct outcome	*page, *o;

	(void)given_venue("admin", "\"venue\":\"Hall\",\"city\":\"Bonn\"");
	page = send_form("/desk/venues/1", "venue=Hall&city=Rome&action=save");
	(void)change("/venues/1", "{\"city\":\"Oslo\"}");
	o = undo(page, "/desk/venues/1");
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "Nothing was undone: this has changed"
	    " since."));
	EXPECT_MEMBER(stored("/venues/1"), "city", "Oslo");
}

Test(desk_undo, brings_back_no_date_that_was_deleted_since)
{
	struct outcome	*page, *o;

	(void)given_event("admin", "Yoga", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	(void)change("/series/2", "{\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=5\"}");
	page = desk_open(&v, "/desk/series/2/history");
	harness.prefix = API_PREFIX;
	cr_assert_eq(ask_as("admin", "DELETE", "/events/4?purge=true")->status,
	    200);
	o = undo(page, "/desk/series/2");
	cr_expect_eq(o->status, 409);
	EXPECT_MEMBER(stored("/series/2"), "rrule", "FREQ=WEEKLY;COUNT=5");
}

static void
change_without_row(const char *path, const char *json)
{
	const int64_t	 days = harness.site.history;

	harness.site.history = 0;
	(void)change(path, json);
	harness.site.history = days;
}

/* As changes by imports. */
Test(desk_undo, finds_later_changes_without_a_row)
{
	struct outcome	*page, *o;

	(void)given_venue("admin", "\"venue\":\"Hall\",\"city\":\"Bonn\"");
	page = send_form("/desk/venues/1", "venue=Hall&city=Rome&action=save");
	change_without_row("/venues/1", "{\"city\":\"Oslo\"}");
	o = undo(page, "/desk/venues/1");
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "Nothing was undone: this has changed"
	    " since."));
	EXPECT_MEMBER(stored("/venues/1"), "city", "Oslo");
	change_without_row("/venues/1", "{\"city\":\"Rome\","
	    "\"phone\":\"1\"}");
	cr_expect_eq(undo(o, "/desk/venues/1")->status, 303);
	EXPECT_MEMBER(stored("/venues/1"), "city", "Bonn");
	EXPECT_MEMBER(stored("/venues/1"), "phone", "1");
}

/* A change of the series has no row for its events. */
Test(desk_undo, keeps_other_changes_of_the_series)
{
	struct outcome	*o;

	(void)given_event("admin", "Yoga", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	(void)change("/events/1", "{\"title\":\"Walk\"}");
	harness.now++;
	(void)change("/series/2", "{\"cost\":\"5\"}");
	o = undo(desk_open(&v, "/desk/events/1/history"), "/desk/events/1");
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/events/1"), "title", "Yoga");
	EXPECT_MEMBER(stored("/events/1"), "cost", "$5");
}

Test(desk_undo, is_possible_after_a_save_that_changes_nothing)
{
	struct outcome	*o;

	(void)given_venue("admin", "\"venue\":\"Hall\",\"city\":\"Bonn\"");
	(void)send_form("/desk/venues/1", "venue=Hall&city=Rome&action=save");
	harness.now++;
	(void)send_form("/desk/venues/1", "venue=Hall&city=Rome&action=save");
	o = undo(desk_open(&v, "/desk/venues/1/history"), "/desk/venues/1");
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/venues/1"), "city", "Bonn");
}

Test(desk_undo, is_possible_after_a_scheduled_event_was_published)
{
	struct outcome	*o;

	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"status\":\"draft\"");
	(void)change("/events/1", "{\"status\":\"future\","
	    "\"date\":\"2026-12-01 00:00\"}");
	harness.now += 30 * 24 * 60 * 60;
	desk_visitor(&v, "ed");
	o = undo(desk_open(&v, "/desk/events/1/history"), "/desk/events/1");
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/events/1"), "status", "draft");
}

Test(desk_undo, restores_every_field)
{
	struct outcome	*o;
	const char	*before;

	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "");
	(void)given_venue("admin", "\"venue\":\"Hall\",\"geo_lat\":1,"
	    "\"geo_lng\":2,\"phone\":\"1\"");
	before = target("%s", stored("/events/1?_fields=title,description,"
	    "excerpt,venue.id,organizer,categories,tags,cost,website,featured,"
	    "image,timezone,start_date,end_date,all_day,sticky,event_status")
	    ->body);
	(void)change("/events/1", "{\"title\":\"Other\",\"description\":\"D\","
	    "\"excerpt\":\"E\",\"venue\":2,\"organizer\":[{\"organizer\":"
	    "\"O\"}],\"categories\":[\"Music\"],\"tags\":[\"Red\"],"
	    "\"cost\":\"5\",\"website\":\"https://a.example/\","
	    "\"featured\":true,\"image\":\"https://a.example/a.jpg\","
	    "\"timezone\":\"Asia/Tokyo\",\"start_date\":\"2027-04-01 18:00\","
	    "\"end_date\":\"2027-04-02 18:00\",\"all_day\":true,"
	    "\"sticky\":true,\"event_status\":\"canceled\"}");
	o = undo(desk_open(&v, "/desk/events/1/history"), "/desk/events/1");
	cr_expect_eq(o->status, 303, "%s", o->body);
	cr_expect_str_eq(stored("/events/1?_fields=title,description,excerpt,"
	    "venue.id,organizer,categories,tags,cost,website,featured,image,"
	    "timezone,start_date,end_date,all_day,sticky,event_status")->body,
	    before);
	(void)change("/venues/2", "{\"geo_lat\":3,\"geo_lng\":4,"
	    "\"phone\":\"\",\"city\":\"Bonn\",\"description\":\"D\"}");
	o = undo(desk_open(&v, "/desk/venues/2/history"), "/desk/venues/2");
	cr_expect_eq(o->status, 303, "%s", o->body);
	o = stored("/venues/2");
	EXPECT_MEMBER(o, "geo_lat", "1");
	EXPECT_MEMBER(o, "phone", "1");
	EXPECT_MEMBER(o, "city", NULL);
}

Test(desk_undo, restores_a_former_version)
{
	struct outcome	*o;

	(void)given_venue("admin", "\"venue\":\"Hall\",\"city\":\"Bonn\"");
	(void)change("/venues/1", "{\"city\":\"Rome\"}");
	(void)change("/venues/1", "{\"phone\":\"1\"}");
	(void)change("/venues/1", "{\"city\":\"Oslo\"}");
	o = desk_open(&v, "/desk/venues/1/history");
	cr_expect(outcome_has(o, "value=\"2\">Restore the version before"));
	cr_expect_not(outcome_has(o, "name=\"row\" value=\"1\""));
	cr_expect_eq(desk_send_form(&v, "/desk/venues/1/history",
	    target("row=2&newest=%s", desk_hidden(o, "newest")))->status, 303);
	o = stored("/venues/1");
	EXPECT_MEMBER(o, "city", "Bonn");
	EXPECT_MEMBER(o, "phone", NULL);
	cr_expect_eq(desk_send_form(&v, "/desk/venues/1/history",
	    "row=9&newest=5")->status, 404);
}

Test(desk_undo, is_of_a_series_with_its_dates)
{
	struct outcome	*o;

	(void)given_event("admin", "Yoga", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	(void)change("/series/2", "{\"title\":\"Walk\","
	    "\"recurrence\":\"FREQ=DAILY;COUNT=5\"}");
	EXPECT_MEMBER(stored("/events?series=2&start_date=2027-01-01"),
	    "total", "5");
	o = undo(desk_open(&v, "/desk/series/2/history"), "/desk/series/2");
	cr_expect_eq(o->status, 303, "%s", o->body);
	o = stored("/events?series=2&start_date=2027-01-01");
	EXPECT_MEMBER(o, "total", "3");
	EXPECT_MEMBER(o, "events.2.title", "Yoga");
	EXPECT_MEMBER(o, "events.2.start_date", "2027-03-15 18:00:00");
}

/* Sends a form of event 3 that was opened, and presses "Undo" after it. */
static void
do_and_undo(const char *fields, const char *during)
{
	struct outcome	*o;

	fields = target("%s&version=%s", fields, desk_hidden(desk_open(&v,
	    "/desk/events/3"), "version"));
	o = strstr(fields, "trash") != NULL ?
	    desk_send_sure(&v, "/desk/events/3", fields) :
	    desk_send_form(&v, "/desk/events/3", fields);
	cr_assert_eq(o->status, 303, "%s: %s", fields, o->body);
	EXPECT_MEMBER(stored("/events?start_date=2027-01-01"), "total",
	    during);
	o = desk_open(&v, strstr(outcome_header(o, "Location"), "/desk"));
	o = undo(o, "/desk/series/2");
	cr_expect_eq(o->status, 303, "%s: %s", fields, o->body);
	o = stored("/events?start_date=2027-01-01");
	EXPECT_MEMBER(o, "total", "3");
	EXPECT_MEMBER(o, "events.0.series.rrule", "FREQ=WEEKLY;COUNT=3");
	EXPECT_MEMBER(o, "events.1.title", "Talk");
	EXPECT_MEMBER(o, "events.2.title", "Talk");
	EXPECT_MEMBER(o, "events.2.start_date", "2027-03-15 18:00:00");
	EXPECT_MEMBER(o, "events.2.series.id", "2");
}

Test(desk_undo, is_of_a_series_that_was_divided_or_moved_to_the_trash)
{
	(void)given_event("admin", "Talk", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"show_map\":false,\"show_map_link\":false,"
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	do_and_undo("scope=all&action=trash", "0");
	do_and_undo("scope=following&action=trash", "1");
	do_and_undo("title=Walk&start_date=2027-03-08T18:00&"
	    "end_date=2027-03-08T20:00&scope=following&action=save", "3");
	do_and_undo("title=Walk&start_date=2027-03-09T19:00&"
	    "end_date=2027-03-09T20:00&scope=following&action=save", "3");
}

/* Both splits are joined again, with the fields of before. */
Test(desk_undo, restores_a_version_from_before_two_splits)
{
	struct outcome	*o;

	(void)given_event("admin", "Yoga", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"recurrence\":\"FREQ=WEEKLY;COUNT=4\"");
	(void)change("/series/2", "{\"cost\":\"5\"}");
	(void)change("/series/2/split", "{\"event\":5,\"title\":\"A\"}");
	(void)change("/series/2/split", "{\"event\":4,\"title\":\"B\"}");
	(void)change("/series/2", "{\"title\":\"C\"}");
	o = desk_open(&v, "/desk/series/2/history");
	cr_expect(outcome_has(o, "<strong>Later dates split off</strong>:"
	    " <a href=\"/desk/series/7/history\" dir=\"auto\">B</a>"), "%s",
	    o->body);
	o = desk_send_form(&v, "/desk/series/2/history",
	    target("row=2&newest=%s", desk_hidden(o, "newest")));
	cr_expect_eq(o->status, 303, "%s", o->body);
	o = stored("/events?series=2&start_date=2027-01-01");
	EXPECT_MEMBER(o, "total", "4");
	EXPECT_MEMBER(o, "events.3.title", "Yoga");
	EXPECT_MEMBER(o, "events.3.cost", "");
	EXPECT_MEMBER(o, "events.3.start_date", "2027-03-22 18:00:00");
}

/* What lies between the split and the join cannot be restored. */
Test(desk_undo, restores_a_version_from_before_a_split_that_was_undone)
{
	struct outcome	*o;
	int		 i;

	(void)given_event("admin", "Yoga", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"recurrence\":\"FREQ=WEEKLY;COUNT=4\"");
	(void)change("/series/2", "{\"cost\":\"5\"}");
	(void)change("/series/2/split", "{\"event\":5,\"title\":\"A\"}");
	for (i = 0; i < 2; i++) {
		(void)change("/series/2/split",
		    "{\"event\":4,\"title\":\"B\"}");
		o = undo(desk_open(&v, "/desk/series/2/history"),
		    "/desk/series/2");
		cr_expect_eq(o->status, 303, "%s", o->body);
	}
	o = desk_open(&v, "/desk/series/2/history");
	cr_expect(outcome_has(o, "<strong>Later dates joined again"
	    "</strong>"), "%s", o->body);
	cr_expect_not(outcome_has(o, ">Undo<"));
	cr_expect_eq(desk_send_form(&v, "/desk/series/2/history",
	    target("row=%s&newest=%s", desk_hidden(o, "newest"),
	    desk_hidden(o, "newest")))->status, 422);
	o = desk_send_form(&v, "/desk/series/2/history",
	    target("row=2&newest=%s", desk_hidden(o, "newest")));
	cr_expect_eq(o->status, 303, "%s", o->body);
	o = stored("/events?series=2&start_date=2027-01-01");
	EXPECT_MEMBER(o, "total", "4");
	EXPECT_MEMBER(o, "events.3.title", "Yoga");
	EXPECT_MEMBER(o, "events.3.cost", "");
	EXPECT_MEMBER(o, "events.3.start_date", "2027-03-22 18:00:00");
}

Test(desk_undo, offers_no_version_between_a_split_and_its_join)
{
	struct outcome	*o;

	(void)given_event("admin", "Yoga", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"recurrence\":\"FREQ=WEEKLY;COUNT=4\"");
	(void)change("/series/2/split", "{\"event\":4,\"title\":\"A\"}");
	(void)change("/series/2", "{\"cost\":\"5\"}");
	o = desk_open(&v, "/desk/series/2/history");
	cr_expect(outcome_has(o, "name=\"row\" value=\"4\""));
	cr_expect(outcome_has(o, "name=\"row\" value=\"2\""));
	o = desk_send_form(&v, "/desk/series/2/history",
	    target("row=2&newest=%s", desk_hidden(o, "newest")));
	cr_expect_eq(o->status, 303, "%s", o->body);
	o = desk_open(&v, "/desk/series/2/history");
	cr_expect(outcome_has(o, "<strong>Later dates joined again"
	    "</strong>"), "%s", o->body);
	cr_expect_not(outcome_has(o, "name=\"row\" value=\"4\""));
	cr_expect(outcome_has(o, "name=\"row\" value=\"2\""));
}

Test(desk_undo, joins_no_later_part_that_has_changed)
{
	struct outcome	*o;

	(void)given_event("admin", "Yoga", "2027-03-01 18:00",
	    "2027-03-01 20:00", "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	(void)change("/series/2/split", "{\"event\":3,\"title\":\"A\"}");
	harness.now++;
	(void)change("/series/5", "{\"title\":\"B\"}");
	o = undo(desk_open(&v, "/desk/series/2/history"), "/desk/series/2");
	cr_expect_eq(o->status, 409);
	EXPECT_MEMBER(stored("/events/4"), "title", "B");
	EXPECT_MEMBER(stored("/events/1"), "series.rrule",
	    "FREQ=WEEKLY;COUNT=1");
}

/* The contributor may change a draft, but not the published event. */
Test(desk_undo, needs_the_right_to_change_the_record)
{
	struct visitor	 co;
	struct outcome	*o;

	(void)given_event("co", "Talk", "2027-03-01", "2027-03-01", "");
	(void)change("/events/1", "{\"title\":\"Lecture\"}");
	desk_visitor(&co, "co");
	o = desk_open(&co, "/desk/events/1/history");
	(void)change("/events/1", "{\"status\":\"publish\"}");
	o = desk_send_form(&co, "/desk/events/1/history",
	    target("row=2&newest=%s", desk_hidden(o, "newest")));
	cr_expect_eq(o->status, 404);
	EXPECT_MEMBER(stored("/events/1"), "title", "Lecture");
}

/* A contributor may not store tables. */
Test(desk_undo, is_refused_if_less_would_be_stored)
{
	struct visitor	 co;
	struct outcome	*o;

	(void)given_event("co", "Talk", "2027-03-01", "2027-03-01", "");
	(void)change("/events/1", "{\"description\":"
	    "\"<table><tr><td>Cell</td></tr></table>\"}");
	harness.prefix = API_PREFIX;
	(void)ask_json("co", "POST", "/events/1",
	    "{\"description\":\"Plain\"}");
	desk_visitor(&co, "co");
	o = desk_open(&co, "/desk/events/1/history");
	o = desk_send_form(&co, "/desk/events/1/history",
	    target("row=3&newest=%s", desk_hidden(o, "newest")));
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Nothing was undone: the version before"
	    " cannot be stored"));
	EXPECT_MEMBER(stored("/events/1"), "description", "Plain");
	o = undo(desk_open(&v, "/desk/events/1/history"), "/desk/events/1");
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/events/1"), "description",
	    "<table><tr><td>Cell</td></tr></table>");
}

/* Gives the event `count` more versions with a description of `size` bytes. */
static void
change_often(int count, size_t size)
{
	char	*text = calloc(1, size + 1);
	int	 i;

	for (i = 0; i < count; i++) {
		memset(text, 'a' + i % 2, size);
		(void)change("/events/1", target("{\"description\":\"%s\"}",
		    text));
	}
	free(text);
}

/* Presses "Restore the version before" at the row. Returns the statements. */
static int64_t
restore(int row, int status)
{
	const char	*newest;
	int64_t		 before;

	newest = desk_hidden(desk_open(&v, "/desk/events/1/history"),
	    "newest");
	before = db_statements_so_far(harness.db);
	cr_expect_eq(desk_send_form(&v, "/desk/events/1/history",
	    target("row=%d&newest=%s", row, newest))->status, status);

	return (db_statements_so_far(harness.db) - before);
}

Test(desk_undo, takes_few_statements_however_old_the_version_is)
{
	(void)given_event("admin", "Talk", "2027-03-01", "2027-03-01", "");
	change_often(60, 30000);
	cr_expect_lt(restore(99, 404), 30);
	cr_expect_lt(restore(2, 303), 60);
	EXPECT_MEMBER(stored("/events/1"), "description", "");
}

/* Adds a row with the cost before, and so many blanks. */
static void
add_row(size_t blanks)
{
	char			*before = calloc(1, blanks + sizeof(COST "}"));
	struct history_row	 row = { .kind = HISTORY_EVENT, .record = 1,
				    .title = "Talk", .made = NOW,
				    .action = HISTORY_UPDATED,
				    .before = before,
				    .after = "{\"cost\":\"\"}" };

	memset(before, ' ', blanks + strlen(COST));
	memcpy(before, COST, strlen(COST));
	before[blanks + strlen(COST)] = '}';
	db_begin_write(harness.db);
	history_add(harness.db, &row);
	cr_assert(db_commit(harness.db));
	free(before);
}

Test(desk_undo, has_a_limit_of_bytes)
{
	const size_t	 size = 1 << 20;
	size_t		 i;

	(void)given_event("admin", "Talk", "2027-03-01", "2027-03-01", "");
	for (i = 0; i <= SERVICE_HISTORY_SPAN_BYTES / size; i++)
		add_row(size);
	(void)restore(2, 422);
	(void)restore(4, 303);
	EXPECT_MEMBER(stored("/events/1"), "cost", "$5");
}
