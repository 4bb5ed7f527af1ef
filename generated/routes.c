/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "http/rows.h"

/* What every operation may answer. */
#define ALWAYS \
	{ .status = 400, .code = "rest_bad_request" }, \
	{ .status = 400, .code = "rest_invalid_json" }, \
	{ .status = 400, .code = "rest_invalid_param" }, \
	{ .status = 400, .code = "rest_answer_too_large" }, \
	{ .status = 401, .code = "incorrect_password" }, \
	{ .status = 401, .code = "invalid_username" }, \
	{ .status = 408, .code = "rest_request_timeout" }, \
	{ .status = 411, .code = "rest_length_required" }, \
	{ .status = 413, .code = "rest_body_too_large" }, \
	{ .status = 414, .code = "rest_uri_too_long" }, \
	{ .status = 429, .code = "rest_too_many_requests" }, \
	{ .status = 431, .code = "rest_headers_too_large" }, \
	{ .status = 500, .code = "rest_internal_error" }, \
	{ .status = 503, .code = "rest_unavailable" }, \
	{ .status = 505, .code = "rest_http_version" }

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
	ROW(index_get, namespace, QUERY, STRING, STRING,
	    .flags = PARAM_DEFAULT, .max_bytes = 2000,
	    .shown_default = "\"calendar/events/v1\"",
	    .text = TEXT_INDEX_GET_NAMESPACE),
	ROW(index_get, context, QUERY, STRING, STRING, .flags = PARAM_DEFAULT,
	    .max_bytes = 2000, .shown_default = "\"view\"",
	    .text = TEXT_INDEX_GET_CONTEXT),
};

static const struct index_get_params index_get_defaults = {
	.namespace = "calendar/events/v1",
	.context = "view"
};

static const struct answer index_get_answers[] = {
	{ .status = 200, .schema = "Index" },
	{ .status = 404, .code = "rest_invalid_namespace" },
	ALWAYS
};

static const char *const index_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "index"
};

CALL(index_get)
const struct route route_index_get = {
	.name = "index_get", .path = &paths[PATH_ROOT],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(index_get), .defaults = &index_get_defaults,
	.call = call_index_get,
	ANSWERS(index_get), .operations = index_get_operations,
	.text = TEXT_INDEX_GET
};

static const struct answer doc_get_answers[] = {
	{ .status = 200, .schema = "Document" },
	ALWAYS
};

static const char *const doc_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "doc"
};

CALL(doc_get)
CALL_AS(doc_get)
const struct route route_doc_get = {
	.name = "doc_get", .path = &paths[PATH_DOC],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_doc_get,
	.formats = 1 << FORMAT_HTML,
	.call_as = call_doc_get_as,
	ANSWERS(doc_get), .operations = doc_get_operations,
	.text = TEXT_DOC_GET
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

#define PAGING(route) \
	GROUP_ROW_HAS(route, paging, page, QUERY, INTEGER, INTEGER, \
	    .flags = PARAM_MIN | PARAM_PAGING | PARAM_DEFAULT, .min = 1, \
	    .shown_default = "1", .text = TEXT_PAGING_PAGE), \
	GROUP_ROW_HAS(route, paging, per_page, QUERY, INTEGER, INTEGER, \
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING | PARAM_DEFAULT, \
	    .min = 1, .max = 50, .shown_default = "10", \
	    .text = TEXT_PAGING_PER_PAGE)

static const struct param event_list_rows[] = {
	PAGING(event_list),
	ROW_HAS(event_list, start_date, QUERY, MOMENT, STRING,
	    .zone = ZONE_SITE, .flags = PARAM_DEFAULT, .shown_default = "now",
	    .text = TEXT_EVENT_LIST_START_DATE),
	ROW_HAS(event_list, end_date, QUERY, MOMENT, STRING,
	    .zone = ZONE_SITE, .flags = PARAM_DEFAULT,
	    .shown_default = "+2 years", .text = TEXT_EVENT_LIST_END_DATE),
	ROW_HAS(event_list, starts_before, QUERY, MOMENT, STRING,
	    .zone = ZONE_SITE, .text = TEXT_EVENT_LIST_STARTS_BEFORE),
	ROW_HAS(event_list, starts_after, QUERY, MOMENT, STRING,
	    .zone = ZONE_SITE, .text = TEXT_EVENT_LIST_STARTS_AFTER),
	ROW_HAS(event_list, ends_before, QUERY, MOMENT, STRING,
	    .zone = ZONE_SITE, .text = TEXT_EVENT_LIST_ENDS_BEFORE),
	ROW_HAS(event_list, ends_after, QUERY, MOMENT, STRING,
	    .zone = ZONE_SITE, .text = TEXT_EVENT_LIST_ENDS_AFTER),
	ROW_HAS(event_list, strict_dates, QUERY, TRUTHY, ANY,
	    .flags = PARAM_NONEMPTY | PARAM_FOLD | PARAM_DEFAULT,
	    .max_bytes = 2000, .words = event_list_strict_dates_words,
	    .shown_default = "\"false\"",
	    .text = TEXT_EVENT_LIST_STRICT_DATES),
	ROW(event_list, search, QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000, .max_words = 32,
	    .text = TEXT_EVENT_LIST_SEARCH),
	ROW_HAS(event_list, categories, QUERY, TERMS, ARRAY,
	    .reference = REFERENCE_CATEGORY, .max_items = 100,
	    .text = TEXT_EVENT_LIST_CATEGORIES),
	ROW_HAS(event_list, tags, QUERY, TERMS, ARRAY,
	    .reference = REFERENCE_TAG, .max_items = 100,
	    .text = TEXT_EVENT_LIST_TAGS),
	ROW_HAS(event_list, venue, QUERY, INTEGERS, ARRAY,
	    .reference = REFERENCE_VENUE, .max_items = 100,
	    .text = TEXT_EVENT_LIST_VENUE),
	ROW_HAS(event_list, organizer, QUERY, INTEGERS, ARRAY,
	    .reference = REFERENCE_ORGANIZER, .max_items = 100,
	    .text = TEXT_EVENT_LIST_ORGANIZER),
	ROW_HAS(event_list, featured, QUERY, BOOLEAN, BOOLEAN,
	    .text = TEXT_EVENT_LIST_FEATURED),
	ROW_HAS(event_list, status, QUERY, STATUSES, STRING, .max_items = 100,
	    .text = TEXT_EVENT_LIST_STATUS),
	ROW_HAS(event_list, geoloc, QUERY, BOOLEAN, BOOLEAN,
	    .text = TEXT_EVENT_LIST_GEOLOC),
	ROW_HAS(event_list, geoloc_lat, QUERY, NUMBER, NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX, .with = 1, .min = -90, .max = 90,
	    .text = TEXT_EVENT_LIST_GEOLOC_LAT),
	ROW_HAS(event_list, geoloc_lng, QUERY, NUMBER, NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX, .with = -1, .min = -180,
	    .max = 180, .text = TEXT_EVENT_LIST_GEOLOC_LNG),
	ROW_HAS(event_list, geoloc_distance, QUERY, NUMBER, NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX | PARAM_ABOVE | PARAM_DEFAULT,
	    .max = 20040, .shown_default = "25",
	    .text = TEXT_EVENT_LIST_GEOLOC_DISTANCE),
	ROW_HAS(event_list, include, QUERY, INTEGERS, ARRAY, .max_items = 100,
	    .text = TEXT_EVENT_LIST_INCLUDE),
	ROW_HAS(event_list, post_parent, QUERY, INTEGER, INTEGER,
	    .reference = REFERENCE_EVENT, .text = TEXT_EVENT_LIST_POST_PARENT),
	ROW_HAS(event_list, ticketed, QUERY, BOOLEAN, BOOLEAN,
	    .text = TEXT_EVENT_LIST_TICKETED),
	ROW_HAS(event_list, modified_after, QUERY, MOMENT, STRING,
	    .zone = ZONE_SITE, .text = TEXT_EVENT_LIST_MODIFIED_AFTER),
	ROW_HAS(event_list, modified_before, QUERY, MOMENT, STRING,
	    .zone = ZONE_SITE, .text = TEXT_EVENT_LIST_MODIFIED_BEFORE),
	ROW_HAS(event_list, orderby, QUERY, ENUM, STRING,
	    .flags = PARAM_FOLD | PARAM_DEFAULT,
	    .words = event_list_orderby_words,
	    .shown_default = "\"start_date\"",
	    .text = TEXT_EVENT_LIST_ORDERBY),
	ROW_HAS(event_list, order, QUERY, ENUM, STRING,
	    .flags = PARAM_FOLD | PARAM_DEFAULT,
	    .words = event_list_order_words, .shown_default = "\"asc\"",
	    .text = TEXT_EVENT_LIST_ORDER),
};

static const struct event_list_params event_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.geoloc_distance = 25,
	.orderby = EVENT_LIST_ORDERBY_START_DATE,
	.order = EVENT_LIST_ORDER_ASC
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

static const uint16_t event_list_address[] = {
	ROW_EVENT_LIST_PAGE,
	ROW_EVENT_LIST_PER_PAGE,
	ROW_EVENT_LIST_START_DATE,
	ROW_EVENT_LIST_END_DATE,
	ROW_EVENT_LIST_SEARCH,
	ROW_EVENT_LIST_GEOLOC,
	ROW_EVENT_LIST_GEOLOC_LAT,
	ROW_EVENT_LIST_GEOLOC_LNG,
	ROW_EVENT_LIST_STATUS,
	ROW_EVENT_LIST_POST_PARENT,
	ROW_EVENT_LIST_INCLUDE,
	ROW_EVENT_LIST_STARTS_BEFORE,
	ROW_EVENT_LIST_STARTS_AFTER,
	ROW_EVENT_LIST_ENDS_BEFORE,
	ROW_EVENT_LIST_ENDS_AFTER,
	ROW_EVENT_LIST_TICKETED,
	ROW_EVENT_LIST_VENUE,
	ROW_EVENT_LIST_ORGANIZER,
	ROW_EVENT_LIST_FEATURED,
	ROW_EVENT_LIST_CATEGORIES,
	ROW_EVENT_LIST_TAGS,
	ROW_EVENT_LIST_STRICT_DATES,
	ROW_EVENT_LIST_GEOLOC_DISTANCE,
	ROW_EVENT_LIST_MODIFIED_AFTER,
	ROW_EVENT_LIST_MODIFIED_BEFORE,
	ROW_EVENT_LIST_ORDERBY,
	ROW_EVENT_LIST_ORDER
};

static const struct answer event_list_answers[] = {
	{ .status = 200, .schema = "EventList" },
	{ .status = 404, .code = "event-archive-page-not-found" },
	ALWAYS
};

static const char *const event_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listEvents"
};

CALL(event_list)
CALL_AS(event_list)
const struct route route_event_list = {
	.name = "event_list", .path = &paths[PATH_EVENTS],
	.methods = 1 << METHOD_GET,
	.resource = "events",
	PARAMS(event_list), .defaults = &event_list_defaults,
	.call = call_event_list,
	.formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
	.call_as = call_event_list_as,
	ADDRESS(event_list),
	ANSWERS(event_list), .operations = event_list_operations,
	.text = TEXT_EVENT_LIST
};

#define EVENT_FIELDS(route) \
	GROUP_ROW(route, fields, title, BODY, STRING, STRING, \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY, .max_bytes = 65535, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_TITLE), \
	GROUP_ROW_HAS(route, fields, start_date, BODY, DATE, STRING, \
	    .flags = PARAM_REQUIRED, .text = TEXT_EVENT_FIELDS_START_DATE), \
	GROUP_ROW_HAS(route, fields, end_date, BODY, DATE, STRING, \
	    .flags = PARAM_REQUIRED, .text = TEXT_EVENT_FIELDS_END_DATE), \
	GROUP_ROW_HAS(route, fields, author, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_USER, .text = TEXT_EVENT_FIELDS_AUTHOR), \
	GROUP_ROW_HAS(route, fields, date, BODY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .text = TEXT_EVENT_FIELDS_DATE), \
	GROUP_ROW_HAS(route, fields, date_utc, BODY, MOMENT, STRING, \
	    .zone = ZONE_UTC, .text = TEXT_EVENT_FIELDS_DATE_UTC), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .clears = AT(route, fields.clears_description), \
	    .null = NULL_REFUSED, .flags = PARAM_NONEMPTY, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_DESCRIPTION), \
	GROUP_ROW(route, fields, excerpt, BODY, STRING, STRING, \
	    .clears = AT(route, fields.clears_excerpt), .null = NULL_REFUSED, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 65535, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_EXCERPT), \
	GROUP_ROW(route, fields, slug, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, .text = TEXT_EVENT_FIELDS_SLUG), \
	GROUP_ROW_HAS(route, fields, status, BODY, STATUS, STRING, \
	    .text = TEXT_EVENT_FIELDS_STATUS), \
	GROUP_ROW(route, fields, timezone, BODY, TIMEZONE, STRING, \
	    .text = TEXT_EVENT_FIELDS_TIMEZONE), \
	GROUP_ROW_HAS(route, fields, all_day, BODY, BOOLEAN, BOOLEAN, \
	    .flags = PARAM_DEFAULT, .shown_default = "false", \
	    .text = TEXT_EVENT_FIELDS_ALL_DAY), \
	GROUP_ROW_HAS(route, fields, image, BODY, IMAGE, STRING, \
	    .clears = AT(route, fields.clears_image), .null = NULL_REFUSED, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_IMAGE), \
	GROUP_ROW(route, fields, cost, BODY, COST, ANY, .null = NULL_ABSENT, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_COST), \
	GROUP_ROW(route, fields, website, BODY, URL, ANY, .null = NULL_ABSENT, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_EVENT_FIELDS_WEBSITE), \
	GROUP_ROW_HAS(route, fields, show_map, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP), \
	GROUP_ROW_HAS(route, fields, show_map_link, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP_LINK), \
	GROUP_ROW_HAS(route, fields, hide_from_listings, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS), \
	GROUP_ROW_HAS(route, fields, sticky, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_STICKY), \
	GROUP_ROW_HAS(route, fields, featured, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_FEATURED), \
	GROUP_ROW_HAS(route, fields, categories, BODY, TERM_NAMES, ARRAY, \
	    .null = NULL_ABSENT, .reference = REFERENCE_CATEGORY, \
	    .max_items = 100, .shown_default = "null", \
	    .text = TEXT_EVENT_FIELDS_CATEGORIES), \
	GROUP_ROW_HAS(route, fields, tags, BODY, TERM_NAMES, ARRAY, \
	    .null = NULL_ABSENT, .reference = REFERENCE_TAG, .max_items = 100, \
	    .shown_default = "null", .text = TEXT_EVENT_FIELDS_TAGS), \
	GROUP_ROW_HAS(route, fields, venue, BODY, LINKS, ARRAY, \
	    .clears = AT(route, fields.clears_venue), .null = NULL_CLEARS, \
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE, .max_items = 50, \
	    .creates = &route_venue_create, .shown_default = "null", \
	    .text = TEXT_EVENT_FIELDS_VENUE), \
	GROUP_ROW_HAS(route, fields, organizer, BODY, LINKS, ARRAY, \
	    .clears = AT(route, fields.clears_organizer), .null = NULL_CLEARS, \
	    .reference = REFERENCE_ORGANIZER, .max_items = 50, \
	    .creates = &route_organizer_create, .shown_default = "null", \
	    .text = TEXT_EVENT_FIELDS_ORGANIZER), \
	GROUP_ROW_HAS(route, fields, ticketed, BODY, BOOLEAN, BOOLEAN, \
	    .flags = PARAM_DEFAULT, .shown_default = "false", \
	    .text = TEXT_EVENT_FIELDS_TICKETED), \
	GROUP_ROW_HAS(route, fields, post_parent, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_EVENT, \
	    .flags = PARAM_ZERO | PARAM_OTHER | PARAM_DEFAULT, \
	    .shown_default = "0", .text = TEXT_EVENT_FIELDS_POST_PARENT)

static const struct param event_create_rows[] = {
	EVENT_FIELDS(event_create),
};

static const struct answer event_create_answers[] = {
	{ .status = 201, .schema = "Event" },
	{ .status = 400, .code = "rest_missing_callback_param" },
	{ .status = 400, .code = "empty_content" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 400, .code = "empty_term_name" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 400, .code = "could-not-create-venue" },
	{ .status = 400, .code = "could-not-create-organizer" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 422, .code = "rest_idempotency_key_reused" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const event_create_operations[METHOD_COUNT] = {
	[METHOD_POST] = "createEvent"
};

CALL(event_create)
const struct route route_event_create = {
	.name = "event_create", .path = &paths[PATH_EVENTS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR, .resource = "events",
	PARAMS(event_create),
	.call = call_event_create,
	ANSWERS(event_create), .operations = event_create_operations,
	.body = "EventCreate", .text = TEXT_EVENT_CREATE
};

static const struct param event_get_rows[] = {
	ROW(event_get, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_EVENT_GET_ID),
	ROW(event_get, password, QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000,
	    .text = TEXT_EVENT_GET_PASSWORD),
};

static const struct answer event_get_answers[] = {
	{ .status = 200, .schema = "Event" },
	{ .status = 403, .code = "event-not-accessible" },
	{ .status = 403, .code = "event-password-protected" },
	{ .status = 404, .code = "rest-event-not-found" },
	{ .status = 410, .code = "event-is-in-trash" },
	ALWAYS
};

static const char *const event_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getEvent"
};

CALL(event_get)
CALL_AS(event_get)
const struct route route_event_get = {
	.name = "event_get", .path = &paths[PATH_EVENTS_ID],
	.methods = 1 << METHOD_GET,
	.resource = "events",
	PARAMS(event_get),
	.call = call_event_get,
	.formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
	.call_as = call_event_get_as,
	ANSWERS(event_get), .operations = event_get_operations,
	.text = TEXT_EVENT_GET
};

static const struct param event_delete_rows[] = {
	ROW(event_delete, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_EVENT_DELETE_ID),
	ROW(event_delete, password, EITHER, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000,
	    .text = TEXT_EVENT_DELETE_PASSWORD),
	ROW_HAS(event_delete, force, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_EVENT_DELETE_FORCE),
	ROW_HAS(event_delete, purge, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_EVENT_DELETE_PURGE),
};

static const struct answer event_delete_answers[] = {
	{ .status = 200, .schema = "Event" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-event-not-found" },
	{ .status = 410, .code = "event-is-in-trash" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const event_delete_operations[METHOD_COUNT] = {
	[METHOD_DELETE] = "deleteEvent"
};

CALL(event_delete)
const struct route route_event_delete = {
	.name = "event_delete", .path = &paths[PATH_EVENTS_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR, .resource = "events",
	PARAMS(event_delete),
	.call = call_event_delete,
	ANSWERS(event_delete), .operations = event_delete_operations,
	.text = TEXT_EVENT_DELETE
};

#define EVENT_FIELDS_OF_EVENT_UPDATE(route) \
	GROUP_ROW(route, fields, title, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 65535, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_TITLE), \
	GROUP_ROW_HAS(route, fields, start_date, BODY, DATE, STRING, \
	    .text = TEXT_EVENT_FIELDS_START_DATE), \
	GROUP_ROW_HAS(route, fields, end_date, BODY, DATE, STRING, \
	    .text = TEXT_EVENT_FIELDS_END_DATE), \
	GROUP_ROW_HAS(route, fields, author, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_USER, .text = TEXT_EVENT_FIELDS_AUTHOR), \
	GROUP_ROW_HAS(route, fields, date, BODY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .text = TEXT_EVENT_FIELDS_DATE), \
	GROUP_ROW_HAS(route, fields, date_utc, BODY, MOMENT, STRING, \
	    .zone = ZONE_UTC, .text = TEXT_EVENT_FIELDS_DATE_UTC), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .clears = AT(route, fields.clears_description), \
	    .null = NULL_CLEARS, .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_DESCRIPTION), \
	GROUP_ROW(route, fields, excerpt, BODY, STRING, STRING, \
	    .clears = AT(route, fields.clears_excerpt), .null = NULL_CLEARS, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 65535, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_EXCERPT), \
	GROUP_ROW(route, fields, slug, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, .text = TEXT_EVENT_FIELDS_SLUG), \
	GROUP_ROW_HAS(route, fields, status, BODY, STATUS, STRING, \
	    .text = TEXT_EVENT_FIELDS_STATUS), \
	GROUP_ROW(route, fields, timezone, BODY, TIMEZONE, STRING, \
	    .text = TEXT_EVENT_FIELDS_TIMEZONE), \
	GROUP_ROW_HAS(route, fields, all_day, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_ALL_DAY), \
	GROUP_ROW_HAS(route, fields, image, BODY, IMAGE, STRING, \
	    .clears = AT(route, fields.clears_image), .null = NULL_CLEARS, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_IMAGE), \
	GROUP_ROW(route, fields, cost, BODY, COST, ANY, .null = NULL_ABSENT, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_COST), \
	GROUP_ROW(route, fields, website, BODY, URL, ANY, .null = NULL_ABSENT, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_WEBSITE), \
	GROUP_ROW_HAS(route, fields, show_map, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP), \
	GROUP_ROW_HAS(route, fields, show_map_link, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP_LINK), \
	GROUP_ROW_HAS(route, fields, hide_from_listings, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS), \
	GROUP_ROW_HAS(route, fields, sticky, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_STICKY), \
	GROUP_ROW_HAS(route, fields, featured, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_FEATURED), \
	GROUP_ROW_HAS(route, fields, categories, BODY, TERM_NAMES, ARRAY, \
	    .null = NULL_ABSENT, .reference = REFERENCE_CATEGORY, \
	    .max_items = 100, .text = TEXT_EVENT_FIELDS_CATEGORIES), \
	GROUP_ROW_HAS(route, fields, tags, BODY, TERM_NAMES, ARRAY, \
	    .null = NULL_ABSENT, .reference = REFERENCE_TAG, .max_items = 100, \
	    .text = TEXT_EVENT_FIELDS_TAGS), \
	GROUP_ROW_HAS(route, fields, venue, BODY, LINKS, ARRAY, \
	    .clears = AT(route, fields.clears_venue), .null = NULL_CLEARS, \
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE, .max_items = 50, \
	    .creates = &route_venue_create, .text = TEXT_EVENT_FIELDS_VENUE), \
	GROUP_ROW_HAS(route, fields, organizer, BODY, LINKS, ARRAY, \
	    .clears = AT(route, fields.clears_organizer), .null = NULL_CLEARS, \
	    .reference = REFERENCE_ORGANIZER, .max_items = 50, \
	    .creates = &route_organizer_create, \
	    .text = TEXT_EVENT_FIELDS_ORGANIZER), \
	GROUP_ROW_HAS(route, fields, ticketed, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_TICKETED), \
	GROUP_ROW_HAS(route, fields, post_parent, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_EVENT, .flags = PARAM_ZERO | PARAM_OTHER, \
	    .text = TEXT_EVENT_FIELDS_POST_PARENT)

static const struct param event_update_rows[] = {
	EVENT_FIELDS_OF_EVENT_UPDATE(event_update),
	ROW(event_update, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_EVENT_UPDATE_ID),
	ROW(event_update, password, BODY, STRING, STRING,
	    .clears = AT(event_update, clears_password), .null = NULL_CLEARS,
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_UPDATE_PASSWORD),
};

static const struct answer event_update_answers[] = {
	{ .status = 200, .schema = "Event" },
	{ .status = 400, .code = "empty_content" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 400, .code = "empty_term_name" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 400, .code = "could-not-create-venue" },
	{ .status = 400, .code = "could-not-create-organizer" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-event-not-found" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const event_update_operations[METHOD_COUNT] = {
	[METHOD_POST] = "updateEvent",
	[METHOD_PUT] = "putEvent",
	[METHOD_PATCH] = "patchEvent"
};

CALL(event_update)
const struct route route_event_update = {
	.name = "event_update", .path = &paths[PATH_EVENTS_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR, .resource = "events",
	PARAMS(event_update),
	.call = call_event_update,
	ANSWERS(event_update), .operations = event_update_operations,
	.body = "EventUpdate", .text = TEXT_EVENT_UPDATE
};

static const struct param event_get_by_slug_rows[] = {
	ROW(event_get_by_slug, slug, PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED, .text = TEXT_EVENT_GET_BY_SLUG_SLUG),
	ROW(event_get_by_slug, password, QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000,
	    .text = TEXT_EVENT_GET_BY_SLUG_PASSWORD),
};

static const struct answer event_get_by_slug_answers[] = {
	{ .status = 200, .schema = "Event" },
	{ .status = 403, .code = "event-not-accessible" },
	{ .status = 403, .code = "event-password-protected" },
	{ .status = 404, .code = "rest-event-not-found" },
	ALWAYS
};

static const char *const event_get_by_slug_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getEventBySlug"
};

CALL(event_get_by_slug)
CALL_AS(event_get_by_slug)
const struct route route_event_get_by_slug = {
	.name = "event_get_by_slug", .path = &paths[PATH_EVENTS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "events",
	PARAMS(event_get_by_slug),
	.call = call_event_get_by_slug,
	.formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
	.call_as = call_event_get_by_slug_as,
	ANSWERS(event_get_by_slug), .operations = event_get_by_slug_operations,
	.text = TEXT_EVENT_GET_BY_SLUG
};

static const struct param event_delete_by_slug_rows[] = {
	ROW(event_delete_by_slug, slug, PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED, .text = TEXT_EVENT_DELETE_BY_SLUG_SLUG),
	ROW_HAS(event_delete_by_slug, force, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_EVENT_DELETE_BY_SLUG_FORCE),
	ROW_HAS(event_delete_by_slug, purge, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_EVENT_DELETE_BY_SLUG_PURGE),
};

static const struct answer event_delete_by_slug_answers[] = {
	{ .status = 200, .schema = "Event" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-event-not-found" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const event_delete_by_slug_operations[METHOD_COUNT] = {
	[METHOD_DELETE] = "deleteEventBySlug"
};

CALL(event_delete_by_slug)
const struct route route_event_delete_by_slug = {
	.name = "event_delete_by_slug", .path = &paths[PATH_EVENTS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR, .resource = "events",
	PARAMS(event_delete_by_slug),
	.call = call_event_delete_by_slug,
	ANSWERS(event_delete_by_slug), .operations = event_delete_by_slug_operations,
	.text = TEXT_EVENT_DELETE_BY_SLUG
};

#define EVENT_FIELDS_OF_EVENT_UPDATE_BY_SLUG(route) \
	GROUP_ROW(route, fields, title, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 65535, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_TITLE), \
	GROUP_ROW_HAS(route, fields, start_date, BODY, DATE, STRING, \
	    .text = TEXT_EVENT_FIELDS_START_DATE), \
	GROUP_ROW_HAS(route, fields, end_date, BODY, DATE, STRING, \
	    .text = TEXT_EVENT_FIELDS_END_DATE), \
	GROUP_ROW_HAS(route, fields, author, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_USER, .text = TEXT_EVENT_FIELDS_AUTHOR), \
	GROUP_ROW_HAS(route, fields, date, BODY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .text = TEXT_EVENT_FIELDS_DATE), \
	GROUP_ROW_HAS(route, fields, date_utc, BODY, MOMENT, STRING, \
	    .zone = ZONE_UTC, .text = TEXT_EVENT_FIELDS_DATE_UTC), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .clears = AT(route, fields.clears_description), \
	    .null = NULL_CLEARS, .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_DESCRIPTION), \
	GROUP_ROW(route, fields, excerpt, BODY, STRING, STRING, \
	    .clears = AT(route, fields.clears_excerpt), .null = NULL_CLEARS, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 65535, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_EXCERPT), \
	GROUP_ROW(route, fields, slug, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_UPDATE_BY_SLUG_SLUG), \
	GROUP_ROW_HAS(route, fields, status, BODY, STATUS, STRING, \
	    .text = TEXT_EVENT_FIELDS_STATUS), \
	GROUP_ROW(route, fields, timezone, BODY, TIMEZONE, STRING, \
	    .text = TEXT_EVENT_FIELDS_TIMEZONE), \
	GROUP_ROW_HAS(route, fields, all_day, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_ALL_DAY), \
	GROUP_ROW_HAS(route, fields, image, BODY, IMAGE, STRING, \
	    .clears = AT(route, fields.clears_image), .null = NULL_CLEARS, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_IMAGE), \
	GROUP_ROW(route, fields, cost, BODY, COST, ANY, .null = NULL_ABSENT, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_COST), \
	GROUP_ROW(route, fields, website, BODY, URL, ANY, .null = NULL_ABSENT, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_EVENT_FIELDS_WEBSITE), \
	GROUP_ROW_HAS(route, fields, show_map, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP), \
	GROUP_ROW_HAS(route, fields, show_map_link, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP_LINK), \
	GROUP_ROW_HAS(route, fields, hide_from_listings, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS), \
	GROUP_ROW_HAS(route, fields, sticky, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_STICKY), \
	GROUP_ROW_HAS(route, fields, featured, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_FEATURED), \
	GROUP_ROW_HAS(route, fields, categories, BODY, TERM_NAMES, ARRAY, \
	    .null = NULL_ABSENT, .reference = REFERENCE_CATEGORY, \
	    .max_items = 100, .text = TEXT_EVENT_FIELDS_CATEGORIES), \
	GROUP_ROW_HAS(route, fields, tags, BODY, TERM_NAMES, ARRAY, \
	    .null = NULL_ABSENT, .reference = REFERENCE_TAG, .max_items = 100, \
	    .text = TEXT_EVENT_FIELDS_TAGS), \
	GROUP_ROW_HAS(route, fields, venue, BODY, LINKS, ARRAY, \
	    .clears = AT(route, fields.clears_venue), .null = NULL_CLEARS, \
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE, .max_items = 50, \
	    .creates = &route_venue_create, .text = TEXT_EVENT_FIELDS_VENUE), \
	GROUP_ROW_HAS(route, fields, organizer, BODY, LINKS, ARRAY, \
	    .clears = AT(route, fields.clears_organizer), .null = NULL_CLEARS, \
	    .reference = REFERENCE_ORGANIZER, .max_items = 50, \
	    .creates = &route_organizer_create, \
	    .text = TEXT_EVENT_FIELDS_ORGANIZER), \
	GROUP_ROW_HAS(route, fields, ticketed, BODY, BOOLEAN, BOOLEAN, \
	    .text = TEXT_EVENT_FIELDS_TICKETED), \
	GROUP_ROW_HAS(route, fields, post_parent, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_EVENT, .flags = PARAM_ZERO | PARAM_OTHER, \
	    .text = TEXT_EVENT_FIELDS_POST_PARENT)

static const struct param event_update_by_slug_rows[] = {
	EVENT_FIELDS_OF_EVENT_UPDATE_BY_SLUG(event_update_by_slug),
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(event_update_by_slug, address),
	    .flags = PARAM_REQUIRED,
	    .text = TEXT_EVENT_UPDATE_BY_SLUG_ADDRESS },
};

static const struct answer event_update_by_slug_answers[] = {
	{ .status = 200, .schema = "Event" },
	{ .status = 400, .code = "empty_content" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 400, .code = "empty_term_name" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 400, .code = "could-not-create-venue" },
	{ .status = 400, .code = "could-not-create-organizer" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-event-not-found" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const event_update_by_slug_operations[METHOD_COUNT] = {
	[METHOD_POST] = "updateEventBySlug",
	[METHOD_PUT] = "putEventBySlug",
	[METHOD_PATCH] = "patchEventBySlug"
};

CALL(event_update_by_slug)
const struct route route_event_update_by_slug = {
	.name = "event_update_by_slug", .path = &paths[PATH_EVENTS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR, .resource = "events",
	PARAMS(event_update_by_slug),
	.call = call_event_update_by_slug,
	ANSWERS(event_update_by_slug), .operations = event_update_by_slug_operations,
	.body = "EventUpdate", .text = TEXT_EVENT_UPDATE_BY_SLUG
};

#define DIRECTORY(route) \
	GROUP_ROW(route, filters, search, QUERY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000, .max_words = 32, \
	    .text = TEXT_DIRECTORY_SEARCH), \
	GROUP_ROW_HAS(route, filters, event, QUERY, INTEGER, INTEGER, \
	    .reference = REFERENCE_EVENT, .text = TEXT_DIRECTORY_EVENT), \
	GROUP_ROW_HAS(route, filters, has_events, QUERY, TRUTHY, ANY, \
	    .flags = PARAM_FOLD, .max_bytes = 2000, \
	    .words = directory_has_events_words, \
	    .text = TEXT_DIRECTORY_HAS_EVENTS), \
	GROUP_ROW_HAS(route, filters, only_with_upcoming, QUERY, TRUTHY, ANY, \
	    .flags = PARAM_FOLD | PARAM_DEFAULT, .max_bytes = 2000, \
	    .words = directory_only_with_upcoming_words, \
	    .shown_default = "false", \
	    .text = TEXT_DIRECTORY_ONLY_WITH_UPCOMING), \
	GROUP_ROW_HAS(route, filters, status, QUERY, STATUSES, STRING, \
	    .max_items = 100, .text = TEXT_DIRECTORY_STATUS), \
	GROUP_ROW_HAS(route, filters, modified_after, QUERY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .text = TEXT_DIRECTORY_MODIFIED_AFTER), \
	GROUP_ROW_HAS(route, filters, modified_before, QUERY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .text = TEXT_DIRECTORY_MODIFIED_BEFORE), \
	GROUP_ROW_HAS(route, filters, orderby, QUERY, ENUM, STRING, \
	    .flags = PARAM_FOLD | PARAM_DEFAULT, \
	    .words = directory_orderby_words, .shown_default = "\"date\"", \
	    .text = TEXT_DIRECTORY_ORDERBY), \
	GROUP_ROW_HAS(route, filters, order, QUERY, ENUM, STRING, \
	    .flags = PARAM_FOLD, .words = directory_order_words, \
	    .text = TEXT_DIRECTORY_ORDER)

static const struct param venue_list_rows[] = {
	PAGING(venue_list),
	DIRECTORY(venue_list),
};

static const struct venue_list_params venue_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.filters.orderby = DIRECTORY_ORDERBY_DATE
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

static const uint16_t venue_list_address[] = {
	ROW_VENUE_LIST_PAGE,
	ROW_VENUE_LIST_PER_PAGE,
	ROW_VENUE_LIST_EVENT,
	ROW_VENUE_LIST_HAS_EVENTS,
	ROW_VENUE_LIST_STATUS,
	ROW_VENUE_LIST_SEARCH,
	ROW_VENUE_LIST_ONLY_WITH_UPCOMING,
	ROW_VENUE_LIST_MODIFIED_AFTER,
	ROW_VENUE_LIST_MODIFIED_BEFORE,
	ROW_VENUE_LIST_ORDERBY,
	ROW_VENUE_LIST_ORDER
};

static const struct answer venue_list_answers[] = {
	{ .status = 200, .schema = "VenueList" },
	{ .status = 404, .code = "venue-archive-page-not-found" },
	ALWAYS
};

static const char *const venue_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listVenues"
};

CALL(venue_list)
const struct route route_venue_list = {
	.name = "venue_list", .path = &paths[PATH_VENUES],
	.methods = 1 << METHOD_GET,
	.resource = "venues",
	PARAMS(venue_list), .defaults = &venue_list_defaults,
	.call = call_venue_list,
	ADDRESS(venue_list),
	ANSWERS(venue_list), .operations = venue_list_operations,
	.text = TEXT_VENUE_LIST
};

#define VENUE_FIELDS(route) \
	GROUP_ROW(route, fields, venue, BODY, STRING, STRING, \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_VENUE), \
	GROUP_ROW_HAS(route, fields, author, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_USER, .text = TEXT_VENUE_FIELDS_AUTHOR), \
	GROUP_ROW_HAS(route, fields, date, BODY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .text = TEXT_VENUE_FIELDS_DATE), \
	GROUP_ROW_HAS(route, fields, date_utc, BODY, MOMENT, STRING, \
	    .zone = ZONE_UTC, .text = TEXT_VENUE_FIELDS_DATE_UTC), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_DESCRIPTION), \
	GROUP_ROW_HAS(route, fields, status, BODY, STATUS, STRING, \
	    .text = TEXT_VENUE_FIELDS_STATUS), \
	GROUP_ROW_HAS(route, fields, show_map, BODY, TRUTHY, STRING, \
	    .flags = PARAM_FOLD | PARAM_TEXTS, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .words = venue_fields_show_map_words, .shown_default = "null", \
	    .text = TEXT_VENUE_FIELDS_SHOW_MAP), \
	GROUP_ROW_HAS(route, fields, show_map_link, BODY, TRUTHY, STRING, \
	    .flags = PARAM_FOLD | PARAM_TEXTS, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .words = venue_fields_show_map_link_words, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_SHOW_MAP_LINK), \
	GROUP_ROW(route, fields, address, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_ADDRESS), \
	GROUP_ROW(route, fields, city, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_CITY), \
	GROUP_ROW(route, fields, country, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_COUNTRY), \
	GROUP_ROW(route, fields, province, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_PROVINCE), \
	GROUP_ROW(route, fields, state, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_STATE), \
	GROUP_ROW(route, fields, zip, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_ZIP), \
	GROUP_ROW(route, fields, phone, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_PHONE), \
	GROUP_ROW(route, fields, stateprovince, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_STATEPROVINCE), \
	GROUP_ROW(route, fields, website, BODY, URL, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_WEBSITE), \
	GROUP_ROW_HAS(route, fields, image, BODY, IMAGE, STRING, \
	    .clears = AT(route, fields.clears_image), .null = NULL_REFUSED, \
	    .flags = PARAM_EMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null", \
	    .text = TEXT_VENUE_FIELDS_IMAGE), \
	GROUP_ROW_HAS(route, fields, geo_lat, BODY, NUMBER, NUMBER, \
	    .clears = AT(route, fields.clears_geo_lat), .null = NULL_REFUSED, \
	    .flags = PARAM_MIN | PARAM_MAX, .with = 1, .min = -90, .max = 90, \
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_GEO_LAT), \
	GROUP_ROW_HAS(route, fields, geo_lng, BODY, NUMBER, NUMBER, \
	    .clears = AT(route, fields.clears_geo_lng), .null = NULL_REFUSED, \
	    .flags = PARAM_MIN | PARAM_MAX, .with = -1, .min = -180, \
	    .max = 180, .shown_default = "null", \
	    .text = TEXT_VENUE_FIELDS_GEO_LNG)

static const struct param venue_create_rows[] = {
	VENUE_FIELDS(venue_create),
};

static const struct answer venue_create_answers[] = {
	{ .status = 201, .schema = "Venue" },
	{ .status = 400, .code = "rest_missing_callback_param" },
	{ .status = 400, .code = "could-not-create-venue" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 422, .code = "rest_idempotency_key_reused" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const venue_create_operations[METHOD_COUNT] = {
	[METHOD_POST] = "createVenue"
};

CALL(venue_create)
const struct route route_venue_create = {
	.name = "venue_create", .path = &paths[PATH_VENUES],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR, .resource = "venues",
	PARAMS(venue_create),
	.call = call_venue_create,
	ANSWERS(venue_create), .operations = venue_create_operations,
	.body = "VenueCreate", .text = TEXT_VENUE_CREATE
};

static const struct param venue_get_rows[] = {
	ROW(venue_get, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_VENUE_GET_ID),
};

static const struct answer venue_get_answers[] = {
	{ .status = 200, .schema = "Venue" },
	{ .status = 403, .code = "venue-not-accessible" },
	{ .status = 404, .code = "rest-venue-not-found" },
	{ .status = 410, .code = "venue-is-in-trash" },
	ALWAYS
};

static const char *const venue_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getVenue"
};

CALL(venue_get)
const struct route route_venue_get = {
	.name = "venue_get", .path = &paths[PATH_VENUES_ID],
	.methods = 1 << METHOD_GET,
	.resource = "venues",
	PARAMS(venue_get),
	.call = call_venue_get,
	ANSWERS(venue_get), .operations = venue_get_operations,
	.text = TEXT_VENUE_GET
};

static const struct param venue_delete_rows[] = {
	ROW(venue_delete, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_VENUE_DELETE_ID),
	ROW_HAS(venue_delete, force, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_VENUE_DELETE_FORCE),
	ROW_HAS(venue_delete, purge, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_VENUE_DELETE_PURGE),
};

static const struct answer venue_delete_answers[] = {
	{ .status = 200, .schema = "Venue" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-venue-not-found" },
	{ .status = 410, .code = "venue-is-in-trash" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const venue_delete_operations[METHOD_COUNT] = {
	[METHOD_DELETE] = "deleteVenue"
};

CALL(venue_delete)
const struct route route_venue_delete = {
	.name = "venue_delete", .path = &paths[PATH_VENUES_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR, .resource = "venues",
	PARAMS(venue_delete),
	.call = call_venue_delete,
	ANSWERS(venue_delete), .operations = venue_delete_operations,
	.text = TEXT_VENUE_DELETE
};

#define VENUE_FIELDS_OF_VENUE_UPDATE(route) \
	GROUP_ROW(route, fields, venue, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_VENUE), \
	GROUP_ROW_HAS(route, fields, author, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_USER, .text = TEXT_VENUE_FIELDS_AUTHOR), \
	GROUP_ROW_HAS(route, fields, date, BODY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .text = TEXT_VENUE_FIELDS_DATE), \
	GROUP_ROW_HAS(route, fields, date_utc, BODY, MOMENT, STRING, \
	    .zone = ZONE_UTC, .text = TEXT_VENUE_FIELDS_DATE_UTC), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_DESCRIPTION), \
	GROUP_ROW_HAS(route, fields, status, BODY, STATUS, STRING, \
	    .text = TEXT_VENUE_FIELDS_STATUS), \
	GROUP_ROW_HAS(route, fields, show_map, BODY, TRUTHY, STRING, \
	    .flags = PARAM_FOLD | PARAM_TEXTS, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .words = venue_fields_show_map_words, \
	    .text = TEXT_VENUE_FIELDS_SHOW_MAP), \
	GROUP_ROW_HAS(route, fields, show_map_link, BODY, TRUTHY, STRING, \
	    .flags = PARAM_FOLD | PARAM_TEXTS, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .words = venue_fields_show_map_link_words, \
	    .text = TEXT_VENUE_FIELDS_SHOW_MAP_LINK), \
	GROUP_ROW(route, fields, address, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_ADDRESS), \
	GROUP_ROW(route, fields, city, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_CITY), \
	GROUP_ROW(route, fields, country, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_COUNTRY), \
	GROUP_ROW(route, fields, province, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_PROVINCE), \
	GROUP_ROW(route, fields, state, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_STATE), \
	GROUP_ROW(route, fields, zip, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_ZIP), \
	GROUP_ROW(route, fields, phone, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_PHONE), \
	GROUP_ROW(route, fields, stateprovince, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_STATEPROVINCE), \
	GROUP_ROW(route, fields, website, BODY, URL, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_WEBSITE), \
	GROUP_ROW_HAS(route, fields, image, BODY, IMAGE, STRING, \
	    .clears = AT(route, fields.clears_image), .null = NULL_CLEARS, \
	    .flags = PARAM_EMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_VENUE_FIELDS_IMAGE), \
	GROUP_ROW_HAS(route, fields, geo_lat, BODY, NUMBER, NUMBER, \
	    .clears = AT(route, fields.clears_geo_lat), .null = NULL_CLEARS, \
	    .flags = PARAM_MIN | PARAM_MAX, .with = 1, .min = -90, .max = 90, \
	    .text = TEXT_VENUE_FIELDS_GEO_LAT), \
	GROUP_ROW_HAS(route, fields, geo_lng, BODY, NUMBER, NUMBER, \
	    .clears = AT(route, fields.clears_geo_lng), .null = NULL_CLEARS, \
	    .flags = PARAM_MIN | PARAM_MAX, .with = -1, .min = -180, \
	    .max = 180, .text = TEXT_VENUE_FIELDS_GEO_LNG)

static const struct param venue_update_rows[] = {
	VENUE_FIELDS_OF_VENUE_UPDATE(venue_update),
	ROW(venue_update, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_VENUE_UPDATE_ID),
};

static const struct answer venue_update_answers[] = {
	{ .status = 200, .schema = "Venue" },
	{ .status = 400, .code = "could-not-update-venue" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-venue-not-found" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const venue_update_operations[METHOD_COUNT] = {
	[METHOD_POST] = "updateVenue",
	[METHOD_PUT] = "putVenue",
	[METHOD_PATCH] = "patchVenue"
};

CALL(venue_update)
const struct route route_venue_update = {
	.name = "venue_update", .path = &paths[PATH_VENUES_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR, .resource = "venues",
	PARAMS(venue_update),
	.call = call_venue_update,
	ANSWERS(venue_update), .operations = venue_update_operations,
	.body = "VenueUpdate", .text = TEXT_VENUE_UPDATE
};

static const struct param venue_get_by_slug_rows[] = {
	ROW(venue_get_by_slug, slug, PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED, .text = TEXT_VENUE_GET_BY_SLUG_SLUG),
};

static const struct answer venue_get_by_slug_answers[] = {
	{ .status = 200, .schema = "Venue" },
	{ .status = 403, .code = "venue-not-accessible" },
	{ .status = 404, .code = "rest-venue-not-found" },
	ALWAYS
};

static const char *const venue_get_by_slug_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getVenueBySlug"
};

CALL(venue_get_by_slug)
const struct route route_venue_get_by_slug = {
	.name = "venue_get_by_slug", .path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "venues",
	PARAMS(venue_get_by_slug),
	.call = call_venue_get_by_slug,
	ANSWERS(venue_get_by_slug), .operations = venue_get_by_slug_operations,
	.text = TEXT_VENUE_GET_BY_SLUG
};

static const struct param venue_delete_by_slug_rows[] = {
	ROW(venue_delete_by_slug, slug, PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED, .text = TEXT_VENUE_DELETE_BY_SLUG_SLUG),
	ROW_HAS(venue_delete_by_slug, force, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_VENUE_DELETE_BY_SLUG_FORCE),
	ROW_HAS(venue_delete_by_slug, purge, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_VENUE_DELETE_BY_SLUG_PURGE),
};

static const struct answer venue_delete_by_slug_answers[] = {
	{ .status = 200, .schema = "Venue" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-venue-not-found" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const venue_delete_by_slug_operations[METHOD_COUNT] = {
	[METHOD_DELETE] = "deleteVenueBySlug"
};

CALL(venue_delete_by_slug)
const struct route route_venue_delete_by_slug = {
	.name = "venue_delete_by_slug", .path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR, .resource = "venues",
	PARAMS(venue_delete_by_slug),
	.call = call_venue_delete_by_slug,
	ANSWERS(venue_delete_by_slug), .operations = venue_delete_by_slug_operations,
	.text = TEXT_VENUE_DELETE_BY_SLUG
};

static const struct param venue_update_by_slug_rows[] = {
	VENUE_FIELDS_OF_VENUE_UPDATE(venue_update_by_slug),
	ROW(venue_update_by_slug, slug, PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED, .text = TEXT_VENUE_UPDATE_BY_SLUG_SLUG),
};

static const struct answer venue_update_by_slug_answers[] = {
	{ .status = 200, .schema = "Venue" },
	{ .status = 400, .code = "could-not-update-venue" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-venue-not-found" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const venue_update_by_slug_operations[METHOD_COUNT] = {
	[METHOD_POST] = "updateVenueBySlug",
	[METHOD_PUT] = "putVenueBySlug",
	[METHOD_PATCH] = "patchVenueBySlug"
};

CALL(venue_update_by_slug)
const struct route route_venue_update_by_slug = {
	.name = "venue_update_by_slug", .path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR, .resource = "venues",
	PARAMS(venue_update_by_slug),
	.call = call_venue_update_by_slug,
	ANSWERS(venue_update_by_slug), .operations = venue_update_by_slug_operations,
	.body = "VenueUpdate", .text = TEXT_VENUE_UPDATE_BY_SLUG
};

static const struct param organizer_list_rows[] = {
	PAGING(organizer_list),
	DIRECTORY(organizer_list),
};

static const struct organizer_list_params organizer_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.filters.orderby = DIRECTORY_ORDERBY_DATE
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

static const uint16_t organizer_list_address[] = {
	ROW_ORGANIZER_LIST_PAGE,
	ROW_ORGANIZER_LIST_PER_PAGE,
	ROW_ORGANIZER_LIST_EVENT,
	ROW_ORGANIZER_LIST_HAS_EVENTS,
	ROW_ORGANIZER_LIST_STATUS,
	ROW_ORGANIZER_LIST_SEARCH,
	ROW_ORGANIZER_LIST_ONLY_WITH_UPCOMING,
	ROW_ORGANIZER_LIST_MODIFIED_AFTER,
	ROW_ORGANIZER_LIST_MODIFIED_BEFORE,
	ROW_ORGANIZER_LIST_ORDERBY,
	ROW_ORGANIZER_LIST_ORDER
};

static const struct answer organizer_list_answers[] = {
	{ .status = 200, .schema = "OrganizerList" },
	{ .status = 404, .code = "organizer-archive-page-not-found" },
	ALWAYS
};

static const char *const organizer_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listOrganizers"
};

CALL(organizer_list)
const struct route route_organizer_list = {
	.name = "organizer_list", .path = &paths[PATH_ORGANIZERS],
	.methods = 1 << METHOD_GET,
	.resource = "organizers",
	PARAMS(organizer_list), .defaults = &organizer_list_defaults,
	.call = call_organizer_list,
	ADDRESS(organizer_list),
	ANSWERS(organizer_list), .operations = organizer_list_operations,
	.text = TEXT_ORGANIZER_LIST
};

#define ORGANIZER_FIELDS(route) \
	GROUP_ROW(route, fields, organizer, BODY, STRING, STRING, \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null", \
	    .text = TEXT_ORGANIZER_FIELDS_ORGANIZER), \
	GROUP_ROW_HAS(route, fields, author, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_USER, .shown_default = "null", \
	    .text = TEXT_ORGANIZER_FIELDS_AUTHOR), \
	GROUP_ROW_HAS(route, fields, date, BODY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .shown_default = "null", \
	    .text = TEXT_ORGANIZER_FIELDS_DATE), \
	GROUP_ROW_HAS(route, fields, date_utc, BODY, MOMENT, STRING, \
	    .zone = ZONE_UTC, .shown_default = "null", \
	    .text = TEXT_ORGANIZER_FIELDS_DATE_UTC), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", \
	    .text = TEXT_ORGANIZER_FIELDS_DESCRIPTION), \
	GROUP_ROW_HAS(route, fields, status, BODY, STATUS, STRING, \
	    .shown_default = "null", .text = TEXT_ORGANIZER_FIELDS_STATUS), \
	GROUP_ROW(route, fields, phone, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_ORGANIZER_FIELDS_PHONE), \
	GROUP_ROW(route, fields, website, BODY, URL, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_ORGANIZER_FIELDS_WEBSITE), \
	GROUP_ROW(route, fields, email, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .shown_default = "null", .text = TEXT_ORGANIZER_FIELDS_EMAIL), \
	GROUP_ROW_HAS(route, fields, image, BODY, IMAGE, STRING, \
	    .clears = AT(route, fields.clears_image), .null = NULL_REFUSED, \
	    .flags = PARAM_EMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null", \
	    .text = TEXT_ORGANIZER_FIELDS_IMAGE)

static const struct param organizer_create_rows[] = {
	ORGANIZER_FIELDS(organizer_create),
};

static const struct answer organizer_create_answers[] = {
	{ .status = 201, .schema = "Organizer" },
	{ .status = 400, .code = "rest_missing_callback_param" },
	{ .status = 400, .code = "could-not-create-organizer" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 422, .code = "rest_idempotency_key_reused" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const organizer_create_operations[METHOD_COUNT] = {
	[METHOD_POST] = "createOrganizer"
};

CALL(organizer_create)
const struct route route_organizer_create = {
	.name = "organizer_create", .path = &paths[PATH_ORGANIZERS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR, .resource = "organizers",
	PARAMS(organizer_create),
	.call = call_organizer_create,
	ANSWERS(organizer_create), .operations = organizer_create_operations,
	.body = "OrganizerCreate", .text = TEXT_ORGANIZER_CREATE
};

static const struct param organizer_get_rows[] = {
	ROW(organizer_get, id, PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED, .text = TEXT_ORGANIZER_GET_ID),
};

static const struct answer organizer_get_answers[] = {
	{ .status = 200, .schema = "Organizer" },
	{ .status = 403, .code = "organizer-not-accessible" },
	{ .status = 404, .code = "rest-organizer-not-found" },
	{ .status = 410, .code = "organizer-is-in-trash" },
	ALWAYS
};

static const char *const organizer_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getOrganizer"
};

CALL(organizer_get)
const struct route route_organizer_get = {
	.name = "organizer_get", .path = &paths[PATH_ORGANIZERS_ID],
	.methods = 1 << METHOD_GET,
	.resource = "organizers",
	PARAMS(organizer_get),
	.call = call_organizer_get,
	ANSWERS(organizer_get), .operations = organizer_get_operations,
	.text = TEXT_ORGANIZER_GET
};

static const struct param organizer_delete_rows[] = {
	ROW(organizer_delete, id, PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED, .text = TEXT_ORGANIZER_DELETE_ID),
	ROW_HAS(organizer_delete, force, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_ORGANIZER_DELETE_FORCE),
	ROW_HAS(organizer_delete, purge, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_ORGANIZER_DELETE_PURGE),
};

static const struct answer organizer_delete_answers[] = {
	{ .status = 200, .schema = "Organizer" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-organizer-not-found" },
	{ .status = 410, .code = "organizer-is-in-trash" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const organizer_delete_operations[METHOD_COUNT] = {
	[METHOD_DELETE] = "deleteOrganizer"
};

CALL(organizer_delete)
const struct route route_organizer_delete = {
	.name = "organizer_delete", .path = &paths[PATH_ORGANIZERS_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR, .resource = "organizers",
	PARAMS(organizer_delete),
	.call = call_organizer_delete,
	ANSWERS(organizer_delete), .operations = organizer_delete_operations,
	.text = TEXT_ORGANIZER_DELETE
};

#define ORGANIZER_FIELDS_OF_ORGANIZER_UPDATE(route) \
	GROUP_ROW(route, fields, organizer, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_ORGANIZER_FIELDS_ORGANIZER), \
	GROUP_ROW_HAS(route, fields, author, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_USER, .text = TEXT_ORGANIZER_FIELDS_AUTHOR), \
	GROUP_ROW_HAS(route, fields, date, BODY, MOMENT, STRING, \
	    .zone = ZONE_SITE, .text = TEXT_ORGANIZER_FIELDS_DATE), \
	GROUP_ROW_HAS(route, fields, date_utc, BODY, MOMENT, STRING, \
	    .zone = ZONE_UTC, .text = TEXT_ORGANIZER_FIELDS_DATE_UTC), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_ORGANIZER_FIELDS_DESCRIPTION), \
	GROUP_ROW_HAS(route, fields, status, BODY, STATUS, STRING, \
	    .text = TEXT_ORGANIZER_FIELDS_STATUS), \
	GROUP_ROW(route, fields, phone, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_ORGANIZER_FIELDS_PHONE), \
	GROUP_ROW(route, fields, website, BODY, URL, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_ORGANIZER_FIELDS_WEBSITE), \
	GROUP_ROW(route, fields, email, BODY, STRING, STRING, \
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_ORGANIZER_FIELDS_EMAIL), \
	GROUP_ROW_HAS(route, fields, image, BODY, IMAGE, STRING, \
	    .clears = AT(route, fields.clears_image), .null = NULL_CLEARS, \
	    .flags = PARAM_EMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR, \
	    .text = TEXT_ORGANIZER_FIELDS_IMAGE)

static const struct param organizer_update_rows[] = {
	ORGANIZER_FIELDS_OF_ORGANIZER_UPDATE(organizer_update),
	ROW(organizer_update, id, PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED, .text = TEXT_ORGANIZER_UPDATE_ID),
};

static const struct answer organizer_update_answers[] = {
	{ .status = 200, .schema = "Organizer" },
	{ .status = 400, .code = "could-not-update-organizer" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-organizer-not-found" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const organizer_update_operations[METHOD_COUNT] = {
	[METHOD_POST] = "updateOrganizer",
	[METHOD_PUT] = "putOrganizer",
	[METHOD_PATCH] = "patchOrganizer"
};

CALL(organizer_update)
const struct route route_organizer_update = {
	.name = "organizer_update", .path = &paths[PATH_ORGANIZERS_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR, .resource = "organizers",
	PARAMS(organizer_update),
	.call = call_organizer_update,
	ANSWERS(organizer_update), .operations = organizer_update_operations,
	.body = "OrganizerUpdate", .text = TEXT_ORGANIZER_UPDATE
};

static const struct param organizer_get_by_slug_rows[] = {
	ROW(organizer_get_by_slug, slug, PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED, .text = TEXT_ORGANIZER_GET_BY_SLUG_SLUG),
};

static const struct answer organizer_get_by_slug_answers[] = {
	{ .status = 200, .schema = "Organizer" },
	{ .status = 403, .code = "organizer-not-accessible" },
	{ .status = 404, .code = "rest-organizer-not-found" },
	ALWAYS
};

static const char *const organizer_get_by_slug_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getOrganizerBySlug"
};

CALL(organizer_get_by_slug)
const struct route route_organizer_get_by_slug = {
	.name = "organizer_get_by_slug", .path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "organizers",
	PARAMS(organizer_get_by_slug),
	.call = call_organizer_get_by_slug,
	ANSWERS(organizer_get_by_slug), .operations = organizer_get_by_slug_operations,
	.text = TEXT_ORGANIZER_GET_BY_SLUG
};

static const struct param organizer_delete_by_slug_rows[] = {
	ROW(organizer_delete_by_slug, slug, PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED,
	    .text = TEXT_ORGANIZER_DELETE_BY_SLUG_SLUG),
	ROW_HAS(organizer_delete_by_slug, force, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_ORGANIZER_DELETE_BY_SLUG_FORCE),
	ROW_HAS(organizer_delete_by_slug, purge, EITHER, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "false",
	    .text = TEXT_ORGANIZER_DELETE_BY_SLUG_PURGE),
};

static const struct answer organizer_delete_by_slug_answers[] = {
	{ .status = 200, .schema = "Organizer" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-organizer-not-found" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const organizer_delete_by_slug_operations[METHOD_COUNT] = {
	[METHOD_DELETE] = "deleteOrganizerBySlug"
};

CALL(organizer_delete_by_slug)
const struct route route_organizer_delete_by_slug = {
	.name = "organizer_delete_by_slug", .path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR, .resource = "organizers",
	PARAMS(organizer_delete_by_slug),
	.call = call_organizer_delete_by_slug,
	ANSWERS(organizer_delete_by_slug), .operations = organizer_delete_by_slug_operations,
	.text = TEXT_ORGANIZER_DELETE_BY_SLUG
};

static const struct param organizer_update_by_slug_rows[] = {
	ORGANIZER_FIELDS_OF_ORGANIZER_UPDATE(organizer_update_by_slug),
	ROW(organizer_update_by_slug, slug, PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED,
	    .text = TEXT_ORGANIZER_UPDATE_BY_SLUG_SLUG),
};

static const struct answer organizer_update_by_slug_answers[] = {
	{ .status = 200, .schema = "Organizer" },
	{ .status = 400, .code = "could-not-update-organizer" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-organizer-not-found" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const organizer_update_by_slug_operations[METHOD_COUNT] = {
	[METHOD_POST] = "updateOrganizerBySlug",
	[METHOD_PUT] = "putOrganizerBySlug",
	[METHOD_PATCH] = "patchOrganizerBySlug"
};

CALL(organizer_update_by_slug)
const struct route route_organizer_update_by_slug = {
	.name = "organizer_update_by_slug", .path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR, .resource = "organizers",
	PARAMS(organizer_update_by_slug),
	.call = call_organizer_update_by_slug,
	ANSWERS(organizer_update_by_slug), .operations = organizer_update_by_slug_operations,
	.body = "OrganizerUpdate", .text = TEXT_ORGANIZER_UPDATE_BY_SLUG
};

static const char *const category_list_order_words[] = {
	"asc", "desc", NULL
};
static const char *const category_list_orderby_words[] = {
	"id", "name", "slug", "count", "term_group", "description", "parent",
	    "include", NULL
};

static const struct param category_list_rows[] = {
	PAGING(category_list),
	ROW(category_list, search, QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000, .max_words = 32,
	    .text = TEXT_CATEGORY_LIST_SEARCH),
	ROW_HAS(category_list, exclude, QUERY, INTEGERS, ARRAY,
	    .reference = REFERENCE_CATEGORY, .max_items = 100,
	    .text = TEXT_CATEGORY_LIST_EXCLUDE),
	ROW_HAS(category_list, include, QUERY, INTEGERS, ARRAY,
	    .reference = REFERENCE_CATEGORY, .max_items = 100,
	    .text = TEXT_CATEGORY_LIST_INCLUDE),
	ROW_HAS(category_list, order, QUERY, ENUM, STRING,
	    .flags = PARAM_FOLD, .words = category_list_order_words,
	    .text = TEXT_CATEGORY_LIST_ORDER),
	ROW_HAS(category_list, orderby, QUERY, ENUM, STRING,
	    .flags = PARAM_FOLD, .words = category_list_orderby_words,
	    .text = TEXT_CATEGORY_LIST_ORDERBY),
	ROW_HAS(category_list, hide_empty, QUERY, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "true",
	    .text = TEXT_CATEGORY_LIST_HIDE_EMPTY),
	ROW_HAS(category_list, parent, QUERY, INTEGER, INTEGER,
	    .reference = REFERENCE_CATEGORY, .flags = PARAM_ZERO,
	    .text = TEXT_CATEGORY_LIST_PARENT),
	ROW_HAS(category_list, post, QUERY, INTEGER, INTEGER,
	    .reference = REFERENCE_EVENT, .text = TEXT_CATEGORY_LIST_POST),
	ROW_HAS(category_list, event, QUERY, INTEGER, INTEGER,
	    .reference = REFERENCE_EVENT, .text = TEXT_CATEGORY_LIST_EVENT),
	ROW(category_list, slug, QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000,
	    .text = TEXT_CATEGORY_LIST_SLUG),
};

static const struct category_list_params category_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.hide_empty = true
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

static const uint16_t category_list_address[] = {
	ROW_CATEGORY_LIST_PAGE,
	ROW_CATEGORY_LIST_PER_PAGE,
	ROW_CATEGORY_LIST_SEARCH,
	ROW_CATEGORY_LIST_INCLUDE,
	ROW_CATEGORY_LIST_EXCLUDE,
	ROW_CATEGORY_LIST_SLUG,
	ROW_CATEGORY_LIST_PARENT,
	ROW_CATEGORY_LIST_POST,
	ROW_CATEGORY_LIST_EVENT,
	ROW_CATEGORY_LIST_HIDE_EMPTY,
	ROW_CATEGORY_LIST_ORDERBY,
	ROW_CATEGORY_LIST_ORDER
};

static const struct answer category_list_answers[] = {
	{ .status = 200, .schema = "CategoryList" },
	ALWAYS
};

static const char *const category_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listCategories"
};

CALL(category_list)
const struct route route_category_list = {
	.name = "category_list", .path = &paths[PATH_CATEGORIES],
	.methods = 1 << METHOD_GET,
	.resource = "categories",
	PARAMS(category_list), .defaults = &category_list_defaults,
	.call = call_category_list,
	ADDRESS(category_list),
	ANSWERS(category_list), .operations = category_list_operations,
	.text = TEXT_CATEGORY_LIST
};

#define CATEGORY_FIELDS(route) \
	GROUP_ROW(route, fields, name, BODY, STRING, STRING, \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_CATEGORY_FIELDS_NAME), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_CATEGORY_FIELDS_DESCRIPTION), \
	GROUP_ROW(route, fields, slug, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_CATEGORY_FIELDS_SLUG), \
	GROUP_ROW_HAS(route, fields, parent, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_CATEGORY, .flags = PARAM_ZERO, \
	    .text = TEXT_CATEGORY_FIELDS_PARENT)

static const struct param category_create_rows[] = {
	CATEGORY_FIELDS(category_create),
};

static const struct answer category_create_answers[] = {
	{ .status = 201, .schema = "Category" },
	{ .status = 400, .code = "rest_missing_callback_param" },
	{ .status = 400, .code = "empty_term_name" },
	{ .status = 400, .code = "term_exists" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 422, .code = "rest_idempotency_key_reused" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const category_create_operations[METHOD_COUNT] = {
	[METHOD_POST] = "createCategory"
};

CALL(category_create)
const struct route route_category_create = {
	.name = "category_create", .path = &paths[PATH_CATEGORIES],
	.methods = 1 << METHOD_POST,
	.role = ROLE_AUTHOR, .resource = "categories",
	PARAMS(category_create),
	.call = call_category_create,
	ANSWERS(category_create), .operations = category_create_operations,
	.body = "CategoryCreate", .text = TEXT_CATEGORY_CREATE
};

static const struct param category_get_rows[] = {
	ROW(category_get, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_CATEGORY_GET_ID),
};

static const struct answer category_get_answers[] = {
	{ .status = 200, .schema = "Category" },
	{ .status = 404, .code = "rest-category-not-found" },
	ALWAYS
};

static const char *const category_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getCategory"
};

CALL(category_get)
const struct route route_category_get = {
	.name = "category_get", .path = &paths[PATH_CATEGORIES_ID],
	.methods = 1 << METHOD_GET,
	.resource = "categories",
	PARAMS(category_get),
	.call = call_category_get,
	ANSWERS(category_get), .operations = category_get_operations,
	.text = TEXT_CATEGORY_GET
};

#define CATEGORY_FIELDS_OF_CATEGORY_UPDATE(route) \
	GROUP_ROW(route, fields, name, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_CATEGORY_FIELDS_NAME), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_CATEGORY_FIELDS_DESCRIPTION), \
	GROUP_ROW(route, fields, slug, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_CATEGORY_FIELDS_SLUG), \
	GROUP_ROW_HAS(route, fields, parent, BODY, INTEGER, INTEGER, \
	    .reference = REFERENCE_CATEGORY, .flags = PARAM_ZERO, \
	    .text = TEXT_CATEGORY_FIELDS_PARENT)

static const struct param category_update_rows[] = {
	CATEGORY_FIELDS_OF_CATEGORY_UPDATE(category_update),
	ROW(category_update, id, PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED, .text = TEXT_CATEGORY_UPDATE_ID),
};

static const struct answer category_update_answers[] = {
	{ .status = 200, .schema = "Category" },
	{ .status = 400, .code = "empty_term_name" },
	{ .status = 400, .code = "duplicate_term_slug" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-category-not-found" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const category_update_operations[METHOD_COUNT] = {
	[METHOD_POST] = "updateCategory",
	[METHOD_PUT] = "putCategory",
	[METHOD_PATCH] = "patchCategory"
};

CALL(category_update)
const struct route route_category_update = {
	.name = "category_update", .path = &paths[PATH_CATEGORIES_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_AUTHOR, .resource = "categories",
	PARAMS(category_update),
	.call = call_category_update,
	ANSWERS(category_update), .operations = category_update_operations,
	.body = "CategoryUpdate", .text = TEXT_CATEGORY_UPDATE
};

static const struct param category_delete_rows[] = {
	ROW(category_delete, id, PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED, .text = TEXT_CATEGORY_DELETE_ID),
};

static const struct answer category_delete_answers[] = {
	{ .status = 200, .schema = "Category" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-category-not-found" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const category_delete_operations[METHOD_COUNT] = {
	[METHOD_DELETE] = "deleteCategory"
};

CALL(category_delete)
const struct route route_category_delete = {
	.name = "category_delete", .path = &paths[PATH_CATEGORIES_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_AUTHOR, .resource = "categories",
	PARAMS(category_delete),
	.call = call_category_delete,
	ANSWERS(category_delete), .operations = category_delete_operations,
	.text = TEXT_CATEGORY_DELETE
};

static const char *const tag_list_order_words[] = {
	"asc", "desc", NULL
};
static const char *const tag_list_orderby_words[] = {
	"id", "name", "slug", "count", "term_group", "description", "parent",
	    "include", NULL
};

static const struct param tag_list_rows[] = {
	PAGING(tag_list),
	ROW(tag_list, search, QUERY, STRING, STRING, .flags = PARAM_NONEMPTY,
	    .max_bytes = 2000, .max_words = 32, .text = TEXT_TAG_LIST_SEARCH),
	ROW_HAS(tag_list, exclude, QUERY, INTEGERS, ARRAY,
	    .reference = REFERENCE_TAG, .max_items = 100,
	    .text = TEXT_TAG_LIST_EXCLUDE),
	ROW_HAS(tag_list, include, QUERY, INTEGERS, ARRAY,
	    .reference = REFERENCE_TAG, .max_items = 100,
	    .text = TEXT_TAG_LIST_INCLUDE),
	ROW_HAS(tag_list, order, QUERY, ENUM, STRING, .flags = PARAM_FOLD,
	    .words = tag_list_order_words, .text = TEXT_TAG_LIST_ORDER),
	ROW_HAS(tag_list, orderby, QUERY, ENUM, STRING, .flags = PARAM_FOLD,
	    .words = tag_list_orderby_words, .text = TEXT_TAG_LIST_ORDERBY),
	ROW_HAS(tag_list, hide_empty, QUERY, BOOLEAN, BOOLEAN,
	    .flags = PARAM_DEFAULT, .shown_default = "true",
	    .text = TEXT_TAG_LIST_HIDE_EMPTY),
	ROW_HAS(tag_list, post, QUERY, INTEGER, INTEGER,
	    .reference = REFERENCE_EVENT, .text = TEXT_TAG_LIST_POST),
	ROW_HAS(tag_list, event, QUERY, INTEGER, INTEGER,
	    .reference = REFERENCE_EVENT, .text = TEXT_TAG_LIST_EVENT),
	ROW(tag_list, slug, QUERY, STRING, STRING, .flags = PARAM_NONEMPTY,
	    .max_bytes = 2000, .text = TEXT_TAG_LIST_SLUG),
};

static const struct tag_list_params tag_list_defaults = {
	.paging.page = 1,
	.paging.per_page = 10,
	.hide_empty = true
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

static const uint16_t tag_list_address[] = {
	ROW_TAG_LIST_PAGE,
	ROW_TAG_LIST_PER_PAGE,
	ROW_TAG_LIST_SEARCH,
	ROW_TAG_LIST_INCLUDE,
	ROW_TAG_LIST_EXCLUDE,
	ROW_TAG_LIST_SLUG,
	ROW_TAG_LIST_POST,
	ROW_TAG_LIST_EVENT,
	ROW_TAG_LIST_HIDE_EMPTY,
	ROW_TAG_LIST_ORDERBY,
	ROW_TAG_LIST_ORDER
};

static const struct answer tag_list_answers[] = {
	{ .status = 200, .schema = "TagList" },
	ALWAYS
};

static const char *const tag_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listTags"
};

CALL(tag_list)
const struct route route_tag_list = {
	.name = "tag_list", .path = &paths[PATH_TAGS],
	.methods = 1 << METHOD_GET,
	.resource = "tags",
	PARAMS(tag_list), .defaults = &tag_list_defaults,
	.call = call_tag_list,
	ADDRESS(tag_list),
	ANSWERS(tag_list), .operations = tag_list_operations,
	.text = TEXT_TAG_LIST
};

#define TAG_FIELDS(route) \
	GROUP_ROW(route, fields, name, BODY, STRING, STRING, \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_TAG_FIELDS_NAME), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_TAG_FIELDS_DESCRIPTION), \
	GROUP_ROW(route, fields, slug, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_TAG_FIELDS_SLUG), \
	GROUP_ROW(route, fields, parent, BODY, NONZERO, ANY, \
	    .flags = PARAM_HIDDEN)

static const struct param tag_create_rows[] = {
	TAG_FIELDS(tag_create),
};

static const struct answer tag_create_answers[] = {
	{ .status = 201, .schema = "Tag" },
	{ .status = 400, .code = "rest_missing_callback_param" },
	{ .status = 400, .code = "empty_term_name" },
	{ .status = 400, .code = "term_exists" },
	{ .status = 400, .code = "rest_taxonomy_not_hierarchical" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 422, .code = "rest_idempotency_key_reused" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const tag_create_operations[METHOD_COUNT] = {
	[METHOD_POST] = "createTag"
};

CALL(tag_create)
const struct route route_tag_create = {
	.name = "tag_create", .path = &paths[PATH_TAGS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_EDITOR, .resource = "tags",
	PARAMS(tag_create),
	.call = call_tag_create,
	ANSWERS(tag_create), .operations = tag_create_operations,
	.body = "TagCreate", .text = TEXT_TAG_CREATE
};

static const struct param tag_get_rows[] = {
	ROW(tag_get, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_TAG_GET_ID),
};

static const struct answer tag_get_answers[] = {
	{ .status = 200, .schema = "Tag" },
	{ .status = 404, .code = "rest-tag-not-found" },
	ALWAYS
};

static const char *const tag_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getTag"
};

CALL(tag_get)
const struct route route_tag_get = {
	.name = "tag_get", .path = &paths[PATH_TAGS_ID],
	.methods = 1 << METHOD_GET,
	.resource = "tags",
	PARAMS(tag_get),
	.call = call_tag_get,
	ANSWERS(tag_get), .operations = tag_get_operations,
	.text = TEXT_TAG_GET
};

#define TAG_FIELDS_OF_TAG_UPDATE(route) \
	GROUP_ROW(route, fields, name, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_TAG_FIELDS_NAME), \
	GROUP_ROW(route, fields, description, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_TAG_FIELDS_DESCRIPTION), \
	GROUP_ROW(route, fields, slug, BODY, STRING, STRING, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 262144, \
	    .too_long = ERROR_DB_INSERT_ERROR_TERM, \
	    .text = TEXT_TAG_FIELDS_SLUG), \
	GROUP_ROW(route, fields, parent, BODY, NONZERO, ANY, \
	    .flags = PARAM_HIDDEN)

static const struct param tag_update_rows[] = {
	TAG_FIELDS_OF_TAG_UPDATE(tag_update),
	ROW(tag_update, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_TAG_UPDATE_ID),
};

static const struct answer tag_update_answers[] = {
	{ .status = 200, .schema = "Tag" },
	{ .status = 400, .code = "empty_term_name" },
	{ .status = 400, .code = "duplicate_term_slug" },
	{ .status = 400, .code = "rest_taxonomy_not_hierarchical" },
	{ .status = 400, .code = "db_insert_error" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-tag-not-found" },
	{ .status = 405, .code = "rest_method_not_allowed" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const tag_update_operations[METHOD_COUNT] = {
	[METHOD_POST] = "updateTag",
	[METHOD_PUT] = "putTag",
	[METHOD_PATCH] = "patchTag"
};

CALL(tag_update)
const struct route route_tag_update = {
	.name = "tag_update", .path = &paths[PATH_TAGS_ID],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_EDITOR, .resource = "tags",
	PARAMS(tag_update),
	.call = call_tag_update,
	ANSWERS(tag_update), .operations = tag_update_operations,
	.body = "TagUpdate", .text = TEXT_TAG_UPDATE
};

static const struct param tag_delete_rows[] = {
	ROW(tag_delete, id, PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED,
	    .text = TEXT_TAG_DELETE_ID),
};

static const struct answer tag_delete_answers[] = {
	{ .status = 200, .schema = "Tag" },
	{ .status = 401, .code = "rest_forbidden" },
	{ .status = 403, .code = "rest_forbidden" },
	{ .status = 404, .code = "rest-tag-not-found" },
	{ .status = 412, .code = "rest_precondition_failed" },
	{ .status = 507, .code = "rest_storage_full" },
	ALWAYS
};

static const char *const tag_delete_operations[METHOD_COUNT] = {
	[METHOD_DELETE] = "deleteTag"
};

CALL(tag_delete)
const struct route route_tag_delete = {
	.name = "tag_delete", .path = &paths[PATH_TAGS_ID],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_EDITOR, .resource = "tags",
	PARAMS(tag_delete),
	.call = call_tag_delete,
	ANSWERS(tag_delete), .operations = tag_delete_operations,
	.text = TEXT_TAG_DELETE
};
