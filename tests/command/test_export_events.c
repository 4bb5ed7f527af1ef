/* Exports as CSV and as an iCalendar, and back (rule 38.26). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/demo/demo.h"
#include "command/export/export_events.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"

#include "tests/support/import_given.h"

#define TODAY	20778	/* 2026-11-21 */

static struct arena	*arena;

static void
setup(void)
{
	import_setup();
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
	import_teardown();
}

TestSuite(export_events, .init = setup, .fini = teardown);

static const char *
exported(export_call *call)
{
	char		*text;
	const char	*copy;
	size_t		 length;
	FILE		*f;

	cr_assert_not_null(f = open_memstream(&text, &length));
	inside_begin(given.inside);
	call(inside_db(given.inside), inside_site(given.inside), f);
	cr_assert_null(inside_commit(given.inside));
	fclose(f);
	copy = arena_copy(arena, text, length);
	free(text);
	return (copy);
}

static void
ask(const char *method, const char *path, const char *json)
{
	size_t	 length;

	inside_begin(given.inside);
	cr_assert_lt(inside_ask(given.inside, method, path, json), 300, "%s",
	    inside_body(given.inside, &length));
	cr_assert_null(inside_commit(given.inside));
}

static const char *
answer(const char *path)
{
	size_t	 length;

	ask("GET", path, NULL);
	return (arena_string(arena, inside_body(given.inside, &length)));
}

#define LIST(page, fields) \
	"/events?status=any&start_date=2000-01-01&end_date=2100-01-01" \
	"&per_page=50&page=" page "&_fields=" fields

/* The lists are long, so the first difference is shown. */
static void
expect_list(const char *list, const char *before)
{
	const char	*after = answer(list);
	size_t		 i;

	for (i = 0; before[i] != '\0' && before[i] == after[i]; i++)
		continue;
	i = i > 100 ? i - 100 : 0;
	cr_expect_str_eq(after, before, "%.200s\n%.200s", before + i,
	    after + i);
}

/* Imports the export into an empty database, and compares the lists. */
static void
expect_back(export_call *call, const char *name, const char *list)
{
	const char	*path, *before;

	before = answer(list);
	path = import_write(name, exported(call));
	import_end();
	import_setup_again();
	import_start();
	import_files(path, NULL);
	expect_list(list, before);
}

/* What both formats have. */
#define SAME "events.title,events.start_date,events.end_date,"		\
	"events.all_day,events.timezone,events.categories.name,"	\
	"events.event_status"
#define ALL SAME ",events.status,events.description,events.website,"	\
	"events.venue.venue,events.organizer.organizer,"		\
	"events.organizer.email,events.event_status_reason,"		\
	"events.excerpt,events.slug,events.date_utc,"	\
	"events.cost,events.image.url,events.show_map,"			\
	"events.show_map_link,events.hide_from_listings,"		\
	"events.sticky,events.featured,events.tags.name,"		\
	"events.venue.address,events.venue.city,events.venue.zip,"	\
	"events.venue.country,events.venue.state,"			\
	"events.venue.province,events.venue.phone,"			\
	"events.venue.website,events.venue.geo_lat,"			\
	"events.venue.geo_lng,events.organizer.phone,"			\
	"events.organizer.website"

static void
fill(void)
{
	import_start();
	ask("POST", "/events", "{\"title\":\"Rock & Roll, \\\"live\\\"\","
	    "\"start_date\":\"2027-03-01 18:00\","
	    "\"end_date\":\"2027-03-02 01:00:30\","
	    "\"timezone\":\"Europe/Berlin\",\"cost\":\"+10, 20\","
	    "\"description\":\"<p>One &lt; two</p>\\nthree & four\","
	    "\"excerpt\":\"=1+1\",\"website\":\"https://a.example/?a=1,2\","
	    "\"image\":\"https://a.example/a.png\",\"featured\":true,"
	    "\"show_map\":true,\"categories\":[\"Music, loud\",\"Film\"],"
	    "\"tags\":[\"@night\",\"\\\"quoted\\\"\"],"
	    "\"venue\":{\"venue\":\"Hall; A\",\"address\":\"High St 1\","
	    "\"city\":\"Wien\",\"zip\":\"0123\",\"country\":\"Austria\","
	    "\"state\":\"W\",\"phone\":\"+43 1\",\"geo_lat\":-48.25,"
	    "\"geo_lng\":16.5,\"website\":\"https://hall.example/\"},"
	    "\"organizer\":[{\"organizer\":\"Smith, Jones\","
	    "\"phone\":\"+1\"},{\"organizer\":\"Ada\","
	    "\"email\":\"ada@a.example\"}]}");
	ask("POST", "/events", "{\"title\":\"'=draft\",\"status\":\"draft\","
	    "\"start_date\":\"2027-03-03\",\"end_date\":\"2027-03-04\","
	    "\"all_day\":true,\"hide_from_listings\":true,\"sticky\":true}");
	ask("POST", "/events", "{\"title\":\"later\","
	    "\"date_utc\":\"2026-12-24 18:00:00\",\"venue\":[2],"
	    "\"start_date\":\"2027-03-05 10:00\","
	    "\"end_date\":\"2027-03-05 11:00\","
	    "\"event_status\":\"canceled\","
	    "\"event_status_reason\":\"- storm\"}");
	ask("POST", "/events", "{\"title\":\"gone\",\"status\":\"trash\","
	    "\"start_date\":\"2027-03-05 10:00\","
	    "\"end_date\":\"2027-03-05 11:00\"}");
}

Test(export_events, csv_has_all_fields_and_no_formulas)
{
	const char	*site;

	fill();
	inside_begin(given.inside);
	site = site_id(inside_db(given.inside), arena);
	cr_expect_str_eq(exported(export_csv), arena_printf(arena,
	    "\xef\xbb\xbf\"ID\",\"Title\",\"Start date\",\"Start time\","
	    "\"End date\",\"End time\",\"All day\",\"Time zone\",\"Status\","
	    "\"Published (UTC)\",\"Event status\",\"Event status reason\","
	    "\"Description\",\"Excerpt\",\"Categories\",\"Tags\",\"Venue\","
	    "\"Venue address\",\"Venue postal code\",\"Venue city\","
	    "\"Venue state\",\"Venue province\",\"Venue country\","
	    "\"Venue phone\",\"Venue website\",\"Venue latitude\","
	    "\"Venue longitude\",\"Organizers\",\"Organizer email\","
	    "\"Organizer phone\",\"Organizer website\",\"Cost\",\"Website\","
	    "\"Image\",\"Featured\",\"Sticky\",\"Hide from listings\","
	    "\"Show map\",\"Show map link\",\"Slug\"\r\n"
	    "\"%s?id=1\",\"Rock & Roll, \"\"live\"\"\",\"2027-03-01\","
	    "\"18:00\",\"2027-03-02\",\"01:00:30\",\"no\",\"Europe/Berlin\","
	    "\"publish\",\"2026-11-22 12:00:00\",,,"
	    "\"<p>One &lt; two</p>\nthree & four\",\"'=1+1\","
	    "\"\"\"Music, loud\"\", Film\",\"'@night, \"\"\"\"\"\"quoted"
	    "\"\"\"\"\"\"\",\"Hall; A\",\"High St 1\",\"0123\",\"Wien\","
	    "\"W\",,\"Austria\",\"'+43 1\",\"https://hall.example/\","
	    "\"'-48.25\",\"16.5\",\"\"\"Smith, Jones\"\", Ada\","
	    "\"\"\"\"\", ada@a.example\",\"'+1, \"\"\"\"\","
	    "\"\"\"\"\", \"\"\"\"\",\"'+10, 20\","
	    "\"https://a.example/?a=1,2\",\"https://a.example/a.png\","
	    "\"yes\",\"no\",\"no\",\"yes\",\"no\",\"rock-roll-live\"\r\n"
	    "\"%s?id=5\",\"''=draft\",\"2027-03-03\",,\"2027-03-04\",,"
	    "\"yes\",\"UTC\",\"draft\",,,,,,,,,,,,,,,,,,,,,,,,,,\"no\","
	    "\"yes\",\"yes\",\"no\",\"no\",\r\n"
	    "\"%s?id=6\",\"later\",\"2027-03-05\",\"10:00\",\"2027-03-05\","
	    "\"11:00\",\"no\",\"UTC\",\"future\",\"2026-12-24 18:00:00\","
	    "\"canceled\",\"'- storm\",,,,,\"Hall; A\",\"High St 1\","
	    "\"0123\",\"Wien\",\"W\",,\"Austria\",\"'+43 1\","
	    "\"https://hall.example/\",\"'-48.25\",\"16.5\",,,,,,,,\"no\","
	    "\"no\",\"no\",\"no\",\"no\",\"later\"\r\n", site, site, site));
	import_end();
}

Test(export_events, csv_gives_the_same_events)
{
	fill();
	expect_back(export_csv, "a.csv", LIST("1", ALL));
	import_end();
}

/* An iCalendar cannot say that an event is hidden. */
Test(export_events, an_icalendar_gives_the_same_events)
{
	fill();
	ask("DELETE", "/events/5", NULL);
	ask("POST", "/events", "{\"title\":\"weekly\","
	    "\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=3\","
	    "\"start_date\":\"2027-03-08 10:00\","
	    "\"end_date\":\"2027-03-08 11:00\"}");
	expect_back(export_calendar, "a.ics", LIST("1", SAME));
	import_end();
}

/* What a password protects is not public in a copy without passwords. */
Test(export_events, events_with_passwords_become_private)
{
	static export_call *const	 calls[] = { export_csv,
					    export_calendar };
	const char			*path;
	size_t				 i;

	for (i = 0; i < COUNT(calls); i++) {
		import_setup_again();
		import_start();
		ask("POST", "/events", "{\"title\":\"secret\","
		    "\"password\":\"p\",\"start_date\":\"2027-03-05 10:00\","
		    "\"end_date\":\"2027-03-05 11:00\"}");
		path = import_write("a", exported(calls[i]));
		import_end();
		import_setup_again();
		import_start();
		import_files(path, NULL);
		cr_expect_str_eq(answer(LIST("1",
		    "events.title,events.status")), "{\"events\":[{"
		    "\"status\":\"private\",\"title\":\"secret\"}]}");
		import_end();
	}
}

Test(export_events, a_calendar_does_not_take_its_own_events)
{
	const char	*path;

	import_start();
	ask("POST", "/events", "{\"title\":\"a\","
	    "\"start_date\":\"2027-03-05 10:00\","
	    "\"end_date\":\"2027-03-05 11:00\"}");
	path = import_write("a.csv", exported(export_csv));
	import_files(path, NULL);
	cr_expect_not_null(strstr(import_told(), "event ID: is that of an"
	    " event of this calendar; the row is left out\n"));
	cr_expect_str_eq(answer(LIST("1", "events.title")),
	    "{\"events\":[{\"title\":\"a\"}]}");
	import_end();
}

/* With series, which an iCalendar keeps and CSV divides into their events. */
Test(export_events, the_calendar_of_a_town_comes_back)
{
	static export_call *const	 calls[] = { export_csv,
					    export_calendar };
	static const char *const	 pages[] = {
		LIST("1", SAME), LIST("3", SAME)
	};
	int64_t				 events;
	const char			*path[2], *before[2];
	size_t				 i, k;

	import_site_zone("America/New_York");
	import_start();
	inside_begin(given.inside);
	cr_assert_null(demo_load(given.inside, TODAY, &events));
	cr_assert_null(inside_commit(given.inside));
	for (k = 0; k < 2; k++)
		before[k] = answer(pages[k]);
	path[0] = import_write("a.csv", exported(calls[0]));
	path[1] = import_write("a.ics", exported(calls[1]));
	import_end();
	for (i = 0; i < 2; i++) {
		import_setup_again();
		import_start();
		import_files(path[i], NULL);
		cr_expect_eq(report_count(given.report, IMPORT_SERIES,
		    IMPORT_NEW), i == 0 ? 0 : 23);
		for (k = 0; k < 2; k++)
			expect_list(pages[k], before[k]);
		import_end();
	}
}
