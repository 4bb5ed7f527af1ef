/* Addresses with slugs that records had before (rule 14.3). */
#include <criterion/criterion.h>

#include "base/array.h"
#include "store/db.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"

static void
use_interface(void)
{
	harness.prefix = "/calendar/events/v1";
}

static void
change(const char *path, const char *fields)
{
	use_interface();
	cr_assert_eq(ask_json("admin", "POST", path, fields)->status, 200,
	    "%s", path);
}

static struct outcome *
open_page(const char *path)
{
	harness.prefix = "";
	return (ask("GET", path));
}

static void
expect_moved(const char *from, const char *to)
{
	struct outcome	*o = open_page(from);

	cr_assert_eq(o->status, 301, "%s: %d", from, o->status);
	cr_expect_str_eq(outcome_header(o, "Location"), target(SITE "%s", to));
}

static void
expect_none(const char *path)
{
	struct outcome	*o = open_page(path);

	cr_expect_eq(o->status, 404, "%s: %d", path, o->status);
}

Test(old_slugs, of_an_event_redirect)
{
	(void)given_talk("admin", "\"slug\":\"first\"");
	change("/events/1", "{\"slug\":\"second\"}");
	change("/events/1", "{\"slug\":\"third\",\"status\":\"draft\"}");
	cr_expect_eq(open_page("/event/first/")->status, 403);
	change("/events/1", "{\"status\":\"publish\"}");
	expect_moved("/event/first/", "/event/third/");
	expect_moved("/event/second/", "/event/third/");
	expect_moved("/de/event/second/", "/de/event/third/");
	expect_moved("/event/first/?ical=1",
	    "/calendar/events/v1/events/1.ics");
	expect_moved("/event/first/all/", "/event/third/");
	change("/events/1", "{\"password\":\"secret words\"}");
	expect_moved("/event/first/", "/event/third/");
	cr_expect_eq(open_page("/event/third/")->status, 200);
}

Test(old_slugs, are_not_addresses_of_the_interface)
{
	(void)given_talk("admin", "\"slug\":\"first\"");
	change("/events/1", "{\"slug\":\"second\"}");
	EXPECT_CODE(ask("GET", "/events/by-slug/first"), 404,
	    "rest-event-not-found");
}

Test(old_slugs, of_terms_redirect)
{
	use_interface();
	(void)ask_json("admin", "POST", "/categories", "{\"name\":\"Music\"}");
	(void)ask_json("admin", "POST", "/categories",
	    "{\"name\":\"Jazz\",\"parent\":1}");
	(void)ask_json("admin", "POST", "/tags", "{\"name\":\"Late\"}");
	change("/categories/2", "{\"slug\":\"swing\"}");
	change("/tags/3", "{\"slug\":\"night\"}");
	expect_moved("/events/category/music/jazz/",
	    "/events/category/music/swing/");
	expect_moved("/events/category/jazz/",
	    "/events/category/music/swing/");
	expect_moved("/tag/late/", "/tag/night/");
	expect_none("/tag/jazz/");
}

Test(old_slugs, of_merged_records_redirect)
{
	static const struct {
		const char	*form, *from, *to;
	} rows[] = {
		{ "/desk/venues/1", "/venue/old/", "/venue/new/" },
		{ "/desk/organizers/3", "/organizer/old/", "/organizer/new/" },
		{ "/desk/categories/1", "/events/category/old/",
		    "/events/category/new/" },
		{ "/desk/tags/3", "/tag/old/", "/tag/new/" }
	};
	struct visitor	 v;
	size_t		 i;

	(void)given_venue("admin", "\"venue\":\"Old\"");
	(void)given_venue("admin", "\"venue\":\"New\"");
	(void)given_organizer("admin", "\"organizer\":\"Old\"");
	(void)given_organizer("admin", "\"organizer\":\"New\"");
	use_interface();
	(void)ask_json("admin", "POST", "/categories", "{\"name\":\"Old\"}");
	(void)ask_json("admin", "POST", "/categories", "{\"name\":\"New\"}");
	(void)ask_json("admin", "POST", "/tags", "{\"name\":\"Older\"}");
	(void)ask_json("admin", "POST", "/tags", "{\"name\":\"New\"}");
	change("/tags/3", "{\"slug\":\"old\"}");
	desk_visitor(&v, "ed");
	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_eq(desk_send_sure(&v, rows[i].form,
		    "action=merge&same=New")->status, 303);
		expect_moved(rows[i].from, rows[i].to);
	}
	expect_moved("/tag/older/", "/tag/new/");
}

Test(old_slugs, belong_to_the_record_that_has_them_now)
{
	(void)given_talk("admin", "\"slug\":\"first\"");
	change("/events/1", "{\"slug\":\"second\"}");
	(void)given_talk("admin", "\"slug\":\"first\"");
	cr_expect_eq(open_page("/event/first/")->status, 200);
	change("/events/2", "{\"slug\":\"third\"}");
	expect_moved("/event/first/", "/event/third/");
	change("/events/1", "{\"slug\":\"first\"}");
	cr_expect_eq(open_page("/event/first/")->status, 200);
}

Test(old_slugs, of_records_that_are_not_public_do_not_redirect)
{
	(void)given_talk("co", "\"slug\":\"first\"");
	change("/events/1", "{\"slug\":\"second\"}");
	change("/events/1", "{\"status\":\"publish\"}");
	expect_none("/event/first/");
	change("/events/1", "{\"slug\":\"third\"}");
	expect_moved("/event/second/", "/event/third/");
	use_interface();
	cr_assert_eq(ask_as("admin", "DELETE", "/events/1")->status, 200);
	expect_none("/event/second/");
	expect_none("/event/third/");
	change("/events/1", "{\"status\":\"publish\"}");
	expect_moved("/event/second/", "/event/third/");
}

Test(old_slugs, are_not_taken_by_what_is_not_public)
{
	(void)given_talk("admin", "\"slug\":\"fair\"");
	change("/events/1", "{\"slug\":\"fair-2027\"}");
	(void)given_talk("co", "\"slug\":\"fair\",\"status\":\"draft\"");
	expect_moved("/event/fair/", "/event/fair-2027/");
	use_interface();
	cr_assert_eq(ask_as("co", "DELETE", "/events/2")->status, 200);
	cr_assert_eq(ask_json("co", "POST", "/events/2",
	    "{\"status\":\"draft\"}")->status, 200);
	cr_assert_eq(ask_json("co", "POST", "/events/2",
	    "{\"slug\":\"mine\"}")->status, 200);
	change("/events/2", "{\"status\":\"publish\"}");
	expect_moved("/event/fair/", "/event/fair-2027/");
	use_interface();
	(void)given_talk("admin", "\"slug\":\"fair\",\"password\":\"a\"");
	cr_expect_eq(open_page("/event/fair/")->status, 200);
}

Test(old_slugs, are_not_taken_by_a_place_that_waits)
{
	struct visitor	 v;

	(void)given_venue("admin", "\"venue\":\"Arena\"");
	(void)given_venue("admin", "\"venue\":\"Stadium\"");
	desk_visitor(&v, "ed");
	cr_assert_eq(desk_send_sure(&v, "/desk/venues/1",
	    "action=merge&same=Stadium")->status, 303);
	expect_moved("/venue/arena/", "/venue/stadium/");
	use_interface();
	(void)given_venue("co", "\"venue\":\"Arena\"");
	expect_moved("/venue/arena/", "/venue/stadium/");
}

Test(old_slugs, stay_with_records_that_the_caller_may_not_change)
{
	(void)given_talk("admin", "\"slug\":\"fair\"");
	change("/events/1", "{\"slug\":\"fair-2027\"}");
	(void)given_talk("au", "\"slug\":\"fair\"");
	cr_assert_eq(ask_json("au", "POST", "/events/2",
	    "{\"slug\":\"mine\"}")->status, 200);
	expect_moved("/event/fair/", "/event/fair-2027/");
	use_interface();
	(void)given_talk("au", "\"slug\":\"mine\"");
	cr_assert_eq(ask_json("au", "POST", "/events/2",
	    "{\"slug\":\"my-own\"}")->status, 200);
	expect_moved("/event/mine/", "/event/my-own/");
}

Test(old_slugs, are_deleted_with_their_record)
{
	(void)given_talk("admin", "\"slug\":\"first\"");
	change("/events/1", "{\"slug\":\"second\"}");
	use_interface();
	cr_assert_eq(ask_as("admin", "DELETE", "/events/1?purge=true")->status,
	    200);
	cr_expect_eq(db_first_integer(db_query(harness.db,
	    "SELECT COUNT(*) FROM old_slugs")), 0);
	expect_none("/event/first/");
}
