#include <stdlib.h>

#include <criterion/criterion.h>

#include "given.h"

#define LENGTH(rows)	(sizeof(rows) / sizeof((rows)[0]))

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

/* Hall 1 is au's, with everything; which one serves. */
Test(directory_equal, every_field_that_is_sent_counts)
{
	static const struct {
		const char	*sent;
		int		 id;
	} rows[] = {
		{ "", 1 },
		{ ",\"description\":\"Big\"", 1 },
		{ ",\"image\":\"http://a.example/x.png\"", 1 },
		{ ",\"image\":\"1\"", 1 },
		{ ",\"address\":\"a\",\"city\":\"b\",\"country\":\"c\","
		    "\"province\":\"d\",\"state\":\"e\",\"zip\":\"f\","
		    "\"phone\":\"g\",\"website\":\"http://h.example\"", 1 },
		{ ",\"stateprovince\":\"own\"", 1 },
		{ ",\"show_map\":\"1\",\"show_map_link\":\"0\"", 1 },
		{ ",\"geo_lat\":1.5,\"geo_lng\":2", 1 },
		{ ",\"status\":\"publish\"", 1 },
		{ ",\"author\":3", 1 },
		{ ",\"date\":\"2026-11-21 00:17:30\"", 1 },
		{ ",\"description\":\"\"", 0 },
		{ ",\"image\":\"\"", 0 },
		{ ",\"image\":\"http://a.example/y.png\"", 0 },
		{ ",\"city\":\"B\"", 0 },
		{ ",\"zip\":\"\"", 0 },
		{ ",\"stateprovince\":\"d\"", 0 },
		{ ",\"show_map\":\"0\"", 0 },
		{ ",\"geo_lat\":1.5,\"geo_lng\":2.5", 0 },
		{ ",\"status\":\"draft\"", 0 },
		{ ",\"status\":\"trash\"", 0 },
		{ ",\"author\":2", 0 },
		{ ",\"date\":\"2026-11-21 00:17:31\"", 0 },
	};
	const char	*got;
	size_t		 i;

	given_venue("au", "\"venue\":\"Hall\",\"description\":\"Big\","
	    "\"image\":\"http://a.example/x.png\",\"address\":\"a\","
	    "\"city\":\"b\",\"country\":\"c\",\"province\":\"d\","
	    "\"state\":\"e\",\"zip\":\"f\",\"phone\":\"g\","
	    "\"website\":\"http://h.example\",\"stateprovince\":\"own\","
	    "\"geo_lat\":1.5,\"geo_lng\":2,\"show_map_link\":\"0\"");
	for (i = 0; i < LENGTH(rows); i++) {
		got = outcome_text(ask_json("ed", "POST", "/venues",
		    target("{\"venue\":\"hall\"%s}", rows[i].sent)), "id");
		cr_expect((atoi(got) == 1) == (rows[i].id == 1), "%s: %s",
		    rows[i].sent, got);
		if (atoi(got) != 1)
			ask_as("ed", "DELETE", target("/venues/%s?force=1",
			    got));
	}
}

Test(directory_equal, only_what_the_caller_may_edit_serves)
{
	static const struct {
		const char	*user, *id;
	} rows[] = {
		{ "au", "1" }, { "ed", "1" }, { "co", "2" }, { "co", "2" },
		{ "ed", "1" },
	};
	size_t	 i;

	given_organizer("au", "\"organizer\":\"Ada\"");
	for (i = 0; i < LENGTH(rows); i++)
		EXPECT_MEMBER(ask_json(rows[i].user, "POST", "/organizers",
		    "{\"organizer\":\"ada\"}"), "id", rows[i].id);
	ask_as("au", "DELETE", "/organizers/1");
	EXPECT_MEMBER(ask_json("ed", "POST", "/organizers",
	    "{\"organizer\":\"Ada\"}"), "id", "2");
	EXPECT_MEMBER(ask_json("au", "POST", "/organizers",
	    "{\"organizer\":\"Ada\"}"), "slug", "ada");
}

Test(directory_equal, organizers)
{
	static const struct {
		const char	*sent, *id;
	} rows[] = {
		{ ",\"phone\":\"5\"", "1" }, { ",\"email\":\"a\"", "1" },
		{ ",\"website\":\"http://a.example\"", "1" },
		{ ",\"phone\":\"6\"", "2" }, { ",\"email\":\"b\"", "3" },
		{ ",\"website\":\"\"", "2" },
		{ ",\"website\":\"http://b.example\"", "4" },
	};
	size_t	 i;

	given_organizer("ed", "\"organizer\":\"Ada\",\"phone\":\"5\","
	    "\"email\":\"a\",\"website\":\"http://a.example\"");
	for (i = 0; i < LENGTH(rows); i++)
		EXPECT_MEMBER(ask_json("ed", "POST", "/organizers",
		    target("{\"organizer\":\"Ada\"%s}", rows[i].sent)), "id",
		    rows[i].id);
}
