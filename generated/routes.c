/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "http/table.h"

#define COUNT(array)		(sizeof(array) / sizeof((array)[0]))
#define AT(route, member)	offsetof(struct route##_params, member)

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
	{ .name = "namespace", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_DEFAULT,
	    .offset = AT(index_get, namespace), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .shown_default = "\"calendar/events/v1\"",
	    .text = TEXT_INDEX_GET_NAMESPACE },
	{ .name = "context", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_DEFAULT,
	    .offset = AT(index_get, context), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .shown_default = "\"view\"", .text = TEXT_INDEX_GET_CONTEXT }
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
	.call = call_index_get,
	.answers = index_get_answers,
	.answer_count = COUNT(index_get_answers),
	.operations = index_get_operations,
	.text = TEXT_INDEX_GET
};

static const struct answer doc_get_answers[] = {
	{ .status = 200, .schema = "Document" },
	ALWAYS
};

static const char *const doc_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "doc"
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
	.call_as = call_doc_get_as,
	.answers = doc_get_answers,
	.answer_count = COUNT(doc_get_answers),
	.operations = doc_get_operations,
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
	    .flags = PARAM_MIN | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(event_list, paging.page),
	    .has = AT(event_list, paging.has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .shown_default = "1",
	    .text = TEXT_PAGING_PAGE },
	[ROW_EVENT_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(event_list, paging.per_page),
	    .has = AT(event_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50, .shown_default = "10", .text = TEXT_PAGING_PER_PAGE },
	[ROW_EVENT_LIST_START_DATE] = { .name = "start_date", .in = IN_QUERY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .flags = PARAM_DEFAULT, .offset = AT(event_list, start_date),
	    .has = AT(event_list, has_start_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "now",
	    .text = TEXT_EVENT_LIST_START_DATE },
	[ROW_EVENT_LIST_END_DATE] = { .name = "end_date", .in = IN_QUERY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .flags = PARAM_DEFAULT, .offset = AT(event_list, end_date),
	    .has = AT(event_list, has_end_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "+2 years",
	    .text = TEXT_EVENT_LIST_END_DATE },
	[ROW_EVENT_LIST_STARTS_BEFORE] = { .name = "starts_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, starts_before),
	    .has = AT(event_list, has_starts_before), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_LIST_STARTS_BEFORE },
	[ROW_EVENT_LIST_STARTS_AFTER] = { .name = "starts_after",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, starts_after),
	    .has = AT(event_list, has_starts_after), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_LIST_STARTS_AFTER },
	[ROW_EVENT_LIST_ENDS_BEFORE] = { .name = "ends_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, ends_before),
	    .has = AT(event_list, has_ends_before), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_LIST_ENDS_BEFORE },
	[ROW_EVENT_LIST_ENDS_AFTER] = { .name = "ends_after", .in = IN_QUERY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_list, ends_after),
	    .has = AT(event_list, has_ends_after), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_LIST_ENDS_AFTER },
	[ROW_EVENT_LIST_STRICT_DATES] = { .name = "strict_dates",
	    .in = IN_QUERY, .type = PARAM_TRUTHY, .wire = WIRE_ANY,
	    .flags = PARAM_NONEMPTY | PARAM_FOLD | PARAM_DEFAULT,
	    .offset = AT(event_list, strict_dates),
	    .has = AT(event_list, has_strict_dates), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = event_list_strict_dates_words,
	    .shown_default = "\"false\"",
	    .text = TEXT_EVENT_LIST_STRICT_DATES },
	[ROW_EVENT_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(event_list, search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32,
	    .text = TEXT_EVENT_LIST_SEARCH },
	[ROW_EVENT_LIST_CATEGORIES] = { .name = "categories", .in = IN_QUERY,
	    .type = PARAM_TERMS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(event_list, categories),
	    .has = AT(event_list, has_categories), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_LIST_CATEGORIES },
	[ROW_EVENT_LIST_TAGS] = { .name = "tags", .in = IN_QUERY,
	    .type = PARAM_TERMS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_TAG, .offset = AT(event_list, tags),
	    .has = AT(event_list, has_tags), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_LIST_TAGS },
	[ROW_EVENT_LIST_VENUE] = { .name = "venue", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_VENUE, .offset = AT(event_list, venue),
	    .has = AT(event_list, has_venue), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_LIST_VENUE },
	[ROW_EVENT_LIST_ORGANIZER] = { .name = "organizer", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_ORGANIZER,
	    .offset = AT(event_list, organizer),
	    .has = AT(event_list, has_organizer), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_LIST_ORGANIZER },
	[ROW_EVENT_LIST_FEATURED] = { .name = "featured", .in = IN_QUERY,
	    .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .offset = AT(event_list, featured),
	    .has = AT(event_list, has_featured), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_LIST_FEATURED },
	[ROW_EVENT_LIST_STATUS] = { .name = "status", .in = IN_QUERY,
	    .type = PARAM_STATUSES, .wire = WIRE_STRING,
	    .offset = AT(event_list, status),
	    .has = AT(event_list, has_status), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_LIST_STATUS },
	[ROW_EVENT_LIST_GEOLOC] = { .name = "geoloc", .in = IN_QUERY,
	    .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .offset = AT(event_list, geoloc),
	    .has = AT(event_list, has_geoloc), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_LIST_GEOLOC },
	[ROW_EVENT_LIST_GEOLOC_LAT] = { .name = "geoloc_lat", .in = IN_QUERY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(event_list, geoloc_lat),
	    .has = AT(event_list, has_geoloc_lat), .clears = PARAM_NOWHERE,
	    .with = ROW_EVENT_LIST_GEOLOC_LNG, .min = -90, .max = 90,
	    .text = TEXT_EVENT_LIST_GEOLOC_LAT },
	[ROW_EVENT_LIST_GEOLOC_LNG] = { .name = "geoloc_lng", .in = IN_QUERY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(event_list, geoloc_lng),
	    .has = AT(event_list, has_geoloc_lng), .clears = PARAM_NOWHERE,
	    .with = ROW_EVENT_LIST_GEOLOC_LAT, .min = -180, .max = 180,
	    .text = TEXT_EVENT_LIST_GEOLOC_LNG },
	[ROW_EVENT_LIST_GEOLOC_DISTANCE] = { .name = "geoloc_distance",
	    .in = IN_QUERY, .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .flags = PARAM_MIN | PARAM_MAX | PARAM_ABOVE | PARAM_DEFAULT,
	    .offset = AT(event_list, geoloc_distance),
	    .has = AT(event_list, has_geoloc_distance),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max = 20040,
	    .shown_default = "25", .text = TEXT_EVENT_LIST_GEOLOC_DISTANCE },
	[ROW_EVENT_LIST_INCLUDE] = { .name = "include", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .offset = AT(event_list, include),
	    .has = AT(event_list, has_include), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_LIST_INCLUDE },
	[ROW_EVENT_LIST_POST_PARENT] = { .name = "post_parent",
	    .in = IN_QUERY, .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT,
	    .offset = AT(event_list, post_parent),
	    .has = AT(event_list, has_post_parent), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_LIST_POST_PARENT },
	[ROW_EVENT_LIST_TICKETED] = { .name = "ticketed", .in = IN_QUERY,
	    .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .offset = AT(event_list, ticketed),
	    .has = AT(event_list, has_ticketed), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_LIST_TICKETED },
	[ROW_EVENT_LIST_MODIFIED_AFTER] = { .name = "modified_after",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, modified_after),
	    .has = AT(event_list, has_modified_after),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_LIST_MODIFIED_AFTER },
	[ROW_EVENT_LIST_MODIFIED_BEFORE] = { .name = "modified_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE, .offset = AT(event_list, modified_before),
	    .has = AT(event_list, has_modified_before),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_LIST_MODIFIED_BEFORE },
	[ROW_EVENT_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_DEFAULT,
	    .offset = AT(event_list, orderby),
	    .has = AT(event_list, has_orderby), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = event_list_orderby_words,
	    .shown_default = "\"start_date\"",
	    .text = TEXT_EVENT_LIST_ORDERBY },
	[ROW_EVENT_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_DEFAULT,
	    .offset = AT(event_list, order), .has = AT(event_list, has_order),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = event_list_order_words, .shown_default = "\"asc\"",
	    .text = TEXT_EVENT_LIST_ORDER }
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

static const struct answer event_list_answers[] = {
	{ .status = 200, .schema = "EventList" },
	{ .status = 404, .code = "event-archive-page-not-found" },
	ALWAYS
};

static const char *const event_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listEvents"
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
	.address_count = COUNT(event_list_address),
	.answers = event_list_answers,
	.answer_count = COUNT(event_list_answers),
	.operations = event_list_operations,
	.text = TEXT_EVENT_LIST
};

static const struct param event_create_rows[] = {
	{ .name = "title", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(event_create, fields.title), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 65535, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_TITLE },
	{ .name = "start_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_create, fields.start_date),
	    .has = AT(event_create, fields.has_start_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_START_DATE },
	{ .name = "end_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_create, fields.end_date),
	    .has = AT(event_create, fields.has_end_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_END_DATE },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(event_create, fields.author),
	    .has = AT(event_create, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_AUTHOR },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_create, fields.date),
	    .has = AT(event_create, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_FIELDS_DATE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(event_create, fields.date_utc),
	    .has = AT(event_create, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_DATE_UTC },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .flags = PARAM_NONEMPTY,
	    .offset = AT(event_create, fields.description),
	    .has = PARAM_NOWHERE,
	    .clears = AT(event_create, fields.clears_description),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_DESCRIPTION },
	{ .name = "excerpt", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .flags = PARAM_NONEMPTY,
	    .offset = AT(event_create, fields.excerpt), .has = PARAM_NOWHERE,
	    .clears = AT(event_create, fields.clears_excerpt),
	    .with = PARAM_NOWHERE, .max_bytes = 65535,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_EXCERPT },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_create, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_SLUG },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING, .offset = AT(event_create, fields.status),
	    .has = AT(event_create, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_STATUS },
	{ .name = "timezone", .in = IN_BODY, .type = PARAM_TIMEZONE,
	    .wire = WIRE_STRING, .offset = AT(event_create, fields.timezone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_FIELDS_TIMEZONE },
	{ .name = "all_day", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(event_create, fields.all_day),
	    .has = AT(event_create, fields.has_all_day),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .shown_default = "false", .text = TEXT_EVENT_FIELDS_ALL_DAY },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .offset = AT(event_create, fields.image),
	    .has = AT(event_create, fields.has_image),
	    .clears = AT(event_create, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_IMAGE },
	{ .name = "cost", .in = IN_BODY, .type = PARAM_COST, .wire = WIRE_ANY,
	    .null = NULL_ABSENT, .offset = AT(event_create, fields.cost),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .text = TEXT_EVENT_FIELDS_COST },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_ANY, .null = NULL_ABSENT,
	    .offset = AT(event_create, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_EVENT_FIELDS_WEBSITE },
	{ .name = "show_map", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_create, fields.show_map),
	    .has = AT(event_create, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP },
	{ .name = "show_map_link", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_create, fields.show_map_link),
	    .has = AT(event_create, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP_LINK },
	{ .name = "hide_from_listings", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_create, fields.hide_from_listings),
	    .has = AT(event_create, fields.has_hide_from_listings),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS },
	{ .name = "sticky", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_create, fields.sticky),
	    .has = AT(event_create, fields.has_sticky),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_STICKY },
	{ .name = "featured", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_create, fields.featured),
	    .has = AT(event_create, fields.has_featured),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_FEATURED },
	{ .name = "categories", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(event_create, fields.categories),
	    .has = AT(event_create, fields.has_categories),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100,
	    .shown_default = "null", .text = TEXT_EVENT_FIELDS_CATEGORIES },
	{ .name = "tags", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_TAG,
	    .offset = AT(event_create, fields.tags),
	    .has = AT(event_create, fields.has_tags), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100, .shown_default = "null",
	    .text = TEXT_EVENT_FIELDS_TAGS },
	{ .name = "venue", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE,
	    .offset = AT(event_create, fields.venue),
	    .has = AT(event_create, fields.has_venue),
	    .clears = AT(event_create, fields.clears_venue),
	    .with = PARAM_NOWHERE, .max_items = 50, .shown_default = "null",
	    .creates = &route_venue_create, .text = TEXT_EVENT_FIELDS_VENUE },
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_ORGANIZER,
	    .offset = AT(event_create, fields.organizer),
	    .has = AT(event_create, fields.has_organizer),
	    .clears = AT(event_create, fields.clears_organizer),
	    .with = PARAM_NOWHERE, .max_items = 50, .shown_default = "null",
	    .creates = &route_organizer_create,
	    .text = TEXT_EVENT_FIELDS_ORGANIZER },
	{ .name = "ticketed", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(event_create, fields.ticketed),
	    .has = AT(event_create, fields.has_ticketed),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .shown_default = "false", .text = TEXT_EVENT_FIELDS_TICKETED },
	{ .name = "post_parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_EVENT,
	    .flags = PARAM_ZERO | PARAM_OTHER | PARAM_DEFAULT,
	    .offset = AT(event_create, fields.post_parent),
	    .has = AT(event_create, fields.has_post_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .shown_default = "0", .text = TEXT_EVENT_FIELDS_POST_PARENT }
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
	.call = call_event_create,
	.answers = event_create_answers,
	.answer_count = COUNT(event_create_answers),
	.operations = event_create_operations,
	.body = "EventCreate",
	.text = TEXT_EVENT_CREATE
};

static const struct param event_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(event_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_GET_ID },
	{ .name = "password", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_get, password), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .text = TEXT_EVENT_GET_PASSWORD }
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
	.call_as = call_event_get_as,
	.answers = event_get_answers,
	.answer_count = COUNT(event_get_answers),
	.operations = event_get_operations,
	.text = TEXT_EVENT_GET
};

static const struct param event_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(event_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_DELETE_ID },
	{ .name = "password", .in = IN_EITHER, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_delete, password), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .text = TEXT_EVENT_DELETE_PASSWORD },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(event_delete, force),
	    .has = AT(event_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_EVENT_DELETE_FORCE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(event_delete, purge),
	    .has = AT(event_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_EVENT_DELETE_PURGE }
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
	.call = call_event_delete,
	.answers = event_delete_answers,
	.answer_count = COUNT(event_delete_answers),
	.operations = event_delete_operations,
	.text = TEXT_EVENT_DELETE
};

static const struct param event_update_rows[] = {
	{ .name = "title", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.title), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 65535, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_TITLE },
	{ .name = "start_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING,
	    .offset = AT(event_update, fields.start_date),
	    .has = AT(event_update, fields.has_start_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_START_DATE },
	{ .name = "end_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.end_date),
	    .has = AT(event_update, fields.has_end_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_END_DATE },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(event_update, fields.author),
	    .has = AT(event_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_AUTHOR },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_update, fields.date),
	    .has = AT(event_update, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_FIELDS_DATE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(event_update, fields.date_utc),
	    .has = AT(event_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_DATE_UTC },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.description),
	    .has = PARAM_NOWHERE,
	    .clears = AT(event_update, fields.clears_description),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_DESCRIPTION },
	{ .name = "excerpt", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.excerpt), .has = PARAM_NOWHERE,
	    .clears = AT(event_update, fields.clears_excerpt),
	    .with = PARAM_NOWHERE, .max_bytes = 65535,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_EXCERPT },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_SLUG },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.status),
	    .has = AT(event_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_STATUS },
	{ .name = "timezone", .in = IN_BODY, .type = PARAM_TIMEZONE,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.timezone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_FIELDS_TIMEZONE },
	{ .name = "all_day", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.all_day),
	    .has = AT(event_update, fields.has_all_day),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_ALL_DAY },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .offset = AT(event_update, fields.image),
	    .has = AT(event_update, fields.has_image),
	    .clears = AT(event_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_IMAGE },
	{ .name = "cost", .in = IN_BODY, .type = PARAM_COST, .wire = WIRE_ANY,
	    .null = NULL_ABSENT, .offset = AT(event_update, fields.cost),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .text = TEXT_EVENT_FIELDS_COST },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_ANY, .null = NULL_ABSENT,
	    .offset = AT(event_update, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_WEBSITE },
	{ .name = "show_map", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.show_map),
	    .has = AT(event_update, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP },
	{ .name = "show_map_link", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_update, fields.show_map_link),
	    .has = AT(event_update, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP_LINK },
	{ .name = "hide_from_listings", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_update, fields.hide_from_listings),
	    .has = AT(event_update, fields.has_hide_from_listings),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS },
	{ .name = "sticky", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.sticky),
	    .has = AT(event_update, fields.has_sticky),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_STICKY },
	{ .name = "featured", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.featured),
	    .has = AT(event_update, fields.has_featured),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_FEATURED },
	{ .name = "categories", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(event_update, fields.categories),
	    .has = AT(event_update, fields.has_categories),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_FIELDS_CATEGORIES },
	{ .name = "tags", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_TAG,
	    .offset = AT(event_update, fields.tags),
	    .has = AT(event_update, fields.has_tags), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_FIELDS_TAGS },
	{ .name = "venue", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE,
	    .offset = AT(event_update, fields.venue),
	    .has = AT(event_update, fields.has_venue),
	    .clears = AT(event_update, fields.clears_venue),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_venue_create, .text = TEXT_EVENT_FIELDS_VENUE },
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_ORGANIZER,
	    .offset = AT(event_update, fields.organizer),
	    .has = AT(event_update, fields.has_organizer),
	    .clears = AT(event_update, fields.clears_organizer),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_organizer_create,
	    .text = TEXT_EVENT_FIELDS_ORGANIZER },
	{ .name = "ticketed", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.ticketed),
	    .has = AT(event_update, fields.has_ticketed),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_TICKETED },
	{ .name = "post_parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_EVENT,
	    .flags = PARAM_ZERO | PARAM_OTHER,
	    .offset = AT(event_update, fields.post_parent),
	    .has = AT(event_update, fields.has_post_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_POST_PARENT },
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(event_update, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_UPDATE_ID },
	{ .name = "password", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, password), .has = PARAM_NOWHERE,
	    .clears = AT(event_update, clears_password),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_UPDATE_PASSWORD }
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
	.call = call_event_update,
	.answers = event_update_answers,
	.answer_count = COUNT(event_update_answers),
	.operations = event_update_operations,
	.body = "EventUpdate",
	.text = TEXT_EVENT_UPDATE
};

static const struct param event_get_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_get, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_GET_BY_SLUG_SLUG },
	{ .name = "password", .in = IN_QUERY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_get, password), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .text = TEXT_EVENT_GET_BY_SLUG_PASSWORD }
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
	.call_as = call_event_get_as,
	.answers = event_get_by_slug_answers,
	.answer_count = COUNT(event_get_by_slug_answers),
	.operations = event_get_by_slug_operations,
	.text = TEXT_EVENT_GET_BY_SLUG
};

static const struct param event_delete_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_delete, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_DELETE_BY_SLUG_SLUG },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(event_delete, force),
	    .has = AT(event_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_EVENT_DELETE_BY_SLUG_FORCE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(event_delete, purge),
	    .has = AT(event_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_EVENT_DELETE_BY_SLUG_PURGE }
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

const struct route route_event_delete_by_slug = {
	.name = "event_delete_by_slug",
	.path = &paths[PATH_EVENTS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "events",
	.params = event_delete_by_slug_rows,
	.param_count = COUNT(event_delete_by_slug_rows),
	.size = sizeof(struct event_delete_params),
	.call = call_event_delete,
	.answers = event_delete_by_slug_answers,
	.answer_count = COUNT(event_delete_by_slug_answers),
	.operations = event_delete_by_slug_operations,
	.text = TEXT_EVENT_DELETE_BY_SLUG
};

static const struct param event_update_by_slug_rows[] = {
	{ .name = "title", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.title), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 65535, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_TITLE },
	{ .name = "start_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING,
	    .offset = AT(event_update, fields.start_date),
	    .has = AT(event_update, fields.has_start_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_START_DATE },
	{ .name = "end_date", .in = IN_BODY, .type = PARAM_DATE,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.end_date),
	    .has = AT(event_update, fields.has_end_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_END_DATE },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(event_update, fields.author),
	    .has = AT(event_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_AUTHOR },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(event_update, fields.date),
	    .has = AT(event_update, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_FIELDS_DATE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(event_update, fields.date_utc),
	    .has = AT(event_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_DATE_UTC },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.description),
	    .has = PARAM_NOWHERE,
	    .clears = AT(event_update, fields.clears_description),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_DESCRIPTION },
	{ .name = "excerpt", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.excerpt), .has = PARAM_NOWHERE,
	    .clears = AT(event_update, fields.clears_excerpt),
	    .with = PARAM_NOWHERE, .max_bytes = 65535,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_EXCERPT },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(event_update, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_UPDATE_BY_SLUG_SLUG },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.status),
	    .has = AT(event_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_STATUS },
	{ .name = "timezone", .in = IN_BODY, .type = PARAM_TIMEZONE,
	    .wire = WIRE_STRING, .offset = AT(event_update, fields.timezone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_EVENT_FIELDS_TIMEZONE },
	{ .name = "all_day", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.all_day),
	    .has = AT(event_update, fields.has_all_day),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_ALL_DAY },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .offset = AT(event_update, fields.image),
	    .has = AT(event_update, fields.has_image),
	    .clears = AT(event_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_IMAGE },
	{ .name = "cost", .in = IN_BODY, .type = PARAM_COST, .wire = WIRE_ANY,
	    .null = NULL_ABSENT, .offset = AT(event_update, fields.cost),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .text = TEXT_EVENT_FIELDS_COST },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_ANY, .null = NULL_ABSENT,
	    .offset = AT(event_update, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_EVENT_FIELDS_WEBSITE },
	{ .name = "show_map", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.show_map),
	    .has = AT(event_update, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP },
	{ .name = "show_map_link", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_update, fields.show_map_link),
	    .has = AT(event_update, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_SHOW_MAP_LINK },
	{ .name = "hide_from_listings", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN,
	    .offset = AT(event_update, fields.hide_from_listings),
	    .has = AT(event_update, fields.has_hide_from_listings),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS },
	{ .name = "sticky", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.sticky),
	    .has = AT(event_update, fields.has_sticky),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_STICKY },
	{ .name = "featured", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.featured),
	    .has = AT(event_update, fields.has_featured),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_FEATURED },
	{ .name = "categories", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(event_update, fields.categories),
	    .has = AT(event_update, fields.has_categories),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_FIELDS_CATEGORIES },
	{ .name = "tags", .in = IN_BODY, .type = PARAM_TERM_NAMES,
	    .wire = WIRE_ARRAY, .null = NULL_ABSENT,
	    .reference = REFERENCE_TAG,
	    .offset = AT(event_update, fields.tags),
	    .has = AT(event_update, fields.has_tags), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_EVENT_FIELDS_TAGS },
	{ .name = "venue", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_VENUE, .flags = PARAM_ONE,
	    .offset = AT(event_update, fields.venue),
	    .has = AT(event_update, fields.has_venue),
	    .clears = AT(event_update, fields.clears_venue),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_venue_create, .text = TEXT_EVENT_FIELDS_VENUE },
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_LINKS,
	    .wire = WIRE_ARRAY, .null = NULL_CLEARS,
	    .reference = REFERENCE_ORGANIZER,
	    .offset = AT(event_update, fields.organizer),
	    .has = AT(event_update, fields.has_organizer),
	    .clears = AT(event_update, fields.clears_organizer),
	    .with = PARAM_NOWHERE, .max_items = 50,
	    .creates = &route_organizer_create,
	    .text = TEXT_EVENT_FIELDS_ORGANIZER },
	{ .name = "ticketed", .in = IN_BODY, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .offset = AT(event_update, fields.ticketed),
	    .has = AT(event_update, fields.has_ticketed),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_TICKETED },
	{ .name = "post_parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_EVENT,
	    .flags = PARAM_ZERO | PARAM_OTHER,
	    .offset = AT(event_update, fields.post_parent),
	    .has = AT(event_update, fields.has_post_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_FIELDS_POST_PARENT },
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(event_update, address), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_EVENT_UPDATE_BY_SLUG_ADDRESS }
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

const struct route route_event_update_by_slug = {
	.name = "event_update_by_slug",
	.path = &paths[PATH_EVENTS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "events",
	.params = event_update_by_slug_rows,
	.param_count = COUNT(event_update_by_slug_rows),
	.size = sizeof(struct event_update_params),
	.call = call_event_update,
	.answers = event_update_by_slug_answers,
	.answer_count = COUNT(event_update_by_slug_answers),
	.operations = event_update_by_slug_operations,
	.body = "EventUpdate",
	.text = TEXT_EVENT_UPDATE_BY_SLUG
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
	    .flags = PARAM_MIN | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(venue_list, paging.page),
	    .has = AT(venue_list, paging.has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .shown_default = "1",
	    .text = TEXT_PAGING_PAGE },
	[ROW_VENUE_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(venue_list, paging.per_page),
	    .has = AT(venue_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50, .shown_default = "10", .text = TEXT_PAGING_PER_PAGE },
	[ROW_VENUE_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(venue_list, filters.search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32,
	    .text = TEXT_DIRECTORY_SEARCH },
	[ROW_VENUE_LIST_EVENT] = { .name = "event", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT,
	    .offset = AT(venue_list, filters.event),
	    .has = AT(venue_list, filters.has_event), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_DIRECTORY_EVENT },
	[ROW_VENUE_LIST_HAS_EVENTS] = { .name = "has_events", .in = IN_QUERY,
	    .type = PARAM_TRUTHY, .wire = WIRE_ANY, .flags = PARAM_FOLD,
	    .offset = AT(venue_list, filters.has_events),
	    .has = AT(venue_list, filters.has_has_events),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = directory_has_events_words,
	    .text = TEXT_DIRECTORY_HAS_EVENTS },
	[ROW_VENUE_LIST_ONLY_WITH_UPCOMING] = { .name = "only_with_upcoming",
	    .in = IN_QUERY, .type = PARAM_TRUTHY, .wire = WIRE_ANY,
	    .flags = PARAM_FOLD | PARAM_DEFAULT,
	    .offset = AT(venue_list, filters.only_with_upcoming),
	    .has = AT(venue_list, filters.has_only_with_upcoming),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = directory_only_with_upcoming_words,
	    .shown_default = "false",
	    .text = TEXT_DIRECTORY_ONLY_WITH_UPCOMING },
	[ROW_VENUE_LIST_STATUS] = { .name = "status", .in = IN_QUERY,
	    .type = PARAM_STATUSES, .wire = WIRE_STRING,
	    .offset = AT(venue_list, filters.status),
	    .has = AT(venue_list, filters.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_DIRECTORY_STATUS },
	[ROW_VENUE_LIST_MODIFIED_AFTER] = { .name = "modified_after",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE,
	    .offset = AT(venue_list, filters.modified_after),
	    .has = AT(venue_list, filters.has_modified_after),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_DIRECTORY_MODIFIED_AFTER },
	[ROW_VENUE_LIST_MODIFIED_BEFORE] = { .name = "modified_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE,
	    .offset = AT(venue_list, filters.modified_before),
	    .has = AT(venue_list, filters.has_modified_before),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_DIRECTORY_MODIFIED_BEFORE },
	[ROW_VENUE_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_DEFAULT,
	    .offset = AT(venue_list, filters.orderby),
	    .has = AT(venue_list, filters.has_orderby),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = directory_orderby_words, .shown_default = "\"date\"",
	    .text = TEXT_DIRECTORY_ORDERBY },
	[ROW_VENUE_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(venue_list, filters.order),
	    .has = AT(venue_list, filters.has_order), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = directory_order_words,
	    .text = TEXT_DIRECTORY_ORDER }
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

static const struct answer venue_list_answers[] = {
	{ .status = 200, .schema = "VenueList" },
	{ .status = 404, .code = "venue-archive-page-not-found" },
	ALWAYS
};

static const char *const venue_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listVenues"
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
	.address_count = COUNT(venue_list_address),
	.answers = venue_list_answers,
	.answer_count = COUNT(venue_list_answers),
	.operations = venue_list_operations,
	.text = TEXT_VENUE_LIST
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
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_VENUE },
	[ROW_VENUE_CREATE_AUTHOR] = { .name = "author", .in = IN_BODY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_USER,
	    .offset = AT(venue_create, fields.author),
	    .has = AT(venue_create, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_AUTHOR },
	[ROW_VENUE_CREATE_DATE] = { .name = "date", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(venue_create, fields.date),
	    .has = AT(venue_create, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_VENUE_FIELDS_DATE },
	[ROW_VENUE_CREATE_DATE_UTC] = { .name = "date_utc", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(venue_create, fields.date_utc),
	    .has = AT(venue_create, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_DATE_UTC },
	[ROW_VENUE_CREATE_DESCRIPTION] = { .name = "description",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_VENUE_FIELDS_DESCRIPTION },
	[ROW_VENUE_CREATE_STATUS] = { .name = "status", .in = IN_BODY,
	    .type = PARAM_STATUS, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.status),
	    .has = AT(venue_create, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_STATUS },
	[ROW_VENUE_CREATE_SHOW_MAP] = { .name = "show_map", .in = IN_BODY,
	    .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_create, fields.show_map),
	    .has = AT(venue_create, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_words, .shown_default = "null",
	    .text = TEXT_VENUE_FIELDS_SHOW_MAP },
	[ROW_VENUE_CREATE_SHOW_MAP_LINK] = { .name = "show_map_link",
	    .in = IN_BODY, .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_create, fields.show_map_link),
	    .has = AT(venue_create, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_link_words,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_SHOW_MAP_LINK },
	[ROW_VENUE_CREATE_ADDRESS] = { .name = "address", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.address), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_ADDRESS },
	[ROW_VENUE_CREATE_CITY] = { .name = "city", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.city), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_CITY },
	[ROW_VENUE_CREATE_COUNTRY] = { .name = "country", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.country), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_COUNTRY },
	[ROW_VENUE_CREATE_PROVINCE] = { .name = "province", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.province), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_PROVINCE },
	[ROW_VENUE_CREATE_STATE] = { .name = "state", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.state), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_STATE },
	[ROW_VENUE_CREATE_ZIP] = { .name = "zip", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.zip), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_ZIP },
	[ROW_VENUE_CREATE_PHONE] = { .name = "phone", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.phone), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_PHONE },
	[ROW_VENUE_CREATE_STATEPROVINCE] = { .name = "stateprovince",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.stateprovince),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_VENUE_FIELDS_STATEPROVINCE },
	[ROW_VENUE_CREATE_WEBSITE] = { .name = "website", .in = IN_BODY,
	    .type = PARAM_URL, .wire = WIRE_STRING,
	    .offset = AT(venue_create, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_WEBSITE },
	[ROW_VENUE_CREATE_IMAGE] = { .name = "image", .in = IN_BODY,
	    .type = PARAM_IMAGE, .wire = WIRE_STRING, .null = NULL_REFUSED,
	    .flags = PARAM_EMPTY, .offset = AT(venue_create, fields.image),
	    .has = AT(venue_create, fields.has_image),
	    .clears = AT(venue_create, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_VENUE_FIELDS_IMAGE },
	[ROW_VENUE_CREATE_GEO_LAT] = { .name = "geo_lat", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER, .null = NULL_REFUSED,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_create, fields.geo_lat),
	    .has = AT(venue_create, fields.has_geo_lat),
	    .clears = AT(venue_create, fields.clears_geo_lat),
	    .with = ROW_VENUE_CREATE_GEO_LNG, .min = -90, .max = 90,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_GEO_LAT },
	[ROW_VENUE_CREATE_GEO_LNG] = { .name = "geo_lng", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER, .null = NULL_REFUSED,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_create, fields.geo_lng),
	    .has = AT(venue_create, fields.has_geo_lng),
	    .clears = AT(venue_create, fields.clears_geo_lng),
	    .with = ROW_VENUE_CREATE_GEO_LAT, .min = -180, .max = 180,
	    .shown_default = "null", .text = TEXT_VENUE_FIELDS_GEO_LNG }
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
	.call = call_venue_create,
	.answers = venue_create_answers,
	.answer_count = COUNT(venue_create_answers),
	.operations = venue_create_operations,
	.body = "VenueCreate",
	.text = TEXT_VENUE_CREATE
};

static const struct param venue_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(venue_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_GET_ID }
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
	.call = call_venue_get,
	.answers = venue_get_answers,
	.answer_count = COUNT(venue_get_answers),
	.operations = venue_get_operations,
	.text = TEXT_VENUE_GET
};

static const struct param venue_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(venue_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_DELETE_ID },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(venue_delete, force),
	    .has = AT(venue_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_VENUE_DELETE_FORCE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(venue_delete, purge),
	    .has = AT(venue_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_VENUE_DELETE_PURGE }
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
	.call = call_venue_delete,
	.answers = venue_delete_answers,
	.answer_count = COUNT(venue_delete_answers),
	.operations = venue_delete_operations,
	.text = TEXT_VENUE_DELETE
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
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_VENUE },
	[ROW_VENUE_UPDATE_AUTHOR] = { .name = "author", .in = IN_BODY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_USER,
	    .offset = AT(venue_update, fields.author),
	    .has = AT(venue_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_AUTHOR },
	[ROW_VENUE_UPDATE_DATE] = { .name = "date", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(venue_update, fields.date),
	    .has = AT(venue_update, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_VENUE_FIELDS_DATE },
	[ROW_VENUE_UPDATE_DATE_UTC] = { .name = "date_utc", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(venue_update, fields.date_utc),
	    .has = AT(venue_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_DATE_UTC },
	[ROW_VENUE_UPDATE_DESCRIPTION] = { .name = "description",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_DESCRIPTION },
	[ROW_VENUE_UPDATE_STATUS] = { .name = "status", .in = IN_BODY,
	    .type = PARAM_STATUS, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.status),
	    .has = AT(venue_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_STATUS },
	[ROW_VENUE_UPDATE_SHOW_MAP] = { .name = "show_map", .in = IN_BODY,
	    .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_update, fields.show_map),
	    .has = AT(venue_update, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_words,
	    .text = TEXT_VENUE_FIELDS_SHOW_MAP },
	[ROW_VENUE_UPDATE_SHOW_MAP_LINK] = { .name = "show_map_link",
	    .in = IN_BODY, .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_update, fields.show_map_link),
	    .has = AT(venue_update, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_link_words,
	    .text = TEXT_VENUE_FIELDS_SHOW_MAP_LINK },
	[ROW_VENUE_UPDATE_ADDRESS] = { .name = "address", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.address), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_ADDRESS },
	[ROW_VENUE_UPDATE_CITY] = { .name = "city", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.city), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_CITY },
	[ROW_VENUE_UPDATE_COUNTRY] = { .name = "country", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.country), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_COUNTRY },
	[ROW_VENUE_UPDATE_PROVINCE] = { .name = "province", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.province), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_PROVINCE },
	[ROW_VENUE_UPDATE_STATE] = { .name = "state", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.state), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_STATE },
	[ROW_VENUE_UPDATE_ZIP] = { .name = "zip", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.zip), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_ZIP },
	[ROW_VENUE_UPDATE_PHONE] = { .name = "phone", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.phone), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_PHONE },
	[ROW_VENUE_UPDATE_STATEPROVINCE] = { .name = "stateprovince",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.stateprovince),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_STATEPROVINCE },
	[ROW_VENUE_UPDATE_WEBSITE] = { .name = "website", .in = IN_BODY,
	    .type = PARAM_URL, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_WEBSITE },
	[ROW_VENUE_UPDATE_IMAGE] = { .name = "image", .in = IN_BODY,
	    .type = PARAM_IMAGE, .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .flags = PARAM_EMPTY, .offset = AT(venue_update, fields.image),
	    .has = AT(venue_update, fields.has_image),
	    .clears = AT(venue_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_IMAGE },
	[ROW_VENUE_UPDATE_GEO_LAT] = { .name = "geo_lat", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER, .null = NULL_CLEARS,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_update, fields.geo_lat),
	    .has = AT(venue_update, fields.has_geo_lat),
	    .clears = AT(venue_update, fields.clears_geo_lat),
	    .with = ROW_VENUE_UPDATE_GEO_LNG, .min = -90, .max = 90,
	    .text = TEXT_VENUE_FIELDS_GEO_LAT },
	[ROW_VENUE_UPDATE_GEO_LNG] = { .name = "geo_lng", .in = IN_BODY,
	    .type = PARAM_NUMBER, .wire = WIRE_NUMBER, .null = NULL_CLEARS,
	    .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_update, fields.geo_lng),
	    .has = AT(venue_update, fields.has_geo_lng),
	    .clears = AT(venue_update, fields.clears_geo_lng),
	    .with = ROW_VENUE_UPDATE_GEO_LAT, .min = -180, .max = 180,
	    .text = TEXT_VENUE_FIELDS_GEO_LNG },
	[ROW_VENUE_UPDATE_ID] = { .name = "id", .in = IN_PATH,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_REQUIRED, .offset = AT(venue_update, id),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_VENUE_UPDATE_ID }
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
	.call = call_venue_update,
	.answers = venue_update_answers,
	.answer_count = COUNT(venue_update_answers),
	.operations = venue_update_operations,
	.body = "VenueUpdate",
	.text = TEXT_VENUE_UPDATE
};

static const struct param venue_get_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(venue_get, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_GET_BY_SLUG_SLUG }
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

const struct route route_venue_get_by_slug = {
	.name = "venue_get_by_slug",
	.path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "venues",
	.params = venue_get_by_slug_rows,
	.param_count = COUNT(venue_get_by_slug_rows),
	.size = sizeof(struct venue_get_params),
	.call = call_venue_get,
	.answers = venue_get_by_slug_answers,
	.answer_count = COUNT(venue_get_by_slug_answers),
	.operations = venue_get_by_slug_operations,
	.text = TEXT_VENUE_GET_BY_SLUG
};

static const struct param venue_delete_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(venue_delete, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_DELETE_BY_SLUG_SLUG },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(venue_delete, force),
	    .has = AT(venue_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_VENUE_DELETE_BY_SLUG_FORCE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(venue_delete, purge),
	    .has = AT(venue_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_VENUE_DELETE_BY_SLUG_PURGE }
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

const struct route route_venue_delete_by_slug = {
	.name = "venue_delete_by_slug",
	.path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "venues",
	.params = venue_delete_by_slug_rows,
	.param_count = COUNT(venue_delete_by_slug_rows),
	.size = sizeof(struct venue_delete_params),
	.call = call_venue_delete,
	.answers = venue_delete_by_slug_answers,
	.answer_count = COUNT(venue_delete_by_slug_answers),
	.operations = venue_delete_by_slug_operations,
	.text = TEXT_VENUE_DELETE_BY_SLUG
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
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_VENUE },
	[ROW_VENUE_UPDATE_BY_SLUG_AUTHOR] = { .name = "author", .in = IN_BODY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_USER,
	    .offset = AT(venue_update, fields.author),
	    .has = AT(venue_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_AUTHOR },
	[ROW_VENUE_UPDATE_BY_SLUG_DATE] = { .name = "date", .in = IN_BODY,
	    .type = PARAM_MOMENT, .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(venue_update, fields.date),
	    .has = AT(venue_update, fields.has_date), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_VENUE_FIELDS_DATE },
	[ROW_VENUE_UPDATE_BY_SLUG_DATE_UTC] = { .name = "date_utc",
	    .in = IN_BODY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_UTC, .offset = AT(venue_update, fields.date_utc),
	    .has = AT(venue_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_DATE_UTC },
	[ROW_VENUE_UPDATE_BY_SLUG_DESCRIPTION] = { .name = "description",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_DESCRIPTION },
	[ROW_VENUE_UPDATE_BY_SLUG_STATUS] = { .name = "status", .in = IN_BODY,
	    .type = PARAM_STATUS, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.status),
	    .has = AT(venue_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_VENUE_FIELDS_STATUS },
	[ROW_VENUE_UPDATE_BY_SLUG_SHOW_MAP] = { .name = "show_map",
	    .in = IN_BODY, .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_update, fields.show_map),
	    .has = AT(venue_update, fields.has_show_map),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_words,
	    .text = TEXT_VENUE_FIELDS_SHOW_MAP },
	[ROW_VENUE_UPDATE_BY_SLUG_SHOW_MAP_LINK] = { .name = "show_map_link",
	    .in = IN_BODY, .type = PARAM_TRUTHY, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_TEXTS,
	    .offset = AT(venue_update, fields.show_map_link),
	    .has = AT(venue_update, fields.has_show_map_link),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .words = venue_fields_show_map_link_words,
	    .text = TEXT_VENUE_FIELDS_SHOW_MAP_LINK },
	[ROW_VENUE_UPDATE_BY_SLUG_ADDRESS] = { .name = "address",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.address), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_ADDRESS },
	[ROW_VENUE_UPDATE_BY_SLUG_CITY] = { .name = "city", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.city), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_CITY },
	[ROW_VENUE_UPDATE_BY_SLUG_COUNTRY] = { .name = "country",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.country), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_COUNTRY },
	[ROW_VENUE_UPDATE_BY_SLUG_PROVINCE] = { .name = "province",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.province), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_PROVINCE },
	[ROW_VENUE_UPDATE_BY_SLUG_STATE] = { .name = "state", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.state), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_STATE },
	[ROW_VENUE_UPDATE_BY_SLUG_ZIP] = { .name = "zip", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.zip), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_ZIP },
	[ROW_VENUE_UPDATE_BY_SLUG_PHONE] = { .name = "phone", .in = IN_BODY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.phone), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_PHONE },
	[ROW_VENUE_UPDATE_BY_SLUG_STATEPROVINCE] = { .name = "stateprovince",
	    .in = IN_BODY, .type = PARAM_STRING, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.stateprovince),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_STATEPROVINCE },
	[ROW_VENUE_UPDATE_BY_SLUG_WEBSITE] = { .name = "website",
	    .in = IN_BODY, .type = PARAM_URL, .wire = WIRE_STRING,
	    .offset = AT(venue_update, fields.website), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_WEBSITE },
	[ROW_VENUE_UPDATE_BY_SLUG_IMAGE] = { .name = "image", .in = IN_BODY,
	    .type = PARAM_IMAGE, .wire = WIRE_STRING, .null = NULL_CLEARS,
	    .flags = PARAM_EMPTY, .offset = AT(venue_update, fields.image),
	    .has = AT(venue_update, fields.has_image),
	    .clears = AT(venue_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_VENUE_FIELDS_IMAGE },
	[ROW_VENUE_UPDATE_BY_SLUG_GEO_LAT] = { .name = "geo_lat",
	    .in = IN_BODY, .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .null = NULL_CLEARS, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_update, fields.geo_lat),
	    .has = AT(venue_update, fields.has_geo_lat),
	    .clears = AT(venue_update, fields.clears_geo_lat),
	    .with = ROW_VENUE_UPDATE_BY_SLUG_GEO_LNG, .min = -90, .max = 90,
	    .text = TEXT_VENUE_FIELDS_GEO_LAT },
	[ROW_VENUE_UPDATE_BY_SLUG_GEO_LNG] = { .name = "geo_lng",
	    .in = IN_BODY, .type = PARAM_NUMBER, .wire = WIRE_NUMBER,
	    .null = NULL_CLEARS, .flags = PARAM_MIN | PARAM_MAX,
	    .offset = AT(venue_update, fields.geo_lng),
	    .has = AT(venue_update, fields.has_geo_lng),
	    .clears = AT(venue_update, fields.clears_geo_lng),
	    .with = ROW_VENUE_UPDATE_BY_SLUG_GEO_LAT, .min = -180, .max = 180,
	    .text = TEXT_VENUE_FIELDS_GEO_LNG },
	[ROW_VENUE_UPDATE_BY_SLUG_SLUG] = { .name = "slug", .in = IN_PATH,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_REQUIRED, .offset = AT(venue_update, slug),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_VENUE_UPDATE_BY_SLUG_SLUG }
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

const struct route route_venue_update_by_slug = {
	.name = "venue_update_by_slug",
	.path = &paths[PATH_VENUES_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "venues",
	.params = venue_update_by_slug_rows,
	.param_count = COUNT(venue_update_by_slug_rows),
	.size = sizeof(struct venue_update_params),
	.call = call_venue_update,
	.answers = venue_update_by_slug_answers,
	.answer_count = COUNT(venue_update_by_slug_answers),
	.operations = venue_update_by_slug_operations,
	.body = "VenueUpdate",
	.text = TEXT_VENUE_UPDATE_BY_SLUG
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
	    .flags = PARAM_MIN | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(organizer_list, paging.page),
	    .has = AT(organizer_list, paging.has_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .shown_default = "1", .text = TEXT_PAGING_PAGE },
	[ROW_ORGANIZER_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(organizer_list, paging.per_page),
	    .has = AT(organizer_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50, .shown_default = "10", .text = TEXT_PAGING_PER_PAGE },
	[ROW_ORGANIZER_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY,
	    .offset = AT(organizer_list, filters.search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32,
	    .text = TEXT_DIRECTORY_SEARCH },
	[ROW_ORGANIZER_LIST_EVENT] = { .name = "event", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT,
	    .offset = AT(organizer_list, filters.event),
	    .has = AT(organizer_list, filters.has_event),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_DIRECTORY_EVENT },
	[ROW_ORGANIZER_LIST_HAS_EVENTS] = { .name = "has_events",
	    .in = IN_QUERY, .type = PARAM_TRUTHY, .wire = WIRE_ANY,
	    .flags = PARAM_FOLD,
	    .offset = AT(organizer_list, filters.has_events),
	    .has = AT(organizer_list, filters.has_has_events),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = directory_has_events_words,
	    .text = TEXT_DIRECTORY_HAS_EVENTS },
	[ROW_ORGANIZER_LIST_ONLY_WITH_UPCOMING] = {
	    .name = "only_with_upcoming", .in = IN_QUERY,
	    .type = PARAM_TRUTHY, .wire = WIRE_ANY,
	    .flags = PARAM_FOLD | PARAM_DEFAULT,
	    .offset = AT(organizer_list, filters.only_with_upcoming),
	    .has = AT(organizer_list, filters.has_only_with_upcoming),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .words = directory_only_with_upcoming_words,
	    .shown_default = "false",
	    .text = TEXT_DIRECTORY_ONLY_WITH_UPCOMING },
	[ROW_ORGANIZER_LIST_STATUS] = { .name = "status", .in = IN_QUERY,
	    .type = PARAM_STATUSES, .wire = WIRE_STRING,
	    .offset = AT(organizer_list, filters.status),
	    .has = AT(organizer_list, filters.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_DIRECTORY_STATUS },
	[ROW_ORGANIZER_LIST_MODIFIED_AFTER] = { .name = "modified_after",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE,
	    .offset = AT(organizer_list, filters.modified_after),
	    .has = AT(organizer_list, filters.has_modified_after),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_DIRECTORY_MODIFIED_AFTER },
	[ROW_ORGANIZER_LIST_MODIFIED_BEFORE] = { .name = "modified_before",
	    .in = IN_QUERY, .type = PARAM_MOMENT, .wire = WIRE_STRING,
	    .zone = ZONE_SITE,
	    .offset = AT(organizer_list, filters.modified_before),
	    .has = AT(organizer_list, filters.has_modified_before),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_DIRECTORY_MODIFIED_BEFORE },
	[ROW_ORGANIZER_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING,
	    .flags = PARAM_FOLD | PARAM_DEFAULT,
	    .offset = AT(organizer_list, filters.orderby),
	    .has = AT(organizer_list, filters.has_orderby),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = directory_orderby_words, .shown_default = "\"date\"",
	    .text = TEXT_DIRECTORY_ORDERBY },
	[ROW_ORGANIZER_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(organizer_list, filters.order),
	    .has = AT(organizer_list, filters.has_order),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = directory_order_words, .text = TEXT_DIRECTORY_ORDER }
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

static const struct answer organizer_list_answers[] = {
	{ .status = 200, .schema = "OrganizerList" },
	{ .status = 404, .code = "organizer-archive-page-not-found" },
	ALWAYS
};

static const char *const organizer_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listOrganizers"
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
	.address_count = COUNT(organizer_list_address),
	.answers = organizer_list_answers,
	.answer_count = COUNT(organizer_list_answers),
	.operations = organizer_list_operations,
	.text = TEXT_ORGANIZER_LIST
};

static const struct param organizer_create_rows[] = {
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(organizer_create, fields.organizer),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_ORGANIZER_FIELDS_ORGANIZER },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(organizer_create, fields.author),
	    .has = AT(organizer_create, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .shown_default = "null", .text = TEXT_ORGANIZER_FIELDS_AUTHOR },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(organizer_create, fields.date),
	    .has = AT(organizer_create, fields.has_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .shown_default = "null", .text = TEXT_ORGANIZER_FIELDS_DATE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(organizer_create, fields.date_utc),
	    .has = AT(organizer_create, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .shown_default = "null", .text = TEXT_ORGANIZER_FIELDS_DATE_UTC },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_create, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_ORGANIZER_FIELDS_DESCRIPTION },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_create, fields.status),
	    .has = AT(organizer_create, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .shown_default = "null", .text = TEXT_ORGANIZER_FIELDS_STATUS },
	{ .name = "phone", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_create, fields.phone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_ORGANIZER_FIELDS_PHONE },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_create, fields.website),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_ORGANIZER_FIELDS_WEBSITE },
	{ .name = "email", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_create, fields.email),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_ORGANIZER_FIELDS_EMAIL },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_REFUSED, .flags = PARAM_EMPTY,
	    .offset = AT(organizer_create, fields.image),
	    .has = AT(organizer_create, fields.has_image),
	    .clears = AT(organizer_create, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR, .shown_default = "null",
	    .text = TEXT_ORGANIZER_FIELDS_IMAGE }
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
	.call = call_organizer_create,
	.answers = organizer_create_answers,
	.answer_count = COUNT(organizer_create_answers),
	.operations = organizer_create_operations,
	.body = "OrganizerCreate",
	.text = TEXT_ORGANIZER_CREATE
};

static const struct param organizer_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_GET_ID }
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
	.call = call_organizer_get,
	.answers = organizer_get_answers,
	.answer_count = COUNT(organizer_get_answers),
	.operations = organizer_get_operations,
	.text = TEXT_ORGANIZER_GET
};

static const struct param organizer_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_DELETE_ID },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(organizer_delete, force),
	    .has = AT(organizer_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_ORGANIZER_DELETE_FORCE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(organizer_delete, purge),
	    .has = AT(organizer_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_ORGANIZER_DELETE_PURGE }
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
	.call = call_organizer_delete,
	.answers = organizer_delete_answers,
	.answer_count = COUNT(organizer_delete_answers),
	.operations = organizer_delete_operations,
	.text = TEXT_ORGANIZER_DELETE
};

static const struct param organizer_update_rows[] = {
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(organizer_update, fields.organizer),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_ORGANIZER },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(organizer_update, fields.author),
	    .has = AT(organizer_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_FIELDS_AUTHOR },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(organizer_update, fields.date),
	    .has = AT(organizer_update, fields.has_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_FIELDS_DATE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(organizer_update, fields.date_utc),
	    .has = AT(organizer_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_FIELDS_DATE_UTC },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_DESCRIPTION },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.status),
	    .has = AT(organizer_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_FIELDS_STATUS },
	{ .name = "phone", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_update, fields.phone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_PHONE },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.website),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_WEBSITE },
	{ .name = "email", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_update, fields.email),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_EMAIL },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_EMPTY,
	    .offset = AT(organizer_update, fields.image),
	    .has = AT(organizer_update, fields.has_image),
	    .clears = AT(organizer_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_IMAGE },
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_update, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_UPDATE_ID }
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
	.call = call_organizer_update,
	.answers = organizer_update_answers,
	.answer_count = COUNT(organizer_update_answers),
	.operations = organizer_update_operations,
	.body = "OrganizerUpdate",
	.text = TEXT_ORGANIZER_UPDATE
};

static const struct param organizer_get_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_get, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_GET_BY_SLUG_SLUG }
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

const struct route route_organizer_get_by_slug = {
	.name = "organizer_get_by_slug",
	.path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "organizers",
	.params = organizer_get_by_slug_rows,
	.param_count = COUNT(organizer_get_by_slug_rows),
	.size = sizeof(struct organizer_get_params),
	.call = call_organizer_get,
	.answers = organizer_get_by_slug_answers,
	.answer_count = COUNT(organizer_get_by_slug_answers),
	.operations = organizer_get_by_slug_operations,
	.text = TEXT_ORGANIZER_GET_BY_SLUG
};

static const struct param organizer_delete_by_slug_rows[] = {
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_delete, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_DELETE_BY_SLUG_SLUG },
	{ .name = "force", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(organizer_delete, force),
	    .has = AT(organizer_delete, has_force), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_ORGANIZER_DELETE_BY_SLUG_FORCE },
	{ .name = "purge", .in = IN_EITHER, .type = PARAM_BOOLEAN,
	    .wire = WIRE_BOOLEAN, .flags = PARAM_DEFAULT,
	    .offset = AT(organizer_delete, purge),
	    .has = AT(organizer_delete, has_purge), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "false",
	    .text = TEXT_ORGANIZER_DELETE_BY_SLUG_PURGE }
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

const struct route route_organizer_delete_by_slug = {
	.name = "organizer_delete_by_slug",
	.path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_DELETE,
	.role = ROLE_CONTRIBUTOR,
	.resource = "organizers",
	.params = organizer_delete_by_slug_rows,
	.param_count = COUNT(organizer_delete_by_slug_rows),
	.size = sizeof(struct organizer_delete_params),
	.call = call_organizer_delete,
	.answers = organizer_delete_by_slug_answers,
	.answer_count = COUNT(organizer_delete_by_slug_answers),
	.operations = organizer_delete_by_slug_operations,
	.text = TEXT_ORGANIZER_DELETE_BY_SLUG
};

static const struct param organizer_update_by_slug_rows[] = {
	{ .name = "organizer", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(organizer_update, fields.organizer),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_ORGANIZER },
	{ .name = "author", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_USER,
	    .offset = AT(organizer_update, fields.author),
	    .has = AT(organizer_update, fields.has_author),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_FIELDS_AUTHOR },
	{ .name = "date", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_SITE,
	    .offset = AT(organizer_update, fields.date),
	    .has = AT(organizer_update, fields.has_date),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_FIELDS_DATE },
	{ .name = "date_utc", .in = IN_BODY, .type = PARAM_MOMENT,
	    .wire = WIRE_STRING, .zone = ZONE_UTC,
	    .offset = AT(organizer_update, fields.date_utc),
	    .has = AT(organizer_update, fields.has_date_utc),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_FIELDS_DATE_UTC },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_DESCRIPTION },
	{ .name = "status", .in = IN_BODY, .type = PARAM_STATUS,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.status),
	    .has = AT(organizer_update, fields.has_status),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_FIELDS_STATUS },
	{ .name = "phone", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_update, fields.phone),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_PHONE },
	{ .name = "website", .in = IN_BODY, .type = PARAM_URL,
	    .wire = WIRE_STRING,
	    .offset = AT(organizer_update, fields.website),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_WEBSITE },
	{ .name = "email", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .offset = AT(organizer_update, fields.email),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_EMAIL },
	{ .name = "image", .in = IN_BODY, .type = PARAM_IMAGE,
	    .wire = WIRE_STRING, .null = NULL_CLEARS, .flags = PARAM_EMPTY,
	    .offset = AT(organizer_update, fields.image),
	    .has = AT(organizer_update, fields.has_image),
	    .clears = AT(organizer_update, fields.clears_image),
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR,
	    .text = TEXT_ORGANIZER_FIELDS_IMAGE },
	{ .name = "slug", .in = IN_PATH, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED,
	    .offset = AT(organizer_update, slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_ORGANIZER_UPDATE_BY_SLUG_SLUG }
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

const struct route route_organizer_update_by_slug = {
	.name = "organizer_update_by_slug",
	.path = &paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
	.methods = 1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
	.role = ROLE_CONTRIBUTOR,
	.resource = "organizers",
	.params = organizer_update_by_slug_rows,
	.param_count = COUNT(organizer_update_by_slug_rows),
	.size = sizeof(struct organizer_update_params),
	.call = call_organizer_update,
	.answers = organizer_update_by_slug_answers,
	.answer_count = COUNT(organizer_update_by_slug_answers),
	.operations = organizer_update_by_slug_operations,
	.body = "OrganizerUpdate",
	.text = TEXT_ORGANIZER_UPDATE_BY_SLUG
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
	    .flags = PARAM_MIN | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(category_list, paging.page),
	    .has = AT(category_list, paging.has_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .shown_default = "1", .text = TEXT_PAGING_PAGE },
	[ROW_CATEGORY_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(category_list, paging.per_page),
	    .has = AT(category_list, paging.has_per_page),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE, .min = 1,
	    .max = 50, .shown_default = "10", .text = TEXT_PAGING_PER_PAGE },
	[ROW_CATEGORY_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(category_list, search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32,
	    .text = TEXT_CATEGORY_LIST_SEARCH },
	[ROW_CATEGORY_LIST_EXCLUDE] = { .name = "exclude", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(category_list, exclude),
	    .has = AT(category_list, has_exclude), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_CATEGORY_LIST_EXCLUDE },
	[ROW_CATEGORY_LIST_INCLUDE] = { .name = "include", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_CATEGORY,
	    .offset = AT(category_list, include),
	    .has = AT(category_list, has_include), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_CATEGORY_LIST_INCLUDE },
	[ROW_CATEGORY_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(category_list, order),
	    .has = AT(category_list, has_order), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = category_list_order_words,
	    .text = TEXT_CATEGORY_LIST_ORDER },
	[ROW_CATEGORY_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(category_list, orderby),
	    .has = AT(category_list, has_orderby), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .words = category_list_orderby_words,
	    .text = TEXT_CATEGORY_LIST_ORDERBY },
	[ROW_CATEGORY_LIST_HIDE_EMPTY] = { .name = "hide_empty",
	    .in = IN_QUERY, .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .flags = PARAM_DEFAULT, .offset = AT(category_list, hide_empty),
	    .has = AT(category_list, has_hide_empty), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "true",
	    .text = TEXT_CATEGORY_LIST_HIDE_EMPTY },
	[ROW_CATEGORY_LIST_PARENT] = { .name = "parent", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_CATEGORY, .flags = PARAM_ZERO,
	    .offset = AT(category_list, parent),
	    .has = AT(category_list, has_parent), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_CATEGORY_LIST_PARENT },
	[ROW_CATEGORY_LIST_POST] = { .name = "post", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT, .offset = AT(category_list, post),
	    .has = AT(category_list, has_post), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_CATEGORY_LIST_POST },
	[ROW_CATEGORY_LIST_EVENT] = { .name = "event", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT, .offset = AT(category_list, event),
	    .has = AT(category_list, has_event), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_CATEGORY_LIST_EVENT },
	[ROW_CATEGORY_LIST_SLUG] = { .name = "slug", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(category_list, slug),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .text = TEXT_CATEGORY_LIST_SLUG }
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

static const struct answer category_list_answers[] = {
	{ .status = 200, .schema = "CategoryList" },
	ALWAYS
};

static const char *const category_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listCategories"
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
	.address_count = COUNT(category_list_address),
	.answers = category_list_answers,
	.answer_count = COUNT(category_list_answers),
	.operations = category_list_operations,
	.text = TEXT_CATEGORY_LIST
};

static const struct param category_create_rows[] = {
	{ .name = "name", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(category_create, fields.name), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_CATEGORY_FIELDS_NAME },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_create, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_CATEGORY_FIELDS_DESCRIPTION },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_create, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_CATEGORY_FIELDS_SLUG },
	{ .name = "parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_CATEGORY,
	    .flags = PARAM_ZERO, .offset = AT(category_create, fields.parent),
	    .has = AT(category_create, fields.has_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_CATEGORY_FIELDS_PARENT }
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
	.call = call_category_create,
	.answers = category_create_answers,
	.answer_count = COUNT(category_create_answers),
	.operations = category_create_operations,
	.body = "CategoryCreate",
	.text = TEXT_CATEGORY_CREATE
};

static const struct param category_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(category_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_CATEGORY_GET_ID }
};

static const struct answer category_get_answers[] = {
	{ .status = 200, .schema = "Category" },
	{ .status = 404, .code = "rest-category-not-found" },
	ALWAYS
};

static const char *const category_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getCategory"
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
	.call = call_category_get,
	.answers = category_get_answers,
	.answer_count = COUNT(category_get_answers),
	.operations = category_get_operations,
	.text = TEXT_CATEGORY_GET
};

static const struct param category_update_rows[] = {
	{ .name = "name", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_update, fields.name), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_CATEGORY_FIELDS_NAME },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_CATEGORY_FIELDS_DESCRIPTION },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(category_update, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_CATEGORY_FIELDS_SLUG },
	{ .name = "parent", .in = IN_BODY, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .reference = REFERENCE_CATEGORY,
	    .flags = PARAM_ZERO, .offset = AT(category_update, fields.parent),
	    .has = AT(category_update, fields.has_parent),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_CATEGORY_FIELDS_PARENT },
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(category_update, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_CATEGORY_UPDATE_ID }
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
	.call = call_category_update,
	.answers = category_update_answers,
	.answer_count = COUNT(category_update_answers),
	.operations = category_update_operations,
	.body = "CategoryUpdate",
	.text = TEXT_CATEGORY_UPDATE
};

static const struct param category_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(category_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_CATEGORY_DELETE_ID }
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
	.call = call_category_delete,
	.answers = category_delete_answers,
	.answer_count = COUNT(category_delete_answers),
	.operations = category_delete_operations,
	.text = TEXT_CATEGORY_DELETE
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
	    .flags = PARAM_MIN | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(tag_list, paging.page),
	    .has = AT(tag_list, paging.has_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .shown_default = "1",
	    .text = TEXT_PAGING_PAGE },
	[ROW_TAG_LIST_PER_PAGE] = { .name = "per_page", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING | PARAM_DEFAULT,
	    .offset = AT(tag_list, paging.per_page),
	    .has = AT(tag_list, paging.has_per_page), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .min = 1, .max = 50, .shown_default = "10",
	    .text = TEXT_PAGING_PER_PAGE },
	[ROW_TAG_LIST_SEARCH] = { .name = "search", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(tag_list, search),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000, .max_words = 32,
	    .text = TEXT_TAG_LIST_SEARCH },
	[ROW_TAG_LIST_EXCLUDE] = { .name = "exclude", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_TAG, .offset = AT(tag_list, exclude),
	    .has = AT(tag_list, has_exclude), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_TAG_LIST_EXCLUDE },
	[ROW_TAG_LIST_INCLUDE] = { .name = "include", .in = IN_QUERY,
	    .type = PARAM_INTEGERS, .wire = WIRE_ARRAY,
	    .reference = REFERENCE_TAG, .offset = AT(tag_list, include),
	    .has = AT(tag_list, has_include), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_items = 100,
	    .text = TEXT_TAG_LIST_INCLUDE },
	[ROW_TAG_LIST_ORDER] = { .name = "order", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(tag_list, order), .has = AT(tag_list, has_order),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = tag_list_order_words, .text = TEXT_TAG_LIST_ORDER },
	[ROW_TAG_LIST_ORDERBY] = { .name = "orderby", .in = IN_QUERY,
	    .type = PARAM_ENUM, .wire = WIRE_STRING, .flags = PARAM_FOLD,
	    .offset = AT(tag_list, orderby), .has = AT(tag_list, has_orderby),
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .words = tag_list_orderby_words, .text = TEXT_TAG_LIST_ORDERBY },
	[ROW_TAG_LIST_HIDE_EMPTY] = { .name = "hide_empty", .in = IN_QUERY,
	    .type = PARAM_BOOLEAN, .wire = WIRE_BOOLEAN,
	    .flags = PARAM_DEFAULT, .offset = AT(tag_list, hide_empty),
	    .has = AT(tag_list, has_hide_empty), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .shown_default = "true",
	    .text = TEXT_TAG_LIST_HIDE_EMPTY },
	[ROW_TAG_LIST_POST] = { .name = "post", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT, .offset = AT(tag_list, post),
	    .has = AT(tag_list, has_post), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_TAG_LIST_POST },
	[ROW_TAG_LIST_EVENT] = { .name = "event", .in = IN_QUERY,
	    .type = PARAM_INTEGER, .wire = WIRE_INTEGER,
	    .reference = REFERENCE_EVENT, .offset = AT(tag_list, event),
	    .has = AT(tag_list, has_event), .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .text = TEXT_TAG_LIST_EVENT },
	[ROW_TAG_LIST_SLUG] = { .name = "slug", .in = IN_QUERY,
	    .type = PARAM_STRING, .wire = WIRE_STRING,
	    .flags = PARAM_NONEMPTY, .offset = AT(tag_list, slug),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 2000,
	    .text = TEXT_TAG_LIST_SLUG }
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

static const struct answer tag_list_answers[] = {
	{ .status = 200, .schema = "TagList" },
	ALWAYS
};

static const char *const tag_list_operations[METHOD_COUNT] = {
	[METHOD_GET] = "listTags"
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
	.address_count = COUNT(tag_list_address),
	.answers = tag_list_answers,
	.answer_count = COUNT(tag_list_answers),
	.operations = tag_list_operations,
	.text = TEXT_TAG_LIST
};

static const struct param tag_create_rows[] = {
	{ .name = "name", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_REQUIRED | PARAM_NONEMPTY,
	    .offset = AT(tag_create, fields.name), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_TAG_FIELDS_NAME },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_create, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_TAG_FIELDS_DESCRIPTION },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_create, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_TAG_FIELDS_SLUG },
	{ .name = "parent", .in = IN_BODY, .type = PARAM_NONZERO,
	    .wire = WIRE_ANY, .flags = PARAM_HIDDEN,
	    .offset = AT(tag_create, fields.parent), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE }
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
	.call = call_tag_create,
	.answers = tag_create_answers,
	.answer_count = COUNT(tag_create_answers),
	.operations = tag_create_operations,
	.body = "TagCreate",
	.text = TEXT_TAG_CREATE
};

static const struct param tag_get_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(tag_get, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_TAG_GET_ID }
};

static const struct answer tag_get_answers[] = {
	{ .status = 200, .schema = "Tag" },
	{ .status = 404, .code = "rest-tag-not-found" },
	ALWAYS
};

static const char *const tag_get_operations[METHOD_COUNT] = {
	[METHOD_GET] = "getTag"
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
	.call = call_tag_get,
	.answers = tag_get_answers,
	.answer_count = COUNT(tag_get_answers),
	.operations = tag_get_operations,
	.text = TEXT_TAG_GET
};

static const struct param tag_update_rows[] = {
	{ .name = "name", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_update, fields.name), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_TAG_FIELDS_NAME },
	{ .name = "description", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_update, fields.description),
	    .has = PARAM_NOWHERE, .clears = PARAM_NOWHERE,
	    .with = PARAM_NOWHERE, .max_bytes = 262144,
	    .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_TAG_FIELDS_DESCRIPTION },
	{ .name = "slug", .in = IN_BODY, .type = PARAM_STRING,
	    .wire = WIRE_STRING, .flags = PARAM_NONEMPTY,
	    .offset = AT(tag_update, fields.slug), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR_TERM,
	    .text = TEXT_TAG_FIELDS_SLUG },
	{ .name = "parent", .in = IN_BODY, .type = PARAM_NONZERO,
	    .wire = WIRE_ANY, .flags = PARAM_HIDDEN,
	    .offset = AT(tag_update, fields.parent), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE },
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(tag_update, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_TAG_UPDATE_ID }
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
	.call = call_tag_update,
	.answers = tag_update_answers,
	.answer_count = COUNT(tag_update_answers),
	.operations = tag_update_operations,
	.body = "TagUpdate",
	.text = TEXT_TAG_UPDATE
};

static const struct param tag_delete_rows[] = {
	{ .name = "id", .in = IN_PATH, .type = PARAM_INTEGER,
	    .wire = WIRE_INTEGER, .flags = PARAM_REQUIRED,
	    .offset = AT(tag_delete, id), .has = PARAM_NOWHERE,
	    .clears = PARAM_NOWHERE, .with = PARAM_NOWHERE,
	    .text = TEXT_TAG_DELETE_ID }
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
	.call = call_tag_delete,
	.answers = tag_delete_answers,
	.answer_count = COUNT(tag_delete_answers),
	.operations = tag_delete_operations,
	.text = TEXT_TAG_DELETE
};
