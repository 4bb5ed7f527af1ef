/* The history of records (rules, section 45). */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "generated/service.h"
#include "http/author_quota.h"
#include "store/db.h"
#include "store/history_rows.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

#define ROW(id, kind, record, title, author, action)			\
	"{\"id\":" id ",\"kind\":\"" kind "\",\"record\":" record	\
	",\"title\":\"" title "\",\"author\":" author			\
	",\"date_utc\":\"2026-11-21 00:17:30\",\"action\":\"" action "\""
#define CHANGE(before, after)						\
	",\"before\":{" before "},\"after\":{" after "}}"
#define LIST(rows, path, total, pages)					\
	"{\"history\":[" rows "],\"rest_url\":\"" API path		\
	"/?page=1&per_page=10\",\"total\":" total			\
	",\"total_pages\":" pages "}"

#define EXPECT_HISTORY(user, path, rows, total)				\
	EXPECT(ask_as(user, "GET", path), 200, LIST(rows, path, total, "1"))
#define EXPECT_NO_HISTORY(user, path)					\
	EXPECT(ask_as(user, "GET", path), 200, LIST("", path, "0", "0"))

Test(history, has_a_row_for_each_request_that_changes_an_event)
{
	(void)given_talk("co", "");
	(void)given_venue("ed", "\"venue\":\"Hall\"");
	(void)ask_json("ed", "POST", "/events/1", "{\"title\":\"Lecture\","
	    "\"venue\":2,\"categories\":[\"Music\"],\"status\":\"publish\"}");
	(void)ask_json("ed", "POST", "/events/1", "{\"title\":\"Lecture\"}");
	(void)ask_json("au", "POST", "/events/1", "{\"title\":\"Mine\"}");
	(void)ask_json("ed", "POST", "/events/1", "{\"password\":\"a\","
	    "\"end_date\":\"2026-12-05 21:00\",\"venue\":null}");
	(void)ask_as("ed", "DELETE", "/events/1");
	(void)ask_json("ed", "POST", "/events/1", "{\"status\":\"draft\"}");
	EXPECT_HISTORY("ed", "/history/events/1",
	    ROW("7", "event", "1", "Lecture", "2", "restore")
	    CHANGE("\"status\":\"trash\",\"slug\":\"lecture__trashed\"",
		"\"status\":\"draft\",\"slug\":\"lecture\"") ","
	    ROW("6", "event", "1", "Lecture", "2", "trash")
	    CHANGE("\"status\":\"publish\",\"slug\":\"lecture\"",
		"\"status\":\"trash\",\"slug\":\"lecture__trashed\"") ","
	    ROW("5", "event", "1", "Lecture", "2", "update")
	    CHANGE("\"password\":null,\"end_date\":\"2026-12-05 20:00:00\","
		"\"venue\":2",
		"\"password\":true,\"end_date\":\"2026-12-05 21:00:00\","
		"\"venue\":null") ","
	    ROW("4", "event", "1", "Lecture", "2", "update")
	    CHANGE("\"status\":\"draft\",\"title\":\"Talk\","
		"\"date_utc\":null,\"venue\":null,\"categories\":[]",
		"\"status\":\"publish\",\"slug\":\"lecture\","
		"\"title\":\"Lecture\","
		"\"date_utc\":\"2026-11-21 00:17:30\",\"venue\":2,"
		"\"categories\":[1]") ","
	    ROW("1", "event", "1", "Talk", "4", "create") CHANGE("", ""), "5");
}

Test(history, is_of_places_categories_and_tags)
{
	(void)given_venue("ed", "\"venue\":\"Hall\"");
	(void)given_organizer("ed", "\"organizer\":\"Choir\"");
	(void)ask_json("ed", "POST", "/categories", "{\"name\":\"Music\"}");
	(void)ask_json("ed", "POST", "/tags", "{\"name\":\"Free\"}");
	(void)ask_json("admin", "POST", "/venues/1",
	    "{\"city\":\"Rome\",\"geo_lat\":1.5,\"geo_lng\":2}");
	(void)ask_json("admin", "POST", "/organizers/2", "{\"phone\":\"1\"}");
	(void)ask_json("admin", "POST", "/categories/1",
	    "{\"color\":\"#9c2f22\"}");
	(void)ask_json("admin", "POST", "/tags/2", "{\"name\":\"Open\"}");
	EXPECT_HISTORY("ed", "/history/venues/1",
	    ROW("5", "venue", "1", "Hall", "1", "update")
	    CHANGE("\"city\":\"\",\"geo_lat\":null,\"geo_lng\":null",
		"\"city\":\"Rome\",\"geo_lat\":1.5,\"geo_lng\":2") ","
	    ROW("1", "venue", "1", "Hall", "2", "create") CHANGE("", ""), "2");
	EXPECT_HISTORY("ed", "/history/organizers/2",
	    ROW("6", "organizer", "2", "Choir", "1", "update")
	    CHANGE("\"phone\":\"\"", "\"phone\":\"1\"") ","
	    ROW("2", "organizer", "2", "Choir", "2", "create")
	    CHANGE("", ""), "2");
	EXPECT_HISTORY("ed", "/history/categories/1",
	    ROW("7", "category", "1", "Music", "1", "update")
	    CHANGE("\"color\":\"\"", "\"color\":\"#9c2f22\"") ","
	    ROW("3", "category", "1", "Music", "2", "create")
	    CHANGE("", ""), "2");
	EXPECT_HISTORY("ed", "/history/tags/2",
	    ROW("8", "tag", "2", "Open", "1", "update")
	    CHANGE("\"name\":\"Free\"", "\"name\":\"Open\"") ","
	    ROW("4", "tag", "2", "Free", "2", "create") CHANGE("", ""), "2");
}

Test(history, has_one_row_for_all_events_of_a_series)
{
	(void)ask_json("ed", "POST", "/events", "{\"title\":\"Choir\","
	    "\"start_date\":\"2027-03-02 18:00\","
	    "\"end_date\":\"2027-03-02 19:00\","
	    "\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=3\"}");
	(void)ask_json("ed", "POST", "/series/2", "{\"title\":\"Gala\","
	    "\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=2\"}");
	(void)ask_json("ed", "POST", "/events/1", "{\"title\":\"Late\"}");
	EXPECT_HISTORY("ed", "/history/series/2",
	    ROW("2", "series", "2", "Gala", "2", "update")
	    CHANGE("\"title\":\"Choir\","
		"\"recurrence\":[\"RRULE:FREQ=WEEKLY;COUNT=3\"]",
		"\"title\":\"Gala\","
		"\"recurrence\":[\"RRULE:FREQ=WEEKLY;COUNT=2\"]") ","
	    ROW("1", "series", "2", "Choir", "2", "create")
	    CHANGE("", ""), "2");
	EXPECT_HISTORY("ed", "/history/events/1",
	    ROW("3", "event", "1", "Late", "2", "update")
	    CHANGE("\"title\":\"Gala\"", "\"title\":\"Late\""), "1");
	(void)ask_as("ed", "DELETE", "/series/2");
	EXPECT_HISTORY("admin", "/history",
	    ROW("4", "series", "2", "Gala", "2", "delete") CHANGE("", "") ","
	    ROW("3", "event", "1", "Late", "2", "update")
	    CHANGE("\"title\":\"Gala\"", "\"title\":\"Late\""), "2");
}

Test(history, of_a_deleted_record_is_one_row)
{
	(void)given_talk("ed", "");
	(void)ask_json("au", "POST", "/venues", "{\"venue\":\"Hall\"}");
	(void)ask_json("ed", "POST", "/events/1", "{\"title\":\"Lecture\"}");
	(void)ask_as("admin", "DELETE", "/events/1?purge=true");
	EXPECT_HISTORY("admin", "/history",
	    ROW("4", "event", "1", "Lecture", "1", "delete")
	    CHANGE("", "") ","
	    ROW("2", "venue", "2", "Hall", "3", "create") CHANGE("", ""), "2");
	EXPECT_CODE(ask_as("admin", "GET", "/history/events/1"), 404,
	    "rest-event-not-found");
}

Test(history, of_a_user_is_for_administrators)
{
	(void)given_talk("ed", "");
	(void)given_talk("au", "");
	EXPECT(ask_as("admin", "GET", "/history?author=3"), 200,
	    "{\"history\":["
	    ROW("2", "event", "2", "Talk", "3", "create") CHANGE("", "") "],"
	    "\"rest_url\":\"" API "/history/?page=1&per_page=10&author=3\","
	    "\"total\":1,\"total_pages\":1}");
	EXPECT_CODE(ask_as("ed", "GET", "/history"), 403, "rest_forbidden");
	EXPECT_CODE(ask("GET", "/history"), 401, "rest_forbidden");
}

Test(history, is_for_those_who_may_edit_the_record)
{
	(void)given_talk("co", "");
	cr_expect_eq(ask_as("co", "GET", "/history/events/1")->status, 200);
	cr_expect_eq(ask_as("ed", "GET", "/history/events/1")->status, 200);
	EXPECT_CODE(ask_as("au", "GET", "/history/events/1"), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask("GET", "/history/events/1"), 401, "rest_forbidden");
	EXPECT_CODE(ask_as("ed", "GET", "/history/events/9"), 404,
	    "rest-event-not-found");
	(void)ask_as("ed", "DELETE", "/events/1");
	cr_expect_eq(ask_as("ed", "GET", "/history/events/1")->status, 200);
	EXPECT_CODE(ask_as("au", "GET", "/history/events/1"), 404,
	    "rest-event-not-found");
	(void)ask_json("ed", "POST", "/tags", "{\"name\":\"Free\"}");
	EXPECT_CODE(ask_as("au", "GET", "/history/tags/1"), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_as("ed", "GET", "/history/categories/1"), 404,
	    "rest-category-not-found");
	EXPECT_CODE(ask_as("ed", "GET", "/history/series/1"), 404,
	    "rest-series-not-found");
}

Test(history, begins_for_a_new_author_with_the_change)
{
	static const char *const	 adds[] = { "events", "venues",
					    "organizers", "events" };
	static const char *const	 bodies[] = {
		"{\"title\":\"Secret\",\"start_date\":\"2027-03-01 18:00\","
		"\"end_date\":\"2027-03-01 20:00\",\"status\":\"private\"}",
		"{\"venue\":\"Secret\",\"status\":\"private\"}",
		"{\"organizer\":\"Secret\",\"status\":\"private\"}",
		"{\"title\":\"Secret\",\"start_date\":\"2027-03-01 18:00\","
		"\"end_date\":\"2027-03-01 20:00\",\"status\":\"private\","
		"\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=2\"}"
	};
	static const char *const	 records[] = { "events/1", "venues/2",
					    "organizers/3", "series/5" };
	static const char *const	 names[] = { "title", "venue",
					    "organizer", "title" };
	const char			*path;
	size_t				 i;

	for (i = 0; i < 4; i++) {
		path = target("/%s", records[i]);
		(void)ask_json("ed", "POST", target("/%s", adds[i]), bodies[i]);
		(void)ask_json("ed", "POST", path,
		    target("{\"%s\":\"Hidden\"}", names[i]));
		(void)ask_json("ed", "POST", path, target("{\"%s\":\"Open\","
		    "\"author\":4,\"status\":\"draft\"}", names[i]));
		path = target("/history%s", path);
		EXPECT(ask_as("co", "GET", target("%s?_fields=history,total",
		    path)), 200, "{\"history\":[],\"total\":0}");
		(void)ask_json("co", "POST", target("/%s", records[i]),
		    target("{\"%s\":\"Mine\"}", names[i]));
		EXPECT(ask_as("co", "GET", target(
		    "%s?_fields=total,history.before,history.after", path)),
		    200, target("{\"history\":[{\"before\":{\"%s\":\"Open\"},"
		    "\"after\":{\"%s\":\"Mine\"}}],\"total\":1}", names[i],
		    names[i]));
		cr_expect_not_null(strstr(ask_as("ed", "GET", path)->body,
		    "Secret"));
	}
}

Test(history, does_not_show_places_that_the_event_hides)
{
	static const char *const	 paths[] = { "/events/1", "/series/2" };
	size_t				 i;

	(void)ask_json("co", "POST", "/events", "{\"title\":\"Choir\","
	    "\"start_date\":\"2027-03-02 18:00\","
	    "\"end_date\":\"2027-03-02 19:00\","
	    "\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=2\"}");
	(void)given_venue("ed", "\"venue\":\"Secret\","
	    "\"status\":\"private\"");
	(void)given_organizer("ed", "\"organizer\":\"Secret\","
	    "\"status\":\"private\"");
	(void)given_organizer("ed", "\"organizer\":\"Open\"");
	for (i = 0; i < 2; i++) {
		(void)ask_json("ed", "POST", paths[i], "{\"venue\":4,"
		    "\"title\":\"\\\"venue\\\":\",\"organizer\":[5,6]}");
		EXPECT(ask_as("co", "GET", target("/history%s?per_page=1"
		    "&_fields=history.before,history.after", paths[i])), 200,
		    "{\"history\":[{\"before\":{\"title\":\"Choir\","
		    "\"venue\":null,\"organizer\":[]},\"after\":{"
		    "\"title\":\"\\\"venue\\\":\",\"venue\":null,"
		    "\"organizer\":[6]}}]}");
		cr_expect_not_null(strstr(ask_as("ed", "GET", target(
		    "/history%s", paths[i]))->body, "\"venue\":4"));
	}
}

Test(history, has_pages)
{
	(void)given_talk("ed", "");
	(void)ask_json("ed", "POST", "/events/1", "{\"title\":\"B\"}");
	(void)ask_json("ed", "POST", "/events/1", "{\"title\":\"C\"}");
	EXPECT(ask_as("ed", "GET", "/history/events/1?page=2&per_page=1"), 200,
	    "{\"history\":["
	    ROW("2", "event", "1", "B", "2", "update")
	    CHANGE("\"title\":\"Talk\"", "\"title\":\"B\"") "],"
	    "\"rest_url\":\"" API "/history/events/1/?page=2&per_page=1\","
	    "\"next_rest_url\":\"" API "/history/events/1/?per_page=1&page=3\","
	    "\"previous_rest_url\":\"" API
	    "/history/events/1/?per_page=1\","
	    "\"total\":3,\"total_pages\":3}");
	EXPECT(ask_as("ed", "GET", "/history/events/1?page=9&per_page=1"), 200,
	    "{\"history\":[],"
	    "\"rest_url\":\"" API "/history/events/1/?page=9&per_page=1\","
	    "\"previous_rest_url\":\"" API
	    "/history/events/1/?per_page=1&page=8\","
	    "\"total\":3,\"total_pages\":3}");
}

Test(history, long_fields_do_not_fill_a_page)
{
	const int	 size = 200000;
	char		*a = calloc(1, (size_t)size + 1);
	char		*b = calloc(1, (size_t)size + 1);
	int		 i;

	memset(a, 'a', (size_t)size);
	memset(b, 'b', (size_t)size);
	(void)given_talk("ed", target("\"description\":\"%s\"", a));
	for (i = 0; i < 4; i++)
		(void)ask_json("ed", "POST", "/events/1", target(
		    "{\"description\":\"%s\"}", i % 2 == 0 ? b : a));
	EXPECT(ask_as("ed", "GET", "/history/events/1?_fields=history.id,"
	    "history.before,history.after"), 200, target("{\"history\":["
	    "{\"id\":5" CHANGE("\"description\":\"%s\"",
		"\"description\":\"%s\"") ","
	    "{\"id\":4" CHANGE("\"description\":\"%s\"",
		"\"description\":\"%s\"") ","
	    "{\"id\":3" CHANGE("\"description\":\"%s\"",
		"\"description\":\"%s\"") ",{\"id\":2},{\"id\":1}]}",
	    b, a, a, b, b, a));
	EXPECT(ask_as("ed", "GET", "/history/events/1?per_page=1&page=4"
	    "&_fields=history.id,history.before,history.after"), 200,
	    target("{\"history\":[{\"id\":2"
	    CHANGE("\"description\":\"%s\"", "\"description\":\"%s\"") "]}",
	    a, b));
	free(a);
	free(b);
}

Test(history, ids_are_not_used_again)
{
	(void)given_talk("ed", "");
	(void)ask_as("admin", "DELETE", "/events/1?purge=true");
	db_begin_write(harness.db);
	history_drop_old(harness.db, NOW + 1, 10);
	cr_assert(db_commit(harness.db));
	(void)given_talk("ed", "");
	EXPECT_HISTORY("admin", "/history",
	    ROW("3", "event", "2", "Talk", "2", "create") CHANGE("", ""), "1");
}

#define SHORT(kind, record, title, action)				\
	"{\"kind\":\"" kind "\",\"record\":" record ",\"title\":\""	\
	title "\",\"action\":\"" action "\"}"

Test(history, of_waiting_terms_ends_with_them)
{
	(void)given_talk("co", "\"tags\":[\"Lost\",\"Kept\"]");
	(void)ask_json("co", "POST", "/events/1", "{\"tags\":[\"Kept\"]}");
	(void)ask_json("ed", "POST", "/tags", "{\"name\":\"Kept\"}");
	(void)ask_json("ed", "POST", "/events/1", "{\"status\":\"publish\"}");
	EXPECT(ask_as("admin", "GET", "/history?_fields=history.kind,"
	    "history.record,history.title,history.action"), 200,
	    "{\"history\":[" SHORT("event", "1", "Talk", "update") ","
	    SHORT("tag", "2", "Kept", "delete") ","
	    SHORT("tag", "3", "Kept", "create") ","
	    SHORT("event", "1", "Talk", "update") ","
	    SHORT("event", "1", "Talk", "create") "]}");
}

/* The value of `before` in the only row of a page. */
static const char *
before_of(const char *record, const char *page)
{
	const char	*before, *end;

	before = strstr(ask_as("ed", "GET", target("/history%s?per_page=1"
	    "&page=%s&_fields=history.before", record, page))->body, "{\"b");
	cr_assert_not_null(before);
	before += strlen("{\"before\":");
	cr_assert_not_null(end = strstr(before, "}]}"));

	return (target("%.*s", (int)(end - before), before));
}

Test(history, before_is_what_an_update_accepts)
{
	static const struct {
		const char	*record, *one, *other, *fields;
	} rows[] = {
		{ "/events/1",
		  "{\"description\":\"Long\",\"excerpt\":\"Short\","
		  "\"cost\":\"5\",\"website\":\"https://a.example/\","
		  "\"venue\":2,\"organizer\":[3],\"categories\":[1],"
		  "\"tags\":[2],\"all_day\":true,\"featured\":true,"
		  "\"sticky\":true,\"show_map\":false,\"post_parent\":4,"
		  "\"event_status\":\"canceled\",\"event_status_reason\":"
		  "\"Ill\",\"timezone\":\"Europe/Berlin\",\"password\":\"a\","
		  "\"author\":3,\"status\":\"publish\"}",
		  "{\"description\":null,\"excerpt\":null,\"cost\":\"\","
		  "\"website\":\"\",\"venue\":null,\"organizer\":[],"
		  "\"categories\":[],\"tags\":[],\"post_parent\":0,"
		  "\"title\":\"Other\",\"event_status_reason\":\"\"}",
		  "title,description,excerpt,cost,website,venue.id,"
		  "organizer.id,categories.id,tags.id,all_day,featured,sticky,"
		  "show_map,"
		  "post_parent,event_status,event_status_reason,timezone,"
		  "start_date,end_date,author,status" },
		{ "/venues/2", "{\"description\":\"Long\",\"city\":\"Rome\","
		  "\"geo_lat\":0,\"geo_lng\":0,\"show_map\":\"false\"}",
		  "{\"description\":\"\",\"city\":\"\",\"geo_lat\":null,"
		  "\"geo_lng\":null,\"show_map\":\"true\"}",
		  "venue,description,city,geo_lat,geo_lng,show_map" },
		{ "/organizers/3", "{\"description\":\"Long\",\"phone\":\"1\"}",
		  "{\"description\":\"\",\"phone\":\"\"}",
		  "organizer,description,phone" },
		{ "/categories/3", "{\"description\":\"Long\",\"parent\":1,"
		  "\"color\":\"#9c2f22\"}", "{\"parent\":0,"
		  "\"color\":\"\"}", "name,slug,parent,color" },
		{ "/tags/2", "{\"name\":\"Open\",\"description\":\"Long\"}",
		  "{\"name\":\"Shut\",\"slug\":\"shut\"}", "name,slug" }
	};
	const char	*path, *first, *second;
	size_t		 i;

	(void)given_talk("ed", "");
	(void)given_venue("ed", "\"venue\":\"Hall\"");
	(void)given_organizer("ed", "\"organizer\":\"Choir\"");
	(void)given_talk("ed", "");
	(void)ask_json("ed", "POST", "/categories", "{\"name\":\"Music\"}");
	(void)ask_json("ed", "POST", "/tags", "{\"name\":\"Free\"}");
	(void)ask_json("ed", "POST", "/categories", "{\"name\":\"Jazz\"}");
	for (i = 0; i < COUNT(rows); i++) {
		path = target("%s?_fields=%s", rows[i].record, rows[i].fields);
		first = target("%s", ask_as("ed", "GET", path)->body);
		(void)ask_json("ed", "POST", rows[i].record, rows[i].one);
		second = target("%s", ask_as("ed", "GET", path)->body);
		cr_expect_str_neq(first, second);
		(void)ask_json("ed", "POST", rows[i].record, rows[i].other);
		EXPECT(ask_json("ed", "POST", target("%s?_fields=%s",
		    rows[i].record, rows[i].fields), before_of(rows[i].record,
		    "1")), 200, second);
		EXPECT(ask_json("ed", "POST", target("%s?_fields=%s",
		    rows[i].record, rows[i].fields), before_of(rows[i].record,
		    "3")), 200, first);
	}
}

Test(history, is_not_kept_with_history_0)
{
	harness_start();
	harness.site.history = 0;
	(void)given_talk("ed", "");
	(void)ask_as("ed", "DELETE", "/events/1?purge=true");
	EXPECT_NO_HISTORY("admin", "/history");
}

Test(history, has_values_of_the_time_of_the_change)
{
	harness_start();
	(void)given_talk("ed", "");
	(void)ask_json("ed", "POST", "/events/1", "{\"title\":\"Second\"}");
	harness.site.history = 0;
	(void)ask_json("ed", "POST", "/events/1", "{\"title\":\"Third\"}");
	EXPECT_HISTORY("ed", "/history/events/1",
	    ROW("2", "event", "1", "Second", "2", "update")
	    CHANGE("\"title\":\"Talk\"", "\"title\":\"Second\"") ","
	    ROW("1", "event", "1", "Talk", "2", "create") CHANGE("", ""), "2");
}

Test(history, counts_as_bytes_of_its_author)
{
	const size_t	 size = 200000;
	const size_t	 each = 2 * size;	/* sent, stored, kept twice */
	char		*text = calloc(1, size + 1);
	int		 i;

	memset(text, 'a', size);
	author_quota_start();
	(void)given_talk("au", target("\"description\":\"%s\"", text));
	for (i = 0; i < 200; i++) {
		if (ask_json("au", "POST", "/events/1", i % 2 == 0 ?
		    "{\"description\":\"b\"}" :
		    target("{\"description\":\"%s\"}", text))->status == 429)
			break;
	}
	cr_expect_geq(i, SERVICE_AUTHOR_BYTES_BYTES / each - 3);
	cr_expect_leq(i, SERVICE_AUTHOR_BYTES_BYTES / each + 3);
	free(text);
}

Test(history, ends_with_old_rows)
{
	(void)given_talk("ed", "");
	cr_expect_not(history_is_old(harness.db, NOW));
	cr_expect(history_is_old(harness.db, NOW + 1));
	db_begin_write(harness.db);
	history_drop_old(harness.db, NOW + 1, 10);
	cr_assert(db_commit(harness.db));
	cr_expect_not(history_is_old(harness.db, NOW + 1));
	EXPECT_NO_HISTORY("ed", "/history/events/1");
}

Test(history, has_places_that_are_published_with_their_event)
{
	(void)ask_json("co", "POST", "/events", "{\"title\":\"Talk\","
	    "\"start_date\":\"2027-03-01 18:00\","
	    "\"end_date\":\"2027-03-01 20:00\",\"status\":\"pending\","
	    "\"venue\":{\"venue\":\"Hall\",\"status\":\"pending\"}}");
	(void)ask_json("ed", "POST", "/events/1", "{\"status\":\"publish\"}");
	EXPECT_HISTORY("ed", "/history/venues/2",
	    ROW("3", "venue", "2", "Hall", "2", "update")
	    CHANGE("\"status\":\"pending\",\"date_utc\":null",
		"\"status\":\"publish\","
		"\"date_utc\":\"2026-11-21 00:17:30\"") ","
	    ROW("1", "venue", "2", "Hall", "4", "create") CHANGE("", ""), "2");
}
