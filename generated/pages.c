/* Made from spec/ by codegen; do not edit. */
#include "generated/pages.h"
#include "http/table.h"

#define COUNT(array)		(sizeof(array) / sizeof((array)[0]))
#define AT(route, member)	offsetof(struct route##_params, member)

static const char *const page_calendar_view_words[] = {
	"month", "list", NULL
};

static const char *const page_calendar_post_type_words[] = {
	"tribe_events", "tribe_venue", "tribe_organizer", NULL
};

static const struct param page_calendar_rows[] = {
	{ .name = "view", .in = IN_QUERY, .type = PARAM_ENUM,
	    .wire = WIRE_STRING, .offset = AT(page_calendar, view),
	    .has = AT(page_calendar, has_view), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = page_calendar_view_words },
	{ .name = "year", .in = IN_QUERY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(page_calendar, year),
	    .has = AT(page_calendar, has_year), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1000, .max = 3000 },
	{ .name = "month", .in = IN_QUERY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(page_calendar, month),
	    .has = AT(page_calendar, has_month), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .max = 12 },
	{ .name = "page", .in = IN_QUERY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(page_calendar, page),
	    .has = AT(page_calendar, has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .max = 1000000 },
	{ .name = "search", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(page_calendar, search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32 },
	{ .name = "categories", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(page_calendar, categories),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000 },
	{ .name = "tags", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(page_calendar, tags),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000 },
	{ .name = "venue", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(page_calendar, venue),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000 },
	{ .name = "organizer", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(page_calendar, organizer),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000 },
	{ .name = "featured", .in = IN_QUERY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(page_calendar, featured),
	    .has = AT(page_calendar, has_featured), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "start_date", .in = IN_QUERY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(page_calendar, start_date),
	    .has = AT(page_calendar, has_start_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "end_date", .in = IN_QUERY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(page_calendar, end_date),
	    .has = AT(page_calendar, has_end_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "p", .in = IN_QUERY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_MIN,
	    .offset = AT(page_calendar, p), .has = AT(page_calendar, has_p),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1 },
	{ .name = "post_type", .in = IN_QUERY, .type = PARAM_ENUM,
	    .wire = WIRE_STRING, .offset = AT(page_calendar, post_type),
	    .has = AT(page_calendar, has_post_type), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = page_calendar_post_type_words }
};

static const struct page_calendar_params page_calendar_defaults = {
	.view = PAGE_CALENDAR_VIEW_MONTH,
	.page = 1,
	.post_type = PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS
};

static int
call_page_calendar(struct request *rq, const void *params)
{
	return (page_calendar(rq, params));
}

const struct route route_page_calendar = {
	.name = "page_calendar",
	.path = &page_paths[PAGE_PATH_ROOT],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.params = page_calendar_rows,
	.param_count = COUNT(page_calendar_rows),
	.size = sizeof(struct page_calendar_params),
	.defaults = &page_calendar_defaults,
	.call = call_page_calendar
};

static const struct param page_event_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(page_event, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_page_event(struct request *rq, const void *params)
{
	return (page_event(rq, params));
}

const struct route route_page_event = {
	.name = "page_event",
	.path = &page_paths[PAGE_PATH_EVENT_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.params = page_event_rows,
	.param_count = COUNT(page_event_rows),
	.size = sizeof(struct page_event_params),
	.call = call_page_event
};

static const struct param page_venue_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(page_venue, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "page", .in = IN_QUERY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(page_venue, page), .has = AT(page_venue, has_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 1000000 }
};

static const struct page_venue_params page_venue_defaults = {
	.page = 1
};

static int
call_page_venue(struct request *rq, const void *params)
{
	return (page_venue(rq, params));
}

const struct route route_page_venue = {
	.name = "page_venue",
	.path = &page_paths[PAGE_PATH_VENUE_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.params = page_venue_rows,
	.param_count = COUNT(page_venue_rows),
	.size = sizeof(struct page_venue_params),
	.defaults = &page_venue_defaults,
	.call = call_page_venue
};

static const struct param page_organizer_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(page_organizer, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "page", .in = IN_QUERY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(page_organizer, page),
	    .has = AT(page_organizer, has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .max = 1000000 }
};

static const struct page_organizer_params page_organizer_defaults = {
	.page = 1
};

static int
call_page_organizer(struct request *rq, const void *params)
{
	return (page_organizer(rq, params));
}

const struct route route_page_organizer = {
	.name = "page_organizer",
	.path = &page_paths[PAGE_PATH_ORGANIZER_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.params = page_organizer_rows,
	.param_count = COUNT(page_organizer_rows),
	.size = sizeof(struct page_organizer_params),
	.defaults = &page_organizer_defaults,
	.call = call_page_organizer
};

static int
call_moved_events(struct request *rq, const void *params)
{
	return (moved_events(rq, params));
}

const struct route route_moved_events = {
	.name = "moved_events",
	.path = &page_paths[PAGE_PATH_EVENTS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_events
};

static int
call_moved_month(struct request *rq, const void *params)
{
	return (moved_month(rq, params));
}

const struct route route_moved_month = {
	.name = "moved_month",
	.path = &page_paths[PAGE_PATH_EVENTS_MONTH],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_month
};

static int
call_moved_list(struct request *rq, const void *params)
{
	return (moved_list(rq, params));
}

const struct route route_moved_list = {
	.name = "moved_list",
	.path = &page_paths[PAGE_PATH_EVENTS_LIST],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_list
};

static int
call_moved_today(struct request *rq, const void *params)
{
	return (moved_today(rq, params));
}

const struct route route_moved_today = {
	.name = "moved_today",
	.path = &page_paths[PAGE_PATH_EVENTS_TODAY],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_today
};

static const struct param moved_of_month_rows[] = {
	{ .name = "year_month", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(moved_of_month, year_month), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_moved_of_month(struct request *rq, const void *params)
{
	return (moved_of_month(rq, params));
}

const struct route route_moved_of_month = {
	.name = "moved_of_month",
	.path = &page_paths[PAGE_PATH_EVENTS_YEAR_MONTH],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.params = moved_of_month_rows,
	.param_count = COUNT(moved_of_month_rows),
	.size = sizeof(struct moved_of_month_params),
	.call = call_moved_of_month
};

static const struct param page_category_rows[] = {
	{ .name = "slugs", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(page_category, slugs), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "page", .in = IN_QUERY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(page_category, page),
	    .has = AT(page_category, has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .max = 1000000 }
};

static const struct page_category_params page_category_defaults = {
	.page = 1
};

static int
call_page_category(struct request *rq, const void *params)
{
	return (page_category(rq, params));
}

const struct route route_page_category = {
	.name = "page_category",
	.path = &page_paths[PAGE_PATH_EVENTS_CATEGORY_SLUGS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.params = page_category_rows,
	.param_count = COUNT(page_category_rows),
	.size = sizeof(struct page_category_params),
	.defaults = &page_category_defaults,
	.call = call_page_category
};

static const struct param page_tag_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(page_tag, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "page", .in = IN_QUERY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(page_tag, page), .has = AT(page_tag, has_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 1000000 }
};

static const struct page_tag_params page_tag_defaults = {
	.page = 1
};

static int
call_page_tag(struct request *rq, const void *params)
{
	return (page_tag(rq, params));
}

const struct route route_page_tag = {
	.name = "page_tag",
	.path = &page_paths[PAGE_PATH_TAG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.params = page_tag_rows,
	.param_count = COUNT(page_tag_rows),
	.size = sizeof(struct page_tag_params),
	.defaults = &page_tag_defaults,
	.call = call_page_tag
};
