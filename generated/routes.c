/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "http/table.h"

#define COUNT(array)		(sizeof(array) / sizeof((array)[0]))
#define AT(route, member)	offsetof(struct route##_params, member)

static const char *const directory_has_events_words[] = {
	"1", "enable", "enabled", "on", "y", "yes", "true", NULL
};

static const char *const directory_only_with_upcoming_words[] = {
	"1", "enable", "enabled", "on", "y", "yes", "true", NULL
};

static const char *const directory_orderby_words[] = {
	"name", "date", "modified", "id", NULL
};

static const char *const directory_order_words[] = {
	"asc", "desc", NULL
};

static const char *const venue_fields_show_map_words[] = {
	"1", "enable", "enabled", "on", "y", "yes", "true", NULL
};

static const char *const venue_fields_show_map_link_words[] = {
	"1", "enable", "enabled", "on", "y", "yes", "true", NULL
};

static const struct param index_get_rows[] = {
	{ .name = "namespace", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(index_get, namespace),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000 },
	{ .name = "context", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(index_get, context),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000 }
};

static const struct index_get_params index_get_defaults = {
	.namespace = "calendar/events/v1",
	.context = "view"
};

static int
call_index_get(struct request *rq, const void *params)
{
	return (index_get(rq, params));
}

const struct route route_index_get = {
	.name = "index_get",
	.path = &paths[PATH_ROOT],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.params = index_get_rows,
	.param_count = COUNT(index_get_rows),
	.size = sizeof(struct index_get_params),
	.defaults = &index_get_defaults,
	.call = call_index_get
};

static int
call_doc_get(struct request *rq, const void *params)
{
	return (doc_get(rq, params));
}

static int
call_doc_get_as(struct request *rq, const void *params)
{
	return (doc_get_as(rq, params));
}

const struct route route_doc_get = {
	.name = "doc_get",
	.path = &paths[PATH_DOC],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_doc_get,
	.formats = 1 << FORMAT_HTML,
	.call_as = call_doc_get_as
};

static const char *const event_list_strict_dates_words[] = {
	"1", "true", "on", "yes", NULL
};

static const char *const event_list_orderby_words[] = {
	"start_date", "end_date", "title", "date", "modified", "id",
	"event_date", NULL
};

static const char *const event_list_order_words[] = {
	"asc", "desc", NULL
};

enum {
	ROW_EVENT_LIST_PAGE,
	ROW_EVENT_LIST_PER_PAGE,
	ROW_EVENT_LIST_START_DATE,
	ROW_EVENT_LIST_END_DATE,
	ROW_EVENT_LIST_STARTS_BEFORE,
	ROW_EVENT_LIST_STARTS_AFTER,
	ROW_EVENT_LIST_ENDS_BEFORE,
	ROW_EVENT_LIST_ENDS_AFTER,
	ROW_EVENT_LIST_STRICT_DATES,
	ROW_EVENT_LIST_SEARCH,
	ROW_EVENT_LIST_CATEGORIES,
	ROW_EVENT_LIST_TAGS,
	ROW_EVENT_LIST_VENUE,
	ROW_EVENT_LIST_ORGANIZER,
	ROW_EVENT_LIST_FEATURED,
	ROW_EVENT_LIST_STATUS,
	ROW_EVENT_LIST_GEOLOC,
	ROW_EVENT_LIST_GEOLOC_LAT,
	ROW_EVENT_LIST_GEOLOC_LNG,
	ROW_EVENT_LIST_GEOLOC_DISTANCE,
	ROW_EVENT_LIST_INCLUDE,
	ROW_EVENT_LIST_POST_PARENT,
	ROW_EVENT_LIST_TICKETED,
	ROW_EVENT_LIST_MODIFIED_AFTER,
	ROW_EVENT_LIST_MODIFIED_BEFORE,
	ROW_EVENT_LIST_ORDERBY,
	ROW_EVENT_LIST_ORDER
};

static const struct param event_list_rows[] = {
	[ROW_EVENT_LIST_PAGE] = { .name = "page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_PAGING,
	    .offset = AT(event_list, paging.page),
	    .has = AT(event_list, paging.has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1 },
	[ROW_EVENT_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING,
	    .offset = AT(event_list, paging.per_page),
	    .has = AT(event_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50 },
	[ROW_EVENT_LIST_START_DATE] = { .name = "start_date", .in = IN_QUERY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_list, start_date),
	    .has = AT(event_list, has_start_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .from_now = "now" },
	[ROW_EVENT_LIST_END_DATE] = { .name = "end_date", .in = IN_QUERY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_list, end_date),
	    .has = AT(event_list, has_end_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .from_now = "+2 years" },
	[ROW_EVENT_LIST_STARTS_BEFORE] = { .name = "starts_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, starts_before),
	    .has = AT(event_list, has_starts_before), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_STARTS_AFTER] = { .name = "starts_after",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, starts_after),
	    .has = AT(event_list, has_starts_after), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_ENDS_BEFORE] = { .name = "ends_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, ends_before),
	    .has = AT(event_list, has_ends_before), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_ENDS_AFTER] = { .name = "ends_after", .in = IN_QUERY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_list, ends_after),
	    .has = AT(event_list, has_ends_after), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_STRICT_DATES] = { .name = "strict_dates",
	    .in = IN_QUERY, .type = PARAM_TRUTHY, .wire = WIRE_ANY,
	    .flags = PARAM_NONEMPTY | PARAM_FOLD,
	    .offset = AT(event_list, strict_dates),
	    .has = AT(event_list, has_strict_dates), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = event_list_strict_dates_words },
	[ROW_EVENT_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(event_list, search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32 },
	[ROW_EVENT_LIST_CATEGORIES] = { .name = "categories", .in = IN_QUERY,
	    .type = PARAM_TERMS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(event_list, categories),
	    .has = AT(event_list, has_categories), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_EVENT_LIST_TAGS] = { .name = "tags", .in = IN_QUERY,
	    .type = PARAM_TERMS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_TAG, .offset = AT(event_list, tags),
	    .has = AT(event_list, has_tags), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_EVENT_LIST_VENUE] = { .name = "venue", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_VENUE, .offset = AT(event_list, venue),
	    .has = AT(event_list, has_venue), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_EVENT_LIST_ORGANIZER] = { .name = "organizer", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_ORGANIZER,
	    .offset = AT(event_list, organizer),
	    .has = AT(event_list, has_organizer), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_EVENT_LIST_FEATURED] = { .name = "featured", .in = IN_QUERY,
	    .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .offset = AT(event_list, featured),
	    .has = AT(event_list, has_featured), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_STATUS] = { .name = "status", .in = IN_QUERY,
	    .type = PARAM_STATUSES, .wire = WIRE_STRING,
	    .offset = AT(event_list, status),
	    .has = AT(event_list, has_status), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_EVENT_LIST_GEOLOC] = { .name = "geoloc", .in = IN_QUERY,
	    .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .offset = AT(event_list, geoloc),
	    .has = AT(event_list, has_geoloc), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_GEOLOC_LAT] = { .name = "geoloc_lat", .in = IN_QUERY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(event_list, geoloc_lat),
	    .has = AT(event_list, has_geoloc_lat), .clears = PARAM_NOWHERE,
	    .with = ROW_EVENT_LIST_GEOLOC_LNG, .min = -90, .max = 90 },
	[ROW_EVENT_LIST_GEOLOC_LNG] = { .name = "geoloc_lng", .in = IN_QUERY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(event_list, geoloc_lng),
	    .has = AT(event_list, has_geoloc_lng), .clears = PARAM_NOWHERE,
	    .with = ROW_EVENT_LIST_GEOLOC_LAT, .min = -180, .max = 180 },
	[ROW_EVENT_LIST_GEOLOC_DISTANCE] = { .name = "geoloc_distance",
	    .in = IN_QUERY, .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX | PARAM_ABOVE,
	    .offset = AT(event_list, geoloc_distance),
	    .has = AT(event_list, has_geoloc_distance),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max = 20040 },
	[ROW_EVENT_LIST_INCLUDE] = { .name = "include", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .offset = AT(event_list, include),
	    .has = AT(event_list, has_include), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_EVENT_LIST_POST_PARENT] = { .name = "post_parent",
	    .in = IN_QUERY, .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT,
	    .offset = AT(event_list, post_parent),
	    .has = AT(event_list, has_post_parent), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_TICKETED] = { .name = "ticketed", .in = IN_QUERY,
	    .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .offset = AT(event_list, ticketed),
	    .has = AT(event_list, has_ticketed), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_MODIFIED_AFTER] = { .name = "modified_after",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, modified_after),
	    .has = AT(event_list, has_modified_after),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_MODIFIED_BEFORE] = { .name = "modified_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, modified_before),
	    .has = AT(event_list, has_modified_before),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_EVENT_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(event_list, orderby),
	    .has = AT(event_list, has_orderby), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = event_list_orderby_words },
	[ROW_EVENT_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(event_list, order), .has = AT(event_list, has_order),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = event_list_order_words }
};

static const struct event_list_params event_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.geoloc_distance = 25,
	.orderby = EVENT_LIST_ORDERBY_START_DATE,
	.order = EVENT_LIST_ORDER_ASC
};

static const uint16_t event_list_address[] = {
	ROW_EVENT_LIST_PAGE, ROW_EVENT_LIST_PER_PAGE, ROW_EVENT_LIST_START_DATE,
	ROW_EVENT_LIST_END_DATE, ROW_EVENT_LIST_SEARCH, ROW_EVENT_LIST_GEOLOC,
	ROW_EVENT_LIST_GEOLOC_LAT, ROW_EVENT_LIST_GEOLOC_LNG,
	ROW_EVENT_LIST_STATUS, ROW_EVENT_LIST_POST_PARENT,
	ROW_EVENT_LIST_INCLUDE, ROW_EVENT_LIST_STARTS_BEFORE,
	ROW_EVENT_LIST_STARTS_AFTER, ROW_EVENT_LIST_ENDS_BEFORE,
	ROW_EVENT_LIST_ENDS_AFTER, ROW_EVENT_LIST_TICKETED,
	ROW_EVENT_LIST_VENUE, ROW_EVENT_LIST_ORGANIZER, ROW_EVENT_LIST_FEATURED,
	ROW_EVENT_LIST_CATEGORIES, ROW_EVENT_LIST_TAGS,
	ROW_EVENT_LIST_STRICT_DATES, ROW_EVENT_LIST_GEOLOC_DISTANCE,
	ROW_EVENT_LIST_MODIFIED_AFTER, ROW_EVENT_LIST_MODIFIED_BEFORE,
	ROW_EVENT_LIST_ORDERBY, ROW_EVENT_LIST_ORDER
};

static int
call_event_list(struct request *rq, const void *params)
{
	return (event_list(rq, params));
}

static int
call_event_list_as(struct request *rq, const void *params)
{
	return (event_list_as(rq, params));
}

const struct route route_event_list = {
	.name = "event_list",
	.path = &paths[PATH_EVENTS],
	.methods = 1 << METHOD_GET,
	.resource = "events",
	.params = event_list_rows,
	.param_count = COUNT(event_list_rows),
	.size = sizeof(struct event_list_params),
	.defaults = &event_list_defaults,
	.call = call_event_list,
	.formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
	.call_as = call_event_list_as,
	.address = event_list_address,
	.address_count = COUNT(event_list_address)
};

static const struct param event_create_rows[] = {
	{ .name = "title", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(event_create, fields.title), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 65535, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "start_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_create, fields.start_date),
	    .has = AT(event_create, fields.has_start_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "end_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_create, fields.end_date),
	    .has = AT(event_create, fields.has_end_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(event_create, fields.author),
	    .has = AT(event_create, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_create, fields.date),
	    .has = AT(event_create, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(event_create, fields.date_utc),
	    .has = AT(event_create, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .flags = PARAM_NONEMPTY,
	    .offset = AT(event_create, fields.description),
	    .has = PARAM_NOWHERE,
	    .clears = AT(event_create, fields.clears_description),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "excerpt", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .flags = PARAM_NONEMPTY,
	    .offset = AT(event_create, fields.excerpt), .has = PARAM_NOWHERE,
	    .clears = AT(event_create, fields.clears_excerpt),
	    .with = PARAM_NOWHERE, .max_bytes = 65535,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_create, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING, .offset = AT(event_create, fields.status),
	    .has = AT(event_create, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "timezone", .in = IN_BODY, .type = PARAM_TIMEZONE,
	    .wire = WIRE_STRING, .offset = AT(event_create, fields.timezone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "all_day", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_create, fields.all_day),
	    .has = AT(event_create, fields.has_all_day),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .offset = AT(event_create, fields.image),
	    .has = AT(event_create, fields.has_image),
	    .clears = AT(event_create, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "cost", .in = IN_BODY, .type = PARAM_COST, .wire = WIRE_ANY,
	    .null = NULL_ABSENT, .offset = AT(event_create, fields.cost),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_ANY, .null = NULL_ABSENT,
	    .offset = AT(event_create, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "show_map", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_create, fields.show_map),
	    .has = AT(event_create, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "show_map_link", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_create, fields.show_map_link),
	    .has = AT(event_create, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "hide_from_listings", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_create, fields.hide_from_listings),
	    .has = AT(event_create, fields.has_hide_from_listings),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "sticky", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_create, fields.sticky),
	    .has = AT(event_create, fields.has_sticky),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "featured", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_create, fields.featured),
	    .has = AT(event_create, fields.has_featured),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "categories", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(event_create, fields.categories),
	    .has = AT(event_create, fields.has_categories),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100 },
	{ .name = "tags", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_TAG,
	    .offset = AT(event_create, fields.tags),
	    .has = AT(event_create, fields.has_tags), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	{ .name = "venue", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE,
	    .offset = AT(event_create, fields.venue),
	    .has = AT(event_create, fields.has_venue),
	    .clears = AT(event_create, fields.clears_venue),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_venue_create },
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_ORGANIZER,
	    .offset = AT(event_create, fields.organizer),
	    .has = AT(event_create, fields.has_organizer),
	    .clears = AT(event_create, fields.clears_organizer),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_organizer_create },
	{ .name = "ticketed", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_create, fields.ticketed),
	    .has = AT(event_create, fields.has_ticketed),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "post_parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_EVENT,
	    .flags = PARAM_ZERO | PARAM_OTHER,
	    .offset = AT(event_create, fields.post_parent),
	    .has = AT(event_create, fields.has_post_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_event_create(struct request *rq, const void *params)
{
	return (event_create(rq, params));
}

const struct route route_event_create = {
	.name = "event_create",
	.path = &paths[PATH_EVENTS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.resource = "events",
	.params = event_create_rows,
	.param_count = COUNT(event_create_rows),
	.size = sizeof(struct event_create_params),
	.call = call_event_create
};

static const struct param event_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(event_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "password", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_get, password), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000 }
};

static int
call_event_get(struct request *rq, const void *params)
{
	return (event_get(rq, params));
}

static int
call_event_get_as(struct request *rq, const void *params)
{
	return (event_get_as(rq, params));
}

const struct route route_event_get = {
	.name = "event_get",
	.path = &paths[PATH_EVENTS_ID],
	.methods = 1 << METHOD_GET,
	.resource = "events",
	.params = event_get_rows,
	.param_count = COUNT(event_get_rows),
	.size = sizeof(struct event_get_params),
	.call = call_event_get,
	.formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
	.call_as = call_event_get_as
};

static const struct param event_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(event_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "password", .in = IN_EITHER, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_delete, password), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000 },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_delete, force),
	    .has = AT(event_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_delete, purge),
	    .has = AT(event_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

static int
call_event_delete(struct request *rq, const void *params)
{
	return (event_delete(rq, params));
}

const struct route route_event_delete = {
	.name = "event_delete",
	.path = &paths[PATH_EVENTS_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "events",
	.params = event_delete_rows,
	.param_count = COUNT(event_delete_rows),
	.size = sizeof(struct event_delete_params),
	.call = call_event_delete
};

static const struct param event_update_rows[] = {
	{ .name = "title", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.title), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 65535, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "start_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING,
	    .offset = AT(event_update, fields.start_date),
	    .has = AT(event_update, fields.has_start_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "end_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.end_date),
	    .has = AT(event_update, fields.has_end_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(event_update, fields.author),
	    .has = AT(event_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_update, fields.date),
	    .has = AT(event_update, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(event_update, fields.date_utc),
	    .has = AT(event_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.description),
	    .has = PARAM_NOWHERE,
	    .clears = AT(event_update, fields.clears_description),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "excerpt", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.excerpt), .has = PARAM_NOWHERE,
	    .clears = AT(event_update, fields.clears_excerpt),
	    .with = PARAM_NOWHERE, .max_bytes = 65535,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.status),
	    .has = AT(event_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "timezone", .in = IN_BODY, .type = PARAM_TIMEZONE,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.timezone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "all_day", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.all_day),
	    .has = AT(event_update, fields.has_all_day),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .offset = AT(event_update, fields.image),
	    .has = AT(event_update, fields.has_image),
	    .clears = AT(event_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "cost", .in = IN_BODY, .type = PARAM_COST, .wire = WIRE_ANY,
	    .null = NULL_ABSENT, .offset = AT(event_update, fields.cost),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_ANY, .null = NULL_ABSENT,
	    .offset = AT(event_update, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "show_map", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.show_map),
	    .has = AT(event_update, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "show_map_link", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_update, fields.show_map_link),
	    .has = AT(event_update, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "hide_from_listings", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_update, fields.hide_from_listings),
	    .has = AT(event_update, fields.has_hide_from_listings),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "sticky", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.sticky),
	    .has = AT(event_update, fields.has_sticky),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "featured", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.featured),
	    .has = AT(event_update, fields.has_featured),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "categories", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(event_update, fields.categories),
	    .has = AT(event_update, fields.has_categories),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100 },
	{ .name = "tags", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_TAG,
	    .offset = AT(event_update, fields.tags),
	    .has = AT(event_update, fields.has_tags), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	{ .name = "venue", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE,
	    .offset = AT(event_update, fields.venue),
	    .has = AT(event_update, fields.has_venue),
	    .clears = AT(event_update, fields.clears_venue),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_venue_create },
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_ORGANIZER,
	    .offset = AT(event_update, fields.organizer),
	    .has = AT(event_update, fields.has_organizer),
	    .clears = AT(event_update, fields.clears_organizer),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_organizer_create },
	{ .name = "ticketed", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.ticketed),
	    .has = AT(event_update, fields.has_ticketed),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "post_parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_EVENT,
	    .flags = PARAM_ZERO | PARAM_OTHER,
	    .offset = AT(event_update, fields.post_parent),
	    .has = AT(event_update, fields.has_post_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(event_update, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "password", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, password), .has = PARAM_NOWHERE,
	    .clears = AT(event_update, clears_password),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR }
};

static int
call_event_update(struct request *rq, const void *params)
{
	return (event_update(rq, params));
}

const struct route route_event_update = {
	.name = "event_update",
	.path = &paths[PATH_EVENTS_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "events",
	.params = event_update_rows,
	.param_count = COUNT(event_update_rows),
	.size = sizeof(struct event_update_params),
	.call = call_event_update
};

static const struct param event_get_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_get, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "password", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_get, password), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000 }
};

const struct route route_event_get_by_slug = {
	.name = "event_get_by_slug",
	.path = &paths[PATH_EVENTS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "events",
	.params = event_get_by_slug_rows,
	.param_count = COUNT(event_get_by_slug_rows),
	.size = sizeof(struct event_get_params),
	.call = call_event_get,
	.formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
	.call_as = call_event_get_as
};

static const struct param event_delete_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_delete, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_delete, force),
	    .has = AT(event_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_delete, purge),
	    .has = AT(event_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

const struct route route_event_delete_by_slug = {
	.name = "event_delete_by_slug",
	.path = &paths[PATH_EVENTS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "events",
	.params = event_delete_by_slug_rows,
	.param_count = COUNT(event_delete_by_slug_rows),
	.size = sizeof(struct event_delete_params),
	.call = call_event_delete
};

static const struct param event_update_by_slug_rows[] = {
	{ .name = "title", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.title), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 65535, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "start_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING,
	    .offset = AT(event_update, fields.start_date),
	    .has = AT(event_update, fields.has_start_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "end_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.end_date),
	    .has = AT(event_update, fields.has_end_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(event_update, fields.author),
	    .has = AT(event_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_update, fields.date),
	    .has = AT(event_update, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(event_update, fields.date_utc),
	    .has = AT(event_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.description),
	    .has = PARAM_NOWHERE,
	    .clears = AT(event_update, fields.clears_description),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "excerpt", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.excerpt), .has = PARAM_NOWHERE,
	    .clears = AT(event_update, fields.clears_excerpt),
	    .with = PARAM_NOWHERE, .max_bytes = 65535,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.status),
	    .has = AT(event_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "timezone", .in = IN_BODY, .type = PARAM_TIMEZONE,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.timezone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "all_day", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.all_day),
	    .has = AT(event_update, fields.has_all_day),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .offset = AT(event_update, fields.image),
	    .has = AT(event_update, fields.has_image),
	    .clears = AT(event_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "cost", .in = IN_BODY, .type = PARAM_COST, .wire = WIRE_ANY,
	    .null = NULL_ABSENT, .offset = AT(event_update, fields.cost),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_ANY, .null = NULL_ABSENT,
	    .offset = AT(event_update, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "show_map", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.show_map),
	    .has = AT(event_update, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "show_map_link", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_update, fields.show_map_link),
	    .has = AT(event_update, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "hide_from_listings", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_update, fields.hide_from_listings),
	    .has = AT(event_update, fields.has_hide_from_listings),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "sticky", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.sticky),
	    .has = AT(event_update, fields.has_sticky),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "featured", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.featured),
	    .has = AT(event_update, fields.has_featured),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "categories", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(event_update, fields.categories),
	    .has = AT(event_update, fields.has_categories),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100 },
	{ .name = "tags", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_TAG,
	    .offset = AT(event_update, fields.tags),
	    .has = AT(event_update, fields.has_tags), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	{ .name = "venue", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE,
	    .offset = AT(event_update, fields.venue),
	    .has = AT(event_update, fields.has_venue),
	    .clears = AT(event_update, fields.clears_venue),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_venue_create },
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_ORGANIZER,
	    .offset = AT(event_update, fields.organizer),
	    .has = AT(event_update, fields.has_organizer),
	    .clears = AT(event_update, fields.clears_organizer),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_organizer_create },
	{ .name = "ticketed", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.ticketed),
	    .has = AT(event_update, fields.has_ticketed),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "post_parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_EVENT,
	    .flags = PARAM_ZERO | PARAM_OTHER,
	    .offset = AT(event_update, fields.post_parent),
	    .has = AT(event_update, fields.has_post_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_update, address), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

const struct route route_event_update_by_slug = {
	.name = "event_update_by_slug",
	.path = &paths[PATH_EVENTS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "events",
	.params = event_update_by_slug_rows,
	.param_count = COUNT(event_update_by_slug_rows),
	.size = sizeof(struct event_update_params),
	.call = call_event_update
};

enum {
	ROW_VENUE_LIST_PAGE,
	ROW_VENUE_LIST_PER_PAGE,
	ROW_VENUE_LIST_SEARCH,
	ROW_VENUE_LIST_EVENT,
	ROW_VENUE_LIST_HAS_EVENTS,
	ROW_VENUE_LIST_ONLY_WITH_UPCOMING,
	ROW_VENUE_LIST_STATUS,
	ROW_VENUE_LIST_MODIFIED_AFTER,
	ROW_VENUE_LIST_MODIFIED_BEFORE,
	ROW_VENUE_LIST_ORDERBY,
	ROW_VENUE_LIST_ORDER
};

static const struct param venue_list_rows[] = {
	[ROW_VENUE_LIST_PAGE] = { .name = "page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_PAGING,
	    .offset = AT(venue_list, paging.page),
	    .has = AT(venue_list, paging.has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1 },
	[ROW_VENUE_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING,
	    .offset = AT(venue_list, paging.per_page),
	    .has = AT(venue_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50 },
	[ROW_VENUE_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(venue_list, filters.search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32 },
	[ROW_VENUE_LIST_EVENT] = { .name = "event", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT,
	    .offset = AT(venue_list, filters.event),
	    .has = AT(venue_list, filters.has_event), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_VENUE_LIST_HAS_EVENTS] = { .name = "has_events", .in = IN_QUERY,
	    .type = PARAM_TRUTHY, .wire = WIRE_ANY, .flags = PARAM_FOLD,
	    .offset = AT(venue_list, filters.has_events),
	    .has = AT(venue_list, filters.has_has_events),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = directory_has_events_words },
	[ROW_VENUE_LIST_ONLY_WITH_UPCOMING] = { .name = "only_with_upcoming",
	    .in = IN_QUERY, .type = PARAM_TRUTHY, .wire = WIRE_ANY,
	    .flags = PARAM_FOLD,
	    .offset = AT(venue_list, filters.only_with_upcoming),
	    .has = AT(venue_list, filters.has_only_with_upcoming),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = directory_only_with_upcoming_words },
	[ROW_VENUE_LIST_STATUS] = { .name = "status", .in = IN_QUERY,
	    .type = PARAM_STATUSES, .wire = WIRE_STRING,
	    .offset = AT(venue_list, filters.status),
	    .has = AT(venue_list, filters.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_VENUE_LIST_MODIFIED_AFTER] = { .name = "modified_after",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE,
	    .offset = AT(venue_list, filters.modified_after),
	    .has = AT(venue_list, filters.has_modified_after),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_LIST_MODIFIED_BEFORE] = { .name = "modified_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE,
	    .offset = AT(venue_list, filters.modified_before),
	    .has = AT(venue_list, filters.has_modified_before),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(venue_list, filters.orderby),
	    .has = AT(venue_list, filters.has_orderby),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = directory_orderby_words },
	[ROW_VENUE_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(venue_list, filters.order),
	    .has = AT(venue_list, filters.has_order), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = directory_order_words }
};

static const struct venue_list_params venue_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.filters.orderby = DIRECTORY_ORDERBY_DATE
};

static const uint16_t venue_list_address[] = {
	ROW_VENUE_LIST_PAGE, ROW_VENUE_LIST_PER_PAGE, ROW_VENUE_LIST_EVENT,
	ROW_VENUE_LIST_HAS_EVENTS, ROW_VENUE_LIST_STATUS, ROW_VENUE_LIST_SEARCH,
	ROW_VENUE_LIST_ONLY_WITH_UPCOMING, ROW_VENUE_LIST_MODIFIED_AFTER,
	ROW_VENUE_LIST_MODIFIED_BEFORE, ROW_VENUE_LIST_ORDERBY,
	ROW_VENUE_LIST_ORDER
};

static int
call_venue_list(struct request *rq, const void *params)
{
	return (venue_list(rq, params));
}

const struct route route_venue_list = {
	.name = "venue_list",
	.path = &paths[PATH_VENUES],
	.methods = 1 << METHOD_GET,
	.resource = "venues",
	.params = venue_list_rows,
	.param_count = COUNT(venue_list_rows),
	.size = sizeof(struct venue_list_params),
	.defaults = &venue_list_defaults,
	.call = call_venue_list,
	.address = venue_list_address,
	.address_count = COUNT(venue_list_address)
};

enum {
	ROW_VENUE_CREATE_VENUE,
	ROW_VENUE_CREATE_AUTHOR,
	ROW_VENUE_CREATE_DATE,
	ROW_VENUE_CREATE_DATE_UTC,
	ROW_VENUE_CREATE_DESCRIPTION,
	ROW_VENUE_CREATE_STATUS,
	ROW_VENUE_CREATE_SHOW_MAP,
	ROW_VENUE_CREATE_SHOW_MAP_LINK,
	ROW_VENUE_CREATE_ADDRESS,
	ROW_VENUE_CREATE_CITY,
	ROW_VENUE_CREATE_COUNTRY,
	ROW_VENUE_CREATE_PROVINCE,
	ROW_VENUE_CREATE_STATE,
	ROW_VENUE_CREATE_ZIP,
	ROW_VENUE_CREATE_PHONE,
	ROW_VENUE_CREATE_STATEPROVINCE,
	ROW_VENUE_CREATE_WEBSITE,
	ROW_VENUE_CREATE_IMAGE,
	ROW_VENUE_CREATE_GEO_LAT,
	ROW_VENUE_CREATE_GEO_LNG
};

static const struct param venue_create_rows[] = {
	[ROW_VENUE_CREATE_VENUE] = { .name = "venue", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(venue_create, fields.venue), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_AUTHOR] = { .name = "author", .in = IN_BODY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_USER,
	    .offset = AT(venue_create, fields.author),
	    .has = AT(venue_create, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_CREATE_DATE] = { .name = "date", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(venue_create, fields.date),
	    .has = AT(venue_create, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_VENUE_CREATE_DATE_UTC] = { .name = "date_utc", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(venue_create, fields.date_utc),
	    .has = AT(venue_create, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_CREATE_DESCRIPTION] = { .name = "description",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_STATUS] = { .name = "status", .in = IN_BODY,
	    .type = PARAM_STATUS, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.status),
	    .has = AT(venue_create, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_CREATE_SHOW_MAP] = { .name = "show_map", .in = IN_BODY,
	    .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_create, fields.show_map),
	    .has = AT(venue_create, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_words },
	[ROW_VENUE_CREATE_SHOW_MAP_LINK] = { .name = "show_map_link",
	    .in = IN_BODY, .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_create, fields.show_map_link),
	    .has = AT(venue_create, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_link_words },
	[ROW_VENUE_CREATE_ADDRESS] = { .name = "address", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.address), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_CITY] = { .name = "city", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.city), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_COUNTRY] = { .name = "country", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.country), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_PROVINCE] = { .name = "province", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.province), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_STATE] = { .name = "state", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.state), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_ZIP] = { .name = "zip", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.zip), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_PHONE] = { .name = "phone", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.phone), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_STATEPROVINCE] = { .name = "stateprovince",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.stateprovince),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_WEBSITE] = { .name = "website", .in = IN_BODY,
	    .type = PARAM_URL, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_IMAGE] = { .name = "image", .in = IN_BODY,
	    .type = PARAM_IMAGE, .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .flags = PARAM_EMPTY, .offset = AT(venue_create, fields.image),
	    .has = AT(venue_create, fields.has_image),
	    .clears = AT(venue_create, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_CREATE_GEO_LAT] = { .name = "geo_lat", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER, .null = NULL_REFUSED,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_create, fields.geo_lat),
	    .has = AT(venue_create, fields.has_geo_lat),
	    .clears = AT(venue_create, fields.clears_geo_lat),
	    .with = ROW_VENUE_CREATE_GEO_LNG, .min = -90, .max = 90 },
	[ROW_VENUE_CREATE_GEO_LNG] = { .name = "geo_lng", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER, .null = NULL_REFUSED,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_create, fields.geo_lng),
	    .has = AT(venue_create, fields.has_geo_lng),
	    .clears = AT(venue_create, fields.clears_geo_lng),
	    .with = ROW_VENUE_CREATE_GEO_LAT, .min = -180, .max = 180 }
};

static int
call_venue_create(struct request *rq, const void *params)
{
	return (venue_create(rq, params));
}

const struct route route_venue_create = {
	.name = "venue_create",
	.path = &paths[PATH_VENUES],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.resource = "venues",
	.params = venue_create_rows,
	.param_count = COUNT(venue_create_rows),
	.size = sizeof(struct venue_create_params),
	.call = call_venue_create
};

static const struct param venue_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(venue_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_venue_get(struct request *rq, const void *params)
{
	return (venue_get(rq, params));
}

const struct route route_venue_get = {
	.name = "venue_get",
	.path = &paths[PATH_VENUES_ID],
	.methods = 1 << METHOD_GET,
	.resource = "venues",
	.params = venue_get_rows,
	.param_count = COUNT(venue_get_rows),
	.size = sizeof(struct venue_get_params),
	.call = call_venue_get
};

static const struct param venue_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(venue_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(venue_delete, force),
	    .has = AT(venue_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(venue_delete, purge),
	    .has = AT(venue_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

static int
call_venue_delete(struct request *rq, const void *params)
{
	return (venue_delete(rq, params));
}

const struct route route_venue_delete = {
	.name = "venue_delete",
	.path = &paths[PATH_VENUES_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "venues",
	.params = venue_delete_rows,
	.param_count = COUNT(venue_delete_rows),
	.size = sizeof(struct venue_delete_params),
	.call = call_venue_delete
};

enum {
	ROW_VENUE_UPDATE_VENUE,
	ROW_VENUE_UPDATE_AUTHOR,
	ROW_VENUE_UPDATE_DATE,
	ROW_VENUE_UPDATE_DATE_UTC,
	ROW_VENUE_UPDATE_DESCRIPTION,
	ROW_VENUE_UPDATE_STATUS,
	ROW_VENUE_UPDATE_SHOW_MAP,
	ROW_VENUE_UPDATE_SHOW_MAP_LINK,
	ROW_VENUE_UPDATE_ADDRESS,
	ROW_VENUE_UPDATE_CITY,
	ROW_VENUE_UPDATE_COUNTRY,
	ROW_VENUE_UPDATE_PROVINCE,
	ROW_VENUE_UPDATE_STATE,
	ROW_VENUE_UPDATE_ZIP,
	ROW_VENUE_UPDATE_PHONE,
	ROW_VENUE_UPDATE_STATEPROVINCE,
	ROW_VENUE_UPDATE_WEBSITE,
	ROW_VENUE_UPDATE_IMAGE,
	ROW_VENUE_UPDATE_GEO_LAT,
	ROW_VENUE_UPDATE_GEO_LNG,
	ROW_VENUE_UPDATE_ID
};

static const struct param venue_update_rows[] = {
	[ROW_VENUE_UPDATE_VENUE] = { .name = "venue", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(venue_update, fields.venue),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_AUTHOR] = { .name = "author", .in = IN_BODY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_USER,
	    .offset = AT(venue_update, fields.author),
	    .has = AT(venue_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_UPDATE_DATE] = { .name = "date", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(venue_update, fields.date),
	    .has = AT(venue_update, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_VENUE_UPDATE_DATE_UTC] = { .name = "date_utc", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(venue_update, fields.date_utc),
	    .has = AT(venue_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_UPDATE_DESCRIPTION] = { .name = "description",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_STATUS] = { .name = "status", .in = IN_BODY,
	    .type = PARAM_STATUS, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.status),
	    .has = AT(venue_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_UPDATE_SHOW_MAP] = { .name = "show_map", .in = IN_BODY,
	    .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_update, fields.show_map),
	    .has = AT(venue_update, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_words },
	[ROW_VENUE_UPDATE_SHOW_MAP_LINK] = { .name = "show_map_link",
	    .in = IN_BODY, .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_update, fields.show_map_link),
	    .has = AT(venue_update, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_link_words },
	[ROW_VENUE_UPDATE_ADDRESS] = { .name = "address", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.address), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_CITY] = { .name = "city", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.city), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_COUNTRY] = { .name = "country", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.country), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_PROVINCE] = { .name = "province", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.province), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_STATE] = { .name = "state", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.state), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_ZIP] = { .name = "zip", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.zip), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_PHONE] = { .name = "phone", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.phone), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_STATEPROVINCE] = { .name = "stateprovince",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.stateprovince),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_WEBSITE] = { .name = "website", .in = IN_BODY,
	    .type = PARAM_URL, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_IMAGE] = { .name = "image", .in = IN_BODY,
	    .type = PARAM_IMAGE, .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .flags = PARAM_EMPTY, .offset = AT(venue_update, fields.image),
	    .has = AT(venue_update, fields.has_image),
	    .clears = AT(venue_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_GEO_LAT] = { .name = "geo_lat", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER, .null = NULL_CLEARS,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_update, fields.geo_lat),
	    .has = AT(venue_update, fields.has_geo_lat),
	    .clears = AT(venue_update, fields.clears_geo_lat),
	    .with = ROW_VENUE_UPDATE_GEO_LNG, .min = -90, .max = 90 },
	[ROW_VENUE_UPDATE_GEO_LNG] = { .name = "geo_lng", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER, .null = NULL_CLEARS,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_update, fields.geo_lng),
	    .has = AT(venue_update, fields.has_geo_lng),
	    .clears = AT(venue_update, fields.clears_geo_lng),
	    .with = ROW_VENUE_UPDATE_GEO_LAT, .min = -180, .max = 180 },
	[ROW_VENUE_UPDATE_ID] = { .name = "id", .in = IN_PATH,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_REQUIRED, .offset = AT(venue_update, id),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

static int
call_venue_update(struct request *rq, const void *params)
{
	return (venue_update(rq, params));
}

const struct route route_venue_update = {
	.name = "venue_update",
	.path = &paths[PATH_VENUES_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "venues",
	.params = venue_update_rows,
	.param_count = COUNT(venue_update_rows),
	.size = sizeof(struct venue_update_params),
	.call = call_venue_update
};

static const struct param venue_get_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(venue_get, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

const struct route route_venue_get_by_slug = {
	.name = "venue_get_by_slug",
	.path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "venues",
	.params = venue_get_by_slug_rows,
	.param_count = COUNT(venue_get_by_slug_rows),
	.size = sizeof(struct venue_get_params),
	.call = call_venue_get
};

static const struct param venue_delete_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(venue_delete, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(venue_delete, force),
	    .has = AT(venue_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(venue_delete, purge),
	    .has = AT(venue_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

const struct route route_venue_delete_by_slug = {
	.name = "venue_delete_by_slug",
	.path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "venues",
	.params = venue_delete_by_slug_rows,
	.param_count = COUNT(venue_delete_by_slug_rows),
	.size = sizeof(struct venue_delete_params),
	.call = call_venue_delete
};

enum {
	ROW_VENUE_UPDATE_BY_SLUG_VENUE,
	ROW_VENUE_UPDATE_BY_SLUG_AUTHOR,
	ROW_VENUE_UPDATE_BY_SLUG_DATE,
	ROW_VENUE_UPDATE_BY_SLUG_DATE_UTC,
	ROW_VENUE_UPDATE_BY_SLUG_DESCRIPTION,
	ROW_VENUE_UPDATE_BY_SLUG_STATUS,
	ROW_VENUE_UPDATE_BY_SLUG_SHOW_MAP,
	ROW_VENUE_UPDATE_BY_SLUG_SHOW_MAP_LINK,
	ROW_VENUE_UPDATE_BY_SLUG_ADDRESS,
	ROW_VENUE_UPDATE_BY_SLUG_CITY,
	ROW_VENUE_UPDATE_BY_SLUG_COUNTRY,
	ROW_VENUE_UPDATE_BY_SLUG_PROVINCE,
	ROW_VENUE_UPDATE_BY_SLUG_STATE,
	ROW_VENUE_UPDATE_BY_SLUG_ZIP,
	ROW_VENUE_UPDATE_BY_SLUG_PHONE,
	ROW_VENUE_UPDATE_BY_SLUG_STATEPROVINCE,
	ROW_VENUE_UPDATE_BY_SLUG_WEBSITE,
	ROW_VENUE_UPDATE_BY_SLUG_IMAGE,
	ROW_VENUE_UPDATE_BY_SLUG_GEO_LAT,
	ROW_VENUE_UPDATE_BY_SLUG_GEO_LNG,
	ROW_VENUE_UPDATE_BY_SLUG_SLUG
};

static const struct param venue_update_by_slug_rows[] = {
	[ROW_VENUE_UPDATE_BY_SLUG_VENUE] = { .name = "venue", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(venue_update, fields.venue),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_AUTHOR] = { .name = "author", .in = IN_BODY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_USER,
	    .offset = AT(venue_update, fields.author),
	    .has = AT(venue_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_UPDATE_BY_SLUG_DATE] = { .name = "date", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(venue_update, fields.date),
	    .has = AT(venue_update, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_VENUE_UPDATE_BY_SLUG_DATE_UTC] = { .name = "date_utc",
	    .in = IN_BODY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_UTC, .offset = AT(venue_update, fields.date_utc),
	    .has = AT(venue_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_UPDATE_BY_SLUG_DESCRIPTION] = { .name = "description",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_STATUS] = { .name = "status", .in = IN_BODY,
	    .type = PARAM_STATUS, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.status),
	    .has = AT(venue_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_VENUE_UPDATE_BY_SLUG_SHOW_MAP] = { .name = "show_map",
	    .in = IN_BODY, .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_update, fields.show_map),
	    .has = AT(venue_update, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_words },
	[ROW_VENUE_UPDATE_BY_SLUG_SHOW_MAP_LINK] = { .name = "show_map_link",
	    .in = IN_BODY, .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_update, fields.show_map_link),
	    .has = AT(venue_update, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_link_words },
	[ROW_VENUE_UPDATE_BY_SLUG_ADDRESS] = { .name = "address",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.address), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_CITY] = { .name = "city", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.city), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_COUNTRY] = { .name = "country",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.country), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_PROVINCE] = { .name = "province",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.province), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_STATE] = { .name = "state", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.state), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_ZIP] = { .name = "zip", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.zip), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_PHONE] = { .name = "phone", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.phone), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_STATEPROVINCE] = { .name = "stateprovince",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.stateprovince),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_WEBSITE] = { .name = "website",
	    .in = IN_BODY, .type = PARAM_URL, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_IMAGE] = { .name = "image", .in = IN_BODY,
	    .type = PARAM_IMAGE, .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .flags = PARAM_EMPTY, .offset = AT(venue_update, fields.image),
	    .has = AT(venue_update, fields.has_image),
	    .clears = AT(venue_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	[ROW_VENUE_UPDATE_BY_SLUG_GEO_LAT] = { .name = "geo_lat",
	    .in = IN_BODY, .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .null = NULL_CLEARS, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_update, fields.geo_lat),
	    .has = AT(venue_update, fields.has_geo_lat),
	    .clears = AT(venue_update, fields.clears_geo_lat),
	    .with = ROW_VENUE_UPDATE_BY_SLUG_GEO_LNG, .min = -90, .max = 90 },
	[ROW_VENUE_UPDATE_BY_SLUG_GEO_LNG] = { .name = "geo_lng",
	    .in = IN_BODY, .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .null = NULL_CLEARS, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_update, fields.geo_lng),
	    .has = AT(venue_update, fields.has_geo_lng),
	    .clears = AT(venue_update, fields.clears_geo_lng),
	    .with = ROW_VENUE_UPDATE_BY_SLUG_GEO_LAT, .min = -180, .max = 180 },
	[ROW_VENUE_UPDATE_BY_SLUG_SLUG] = { .name = "slug", .in = IN_PATH,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_REQUIRED, .offset = AT(venue_update, slug),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

const struct route route_venue_update_by_slug = {
	.name = "venue_update_by_slug",
	.path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "venues",
	.params = venue_update_by_slug_rows,
	.param_count = COUNT(venue_update_by_slug_rows),
	.size = sizeof(struct venue_update_params),
	.call = call_venue_update
};

enum {
	ROW_ORGANIZER_LIST_PAGE,
	ROW_ORGANIZER_LIST_PER_PAGE,
	ROW_ORGANIZER_LIST_SEARCH,
	ROW_ORGANIZER_LIST_EVENT,
	ROW_ORGANIZER_LIST_HAS_EVENTS,
	ROW_ORGANIZER_LIST_ONLY_WITH_UPCOMING,
	ROW_ORGANIZER_LIST_STATUS,
	ROW_ORGANIZER_LIST_MODIFIED_AFTER,
	ROW_ORGANIZER_LIST_MODIFIED_BEFORE,
	ROW_ORGANIZER_LIST_ORDERBY,
	ROW_ORGANIZER_LIST_ORDER
};

static const struct param organizer_list_rows[] = {
	[ROW_ORGANIZER_LIST_PAGE] = { .name = "page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_PAGING,
	    .offset = AT(organizer_list, paging.page),
	    .has = AT(organizer_list, paging.has_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1 },
	[ROW_ORGANIZER_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING,
	    .offset = AT(organizer_list, paging.per_page),
	    .has = AT(organizer_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50 },
	[ROW_ORGANIZER_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY,
	    .offset = AT(organizer_list, filters.search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32 },
	[ROW_ORGANIZER_LIST_EVENT] = { .name = "event", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT,
	    .offset = AT(organizer_list, filters.event),
	    .has = AT(organizer_list, filters.has_event),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_ORGANIZER_LIST_HAS_EVENTS] = { .name = "has_events",
	    .in = IN_QUERY, .type = PARAM_TRUTHY, .wire = WIRE_ANY,
	    .flags = PARAM_FOLD,
	    .offset = AT(organizer_list, filters.has_events),
	    .has = AT(organizer_list, filters.has_has_events),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = directory_has_events_words },
	[ROW_ORGANIZER_LIST_ONLY_WITH_UPCOMING] = {
	    .name = "only_with_upcoming", .in = IN_QUERY,
	    .type = PARAM_TRUTHY, .wire = WIRE_ANY, .flags = PARAM_FOLD,
	    .offset = AT(organizer_list, filters.only_with_upcoming),
	    .has = AT(organizer_list, filters.has_only_with_upcoming),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = directory_only_with_upcoming_words },
	[ROW_ORGANIZER_LIST_STATUS] = { .name = "status", .in = IN_QUERY,
	    .type = PARAM_STATUSES, .wire = WIRE_STRING,
	    .offset = AT(organizer_list, filters.status),
	    .has = AT(organizer_list, filters.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_ORGANIZER_LIST_MODIFIED_AFTER] = { .name = "modified_after",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE,
	    .offset = AT(organizer_list, filters.modified_after),
	    .has = AT(organizer_list, filters.has_modified_after),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_ORGANIZER_LIST_MODIFIED_BEFORE] = { .name = "modified_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE,
	    .offset = AT(organizer_list, filters.modified_before),
	    .has = AT(organizer_list, filters.has_modified_before),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	[ROW_ORGANIZER_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(organizer_list, filters.orderby),
	    .has = AT(organizer_list, filters.has_orderby),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = directory_orderby_words },
	[ROW_ORGANIZER_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(organizer_list, filters.order),
	    .has = AT(organizer_list, filters.has_order),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = directory_order_words }
};

static const struct organizer_list_params organizer_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.filters.orderby = DIRECTORY_ORDERBY_DATE
};

static const uint16_t organizer_list_address[] = {
	ROW_ORGANIZER_LIST_PAGE, ROW_ORGANIZER_LIST_PER_PAGE,
	ROW_ORGANIZER_LIST_EVENT, ROW_ORGANIZER_LIST_HAS_EVENTS,
	ROW_ORGANIZER_LIST_STATUS, ROW_ORGANIZER_LIST_SEARCH,
	ROW_ORGANIZER_LIST_ONLY_WITH_UPCOMING,
	ROW_ORGANIZER_LIST_MODIFIED_AFTER, ROW_ORGANIZER_LIST_MODIFIED_BEFORE,
	ROW_ORGANIZER_LIST_ORDERBY, ROW_ORGANIZER_LIST_ORDER
};

static int
call_organizer_list(struct request *rq, const void *params)
{
	return (organizer_list(rq, params));
}

const struct route route_organizer_list = {
	.name = "organizer_list",
	.path = &paths[PATH_ORGANIZERS],
	.methods = 1 << METHOD_GET,
	.resource = "organizers",
	.params = organizer_list_rows,
	.param_count = COUNT(organizer_list_rows),
	.size = sizeof(struct organizer_list_params),
	.defaults = &organizer_list_defaults,
	.call = call_organizer_list,
	.address = organizer_list_address,
	.address_count = COUNT(organizer_list_address)
};

static const struct param organizer_create_rows[] = {
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(organizer_create, fields.organizer),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(organizer_create, fields.author),
	    .has = AT(organizer_create, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(organizer_create, fields.date),
	    .has = AT(organizer_create, fields.has_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(organizer_create, fields.date_utc),
	    .has = AT(organizer_create, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_create, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_create, fields.status),
	    .has = AT(organizer_create, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "phone", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_create, fields.phone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_create, fields.website),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "email", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_create, fields.email),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_REFUSED, .flags = PARAM_EMPTY,
	    .offset = AT(organizer_create, fields.image),
	    .has = AT(organizer_create, fields.has_image),
	    .clears = AT(organizer_create, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR }
};

static int
call_organizer_create(struct request *rq, const void *params)
{
	return (organizer_create(rq, params));
}

const struct route route_organizer_create = {
	.name = "organizer_create",
	.path = &paths[PATH_ORGANIZERS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.resource = "organizers",
	.params = organizer_create_rows,
	.param_count = COUNT(organizer_create_rows),
	.size = sizeof(struct organizer_create_params),
	.call = call_organizer_create
};

static const struct param organizer_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_organizer_get(struct request *rq, const void *params)
{
	return (organizer_get(rq, params));
}

const struct route route_organizer_get = {
	.name = "organizer_get",
	.path = &paths[PATH_ORGANIZERS_ID],
	.methods = 1 << METHOD_GET,
	.resource = "organizers",
	.params = organizer_get_rows,
	.param_count = COUNT(organizer_get_rows),
	.size = sizeof(struct organizer_get_params),
	.call = call_organizer_get
};

static const struct param organizer_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(organizer_delete, force),
	    .has = AT(organizer_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(organizer_delete, purge),
	    .has = AT(organizer_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

static int
call_organizer_delete(struct request *rq, const void *params)
{
	return (organizer_delete(rq, params));
}

const struct route route_organizer_delete = {
	.name = "organizer_delete",
	.path = &paths[PATH_ORGANIZERS_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "organizers",
	.params = organizer_delete_rows,
	.param_count = COUNT(organizer_delete_rows),
	.size = sizeof(struct organizer_delete_params),
	.call = call_organizer_delete
};

static const struct param organizer_update_rows[] = {
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(organizer_update, fields.organizer),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(organizer_update, fields.author),
	    .has = AT(organizer_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(organizer_update, fields.date),
	    .has = AT(organizer_update, fields.has_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(organizer_update, fields.date_utc),
	    .has = AT(organizer_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.status),
	    .has = AT(organizer_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "phone", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_update, fields.phone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.website),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "email", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_update, fields.email),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_EMPTY,
	    .offset = AT(organizer_update, fields.image),
	    .has = AT(organizer_update, fields.has_image),
	    .clears = AT(organizer_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_update, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_organizer_update(struct request *rq, const void *params)
{
	return (organizer_update(rq, params));
}

const struct route route_organizer_update = {
	.name = "organizer_update",
	.path = &paths[PATH_ORGANIZERS_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "organizers",
	.params = organizer_update_rows,
	.param_count = COUNT(organizer_update_rows),
	.size = sizeof(struct organizer_update_params),
	.call = call_organizer_update
};

static const struct param organizer_get_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_get, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

const struct route route_organizer_get_by_slug = {
	.name = "organizer_get_by_slug",
	.path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "organizers",
	.params = organizer_get_by_slug_rows,
	.param_count = COUNT(organizer_get_by_slug_rows),
	.size = sizeof(struct organizer_get_params),
	.call = call_organizer_get
};

static const struct param organizer_delete_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_delete, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(organizer_delete, force),
	    .has = AT(organizer_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(organizer_delete, purge),
	    .has = AT(organizer_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE }
};

const struct route route_organizer_delete_by_slug = {
	.name = "organizer_delete_by_slug",
	.path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "organizers",
	.params = organizer_delete_by_slug_rows,
	.param_count = COUNT(organizer_delete_by_slug_rows),
	.size = sizeof(struct organizer_delete_params),
	.call = call_organizer_delete
};

static const struct param organizer_update_by_slug_rows[] = {
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(organizer_update, fields.organizer),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(organizer_update, fields.author),
	    .has = AT(organizer_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(organizer_update, fields.date),
	    .has = AT(organizer_update, fields.has_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(organizer_update, fields.date_utc),
	    .has = AT(organizer_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.status),
	    .has = AT(organizer_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "phone", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_update, fields.phone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.website),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "email", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_update, fields.email),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_EMPTY,
	    .offset = AT(organizer_update, fields.image),
	    .has = AT(organizer_update, fields.has_image),
	    .clears = AT(organizer_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR },
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_update, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

const struct route route_organizer_update_by_slug = {
	.name = "organizer_update_by_slug",
	.path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "organizers",
	.params = organizer_update_by_slug_rows,
	.param_count = COUNT(organizer_update_by_slug_rows),
	.size = sizeof(struct organizer_update_params),
	.call = call_organizer_update
};

static const char *const category_list_order_words[] = {
	"asc", "desc", NULL
};

static const char *const category_list_orderby_words[] = {
	"id", "name", "slug", "count", "term_group", "description", "parent",
	"include", NULL
};

enum {
	ROW_CATEGORY_LIST_PAGE,
	ROW_CATEGORY_LIST_PER_PAGE,
	ROW_CATEGORY_LIST_SEARCH,
	ROW_CATEGORY_LIST_EXCLUDE,
	ROW_CATEGORY_LIST_INCLUDE,
	ROW_CATEGORY_LIST_ORDER,
	ROW_CATEGORY_LIST_ORDERBY,
	ROW_CATEGORY_LIST_HIDE_EMPTY,
	ROW_CATEGORY_LIST_PARENT,
	ROW_CATEGORY_LIST_POST,
	ROW_CATEGORY_LIST_EVENT,
	ROW_CATEGORY_LIST_SLUG
};

static const struct param category_list_rows[] = {
	[ROW_CATEGORY_LIST_PAGE] = { .name = "page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_PAGING,
	    .offset = AT(category_list, paging.page),
	    .has = AT(category_list, paging.has_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1 },
	[ROW_CATEGORY_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING,
	    .offset = AT(category_list, paging.per_page),
	    .has = AT(category_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50 },
	[ROW_CATEGORY_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(category_list, search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32 },
	[ROW_CATEGORY_LIST_EXCLUDE] = { .name = "exclude", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(category_list, exclude),
	    .has = AT(category_list, has_exclude), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_CATEGORY_LIST_INCLUDE] = { .name = "include", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(category_list, include),
	    .has = AT(category_list, has_include), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_CATEGORY_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(category_list, order),
	    .has = AT(category_list, has_order), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = category_list_order_words },
	[ROW_CATEGORY_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(category_list, orderby),
	    .has = AT(category_list, has_orderby), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = category_list_orderby_words },
	[ROW_CATEGORY_LIST_HIDE_EMPTY] = { .name = "hide_empty",
	    .in = IN_QUERY, .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .offset = AT(category_list, hide_empty),
	    .has = AT(category_list, has_hide_empty), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_CATEGORY_LIST_PARENT] = { .name = "parent", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_CATEGORY, .flags = PARAM_ZERO,
	    .offset = AT(category_list, parent),
	    .has = AT(category_list, has_parent), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_CATEGORY_LIST_POST] = { .name = "post", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT, .offset = AT(category_list, post),
	    .has = AT(category_list, has_post), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_CATEGORY_LIST_EVENT] = { .name = "event", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT, .offset = AT(category_list, event),
	    .has = AT(category_list, has_event), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_CATEGORY_LIST_SLUG] = { .name = "slug", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(category_list, slug),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000 }
};

static const struct category_list_params category_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.hide_empty = true
};

static const uint16_t category_list_address[] = {
	ROW_CATEGORY_LIST_PAGE, ROW_CATEGORY_LIST_PER_PAGE,
	ROW_CATEGORY_LIST_SEARCH, ROW_CATEGORY_LIST_INCLUDE,
	ROW_CATEGORY_LIST_EXCLUDE, ROW_CATEGORY_LIST_SLUG,
	ROW_CATEGORY_LIST_PARENT, ROW_CATEGORY_LIST_POST,
	ROW_CATEGORY_LIST_EVENT, ROW_CATEGORY_LIST_HIDE_EMPTY,
	ROW_CATEGORY_LIST_ORDERBY, ROW_CATEGORY_LIST_ORDER
};

static int
call_category_list(struct request *rq, const void *params)
{
	return (category_list(rq, params));
}

const struct route route_category_list = {
	.name = "category_list",
	.path = &paths[PATH_CATEGORIES],
	.methods = 1 << METHOD_GET,
	.resource = "categories",
	.params = category_list_rows,
	.param_count = COUNT(category_list_rows),
	.size = sizeof(struct category_list_params),
	.defaults = &category_list_defaults,
	.call = call_category_list,
	.address = category_list_address,
	.address_count = COUNT(category_list_address)
};

static const struct param category_create_rows[] = {
	{ .name = "name", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(category_create, fields.name), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_create, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_create, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_CATEGORY,
	    .flags = PARAM_ZERO, .offset = AT(category_create, fields.parent),
	    .has = AT(category_create, fields.has_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_category_create(struct request *rq, const void *params)
{
	return (category_create(rq, params));
}

const struct route route_category_create = {
	.name = "category_create",
	.path = &paths[PATH_CATEGORIES],
	.methods = 1 << METHOD_POST,
	.role = ROLE_AUTHOR,
	.resource = "categories",
	.params = category_create_rows,
	.param_count = COUNT(category_create_rows),
	.size = sizeof(struct category_create_params),
	.call = call_category_create
};

static const struct param category_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(category_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_category_get(struct request *rq, const void *params)
{
	return (category_get(rq, params));
}

const struct route route_category_get = {
	.name = "category_get",
	.path = &paths[PATH_CATEGORIES_ID],
	.methods = 1 << METHOD_GET,
	.resource = "categories",
	.params = category_get_rows,
	.param_count = COUNT(category_get_rows),
	.size = sizeof(struct category_get_params),
	.call = call_category_get
};

static const struct param category_update_rows[] = {
	{ .name = "name", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_update, fields.name), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_update, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_CATEGORY,
	    .flags = PARAM_ZERO, .offset = AT(category_update, fields.parent),
	    .has = AT(category_update, fields.has_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(category_update, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_category_update(struct request *rq, const void *params)
{
	return (category_update(rq, params));
}

const struct route route_category_update = {
	.name = "category_update",
	.path = &paths[PATH_CATEGORIES_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_AUTHOR,
	.resource = "categories",
	.params = category_update_rows,
	.param_count = COUNT(category_update_rows),
	.size = sizeof(struct category_update_params),
	.call = call_category_update
};

static const struct param category_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(category_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_category_delete(struct request *rq, const void *params)
{
	return (category_delete(rq, params));
}

const struct route route_category_delete = {
	.name = "category_delete",
	.path = &paths[PATH_CATEGORIES_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_AUTHOR,
	.resource = "categories",
	.params = category_delete_rows,
	.param_count = COUNT(category_delete_rows),
	.size = sizeof(struct category_delete_params),
	.call = call_category_delete
};

static const char *const tag_list_order_words[] = {
	"asc", "desc", NULL
};

static const char *const tag_list_orderby_words[] = {
	"id", "name", "slug", "count", "term_group", "description", "parent",
	"include", NULL
};

enum {
	ROW_TAG_LIST_PAGE,
	ROW_TAG_LIST_PER_PAGE,
	ROW_TAG_LIST_SEARCH,
	ROW_TAG_LIST_EXCLUDE,
	ROW_TAG_LIST_INCLUDE,
	ROW_TAG_LIST_ORDER,
	ROW_TAG_LIST_ORDERBY,
	ROW_TAG_LIST_HIDE_EMPTY,
	ROW_TAG_LIST_POST,
	ROW_TAG_LIST_EVENT,
	ROW_TAG_LIST_SLUG
};

static const struct param tag_list_rows[] = {
	[ROW_TAG_LIST_PAGE] = { .name = "page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_PAGING,
	    .offset = AT(tag_list, paging.page),
	    .has = AT(tag_list, paging.has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1 },
	[ROW_TAG_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING,
	    .offset = AT(tag_list, paging.per_page),
	    .has = AT(tag_list, paging.has_per_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .max = 50 },
	[ROW_TAG_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(tag_list, search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32 },
	[ROW_TAG_LIST_EXCLUDE] = { .name = "exclude", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_TAG, .offset = AT(tag_list, exclude),
	    .has = AT(tag_list, has_exclude), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_TAG_LIST_INCLUDE] = { .name = "include", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_TAG, .offset = AT(tag_list, include),
	    .has = AT(tag_list, has_include), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100 },
	[ROW_TAG_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(tag_list, order), .has = AT(tag_list, has_order),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = tag_list_order_words },
	[ROW_TAG_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(tag_list, orderby), .has = AT(tag_list, has_orderby),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = tag_list_orderby_words },
	[ROW_TAG_LIST_HIDE_EMPTY] = { .name = "hide_empty", .in = IN_QUERY,
	    .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .offset = AT(tag_list, hide_empty),
	    .has = AT(tag_list, has_hide_empty), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_TAG_LIST_POST] = { .name = "post", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT, .offset = AT(tag_list, post),
	    .has = AT(tag_list, has_post), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_TAG_LIST_EVENT] = { .name = "event", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT, .offset = AT(tag_list, event),
	    .has = AT(tag_list, has_event), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE },
	[ROW_TAG_LIST_SLUG] = { .name = "slug", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(tag_list, slug),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000 }
};

static const struct tag_list_params tag_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.hide_empty = true
};

static const uint16_t tag_list_address[] = {
	ROW_TAG_LIST_PAGE, ROW_TAG_LIST_PER_PAGE, ROW_TAG_LIST_SEARCH,
	ROW_TAG_LIST_INCLUDE, ROW_TAG_LIST_EXCLUDE, ROW_TAG_LIST_SLUG,
	ROW_TAG_LIST_POST, ROW_TAG_LIST_EVENT, ROW_TAG_LIST_HIDE_EMPTY,
	ROW_TAG_LIST_ORDERBY, ROW_TAG_LIST_ORDER
};

static int
call_tag_list(struct request *rq, const void *params)
{
	return (tag_list(rq, params));
}

const struct route route_tag_list = {
	.name = "tag_list",
	.path = &paths[PATH_TAGS],
	.methods = 1 << METHOD_GET,
	.resource = "tags",
	.params = tag_list_rows,
	.param_count = COUNT(tag_list_rows),
	.size = sizeof(struct tag_list_params),
	.defaults = &tag_list_defaults,
	.call = call_tag_list,
	.address = tag_list_address,
	.address_count = COUNT(tag_list_address)
};

static const struct param tag_create_rows[] = {
	{ .name = "name", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(tag_create, fields.name), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_create, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_create, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "parent", .in = IN_BODY, .type = PARAM_NONZERO,
	    .wire = WIRE_ANY, .flags = PARAM_HIDDEN,
	    .offset = AT(tag_create, fields.parent), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_tag_create(struct request *rq, const void *params)
{
	return (tag_create(rq, params));
}

const struct route route_tag_create = {
	.name = "tag_create",
	.path = &paths[PATH_TAGS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_EDITOR,
	.resource = "tags",
	.params = tag_create_rows,
	.param_count = COUNT(tag_create_rows),
	.size = sizeof(struct tag_create_params),
	.call = call_tag_create
};

static const struct param tag_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(tag_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_tag_get(struct request *rq, const void *params)
{
	return (tag_get(rq, params));
}

const struct route route_tag_get = {
	.name = "tag_get",
	.path = &paths[PATH_TAGS_ID],
	.methods = 1 << METHOD_GET,
	.resource = "tags",
	.params = tag_get_rows,
	.param_count = COUNT(tag_get_rows),
	.size = sizeof(struct tag_get_params),
	.call = call_tag_get
};

static const struct param tag_update_rows[] = {
	{ .name = "name", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_update, fields.name), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_update, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM },
	{ .name = "parent", .in = IN_BODY, .type = PARAM_NONZERO,
	    .wire = WIRE_ANY, .flags = PARAM_HIDDEN,
	    .offset = AT(tag_update, fields.parent), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(tag_update, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_tag_update(struct request *rq, const void *params)
{
	return (tag_update(rq, params));
}

const struct route route_tag_update = {
	.name = "tag_update",
	.path = &paths[PATH_TAGS_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_EDITOR,
	.resource = "tags",
	.params = tag_update_rows,
	.param_count = COUNT(tag_update_rows),
	.size = sizeof(struct tag_update_params),
	.call = call_tag_update
};

static const struct param tag_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(tag_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
};

static int
call_tag_delete(struct request *rq, const void *params)
{
	return (tag_delete(rq, params));
}

const struct route route_tag_delete = {
	.name = "tag_delete",
	.path = &paths[PATH_TAGS_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_EDITOR,
	.resource = "tags",
	.params = tag_delete_rows,
	.param_count = COUNT(tag_delete_rows),
	.size = sizeof(struct tag_delete_params),
	.call = call_tag_delete
};
