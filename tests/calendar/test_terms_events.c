#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/terms_given.h"
#include "tests/support/titles.h"

/* Music (1) with Jazz (2) below it, Sport (3); tags Free (4) and Kids (5). */
static void
given_terms(void)
{
	given_term("categories", "Music", "");
	given_term("categories", "Jazz",
	    "\"parent\":1,\"description\":\"All jazz\"");
	given_term("categories", "Sport", "\"slug\":\"games\"");
	given_term("tags", "Free", "");
	given_term("tags", "Kids", "");
}

static struct outcome *
create(const char *user, const char *more)
{
	return (ask_json(user, "POST", "/events", target("{\"title\":\"T\","
	    "\"start_date\":\"2026-12-05 10:00:00\","
	    "\"end_date\":\"2026-12-05 12:00:00\",%s}", more)));
}

Test(terms_events, records_are_embedded_by_name)
{
	static const char	 expected[] =
	    "{\"categories\":["
	    "{\"name\":\"Jazz\",\"slug\":\"jazz\",\"term_group\":0,"
	    "\"term_taxonomy_id\":2,\"taxonomy\":\"tribe_events_cat\","
	    "\"description\":\"All jazz\",\"parent\":1,\"count\":1,"
	    "\"filter\":\"raw\",\"id\":2,"
	    "\"urls\":{\"self\":\"" API "/categories/2\","
	    "\"collection\":\"" API "/categories\","
	    "\"up\":\"" API "/categories/1\"}},"
	    "{\"name\":\"Music\",\"slug\":\"music\",\"term_group\":0,"
	    "\"term_taxonomy_id\":1,\"taxonomy\":\"tribe_events_cat\","
	    "\"description\":\"\",\"parent\":0,\"count\":1,"
	    "\"filter\":\"raw\",\"id\":1,"
	    "\"urls\":{\"self\":\"" API "/categories/1\","
	    "\"collection\":\"" API "/categories\"}}],\"tags\":["
	    "{\"name\":\"Free\",\"slug\":\"free\",\"term_group\":0,"
	    "\"term_taxonomy_id\":4,\"taxonomy\":\"post_tag\","
	    "\"description\":\"\",\"parent\":0,\"count\":1,"
	    "\"filter\":\"raw\",\"id\":4,"
	    "\"urls\":{\"self\":\"" API "/tags/4\","
	    "\"collection\":\"" API "/tags\"}}]}";

	given_terms();
	create("ed", "\"categories\":[1,2],\"tags\":4");
	EXPECT(ask("GET", "/events/1?_fields=categories,tags"), 200,
	    expected);
	EXPECT(ask("GET", "/events?_fields=events.categories,events.tags"),
	    200, target("{\"events\":[%s]}", expected));
}

struct sent {
	const char	*fields;
	const char	*categories;	/* slugs of the result */
	const char	*tags;
};

static void
expect_sent(const struct outcome *a, const struct sent *row)
{
	const char	*categories, *tags;
	struct outcome	 b = *a;

	b.status = a->status == 201 ? 200 : a->status;
	categories = list_of(&b, "categories", "slug");
	tags = list_of(&b, "tags", "slug");
	cr_expect_str_eq(categories, row->categories, "%s: %s", row->fields,
	    categories);
	cr_expect_str_eq(tags, row->tags, "%s: %s", row->fields, tags);
}

Test(terms_events, terms_are_sent_in_many_ways)
{
	static const struct sent	 rows[] = {
		{ "\"categories\":1", "music", "" },
		{ "\"categories\":\"1\"", "music", "" },
		{ "\"categories\":[\"1\",2.0]", "jazz, music", "" },
		{ "\"categories\":\"GAMES\"", "games", "" },
		{ "\"categories\":\"sport\"", "games", "" },
		{ "\"categories\":\"jazz, 1,,Sport,music\"",
		    "jazz, music, games", "" },
		{ "\"categories\":[1,\"music\",\" Music \",\"1\"]", "music",
		    "" },
		{ "\"categories\":[1,4,99,-1,0,\"0\"]", "music", "" },
		{ "\"categories\":99999999999999999999", "", "" },
		{ "\"categories\":[],\"tags\":\"\"", "", "" },
		{ "\"categories\":null,\"tags\":null", "", "" },
		{ "\"tags\":[\"kids\",1,4]", "", "free, kids" },
		{ "\"tags\":\"Free\",\"categories\":\"<b>jazz</b>\"", "jazz",
		    "free" },
		{ "\"categories\":{\"id\":1}", "400", "400" },
		{ "\"tags\":[{\"id\":4}]", "400", "400" },
		{ "\"tags\":[true]", "400", "400" },
		{ "\"tags\":[4,2.5]", "400", "400" }
	};
	size_t				 i;

	given_terms();
	for (i = 0; i < COUNT(rows); i++)
		expect_sent(create("co", rows[i].fields), &rows[i]);
}

Test(terms_events, a_form_sends_them_too)
{
	given_terms();
	expect_sent(ask_form("ed", "POST", "/events", "title=T"
	    "&start_date=2026-12-05&end_date=2026-12-05&categories[]=1"
	    "&categories[]=jazz&tags=kids,%20Free"),
	    &(struct sent){ "form", "jazz, music", "free, kids" });
}

Test(terms_events, a_new_name_makes_a_term)
{
	struct outcome	*a;

	given_terms();
	a = create("au", "\"categories\":[\"New <i>A</i>\",\"new a\","
	    "\"Free\"],\"tags\":\"Jazz, Jazz\"");
	expect_sent(a, &(struct sent){ "new", "free, new-a", "jazz" });
	EXPECT_MEMBER(a, "categories.1.name", "New A");
	EXPECT_MEMBER(ask("GET", "/categories/6"), "name", "New A");
	EXPECT_MEMBER(ask("GET", "/categories/7"), "slug", "free");
	EXPECT_MEMBER(ask("GET", "/tags/8"), "parent", NULL);
	expect_sent(create("au", "\"categories\":\"Games!\""),
	    &(struct sent){ "taken slug", "games-2", "" });
}

Test(terms_events, an_invalid_name_creates_nothing)
{
	struct outcome	*a;
	const char	*name = "";
	int		 i;

	for (i = 0; i < 201; i++)
		name = target("%sx", name);
	a = create("ed", target("\"categories\":[\"a\"],\"tags\":[\"%s\"]",
	    name));
	EXPECT_CODE(a, 400, "db_insert_error");
	EXPECT_CODE(create("ed", "\"tags\":[\"<b></b>\"]"), 400,
	    "empty_term_name");
	EXPECT_MEMBER(ask("GET", "/categories?hide_empty=0"), "total", "0");
	EXPECT_MEMBER(create("ed", "\"tags\":\"a\""), "id", "1");
	EXPECT_CODE(ask_json("ed", "PATCH", "/events/1",
	    "{\"title\":\"U\",\"tags\":[\"<b></b>\"]}"), 400,
	    "empty_term_name");
	EXPECT_MEMBER(ask("GET", "/events/1"), "title", "T");
	EXPECT_MEMBER(ask("GET", "/events/1"), "tags.0.name", "a");
}

Test(terms_events, an_update_replaces_sent_terms)
{
	static const struct sent	 rows[] = {
		{ "\"title\":\"U\"", "jazz, music", "free" },
		{ "\"categories\":null,\"tags\":null", "jazz, music", "free" },
		{ "\"categories\":[3,2]", "jazz, games", "free" },
		{ "\"tags\":\"\"", "jazz, games", "" },
		{ "\"tags\":[\"Kids\"]", "jazz, games", "kids" },
		{ "\"categories\":[99]", "", "kids" },
		{ "\"status\":\"trash\"", "", "kids" },
		{ "\"tags\":[]", "", "" }
	};
	size_t				 i;

	given_terms();
	create("ed", "\"categories\":[1,2],\"tags\":[4]");
	for (i = 0; i < COUNT(rows); i++)
		expect_sent(ask_json("ed", i % 2 == 0 ? "PATCH" : "PUT",
		    "/events/1", target("{%s}", rows[i].fields)), &rows[i]);
}

Test(terms_events, a_deleted_term_is_of_no_event)
{
	given_terms();
	create("ed", "\"categories\":[1,2],\"tags\":[4,5]");
	ask_as("ed", "DELETE", "/categories/1");
	ask_as("ed", "DELETE", "/tags/5");
	expect_sent(ask("GET", "/events/1"),
	    &(struct sent){ "deleted", "jazz", "free" });
}

/* A (1) above B (2) above C (3), and D (4) above E (5) above F (6). */
Test(terms_events, lists_follow_a_category_that_moves_or_is_deleted)
{
	static const struct titles	 first[] = {
		{ "categories=1", "C CF" }, { "categories=2", "C CF" },
		{ "categories=3", "C CF" }, { "categories=4", "F CF" },
		{ "categories=6", "F CF" }
	}, moved[] = {
		{ "categories=1", "" }, { "categories=2", "" },
		{ "categories=3", "C CF" }, { "categories=4", "C F CF" },
		{ "categories=5", "C F CF" }, { "categories=6", "C F CF" }
	}, deleted[] = {
		{ "categories=3", "C CF" }, { "categories=4", "C CF" },
		{ "categories=5", "C CF" }, { "categories=6", "400" },
		{ "categories=3&search=c", "C CF" }
	};

	given_term("categories", "A", "");
	given_term("categories", "B", "\"parent\":1");
	given_term("categories", "C", "\"parent\":2");
	given_term("categories", "D", "");
	given_term("categories", "E", "\"parent\":4");
	given_term("categories", "F", "\"parent\":5");
	given_event("ed", "C", "2026-12-01", "2026-12-01",
	    "\"categories\":[3]");
	given_event("ed", "F", "2026-12-02", "2026-12-02",
	    "\"categories\":[6]");
	given_event("ed", "CF", "2026-12-03", "2026-12-03",
	    "\"categories\":[3,6]");
	expect_all_titles(NULL, first, COUNT(first));
	ask_json("ed", "PATCH", "/categories/3", "{\"parent\":6}");
	expect_all_titles(NULL, moved, COUNT(moved));
	ask_as("ed", "DELETE", "/categories/6");
	expect_all_titles(NULL, deleted, COUNT(deleted));
}

Test(terms_events, lists_are_filtered_by_terms)
{
	static const struct titles	 rows[] = {
		{ "categories=1", "A B D" }, { "categories=2", "B" },
		{ "categories=music", "A B D" },
		{ "categories=Sport,2", "B C D" },
		{ "categories[]=3&categories[]=jazz", "B C D" },
		{ "tags=4", "A C" }, { "tags=free,kids", "A C D" },
		{ "categories=1&tags=4", "A" },
		{ "categories=sport&tags=Free", "C" },
		{ "categories=2&tags=4", "" },
		{ "categories=1&include=2,3", "B" },
		{ "categories=1&order=desc", "D B A" },
		{ "categories=1&search=b", "B" },
		{ "categories=4", "400" }, { "categories=1,nope", "400" },
		{ "tags=", "400" }
	};

	given_terms();
	given_event("ed", "A", "2026-12-01", "2026-12-01",
	    "\"categories\":[1],\"tags\":[4]");
	given_event("ed", "B", "2026-12-02", "2026-12-02",
	    "\"categories\":[2]");
	given_event("ed", "C", "2026-12-03", "2026-12-03",
	    "\"categories\":[3],\"tags\":[4]");
	given_event("ed", "D", "2026-12-04", "2026-12-04",
	    "\"categories\":[2,3,1],\"tags\":[5]");
	given_event("ed", "E", "2026-12-05", "2026-12-05", "");
	ask_json("ed", "PATCH", "/events/4", "{\"categories\":[1,3]}");
	expect_all_titles(NULL, rows, COUNT(rows));
}
