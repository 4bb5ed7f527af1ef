/* Proposed events that editors return, and visitors amend (rule 40.38). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "http/author_quota.h"
#include "http/visits.h"
#include "store/amendments.h"
#include "store/db.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "text/dates.h"

#define FAIR	"title=Fair&start_date=2027-03-01T10:00&"		\
		"end_date=2027-03-01T18:00&all_day=0&"			\
		"new[venue][venue]=Green&venue=&categories=&"		\
		"description=Come+all&sender=ann@town.example&action=send"

/* As the form of the returned event sends it. */
#define AMENDED	"title=Great+fair&start_date=2027-03-01T10:00&"		\
		"end_date=2027-03-01T18:00&all_day=0&venue=&venue[]=2&"	\
		"description=Come+all&sender=&action=send"

#define EVENT	"/calendar/events/v1/events/1"

static struct visitor	 stranger, editor;
static char		 token[ACCOUNT_TOKEN];

static void
setup(void)
{
	harness_start();
	harness.site.submissions = true;
	desk_stranger(&stranger);
	desk_visitor(&editor, "ed");
}

TestSuite(submit_again, .init = setup);

static struct outcome *
open_link(const char *key)
{
	return (desk_open(&stranger, target("/submit?key=%s", key)));
}

static struct outcome *
send_version(const char *key, const char *version, const char *fields)
{
	char	 form[4096];

	snprintf(form, sizeof(form), "since=%lld&company=&key=%s&version=%s&%s",
	    (long long)(harness.now - 10), key, version, fields);

	return (desk_send_form(&stranger, "/submit", form));
}

/* The form of the link as it is now. */
static struct outcome *
send_form(const char *key, const char *fields)
{
	const char	*version = desk_hidden(open_link(key), "version");

	return (send_version(key, version == NULL ? "" : version, fields));
}

static struct outcome *
propose(const char *fields)
{
	return (desk_send_form(&stranger, "/submit", target("since=%lld&"
	    "company=&%s", (long long)(harness.now - 10), fields)));
}

/* As the letter does. */
static void
make_link(int64_t event)
{
	db_begin_write(harness.db);
	amendment_make(harness.db, event, harness.now, token);
	cr_assert(db_commit(harness.db));
}

static void
give_back(int event)
{
	const char	*path = target("/desk/events/%d", event);

	cr_assert_eq(desk_send_form(&editor, path, target("version=%s&"
	    "title=Fair&start_date=2027-03-01T10:00&note=Which+hall?&"
	    "end_date=2027-03-01T18:00&action=return", desk_hidden(desk_open(
	    &editor, path), "version")))->status, 303);
}

static void
be_returned(void)
{
	cr_assert_eq(propose(FAIR)->status, 303);
	give_back(1);
	make_link(1);
}

static const char *
status_of(const char *event)
{
	return (outcome_text(ask_as("admin", "GET", event), "status"));
}

Test(submit_again, a_returned_event_is_amended_once)
{
	struct outcome	*o;

	be_returned();
	o = open_link(token);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "<h1>Change your event</h1>"));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Fair\""));
	cr_expect(outcome_has(o, "value=\"2\" checked> <span dir=\"auto\">"
	    "Green"));
	cr_expect(outcome_has(o, target("name=\"key\" value=\"%s\"", token)));
	cr_expect_not(outcome_has(o, "name=\"sender\""));
	cr_expect_not(outcome_has(o, "ann@town.example"));
	cr_expect(outcome_has(o, "<strong>The editor writes:</strong> "
	    "<span dir=\"auto\">Which hall?</span>"));
	o = send_form(token, AMENDED);
	cr_assert_eq(o->status, 303, "%s", o->body);
	cr_expect_str_eq(outcome_header(o, "Location"), SITE
	    "/submit?done=amended");
	cr_expect(outcome_has(desk_open(&editor, "/submit?done=amended"),
	    "Your changes have arrived."));
	o = ask_as("admin", "GET", EVENT);
	EXPECT_MEMBER(o, "title", "Great fair");
	EXPECT_MEMBER(o, "status", "pending");
	EXPECT_MEMBER(o, "venue.id", "2");
	o = desk_open(&editor, "/desk/events/1");
	cr_expect(outcome_has(o, "ann@town.example"));
	cr_expect(outcome_has(o, "Which hall?"));

	o = open_link(token);
	cr_expect_eq(o->status, 404);
	cr_expect(outcome_has(o, "This link is no longer valid"));
	o = send_form(token, FAIR);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "If you send the form, it is a new"));
	cr_expect_not(outcome_has(o, "name=\"key\""));
	cr_expect(outcome_has(o, "value=\"ann@town.example\""));
	EXPECT_MEMBER(ask_as("admin", "GET", EVENT), "title", "Great fair");
}

Test(submit_again, mistakes_are_shown_and_keep_the_link)
{
	struct outcome	*o;

	be_returned();
	o = send_form(token, "title=&start_date=2027-03-01T10:00&"
	    "end_date=2027-03-01T18:00&venue=&venue[]=2&action=send");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<li><a href=\"#title\">Title</a>:"));
	cr_expect(outcome_has(o, "value=\"2\" checked> <span dir=\"auto\">"
	    "Green"));
	cr_expect(outcome_has(o, target("name=\"key\" value=\"%s\"", token)));
	cr_expect_str_eq(status_of(EVENT), "draft");
	cr_expect_eq(send_form(token, AMENDED)->status, 303);
}

Test(submit_again, a_link_ends_with_what_editors_decide)
{
	static const char *const	 decisions[] = {
		"{\"status\":\"publish\"}", "{\"status\":\"pending\"}",
		"{\"status\":\"trash\"}"
	};
	size_t				 i;

	be_returned();
	for (i = 0; i < COUNT(decisions); i++) {
		cr_expect_eq(open_link(token)->status, 200, "%zu", i);
		harness.prefix = "/calendar/events/v1";
		cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
		    decisions[i])->status, 200);
		cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
		    "{\"status\":\"draft\"}")->status, 200);
		harness.prefix = "";
		cr_expect_eq(open_link(token)->status, 404, "%zu", i);
		make_link(1);
	}
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_as("ed", "DELETE", "/events/1?purge=true")->status,
	    200);
	harness.prefix = "";
	cr_expect_eq(open_link(token)->status, 404);
}

Test(submit_again, a_link_ends_after_30_days_and_with_a_later_one)
{
	char	 first[ACCOUNT_TOKEN];

	be_returned();
	memcpy(first, token, sizeof(first));
	make_link(1);
	cr_expect_eq(open_link(first)->status, 404);
	cr_expect_eq(send_form(first, AMENDED)->status, 422);
	harness.now += 30 * DATE_DAY - 1;
	cr_expect_eq(open_link(token)->status, 200);
	harness.now++;
	cr_expect_eq(open_link(token)->status, 404);
	cr_expect_eq(send_form(token, AMENDED)->status, 422);
	cr_expect_str_eq(status_of(EVENT), "draft");
}

/* An author of ours has the event now, and decides about it. */
/* Also not when the event is a proposal again. */
Test(submit_again, a_link_is_for_no_event_of_a_user)
{
	char	 back[64];

	be_returned();
	snprintf(back, sizeof(back), "{\"author\":%s}", outcome_text(ask_as(
	    "admin", "GET", EVENT), "author"));
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"author\":4}")->status, 200);
	harness.prefix = "";
	cr_expect_eq(open_link(token)->status, 404);
	cr_expect_eq(send_form(token, AMENDED)->status, 422);
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1", back)->status, 200);
	harness.prefix = "";
	cr_expect_eq(open_link(token)->status, 404);
}

Test(submit_again, a_link_is_for_one_event)
{
	struct outcome	*o;

	be_returned();
	cr_assert_eq(propose(FAIR "&title=Other")->status, 303);
	give_back(3);
	o = send_form(token, AMENDED "&id=3&event=3");
	cr_expect_eq(o->status, 303);
	cr_expect_str_eq(status_of("/calendar/events/v1/events/3"), "draft");
	o = send_form("x", AMENDED);
	cr_expect_eq(o->status, 422);
	cr_expect_eq(open_link("x")->status, 404);
}

/* Fields that the form does not have, and those of editors, stay. */
Test(submit_again, only_fields_of_the_form_change)
{
	struct outcome	*o;

	be_returned();
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"tags\":[\"new\"],\"featured\":true}")->status, 200);
	harness.prefix = "";
	cr_expect_eq(send_form(token, AMENDED "&featured=0&tags=x&slug=x&"
	    "status=publish&author=1")->status, 303);
	o = ask_as("admin", "GET", EVENT);
	EXPECT_MEMBER(o, "status", "pending");
	EXPECT_MEMBER(o, "featured", "true");
	cr_expect(outcome_has(o, "\"name\":\"new\""));
	EXPECT_MEMBER(o, "slug", "");
	EXPECT_MEMBER(o, "author", "6");
}

Test(submit_again, guesses_are_limited)
{
	int	 i;

	visits_start();
	for (i = 0; i < 20; i++)
		cr_expect_eq(send_form("guess", AMENDED)->status, 422);
	cr_expect_eq(send_form("guess", AMENDED)->status, 429);
}

#define WEEKLY	"&repeat[every]=weekly&repeat[interval]=1&"		\
		"repeat[days][]=MO&repeat[ends]=after&repeat[count]=3"

Test(submit_again, a_series_waits_is_returned_amended_and_published)
{
	struct outcome	*o;

	cr_expect(outcome_has(desk_open(&stranger, "/submit"),
	    "name=\"repeat[every]\""));
	cr_assert_eq((o = propose(FAIR WEEKLY))->status, 303, "%s", o->body);
	harness.prefix = "/calendar/events/v1";
	EXPECT_MEMBER(ask_as("admin", "GET", "/events?status=pending"),
	    "total", "3");
	o = ask_as("admin", "GET", "/events?status=pending&_fields=events.id");
	harness.prefix = "";
	give_back(1);
	harness.prefix = "/calendar/events/v1";
	EXPECT_MEMBER(ask_as("admin", "GET", "/events?status=draft"),
	    "total", "3");
	harness.prefix = "";
	make_link(1);
	o = open_link(token);
	cr_expect_not(outcome_has(o, "name=\"scope\""));
	cr_assert_eq((o = send_form(token, "title=Great+fair&start_date="
	    "2027-03-01T10:00&end_date=2027-03-01T18:00&all_day=0&venue=&"
	    "description=Come+all&scope=one&action=send" WEEKLY))->status, 303,
	    "%s", o->body);
	harness.prefix = "/calendar/events/v1";
	EXPECT_MEMBER(ask_as("admin", "GET",
	    "/events?status=pending&search=great"), "total", "3");
	harness.prefix = "";
	cr_expect_eq(open_link(token)->status, 404);
	cr_expect_eq(desk_approve(&editor, "/desk/events/1")->status, 303);
	harness.prefix = "/calendar/events/v1";
	EXPECT_MEMBER(ask("GET", "/events"), "total", "3");
}

Test(submit_again, a_series_has_a_limited_number_of_dates)
{
	struct outcome	*o;

	author_quota_start();
	harness.peer = "192.0.2.7";
	o = propose(FAIR "&repeat[every]=daily&repeat[interval]=1&"
	    "repeat[ends]=after&repeat[count]=900");
	cr_expect_eq(o->status, 422);
	cr_expect_null(outcome_header(o, "Retry-After"));
	o = propose(FAIR "&repeat[every]=daily&repeat[interval]=1&"
	    "repeat[ends]=after&repeat[count]=201");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "at most 200 dates can be proposed at once"));
	o = propose(FAIR "&repeat[every]=daily&repeat[interval]=1&"
	    "repeat[ends]=after&repeat[count]=200");
	cr_expect_eq(o->status, 303);
	harness.prefix = "/calendar/events/v1";
	EXPECT_MEMBER(ask_as("admin", "GET", "/events?status=pending"),
	    "total", "200");
}

#define LONGER "title=Fair&start_date=2027-03-01T10:00&" \
		"end_date=2027-03-01T18:00&all_day=0&scope=all&action=send"
#define DAILY(n) "&repeat[every]=daily&repeat[interval]=1&"		\
		"repeat[ends]=after&repeat[count]=" n

static void
expect_total(const char *query, const char *total)
{
	harness.prefix = "/calendar/events/v1";
	EXPECT_MEMBER(ask_as("admin", "GET", target("/events?%s", query)),
	    "total", total);
	harness.prefix = "";
}

/* Only the dates that are stored count, of an amendment those that it adds. */
Test(submit_again, an_address_adds_a_limited_number_of_dates_a_day)
{
	struct outcome	*o;

	visits_start();
	harness.peer = "192.0.2.7";
	cr_assert_eq((o = propose(FAIR DAILY("150")))->status, 303, "%s",
	    o->body);
	o = propose(FAIR DAILY("60"));
	cr_expect_eq(o->status, 429);
	cr_expect_not_null(outcome_header(o, "Retry-After"));
	cr_expect(outcome_has(o, "at most 200 a day can be"));
	expect_total("status=any", "150");
	give_back(1);
	make_link(1);
	o = send_form(token, LONGER DAILY("201"));
	cr_expect_eq(o->status, 422);
	o = send_form(token, LONGER DAILY("180"));
	cr_assert_eq(o->status, 303, "%s", o->body);
	expect_total("status=pending", "180");
	harness.peer = "192.0.2.9";
	cr_expect_eq(propose(FAIR DAILY("2"))->status, 303);
	harness.peer = "192.0.2.7";
	o = propose(FAIR DAILY("22"));
	cr_expect_eq(o->status, 429);
	expect_total("status=pending", "182");
}

Test(submit_again, terms_and_privacy_are_on_the_form)
{
	struct outcome	*o;

	harness.site.submission_terms = "https://town.example/terms?a&b";
	harness.site.submission_privacy = "We delete <it>.";
	o = desk_open(&stranger, "/submit");
	cr_expect(outcome_has(o, "<p class=\"soft\"><a href=\""
	    "https://town.example/terms?a&amp;b\" target=\"_blank\""
	    " rel=\"noopener\">Terms</a></p>"));
	cr_expect(outcome_has(o, "<p class=\"soft\"><strong>Privacy:</strong>"
	    " <span dir=\"auto\">We delete &lt;it&gt;.</span></p>"));
}

/* Only those who review events see it. */
Test(submit_again, the_address_is_for_those_who_review)
{
	static const char *const	 paths[] = {
		"/calendar/events/v1/events/1", "/calendar/events/v1/events",
		"/calendar/events/v1/events.ics", "/events.ics",
		"/events/feed/", "/event/fair/", "/event/fair/?ical=1",
		"/submit"
	};
	struct visitor			 author;
	size_t				 i;

	cr_assert_eq(propose(FAIR)->status, 303);
	cr_expect_eq(desk_approve(&editor, "/desk/events/1")->status, 303);
	for (i = 0; i < COUNT(paths); i++) {
		cr_expect_not(outcome_has(desk_open(&stranger, paths[i]),
		    "ann@town"), "%s", paths[i]);
		cr_expect_not(outcome_has(ask_as("co", "GET", paths[i]),
		    "ann@town"), "%s", paths[i]);
	}
	desk_visitor(&author, "co");
	cr_expect_not(outcome_has(desk_open(&author, "/desk/events/1"),
	    "ann@town"));
	cr_expect(outcome_has(desk_open(&editor, "/desk/events/1"),
	    "ann@town.example"));
}

/* Nothing of it may become a header field of a letter. */
Test(submit_again, other_texts_than_addresses_are_rejected)
{
	static const char *const	 senders[] = {
		"", "ann", "ann@", "@town.example", "Ann+ann@town.example",
		"ann@town.example%0D%0ABcc:+x@y.example", "a@b.c,d@e.f",
		"%3Cann@town.example%3E", "ann@town.example%00x@y.example",
		"%22a%0A%22@town.example", "\xc3\xa4@town.example"
	};
	size_t				 i;

	for (i = 0; i < COUNT(senders); i++)
		cr_expect_eq(propose(target("title=Fair&start_date="
		    "2027-03-01T10:00&end_date=2027-03-01T18:00&action=send&"
		    "sender=%s", senders[i]))->status, 422, "%zu", i);
	harness.prefix = "/calendar/events/v1";
	EXPECT_MEMBER(ask_as("admin", "GET", "/events?status=any"), "total",
	    "0");
}

/* What an editor has changed meanwhile is not overwritten silently. */
Test(submit_again, nothing_is_overwritten_silently)
{
	struct outcome	*o;
	char		 version[64];

	be_returned();
	snprintf(version, sizeof(version), "%s", desk_hidden(open_link(token),
	    "version"));
	harness.prefix = "/calendar/events/v1";
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"title\":\"Village fair\"}")->status, 200);
	o = send_version(token, version, AMENDED);
	cr_expect_eq(o->status, 409);
	cr_expect(outcome_has(o, "This has changed in the meantime."));
	cr_expect(outcome_has(o, "name=\"title\" value=\"Great fair\""));
	cr_expect(outcome_has(o, "Village fair"));
	cr_expect(outcome_has(o, target("name=\"key\" value=\"%s\"", token)));
	EXPECT_MEMBER(ask_as("admin", "GET", EVENT), "title", "Village fair");
	cr_expect_str_eq(status_of(EVENT), "draft");
	cr_expect_eq(send_version(token, "", AMENDED)->status, 409);
	snprintf(version, sizeof(version), "%s", desk_hidden(o, "version"));
	cr_expect_eq(send_version(token, version, AMENDED)->status, 303);
	EXPECT_MEMBER(ask_as("admin", "GET", EVENT), "title", "Great fair");
}
