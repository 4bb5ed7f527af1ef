/* Made from spec/ by codegen; do not edit. */
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

const struct common commons[] = {
	{ .name = "_fields", .in = COMMON_QUERY, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_FIELDS },
	{ .name = "_method", .in = COMMON_QUERY, .uses = 1 << COMMON_POST, .wire = WIRE_STRING, .text = TEXT_COMMON_METHOD },
	{ .name = "Prefer", .in = COMMON_HEADER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_PREFER },
	{ .name = "X-HTTP-Method-Override", .in = COMMON_HEADER, .uses = 1 << COMMON_POST, .wire = WIRE_STRING, .text = TEXT_COMMON_X_HTTP_METHOD_OVERRIDE },
	{ .name = "Idempotency-Key", .in = COMMON_HEADER, .uses = 1 << COMMON_CREATE, .wire = WIRE_STRING, .text = TEXT_COMMON_IDEMPOTENCY_KEY },
	{ .name = "If-None-Match", .in = COMMON_HEADER, .uses = 1 << COMMON_LIST | 1 << COMMON_READ | 1 << COMMON_INFO, .wire = WIRE_STRING, .text = TEXT_COMMON_IF_NONE_MATCH },
	{ .name = "If-Match", .in = COMMON_HEADER, .uses = 1 << COMMON_UPDATE | 1 << COMMON_DELETE, .wire = WIRE_STRING, .text = TEXT_COMMON_IF_MATCH },
	{ .name = "Origin", .in = COMMON_HEADER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_ORIGIN },
	{ .name = "Accept-Encoding", .in = COMMON_HEADER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_ACCEPT_ENCODING },
	{ .name = "Date", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_DATE },
	{ .name = "Content-Language", .in = COMMON_ANSWER, .uses = 1 << COMMON_INFO | 1 << COMMON_UNCHANGED, .wire = WIRE_STRING, .text = TEXT_COMMON_CONTENT_LANGUAGE },
	{ .name = "X-Request-Id", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_X_REQUEST_ID },
	{ .name = "X-Content-Type-Options", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_X_CONTENT_TYPE_OPTIONS },
	{ .name = "X-Robots-Tag", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_X_ROBOTS_TAG },
	{ .name = "Content-Encoding", .in = COMMON_ANSWER, .uses = 1 << COMMON_LIST | 1 << COMMON_READ | 1 << COMMON_CREATE | 1 << COMMON_UPDATE | 1 << COMMON_DELETE | 1 << COMMON_INFO | 1 << COMMON_REFUSED, .wire = WIRE_STRING, .text = TEXT_COMMON_CONTENT_ENCODING },
	{ .name = "Vary", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_VARY },
	{ .name = "Cache-Control", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_CACHE_CONTROL },
	{ .name = "Expires", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_EXPIRES },
	{ .name = "ETag", .in = COMMON_ANSWER, .uses = 1 << COMMON_LIST | 1 << COMMON_READ | 1 << COMMON_INFO | 1 << COMMON_UNCHANGED, .wire = WIRE_STRING, .text = TEXT_COMMON_ETAG },
	{ .name = "Last-Modified", .in = COMMON_ANSWER, .uses = 1 << COMMON_LIST | 1 << COMMON_READ | 1 << COMMON_INFO | 1 << COMMON_UNCHANGED, .wire = WIRE_STRING, .text = TEXT_COMMON_LAST_MODIFIED },
	{ .name = "X-TEC-Total", .in = COMMON_ANSWER, .uses = 1 << COMMON_LIST, .wire = WIRE_INTEGER, .text = TEXT_COMMON_X_TEC_TOTAL },
	{ .name = "X-TEC-TotalPages", .in = COMMON_ANSWER, .uses = 1 << COMMON_LIST, .wire = WIRE_INTEGER, .text = TEXT_COMMON_X_TEC_TOTALPAGES },
	{ .name = "X-WP-Total", .in = COMMON_ANSWER, .uses = 1 << COMMON_LIST, .wire = WIRE_INTEGER, .text = TEXT_COMMON_X_WP_TOTAL },
	{ .name = "X-WP-TotalPages", .in = COMMON_ANSWER, .uses = 1 << COMMON_LIST, .wire = WIRE_INTEGER, .text = TEXT_COMMON_X_WP_TOTALPAGES },
	{ .name = "Link", .in = COMMON_ANSWER, .uses = 1 << COMMON_LIST, .wire = WIRE_STRING, .text = TEXT_COMMON_LINK },
	{ .name = "Location", .in = COMMON_ANSWER, .uses = 1 << COMMON_CREATE, .wire = WIRE_STRING, .text = TEXT_COMMON_LOCATION },
	{ .name = "Allow", .in = COMMON_ANSWER, .uses = 1 << COMMON_NOT_ALLOWED, .wire = WIRE_STRING, .text = TEXT_COMMON_ALLOW },
	{ .name = "WWW-Authenticate", .in = COMMON_ANSWER, .uses = 1 << COMMON_UNAUTHORIZED, .wire = WIRE_STRING, .text = TEXT_COMMON_WWW_AUTHENTICATE },
	{ .name = "Retry-After", .in = COMMON_ANSWER, .uses = 1 << COMMON_BUSY, .wire = WIRE_INTEGER, .text = TEXT_COMMON_RETRY_AFTER },
	{ .name = "Preference-Applied", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_PREFERENCE_APPLIED },
	{ .name = "Idempotency-Replayed", .in = COMMON_ANSWER, .uses = 1 << COMMON_CREATE, .wire = WIRE_STRING, .text = TEXT_COMMON_IDEMPOTENCY_REPLAYED },
	{ .name = "Access-Control-Expose-Headers", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_ACCESS_CONTROL_EXPOSE_HEADERS },
	{ .name = "Access-Control-Allow-Headers", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_ACCESS_CONTROL_ALLOW_HEADERS },
	{ .name = "Access-Control-Allow-Origin", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_ACCESS_CONTROL_ALLOW_ORIGIN },
	{ .name = "Access-Control-Allow-Methods", .in = COMMON_ANSWER, .uses = 1 << COMMON_EVERY, .wire = WIRE_STRING, .text = TEXT_COMMON_ACCESS_CONTROL_ALLOW_METHODS }
};

const size_t common_count = COUNT(commons);

const struct status_row statuses[] = {
	{ .status = 200, .text = TEXT_STATUS_200 },
	{ .status = 201, .text = TEXT_STATUS_201 },
	{ .status = 304, .text = TEXT_STATUS_304 },
	{ .status = 400, .text = TEXT_STATUS_400 },
	{ .status = 401, .text = TEXT_STATUS_401 },
	{ .status = 403, .text = TEXT_STATUS_403 },
	{ .status = 404, .text = TEXT_STATUS_404 },
	{ .status = 405, .text = TEXT_STATUS_405 },
	{ .status = 408, .text = TEXT_STATUS_408 },
	{ .status = 410, .text = TEXT_STATUS_410 },
	{ .status = 411, .text = TEXT_STATUS_411 },
	{ .status = 412, .text = TEXT_STATUS_412 },
	{ .status = 413, .text = TEXT_STATUS_413 },
	{ .status = 414, .text = TEXT_STATUS_414 },
	{ .status = 422, .text = TEXT_STATUS_422 },
	{ .status = 429, .text = TEXT_STATUS_429 },
	{ .status = 431, .text = TEXT_STATUS_431 },
	{ .status = 500, .text = TEXT_STATUS_500 },
	{ .status = 503, .text = TEXT_STATUS_503 },
	{ .status = 505, .text = TEXT_STATUS_505 },
	{ .status = 507, .text = TEXT_STATUS_507 }
};

const size_t status_count = COUNT(statuses);

const struct resource resources[] = {
	{ .name = "events", .text = TEXT_RESOURCE_EVENTS },
	{ .name = "venues", .text = TEXT_RESOURCE_VENUES },
	{ .name = "organizers", .text = TEXT_RESOURCE_ORGANIZERS },
	{ .name = "categories", .text = TEXT_RESOURCE_CATEGORIES },
	{ .name = "tags", .text = TEXT_RESOURCE_TAGS }
};

const size_t resource_count = COUNT(resources);
