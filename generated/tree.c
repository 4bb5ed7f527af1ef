/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

const struct path paths[] = {
	[PATH_ROOT] = { .template = "", .allow = "GET, HEAD, OPTIONS", .routes = (const struct route *const[]){ &route_index_get }, .route_count = 1 },
	[PATH_DOC] = { .template = "/doc", .allow = "GET, HEAD, OPTIONS", .routes = (const struct route *const[]){ &route_doc_get }, .route_count = 1 },
	[PATH_EVENTS] = { .template = "/events", .allow = "GET, HEAD, POST, OPTIONS", .routes = (const struct route *const[]){ &route_event_list, &route_event_create }, .route_count = 2 },
	[PATH_EVENTS_ID] = { .template = "/events/{id}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_event_get, &route_event_delete, &route_event_update }, .route_count = 3 },
	[PATH_EVENTS_BY_SLUG_SLUG] = { .template = "/events/by-slug/{slug}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "slug", .routes = (const struct route *const[]){ &route_event_get_by_slug, &route_event_delete_by_slug, &route_event_update_by_slug }, .route_count = 3 },
	[PATH_SERIES_ID] = { .template = "/series/{id}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_series_get, &route_series_delete, &route_series_update }, .route_count = 3 },
	[PATH_SERIES_ID_SPLIT] = { .template = "/series/{id}/split", .allow = "POST, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_series_split }, .route_count = 1 },
	[PATH_VENUES] = { .template = "/venues", .allow = "GET, HEAD, POST, OPTIONS", .routes = (const struct route *const[]){ &route_venue_list, &route_venue_create }, .route_count = 2 },
	[PATH_VENUES_ID] = { .template = "/venues/{id}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_venue_get, &route_venue_delete, &route_venue_update }, .route_count = 3 },
	[PATH_VENUES_BY_SLUG_SLUG] = { .template = "/venues/by-slug/{slug}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "slug", .routes = (const struct route *const[]){ &route_venue_get_by_slug, &route_venue_delete_by_slug, &route_venue_update_by_slug }, .route_count = 3 },
	[PATH_ORGANIZERS] = { .template = "/organizers", .allow = "GET, HEAD, POST, OPTIONS", .routes = (const struct route *const[]){ &route_organizer_list, &route_organizer_create }, .route_count = 2 },
	[PATH_ORGANIZERS_ID] = { .template = "/organizers/{id}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_organizer_get, &route_organizer_delete, &route_organizer_update }, .route_count = 3 },
	[PATH_ORGANIZERS_BY_SLUG_SLUG] = { .template = "/organizers/by-slug/{slug}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "slug", .routes = (const struct route *const[]){ &route_organizer_get_by_slug, &route_organizer_delete_by_slug, &route_organizer_update_by_slug }, .route_count = 3 },
	[PATH_CATEGORIES] = { .template = "/categories", .allow = "GET, HEAD, POST, OPTIONS", .routes = (const struct route *const[]){ &route_category_list, &route_category_create }, .route_count = 2 },
	[PATH_CATEGORIES_ID] = { .template = "/categories/{id}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_category_get, &route_category_update, &route_category_delete }, .route_count = 3 },
	[PATH_TAGS] = { .template = "/tags", .allow = "GET, HEAD, POST, OPTIONS", .routes = (const struct route *const[]){ &route_tag_list, &route_tag_create }, .route_count = 2 },
	[PATH_TAGS_ID] = { .template = "/tags/{id}", .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_tag_get, &route_tag_update, &route_tag_delete }, .route_count = 3 },
	[PATH_IMAGES] = { .template = "/images", .allow = "POST, OPTIONS", .routes = (const struct route *const[]){ &route_image_create }, .route_count = 1 },
	[PATH_IMAGES_ID] = { .template = "/images/{id}", .allow = "GET, HEAD, POST, PUT, PATCH, OPTIONS", .capture = "id", .routes = (const struct route *const[]){ &route_image_get, &route_image_update }, .route_count = 2 },
};

const size_t path_count = COUNT(paths);

static const struct node categories_children[] = {
	{ .capture = CAPTURE_DIGITS, .path = &paths[PATH_CATEGORIES_ID] },
};

static const struct node events_by_slug_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &paths[PATH_EVENTS_BY_SLUG_SLUG] },
};

static const struct node events_children[] = {
	{ .word = "by-slug", .children = events_by_slug_children, .child_count = COUNT(events_by_slug_children) },
	{ .capture = CAPTURE_DIGITS, .path = &paths[PATH_EVENTS_ID] },
};

static const struct node images_children[] = {
	{ .capture = CAPTURE_DIGITS, .path = &paths[PATH_IMAGES_ID] },
};

static const struct node organizers_by_slug_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG] },
};

static const struct node organizers_children[] = {
	{ .word = "by-slug", .children = organizers_by_slug_children, .child_count = COUNT(organizers_by_slug_children) },
	{ .capture = CAPTURE_DIGITS, .path = &paths[PATH_ORGANIZERS_ID] },
};

static const struct node series_digits_children[] = {
	{ .word = "split", .path = &paths[PATH_SERIES_ID_SPLIT] },
};

static const struct node series_children[] = {
	{ .capture = CAPTURE_DIGITS, .children = series_digits_children, .child_count = COUNT(series_digits_children), .path = &paths[PATH_SERIES_ID] },
};

static const struct node tags_children[] = {
	{ .capture = CAPTURE_DIGITS, .path = &paths[PATH_TAGS_ID] },
};

static const struct node venues_by_slug_children[] = {
	{ .capture = CAPTURE_TEXT, .path = &paths[PATH_VENUES_BY_SLUG_SLUG] },
};

static const struct node venues_children[] = {
	{ .word = "by-slug", .children = venues_by_slug_children, .child_count = COUNT(venues_by_slug_children) },
	{ .capture = CAPTURE_DIGITS, .path = &paths[PATH_VENUES_ID] },
};

static const struct node root_children[] = {
	{ .word = "categories", .children = categories_children, .child_count = COUNT(categories_children), .path = &paths[PATH_CATEGORIES] },
	{ .word = "doc", .path = &paths[PATH_DOC] },
	{ .word = "events", .children = events_children, .child_count = COUNT(events_children), .path = &paths[PATH_EVENTS] },
	{ .word = "images", .children = images_children, .child_count = COUNT(images_children), .path = &paths[PATH_IMAGES] },
	{ .word = "organizers", .children = organizers_children, .child_count = COUNT(organizers_children), .path = &paths[PATH_ORGANIZERS] },
	{ .word = "series", .children = series_children, .child_count = COUNT(series_children) },
	{ .word = "tags", .children = tags_children, .child_count = COUNT(tags_children), .path = &paths[PATH_TAGS] },
	{ .word = "venues", .children = venues_children, .child_count = COUNT(venues_children), .path = &paths[PATH_VENUES] },
};

const struct node tree = { .children = root_children, .child_count = COUNT(root_children), .path = &paths[PATH_ROOT] };
