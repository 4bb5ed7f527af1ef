#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/terms_given.h"

/*
 * 1 Music, 2 Jazz below it, 3 Sport, 4 ázz below that, 5 100% art; tags 6 to
 * 8. Event 1 has 2 and 3, event 2 has 3 and 7, event 3, a draft, has 5 and 8.
 */
static void
given_terms(void)
{
	given_term("categories", "Music", "\"description\":\"b\"");
	given_term("categories", "Jazz",
	    "\"parent\":1,\"description\":\"\xc3\x84\"");
	given_term("categories", "Sport",
	    "\"slug\":\"a-sport\",\"description\":\"B\"");
	given_term("categories", "\xc3\xa1zz", "\"parent\":3");
	given_term("categories", "100% art", "");
	given_term("tags", "free", "");
	given_term("tags", "Kids", "");
	given_term("tags", "Out_door", "");
	given_talk("ed", "\"categories\":[2,3]");
	given_talk("ed", "\"categories\":[3],\"tags\":[7]");
	given_talk("ed", "\"categories\":[5],\"tags\":[8],"
	    "\"status\":\"draft\"");
}

/* With those that have no events. */
static void
expect_all(const char *plural, const struct listed *rows, size_t count)
{
	struct listed	 row;
	size_t		 i;

	for (i = 0; i < count; i++) {
		row = rows[i];
		row.query = target("hide_empty=0&%s", row.query);
		expect_listed(plural, &row, 1);
	}
}

Test(terms_list, categories_are_filtered)
{
	static const struct listed	 rows[] = {
		{ "", "Jazz, Sport" },
		{ "hide_empty=1", "Jazz, Sport" },
		{ "hide_empty=0",
		    "100% art, \xc3\xa1zz, Jazz, Music, Sport" },
		{ "search=ZZ", "Jazz" },
		{ "hide_empty=0&search=zz", "\xc3\xa1zz, Jazz" },
		{ "hide_empty=0&search=a-s", "Sport" },
		{ "hide_empty=0&search=%25", "100% art" },
		{ "hide_empty=0&search=_", "" },
		{ "hide_empty=0&search=0%25%20A", "100% art" },
		{ "hide_empty=0&search=art%20100", "" },
		{ "hide_empty=0&search=-jazz", "" },
		{ "hide_empty=0&search=%C3%81zz", "\xc3\xa1zz, Jazz" },
		{ "search=%20", "Jazz, Sport" },
		{ "search=", "400" },
		{ "hide_empty=0&slug=jazz", "Jazz" },
		{ "hide_empty=0&slug=azz", "\xc3\xa1zz" },
		{ "hide_empty=0&slug=jaz", "" },
		{ "hide_empty=0&slug=jazz,azz", "" },
		{ "hide_empty=0&include=5,2,5", "100% art, Jazz" },
		{ "include=5,2,5", "Jazz" },
		{ "include=6", "400" }, { "include=99", "400" },
		{ "hide_empty=0&exclude=5,2", "\xc3\xa1zz, Music, Sport" },
		{ "include=2,3&exclude=3", "Jazz" },
		{ "hide_empty=0&parent=1", "Jazz" },
		{ "hide_empty=0&parent=0", "100% art, Music, Sport" },
		{ "hide_empty=0&parent=2", "" }, { "parent=99", "400" },
		{ "event=1", "Jazz, Sport" }, { "post=2", "Sport" },
		{ "event=2&post=1", "Sport" },
		{ "post=2&search=jazz", "" }, { "event=99", "400" },
		{ "event=3", "400" }
	};

	given_terms();
	expect_listed("categories", rows, COUNT(rows));
}

Test(terms_list, categories_are_ordered)
{
	static const struct listed	 rows[] = {
		{ "orderby=id", "Music, Jazz, Sport, \xc3\xa1zz, 100% art" },
		{ "orderby=ID&order=DESC",
		    "100% art, \xc3\xa1zz, Sport, Jazz, Music" },
		{ "order=desc", "Sport, Music, Jazz, \xc3\xa1zz, 100% art" },
		{ "orderby=slug", "100% art, Sport, \xc3\xa1zz, Jazz, Music" },
		{ "orderby=slug&order=desc",
		    "Music, Jazz, \xc3\xa1zz, Sport, 100% art" },
		{ "orderby=count", "Music, \xc3\xa1zz, 100% art, Jazz, Sport" },
		{ "orderby=count&order=desc",
		    "Sport, Jazz, 100% art, \xc3\xa1zz, Music" },
		{ "orderby=term_group",
		    "Music, Jazz, Sport, \xc3\xa1zz, 100% art" },
		{ "orderby=description",
		    "\xc3\xa1zz, 100% art, Jazz, Music, Sport" },
		{ "orderby=parent",
		    "Music, Sport, 100% art, Jazz, \xc3\xa1zz" },
		{ "orderby=parent&order=desc",
		    "\xc3\xa1zz, Jazz, 100% art, Sport, Music" },
		{ "orderby=bogus", "400" }, { "order=bogus", "400" }
	};

	given_terms();
	expect_all("categories", rows, COUNT(rows));
}

Test(terms_list, include_is_an_order)
{
	static const struct listed	 rows[] = {
		{ "orderby=include",
		    "100% art, \xc3\xa1zz, Jazz, Music, Sport" },
		{ "orderby=include&include=5,1,5,4,1",
		    "100% art, Music, \xc3\xa1zz" },
		{ "orderby=include&include=5,1,4&order=desc",
		    "\xc3\xa1zz, Music, 100% art" },
		{ "orderby=include&include=5,1,4&per_page=2&page=2",
		    "\xc3\xa1zz" },
		{ "orderby=include&include=5,1,4&per_page=2&page=2&order=desc",
		    "100% art" },
		{ "orderby=include&include=5,1,4&page=2", "" },
		{ "orderby=include&include=5,1,4&parent=2", "" }
	};

	given_terms();
	expect_all("categories", rows, COUNT(rows));
}

Test(terms_list, tags_are_filtered_and_ordered)
{
	static const struct listed	 rows[] = {
		{ "", "Kids" }, { "hide_empty=0", "free, Kids, Out_door" },
		{ "hide_empty=0&search=_", "Out_door" },
		{ "hide_empty=0&include=8,6&orderby=include",
		    "Out_door, free" },
		{ "hide_empty=0&exclude=8", "free, Kids" },
		{ "hide_empty=0&parent=3", "free, Kids, Out_door" },
		{ "post=2", "Kids" }, { "event=1", "" },
		{ "include=5", "400" },
		{ "hide_empty=0&orderby=parent&order=desc",
		    "Out_door, Kids, free" }
	};

	given_terms();
	expect_listed("tags", rows, COUNT(rows));
}

Test(terms_list, an_event_shows_empty_ones_to_its_readers)
{
	given_terms();
	EXPECT_MEMBER(ask_as("ed", "GET", "/categories?event=3"),
	    "categories.0.name", "100% art");
	EXPECT_MEMBER(ask_as("ed", "GET", "/tags?post=3&hide_empty=1"),
	    "tags.0.count", "0");
	EXPECT_CODE(ask_as("au", "GET", "/tags?post=3"), 400,
	    "rest_invalid_param");
}

Test(terms_list, sent_parameters_are_in_the_address)
{
	given_terms();
	EXPECT_MEMBER(ask("GET", "/categories?order=DESC&orderby=Count&"
	    "hide_empty=true&event=1&post=2&parent=0&slug=a&exclude=1,2&"
	    "include[]=2&include[]=3&search=x%20y&per_page=99"), "rest_url",
	    API "/categories/?page=1&per_page=50&search=x+y&include=2%2C3"
	    "&exclude=1%2C2&slug=a&parent=0&post=2&event=1&hide_empty=1"
	    "&orderby=count&order=desc");
}

Test(terms_list, totals_are_exact)
{
	struct outcome	*a;

	given_terms();
	a = ask("GET", "/categories?hide_empty=0&per_page=2&page=2");
	EXPECT_MEMBER(a, "total", "5");
	EXPECT_MEMBER(a, "total_pages", "3");
	cr_expect_str_eq(list_of(a, "categories", "name"), "Jazz, Music");
	cr_expect_str_eq(outcome_header(a, "X-WP-Total"), "5");
	a = ask("GET", "/categories?include=5,2,3&orderby=include&per_page=1");
	EXPECT_MEMBER(a, "total", "2");
	EXPECT_MEMBER(a, "total_pages", "2");
}
