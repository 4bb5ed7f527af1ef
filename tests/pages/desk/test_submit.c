/* Events that the public proposes (rule 40.13). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "generated/service.h"
#include "http/author_quota.h"
#include "http/message.h"
#include "http/request.h"
#include "http/visits.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define PROPOSAL	"title=Fair&start_date=2027-03-01T10:00&"	\
			"end_date=2027-03-01T18:00&all_day=0&"		\
			"new[venue][venue]=Green&venue=&categories=&"	\
			"description=Come+all&website=fair.example&"	\
			"sender=ann@town.example&action=send"

/* It ends before it starts. */
#define WRONG		"title=Fair&start_date=2027-03-01T10:00&"	\
			"end_date=2027-03-01T08:00&all_day=0&"		\
			"sender=ann@town.example&action=send"

static struct visitor	 stranger;

static void
setup(void)
{
	harness_start();
	harness.site.submissions = true;
	desk_stranger(&stranger);
}

TestSuite(submit, .init = setup);

/* Sends the form this many seconds after it was opened. */
static struct outcome *
propose(int seconds, const char *fields)
{
	char	 body[2048];

	snprintf(body, sizeof(body), "since=%lld&company=&%s",
	    (long long)(harness.now - seconds), fields);
	return (desk_send_form(&stranger, "/submit", body));
}

static const char *
total(const char *path)
{
	harness.prefix = "/calendar/events/v1";
	return (outcome_text(ask_as("admin", "GET", path), "total"));
}

Test(submit, an_event_waits_until_an_editor_publishes_it)
{
	struct visitor	 v;
	struct outcome	*o;

	cr_expect(outcome_has(desk_open(&stranger, "/"), "<a href=\"/submit\">"
	    "Propose an event</a>"));
	o = desk_open(&stranger, "/submit");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "Propose an event"));
	cr_expect_not(outcome_has(o, "name=\"tags\""));
	cr_expect_not(outcome_has(o, "name=\"featured\""));
	o = propose(10, PROPOSAL "&featured=1&slug=x&status=publish&tags=new");
	cr_expect_eq(o->status, 303);
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/submit?done=proposed");
	cr_expect(outcome_has(desk_open(&stranger, "/submit?done=proposed"),
	    "Thank you"));
	cr_expect_str_eq(total("/events?status=publish"), "0");
	o = ask_as("admin", "GET", "/events/1");
	EXPECT_MEMBER(o, "title", "Fair");
	EXPECT_MEMBER(o, "status", "pending");
	EXPECT_MEMBER(o, "featured", "false");
	EXPECT_MEMBER(o, "website", "https://fair.example");
	EXPECT_MEMBER(o, "venue.venue", "Green");
	EXPECT_MEMBER(o, "tags", "[]");
	cr_expect_not(outcome_has(o, "ann@town.example"));

	desk_visitor(&v, "ed");
	cr_expect(outcome_has(desk_open(&v, "/desk/events?show=waiting"),
	    "Fair"));
	cr_expect(outcome_has(desk_open(&v, "/desk/events/1"),
	    "ann@town.example"));
	cr_expect_eq(desk_approve(&v, "/desk/events/1")->status,
	    303);
	cr_expect_str_eq(total("/events?status=publish"), "1");
	EXPECT_MEMBER(ask("GET", "/events/1"), "venue.venue", "Green");
}

/* Strangers must not publish by naming what an event needs. */
Test(submit, new_categories_and_places_wait_with_their_event)
{
	struct visitor	 v;

	cr_expect_eq(propose(10, PROPOSAL "&categories=Buy+now,Fair")->status,
	    303);
	cr_expect_str_eq(total("/categories?hide_empty=false"), "0");
	cr_expect(outcome_has(ask_as("admin", "GET", "/events/1"), "Buy now"));
	cr_expect_eq(desk_open(&stranger, "/events/category/buy-now/")->status,
	    404);
	cr_expect_not(outcome_has(desk_open(&stranger, "/"), "Buy now"));
	cr_expect_not(outcome_has(desk_open(&stranger, "/submit"), "Buy now"));
	desk_visitor(&v, "ed");
	cr_expect_eq(desk_send_form(&v, "/desk/events/1",
	    "action=trash")->status, 303);
	cr_expect_str_eq(total("/categories?hide_empty=false"), "0");
	cr_expect_str_eq(total("/venues?status=any"), "0");
	cr_expect_eq(desk_send_sure(&v, "/desk/events/1",
	    "action=delete")->status, 303);
	cr_expect_str_eq(total("/venues?status=trash"), "0");

	cr_expect_eq(propose(10, PROPOSAL "&categories=Fair")->status, 303);
	cr_expect_eq(desk_approve(&v, "/desk/events/3")->status,
	    303);
	cr_expect_str_eq(total("/categories?hide_empty=true"), "1");
	cr_expect_eq(desk_open(&stranger, "/events/category/fair/")->status,
	    200);
}

/* What waits, also of others, is not for strangers. */
Test(submit, offers_only_public_ones_of_several_venues)
{
	struct outcome	*o;

	(void)given_venue("admin", "\"venue\":\"Green\",\"city\":\"Bonn\"");
	(void)given_venue("admin", "\"venue\":\"Green\",\"city\":\"Rome\"");
	(void)given_venue("admin", "\"venue\":\"Green\",\"city\":\"Oslo\","
	    "\"status\":\"draft\"");
	o = propose(10, PROPOSAL);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o,
	    "value=\"1\"> <span dir=\"auto\">Green, Bonn"));
	cr_expect(outcome_has(o,
	    "value=\"2\"> <span dir=\"auto\">Green, Rome"));
	cr_expect_not(outcome_has(o, "Oslo"));
	cr_expect_not(outcome_has(o, "New venue: Green"));
	o = propose(10, PROPOSAL "&new[venue][city]=Paris");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "New venue: Green"));
	cr_expect_eq(propose(10, PROPOSAL "&new[venue][id]=2")->status, 303);
	EXPECT_MEMBER(ask_as("admin", "GET", "/calendar/events/v1/events/4"),
	    "venue.id", "2");
}

Test(submit, a_new_venue_has_only_fields_of_the_form)
{
	struct outcome	*o, *a;

	o = desk_open(&stranger, "/submit");
	cr_expect(outcome_has(o, "name=\"new[venue][city]\""));
	cr_expect_not(outcome_has(o, "name=\"new[venue][image]\""));
	o = propose(10, PROPOSAL "&new[venue][city]=Town&"
	    "new[venue][website]=green.example&new[venue][description]=x&"
	    "new[venue][image]=http://a.example/x.png&new[venue][geo_lat]=1&"
	    "new[venue][geo_lng]=2&new[venue][show_map]=0&"
	    "new[venue][state]=x&new[venue][status]=private&"
	    "new[venue][date]=2020-01-01&new[venue][author]=1");
	cr_expect_eq(o->status, 303);
	harness.prefix = "/calendar/events/v1";
	a = ask_json("admin", "POST", "/venues", "{\"venue\":\"Plain\","
	    "\"city\":\"Town\",\"website\":\"https://green.example\","
	    "\"status\":\"draft\"}");
	cr_assert_eq(a->status, 201);
	EXPECT(ask_as("admin", "GET", "/venues/2?_fields=city,website,image,"
	    "description,geo_lat,show_map,state,stateprovince,status,date_utc"),
	    200, ask_as("admin", "GET", "/venues/3?_fields=city,website,image,"
	    "description,geo_lat,show_map,state,stateprovince,status,date_utc")
	    ->body);
}

Test(submit, robots_must_send_the_form_again)
{
	static const struct {
		int		 seconds;
		const char	*fields;
	} rows[] = {
		{ 1, PROPOSAL }, { -10, PROPOSAL }, { 90000, PROPOSAL },
		{ 10, PROPOSAL "&company=Robots" },
		{ 10, PROPOSAL "&since=" }
	};
	struct outcome	*o;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		o = propose(rows[i].seconds, rows[i].fields);
		cr_expect_eq(o->status, 422, "%zu", i);
		cr_expect(outcome_has(o, "too quickly, or too late"));
		cr_expect(outcome_has(o, "value=\"Fair\""));
	}
	cr_expect_str_eq(total("/events?status=any"), "0");
}

Test(submit, a_form_without_a_pressed_button_is_shown_again)
{
	struct outcome	*o;

	cr_expect(strstr(page_inner(desk_open(&stranger, "/submit"),
	    "<form class=\"record\"", "</button>"), "value=\"again\""));
	o = propose(10, "title=Fair&start_date=2027-03-01T10:00&"
	    "end_date=2027-03-01T18:00&sender=Ann@x.example");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Please press a button"));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Fair\""));
	cr_expect_str_eq(total("/events?status=any"), "0");
}

Test(submit, errors_are_shown)
{
	struct outcome	*o;

	o = propose(10, "title=&start_date=&end_date=&sender=nobody&"
	    "action=send");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#title\">Title</a>:"
	    " This is required."));
	cr_expect(outcome_has(o, "<p class=\"wrong\">An e-mail address such"));
	o = propose(10, "title=T&start_date=2027-03-01T10:00&"
	    "end_date=2027-03-01T11:00&sender=nobody&action=send");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<p class=\"wrong\">An e-mail address such"
	    " as name@example.com is needed.</p>"));
	cr_expect_str_eq(total("/events?status=any"), "0");
	cr_expect_str_eq(total("/venues?status=any"), "0");
}

/* A part of what is left for all visitors, so that others can propose, too. */
Test(submit, an_address_has_a_tenth_of_what_others_leave)
{
	struct outcome	*o;
	int		 i;

	author_quota_start();
	harness.peer = "192.0.2.6";
	for (i = 0; i < SERVICE_AUTHOR_PLACES_ITEMS / 10; i++)
		cr_expect_eq(propose(10, target("title=Fair %d&start_date="
		    "2027-03-01T10:00&end_date=2027-03-01T18:00&"
		    "new[venue][venue]=Green %d&venue=&sender=Ann@x.example&"
		    "action=send", i, i))->status, 303);
	o = propose(10, PROPOSAL);
	cr_expect_eq(o->status, 429);
	cr_expect(outcome_has(o, "Too many attempts. Please try again in "));
	cr_expect_gt(atoi(outcome_header(o, "Retry-After")), 0);
	harness.peer = "192.0.2.7";
	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
}

/* Only what is stored counts in the quota that visitors share. */
Test(submit, forms_that_store_nothing_leave_the_quota_to_others)
{
	const size_t	 size = 500000;
	char		*form = calloc(1, size + 512);
	char		 peer[32];
	size_t		 sent;
	int		 i = 0;

	author_quota_start();
	snprintf(form, 512, "since=%lld&company=&title=&sender=Ann@x.example&"
	    "action=send&description=", (long long)(harness.now - 10));
	memset(form + strlen(form), 'a', size);
	for (sent = 0; sent < 2 * SERVICE_AUTHOR_BYTES_BYTES; sent += size) {
		snprintf(peer, sizeof(peer), "192.0.2.%d", ++i);
		harness.peer = peer;
		cr_expect_eq(desk_send_form(&stranger, "/submit",
		    form)->status, 422);
	}
	harness.peer = "192.0.3.1";
	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
	free(form);
}

Test(submit, an_end_before_the_start_is_an_error)
{
	struct outcome	*o;

	o = propose(10, "title=Fair&start_date=2027-03-01T10:00&"
	    "end_date=2027-03-01T09:00&sender=Ann@x.example&action=send");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "The event would end before it begins."));
	cr_expect_str_eq(total("/events?status=any"), "0");
}

/* Visitors learn only of events that everyone sees. */
Test(submit, questions_must_be_confirmed)
{
	struct outcome	*o;

	(void)given_venue("admin", "\"venue\":\"Green\"");
	(void)given_event("admin", "Fair", "2027-03-01 10:00",
	    "2027-03-01 12:00", "\"venue\":1,\"status\":\"private\"");
	(void)given_event("admin", "Walk", "2027-03-01 11:00",
	    "2027-03-01 12:00", "\"venue\":1");
	o = propose(10, PROPOSAL);
	cr_expect_eq(o->status, 422);
	EXPECT_PART(o, "<ul>\n<li>The", "</ul>", "<ul>\n<li>The venue is taken"
	    " at that time: Walk, Monday, March 1, 2027, 11\u00a0am – "
	    "12\u00a0pm.</li>\n"
	    "</ul>");
	cr_expect(outcome_has(o, ">Send anyway</button>"));
	cr_expect_str_eq(total("/events?status=any"), "2");
	cr_expect_eq(propose(10, target(PROPOSAL "&sure[]=%s", desk_hidden(o,
	    "sure[]")))->status, 303);
	cr_expect_str_eq(total("/events?status=any"), "3");
}

Test(submit, an_address_sends_three_a_minute)
{
	struct outcome	*o;
	int		 i;

	visits_start();
	for (i = 0; i < 3; i++)
		cr_expect_eq(propose(10, PROPOSAL)->status, 303);
	o = propose(10, PROPOSAL);
	cr_expect_eq(o->status, 429);
	cr_expect_not_null(outcome_header(o, "Retry-After"));
	cr_expect_str_eq(total("/events?status=any"), "3");
	harness.peer = "192.0.2.7";
	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
}

Test(submit, an_address_sends_forty_a_day)
{
	const struct message	 message = { .peer = "192.0.2.8" };
	const struct request	 rq = { .message = &message,
				    .site = &harness.site };
	struct outcome		*o;
	int			 i;

	visits_start();
	harness.peer = message.peer;
	for (i = 0; i < 40; i++) {
		cr_expect_lt(visits_wait(&rq), 61);
		visits_count_proposal(&rq);
	}
	o = propose(10, PROPOSAL);
	cr_expect_eq(o->status, 429);
	cr_expect_not_null(strstr(o->body, "Please wait 37 minutes"));
	harness.peer = "192.0.2.9";
	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
}

/* Returns an event of a series of proposals. */
static struct outcome *
given_proposals(int count)
{
	struct caller	 owner;
	struct outcome	*o;
	char		 body[512];

	cr_assert(user_find(harness.db, "submissions", &owner));
	snprintf(body, sizeof(body), "{\"title\":\"T\",\"author\":%lld,"
	    "\"status\":\"pending\",\"start_date\":\"2027-03-01\","
	    "\"end_date\":\"2027-03-01\",\"recurrence\":"
	    "\"FREQ=DAILY;COUNT=%d;BYHOUR=0,1,2,3,4,5\"}",
	    (long long)owner.id, count);
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq((o = ask_json("admin", "POST", "/events",
	    body))->status, 201, "%s", o->body);
	harness.prefix = "";

	return (o);
}

#define DAILY(n)	"&repeat[every]=daily&repeat[interval]=1&"	\
			"repeat[ends]=after&repeat[count]=" n

/* The limit is 2000 for all, and 200 for an address if no one else waits. */
Test(submit, an_address_adds_a_part_of_the_dates_that_others_leave)
{
	struct outcome	*o;

	visits_start();
	harness.peer = "192.0.2.6";
	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
	(void)given_proposals(999);
	harness.peer = "192.0.2.7";
	o = propose(10, PROPOSAL DAILY("101"));
	cr_expect_eq(o->status, 422);
	cr_expect_null(outcome_header(o, "Retry-After"));
	cr_expect(outcome_has(o, "at most 100 a day can be proposed"));
	cr_expect_eq(propose(10, PROPOSAL DAILY("100"))->status, 303);
	o = propose(10, PROPOSAL);
	cr_expect_eq(o->status, 429);
	cr_expect_not_null(outcome_header(o, "Retry-After"));
	harness.peer = "192.0.2.8";
	cr_expect_eq(propose(10, PROPOSAL DAILY("91"))->status, 422);
	cr_expect_eq(propose(10, PROPOSAL DAILY("90"))->status, 303);
}

/* An editor makes room for others by moving some to the trash. */
Test(submit, no_one_sends_more_while_too_many_wait)
{
	struct outcome	*o;
	char		 body[512];

	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
	(void)given_proposals(1000);
	o = given_proposals(995);
	snprintf(body, sizeof(body), "/series/%s", outcome_text(o,
	    "series.id"));
	o = propose(10, PROPOSAL);
	cr_expect_eq(o->status, 422);
	cr_expect_not_null(strstr(o->body, "Too many proposed events"));
	harness.prefix = "/calendar/events/v1";
	(void)given_event("co", "Walk", "2027-03-01 10:00",
	    "2027-03-01 12:00", "\"status\":\"pending\"");
	cr_assert_eq(ask_as("admin", "DELETE", body)->status, 200);
	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
}

/* Also forms of robots, and those without a button: all are shown again. */
Test(submit, an_address_tries_twenty_times_a_minute)
{
	static const struct {
		int		 seconds;
		const char	*fields;
	} rows[] = {
		{ 10, WRONG }, { 1, PROPOSAL }, { 10, "title=Fair" }
	};
	int	 i;

	visits_start();
	for (i = 0; i < 20; i++)
		cr_expect_eq(propose(rows[i % 3].seconds, rows[i % 3].fields)
		    ->status, 422);
	cr_expect_eq(propose(10, PROPOSAL)->status, 429);
	harness.peer = "192.0.2.7";
	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
}

Test(submit, is_off_unless_the_configuration_says_so)
{
	harness.site.submissions = false;
	cr_expect_eq(desk_open(&stranger, "/submit")->status, 404);
	cr_expect_eq(propose(10, PROPOSAL)->status, 404);
}

/* Not by the login of the user that owns it, which no one knows. */
Test(submit, history_names_no_user)
{
	struct visitor	 v;
	struct outcome	*o;

	cr_expect_eq(propose(10, PROPOSAL)->status, 303);
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events/1/history");
	cr_expect(outcome_has(o, "<span dir=\"auto\">someone without an"
	    " account</span></p>"));
	cr_expect_not(outcome_has(o, "submissions"));
}
