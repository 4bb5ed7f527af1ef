#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"


Test(directory_equal, an_equal_one_is_reused)
{
	struct outcome	*a;

	given_venue("au", "\"venue\":\"Caf\xc3\xa9\",\"city\":\"Rome\"");
	harness.now += 60;
	a = ask_json("ed", "POST", "/venues",
	    "{\"venue\":\"CAFE\",\"city\":\" Rome \"}");
	EXPECT(a, 201, "{\"id\":1,\"author\":\"3\",\"status\":\"publish\","
	    "\"date\":\"2026-11-21 00:17:30\","
	    "\"date_utc\":\"2026-11-21 00:17:30\","
	    "\"modified\":\"2026-11-21 00:17:30\","
	    "\"modified_utc\":\"2026-11-21 00:17:30\","
	    "\"url\":\"" SITE "/venue/cafe/\",\"venue\":\"Caf\xc3\xa9\","
	    "\"slug\":\"cafe\",\"city\":\"Rome\",\"show_map\":true,"
	    "\"show_map_link\":true,\"global_id\":\"cal.example?id=1\","
	    "\"global_id_lineage\":[\"cal.example?id=1\"]}");
	cr_expect_str_eq(outcome_header(a, "Location"), API "/venues/1");
	EXPECT_MEMBER(ask_json("ed", "POST", "/venues", "{\"venue\":\"x\"}"),
	    "id", "2");
}

/* Hall 1 is au's, with all fields. */
static const char *const	 same[] = {
	"",
	",\"description\":\"Big\"",
	",\"description\":\"B\xc3\x8dG \"",
	",\"description\":\"\",\"zip\":\" \",\"website\":\"\"",
	",\"image\":\"\"",
	",\"image\":0",
	",\"image\":\"http://a.example/x.png\"",
	",\"image\":\"1\"",
	",\"address\":\"a\",\"city\":\"b\",\"country\":\"c\","
	    "\"province\":\"d\",\"state\":\"e\",\"zip\":\"f\","
	    "\"phone\":\"g\",\"website\":\"http://h.example\"",
	",\"address\":\"\xc3\x84\",\"city\":\"B\",\"country\":\"C\","
	    "\"province\":\"D\",\"state\":\"\xc3\x89\",\"zip\":\"F\","
	    "\"phone\":\"G\",\"website\":\"http://H.example\"",
	",\"stateprovince\":\"own\"",
	",\"stateprovince\":\"OWN\"",
	",\"stateprovince\":\"\",\"state\":\"e\"",
	",\"show_map\":\"1\",\"show_map_link\":\"0\"",
	",\"geo_lat\":1.5,\"geo_lng\":2",
	",\"status\":\"publish\"",
	",\"author\":3",
	",\"date\":\"2026-11-21 00:17:30\"",
};

static const char *const	 other[] = {
	",\"description\":\"Bigger\"",
	",\"image\":\"http://a.example/y.png\"",
	",\"city\":\"bb\"",
	",\"zip\":\"e\"",
	",\"stateprovince\":\"d\"",
	",\"show_map\":\"0\"",
	",\"geo_lat\":1.5,\"geo_lng\":2.5",
	",\"status\":\"draft\"",
	",\"status\":\"trash\"",
	",\"author\":2",
	",\"date\":\"2026-11-21 00:17:31\"",
};

static void
given_hall(void)
{
	given_venue("au", "\"venue\":\"Hall\",\"description\":\"Big\","
	    "\"image\":\"http://a.example/x.png\",\"address\":\"a\","
	    "\"city\":\"b\",\"country\":\"c\",\"province\":\"d\","
	    "\"state\":\"e\",\"zip\":\"f\",\"phone\":\"g\","
	    "\"website\":\"http://h.example\",\"stateprovince\":\"own\","
	    "\"geo_lat\":1.5,\"geo_lng\":2,\"show_map_link\":\"0\"");
}

/* The id of the hall that a create request returns. */
static int64_t
hall_of(const char *sent)
{
	return (given_venue("ed", target("\"venue\":\"hall\"%s", sent)));
}

Test(directory_equal, fields_that_are_sent_count)
{
	size_t	 i;

	given_hall();
	for (i = 0; i < COUNT(same); i++)
		cr_expect_eq(hall_of(same[i]), 1, "%s", same[i]);
}

Test(directory_equal, one_that_differs_is_enough)
{
	int64_t	 id;
	size_t	 i;

	given_hall();
	for (i = 0; i < COUNT(other); i++) {
		id = hall_of(other[i]);
		cr_expect_neq(id, 1, "%s", other[i]);
		ask_as("ed", "DELETE", target("/venues/%d?purge=1", (int)id));
	}
}

Test(directory_equal, only_records_that_the_caller_may_edit_are_reused)
{
	static const struct {
		const char	*user, *id;
	} rows[] = {
		{ "au", "1" }, { "ed", "1" }, { "co", "2" }, { "co", "2" },
		{ "ed", "1" },
	};
	size_t	 i;

	given_organizer("au", "\"organizer\":\"Ada\"");
	for (i = 0; i < COUNT(rows); i++)
		EXPECT_MEMBER(ask_json(rows[i].user, "POST", "/organizers",
		    "{\"organizer\":\"ada\"}"), "id", rows[i].id);
	ask_as("au", "DELETE", "/organizers/1");
	EXPECT_MEMBER(ask_json("ed", "POST", "/organizers",
	    "{\"organizer\":\"Ada\"}"), "id", "2");
	EXPECT_MEMBER(ask_json("au", "POST", "/organizers",
	    "{\"organizer\":\"Ada\"}"), "slug", "ada");
}

Test(directory_equal, objects_in_events_count_as_much)
{
	struct outcome	*a;

	given_hall();
	given_organizer("ed",
	    "\"organizer\":\"Ada\",\"email\":\"a@x.example\"");
	a = ask("GET", target("/events/%lld", (long long)given_talk("ed",
	    "\"venue\":{\"venue\":\"HALL\",\"city\":\"B\",\"zip\":\"\"},"
	    "\"organizer\":{\"organizer\":\"\xc3\x81" "da\","
	    "\"email\":\"A@X.example\",\"phone\":\"\"}")));
	EXPECT_MEMBER(a, "venue.id", "1");
	EXPECT_MEMBER(a, "organizer.0.id", "2");
}

Test(directory_equal, organizers)
{
	static const struct {
		const char	*sent, *id;
	} rows[] = {
		{ ",\"phone\":\"5\"", "1" }, { ",\"email\":\"a\"", "1" },
		{ ",\"website\":\"http://a.example\"", "1" },
		{ ",\"phone\":\"6\"", "2" }, { ",\"email\":\"b\"", "3" },
		{ ",\"website\":\"\"", "1" },
		{ ",\"email\":\"\xc3\x81\",\"phone\":\"\"", "1" },
		{ ",\"website\":\"http://b.example\"", "4" },
	};
	size_t	 i;

	given_organizer("ed", "\"organizer\":\"Ada\",\"phone\":\"5\","
	    "\"email\":\"a\",\"website\":\"http://a.example\"");
	for (i = 0; i < COUNT(rows); i++)
		EXPECT_MEMBER(ask_json("ed", "POST", "/organizers",
		    target("{\"organizer\":\"Ada\"%s}", rows[i].sent)), "id",
		    rows[i].id);
}
