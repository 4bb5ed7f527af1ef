#include <criterion/criterion.h>

#include "generated/routes.h"

#include "base/array.h"
#include "tests/support/params_given.h"

#define COMPARE(rows)	params_compare(rows, COUNT(rows))
#define UPDATE		&route_event_update

#define LINKS(name)	name " rest_invalid_type /" name ": " name \
			    " must be an id, an object with the fields of a " \
			    "new record, or a list of these."
#define UNKNOWN(name)	name " rest_unknown_id /" name ": " name \
			    " must be the id of an existing " name "."

Test(params_links, ids)
{
	static const struct params_row	 rows[] = {
		{ UPDATE, "{\"venue\":11}", "venue=[11] id=21" },
		{ UPDATE, "{\"venue\":\"11\"}", "venue=[11] id=21" },
		{ UPDATE, "{\"venue\":[11]}", "venue=[11] id=21" },
		{ UPDATE, "{\"venue\":[\"11\"]}", "venue=[11] id=21" },
		{ UPDATE, "{\"venue\":{\"id\":11,\"website\":\"x\"}}",
		    "venue=[11] id=21" },
		{ UPDATE, "{\"venue\":[{\"id\":\"11\"}]}", "venue=[11] id=21" },
		{ UPDATE, "venue=11", "venue=[11] id=21" },
		{ UPDATE, "venue[]=11", "venue=[11] id=21" },
		{ UPDATE, "venue[id]=11", "venue=[11] id=21" },
		{ UPDATE, "venue=12", "venue=[12] id=21" },
		{ UPDATE, "venue[]=12&venue[]=11", "venue=[12] id=21" },
		{ UPDATE, "organizer[]=22&organizer[]=21&organizer[]=22",
		    "organizer=[22,21] id=21" },
		{ UPDATE, "venue=13", UNKNOWN("venue") },
		{ UPDATE, "venue=21", UNKNOWN("venue") },
		{ UPDATE, "venue=99", UNKNOWN("venue") },
		{ UPDATE, "venue=99999999999999999999", UNKNOWN("venue") },
		{ UPDATE, "venue[]=11&venue[]=99", UNKNOWN("venue") },
		{ UPDATE, "{\"venue\":-11}", UNKNOWN("venue") },
		{ UPDATE, "{\"venue\":{\"id\":0}}", UNKNOWN("venue") },
		{ UPDATE, "{\"venue\":{\"id\":null}}", LINKS("venue") },
		{ UPDATE, "venue=abc", LINKS("venue") },
		{ UPDATE, "venue=11,12", LINKS("venue") },
		{ UPDATE, "{\"venue\":true}", LINKS("venue") },
		{ UPDATE, "{\"venue\":1.5}", LINKS("venue") },
		{ UPDATE, "{\"venue\":[[11]]}", LINKS("venue") }
	};

	COMPARE(rows);
}

Test(params_links, none)
{
	static const struct params_row	 rows[] = {
		{ UPDATE, "{\"venue\":[]}", "venue=[] id=21" },
		{ UPDATE, "{\"venue\":\"\"}", "venue=[] id=21" },
		{ UPDATE, "{\"venue\":{}}", "venue=[] id=21" },
		{ UPDATE, "{\"venue\":0}", "venue=[] id=21" },
		{ UPDATE, "{\"venue\":false}", "venue=[] id=21" },
		{ UPDATE, "venue=0", "venue=[] id=21" },
		{ UPDATE, "venue[]=", "venue=[] id=21" },
		{ UPDATE, "{\"venue\":null}", "clears_venue id=21" },
		{ UPDATE, "{\"organizer\":[\"\",21,{}]}",
		    "organizer=[21] id=21" },
		{ &route_event_create, "{\"title\":\"T\",\"start_date\":"
		    "\"now\",\"end_date\":\"now\",\"venue\":null,"
		    "\"organizer\":null}",
		    "title=T start_date=date end_date=date clears_venue "
		    "clears_organizer event_status=scheduled" }
	};

	COMPARE(rows);
}

Test(params_links, a_record_that_the_caller_may_not_read_is_unknown)
{
	cr_assert_str_eq(params_outcome(params_given(UPDATE, ROLE_CONTRIBUTOR,
	    "venue=11")), "venue=[11] id=21");
	cr_assert_str_eq(params_outcome(params_given(UPDATE, ROLE_AUTHOR,
	    "venue=12")), UNKNOWN("venue"));
}

Test(params_links, objects_are_read_by_the_rows_of_their_create)
{
	static const struct params_row	 rows[] = {
		{ UPDATE, "{\"venue\":{\"venue\":\"Hall\",\"city\":\"Rome\","
		    "\"status\":\"draft\",\"unknown\":1}}",
		    "venue=[{ venue=Hall status=draft city=Rome}] id=21" },
		{ UPDATE, "venue[venue]=Hall&venue[geo_lat]=1"
		    "&venue[geo_lng]=2",
		    "venue=[{ venue=Hall geo_lat=1 geo_lng=2}] id=21" },
		{ UPDATE, "organizer[0][organizer]=Ada&organizer[1][id]=21"
		    "&organizer[2][organizer]=Bob",
		    "organizer=[{ organizer=Ada},21,{ organizer=Bob}] id=21" },
		{ UPDATE, "{\"venue\":[{\"venue\":\"A\"},{\"venue\":\"B\"}]}",
		    "venue=[{ venue=A}] id=21" },
		{ UPDATE, "{\"venue\":{\"city\":\"Rome\"}}",
		    "venue rest_invalid_format /venue: venue requires the "
		    "member venue." },
		{ UPDATE, "{\"venue\":{\"venue\":null,\"city\":1}}",
		    "venue rest_invalid_format /venue: venue requires the "
		    "member venue." },
		{ UPDATE, "{\"venue\":{\"venue\":\"A\",\"website\":\"x\"}}",
		    "venue rest_invalid_url /venue/website: venue.website "
		    "must be empty or an address such as "
		    "https://cal.example/talk." },
		{ UPDATE, "{\"organizer\":[21,{\"organizer\":\"A\","
		    "\"author\":99,\"phone\":1}]}",
		    "organizer rest_unknown_id /organizer/1/author: "
		    "organizer.author must be the id of an existing user." },
		{ UPDATE, "{\"venue\":{\"venue\":\"A\",\"geo_lat\":1}}",
		    "venue rest_invalid_format /venue/geo_lat: venue.geo_lat "
		    "requires geo_lng." },
		{ UPDATE, "{\"venue\":{\"venue\":\"A\",\"geo_lat\":91,"
		    "\"geo_lng\":1},\"organizer\":{\"organizer\":\"\"}}",
		    "venue rest_out_of_bounds /venue/geo_lat: venue.geo_lat "
		    "must be 90 or less.\n"
		    "organizer rest_invalid_format /organizer/organizer: "
		    "organizer.organizer must be a text that is neither "
		    "empty nor 0." },
		{ UPDATE, "venue[venue]=A&venue[city]=%ff",
		    "venue rest_invalid_format /venue: venue must be UTF-8." }
	};

	COMPARE(rows);
}
