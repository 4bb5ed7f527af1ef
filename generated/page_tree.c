/* Made from spec/ by codegen; do not edit. */
#include "generated/pages.h"
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

static const struct route *const root_routes[] = {
	&route_page_calendar,
};

static const struct route *const event_slug_routes[] = {
	&route_page_event,
};

static const struct route *const venue_slug_routes[] = {
	&route_page_venue,
};

static const struct route *const organizer_slug_routes[] = {
	&route_page_organizer,
};

static const struct route *const events_routes[] = {
	&route_moved_events,
};

static const struct route *const events_month_routes[] = {
	&route_moved_month,
};

static const struct route *const events_list_routes[] = {
	&route_moved_list,
};

static const struct route *const events_today_routes[] = {
	&route_moved_today,
};

static const struct route *const events_year_month_routes[] = {
	&route_moved_of_month,
};

static const struct route *const events_category_slugs_routes[] = {
	&route_page_category,
};

static const struct route *const tag_slug_routes[] = {
	&route_page_tag,
};

const struct path page_paths[] = {
	[PAGE_PATH_ROOT] = { .template = "", .allow = "GET, HEAD", .routes = root_routes, .route_count = COUNT(root_routes), .is_page = true },
	[PAGE_PATH_EVENT_SLUG] = { .template = "/event/{slug}", .allow = "GET, HEAD", .capture = "slug", .routes = event_slug_routes, .route_count = COUNT(event_slug_routes), .is_page = true },
	[PAGE_PATH_VENUE_SLUG] = { .template = "/venue/{slug}", .allow = "GET, HEAD", .capture = "slug", .routes = venue_slug_routes, .route_count = COUNT(venue_slug_routes), .is_page = true },
	[PAGE_PATH_ORGANIZER_SLUG] = { .template = "/organizer/{slug}", .allow = "GET, HEAD", .capture = "slug", .routes = organizer_slug_routes, .route_count = COUNT(organizer_slug_routes), .is_page = true },
	[PAGE_PATH_EVENTS] = { .template = "/events", .allow = "GET, HEAD", .routes = events_routes, .route_count = COUNT(events_routes), .is_page = true },
	[PAGE_PATH_EVENTS_MONTH] = { .template = "/events/month", .allow = "GET, HEAD", .routes = events_month_routes, .route_count = COUNT(events_month_routes), .is_page = true },
	[PAGE_PATH_EVENTS_LIST] = { .template = "/events/list", .allow = "GET, HEAD", .routes = events_list_routes, .route_count = COUNT(events_list_routes), .is_page = true },
	[PAGE_PATH_EVENTS_TODAY] = { .template = "/events/today", .allow = "GET, HEAD", .routes = events_today_routes, .route_count = COUNT(events_today_routes), .is_page = true },
	[PAGE_PATH_EVENTS_YEAR_MONTH] = { .template = "/events/{year_month}", .allow = "GET, HEAD", .capture = "year_month", .routes = events_year_month_routes, .route_count = COUNT(events_year_month_routes), .is_page = true },
	[PAGE_PATH_EVENTS_CATEGORY_SLUGS] = { .template = "/events/category/{slugs}", .allow = "GET, HEAD", .capture = "slugs", .routes = events_category_slugs_routes, .route_count = COUNT(events_category_slugs_routes), .is_page = true },
	[PAGE_PATH_TAG_SLUG] = { .template = "/tag/{slug}", .allow = "GET, HEAD", .capture = "slug", .routes = tag_slug_routes, .route_count = COUNT(tag_slug_routes), .is_page = true },
};

const size_t page_path_count = COUNT(page_paths);

static const struct node event_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_EVENT_SLUG] },
};

static const struct node events_category_children[] = {
	{ .capture = CAPTURE_SEGMENTS, .path = &page_paths[PAGE_PATH_EVENTS_CATEGORY_SLUGS] },
};

static const struct node events_children[] = {
	{ .word = "category", .children = events_category_children, .child_count = COUNT(events_category_children) },
	{ .word = "list", .path = &page_paths[PAGE_PATH_EVENTS_LIST] },
	{ .word = "month", .path = &page_paths[PAGE_PATH_EVENTS_MONTH] },
	{ .word = "today", .path = &page_paths[PAGE_PATH_EVENTS_TODAY] },
	{ .capture = CAPTURE_MONTH, .path = &page_paths[PAGE_PATH_EVENTS_YEAR_MONTH] },
};

static const struct node organizer_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_ORGANIZER_SLUG] },
};

static const struct node tag_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_TAG_SLUG] },
};

static const struct node venue_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &page_paths[PAGE_PATH_VENUE_SLUG] },
};

static const struct node root_children[] = {
	{ .word = "event", .children = event_children, .child_count = COUNT(event_children) },
	{ .word = "events", .children = events_children, .child_count = COUNT(events_children), .path = &page_paths[PAGE_PATH_EVENTS] },
	{ .word = "organizer", .children = organizer_children, .child_count = COUNT(organizer_children) },
	{ .word = "tag", .children = tag_children, .child_count = COUNT(tag_children) },
	{ .word = "venue", .children = venue_children, .child_count = COUNT(venue_children) },
};

const struct node page_tree = { .children = root_children, .child_count = COUNT(root_children), .path = &page_paths[PAGE_PATH_ROOT] };

int	(*const page_refusal)(struct request *) = page_refused;
