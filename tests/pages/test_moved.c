#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/harness_again.h"
#include "tests/support/page_part.h"

/* Subscriptions and feeds at addresses of The Events Calendar (rule 35.5). */

struct row {
	const char	*target;
	int		 status;
	const char	*location;
};

#define DAY	"\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\""
#define ROWS(rows)	rows, COUNT(rows)

static void
expect_rows(const struct row *rows, size_t count)
{
	struct outcome	*o;
	size_t		 i;

	harness.prefix = "";
	for (i = 0; i < count; i++) {
		o = ask("GET", rows[i].target);
		cr_expect_eq(o->status, rows[i].status, "%s: %d",
		    rows[i].target, o->status);
		cr_assert_not_null(outcome_header(o, "Location"), "%s",
		    rows[i].target);
		cr_expect_str_eq(outcome_header(o, "Location"),
		    rows[i].location, "%s: %s", rows[i].target,
		    outcome_header(o, "Location"));
	}
}

Test(moved, subscriptions_are_at_the_home_page)
{
	static const struct row	 rows[] = {
		{ "/?post_type=tribe_events&ical=1&eventDisplay=list", 301,
		    API "/events.ics" },
		{ "/?post_type=tribe_events&tribe_events_cat=music&ical=1"
		    "&eventDisplay=list", 301,
		    API "/events.ics?categories=music" },
		{ "/?ical=1", 301, API "/events.ics" },
		{ "/?ical", 301, API "/events.ics" },
		{ "/events/list/?outlook-ical=", 301, API "/events.ics" },
		{ "/?ical=1&s=jazz%20club&post_type=tribe_events", 301,
		    API "/events.ics?search=jazz+club" },
		{ "/?s=jazz", 301, SITE "/?search=jazz" },
		{ "/?ical=1&tribe_event_display=past", 302, API
		    "/events.ics?start_date=2026-10-21&end_date=2026-11-20" },
		{ "/?outlook-ical=1", 301, API "/events.ics" },
		{ "/de/?outlook-ical=1&tribe-bar-search=jazz", 301, SITE
		    "/de/calendar/events/v1/events.ics?search=jazz" },
		{ "/events/?tribe_events_cat=music&ical=1", 301,
		    API "/events.ics?categories=music" },
		{ "/events/list/?tribe_eventcategory%5B0%5D=3&tag=late"
		    "&outlook-ical=1", 301,
		    API "/events.ics?categories%5B0%5D=3&tags=late" },
		{ "/?ical=1&tribe_organizers[]=4&tribe_venues[]=5", 301,
		    API "/events.ics?organizer[]=4&venue[]=5" },
		{ "/?ical=1&featured=1", 301, API "/events.ics?featured=1" },
		{ "/?ical=1&eventDisplay=past", 302, API
		    "/events.ics?start_date=2026-10-21&end_date=2026-11-20" },
		{ "/?ical=1&eventDisplay=day&eventDate=2027-03-01", 301, API
		    "/events.ics?start_date=2027-03-01&end_date=2027-03-01" },
		{ "/events/today/?ical=1", 302, API
		    "/events.ics?start_date=2026-11-21&end_date=2026-11-21" },
		{ "/?ical=1&tribe-bar-date=2027-03-01", 301,
		    API "/events.ics?start_date=2027-03-01" },
		{ "/?tribe_events_cat=music", 301, SITE "/?categories=music" },
		{ "/?eventDisplay=week", 301, SITE "/?view=week" }
	};

	harness_start();
	expect_rows(ROWS(rows));
	cr_expect_eq(ask("GET", "/?post_type=tribe_events")->status, 200);
	cr_expect_eq(ask("GET", "/?feed=&s=&eventDisplay=")->status, 200);
	cr_expect_eq(ask("GET", "/embed/?tribe_events_cat=x")->status, 200);
}

Test(moved, subscriptions_are_at_places_terms_and_events)
{
	static const struct row	 rows[] = {
		{ "/venue/hall/?ical=1", 301, API "/events.ics?venue=2" },
		{ "/de/venue/hall/?outlook-ical=1", 301,
		    SITE "/de/calendar/events/v1/events.ics?venue=2" },
		{ "/venue/hall/feed/", 301, API "/events.rss?venue=2" },
		{ "/venue/hall/page/2/", 301, SITE "/venue/hall/" },
		{ "/venue/hall/month/", 301, SITE "/?venue=2&view=month" },
		{ "/venue/hall/?eventDisplay=past&x=1", 302,
		    SITE "/?x=1&venue=2&view=list&start_date=2026-10-21"
		    "&end_date=2026-11-20" },
		{ "/organizer/ada/?post_type=tribe_events&ical=1", 301,
		    API "/events.ics?organizer=3" },
		{ "/organizer/ada/ical", 301, API "/events.ics?organizer=3" },
		{ "/tag/free/?post_type=tribe_events&ical=1", 301,
		    API "/events.ics?tags=free" },
		{ "/tag/free/?outlook-ical=1&eventDisplay=list", 301,
		    API "/events.ics?tags=free" },
		{ "/tag/free/feed/", 301, API "/events.rss?tags=free" },
		{ "/events/tag/free/feed/rss2/", 301,
		    API "/events.rss?tags=free" },
		{ "/events/category/music/?outlook-ical=1", 301,
		    API "/events.ics?categories=music" },
		{ "/events/category/music/list/feed/", 301,
		    API "/events.rss?categories=music" },
		{ "/event/talk/?outlook-ical=1", 301, API "/events/4.ics" },
		{ "/event/talk/feed/", 301, API "/events/4.rss" },
		{ "/?post_type=tribe_events&p=4&ical=1", 302,
		    API "/events/4.ics" }
	};

	page_given("/categories", "{\"name\":\"Music\"}");
	page_given("/tags", "{\"name\":\"Free\"}");
	page_given("/events", "{\"title\":\"First\"," DAY "}");
	page_given("/venues", "{\"venue\":\"Hall\"}");
	page_given("/organizers", "{\"organizer\":\"Ada\"}");
	page_given("/events", "{\"title\":\"Talk\"," DAY "}");
	expect_rows(ROWS(rows));
	cr_expect_eq(ask("GET", "/venue/hall/nowhere/")->status, 404);
	cr_expect_eq(ask("GET", "/venue/none/feed/")->status, 404);
	cr_expect_eq(ask("GET", "/tag/none/feed/")->status, 404);
}

Test(moved, records_are_named_by_slug)
{
	static const struct row	 rows[] = {
		{ "/?tribe_events=talk", 302, SITE "/event/talk/" },
		{ "/de/?post_type=tribe_events&tribe_events=talk&name=talk",
		    302, SITE "/de/event/talk/" },
		{ "/?tribe_events=talk&ical=1", 302, API "/events/1.ics" },
		{ "/?tribe_venue=hall", 302, SITE "/venue/hall/" },
		{ "/?tribe_venue=hall&ical=1", 301,
		    API "/events.ics?venue=2" },
		{ "/?tribe_venue[]=hall&ical=1", 301,
		    API "/events.ics?venue=2" },
		{ "/?post_type=tribe_organizer&p=3&feed=rss2", 301,
		    API "/events.rss?organizer=3" },
		{ "/?tribe_organizer=ada&ical=1&eventDisplay=day"
		    "&eventDate=2027-03-01&tribe_events_cat=music", 301, API
		    "/events.ics?categories=music&organizer=3"
		    "&start_date=2027-03-01&end_date=2027-03-01" },
		{ "/?tribe_organizer=ada", 302, SITE "/organizer/ada/" },
		{ "/index.php?tribe_organizer=ada", 302,
		    SITE "/organizer/ada/" },
		{ "/index.php/events/list/?ical=1", 301, API "/events.ics" },
		{ "/index.php?post_type=tribe_events&ical=1", 301,
		    API "/events.ics" }
	};

	page_given("/events", "{\"title\":\"Talk\"," DAY "}");
	page_given("/venues", "{\"venue\":\"Hall\"}");
	page_given("/organizers", "{\"organizer\":\"Ada\"}");
	expect_rows(ROWS(rows));
	cr_expect_eq(ask("GET", "/?tribe_events=none")->status, 404);
	cr_expect_eq(ask("GET", "/?tribe_venue[]=none&ical")->status, 404);
}

Test(moved, feeds_are_where_wordpress_has_them)
{
	static const struct row	 rows[] = {
		{ "/feed/", 301, API "/events.rss" },
		{ "/feed/rss2/", 301, API "/events.rss" },
		{ "/feed/atom", 301, API "/events.rss" },
		{ "/de/feed", 301, SITE "/de/calendar/events/v1/events.rss" },
		{ "/events/feed/", 301, API "/events.rss" },
		{ "/events/feed/ical/", 301, API "/events.rss" },
		{ "/events/list/feed/", 301, API "/events.rss" },
		{ "/events/list/feed/?tribe_events_cat=music", 301,
		    API "/events.rss?categories=music" },
		{ "/?feed=rss2", 301, API "/events.rss" },
		{ "/?feed=rss2&post_type=tribe_events", 301,
		    API "/events.rss" },
		{ "/events/?feed=atom&tag=late", 301,
		    API "/events.rss?tags=late" },
		{ "/?feed=ical", 301, API "/events.ics" }
	};

	harness_start();
	expect_rows(ROWS(rows));
	cr_expect_eq(ask("GET", "/feed/list/")->status, 404);
	cr_expect_eq(ask("GET", "/comments/feed/")->status, 404);
}

Test(moved, sitemaps_are_where_wordpress_has_them)
{
	struct outcome	*o;

	harness_start();
	harness.prefix = "";
	o = ask("GET", "/sitemap.xml");
	cr_expect_eq(o->status, 200);
	EXPECT(ask("GET", "/wp-sitemap.xml"), 200, o->body);
	EXPECT(ask("GET", "/sitemap_index.xml"), 200, o->body);
}
