#include <criterion/criterion.h>

#include "tests/support/given.h"

#define HALL	INT64_C(1795176203)	/* 2026-11-20 12:03:23 */

#define IMAGE								\
	"{\"url\":\"http://a.example/x.png\",\"id\":1,"			\
	"\"extension\":\"png\"," \
	OTHER_SIZES("image/png", "http://a.example/x.png") "}"

/* Hall, with everything; Cellar, a draft of au with nothing; Attic, trashed. */
static void
given_venues(void)
{
	harness_start();
	harness.now = HALL;
	given_venue("ed", "\"venue\":\"Hall\",\"description\":"
	    "\"<b>Big</b>\",\"image\":\"http://a.example/x.png\","
	    "\"address\":\"1 High St\",\"city\":\"Rome\","
	    "\"country\":\"Italy\",\"province\":\"Lazio\","
	    "\"state\":\"S\",\"stateprovince\":\"RM\","
	    "\"zip\":\"00100\",\"phone\":\"555\","
	    "\"website\":\"http://hall.example\",\"geo_lat\":41.5,"
	    "\"geo_lng\":12.25,\"show_map_link\":\"no\"");
	given_venue("au", "\"venue\":\"Cellar\",\"status\":\"draft\"");
	given_venue("au", "\"venue\":\"Attic\"");
	ask_as("au", "DELETE", "/venues/3");
	harness.now += 60;
	ask_as("ed", "PATCH", "/venues/1");
	harness.now = NOW;
}

#define HALL_HEAD							\
	"{\"id\":1,\"author\":\"2\",\"status\":\"publish\","		\
	"\"date\":\"2026-11-20 12:03:23\","				\
	"\"date_utc\":\"2026-11-20 12:03:23\","			\
	"\"modified\":\"2026-11-20 12:04:23\","			\
	"\"modified_utc\":\"2026-11-20 12:04:23\","			\
	"\"url\":\"" SITE "/venue/hall/\",\"venue\":\"Hall\","		\
	"\"slug\":\"hall\",\"description\":\"<b>Big</b>\","		\
	"\"image\":" IMAGE ",\"address\":\"1 High St\","		\
	"\"city\":\"Rome\",\"country\":\"Italy\",\"province\":\"Lazio\"," \
	"\"state\":\"S\",\"zip\":\"00100\",\"phone\":\"555\","		\
	"\"website\":\"http://hall.example\","				\
	"\"stateprovince\":\"RM\",\"geo_lat\":41.5,\"geo_lng\":12.25,"
#define HALL_JSON_LD							\
	"\"json_ld\":{\"@type\":\"Place\",\"name\":\"Hall\","		\
	"\"description\":\"Big\",\"image\":\"http://a.example/x.png\","	\
	"\"address\":{\"@type\":\"PostalAddress\","			\
	"\"streetAddress\":\"1 High St\",\"addressLocality\":\"Rome\","	\
	"\"addressRegion\":\"RM\",\"postalCode\":\"00100\","		\
	"\"addressCountry\":\"Italy\"},\"geo\":{"			\
	"\"@type\":\"GeoCoordinates\",\"latitude\":41.5,"		\
	"\"longitude\":12.25},\"telephone\":\"555\","			\
	"\"sameAs\":\"http://hall.example\"},"
#define HALL_TAIL							\
	"\"show_map\":true,\"show_map_link\":false,"			\
	"\"global_id\":\"cal.example?id=1\","				\
	"\"global_id_lineage\":[\"cal.example?id=1\"]}"

Test(venues, a_single_read_is_whole)
{
	given_venues();
	EXPECT(ask("GET", "/venues/1"), 200,
	    HALL_HEAD HALL_JSON_LD HALL_TAIL);
	EXPECT(ask("GET", "/venues/by-slug/Hall"), 200,
	    HALL_HEAD HALL_JSON_LD HALL_TAIL);
	cr_expect_str_eq(outcome_header(ask("GET", "/venues/1"),
	    "Last-Modified"), "Fri, 20 Nov 2026 12:04:23 GMT");
}

Test(venues, empty_members_are_absent)
{
	given_venues();
	EXPECT(ask_as("au", "GET", "/venues/2"), 200,
	    "{\"id\":2,\"author\":\"3\",\"status\":\"draft\","
	    "\"date\":\"2026-11-20 12:03:23\","
	    "\"date_utc\":\"0000-00-00 00:00:00\","
	    "\"modified\":\"2026-11-20 12:03:23\","
	    "\"modified_utc\":\"2026-11-20 12:03:23\","
	    "\"url\":\"" SITE "/?post_type=tribe_venue&p=2\","
	    "\"venue\":\"Cellar\",\"slug\":\"cellar\","
	    "\"show_map\":true,\"show_map_link\":true,"
	    "\"global_id\":\"cal.example?id=2\","
	    "\"global_id_lineage\":[\"cal.example?id=2\"]}");
}

Test(venues, who_may_not_read_one)
{
	given_venues();
	EXPECT(ask("GET", "/venues/2"), 403,
	    "{\"code\":\"venue-not-accessible\",\"message\":"
	    "\"The requested venue is not accessible\","
	    "\"data\":{\"status\":403}}");
	EXPECT(ask("GET", "/venues/3"), 404,
	    "{\"code\":\"rest-venue-not-found\",\"message\":"
	    "\"Venue with ID 3 does not exist.\",\"data\":{\"status\":404}}");
	EXPECT(ask_as("au", "GET", "/venues/3"), 410,
	    "{\"code\":\"venue-is-in-trash\",\"message\":"
	    "\"The venue is already trashed\",\"data\":{\"status\":410}}");
	EXPECT(ask("GET", "/venues/by-slug/x"), 404,
	    "{\"code\":\"rest-venue-not-found\",\"message\":"
	    "\"Venue with slug x does not exist.\","
	    "\"data\":{\"status\":404}}");
	EXPECT_CODE(ask_as("ed", "GET", "/venues/by-slug/attic__trashed"),
	    404, "rest-venue-not-found");
}

Test(venues, an_id_of_another_kind_is_not_found)
{
	given_talk("ed", "");
	EXPECT_CODE(ask("GET", "/venues/1"), 404, "rest-venue-not-found");
}

Test(venues, a_list_has_no_json_ld)
{
	given_venues();
	EXPECT(ask("GET", "/venues"), 200, "{\"venues\":[" HALL_HEAD
	    HALL_TAIL "],\"rest_url\":\"" API
	    "/venues/?page=1&per_page=10&status=publish\","
	    "\"total\":1,\"total_pages\":1}");
}

Test(venues, an_empty_list_is_a_list)
{
	EXPECT(ask_as("ed", "GET", "/venues"), 200, "{\"venues\":[],"
	    "\"rest_url\":\"" API "/venues/?page=1&per_page=10&status=any\","
	    "\"total\":0,\"total_pages\":0}");
	EXPECT(ask("GET", "/venues?page=2"), 404,
	    "{\"code\":\"venue-archive-page-not-found\",\"message\":"
	    "\"The requested venue archive page does not exist\","
	    "\"data\":{\"status\":404}}");
}
