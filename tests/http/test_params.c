#include <string.h>

#include <criterion/criterion.h>

#include "generated/routes.h"
#include "text/zones.h"

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/params_given.h"

#define COMPARE(rows)	params_compare(rows, COUNT(rows))
#define LIST		&route_event_list
#define TAGS		&route_tag_list
#define VENUES		&route_venue_list
#define CREATE		&route_event_create
#define UPDATE		&route_event_update

/* All independent parameters of an event, with what a create needs. */
#define BASE		"{\"title\":\"T\",\"start_date\":\"now\"," \
			    "\"end_date\":\"now\","
#define BASE_READ	"title=T start_date=date end_date=date"
#define SCHEDULED	" event_status=scheduled"

Test(params, defaults_hold_where_nothing_is_sent)
{
	const struct event_list_params	*p;
	struct request			*rq;

	rq = params_given(LIST, ROLE_ANONYMOUS, "");
	p = params_read(rq);
	cr_assert_eq(p->paging.page, 1);
	cr_assert_eq(p->paging.per_page, 10);
	cr_assert_not(p->paging.has_page);
	cr_assert_eq(p->start_date.local, NOW);
	cr_assert_eq(p->end_date.local, NOW + 731 * 86400);
	cr_assert_not(p->has_start_date);
	cr_assert_eq(p->order, EVENT_LIST_ORDER_ASC);
	cr_assert_eq(p->geoloc_distance, 25);
	cr_assert_null(p->search);
	cr_assert_null(rq->sent[0]);
	cr_assert_eq(p->status, 0);
}

Test(params, an_update_has_no_defaults_and_needs_nothing)
{
	cr_assert_str_eq(params_of(UPDATE, "{}"), "id=21");
	cr_assert_str_eq(params_of(UPDATE, "id=99&unknown=1"), "id=21");
}

Test(params, all_missing_names_are_reported_at_once)
{
	static const struct params_row	 rows[] = {
		{ CREATE, "", "missing title, start_date, end_date" },
		{ CREATE, "{\"start_date\":null,\"title\":\"T\"}",
		    "missing start_date, end_date" },
		{ CREATE, "status=bogus&title=T&end_date=x",
		    "missing start_date" },
		{ &route_venue_create, "venue", "venue rest_invalid_format "
		    "/venue: venue must be a text that is neither empty nor "
		    "0." },
		{ &route_organizer_create, "{\"organizer\":null}",
		    "missing organizer" },
		{ &route_tag_create, "", "missing name" }
	};

	COMPARE(rows);
}

#define NOT_INTEGER	"page rest_invalid_type /page: page must be a whole " \
			    "number."
#define BELOW_1		"page rest_out_of_bounds /page: page must be 1 or more."
#define TOO_LARGE	"page rest_out_of_bounds /page: page must be " \
			    "9223372036854775807 or less."

Test(params, integers)
{
	static const struct params_row	 rows[] = {
		{ LIST, "page=7", "page=7" },
		{ LIST, "page=%2B007", "page=7" },
		{ LIST, "page=9223372036854775807",
		    "page=9223372036854775807" },
		{ LIST, "{\"page\":3}", "page=3" },
		{ LIST, "{\"page\":3.0}", "page=3" },
		{ LIST, "{\"page\":0.3e1}", "page=3" },
		{ LIST, "{\"page\":300E-2}", "page=3" },
		{ LIST, "{\"page\":1e3}", "page=1000" },
		{ LIST, "{\"page\":\"3\"}", "page=3" },
		{ LIST, "page=0", BELOW_1 },
		{ LIST, "page=-1", BELOW_1 },
		{ LIST, "{\"page\":0e999999999}", BELOW_1 },
		{ LIST, "page=-99999999999999999999", BELOW_1 },
		{ LIST, "page=9223372036854775808", TOO_LARGE },
		{ LIST, "{\"page\":1e999999999999}", TOO_LARGE },
		{ LIST, "page=", NOT_INTEGER },
		{ LIST, "page=1.0", NOT_INTEGER },
		{ LIST, "page=+1", NOT_INTEGER },
		{ LIST, "page=1e1", NOT_INTEGER },
		{ LIST, "page=abc", NOT_INTEGER },
		{ LIST, "page[]=1", NOT_INTEGER },
		{ LIST, "{\"page\":1.5}", NOT_INTEGER },
		{ LIST, "{\"page\":1e-1}", NOT_INTEGER },
		{ LIST, "{\"page\":1e-999999999999}", NOT_INTEGER },
		{ LIST, "{\"page\":true}", NOT_INTEGER },
		{ LIST, "{\"page\":null}", "page rest_invalid_type /page: "
		    "page must not be null." },
		{ LIST, "per_page=50", "per_page=50" },
		{ LIST, "per_page=51", "per_page=50" },
		{ LIST, "per_page=9999", "per_page=50" },
		{ LIST, "per_page=9223372036854775808", "per_page "
		    "rest_out_of_bounds /per_page: per_page must be "
		    "9223372036854775807 or less." }
	};

	COMPARE(rows);
}

#define LAT	"geoloc_lat rest_out_of_bounds /geoloc_lat: geoloc_lat must "
#define NUMBER	"geoloc_lat rest_invalid_type /geoloc_lat: geoloc_lat must " \
		    "be a number."
#define LNG	"&geoloc_lng=0"

Test(params, numbers)
{
	static const struct params_row	 rows[] = {
		{ LIST, "geoloc_lat=-12.5" LNG,
		    "geoloc_lat=-12.5 geoloc_lng=0" },
		{ LIST, "geoloc_lat=90" LNG, "geoloc_lat=90 geoloc_lng=0" },
		{ LIST, "geoloc_lat=.5" LNG, "geoloc_lat=0.5 geoloc_lng=0" },
		{ LIST, "{\"geoloc_lat\":1e1,\"geoloc_lng\":\"-1.5e1\"}",
		    "geoloc_lat=10 geoloc_lng=-15" },
		{ LIST, "geoloc_lat=90.1" LNG, LAT "be 90 or less." },
		{ LIST, "geoloc_lat=-90.1" LNG, LAT "be -90 or more." },
		{ LIST, "geoloc_lat=1e999" LNG, LAT "be 90 or less." },
		{ LIST, "geoloc_lat=" LNG, NUMBER },
		{ LIST, "geoloc_lat=." LNG, NUMBER },
		{ LIST, "geoloc_lat=1e" LNG, NUMBER },
		{ LIST, "geoloc_lat=0x1" LNG, NUMBER },
		{ LIST, "geoloc_lat=nan" LNG, NUMBER },
		{ LIST, "geoloc_lat=1,5" LNG, NUMBER },
		{ LIST, "{\"geoloc_lat\":true,\"geoloc_lng\":1}", NUMBER },
		{ LIST, "geoloc_distance=20040", "geoloc_distance=20040" },
		{ LIST, "geoloc_distance=0", "geoloc_distance "
		    "rest_out_of_bounds /geoloc_distance: geoloc_distance "
		    "must be more than 0." },
		{ LIST, "geoloc_distance=20040.1", "geoloc_distance "
		    "rest_out_of_bounds /geoloc_distance: geoloc_distance "
		    "must be 20040 or less." }
	};

	COMPARE(rows);
}

#define NEEDS_LNG	"geoloc_lat rest_invalid_format /geoloc_lat: " \
			    "geoloc_lat requires geoloc_lng."
#define GEO_LAT		"geo_lat rest_invalid_format /geo_lat: geo_lat " \
			    "requires geo_lng."
#define VENUE_UPDATE	&route_venue_update

Test(params, partners_come_together)
{
	static const struct params_row	 rows[] = {
		{ LIST, "geoloc_lat=1", NEEDS_LNG },
		{ LIST, "geoloc_lng=1", "geoloc_lng rest_invalid_format "
		    "/geoloc_lng: geoloc_lng requires geoloc_lat." },
		{ LIST, "geoloc_lat=x", NUMBER },
		{ LIST, "geoloc_lat=1&geoloc_lng=x", "geoloc_lng "
		    "rest_invalid_type /geoloc_lng: geoloc_lng must be a "
		    "number." },
		{ VENUE_UPDATE, "{\"geo_lat\":null,\"geo_lng\":null}",
		    "clears_geo_lat clears_geo_lng id=21" },
		{ VENUE_UPDATE, "{\"geo_lat\":1,\"geo_lng\":null}", GEO_LAT },
		{ VENUE_UPDATE, "{\"geo_lat\":null}", GEO_LAT },
		{ &route_venue_create,
		    "{\"venue\":\"V\",\"geo_lat\":null,\"geo_lng\":null}",
		    "geo_lat rest_invalid_type /geo_lat: geo_lat must not be "
		    "null.\ngeo_lng rest_invalid_type /geo_lng: geo_lng must "
		    "not be null." }
	};

	COMPARE(rows);
}

#define NOT_BOOLEAN	"featured rest_invalid_type /featured: featured must " \
			    "be true, false, 1 or 0."

Test(params, booleans)
{
	static const struct params_row	 rows[] = {
		{ LIST, "featured=TRUE", "featured=1" },
		{ LIST, "featured=False", "featured=0" },
		{ LIST, "featured=1", "featured=1" },
		{ LIST, "featured=0", "featured=0" },
		{ LIST, "{\"featured\":true}", "featured=1" },
		{ LIST, "{\"featured\":0}", "featured=0" },
		{ LIST, "{\"featured\":1}", "featured=1" },
		{ LIST, "{\"featured\":\"true\"}", "featured=1" },
		{ LIST, "featured=", NOT_BOOLEAN },
		{ LIST, "featured=yes", NOT_BOOLEAN },
		{ LIST, "featured=off", NOT_BOOLEAN },
		{ LIST, "featured=01", NOT_BOOLEAN },
		{ LIST, "{\"featured\":2}", NOT_BOOLEAN },
		{ LIST, "{\"featured\":[true]}", NOT_BOOLEAN }
	};

	COMPARE(rows);
}

#define NOT_STRING(name)	name " rest_invalid_type /" name ": " name \
				    " must be a text."
#define EMPTY(name)		name " rest_invalid_format /" name ": " name \
				    " must be a text that is neither " \
				    "empty nor 0."

Test(params, strings)
{
	static const struct params_row	 rows[] = {
		{ LIST, "search=+a%20b", "search= a b" },
		{ LIST, "search=00", "search=00" },
		{ LIST, "search=", EMPTY("search") },
		{ LIST, "search=0", EMPTY("search") },
		{ LIST, "search[]=a", NOT_STRING("search") },
		{ LIST, "search[x]=a", NOT_STRING("search") },
		{ LIST, "{\"search\":5}", NOT_STRING("search") },
		{ LIST, "{\"search\":false}", NOT_STRING("search") },
		{ LIST, "{\"search\":null}", "search rest_invalid_type "
		    "/search: search must not be null." },
		{ VENUE_UPDATE, "city=", "city= id=21" },
		{ VENUE_UPDATE, "{\"city\":null}", "city rest_invalid_type "
		    "/city: city must not be null." },
		{ UPDATE, "{\"description\":null,\"excerpt\":null}",
		    "clears_description clears_excerpt id=21" },
		{ UPDATE, "{\"description\":\"\"}", EMPTY("description") },
		{ CREATE, BASE "\"description\":null}", "description "
		    "rest_invalid_type /description: description must not be "
		    "null." },
		{ UPDATE, "{\"password\":null}", "clears_password id=21" }
	};

	COMPARE(rows);
}

Test(params, enumerations)
{
	static const struct params_row	 rows[] = {
		{ LIST, "order=DESC&orderby=Title", "orderby=title "
		    "order=desc" },
		{ TAGS, "order=up", "order rest_not_in_enum /order: order "
		    "must be one of asc, desc." },
		{ TAGS, "order=", "order rest_not_in_enum /order: order must "
		    "be one of asc, desc." },
		{ TAGS, "{\"order\":1}", NOT_STRING("order") },
		{ TAGS, "orderby=date", "orderby rest_not_in_enum /orderby: "
		    "orderby must be one of id, name, slug, count, "
		    "term_group, description, parent, include." },
		{ UPDATE, "status=pending", "status=pending id=21" },
		{ UPDATE, "status=Draft", "status rest_not_in_enum /status: "
		    "status must be one of publish, future, draft, pending, "
		    "private, trash." },
		{ UPDATE, "{\"status\":1}", NOT_STRING("status") }
	};

	COMPARE(rows);
}

Test(params, lenient_ones_ignore_what_does_not_fit)
{
	static const struct params_row	 rows[] = {
		{ LIST, "order=&orderby=&author=", "" },
		{ LIST, "order=up&orderby=rand&author=admin", "" },
		{ LIST, "order[]=asc&orderby[]=title&author[]=1", "" },
		{ LIST, "{\"order\":1,\"orderby\":null,\"author\":0}", "" },
		{ LIST, "{\"order\":null,\"orderby\":{\"date\":\"asc\"},"
		    "\"author\":null}", "" },
		{ LIST, "orderby=Date&order=Up&author=3",
		    "author=3 orderby=date" },
		{ VENUES, "order=up&orderby=title", "" },
		{ CREATE, BASE "\"event_status\":\"\"}",
		    BASE_READ SCHEDULED },
		{ CREATE, BASE "\"event_status\":null}",
		    BASE_READ SCHEDULED },
		{ CREATE, BASE "\"event_status\":\"moved-online\"}",
		    BASE_READ SCHEDULED },
		{ UPDATE, "{\"event_status\":\"cancelled\"}", "id=21" },
		{ UPDATE, "event_status[]=canceled", "id=21" },
		{ LIST, "orderby=\xff", "orderby rest_invalid_format /orderby:"
		    " orderby must be UTF-8." },
	};

	COMPARE(rows);
}

#define STATUS_REFUSED							\
	"event_status rest_not_in_enum /event_status: event_status must" \
	" be one of scheduled, canceled, postponed."
#define RECURRENCE_REFUSED						\
	"recurrence rest_invalid_type /recurrence: recurrence must be one" \
	" text or a list of texts."

Test(params, lenient_ones_are_reported_on_request)
{
	static const struct {
		const struct route	*route;
		const char		*fields;
		const char		*outcome;
	} rows[] = {
		{ VENUES, "order=up&orderby=title",
		    "orderby rest_not_in_enum /orderby: orderby must be one of"
		    " name, date, modified, id.\n"
		    "order rest_not_in_enum /order: order must be one of asc,"
		    " desc." },
		{ UPDATE, "event_status=moved-online", STATUS_REFUSED },
		{ UPDATE, "event_status=", STATUS_REFUSED },
		{ UPDATE, "{\"recurrence\":{\"rules\":[]}}",
		    RECURRENCE_REFUSED },
		{ UPDATE, "{\"recurrence\":null}", RECURRENCE_REFUSED },
		{ UPDATE, "recurrence=", "recurrence rest_invalid_format"
		    " /recurrence: recurrence cannot be used: expected a line"
		    " RRULE or RDATE." }
	};
	struct request	*rq;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		rq = params_given(rows[i].route, ROLE_ADMINISTRATOR,
		    rows[i].fields);
		rq->in.strict = true;
		cr_expect_str_eq(params_outcome(rq), rows[i].outcome);
	}
}

Test(params, truthy_values)
{
	static const struct params_row	 rows[] = {
		{ LIST, "strict_dates=YES", "strict_dates=1" },
		{ LIST, "strict_dates=on", "strict_dates=1" },
		{ LIST, "strict_dates=y", "strict_dates=0" },
		{ LIST, "strict_dates=0", "strict_dates=0" },
		{ LIST, "strict_dates[]=1", "strict_dates=0" },
		{ LIST, "strict_dates=", EMPTY("strict_dates") },
		{ LIST, "{\"strict_dates\":1}", "strict_dates=1" },
		{ LIST, "{\"strict_dates\":true}", "strict_dates=1" },
		{ LIST, "{\"strict_dates\":2}", "strict_dates=0" },
		{ LIST, "{\"strict_dates\":null}", "strict_dates=0" },
		{ &route_venue_list, "has_events=", "has_events=0" },
		{ &route_venue_list, "has_events=Enabled", "has_events=1" },
		{ &route_venue_list, "has_events=t", "has_events=0" },
		{ VENUE_UPDATE, "{\"show_map\":\"y\"}", "show_map=1 id=21" },
		{ VENUE_UPDATE, "show_map=no", "show_map=0 id=21" },
		{ VENUE_UPDATE, "show_map=", "show_map=0 id=21" },
		{ VENUE_UPDATE, "{\"show_map\":true}",
		    NOT_STRING("show_map") },
		{ VENUE_UPDATE, "{\"show_map\":null}", "show_map "
		    "rest_invalid_type /show_map: show_map must not be "
		    "null." }
	};

	COMPARE(rows);
}

#define DATE(name)	name " rest_invalid_date /" name ": " name \
			    " must be a date, such as " \
			    "2027-03-01 18:00:00."

Test(params, dates)
{
	static const struct params_row	 rows[] = {
		{ LIST, "start_date=2027-03-01", "start_date="
		    "2027-03-01 00:00:00/2027-03-01 00:00:00" },
		{ LIST, "ends_before=now", "ends_before="
		    "2026-11-21 00:17:30/2026-11-21 00:17:30" },
		{ LIST, "start_date=", DATE("start_date") },
		{ LIST, "start_date=9999-12-31T23:00:00-05:00",
		    DATE("start_date") },
		{ LIST, "start_date=soon&end_date=2027-02-30",
		    DATE("start_date") "\n" DATE("end_date") },
		{ LIST, "{\"start_date\":1795220250}",
		    NOT_STRING("start_date") },
		{ LIST, "start_date=1795220250", "start_date="
		    "2026-11-21 00:17:30/2026-11-21 00:17:30" },
		{ CREATE, "title=T&start_date=x&end_date[]=now",
		    DATE("start_date") "\n" NOT_STRING("end_date") },
		{ CREATE, BASE "\"date\":\"tomorrow\"}", BASE_READ
		    " date=2026-11-22 00:00:00/2026-11-22 00:00:00"
		    " event_status=scheduled" }
	};

	COMPARE(rows);
}

Test(params, clock_times_are_read_in_their_zone)
{
	struct request	*rq;

	harness_start();
	harness.site.zone = zone_find("Europe/Paris");
	rq = params_given(UPDATE, ROLE_EDITOR, "date=2027-07-01 12:00&"
	    "date_utc=2027-07-01 12:00");
	cr_assert_str_eq(params_outcome(rq),
	    "date=2027-07-01 12:00:00/2027-07-01 10:00:00 "
	    "date_utc=2027-07-01 12:00:00/2027-07-01 12:00:00 id=21");
}

Test(params, zones_and_addresses)
{
	static const struct params_row	 rows[] = {
		{ UPDATE, "timezone=europe/paris",
		    "timezone=europe/paris id=21" },
		{ UPDATE, "timezone=", "timezone= id=21" },
		{ UPDATE, "timezone=UTC%2B99", "timezone rest_invalid_format "
		    "/timezone: timezone must be a time zone, such as "
		    "Europe/Paris or UTC+2." },
		{ UPDATE, "{\"timezone\":2}", NOT_STRING("timezone") },
		{ UPDATE, "website=https://x.example/", "website="
		    "https://x.example/ id=21" },
		{ UPDATE, "website=", "website= id=21" },
		{ UPDATE, "{\"website\":null}", "id=21" },
		{ UPDATE, "website=x.example", "website rest_invalid_url "
		    "/website: website must be empty or an address such as "
		    "https://cal.example/talk." },
		{ UPDATE, "{\"website\":5}", "website rest_invalid_url "
		    "/website: website must be empty or an address such as "
		    "https://cal.example/talk." },
		{ VENUE_UPDATE, "{\"website\":5}", NOT_STRING("website") }
	};

	COMPARE(rows);
}

#define IMAGE	"image rest_invalid_url /image: image must be an http or " \
		    "https address, or the number of an image."
#define NO_IMAGE	"image rest_unknown_id /image: image must be the " \
			    "number of an existing image."

Test(params, images)
{
	static const struct params_row	 rows[] = {
		{ UPDATE, "image=https://x.example/a.png",
		    "image=https://x.example/a.png id=21" },
		{ UPDATE, "image=1", "image=1 id=21" },
		{ UPDATE, "{\"image\":1}", "image=1 id=21" },
		{ UPDATE, "{\"image\":1.0}", "image=1 id=21" },
		{ UPDATE, "{\"image\":null}", "clears_image id=21" },
		{ UPDATE, "image=2", NO_IMAGE },
		{ UPDATE, "image=0", NO_IMAGE },
		{ UPDATE, "{\"image\":-1}", NO_IMAGE },
		{ UPDATE, "image=99999999999999999999", NO_IMAGE },
		{ UPDATE, "{\"image\":1.5}", IMAGE },
		{ UPDATE, "image=", IMAGE },
		{ UPDATE, "image=ftp://x.example/a.png", IMAGE },
		{ UPDATE, "image=a.png", IMAGE },
		{ UPDATE, "{\"image\":false}", NOT_STRING("image") },
		{ VENUE_UPDATE, "image=", "image=0 id=21" },
		{ VENUE_UPDATE, "{\"image\":null}", "clears_image id=21" },
		{ &route_venue_create, "{\"venue\":\"V\",\"image\":null}",
		    "image rest_invalid_type /image: image must not be "
		    "null." }
	};

	COMPARE(rows);
}
