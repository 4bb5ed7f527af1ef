#include <criterion/criterion.h>

#include "tests/support/given.h"

#define IN_TRASH							\
	"{\"code\":\"venue-is-in-trash\",\"message\":"			\
	"\"The venue is already trashed\",\"data\":{\"status\":410}}"

Test(directory_trash, a_deleted_one_is_in_the_trash)
{
	given_venue("au", "\"venue\":\"Hall\"");
	harness.now += 60;
	EXPECT(ask_as("au", "DELETE", "/venues/1"), 200,
	    "{\"id\":1,\"author\":\"3\",\"status\":\"trash\","
	    "\"date\":\"2026-11-21 00:17:30\","
	    "\"date_utc\":\"2026-11-21 00:17:30\","
	    "\"modified\":\"2026-11-21 00:18:30\","
	    "\"modified_utc\":\"2026-11-21 00:18:30\","
	    "\"url\":\"" SITE "/?post_type=tribe_venue&p=1\","
	    "\"venue\":\"Hall\",\"slug\":\"hall__trashed\","
	    "\"show_map\":true,\"show_map_link\":true,"
	    "\"global_id\":\"cal.example?id=1\","
	    "\"global_id_lineage\":[\"cal.example?id=1\"]}");
	EXPECT(ask_as("au", "DELETE", "/venues/1"), 410, IN_TRASH);
	EXPECT(ask_as("ed", "GET", "/venues/1"), 410, IN_TRASH);
	EXPECT_CODE(ask_as("co", "DELETE", "/venues/1"), 404,
	    "rest-venue-not-found");
	EXPECT_CODE(ask("GET", "/venues/1"), 404, "rest-venue-not-found");
	EXPECT_CODE(ask_as("au", "PATCH", "/venues/by-slug/hall"), 404,
	    "rest-venue-not-found");
	EXPECT_CODE(ask_as("au", "DELETE", "/venues/by-slug/hall__trashed"),
	    404, "rest-venue-not-found");
}

Test(directory_trash, the_way_back)
{
	struct outcome	*a;

	given_organizer("au", "\"organizer\":\"Ada\"");
	ask_as("au", "DELETE", "/organizers/by-slug/ada");
	given_organizer("ed", "\"organizer\":\"Ada\"");
	ask_as("ed", "DELETE", "/organizers/2");
	EXPECT_MEMBER(ask_json("ed", "PATCH", "/organizers/2",
	    "{\"phone\":\"5\"}"), "slug", "ada__trashed-2");
	a = ask_json("ed", "PATCH", "/organizers/2",
	    "{\"status\":\"publish\"}");
	EXPECT_MEMBER(a, "slug", "ada");
	EXPECT_MEMBER(a, "phone", "5");
	EXPECT_MEMBER(ask_json("au", "PUT", "/organizers/1",
	    "{\"status\":\"draft\"}"), "slug", "ada-2");
	EXPECT_MEMBER(ask_json("au", "PUT", "/organizers/1",
	    "{\"status\":\"trash\"}"), "slug", "ada-2__trashed");
}

Test(directory_trash, force_is_ignored)
{
	given_venue("co", "\"venue\":\"Hall\"");
	given_organizer("ed", "\"organizer\":\"Ada\"");
	EXPECT_MEMBER(ask_as("co", "DELETE", "/venues/1?force=true"), "status",
	    "trash");
	EXPECT_CODE(ask_as("ed", "GET", "/venues/1"), 410, "venue-is-in-trash");
	EXPECT_MEMBER(ask_as("ed", "DELETE",
	    "/organizers/by-slug/ada?force=true"), "status", "trash");
	EXPECT_CODE(ask_as("ed", "GET", "/organizers/2"), 410,
	    "organizer-is-in-trash");
}

Test(directory_trash, a_purged_one_is_gone)
{
	struct outcome	*a;

	given_venue("au", "\"venue\":\"Hall\"");
	given_organizer("au", "\"organizer\":\"Ada\"");
	EXPECT_CODE(ask_as("au", "DELETE", "/venues/1?purge=true"), 403,
	    "rest_forbidden");
	a = ask_as("ed", "DELETE", "/venues/by-slug/hall?purge=true");
	EXPECT_MEMBER(a, "status", "publish");
	EXPECT_MEMBER(a, "slug", "hall");
	EXPECT_CODE(ask_as("ed", "GET", "/venues/1"), 404,
	    "rest-venue-not-found");

	ask_as("au", "DELETE", "/organizers/2");
	a = ask_as("ed", "DELETE", "/organizers/2?purge=true");
	EXPECT_MEMBER(a, "status", "trash");
	EXPECT_CODE(ask_as("ed", "GET", "/organizers/2"), 404,
	    "rest-organizer-not-found");
}

/* Two events with one venue and two organizers, of which some go. */
static void
given_linked(void)
{
	given_venue("ed", "\"venue\":\"Hall\"");
	given_organizer("ed", "\"organizer\":\"Ada\"");
	given_organizer("ed", "\"organizer\":\"Eve\"");
	given_talk("ed", "\"venue\":1,\"organizer\":[2,3]");
	given_talk("ed", "\"venue\":1,\"organizer\":[3,2]");
}

Test(directory_trash, a_trashed_one_is_unlinked)
{
	struct outcome	*a;

	given_linked();
	ask_as("ed", "DELETE", "/venues/1");
	ask_json("ed", "PATCH", "/organizers/2", "{\"status\":\"trash\"}");
	ask_json("ed", "PATCH", "/venues/1", "{\"status\":\"publish\"}");
	ask_json("ed", "PATCH", "/organizers/2", "{\"status\":\"publish\"}");
	a = ask("GET", "/events/4");
	EXPECT_MEMBER(a, "venue", "[]");
	EXPECT_MEMBER(a, "organizer.0.id", "3");
	EXPECT_MEMBER(a, "organizer.1", NULL);
	EXPECT_MEMBER(a, "modified", "2026-11-21 00:17:30");
	EXPECT_MEMBER(ask("GET", "/events/5"), "organizer.0.id", "3");
	EXPECT_MEMBER(ask("GET", "/organizers?event=5"), "total", "1");
}

Test(directory_trash, a_purged_one_is_unlinked)
{
	struct outcome	*a;

	given_linked();
	ask_as("ed", "DELETE", "/venues/1?purge=1");
	ask_as("ed", "DELETE", "/organizers/3?purge=1");
	a = ask("GET", "/events/5");
	EXPECT_MEMBER(a, "venue", "[]");
	EXPECT_MEMBER(a, "organizer.0.id", "2");
	EXPECT_MEMBER(a, "organizer.1", NULL);
}

Test(directory_trash, a_trashed_event_keeps_its_links)
{
	struct outcome	*a;

	given_linked();
	EXPECT_MEMBER(ask_as("ed", "DELETE", "/events/4"), "venue.id", "1");
	a = ask_json("ed", "PATCH", "/events/4", "{\"status\":\"publish\"}");
	EXPECT_MEMBER(a, "venue.id", "1");
	EXPECT_MEMBER(a, "organizer.1.id", "3");
	ask_as("ed", "DELETE", "/events/4?purge=1");
	EXPECT_MEMBER(ask("GET", "/venues?has_events=1"), "total", "1");
	ask_as("ed", "DELETE", "/events/5?purge=1");
	EXPECT_MEMBER(ask("GET", "/venues?has_events=1"), "total", "0");
}
