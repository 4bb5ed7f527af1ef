/* Made from spec/ by codegen; do not edit. */
#include "generated/pages.h"
#include "http/rows.h"

static const char *const page_calendar_view_words[] = { "month", "list", NULL };
static const char *const page_calendar_post_type_words[] = { "tribe_events", "tribe_venue", "tribe_organizer", NULL };

static const struct param page_calendar_rows[] = {
	ROW_HAS(page_calendar, view, QUERY, ENUM, STRING, .words = page_calendar_view_words),
	ROW_HAS(page_calendar, year, QUERY, INTEGER, INTEGER, .flags = PARAM_MIN | PARAM_MAX, .min = 1000, .max = 3000),
	ROW_HAS(page_calendar, month, QUERY, INTEGER, INTEGER, .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 12),
	ROW_HAS(page_calendar, page, QUERY, INTEGER, INTEGER, .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
	ROW(page_calendar, search, QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(page_calendar, categories, QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, tags, QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, venue, QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, organizer, QUERY, STRING, STRING, .max_bytes = 2000),
	ROW_HAS(page_calendar, featured, QUERY, BOOLEAN, BOOLEAN),
	ROW_HAS(page_calendar, start_date, QUERY, MOMENT, STRING, .zone = ZONE_SITE),
	ROW_HAS(page_calendar, end_date, QUERY, MOMENT, STRING, .zone = ZONE_SITE),
	ROW_HAS(page_calendar, p, QUERY, INTEGER, INTEGER, .flags = PARAM_MIN, .min = 1),
	ROW_HAS(page_calendar, post_type, QUERY, ENUM, STRING, .words = page_calendar_post_type_words),
};

static const struct page_calendar_params page_calendar_defaults = {
	.view = PAGE_CALENDAR_VIEW_MONTH,
	.page = 1,
	.post_type = PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS,
};

CALL(page_calendar)
const struct route route_page_calendar = {
	.name = "page_calendar",
	.path = &page_paths[PAGE_PATH_ROOT],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_calendar),
	.defaults = &page_calendar_defaults,
	.call = call_page_calendar,
};

static const struct param page_event_rows[] = {
	ROW(page_event, slug, PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(page_event)
const struct route route_page_event = {
	.name = "page_event",
	.path = &page_paths[PAGE_PATH_EVENT_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_event),
	.call = call_page_event,
};

static const struct param page_venue_rows[] = {
	ROW(page_venue, slug, PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW_HAS(page_venue, page, QUERY, INTEGER, INTEGER, .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
};

static const struct page_venue_params page_venue_defaults = {
	.page = 1,
};

CALL(page_venue)
const struct route route_page_venue = {
	.name = "page_venue",
	.path = &page_paths[PAGE_PATH_VENUE_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_venue),
	.defaults = &page_venue_defaults,
	.call = call_page_venue,
};

static const struct param page_organizer_rows[] = {
	ROW(page_organizer, slug, PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW_HAS(page_organizer, page, QUERY, INTEGER, INTEGER, .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
};

static const struct page_organizer_params page_organizer_defaults = {
	.page = 1,
};

CALL(page_organizer)
const struct route route_page_organizer = {
	.name = "page_organizer",
	.path = &page_paths[PAGE_PATH_ORGANIZER_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_organizer),
	.defaults = &page_organizer_defaults,
	.call = call_page_organizer,
};

CALL(moved_events)
const struct route route_moved_events = {
	.name = "moved_events",
	.path = &page_paths[PAGE_PATH_EVENTS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_events,
};

CALL(moved_month)
const struct route route_moved_month = {
	.name = "moved_month",
	.path = &page_paths[PAGE_PATH_EVENTS_MONTH],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_month,
};

CALL(moved_list)
const struct route route_moved_list = {
	.name = "moved_list",
	.path = &page_paths[PAGE_PATH_EVENTS_LIST],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_list,
};

CALL(moved_today)
const struct route route_moved_today = {
	.name = "moved_today",
	.path = &page_paths[PAGE_PATH_EVENTS_TODAY],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_today,
};

static const struct param moved_of_month_rows[] = {
	ROW(moved_of_month, year_month, PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(moved_of_month)
const struct route route_moved_of_month = {
	.name = "moved_of_month",
	.path = &page_paths[PAGE_PATH_EVENTS_YEAR_MONTH],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(moved_of_month),
	.call = call_moved_of_month,
};

static const struct param page_category_rows[] = {
	ROW(page_category, slugs, PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW_HAS(page_category, page, QUERY, INTEGER, INTEGER, .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
};

static const struct page_category_params page_category_defaults = {
	.page = 1,
};

CALL(page_category)
const struct route route_page_category = {
	.name = "page_category",
	.path = &page_paths[PAGE_PATH_EVENTS_CATEGORY_SLUGS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_category),
	.defaults = &page_category_defaults,
	.call = call_page_category,
};

static const struct param page_tag_rows[] = {
	ROW(page_tag, slug, PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW_HAS(page_tag, page, QUERY, INTEGER, INTEGER, .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
};

static const struct page_tag_params page_tag_defaults = {
	.page = 1,
};

CALL(page_tag)
const struct route route_page_tag = {
	.name = "page_tag",
	.path = &page_paths[PAGE_PATH_TAG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_tag),
	.defaults = &page_tag_defaults,
	.call = call_page_tag,
};
