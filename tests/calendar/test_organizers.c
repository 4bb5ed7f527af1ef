#include <criterion/criterion.h>

#include "tests/support/given.h"

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

#define HEAD								\
	"{\"id\":1,\"author\":\"3\",\"status\":\"publish\","		\
	"\"date\":\"2026-11-21 00:17:30\","				\
	"\"date_utc\":\"2026-11-21 00:17:30\","			\
	"\"modified\":\"2026-11-21 00:17:30\","			\
	"\"modified_utc\":\"2026-11-21 00:17:30\","			\
	"\"url\":\"" SITE "/organizer/eve/\","

Test(organizers, a_new_one_is_shown_whole)
{
	struct outcome	*a;

	a = ask_json("au", "POST", "/organizers", "{\"organizer\":\" Eve \","
	    "\"description\":\"<p>x</p>\",\"phone\":\" 5 <b>\\n5\","
	    "\"email\":\"not checked\",\"website\":\"http://e.example\"}");
	EXPECT(a, 201, HEAD "\"organizer\":\"Eve\","
	    "\"description\":\"<p>x</p>\",\"slug\":\"eve\","
	    "\"phone\":\"5 5\",\"website\":\"http://e.example\","
	    "\"email\":\"not checked\"," ADA_TAIL);
	cr_expect_str_eq(outcome_header(a, "Location"), API "/organizers/1");

	EXPECT(ask_json("au", "PATCH", "/organizers/by-slug/eve",
	    "{\"organizer\":\"Eva\",\"description\":\"\",\"phone\":\"\","
	    "\"email\":\"\"}"), 200, HEAD "\"organizer\":\"Eva\","
	    "\"slug\":\"eve\",\"website\":\"http://e.example\"," ADA_TAIL);
}

Test(organizers, invalid_fields_are_rejected)
{
	given_ada();
	EXPECT_CODE(ask_json("ed", "POST", "/organizers", "{}"), 400,
	    "rest_missing_callback_param");
	EXPECT(ask_json("ed", "POST", "/organizers",
	    "{\"organizer\":\" \"}"), 400,
	    "{\"code\":\"could-not-create-organizer\",\"message\":\"The "
	    "organizer could not be created from the provided data\","
	    "\"data\":{\"status\":400}}");
	EXPECT(ask_json("ed", "PUT", "/organizers/1",
	    "{\"organizer\":\" \"}"), 400,
	    "{\"code\":\"could-not-update-organizer\",\"message\":"
	    "\"The organizer could not be updated\","
	    "\"data\":{\"status\":400}}");
	EXPECT_CODE(ask_as("au", "PATCH", "/organizers/1"), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_as("su", "DELETE", "/organizers/1"), 403,
	    "rest_forbidden");
	EXPECT_CODE(ask_as("ed", "DELETE", "/organizers/2"), 404,
	    "rest-organizer-not-found");
	EXPECT_CODE(ask_as("ed", "DELETE", "/organizers/by-slug/x"), 404,
	    "rest-organizer-not-found");
}
