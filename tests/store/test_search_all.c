#include <criterion/criterion.h>

#include "tests/support/given.h"
#include "tests/support/titles.h"

static void
give(const char *title, const char *rest)
{
	given_event("ed", title, "2027-01-01", "2027-01-02", rest);
}

static void
setup(void)
{
	give("Café crème", "");
	give("Walk", "\"venue\":{\"venue\":\"Stadthalle Nord\",\"city\":"
	    "\"Zürich\"}");
	give("Sidewalk", "\"organizer\":{\"organizer\":\"Singers of Rome\"}");
	give("Boardwalks", "\"excerpt\":\"Jazz walk\",\"tags\":[\"Brass\"]");
	give("Concert", "\"description\":\"After the walk\","
	    "\"categories\":[\"Jazz night\"]");
}

TestSuite(search_all, .init = setup);

static const char *
found(const char *query)
{
	return (titles_of(ask("GET", target("/events?%s", query))));
}

Test(search_all, is_without_accents)
{
	cr_expect_str_eq(found("search=cafe"), "Café crème");
	cr_expect_str_eq(found("search=CAF%C3%89%20CREME"), "Café crème");
	cr_expect_str_eq(found("search=caf%C3%A8"), "Café crème");
	cr_expect_str_eq(found("search_in=all&search=zurich"), "Walk");
}

Test(search_all, finds_by_names)
{
	cr_expect_str_eq(found("search=stadt"), "");
	cr_expect_str_eq(found("search=stadt&search_in=all"), "Walk");
	cr_expect_str_eq(found("search=halle&search_in=all"), "");
	cr_expect_str_eq(found("search=rom&search_in=all"), "Sidewalk");
	cr_expect_str_eq(found("search=brass&search_in=all"), "Boardwalks");
	cr_expect_str_eq(found("search=%22jazz%20ni%22&search_in=all"),
	    "Concert");
	cr_expect_str_eq(found("search=walk%20-rome%20-jazz&search_in=all"),
	    "Walk");
}

Test(search_all, finds_plural_and_singular)
{
	cr_expect_str_eq(found("search=walks"), "Boardwalks");
	cr_expect_str_eq(found("search=walks&search_in=all"),
	    "Walk Boardwalks Concert");
	cr_expect_str_eq(found("search=singer&search_in=all"), "Sidewalk");
	cr_expect_str_eq(found("search=nights&search_in=all"), "Concert");
}

Test(search_all, best_matches_come_first)
{
	cr_expect_str_eq(found("search=walk&orderby=relevance"),
	    "Walk Sidewalk Boardwalks Concert");
	cr_expect_str_eq(found("search=jazz&orderby=relevance&search_in=all"),
	    "Concert Boardwalks");
	cr_expect_str_eq(found("search=walk&orderby=relevance&order=desc"),
	    "Concert Boardwalks Sidewalk Walk");
	cr_expect_str_eq(found("search=walk&orderby=relevance&per_page=2"
	    "&page=2"), "Boardwalks Concert");
	cr_expect_str_eq(found("orderby=relevance&per_page=2"),
	    "Café crème Walk");
}

Test(search_all, a_whole_word_counts_after_a_longer_one)
{
	give("Talkers", "");
	give("Talkers talk", "");

	cr_expect_str_eq(found("search=talk&orderby=relevance"),
	    "Talkers talk Talkers");
}

Test(search_empty, finds_nothing)
{
	cr_expect_str_eq(found("search=walk"), "");
	cr_expect_str_eq(found("search_in=all&search=walks"), "");
	cr_expect_str_eq(found("search=%22a+walk%22"), "");
}

Test(search_all, finds_words_that_only_drafts_have)
{
	given_event("co", "Vespers", "2027-01-01", "2027-01-02",
	    "\"status\":\"draft\"");
	EXPECT_MEMBER(ask_as("co", "GET", "/events?search=vespers&status=any"),
	    "total", "1");
	EXPECT_MEMBER(ask_as("co", "GET", "/events?search=vesp&status=any"),
	    "total", "1");
	cr_expect_str_eq(found("search=vespers"), "");
	give("Vespers", "");
	cr_expect_str_eq(found("search=vespers"), "Vespers");
}
