/* What a typed name of a venue or organizer means (rule 40.9). */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define TALK	"title=Talk&start_date=2027-03-01T18:00&"		\
		"end_date=2027-03-01T20:00&all_day=0&venue=&organizer=&"

static struct visitor	 v;

static void
setup(void)
{
	(void)given_venue("admin", "\"venue\":\"Town Hall\","
	    "\"address\":\"Market 2\",\"city\":\"Bonn\"");
	(void)given_venue("admin", "\"venue\":\"Town Hall\","
	    "\"city\":\"Siegburg\",\"status\":\"draft\"");
	(void)given_venue("admin", "\"venue\":\"Green\",\"city\":\"Bonn\","
	    "\"website\":\"https://green.example\"");
	desk_visitor(&v, "ed");
}

TestSuite(desk_named, .init = setup);

static struct outcome *
stored(const char *path)
{
	harness.prefix = "/calendar/events/v1";
	return (ask_as("admin", "GET", path));
}

static struct outcome *
send(const char *fields)
{
	return (desk_send_form(&v, "/desk/events/new",
	    target(TALK "%s&action=publish", fields)));
}

/* Expects the form with this error and these choices, and no event. */
static void
expect_asked(struct outcome *o, const char *wrong, const char *choices)
{
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, wrong), "%s", wrong);
	cr_expect_str_eq(page_inner(o, "<div class=\"chosen\" "
	    "aria-live=\"polite\">\n", "</div>"), choices);
	EXPECT_MEMBER(stored("/events?status=any"), "total", "0");
}

#define CHOICE(value, checked, label)					\
	"<label><input type=\"radio\" name=\"new[venue][id]\" value=\""	\
	value "\"" checked "> <span dir=\"auto\">" label		\
	"</span></label>\n"

Test(desk_named, one_of_several_with_a_name_is_chosen)
{
	struct outcome	*o;

	expect_asked(send("new[venue][venue]=town+hall"),
	    "<a href=\"#venue\">Where</a>: Several records have this name.",
	    CHOICE("2", "", "Town Hall, Siegburg (Draft)")
	    CHOICE("1", "", "Town Hall, Market 2, Bonn"));
	expect_asked(send("new[venue][venue]=town+hall&new[venue][id]=2&"
	    "website=no+address"), "Website</a>", CHOICE("2", " checked",
	    "Town Hall, Siegburg (Draft)")
	    CHOICE("1", "", "Town Hall, Market 2, Bonn"));
	o = send("new[venue][venue]=town+hall&new[venue][id]=2");
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/events/4"), "venue.id", "2");
	o = desk_open(&v, "/desk/events/4");
	cr_expect(outcome_has(o, "checked> <span dir=\"auto\">Town Hall, "
	    "Siegburg (Draft)</span>"));
}

static const char *
found(const struct visitor *who, const char *query)
{
	struct outcome	*o = desk_open(who, target("/desk/venues/find?%s",
			    query));

	cr_expect_eq(o->status, 200);

	return (o->body);
}

/* The script asks as the user, so it knows what the form would find. */
Test(desk_named, the_script_finds_what_the_user_may_read)
{
	struct visitor	 stranger;

	desk_stranger(&stranger);
	cr_expect_str_eq(found(&v, "named=true&search=town+hall"),
	    "{\"found\":[{\"id\":\"2\",\"called\":\"Town Hall\","
	    "\"label\":\"Town Hall, Siegburg (Draft)\"},{\"id\":\"1\","
	    "\"called\":\"Town Hall\","
	    "\"label\":\"Town Hall, Market 2, Bonn\"}]}");
	cr_expect_str_eq(found(&stranger, "named=true&search=town+hall"),
	    "{\"found\":[{\"id\":\"1\",\"called\":\"Town Hall\","
	    "\"label\":\"Town Hall, Market 2, Bonn\"}]}");
	cr_expect_str_eq(found(&v, "named=true&search=town"),
	    "{\"found\":[]}");
	cr_expect_str_eq(found(&stranger, "search=gree"),
	    "{\"found\":[{\"id\":\"3\",\"called\":\"Green\","
	    "\"label\":\"Green, Bonn, https://green.example\"}]}");
	cr_expect_eq(desk_open(&v, "/desk/venues/find")->status, 400);
}

/* A choice is only for the name with which it was offered. */
Test(desk_named, organizers_with_a_name_are_chosen_one_by_one)
{
	struct outcome	*o;

	harness.prefix = "/calendar/events/v1";
	(void)given_organizer("admin", "\"organizer\":\"Ann\"");
	(void)given_organizer("admin", "\"organizer\":\"Ann\","
	    "\"email\":\"a@b.example\"");
	(void)given_organizer("admin", "\"organizer\":\"Club\"");
	o = send("organizer[]=6&new[organizer][organizer]=Ann");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "name=\"new[organizer][id]\" value=\"5\">"
	    " <span dir=\"auto\">Ann, a@b.example</span>"));
	cr_expect(outcome_has(o, "name=\"new[organizer][id]\" value=\"4\">"
	    " <span dir=\"auto\">Ann</span>"));
	o = send("organizer[]=6&new[organizer][organizer]=Ann&"
	    "new[organizer][id]=5");
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/events/7"), "organizer.0.id", "6");
	EXPECT_MEMBER(stored("/events/7"), "organizer.1.id", "5");
	o = send("venue[]=3&new[organizer][organizer]=Club&"
	    "new[organizer][id]=5");
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/events/8"), "organizer.0.id", "6");
}

Test(desk_named, fields_tell_which_one_is_meant)
{
	cr_expect_eq(send("new[venue][venue]=Town+Hall&"
	    "new[venue][city]=siegburg")->status, 303);
	EXPECT_MEMBER(stored("/events/4"), "venue.id", "2");
	cr_expect_eq(send("new[venue][venue]=Green&new[venue][city]=Bonn&"
	    "new[venue][website]=green.example")->status, 303);
	EXPECT_MEMBER(stored("/events/5"), "venue.id", "3");
}

Test(desk_named, fields_that_a_known_one_does_not_have_ask_for_a_choice)
{
#define TYPED	"new[venue][venue]=Green&new[venue][city]=Rome"
	static const char	 choices[] = CHOICE("3", "",
	    "Green, Bonn, https://green.example")
	    CHOICE("new", "", "New venue: Green");

	expect_asked(send(TYPED), "<a href=\"#venue\">Where</a>: There is"
	    " already one with this name, but with other details.", choices);
	cr_expect_eq(send(TYPED "&new[venue][id]=3")->status, 303);
	EXPECT_MEMBER(stored("/events/4"), "venue.id", "3");
	EXPECT_MEMBER(stored("/venues/3"), "city", "Bonn");
	cr_expect_eq(send(TYPED "&new[venue][id]=new")->status, 303);
	EXPECT_MEMBER(stored("/events/5"), "venue.city", "Rome");
	EXPECT_MEMBER(stored("/venues"), "total", "4");
}

Test(desk_named, fields_without_a_name_are_an_error)
{
	expect_asked(send("venue[]=3&new[venue][phone]=1"),
	    "<a href=\"#venue\">Where</a>: What you typed under", "");
	expect_asked(send("new[organizer][email]=a@b.example"),
	    "<a href=\"#organizer\">Organizers</a>: What you typed under", "");
}

Test(desk_named, a_merge_asks_which_one_of_several_is_meant)
{
	struct outcome	*o;

	o = desk_send_form(&v, "/desk/venues/3",
	    "same=Town+Hall&action=merge");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<label><input type=\"radio\" name=\"same_id\""
	    " value=\"2\"> <span dir=\"auto\">Town Hall, Siegburg (Draft)"));
	EXPECT_MEMBER(stored("/venues?status=any"), "total", "3");
	o = desk_send_sure(&v, "/desk/venues/3",
	    "same=Town+Hall&same_id=2&action=merge");
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/venues?status=any"), "total", "2");
}
