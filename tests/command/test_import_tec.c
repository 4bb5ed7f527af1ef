/*
 * Saved pages of The Events Calendar's REST API, with the variations of real
 * sites.
 */
#include <criterion/criterion.h>

#include "command/inside.h"

#include "tests/support/import_given.h"

#define EVENTS		"tests/import/events.json"
#define CATEGORIES	"tests/import/categories.json"

TestSuite(import_tec, .init = import_setup, .fini = import_teardown);

Test(import_tec, imported_and_lost_members_are_reported)
{
	import_start();
	import_files(EVENTS, CATEGORIES, NULL);
	IMPORT_EXPECT_TOLD(
	    "categories         2  2 new\n"
	    "tags               1  1 new\n"
	    "venues             1  1 new\n"
	    "organizers         1  1 new\n"
	    "events             4  3 new  1 refused\n"
	    "\n"
	    "left out or changed:\n"
	    "         3  event author: the importing user becomes author\n"
	    "            https://town.example/event/rock-roll/\n"
	    "            https://town.example/?post_type=tribe_events&p=1202\n"
	    "            https://town.example/event/caf%c3%a9/\n"
	    "         1  event custom_fields: is not supported\n"
	    "            https://town.example/event/rock-roll/\n"
	    "         1  event is_virtual: is unknown here\n"
	    "            https://town.example/event/rock-roll/\n"
	    "         1  venue author: the importing user becomes author\n"
	    "            https://town.example/venue/the-hall/\n"
	    "         1  organizer author: the importing user becomes author\n"
	    "            https://town.example/organizer/ada/\n"
	    "         1  event title: is empty; the title is Untitled\n"
	    "            https://town.example/?post_type=tribe_events&p=1202\n"
	    "         1  event website: website must be empty or an address"
	    " such as https://cal.example/talk.\n"
	    "            https://town.example/?post_type=tribe_events&p=1202\n"
	    "         1  event timezone: is unknown; UTC is used\n"
	    "            https://town.example/event/caf%c3%a9/\n"
	    "         1  event all of it: has no id\n");
	import_end();
}

Test(import_tec, an_event_keeps_its_fields)
{
	import_start();
	import_files(EVENTS, CATEGORIES, NULL);
	import_expect("/events/by-slug/rock-roll?_fields=status,date_utc,"
	    "modified_utc,title,description,image.url,start_date,"
	    "utc_start_date,end_date,timezone,cost,cost_details,website,"
	    "show_map,sticky,featured,ticketed,categories.name,tags.slug,"
	    "venue.slug,organizer.email",
	    "{\"status\":\"publish\",\"date_utc\":\"2026-03-01 09:00:00\","
	    "\"modified_utc\":\"2026-04-02 10:30:00\",\"title\":\"Rock & Roll"
	    " – the “Big” Night\",\"description\":\"<p>Loud &amp; late.</p>\","
	    "\"image\":{\"url\":\"https://town.example/wp-content/uploads/"
	    "rock.jpg\"},\"start_date\":\"2026-05-01 20:00:00\","
	    "\"end_date\":\"2026-05-02 01:00:00\","
	    "\"utc_start_date\":\"2026-05-01 18:00:00\","
	    "\"timezone\":\"Europe/Rome\",\"cost\":\"$10 – $20\","
	    "\"cost_details\":{\"currency_symbol\":\"$\",\"currency_code\":"
	    "\"\",\"currency_position\":\"prefix\",\"values\":[\"10\","
	    "\"20\"]},\"website\":\"https://rock.example/\",\"show_map\":true,"
	    "\"sticky\":true,\"featured\":true,"
	    "\"categories\":[{\"name\":\"Rock & Pop\"}],"
	    "\"tags\":[{\"slug\":\"loud\"}],\"venue\":{\"slug\":\"the-hall\"},"
	    "\"organizer\":[{\"email\":\"ada@town.example\"}],"
	    "\"ticketed\":true}");
	import_end();
}

#define HOSTILE								\
	"{\"rest_url\":\"https://t.example/wp-json/tribe/events/v1/\","	\
	"\"events\":[{\"id\":5,\"title\":\"A<iframe>\","		\
	"\"start_date\":\"2026-05-01 20:00:00\","			\
	"\"end_date\":\"2026-05-01 21:00:00\",\"timezone\":\"UTC\","	\
	"\"description\":\"<form><p onclick=\\\"x()\\\">Go<button "	\
	"formaction=\\\"/desk/people\\\"></button></p></form>\","	\
	"\"excerpt\":\"<input>E\",\"venue\":{\"id\":8,\"venue\":"	\
	"\"<object>Hall\",\"description\":\"<script></script>Bar\"}}]}"

/* Whatever a page of a real site has. */
#define RICH								\
	"{\"rest_url\":\"https://t.example/wp-json/tribe/events/v1/\","	\
	"\"categories\":[{\"id\":1,\"name\":\"Caf&eacute;s\","		\
	"\"slug\":\"cafes\",\"description\":\"<b>Warm</b>\","		\
	"\"parent\":0}],\"tags\":[{\"id\":3,\"name\":\"R&amp;B\","	\
	"\"slug\":\"rb\"}],\"events\":[{\"id\":5,"			\
	"\"title\":\"A\",\"start_date\":\"2026-05-01 20:00:00\","	\
	"\"end_date\":\"2026-05-01 21:00:00\",\"timezone\":\"UTC\","	\
	"\"description\":\"<!-- wp:table --><figure class=\\\"t\\\">"	\
	"<table><thead><tr><th colspan=\\\"2\\\">When</th></tr></thead>" \
	"<tbody><tr><td>8</td><td>Bar</td></tr></tbody></table>"	\
	"<figcaption>Rooms</figcaption></figure><ul class=\\\"l\\\">"	\
	"<li>One<ol start=\\\"3\\\"><li>Two</li></ol></li></ul>\","	\
	"\"event_status\":\"canceled\","				\
	"\"event_status_reason\":\"<p>Ill &amp; tired</p>\","		\
	"\"cost\":\"Free &ndash; &#36;1,200\",\"cost_details\":{" \
	"\"currency_symbol\":\"&#36;\",\"currency_position\":\"prefix\"," \
	"\"values\":[\"0\",\"7.50\",\"1200\"]},"			\
	"\"image\":{\"url\":\"https://t.example/a.jpg\",\"alt\":\"x\"}," \
	"\"categories\":[{\"id\":2,\"name\":\"Late\",\"slug\":\"late\"," \
	"\"parent\":1}],\"tags\":[{\"id\":3}],\"venue\":{\"id\":8,"	\
	"\"venue\":\"Hall\",\"description\":\"<ul><li>Bar</li></ul>\","	\
	"\"image\":{\"url\":\"https://t.example/h.jpg\"},"		\
	"\"address\":\"Main St 1\",\"city\":\"Rome\",\"state\":\"RM\","	\
	"\"zip\":\"00100\",\"country\":\"Italy\",\"phone\":\"+39 1\","	\
	"\"website\":\"https://h.example/\",\"geo_lat\":41.5,"		\
	"\"geo_lng\":12.5}},"						\
	EVENT("6", "\"json_ld\":{\"eventStatus\":"			\
	"\"https://schema.org/EventPostponed\"},\"cost\":\"12,50 &euro;\"," \
	"\"cost_details\":{\"currency_symbol\":\"&euro;\","		\
	"\"currency_position\":\"postfix\",\"values\":[\"12.50\"]}") "," \
	EVENT("7", "\"json_ld\":[{\"eventStatus\":"			\
	"\"https://schema.org/EventCancelled\"}],\"cost\":\"5 &ndash; 9\"," \
	"\"cost_details\":{\"currency_symbol\":\"&euro;\","		\
	"\"currency_position\":\"postfix\",\"values\":[\"5\",\"9\"]}") "," \
	EVENT("9", "\"json_ld\":[{\"eventStatus\":"			\
	"\"https://schema.org/EventScheduled\"}],\"cost\":\"Free\","	\
	"\"cost_details\":{\"currency_symbol\":\"$\",\"values\":["	\
	"\"0\",\"Donation &amp; more\"]}") "]}"
#define EVENT(id, more)							\
	"{\"id\":" id ",\"title\":\"E" id "\",\"start_date\":"		\
	"\"2026-05-02 20:00:00\",\"end_date\":\"2026-05-02 21:00:00\","	\
	"\"timezone\":\"UTC\"," more "}"

#define PAGED(id, url)	EVENT(id, "\"slug\":\"e" id "\",\"url\":\"" url "\"")

Test(import_tec, another_word_in_addresses_is_reported)
{
	import_start();
	import_files(import_write("w.json", "[" PAGED("1",
	    "https://t.example/de/konzert/e1/") "," PAGED("2",
	    "https://t.example/konzert/e2/2026-05-02/") "," PAGED("3",
	    "https://t.example/event/e3/") "," PAGED("4",
	    "https://t.example/?tribe_events=e4") "," PAGED("5",
	    "https://t.example/e5/") "," PAGED("6", "https://t.example//e6")
	    "]"), NULL);
	IMPORT_EXPECT_TOLD(
	    "categories         0\n"
	    "tags               0\n"
	    "venues             0\n"
	    "organizers         0\n"
	    "events             6  6 new\n"
	    "\nleft out or changed:\n"
	    "         2  event url: is below /konzert/; to keep such addresses,"
	    " set slugs: {event: konzert} in site.yaml\n"
	    "            https://t.example/de/konzert/e1/\n"
	    "            https://t.example/konzert/e2/2026-05-02/\n");
	import_end();
}

/* Even for an administrator, whom the site could let do its will here. */
Test(import_tec, markup_that_pages_leave_out_is_not_stored)
{
	import_start();
	import_files(import_write("r.json", HOSTILE), NULL);
	import_expect("/events/by-slug/a?_fields=title,description,excerpt,"
	    "venue.venue,venue.description", "{\"title\":\"A\",\"description\":"
	    "\"<p>Go</p>\",\"excerpt\":\"E\",\"venue\":{\"venue\":\"Hall\","
	    "\"description\":\"Bar\"}}");
	import_end();
}

Test(import_tec, all_members_of_a_page_are_imported)
{
	import_start();
	import_files(import_write("r.json", RICH), NULL);
	IMPORT_EXPECT_TOLD(
	    "categories         2  2 new\n"
	    "tags               1  1 new\n"
	    "venues             1  1 new\n"
	    "organizers         0\n"
	    "events             4  4 new\n");
	import_expect("/events/by-slug/a?_fields=description,cost,"
	    "event_status,event_status_reason,image.url,categories.name,"
	    "tags.name,venue.venue,venue.description,venue.image.url,"
	    "venue.address,venue.city,venue.state,venue.zip,venue.country,"
	    "venue.phone,venue.website,venue.geo_lat,venue.geo_lng",
	    "{\"description\":\"<table><thead><tr><th colspan=\\\"2\\\">When"
	    "</th></tr></thead><tbody><tr><td>8</td><td>Bar</td></tr></tbody>"
	    "</table>Rooms<ul><li>One<ol><li>Two</li></ol></li></ul>\","
	    "\"image\":{\"url\":\"https://t.example/a.jpg\"},"
	    "\"cost\":\"Free – $1200\","
	    "\"categories\":[{\"name\":\"Late\"}],"
	    "\"tags\":[{\"name\":\"R&B\"}],"
	    "\"venue\":{\"venue\":\"Hall\","
	    "\"description\":\"<ul><li>Bar</li></ul>\","
	    "\"image\":{\"url\":\"https://t.example/h.jpg\"},"
	    "\"address\":\"Main St 1\",\"city\":\"Rome\","
	    "\"country\":\"Italy\",\"state\":\"RM\",\"zip\":\"00100\","
	    "\"phone\":\"+39 1\",\"website\":\"https://h.example/\","
	    "\"geo_lat\":41.5,\"geo_lng\":12.5},"
	    "\"event_status\":\"canceled\","
	    "\"event_status_reason\":\"Ill &amp; tired\"}");
	import_expect("/categories?hide_empty=0&_fields=categories.id,"
	    "categories.name,categories.description,categories.parent",
	    "{\"categories\":[{\"id\":1,"
	    "\"description\":\"<b>Warm</b>\",\"name\":\"Cafés\","
	    "\"parent\":0},{\"id\":3,\"description\":\"\","
	    "\"name\":\"Late\",\"parent\":1}]}");
	import_expect("/events?start_date=2026-05-02&_fields=events.cost,"
	    "events.event_status",
	    "{\"events\":[{\"cost\":\"12,50€\","
	    "\"event_status\":\"postponed\"},{\"cost\":\"5€ – 9€\","
	    "\"event_status\":\"canceled\"},{\"cost\":\"Free\","
	    "\"event_status\":\"scheduled\"}]}");
	import_end();
}

Test(import_tec, oddities_of_sites_are_understood)
{
	import_start();
	import_files(EVENTS, CATEGORIES, NULL);
	import_expect("/events?include=4,5&_fields=events.status,events.title,"
	    "events.slug,events.date_utc,events.all_day,events.start_date,"
	    "events.end_date,events.timezone,events.cost,events.image,"
	    "events.venue,events.organizer.slug,events.hide_from_listings",
	    "{\"events\":[{\"status\":\"draft\",\"date_utc\":"
	    "\"0000-00-00 00:00:00\",\"title\":\"Untitled\",\"slug\":\"\","
	    "\"image\":false,\"all_day\":true,"
	    "\"start_date\":\"2026-06-01 00:00:00\","
	    "\"end_date\":\"2026-06-03 23:59:59\","
	    "\"timezone\":\"Europe/Rome\",\"cost\":\"\","
	    "\"hide_from_listings\":true,\"venue\":[],\"organizer\":[]},"
	    "{\"status\":\"publish\",\"date_utc\":\"2026-03-01 09:00:00\","
	    "\"title\":\"Café\",\"slug\":\"cafe\",\"image\":false,"
	    "\"all_day\":false,\"start_date\":\"2026-07-01 07:00:00\","
	    "\"end_date\":\"2026-07-01 08:00:00\",\"timezone\":\"UTC\","
	    "\"cost\":\"Free\",\"hide_from_listings\":false,\"venue\":[],"
	    "\"organizer\":[{\"slug\":\"ada\"}]}]}");
	import_expect("/venues/by-slug/the-hall?_fields=venue,geo_lat,geo_lng,"
	    "show_map,show_map_link,modified_utc,address",
	    "{\"modified_utc\":\"2020-01-02 09:00:00\","
	    "\"venue\":\"Ada’s Hall\",\"address\":\"1 Main St\","
	    "\"geo_lat\":41.9,\"geo_lng\":12.5,\"show_map\":true,"
	    "\"show_map_link\":false}");
	import_end();
}

Test(import_tec, a_category_comes_before_the_one_above_it)
{
	import_start();
	import_files(CATEGORIES, NULL);
	import_expect("/categories?hide_empty=0&_fields=categories.slug,"
	    "categories.url",
	    "{\"categories\":[{\"slug\":\"music\","
	    "\"url\":\"http://localhost/events/category/music/\"},"
	    "{\"slug\":\"rock-pop\","
	    "\"url\":\"http://localhost/events/category/music/rock-pop/\"}]}");
	import_end();
}

Test(import_tec, a_second_run_changes_nothing)
{
	const char	*before;

	import_start();
	import_files(EVENTS, CATEGORIES, NULL);
	before = import_dump();
	import_end();

	import_start();
	import_files(EVENTS, CATEGORIES, NULL);
	cr_assert_str_eq(import_dump(), before);
	cr_assert_eq(report_seen(given.report, IMPORT_EVENT), 4);
	cr_assert_eq(report_count(given.report, IMPORT_EVENT, IMPORT_SAME), 3);
	cr_assert_eq(report_count(given.report, IMPORT_VENUE, IMPORT_SAME), 1);
	cr_assert_eq(report_count(given.report, IMPORT_CATEGORY, IMPORT_SAME),
	    2);
	import_end();
}

#define VENUE(name, city)						\
	"{\"venues\":[{\"id\":\"7\",\"url\":\"https://t.example/v\","	\
	"\"status\":\"publish\",\"date_utc\":\"2020-01-01 00:00:00\","	\
	"\"modified_utc\":\"2020-01-01 00:00:00\",\"venue\":\"" name	\
	"\",\"slug\":\"v\",\"city\":\"" city "\"}],\"rest_url\":"	\
	"\"https://t.example/wp-json/tribe/events/v1/venues/\"}"

static void
import_venue(const char *text)
{
	import_start();
	import_files(import_write("v.json", text), NULL);
}

static void
expect_fate(enum import_fate fate, const char *venue)
{
	cr_assert_eq(report_count(given.report, IMPORT_VENUE, fate), 1);
	import_expect("/venues/1?_fields=venue,city,slug", venue);
	import_end();
}

Test(import_tec, a_change_there_is_applied_here)
{
	import_venue(VENUE("Hall", "Rome"));
	expect_fate(IMPORT_NEW,
	    "{\"venue\":\"Hall\",\"slug\":\"v\",\"city\":\"Rome\"}");
	import_venue(VENUE("Old Hall", ""));
	expect_fate(IMPORT_CHANGED,
	    "{\"venue\":\"Old Hall\",\"slug\":\"v\"}");
}

static void
ask(const char *method, const char *path, const char *json)
{
	import_start();
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, method, path, json), 200);
	cr_assert_null(inside_commit(given.inside));
	import_end();
}

Test(import_tec, a_change_on_both_sides_is_not_applied)
{
	import_venue(VENUE("Hall", "Rome"));
	import_end();
	ask("POST", "/venues/1", "{\"city\":\"Naples\"}");
	import_venue(VENUE("Old Hall", "Rome"));
	IMPORT_EXPECT_TOLD(
	    "categories         0\n"
	    "tags               0\n"
	    "venues             1  1 also changed here, not updated\n"
	    "organizers         0\n"
	    "events             0\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  venue changes: were made here too\n"
	    "            https://t.example/v\n");
	expect_fate(IMPORT_KEPT,
	    "{\"venue\":\"Hall\",\"slug\":\"v\",\"city\":\"Naples\"}");
}

Test(import_tec, a_change_on_this_side_only_is_kept)
{
	import_venue(VENUE("Hall", "Rome"));
	import_end();
	ask("POST", "/venues/1", "{\"city\":\"Naples\"}");
	import_venue(VENUE("Hall", "Rome"));
	expect_fate(IMPORT_SAME,
	    "{\"venue\":\"Hall\",\"slug\":\"v\",\"city\":\"Naples\"}");
}

Test(import_tec, numbers_of_pictures_there_are_not_ours)
{
	import_venue(VENUE("Hall", "Rome"));
	import_end();
	ask("POST", "/venues/1",
	    "{\"image\":\"https://here.example/a.png\"}");
	import_start();
	import_files(import_write("w.json", "{\"rest_url\":\"https://other/"
	    "events/v1/venues/\",\"venues\":[{\"id\":8,\"venue\":\"Barn\","
	    "\"image\":\"1\"},{\"id\":9,\"venue\":\"Yard\","
	    "\"image\":{\"url\":\"1\"}}]}"), NULL);
	import_expect("/venues?_fields=venues.venue,venues.image.id",
	    "{\"venues\":[{\"venue\":\"Yard\"},{\"venue\":\"Barn\"},"
	    "{\"venue\":\"Hall\",\"image\":{\"id\":1}}]}");
	import_end();
}

Test(import_tec, a_removed_record_is_not_created_again)
{
	import_venue(VENUE("Hall", "Rome"));
	import_end();
	ask("DELETE", "/venues/1?purge=true", NULL);
	import_venue(VENUE("Old Hall", "Rome"));
	expect_fate(IMPORT_GONE, "{\"code\":\"rest-venue-not-found\","
	    "\"message\":\"Venue with ID 1 does not exist.\","
	    "\"data\":{\"status\":404}}");
}

Test(import_tec, two_sites_may_use_the_same_numbers)
{
	import_start();
	import_files(import_write("v.json", VENUE("Hall", "Rome")),
	    import_write("w.json", "{\"rest_url\":\"https://other/"
	    "events/v1/venues/\",\"venues\":[{\"id\":7,"
	    "\"venue\":\"Barn\"}]}"), NULL);
	cr_assert_eq(report_count(given.report, IMPORT_VENUE, IMPORT_NEW), 2);
	import_expect("/venues/2?_fields=venue", "{\"venue\":\"Barn\"}");
	import_end();
}

Test(import_tec, a_reference_to_a_later_file_is_within_its_site)
{
	import_start();
	import_files(import_write("c.json", "{\"categories\":[{\"id\":2,"
	    "\"name\":\"Child\",\"parent\":1},{\"id\":1,"
	    "\"name\":\"Above\"}],\"rest_url\":\"https://one/events/v1/\"}"),
	    import_write("d.json", "{\"categories\":[{\"id\":1,"
	    "\"name\":\"Else\"}],\"rest_url\":\"https://two/events/v1/\"}"),
	    NULL);
	import_expect("/categories?hide_empty=0&_fields=categories.slug,"
	    "categories.parent", "{\"categories\":["
	    "{\"slug\":\"above\",\"parent\":0},"
	    "{\"slug\":\"child\",\"parent\":2},"
	    "{\"slug\":\"else\",\"parent\":0}]}");
	import_end();
}

Test(import_tec, an_equal_record_here_stands_for_one_from_there)
{
	import_venue(VENUE("Hall", "Rome"));
	expect_fate(IMPORT_NEW,
	    "{\"venue\":\"Hall\",\"slug\":\"v\",\"city\":\"Rome\"}");
	import_start();
	import_files(import_write("w.json", "{\"rest_url\":\"https://other/"
	    "events/v1/venues/\",\"venues\":[{\"id\":9,\"venue\":\"Hall\"}]}"),
	    NULL);
	expect_fate(IMPORT_JOINED,
	    "{\"venue\":\"Hall\",\"slug\":\"v\",\"city\":\"Rome\"}");
}

Test(import_tec, a_taken_slug_is_reported)
{
	import_venue(VENUE("Hall", "Rome"));
	import_end();
	import_start();
	import_files(import_write("w.json", "{\"rest_url\":\"https://other/"
	    "events/v1/venues/\",\"venues\":[{\"id\":9,\"venue\":\"Other\","
	    "\"slug\":\"v\",\"url\":\"https://other/v\"}]}"), NULL);
	IMPORT_EXPECT_TOLD(
	    "categories         0\n"
	    "tags               0\n"
	    "venues             1  1 new\n"
	    "organizers         0\n"
	    "events             0\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  venue slug: is used by another record here\n"
	    "            https://other/v\n");
	import_end();
}

Test(import_tec, categories_after_the_1000th_are_reported)
{
	char	*text;
	size_t	 length;
	FILE	*f;
	int	 i;

	cr_assert_not_null(f = open_memstream(&text, &length));
	fprintf(f, "{\"id\":1,\"title\":\"A\",\"start_date\":"
	    "\"2026-01-01 10:00:00\",\"end_date\":\"2026-01-01 11:00:00\","
	    "\"categories\":[1");
	for (i = 2; i <= 1001; i++)
		fprintf(f, ",%d", i);
	fputs("]}", f);
	fclose(f);
	import_start();
	import_files(import_write("w.json", text), NULL);
	free(text);
	cr_expect_not_null(strstr(import_told(), "event categories: has more"
	    " than 1000 values; the first ones are used"), "%s", import_told());
	import_end();
}

Test(import_tec, foreign_texts_do_nothing_to_a_terminal)
{
	import_start();
	import_files(import_write("w.json", "{\"venues\":[{\"id\":9,"
	    "\"venue\":\"Hall\",\"\\u001b[2J\\u009b\":1,"
	    "\"url\":\"\\u001b]0;x\\u0007\"}]}"), NULL);
	IMPORT_EXPECT_TOLD(
	    "categories         0\n"
	    "tags               0\n"
	    "venues             1  1 new\n"
	    "organizers         0\n"
	    "events             0\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  venue ?[2J?: is unknown here\n"
	    "            ?]0;x?\n");
	import_end();
}

Test(import_tec, other_json_is_reported_or_rejected)
{
	import_start();
	import_files(import_write("w.json", "{\"events\":[1,{\"x\":2}],"
	    "\"other\":3}"), import_write("x.json", "[{},{\"a\":[]}]"), NULL);
	cr_assert_eq(report_count(given.report, IMPORT_EVENT, IMPORT_REFUSED),
	    1);
	import_end();

	import_start();
	import_files_end_with("'/dev/null' is neither JSON nor an iCalendar,"
	    " and as CSV it has no column for the title (Title, Event Name);"
	    " its first line is: ", "/dev/null");
	import_end();
}
