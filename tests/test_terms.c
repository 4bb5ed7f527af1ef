#include <criterion/criterion.h>

#include "store/db.h"

#include "given.h"

/* Music with Jazz below it, and a tag; Jazz is on a published event. */
static void
given_terms(void)
{
	given_talk("ed", "");
	given_talk("ed", "\"status\":\"draft\"");
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "INSERT INTO terms VALUES (2, 0, NULL,"
	    " 'Music', 'music', 'music', 'music', '', '')"));
	db_run(db_query(harness.db, "INSERT INTO terms VALUES (3, 0, 2,"
	    " 'Jazz', 'jazz', 'jazz', 'jazz', 'All jazz', 'all jazz')"));
	db_run(db_query(harness.db, "INSERT INTO terms VALUES (4, 1, NULL,"
	    " 'Free', 'free', 'free', 'free', '', '')"));
	db_run(db_query(harness.db,
	    "INSERT INTO event_terms VALUES (1, 3), (2, 3)"));
	cr_assert(db_commit(harness.db));
}

#define JAZZ								\
	"{\"id\":3,\"count\":1,\"description\":\"All jazz\","		\
	"\"name\":\"Jazz\",\"slug\":\"jazz\","				\
	"\"taxonomy\":\"tribe_events_cat\",\"parent\":2,\"meta\":[],"	\
	"\"url\":\"" SITE "/events/category/music/jazz/\","		\
	"\"urls\":{\"self\":\"" API "/categories/3\","			\
	"\"collection\":\"" API "/categories\","			\
	"\"up\":\"" API "/categories/2\"}"
#define MUSIC								\
	"{\"id\":2,\"count\":0,\"description\":\"\","			\
	"\"name\":\"Music\",\"slug\":\"music\","			\
	"\"taxonomy\":\"tribe_events_cat\",\"parent\":0,\"meta\":[],"	\
	"\"url\":\"" SITE "/events/category/music/\","			\
	"\"urls\":{\"self\":\"" API "/categories/2\","			\
	"\"collection\":\"" API "/categories\"}"
#define FREE								\
	"{\"id\":4,\"count\":0,\"description\":\"\","			\
	"\"name\":\"Free\",\"slug\":\"free\","				\
	"\"taxonomy\":\"post_tag\",\"meta\":[],"			\
	"\"url\":\"" SITE "/tag/free/\","				\
	"\"urls\":{\"self\":\"" API "/tags/4\","			\
	"\"collection\":\"" API "/tags\"}"

Test(terms, a_single_read_has_links)
{
	given_terms();
	EXPECT(ask("GET", "/categories/3"), 200, JAZZ ",\"_links\":{"
	    "\"self\":[{\"href\":\"" API "/categories/3\"}],"
	    "\"collection\":[{\"href\":\"" API "/categories\"}],"
	    "\"up\":[{\"href\":\"" API "/categories/2\"}]}}");
	EXPECT(ask("GET", "/tags/4"), 200, FREE ",\"_links\":{"
	    "\"self\":[{\"href\":\"" API "/tags/4\"}],"
	    "\"collection\":[{\"href\":\"" API "/tags\"}]}}");
}

Test(terms, unknown_ones_are_not_found)
{
	given_terms();
	EXPECT(ask("GET", "/categories/4"), 404,
	    "{\"code\":\"rest-category-not-found\",\"message\":"
	    "\"Category with ID 4 does not exist.\","
	    "\"data\":{\"status\":404}}");
	EXPECT(ask("GET", "/tags/3"), 404,
	    "{\"code\":\"rest-tag-not-found\",\"message\":"
	    "\"Tag with ID 3 does not exist.\",\"data\":{\"status\":404}}");
}

Test(terms, a_list_has_totals_in_front)
{
	given_terms();
	EXPECT(ask("GET", "/tags?hide_empty=0"), 200, "{\"rest_url\":\"" API
	    "/tags/?page=1&per_page=10&hide_empty=0\","
	    "\"total\":1,\"total_pages\":1,"
	    "\"tags\":[" FREE "}]}");
	EXPECT(ask("GET", "/categories?hide_empty=false&per_page=1&page=2"),
	    200, "{\"rest_url\":\"" API
	    "/categories/?page=2&per_page=1&hide_empty=0\","
	    "\"total\":2,\"total_pages\":2,\"categories\":[" MUSIC "}],"
	    "\"previous_rest_url\":\"" API
	    "/categories/?per_page=1&hide_empty=0\"}");
}

Test(terms, a_page_beyond_the_end_is_empty)
{
	EXPECT(ask("GET", "/categories?page=3"), 200, "{\"rest_url\":\"" API
	    "/categories/?page=3&per_page=10\",\"total\":0,"
	    "\"total_pages\":0,\"categories\":[],"
	    "\"previous_rest_url\":\"" API
	    "/categories/?per_page=10&page=2\"}");
}

Test(terms, writes_are_not_offered_yet)
{
	EXPECT_CODE(ask_json("au", "POST", "/categories",
	    "{\"name\":\"x\"}"), 501, "rest_not_implemented");
	EXPECT_CODE(ask_json("au", "POST", "/tags", "{\"name\":\"x\"}"), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_json("ed", "POST", "/tags", "{\"name\":\"x\"}"), 501,
	    "rest_not_implemented");
	EXPECT_CODE(ask_as("ed", "DELETE", "/tags/1"), 501,
	    "rest_not_implemented");
}
