#include <criterion/criterion.h>

#include "given.h"

static void
given_ada(void)
{
	harness_start();
	harness.now = INT64_C(1795176203);	/* 2026-11-20 12:03:23 */
	given_organizer("ed", "\"organizer\":\"Ada\",\"description\":"
	    "\"<i>Her</i>\",\"phone\":\"555\",\"website\":"
	    "\"http://ada.example\",\"email\":\"ada@ada.example\"");
	harness.now = NOW;
}

#define ADA_HEAD							\
	"{\"id\":1,\"author\":\"2\",\"status\":\"publish\","		\
	"\"date\":\"2026-11-20 12:03:23\","				\
	"\"date_utc\":\"2026-11-20 12:03:23\","			\
	"\"modified\":\"2026-11-20 12:03:23\","			\
	"\"modified_utc\":\"2026-11-20 12:03:23\","			\
	"\"url\":\"" SITE "/organizer/ada/\",\"organizer\":\"Ada\","	\
	"\"description\":\"<i>Her</i>\",\"slug\":\"ada\","		\
	"\"phone\":\"555\",\"website\":\"http://ada.example\","		\
	"\"email\":\"ada@ada.example\","
#define ADA_JSON_LD							\
	"\"json_ld\":{\"@type\":\"Person\",\"name\":\"Ada\","		\
	"\"description\":\"Her\",\"url\":\"http://ada.example\","	\
	"\"telephone\":\"555\",\"email\":\"ada@ada.example\","		\
	"\"sameAs\":\"http://ada.example\"},"
#define ADA_TAIL							\
	"\"global_id\":\"cal.example?id=1\","				\
	"\"global_id_lineage\":[\"cal.example?id=1\"]}"

Test(organizers, a_single_read_is_whole)
{
	given_ada();
	EXPECT(ask("GET", "/organizers/1"), 200,
	    ADA_HEAD ADA_JSON_LD ADA_TAIL);
	EXPECT(ask("GET", "/organizers/by-slug/ada"), 200,
	    ADA_HEAD ADA_JSON_LD ADA_TAIL);
}

Test(organizers, unknown_ones_are_not_found)
{
	EXPECT(ask("GET", "/organizers/7"), 404,
	    "{\"code\":\"rest-organizer-not-found\",\"message\":"
	    "\"Organizer with ID 7 does not exist.\","
	    "\"data\":{\"status\":404}}");
	EXPECT(ask("GET", "/organizers/by-slug/x"), 404,
	    "{\"code\":\"rest-organizer-not-found\",\"message\":"
	    "\"Organizer with slug x does not exist.\","
	    "\"data\":{\"status\":404}}");
}

Test(organizers, a_list_has_no_json_ld)
{
	given_ada();
	EXPECT(ask("GET", "/organizers"), 200, "{\"organizers\":[" ADA_HEAD
	    ADA_TAIL "],\"rest_url\":\"" API
	    "/organizers/?page=1&per_page=10&status=publish\","
	    "\"total\":1,\"total_pages\":1}");
	EXPECT_CODE(ask("GET", "/organizers?page=2"), 404,
	    "organizer-archive-page-not-found");
}
