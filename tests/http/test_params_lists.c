#include <stdint.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "generated/routes.h"

#include "base/array.h"
#include "tests/support/params_given.h"

#define COMPARE(rows)	params_compare(rows, COUNT(rows))
#define LIST		&route_event_list
#define UPDATE		&route_event_update

#define IDS(name)	name " rest_invalid_format /" name ": " name \
			    " must be one or more ids, each 1 or more."
#define NOT_IDS(name)	name " rest_invalid_type /" name ": " name \
			    " must be a whole number or a list of whole " \
			    "numbers."

Test(params_lists, ids)
{
	static const struct params_row	 rows[] = {
		{ LIST, "include=5", "include=<5>" },
		{ LIST, "include=5,%206%20,,7", "include=<5><6><7>" },
		{ LIST, "include[]=5&include[]=%206", "include=<5><6>" },
		{ LIST, "{\"include\":[5,\"6\",7.0]}", "include=<5><6><7>" },
		{ LIST, "{\"include\":5}", "include=<5>" },
		{ LIST, "{\"include\":\"5,6\"}", "include=<5><6>" },
		{ LIST, "include=", IDS("include") },
		{ LIST, "include=,", IDS("include") },
		{ LIST, "include[]=", IDS("include") },
		{ LIST, "{\"include\":[]}", IDS("include") },
		{ LIST, "include=5,0", IDS("include") },
		{ LIST, "include=-5", IDS("include") },
		{ LIST, "include=9223372036854775808", IDS("include") },
		{ LIST, "include=abc", NOT_IDS("include") },
		{ LIST, "include=5,abc", NOT_IDS("include") },
		{ LIST, "include[]=5,6", NOT_IDS("include") },
		{ LIST, "include[x]=5", NOT_IDS("include") },
		{ LIST, "{\"include\":[5,null]}", NOT_IDS("include") },
		{ LIST, "{\"include\":[[5]]}", NOT_IDS("include") },
		{ LIST, "{\"include\":true}", NOT_IDS("include") },
		{ LIST, "{\"include\":1.5}", NOT_IDS("include") },
		{ LIST, "{\"include\":null}", "include rest_invalid_type "
		    "/include: include must not be null." }
	};

	COMPARE(rows);
}

#define UNKNOWN(name, kind)	name " rest_unknown_id /" name ": " name \
				    " must be the id of an existing " kind "."

Test(params_lists, ids_must_be_those_of_existing_records)
{
	static const struct params_row	 rows[] = {
		{ LIST, "venue=11,12,13", "venue=<11><12><13>" },
		{ LIST, "venue=11,21", UNKNOWN("venue", "venue") },
		{ LIST, "venue=x", NOT_IDS("venue") },
		{ LIST, "organizer[]=22", "organizer=<22>" },
		{ LIST, "organizer=99", UNKNOWN("organizer", "organizer") },
		{ LIST, "post_parent=31", "post_parent=31" },
		{ LIST, "post_parent=32", UNKNOWN("post_parent", "event") },
		{ LIST, "post_parent=0", UNKNOWN("post_parent", "event") },
		{ LIST, "post_parent=11", UNKNOWN("post_parent", "event") },
		{ LIST, "post_parent=99999999999999999999",
		    UNKNOWN("post_parent", "event") },
		{ UPDATE, "post_parent=0", "post_parent=0 id=21" },
		{ UPDATE, "author=5", "author=5 id=21" },
		{ UPDATE, "author=99", UNKNOWN("author", "user") },
		{ &route_category_list, "exclude=1,2", "exclude=<1><2>" },
		{ &route_category_list, "exclude=3",
		    UNKNOWN("exclude", "category") },
		{ &route_tag_list, "include=3", "include=<3>" },
		{ &route_category_create, "name=x&parent=0",
		    "name=x parent=0" },
		{ &route_category_create, "name=x&parent=3",
		    UNKNOWN("parent", "category") }
	};

	COMPARE(rows);
}

Test(params_lists, an_event_that_the_caller_may_not_read_is_unknown)
{
	cr_assert_str_eq(params_outcome(params_given(LIST, ROLE_AUTHOR,
	    "post_parent=33")), "post_parent=33");
	cr_assert_str_eq(params_outcome(params_given(LIST, ROLE_CONTRIBUTOR,
	    "post_parent=33")), UNKNOWN("post_parent", "event"));
}

#define TERMS(name)	name " rest_invalid_type /" name ": " name \
			    " must be an id, slug or name of a term, or a " \
			    "list of these."
#define NO_TERM(name)	name " rest_unknown_id /" name ": " name " must " \
			    "be one or more ids, slugs or names of " \
			    "existing terms."

Test(params_lists, terms_of_a_filter)
{
	static const struct params_row	 rows[] = {
		{ LIST, "categories=jazz,%20ROCK", "categories=<1><2>" },
		{ LIST, "categories=2", "categories=<2>" },
		{ LIST, "categories[]=Talks,%20big&categories[]=2",
		    "categories=<4><2>" },
		{ LIST, "{\"categories\":[1,\"Rock\",4.0]}",
		    "categories=<1><2><4>" },
		{ LIST, "tags=Free", "tags=<3>" },
		{ LIST, "tags=1", NO_TERM("tags") },
		{ LIST, "categories=jazz,none", NO_TERM("categories") },
		{ LIST, "categories=", NO_TERM("categories") },
		{ LIST, "{\"categories\":[]}", NO_TERM("categories") },
		{ LIST, "{\"categories\":-1}", NO_TERM("categories") },
		{ LIST, "{\"categories\":1.5}", NO_TERM("categories") },
		{ LIST, "{\"categories\":[true]}", TERMS("categories") },
		{ LIST, "categories[x]=1", TERMS("categories") }
	};

	COMPARE(rows);
}

Test(params_lists, terms_of_an_event_may_be_new)
{
	static const struct params_row	 rows[] = {
		{ UPDATE, "categories=jazz,%20New%20one%20,,7",
		    "categories=<jazz><New one><7> id=21" },
		{ UPDATE, "categories=", "categories= id=21" },
		{ UPDATE, "{\"categories\":[]}", "categories= id=21" },
		{ UPDATE, "{\"categories\":null}", "id=21" },
		{ UPDATE, "{\"categories\":[\"a, b\",\" \",8,\"9\"]}",
		    "categories=<a, b><8><9> id=21" },
		{ UPDATE, "{\"categories\":[0,-1,1e99,"
		    "\"99999999999999999999\"]}", "categories= id=21" },
		{ UPDATE, "{\"categories\":1.5}", TERMS("categories") },
		{ UPDATE, "{\"categories\":[7,-0.5]}", TERMS("categories") },
		{ UPDATE, "{\"categories\":\"1.5\"}",
		    "categories=<1.5> id=21" },
		{ UPDATE, "{\"categories\":{\"a\":1}}", TERMS("categories") },
		{ UPDATE, "{\"categories\":[{\"a\":1}]}",
		    TERMS("categories") },
		{ UPDATE, "{\"categories\":[null]}", TERMS("categories") },
		{ UPDATE, "{\"tags\":true}", TERMS("tags") }
	};

	COMPARE(rows);
}

#define COST	"cost rest_invalid_type /cost: cost must be a text, a " \
		    "number or a list of these."

Test(params_lists, costs_are_joined)
{
	static const struct params_row	 rows[] = {
		{ UPDATE, "cost=%2410", "cost=$10 id=21" },
		{ UPDATE, "{\"cost\":12.50}", "cost=12.50 id=21" },
		{ UPDATE, "{\"cost\":[\"10\",20.5,\"\"]}",
		    "cost=10, 20.5 id=21" },
		{ UPDATE, "cost[]=5&cost[]=15", "cost=5, 15 id=21" },
		{ UPDATE, "cost=0.00", "cost=0.00 id=21" },
		{ UPDATE, "cost=", "cost= id=21" },
		{ UPDATE, "cost=0", "cost=0 id=21" },
		{ UPDATE, "{\"cost\":0}", "cost=0 id=21" },
		{ UPDATE, "{\"cost\":-0.0e9}", "cost=0 id=21" },
		{ UPDATE, "{\"cost\":false}", "cost= id=21" },
		{ UPDATE, "{\"cost\":[]}", "cost= id=21" },
		{ UPDATE, "{\"cost\":null}", "id=21" },
		{ UPDATE, "{\"cost\":true}", COST },
		{ UPDATE, "{\"cost\":{\"a\":1}}", COST },
		{ UPDATE, "{\"cost\":[1,null]}", COST },
		{ UPDATE, "{\"cost\":[[1]]}", COST }
	};

	COMPARE(rows);
}

#define TEN(text)	text text text text text text text text text text

Test(params_lists, joined_costs_are_as_long_as_other_texts)
{
	static const struct params_row	 rows[] = {
		{ UPDATE, "{\"cost\":[" TEN(TEN("\"about twenty dollars\","))
		    "\"\"]}", "cost rest_out_of_bounds /cost: cost must have "
		    "2000 bytes or less." }
	};

	COMPARE(rows);
}

#define STATUSES	"status rest_not_in_enum /status: status must be " \
			    "any, or one or more of publish, future, draft, " \
			    "pending, private, trash."

Test(params_lists, statuses_of_a_filter)
{
	static const struct params_row	 rows[] = {
		{ LIST, "status=publish", "status=0x1" },
		{ LIST, "status=draft,%20trash", "status=0x24" },
		{ LIST, "status[]=draft&status[]=draft", "status=0x4" },
		{ LIST, "status=any", "status=0" },
		{ LIST, "status[]=any", "status=0" },
		{ LIST, "status=any,draft", STATUSES },
		{ LIST, "status=bogus", STATUSES },
		{ LIST, "status=", STATUSES },
		{ LIST, "{\"status\":[]}", STATUSES },
		{ LIST, "{\"status\":1}", "status rest_invalid_type /status: "
		    "status must be one text or a list of texts." },
		{ LIST, "status[x]=draft", "status rest_invalid_type "
		    "/status: status must be one text or a list of texts." }
	};

	COMPARE(rows);
}

Test(params_lists, only_published_ones_are_for_everybody)
{
	static const char	*refused[] = { "status=any", "status=draft",
	    "status=future", "status=publish,draft", "status=trash" };
	enum role		 role;
	size_t			 i;

	for (role = ROLE_ANONYMOUS; role <= ROLE_SUBSCRIBER; role++) {
		cr_assert_str_eq(params_outcome(params_given(LIST, role,
		    "status=publish")), "status=0x1");
		for (i = 0; i < COUNT(refused); i++)
			cr_assert_str_eq(params_outcome(params_given(
			    &route_venue_list, role, refused[i])),
			    "status rest_not_in_enum /status: status must be "
			    "publish for callers who may not read "
			    "unpublished records.");
	}
	cr_assert_str_eq(params_outcome(params_given(LIST, ROLE_CONTRIBUTOR,
	    "status=any")), "status=0");
}

Test(params_lists, the_number_of_members_is_bounded)
{
	struct arena	*arena;
	struct buf	 text;
	int		 i;

	arena = arena_new();
	buf_init(&text, arena, 1 << 19);
	buf_string(&text, "include=1");
	for (i = 1; i < 100; i++)
		buf_string(&text, ",1");
	cr_assert_eq(strncmp(params_of(LIST, text.data), "include=<1>", 11),
	    0);
	buf_string(&text, ",1");
	cr_assert_str_eq(params_of(LIST, text.data), "include "
	    "rest_out_of_bounds /include: include must have at most 100 "
	    "values.");
	arena_free(arena);
}
