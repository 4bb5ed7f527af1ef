#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"


#define STATE(author, url)						\
	"\"author\":\"" author "\",\"status\":\"publish\","		\
	"\"date\":\"2026-11-21 00:17:30\","				\
	"\"date_utc\":\"2026-11-21 00:17:30\","			\
	"\"modified\":\"2026-11-21 00:17:30\","			\
	"\"modified_utc\":\"2026-11-21 00:17:30\",\"url\":\"" SITE url "\","
#define GLOBAL(id)							\
	"\"global_id\":\"cal.example?id=" id "\","			\
	"\"global_id_lineage\":[\"cal.example?id=" id "\"]}"
#define HALL(json_ld)							\
	"{\"id\":1," STATE("2", "/venue/hall/") "\"venue\":\"Hall\","	\
	"\"slug\":\"hall\",\"city\":\"Rome\"," json_ld			\
	"\"show_map\":true,\"show_map_link\":true," GLOBAL("1")
#define PLACE								\
	"{\"@type\":\"Place\",\"name\":\"Hall\",\"address\":{"		\
	"\"@type\":\"PostalAddress\",\"addressLocality\":\"Rome\"}}"
#define ADA(json_ld)							\
	"{\"id\":2," STATE("2", "/organizer/ada/")			\
	"\"organizer\":\"Ada\",\"slug\":\"ada\"," json_ld GLOBAL("2")
#define PERSON	"{\"@type\":\"Person\",\"name\":\"Ada\"}"

static void
given_directory(void)
{
	given_venue("ed", "\"venue\":\"Hall\",\"city\":\"Rome\"");
	given_organizer("ed", "\"organizer\":\"Ada\"");
	given_organizer("ed", "\"organizer\":\"Eve\"");
}

/* "1/2,3": the ids of the venue and of the organizers. */
static const char *
links_of(const struct outcome *a)
{
	const char	*id, *text;
	int		 i;

	if (a->status >= 300)
		return (target("%d", a->status));
	id = outcome_text(a, "venue.id");
	text = target("%s/", id == NULL ? "" : id);
	for (i = 0; (id = outcome_text(a, target("organizer.%d.id", i))) !=
	    NULL; i++)
		text = target("%s%s%s", text, i == 0 ? "" : ",", id);

	return (text);
}

static void
expect_links(const char *sent, const struct outcome *a, const char *expected)
{
	const char	*got = links_of(a);

	cr_expect_str_eq(got, expected, "%s: %s, expected %s", sent, got,
	    expected);
}

Test(event_links, records_are_shown_whole)
{
	struct outcome	*a;

	given_directory();
	given_talk("au", "\"venue\":1,\"organizer\":[2]");
	a = ask("GET", "/events/4?_fields=venue,organizer");
	EXPECT(a, 200, "{\"venue\":" HALL("\"json_ld\":" PLACE ",")
	    ",\"organizer\":[" ADA("\"json_ld\":" PERSON ",") "]}");
	EXPECT(ask_as("au", "PUT", "/events/4?_fields=venue,organizer"), 200,
	    "{\"venue\":" HALL("") ",\"organizer\":[" ADA("") "]}");
	EXPECT(ask("GET", "/events?_fields=events.venue,events.organizer"),
	    200, "{\"events\":[{\"venue\":" HALL("") ",\"organizer\":["
	    ADA("") "]}]}");
	EXPECT(ask("GET", "/events/4?_fields=json_ld.location,"
	    "json_ld.organizer"), 200, "{\"json_ld\":{\"location\":" PLACE
	    ",\"organizer\":" PERSON "}}");
}

/* An event may have 50 organizers, and a list 50 events. */
Test(event_links, long_descriptions_are_shown_at_their_own_address)
{
	static const char	*const paths[] = { "/events/3", "/events" };
	static char		 text[8001 + 64];
	size_t			 i;

	given_venue("ed", target("\"venue\":\"Hall\",\"description\":"
	    "\"%08000d\"", 1));
	given_organizer("ed", target("\"organizer\":\"Ada\","
	    "\"description\":\"%08001d\"", 2));
	(void)ask_json("ed", "POST", "/tags", target("{\"name\":\"Jazz\","
	    "\"description\":\"%08001d\"}", 3));
	given_talk("ed", "\"venue\":1,\"organizer\":[2],\"tags\":[\"jazz\"]");
	for (i = 0; i < COUNT(paths); i++) {
		snprintf(text, sizeof(text), "%08000d", 1);
		cr_expect(outcome_has(ask("GET", paths[i]), text));
		snprintf(text, sizeof(text), "%08001d", 2);
		cr_expect_not(outcome_has(ask("GET", paths[i]), text));
		snprintf(text, sizeof(text), "%08001d", 3);
		cr_expect_not(outcome_has(ask("GET", paths[i]), text));
	}
	EXPECT_MEMBER(ask("GET", "/organizers/2"), "description",
	    target("%08001d", 2));
	EXPECT_MEMBER(ask("GET", "/tags/1"), "description",
	    target("%08001d", 3));
}

Test(event_links, forms_of_a_link)
{
	static const struct {
		const char	*sent, *expected;
	} rows[] = {
		{ "\"venue\":1,\"organizer\":2", "1/2" },
		{ "\"venue\":\"1\",\"organizer\":\"2\"", "1/2" },
		{ "\"venue\":[1],\"organizer\":[3,2]", "1/3,2" },
		{ "\"venue\":[\"1\",1],\"organizer\":[\"3\",3,2,3]", "1/3,2" },
		{ "\"venue\":{\"id\":1,\"venue\":7},\"organizer\":{\"id\":3}",
		    "1/3" },
		{ "\"venue\":[{\"id\":\"1\"}],\"organizer\":[{\"id\":3},2]",
		    "1/3,2" },
		{ "\"venue\":[],\"organizer\":[]", "/" },
		{ "\"venue\":\"\",\"organizer\":\"\"", "/" },
		{ "\"venue\":{},\"organizer\":{}", "/" },
		{ "\"venue\":0,\"organizer\":0", "/" },
		{ "\"venue\":false,\"organizer\":false", "/" },
		{ "\"venue\":null,\"organizer\":null", "/" },
		{ "\"venue\":2", "400" }, { "\"organizer\":[2,1]", "400" },
		{ "\"venue\":9", "400" }, { "\"venue\":[1,9]", "400" },
		{ "\"venue\":\"abc\"", "400" }, { "\"venue\":\"1,1\"", "400" },
		{ "\"organizer\":{\"phone\":\"5\"}", "400" },
		{ "\"venue\":{\"venue\":\"x\",\"website\":\"x\"}", "400" },
		{ "\"venue\":{\"venue\":\" \"}", "400" },
	};
	size_t	 i;

	given_directory();
	for (i = 0; i < COUNT(rows); i++)
		expect_links(rows[i].sent, ask_json("au", "POST", "/events",
		    target("{\"title\":\"x\",\"start_date\":\"now\","
		    "\"end_date\":\"now\",%s}", rows[i].sent)),
		    rows[i].expected);
	EXPECT_MEMBER(ask("GET", "/venues"), "total", "1");
	EXPECT_MEMBER(ask("GET", "/organizers"), "total", "2");
}

Test(event_links, an_update_changes_only_sent_links)
{
	static const struct {
		const char	*sent, *expected;
	} rows[] = {
		{ "", "1/2,3" }, { "\"title\":\"x\"", "1/2,3" },
		{ "\"organizer\":[3,2]", "1/3,2" }, { "\"venue\":[]", "/3,2" },
		{ "\"venue\":1,\"organizer\":null", "1/" },
		{ "\"organizer\":2", "1/2" }, { "\"venue\":null", "/2" },
		{ "\"venue\":{\"venue\":\"hall\"}", "1/2" },
		{ "\"organizer\":[{\"organizer\":\"Eve\"},2]", "1/3,2" },
		{ "\"venue\":\"x\"", "400" }, { "", "1/3,2" },
	};
	size_t	 i;

	given_directory();
	given_talk("au", "\"venue\":1,\"organizer\":[2,3]");
	for (i = 0; i < COUNT(rows); i++)
		expect_links(rows[i].sent, ask_json("ed", "PATCH", "/events/4",
		    target("{%s}", rows[i].sent)), rows[i].expected);
}

Test(event_links, a_form_will_do)
{
	given_directory();
	expect_links("", ask_form("ed", "POST", "/events", "title=x&"
	    "start_date=now&end_date=now&venue[venue]=Barn&venue[city]=Bern&"
	    "organizer[]=3&organizer[]=2"), "5/3,2");
	EXPECT_MEMBER(ask("GET", "/venues/5"), "city", "Bern");
}

Test(event_links, new_ones_are_made_once)
{
	struct outcome	*a;

	given_talk("co", "\"venue\":{\"venue\":\"Hall\",\"city\":\"Rome\"},"
	    "\"organizer\":[{\"organizer\":\"Ada\"},{\"organizer\":\"ADA\"}]");
	a = ask_as("co", "GET", "/events/1");
	expect_links("", a, "2/3");
	EXPECT_MEMBER(a, "venue.author", "4");
	EXPECT_MEMBER(a, "venue.status", "draft");
	EXPECT_MEMBER(a, "venue.city", "Rome");
	given_talk("co", "\"venue\":{\"venue\":\"hall\"},"
	    "\"organizer\":{\"organizer\":\"ada\",\"phone\":\"5\"}");
	expect_links("", ask_as("co", "GET", "/events/4"), "2/5");
}

Test(event_links, a_rejected_request_creates_nothing)
{
	static const char	 start[] = "{\"title\":\"x\","
	    "\"start_date\":\"now\",\"end_date\":\"now\",";

	EXPECT_CODE(ask_json("au", "POST", "/events", target("%s\"venue\":"
	    "{\"venue\":\"Hall\"},\"organizer\":{\"organizer\":\"Ada\","
	    "\"author\":1}}", start)), 403, "rest_forbidden");
	EXPECT_CODE(ask_json("au", "POST", "/events", target("%s\"venue\":"
	    "{\"venue\":\"Hall\"},\"organizer\":{\"organizer\":\" \"}}",
	    start)), 400, "could-not-create-organizer");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events"), "total", "0");
	EXPECT_MEMBER(ask_as("ed", "GET", "/venues"), "total", "0");
	cr_expect_eq(given_venue("ed", "\"venue\":\"Hall\""), 1);
}

Test(event_links, a_record_created_in_the_trash_is_not_linked)
{
	given_talk("ed", "\"venue\":{\"venue\":\"x\",\"status\":\"trash\"},"
	    "\"organizer\":{\"organizer\":\"x\",\"status\":\"trash\"}");
	expect_links("", ask_as("ed", "GET", "/events/1"), "/");
}

Test(event_links, who_may_not_read_one_does_not_see_it)
{
	struct outcome	*a;

	given_venue("au", "\"venue\":\"Hall\",\"status\":\"private\"");
	given_organizer("au", "\"organizer\":\"Ada\"");
	given_organizer("au", "\"organizer\":\"Eve\",\"status\":\"draft\"");
	given_talk("au", "\"venue\":1,\"organizer\":[3,2]");
	EXPECT_CODE(ask_json("co", "POST", "/events", "{\"title\":\"x\","
	    "\"start_date\":\"now\",\"end_date\":\"now\",\"venue\":1}"), 400,
	    "rest_invalid_param");

	a = ask("GET", "/events/4");
	expect_links("anonymous", a, "/2");
	EXPECT_MEMBER(a, "venue", "[]");
	EXPECT_MEMBER(a, "json_ld.location", NULL);
	EXPECT_MEMBER(a, "json_ld.organizer.name", "Ada");
	a = ask_as("au", "GET", "/events/4");
	expect_links("au", a, "1/3,2");
	EXPECT_MEMBER(a, "venue.json_ld", NULL);
	EXPECT_MEMBER(a, "organizer.1.json_ld.name", "Ada");
	expect_links("ed", ask_as("ed", "GET", "/events/4"), "1/3,2");
	EXPECT_MEMBER(ask("GET", "/events"), "events.0.venue", "[]");
}

static const char *
status_of(const char *path)
{
	return (outcome_text(ask_as("admin", "GET", path), "status"));
}

/* A contributor proposes an event at a new venue; ids 1 and 2. */
Test(event_links, a_pending_place_is_published_with_its_first_event)
{
	struct outcome	*a;

	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Talk\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"status\":\"pending\",\"venue\":{\"venue\":\"Hall\"},"
	    "\"organizer\":{\"organizer\":\"Ada\",\"status\":\"publish\"}}")->
	    status, 201);
	cr_expect_str_eq(status_of("/venues/2"), "draft");
	cr_expect_str_eq(status_of("/organizers/3"), "pending");
	harness.now += 60;
	a = ask_json("ed", "POST", "/events/1", "{\"status\":\"publish\"}");
	EXPECT_MEMBER(a, "venue.status", "publish");
	EXPECT_MEMBER(a, "organizer.0.status", "publish");
	a = ask("GET", "/venues/2");
	EXPECT_MEMBER(a, "date", "2026-11-21 00:18:30");
	EXPECT_MEMBER(a, "modified", "2026-11-21 00:17:30");
}

/* An editor has a reason for a draft, and for what is private. */
Test(event_links, drafts_of_editors_and_private_places_stay)
{
	given_venue("ed", "\"venue\":\"Hall\",\"status\":\"draft\"");
	given_organizer("ed", "\"organizer\":\"Ada\",\"status\":\"private\"");
	cr_assert_eq(ask_json("ed", "POST", "/events", "{\"title\":\"Talk\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"status\":\"publish\",\"venue\":1,\"organizer\":2}")->status,
	    201);
	cr_expect_str_eq(status_of("/venues/1"), "draft");
	cr_expect_str_eq(status_of("/organizers/2"), "private");
	cr_assert_eq(ask_json("admin", "POST", "/events", "{\"title\":\"Two\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"venue\":1}")->status, 201);
	cr_expect_str_eq(status_of("/venues/1"), "draft");
}

/* The events of a series wait together. */
Test(event_links, a_series_publishes_its_places)
{
	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"status\":\"pending\",\"venue\":{\"venue\":\"Hall\"},"
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"}")->status, 201);
	cr_expect_str_eq(status_of("/venues/3"), "draft");
	EXPECT_MEMBER(ask_json("ed", "POST", "/series/2",
	    "{\"status\":\"publish\"}"), "event.venue.status", "publish");
	EXPECT_MEMBER(ask("GET", "/events/4"), "venue.venue", "Hall");
}
