#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/terms_given.h"

/* Music (1) with Jazz (2) below it, on a published event; a tag (3). */
static void
given_terms(void)
{
	given_term("categories", "Music", "");
	given_term("categories", "Jazz",
	    "\"parent\":1,\"description\":\"All jazz\"");
	given_term("tags", "Free", "");
	given_talk("ed", "\"categories\":[2]");
	given_talk("ed", "\"categories\":[2],\"status\":\"draft\"");
}

#define JAZZ								\
	"{\"id\":2,\"count\":1,\"description\":\"All jazz\","		\
	"\"name\":\"Jazz\",\"slug\":\"jazz\","				\
	"\"taxonomy\":\"tribe_events_cat\",\"parent\":1,\"meta\":[],"	\
	"\"url\":\"" SITE "/events/category/music/jazz/\","		\
	"\"urls\":{\"self\":\"" API "/categories/2\","			\
	"\"collection\":\"" API "/categories\","			\
	"\"up\":\"" API "/categories/1\"}"
#define JAZZ_LINKS							\
	",\"_links\":{\"self\":[{\"href\":\"" API "/categories/2\"}],"	\
	"\"collection\":[{\"href\":\"" API "/categories\"}],"		\
	"\"up\":[{\"href\":\"" API "/categories/1\"}]}}"
#define MUSIC								\
	"{\"id\":1,\"count\":0,\"description\":\"\","			\
	"\"name\":\"Music\",\"slug\":\"music\","			\
	"\"taxonomy\":\"tribe_events_cat\",\"parent\":0,\"meta\":[],"	\
	"\"url\":\"" SITE "/events/category/music/\","			\
	"\"urls\":{\"self\":\"" API "/categories/1\","			\
	"\"collection\":\"" API "/categories\"}"
#define FREE								\
	"{\"id\":3,\"count\":0,\"description\":\"\","			\
	"\"name\":\"Free\",\"slug\":\"free\","				\
	"\"taxonomy\":\"post_tag\",\"meta\":[],"			\
	"\"url\":\"" SITE "/tag/free/\","				\
	"\"urls\":{\"self\":\"" API "/tags/3\","			\
	"\"collection\":\"" API "/tags\"}"
#define FREE_LINKS							\
	",\"_links\":{\"self\":[{\"href\":\"" API "/tags/3\"}],"	\
	"\"collection\":[{\"href\":\"" API "/tags\"}]}}"

Test(terms, a_single_read_has_links)
{
	given_terms();
	EXPECT(ask("GET", "/categories/2"), 200, JAZZ JAZZ_LINKS);
	EXPECT(ask("GET", "/tags/3"), 200, FREE FREE_LINKS);
}

Test(terms, a_create_answers_with_record_and_location)
{
	struct outcome	*a;

	given_term("categories", "Music", "");
	a = ask_json("au", "POST", "/categories", "{\"name\":\"Jazz\","
	    "\"parent\":1,\"slug\":\"Jazz!\",\"description\":\"All\"}");
	EXPECT(a, 201, "{\"id\":2,\"count\":0,\"description\":\"All\","
	    "\"name\":\"Jazz\",\"slug\":\"jazz\","
	    "\"taxonomy\":\"tribe_events_cat\",\"parent\":1,\"meta\":[],"
	    "\"url\":\"" SITE "/events/category/music/jazz/\","
	    "\"urls\":{\"self\":\"" API "/categories/2\","
	    "\"collection\":\"" API "/categories\","
	    "\"up\":\"" API "/categories/1\"}" JAZZ_LINKS);
	cr_expect_str_eq(outcome_header(a, "Location"), API "/categories/2");

	a = ask_form("ed", "POST", "/tags", "name=Free");
	EXPECT(a, 201, FREE FREE_LINKS);
	cr_expect_str_eq(outcome_header(a, "Location"), API "/tags/3");
}

Test(terms, an_update_answers_with_the_record_after_it)
{
	given_terms();
	EXPECT(ask_json("ed", "PATCH", "/tags/3", "{\"name\":\"No cost\","
	    "\"description\":\"x\",\"slug\":\"gratis\"}"), 200,
	    "{\"id\":3,\"count\":0,\"description\":\"x\","
	    "\"name\":\"No cost\",\"slug\":\"gratis\","
	    "\"taxonomy\":\"post_tag\",\"meta\":[],"
	    "\"url\":\"" SITE "/tag/gratis/\","
	    "\"urls\":{\"self\":\"" API "/tags/3\","
	    "\"collection\":\"" API "/tags\"}" FREE_LINKS);
	EXPECT(ask_json("au", "PUT", "/categories/2", "{}"), 200,
	    JAZZ JAZZ_LINKS);
	EXPECT(ask_as("au", "POST", "/categories/2"), 200, JAZZ JAZZ_LINKS);
}

Test(terms, a_delete_answers_with_the_record_as_it_was)
{
	given_terms();
	EXPECT(ask_as("au", "DELETE", "/categories/2?force=false"), 200,
	    JAZZ "}");
	EXPECT_CODE(ask_as("au", "DELETE", "/categories/2"), 404,
	    "rest-category-not-found");
	EXPECT(ask_as("ed", "DELETE", "/tags/3"), 200, FREE "}");
	EXPECT_CODE(ask("GET", "/tags/3"), 404, "rest-tag-not-found");
}

Test(terms, unknown_ones_and_those_of_the_other_kind_are_not_found)
{
	static const char	*const methods[] = { "GET", "DELETE", "PATCH" };
	size_t			 i;

	given_terms();
	for (i = 0; i < 3; i++) {
		EXPECT(ask_as("ed", methods[i], "/categories/3"), 404,
		    "{\"code\":\"rest-category-not-found\",\"message\":"
		    "\"Category with ID 3 does not exist.\","
		    "\"data\":{\"status\":404}}");
		EXPECT(ask_as("ed", methods[i], "/tags/2"), 404,
		    "{\"code\":\"rest-tag-not-found\",\"message\":"
		    "\"Tag with ID 2 does not exist.\","
		    "\"data\":{\"status\":404}}");
	}
	EXPECT_CODE(ask("GET", "/tags/99999999999999999999"), 404,
	    "rest-tag-not-found");
}

Test(terms, roles_decide_who_writes)
{
	static const struct {
		const char	*user;
		int		 category, tag;
	} rows[] = {
		{ NULL, 401, 401 }, { "su", 403, 403 }, { "co", 403, 403 },
		{ "au", 404, 403 }, { "ed", 404, 404 }, { "admin", 404, 404 }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_eq(ask_json(rows[i].user, "DELETE", "/categories/9",
		    "")->status, rows[i].category, "%zu", i);
		cr_expect_eq(ask_json(rows[i].user, "PATCH", "/tags/9",
		    "{}")->status, rows[i].tag, "%zu", i);
	}
}

Test(terms, a_change_can_ask_for_the_record_it_knows)
{
	const char	*tag;

	given_terms();
	tag = target("If-Match: %s", outcome_header(ask_as("ed", "GET",
	    "/categories/2"), "ETag"));
	EXPECT_CODE(ask_with("PATCH", "/categories/2?name=a", NULL, as("ed"),
	    "If-Match: \"0\"", NULL), 412, "rest_precondition_failed");
	EXPECT_CODE(ask_with("PATCH", "/categories/2?name=a", NULL, as("ed"),
	    tag, NULL), 200, "");
	EXPECT_CODE(ask_with("DELETE", "/categories/2", NULL, as("ed"), tag,
	    NULL), 412, "rest_precondition_failed");
	EXPECT_CODE(ask_with("DELETE", "/categories/2", NULL, as("ed"),
	    "If-Match: *", NULL), 200, "");
}

Test(terms, every_write_is_the_last_one)
{
	static const char	expected[] = "Sat, 21 Nov 2026 00:17:35 GMT";

	given_terms();
	harness.now += 5;
	ask_json("ed", "PATCH", "/tags/3", "{\"description\":\"x\"}");
	cr_expect_str_eq(outcome_header(ask("GET", "/categories"),
	    "Last-Modified"), expected);
	cr_expect_str_eq(outcome_header(ask("GET", "/tags/3"),
	    "Last-Modified"), expected);
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
	EXPECT(ask("GET", "/categories?hide_empty=false&per_page=1"),
	    200, "{\"rest_url\":\"" API
	    "/categories/?page=1&per_page=1&hide_empty=0\","
	    "\"total\":2,\"total_pages\":2,\"categories\":[" JAZZ "}],"
	    "\"next_rest_url\":\"" API
	    "/categories/?per_page=1&hide_empty=0&page=2\"}");
}

Test(terms, a_page_beyond_the_end_is_empty)
{
	given_terms();
	EXPECT(ask("GET", "/categories?page=3"), 200, "{\"rest_url\":\"" API
	    "/categories/?page=3&per_page=10\",\"total\":1,"
	    "\"total_pages\":1,\"categories\":[],"
	    "\"previous_rest_url\":\"" API
	    "/categories/?per_page=10&page=2\"}");
}

Test(terms, a_long_chain_has_a_long_address)
{
	int64_t		 id = 0;
	int		 i;
	char		 expected[1024] = SITE "/events/category/";

	for (i = 0; i < 100; i++) {
		id = given_term("categories", "a", target("\"slug\":\"s%d\","
		    "\"parent\":%lld", i, (long long)id));
		strcat(expected, target("s%d/", i));
	}
	EXPECT_MEMBER(ask("GET", target("/categories/%lld", (long long)id)),
	    "url", expected);
}
