#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "generated/routes.h"
#include "http/address.h"

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/params_given.h"

#define EVENTS	API "/events/?"

/* The query of the list's address. */
static const char *
list_of(const struct route *route, enum role role, const char *fields)
{
	struct address	 address;
	struct request	*rq;
	const void	*params;
	const char	*start;

	rq = params_given(route, role, fields);
	params = params_read(rq);
	cr_assert_not_null(params, "%s: %s", fields, rq->out.buf.data);
	address_list(&address, rq, params, 1);
	start = arena_printf(rq->arena, API "/%s/?", route->resource);
	cr_assert_eq(strncmp(address.list, start, strlen(start)), 0);

	return (address.list + strlen(start));
}

static const struct params_row	rows[] = {
	{ &route_category_list, "", "page=1&per_page=10" },
	{ &route_category_list, "per_page=99&page=1", "page=1&per_page=50" },
	{ &route_category_list, "orderby=NAME&order=desc&hide_empty=0&"
	    "event=31&parent=2&slug=a+%2F%C3%A9&exclude=2&include=1,+2&"
	    "search=x%26y", "page=1&per_page=10&search=x%26y&"
	    "include=1%2C2&exclude=2&slug=a+%2F%C3%A9&parent=2&event=31&"
	    "hide_empty=0&orderby=name&order=desc" },
	{ &route_tag_list, "post=31&hide_empty=true",
	    "page=1&per_page=10&post=31&hide_empty=1" },
	{ &route_venue_list, "has_events=&only_with_upcoming=Yes&event=31&"
	    "modified_after=2027-01-10", "page=1&per_page=10&event=31&"
	    "has_events=&status=any&only_with_upcoming=Yes&"
	    "modified_after=2027-01-10+00%3A00%3A00" },
	{ &route_organizer_list, "{\"has_events\":true,"
	    "\"only_with_upcoming\":1,\"search\":\"a b\"}",
	    "page=1&per_page=10&has_events=true&status=any&search=a+b&"
	    "only_with_upcoming=1" },
	{ &route_event_list, "", "page=1&per_page=10&status=any" },
	{ &route_event_list, "status=any", "page=1&per_page=10&status=any" },
	{ &route_event_list, "status=draft,%20publish",
	    "page=1&per_page=10&status=draft%2Cpublish" },
	{ &route_event_list, "status[]=trash",
	    "page=1&per_page=10&status=trash" },
	{ &route_event_list, "order=ASC&orderby=title&modified_before=now&"
	    "geoloc_distance=2.5&strict_dates=on&tags=3&"
	    "categories[]=Jazz&categories[]=Talks,+big&featured=true&"
	    "organizer=21,22&venue[]=11&ticketed=0&ends_after=now&"
	    "ends_before=now&starts_after=now&starts_before=now&include=1,2&"
	    "post_parent=31&geoloc_lng=-2&geoloc_lat=1.50&geoloc=0&search=x&"
	    "end_date=2027-01-02&start_date=2027-01-01",
	    "page=1&per_page=10&start_date=2027-01-01+00%3A00%3A00&"
	    "end_date=2027-01-02+00%3A00%3A00&search=x&geoloc=0&"
	    "geoloc_lat=1.5&geoloc_lng=-2&status=any&post_parent=31&"
	    "include=1%2C2&starts_before=2026-11-21+00%3A17%3A30&"
	    "starts_after=2026-11-21+00%3A17%3A30&"
	    "ends_before=2026-11-21+00%3A17%3A30&"
	    "ends_after=2026-11-21+00%3A17%3A30&ticketed=0&venue=11&"
	    "organizer=21%2C22&featured=1&categories=Jazz%2C4&tags=3&"
	    "strict_dates=on&geoloc_distance=2.5&"
	    "modified_before=2026-11-21+00%3A17%3A30&orderby=title&order=asc" }
};

Test(address, shows_sent_parameters_in_a_fixed_order)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		got = list_of(rows[i].route, ROLE_EDITOR, rows[i].fields);
		cr_expect_str_eq(got, rows[i].expected, "%s\n  gives    %s\n"
		    "  expected %s", rows[i].fields, got, rows[i].expected);
	}
}

Test(address, everybody_sees_published_ones)
{
	enum role	 role;

	for (role = ROLE_ANONYMOUS; role <= ROLE_SUBSCRIBER; role++) {
		cr_assert_str_eq(list_of(&route_venue_list, role, ""),
		    "page=1&per_page=10&status=publish");
		cr_assert_str_eq(list_of(&route_venue_list, role,
		    "status=publish"), "page=1&per_page=10&status=publish");
	}
	cr_assert_str_eq(list_of(&route_venue_list, ROLE_CONTRIBUTOR, ""),
	    "page=1&per_page=10&status=any");
}

Test(address, a_handler_s_copy_decides_which_dates_are_shown)
{
	struct event_list_params	 copy;
	const struct event_list_params	*p;
	struct address			 address;
	struct request			*rq;

	rq = params_given(&route_event_list, ROLE_ANONYMOUS,
	    "end_date=2027-01-10");
	p = params_read(rq);
	copy = *p;
	copy.has_start_date = true;
	copy.start_date.local = date_day_start(copy.start_date.local);
	copy.end_date.local = date_day_end(copy.end_date.local);
	address_list(&address, rq, &copy, 0);
	cr_assert_str_eq(address.list, EVENTS "page=1&per_page=10&"
	    "start_date=2026-11-21+00%3A00%3A00&"
	    "end_date=2027-01-10+23%3A59%3A59&status=publish");

	copy.has_start_date = copy.has_end_date = false;
	address_list(&address, rq, &copy, 0);
	cr_assert_str_eq(address.list,
	    EVENTS "page=1&per_page=10&status=publish");
}

static const struct {
	const char	*fields;
	int64_t		 total_pages;
	const char	*next, *previous, *link;
} neighbors[] = {
	{ "", 0, NULL, NULL, NULL },
	{ "", 1, NULL, NULL, NULL },
	{ "", 2, API "/tags/?per_page=10&page=2", NULL,
	    "<" API "/tags/?per_page=10&page=2>; rel=\"next\"" },
	{ "page=2&order=asc", 3, API "/tags/?per_page=10&order=asc&page=3",
	    API "/tags/?per_page=10&order=asc",
	    "<" API "/tags/?per_page=10&order=asc&page=3>; rel=\"next\", "
	    "<" API "/tags/?per_page=10&order=asc>; rel=\"prev\"" },
	{ "page=3", 3, NULL, API "/tags/?per_page=10&page=2",
	    "<" API "/tags/?per_page=10&page=2>; rel=\"prev\"" },
	{ "page=9223372036854775807", 3, NULL,
	    API "/tags/?per_page=10&page=9223372036854775806",
	    "<" API "/tags/?per_page=10&page=9223372036854775806>; "
	    "rel=\"prev\"" }
};

static void
compare(const char *got, const char *expected)
{
	if (expected == NULL)
		cr_assert_null(got);
	else
		cr_assert_str_eq(got, expected);
}

Test(address, neighbors_end_with_their_page)
{
	struct address	 address;
	struct request	*rq;
	size_t		 i;

	for (i = 0; i < COUNT(neighbors); i++) {
		rq = params_given(&route_tag_list, ROLE_ANONYMOUS,
		    neighbors[i].fields);
		address_list(&address, rq, params_read(rq),
		    neighbors[i].total_pages);
		compare(address.next, neighbors[i].next);
		compare(address.previous, neighbors[i].previous);
		compare(rq->reply.link, neighbors[i].link);
	}
}
