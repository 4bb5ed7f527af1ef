/* Made from spec/ by codegen; do not edit. */
#include "generated/routes.h"
#include "generated/texts.h"
#include "http/rows.h"

#define PAGING(route) \
	ROW(route, paging.page, "page", QUERY, INTEGER, INTEGER, \
	    .group = "paging", .shown = "1", .has = AT(route, \
	    paging.has_page), .flags = PARAM_MIN | PARAM_PAGING, .min = 1), \
	ROW(route, paging.per_page, "per_page", QUERY, INTEGER, INTEGER, \
	    .group = "paging", .shown = "10", .has = AT(route, \
	    paging.has_per_page), \
	    .flags = PARAM_MIN | PARAM_CUT | PARAM_PAGING, .min = 1, \
	    .max = 50)

static const char *const directory_has_events_words[] = { "1", "enable",
    "enabled", "on", "y", "yes", "true", NULL };
static const char *const directory_only_with_upcoming_words[] = { "1",
    "enable", "enabled", "on", "y", "yes", "true", NULL };
static const char *const directory_orderby_words[] = { "name", "date",
    "modified", "id", NULL };
static const char *const directory_order_words[] = { "asc", "desc", NULL };

#define DIRECTORY(route) \
	ROW(route, filters.search, "search", QUERY, STRING, STRING, \
	    .group = "directory", .flags = PARAM_NONEMPTY, .max_bytes = 2000, \
	    .max_words = 32), \
	ROW(route, filters.event, "event", QUERY, INTEGER, INTEGER, \
	    .group = "directory", .has = AT(route, filters.has_event), \
	    .reference = REFERENCE_EVENT), \
	ROW(route, filters.has_events, "has_events", QUERY, TRUTHY, ANY, \
	    .group = "directory", .has = AT(route, filters.has_has_events), \
	    .flags = PARAM_FOLD, .max_bytes = 2000, \
	    .words = directory_has_events_words), \
	ROW(route, filters.only_with_upcoming, "only_with_upcoming", QUERY, \
	    TRUTHY, ANY, .group = "directory", .shown = "false", \
	    .has = AT(route, filters.has_only_with_upcoming), \
	    .flags = PARAM_FOLD, .max_bytes = 2000, \
	    .words = directory_only_with_upcoming_words), \
	ROW(route, filters.status, "status", QUERY, STATUSES, STRING, \
	    .group = "directory", .has = AT(route, filters.has_status), \
	    .max_items = 100), \
	ROW(route, filters.modified_after, "modified_after", QUERY, MOMENT, \
	    STRING, .group = "directory", .has = AT(route, \
	    filters.has_modified_after), .zone = ZONE_SITE), \
	ROW(route, filters.modified_before, "modified_before", QUERY, MOMENT, \
	    STRING, .group = "directory", .has = AT(route, \
	    filters.has_modified_before), .zone = ZONE_SITE), \
	ROW(route, filters.orderby, "orderby", QUERY, ENUM, STRING, \
	    .group = "directory", .shown = "\"date\"", .has = AT(route, \
	    filters.has_orderby), .flags = PARAM_FOLD | PARAM_LENIENT, \
	    .words = directory_orderby_words), \
	ROW(route, filters.order, "order", QUERY, ENUM, STRING, \
	    .group = "directory", .has = AT(route, filters.has_order), \
	    .flags = PARAM_FOLD | PARAM_LENIENT, \
	    .words = directory_order_words)

static const struct form_row event_fields_form[] = {
	{ "title", FORM_MAIN, TEXT_EVENT_FIELDS_TITLE_LABEL, 0, NULL, true },
	{ "start_date", FORM_MAIN, TEXT_EVENT_FIELDS_START_DATE_LABEL, 0, NULL,
	    true },
	{ "end_date", FORM_MAIN, TEXT_EVENT_FIELDS_END_DATE_LABEL, 0, NULL,
	    true },
	{ "all_day", FORM_MAIN, TEXT_EVENT_FIELDS_ALL_DAY_LABEL, 0, NULL,
	    true },
	{ "venue", FORM_MAIN, TEXT_EVENT_FIELDS_VENUE_LABEL,
	    TEXT_EVENT_FIELDS_VENUE_HINT, NULL, true },
	{ "organizer", FORM_MAIN, TEXT_EVENT_FIELDS_ORGANIZER_LABEL,
	    TEXT_EVENT_FIELDS_ORGANIZER_HINT, NULL, true },
	{ "description", FORM_MAIN, TEXT_EVENT_FIELDS_DESCRIPTION_LABEL,
	    TEXT_EVENT_FIELDS_DESCRIPTION_HINT, NULL, true },
	{ "website", FORM_MAIN, TEXT_EVENT_FIELDS_WEBSITE_LABEL, 0, NULL,
	    true },
	{ "image", FORM_ASIDE, TEXT_EVENT_FIELDS_IMAGE_LABEL,
	    TEXT_EVENT_FIELDS_IMAGE_HINT, NULL, true },
	{ "categories", FORM_ASIDE, TEXT_EVENT_FIELDS_CATEGORIES_LABEL, 0,
	    NULL, true },
	{ "tags", FORM_ASIDE, TEXT_EVENT_FIELDS_TAGS_LABEL,
	    TEXT_EVENT_FIELDS_TAGS_HINT, NULL, false },
	{ "cost", FORM_ASIDE, TEXT_EVENT_FIELDS_COST_LABEL,
	    TEXT_EVENT_FIELDS_COST_HINT, NULL, true },
	{ "event_status", FORM_ASIDE, TEXT_EVENT_FIELDS_EVENT_STATUS_LABEL, 0,
	    (const int[]){ TEXT_EVENT_FIELDS_EVENT_STATUS_SCHEDULED,
	    TEXT_EVENT_FIELDS_EVENT_STATUS_CANCELED,
	    TEXT_EVENT_FIELDS_EVENT_STATUS_POSTPONED }, false },
	{ "event_status_reason", FORM_ASIDE,
	    TEXT_EVENT_FIELDS_EVENT_STATUS_REASON_LABEL, 0, NULL, false },
	{ "password", FORM_MORE, TEXT_EVENT_FIELDS_PASSWORD_LABEL,
	    TEXT_EVENT_FIELDS_PASSWORD_HINT, NULL, false },
	{ "featured", FORM_MORE, TEXT_EVENT_FIELDS_FEATURED_LABEL, 0, NULL,
	    false },
	{ "timezone", FORM_MORE, TEXT_EVENT_FIELDS_TIMEZONE_LABEL,
	    TEXT_EVENT_FIELDS_TIMEZONE_HINT, NULL, false },
	{ "excerpt", FORM_MORE, TEXT_EVENT_FIELDS_EXCERPT_LABEL,
	    TEXT_EVENT_FIELDS_EXCERPT_HINT, NULL, false },
	{ "date", FORM_MORE, TEXT_EVENT_FIELDS_DATE_LABEL,
	    TEXT_EVENT_FIELDS_DATE_HINT, NULL, false },
	{ "slug", FORM_MORE, TEXT_EVENT_FIELDS_SLUG_LABEL,
	    TEXT_EVENT_FIELDS_SLUG_HINT, NULL, false },
	{ "show_map", FORM_MORE, TEXT_EVENT_FIELDS_SHOW_MAP_LABEL, 0, NULL,
	    false },
	{ "show_map_link", FORM_MORE, TEXT_EVENT_FIELDS_SHOW_MAP_LINK_LABEL, 0,
	    NULL, false },
	{ "hide_from_listings", FORM_MORE,
	    TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS_LABEL, 0, NULL, false },
	{ "sticky", FORM_MORE, TEXT_EVENT_FIELDS_STICKY_LABEL, 0, NULL, false },
	{ NULL, FORM_MORE, 0, 0, NULL, false }
};

static const char *const event_fields_event_status_words[] = { "scheduled",
    "canceled", "postponed", NULL };

#define EVENT_FIELDS(route) \
	ROW(route, fields.title, "title", BODY, STRING, STRING, \
	    .group = "event_fields", \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY | PARAM_MARKUP, \
	    .max_bytes = 1024), \
	ROW(route, fields.start_date, "start_date", BODY, DATE, STRING, \
	    .group = "event_fields", .has = AT(route, fields.has_start_date), \
	    .flags = PARAM_REQUIRED), \
	ROW(route, fields.end_date, "end_date", BODY, DATE, STRING, \
	    .group = "event_fields", .has = AT(route, fields.has_end_date), \
	    .flags = PARAM_REQUIRED), \
	ROW(route, fields.author, "author", BODY, INTEGER, INTEGER, \
	    .group = "event_fields", .has = AT(route, fields.has_author), \
	    .reference = REFERENCE_USER), \
	ROW(route, fields.date, "date", BODY, MOMENT, STRING, \
	    .group = "event_fields", .has = AT(route, fields.has_date), \
	    .zone = ZONE_SITE), \
	ROW(route, fields.date_utc, "date_utc", BODY, MOMENT, STRING, \
	    .group = "event_fields", .has = AT(route, fields.has_date_utc), \
	    .zone = ZONE_UTC), \
	ROW(route, fields.description, "description", BODY, STRING, STRING, \
	    .group = "event_fields", .clears = AT(route, \
	    fields.clears_description), .null = NULL_UPDATE_CLEARS, \
	    .flags = PARAM_NONEMPTY | PARAM_LINES | PARAM_MARKUP, \
	    .max_bytes = 262144, .too_long = error_db_insert_error), \
	ROW(route, fields.excerpt, "excerpt", BODY, STRING, STRING, \
	    .group = "event_fields", .clears = AT(route, \
	    fields.clears_excerpt), .null = NULL_UPDATE_CLEARS, \
	    .flags = PARAM_NONEMPTY | PARAM_MARKUP, .max_bytes = 65535, \
	    .too_long = error_db_insert_error), \
	ROW(route, fields.slug, "slug", BODY, STRING, STRING, \
	    .group = "event_fields", .flags = PARAM_NONEMPTY, \
	    .max_bytes = 1024), \
	ROW(route, fields.status, "status", BODY, STATUS, STRING, \
	    .group = "event_fields", .has = AT(route, fields.has_status)), \
	ROW(route, fields.timezone, "timezone", BODY, TIMEZONE, STRING, \
	    .group = "event_fields"), \
	ROW(route, fields.all_day, "all_day", BODY, BOOLEAN, BOOLEAN, \
	    .group = "event_fields", .shown = "false", .has = AT(route, \
	    fields.has_all_day)), \
	ROW(route, fields.image, "image", BODY, IMAGE, STRING, \
	    .group = "event_fields", .has = AT(route, fields.has_image), \
	    .clears = AT(route, fields.clears_image), \
	    .null = NULL_UPDATE_CLEARS, .max_bytes = 2000), \
	ROW(route, fields.cost, "cost", BODY, COST, ANY, \
	    .group = "event_fields", .null = NULL_ABSENT, .max_bytes = 2000), \
	    \
	ROW(route, fields.website, "website", BODY, URL, ANY, \
	    .group = "event_fields", .shown = "null", .null = NULL_ABSENT, \
	    .max_bytes = 2000), \
	ROW(route, fields.show_map, "show_map", BODY, BOOLEAN, BOOLEAN, \
	    .group = "event_fields", .has = AT(route, fields.has_show_map)), \
	ROW(route, fields.show_map_link, "show_map_link", BODY, BOOLEAN, \
	    BOOLEAN, .group = "event_fields", .has = AT(route, \
	    fields.has_show_map_link)), \
	ROW(route, fields.hide_from_listings, "hide_from_listings", BODY, \
	    BOOLEAN, BOOLEAN, .group = "event_fields", .has = AT(route, \
	    fields.has_hide_from_listings)), \
	ROW(route, fields.sticky, "sticky", BODY, BOOLEAN, BOOLEAN, \
	    .group = "event_fields", .has = AT(route, fields.has_sticky)), \
	ROW(route, fields.featured, "featured", BODY, BOOLEAN, BOOLEAN, \
	    .group = "event_fields", .has = AT(route, fields.has_featured)), \
	ROW(route, fields.categories, "categories", BODY, TERM_NAMES, ARRAY, \
	    .group = "event_fields", .shown = "null", .has = AT(route, \
	    fields.has_categories), .null = NULL_ABSENT, \
	    .reference = REFERENCE_CATEGORY, .max_items = 100), \
	ROW(route, fields.tags, "tags", BODY, TERM_NAMES, ARRAY, \
	    .group = "event_fields", .shown = "null", .has = AT(route, \
	    fields.has_tags), .null = NULL_ABSENT, \
	    .reference = REFERENCE_TAG, .max_items = 100), \
	ROW(route, fields.venue, "venue", BODY, LINKS, ARRAY, \
	    .group = "event_fields", .shown = "null", .has = AT(route, \
	    fields.has_venue), .clears = AT(route, fields.clears_venue), \
	    .null = NULL_CLEARS, .reference = REFERENCE_VENUE, \
	    .flags = PARAM_ONE, .max_items = 50, \
	    .creates = &route_venue_create), \
	ROW(route, fields.organizer, "organizer", BODY, LINKS, ARRAY, \
	    .group = "event_fields", .shown = "null", .has = AT(route, \
	    fields.has_organizer), .clears = AT(route, \
	    fields.clears_organizer), .null = NULL_CLEARS, \
	    .reference = REFERENCE_ORGANIZER, .max_items = 50, \
	    .creates = &route_organizer_create), \
	ROW(route, fields.ticketed, "ticketed", BODY, BOOLEAN, BOOLEAN, \
	    .group = "event_fields", .shown = "false", .has = AT(route, \
	    fields.has_ticketed)), \
	ROW(route, fields.post_parent, "post_parent", BODY, INTEGER, INTEGER, \
	    .group = "event_fields", .shown = "0", .has = AT(route, \
	    fields.has_post_parent), .reference = REFERENCE_EVENT, \
	    .flags = PARAM_ZERO | PARAM_OTHER), \
	ROW(route, fields.event_status, "event_status", BODY, WORD, STRING, \
	    .group = "event_fields", .shown = "\"scheduled\"", \
	    .flags = PARAM_LENIENT, \
	    .words = event_fields_event_status_words), \
	ROW(route, fields.event_status_reason, "event_status_reason", BODY, \
	    STRING, STRING, .group = "event_fields", .max_bytes = 2000), \
	ROW(route, fields.password, "password", BODY, STRING, STRING, \
	    .group = "event_fields", .clears = AT(route, \
	    fields.clears_password), .null = NULL_CLEARS, \
	    .flags = PARAM_NONEMPTY, .max_bytes = 255)

static const struct form_row venue_fields_form[] = {
	{ "venue", FORM_MAIN, TEXT_VENUE_FIELDS_VENUE_LABEL, 0, NULL, false },
	{ "address", FORM_MAIN, TEXT_VENUE_FIELDS_ADDRESS_LABEL, 0, NULL,
	    false },
	{ "zip", FORM_MAIN, TEXT_VENUE_FIELDS_ZIP_LABEL, 0, NULL, false },
	{ "city", FORM_MAIN, TEXT_VENUE_FIELDS_CITY_LABEL, 0, NULL, false },
	{ "country", FORM_MAIN, TEXT_VENUE_FIELDS_COUNTRY_LABEL, 0, NULL,
	    false },
	{ "phone", FORM_MAIN, TEXT_VENUE_FIELDS_PHONE_LABEL, 0, NULL, false },
	{ "website", FORM_MAIN, TEXT_VENUE_FIELDS_WEBSITE_LABEL, 0, NULL,
	    false },
	{ "description", FORM_MAIN, TEXT_VENUE_FIELDS_DESCRIPTION_LABEL, 0,
	    NULL, false },
	{ "image", FORM_MAIN, TEXT_VENUE_FIELDS_IMAGE_LABEL,
	    TEXT_VENUE_FIELDS_IMAGE_HINT, NULL, false },
	{ "state", FORM_MORE, TEXT_VENUE_FIELDS_STATE_LABEL, 0, NULL, false },
	{ "province", FORM_MORE, TEXT_VENUE_FIELDS_PROVINCE_LABEL, 0, NULL,
	    false },
	{ "geo_lat", FORM_MORE, TEXT_VENUE_FIELDS_GEO_LAT_LABEL, 0, NULL,
	    false },
	{ "geo_lng", FORM_MORE, TEXT_VENUE_FIELDS_GEO_LNG_LABEL, 0, NULL,
	    false },
	{ "show_map", FORM_MORE, TEXT_VENUE_FIELDS_SHOW_MAP_LABEL, 0, NULL,
	    false },
	{ "show_map_link", FORM_MORE, TEXT_VENUE_FIELDS_SHOW_MAP_LINK_LABEL, 0,
	    NULL, false },
	{ NULL, FORM_MORE, 0, 0, NULL, false }
};

static const char *const venue_fields_show_map_words[] = { "1", "enable",
    "enabled", "on", "y", "yes", "true", NULL };
static const char *const venue_fields_show_map_link_words[] = { "1", "enable",
    "enabled", "on", "y", "yes", "true", NULL };

#define VENUE_FIELDS(route) \
	ROW(route, fields.venue, "venue", BODY, STRING, STRING, \
	    .group = "venue_fields", \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY | PARAM_MARKUP, \
	    .max_bytes = 1024), \
	ROW(route, fields.author, "author", BODY, INTEGER, INTEGER, \
	    .group = "venue_fields", .has = AT(route, fields.has_author), \
	    .reference = REFERENCE_USER), \
	ROW(route, fields.date, "date", BODY, MOMENT, STRING, \
	    .group = "venue_fields", .has = AT(route, fields.has_date), \
	    .zone = ZONE_SITE), \
	ROW(route, fields.date_utc, "date_utc", BODY, MOMENT, STRING, \
	    .group = "venue_fields", .has = AT(route, fields.has_date_utc), \
	    .zone = ZONE_UTC), \
	ROW(route, fields.description, "description", BODY, STRING, STRING, \
	    .group = "venue_fields", .shown = "null", \
	    .flags = PARAM_LINES | PARAM_MARKUP, .max_bytes = 262144, \
	    .too_long = error_db_insert_error), \
	ROW(route, fields.status, "status", BODY, STATUS, STRING, \
	    .group = "venue_fields", .has = AT(route, fields.has_status)), \
	ROW(route, fields.show_map, "show_map", BODY, TRUTHY, STRING, \
	    .group = "venue_fields", .shown = "null", .has = AT(route, \
	    fields.has_show_map), .flags = PARAM_FOLD | PARAM_TEXTS, \
	    .max_bytes = 2000, .words = venue_fields_show_map_words), \
	ROW(route, fields.show_map_link, "show_map_link", BODY, TRUTHY, \
	    STRING, .group = "venue_fields", .shown = "null", \
	    .has = AT(route, fields.has_show_map_link), \
	    .flags = PARAM_FOLD | PARAM_TEXTS, .max_bytes = 2000, \
	    .words = venue_fields_show_map_link_words), \
	ROW(route, fields.address, "address", BODY, STRING, STRING, \
	    .group = "venue_fields", .shown = "null", .max_bytes = 2000), \
	ROW(route, fields.city, "city", BODY, STRING, STRING, \
	    .group = "venue_fields", .shown = "null", .max_bytes = 2000), \
	ROW(route, fields.country, "country", BODY, STRING, STRING, \
	    .group = "venue_fields", .shown = "null", .max_bytes = 2000), \
	ROW(route, fields.province, "province", BODY, STRING, STRING, \
	    .group = "venue_fields", .shown = "null", .max_bytes = 2000), \
	ROW(route, fields.state, "state", BODY, STRING, STRING, \
	    .group = "venue_fields", .shown = "null", .max_bytes = 2000), \
	ROW(route, fields.zip, "zip", BODY, STRING, STRING, \
	    .group = "venue_fields", .shown = "null", .max_bytes = 2000), \
	ROW(route, fields.phone, "phone", BODY, STRING, STRING, \
	    .group = "venue_fields", .shown = "null", .max_bytes = 2000), \
	ROW(route, fields.stateprovince, "stateprovince", BODY, STRING, \
	    STRING, .group = "venue_fields", .shown = "null", \
	    .max_bytes = 2000), \
	ROW(route, fields.website, "website", BODY, URL, STRING, \
	    .group = "venue_fields", .shown = "null", .max_bytes = 2000), \
	ROW(route, fields.image, "image", BODY, IMAGE, STRING, \
	    .group = "venue_fields", .shown = "null", .has = AT(route, \
	    fields.has_image), .clears = AT(route, fields.clears_image), \
	    .null = NULL_UPDATE_CLEARS, .flags = PARAM_EMPTY, \
	    .max_bytes = 2000), \
	ROW(route, fields.geo_lat, "geo_lat", BODY, NUMBER, NUMBER, \
	    .group = "venue_fields", .shown = "null", .has = AT(route, \
	    fields.has_geo_lat), .clears = AT(route, fields.clears_geo_lat), \
	    .null = NULL_UPDATE_CLEARS, .flags = PARAM_MIN | PARAM_MAX, \
	    .with = 1, .min = -90, .max = 90), \
	ROW(route, fields.geo_lng, "geo_lng", BODY, NUMBER, NUMBER, \
	    .group = "venue_fields", .shown = "null", .has = AT(route, \
	    fields.has_geo_lng), .clears = AT(route, fields.clears_geo_lng), \
	    .null = NULL_UPDATE_CLEARS, .flags = PARAM_MIN | PARAM_MAX, \
	    .with = -1, .min = -180, .max = 180)

static const struct form_row organizer_fields_form[] = {
	{ "organizer", FORM_MAIN, TEXT_ORGANIZER_FIELDS_ORGANIZER_LABEL, 0,
	    NULL, false },
	{ "phone", FORM_MAIN, TEXT_ORGANIZER_FIELDS_PHONE_LABEL, 0, NULL,
	    false },
	{ "email", FORM_MAIN, TEXT_ORGANIZER_FIELDS_EMAIL_LABEL,
	    TEXT_ORGANIZER_FIELDS_EMAIL_HINT, NULL, false },
	{ "website", FORM_MAIN, TEXT_ORGANIZER_FIELDS_WEBSITE_LABEL, 0, NULL,
	    false },
	{ "description", FORM_MAIN, TEXT_ORGANIZER_FIELDS_DESCRIPTION_LABEL, 0,
	    NULL, false },
	{ "image", FORM_MAIN, TEXT_ORGANIZER_FIELDS_IMAGE_LABEL,
	    TEXT_ORGANIZER_FIELDS_IMAGE_HINT, NULL, false },
	{ NULL, FORM_MORE, 0, 0, NULL, false }
};

#define ORGANIZER_FIELDS(route) \
	ROW(route, fields.organizer, "organizer", BODY, STRING, STRING, \
	    .group = "organizer_fields", .shown = "null", \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY | PARAM_MARKUP, \
	    .max_bytes = 1024), \
	ROW(route, fields.author, "author", BODY, INTEGER, INTEGER, \
	    .group = "organizer_fields", .shown = "null", .has = AT(route, \
	    fields.has_author), .reference = REFERENCE_USER), \
	ROW(route, fields.date, "date", BODY, MOMENT, STRING, \
	    .group = "organizer_fields", .shown = "null", .has = AT(route, \
	    fields.has_date), .zone = ZONE_SITE), \
	ROW(route, fields.date_utc, "date_utc", BODY, MOMENT, STRING, \
	    .group = "organizer_fields", .shown = "null", .has = AT(route, \
	    fields.has_date_utc), .zone = ZONE_UTC), \
	ROW(route, fields.description, "description", BODY, STRING, STRING, \
	    .group = "organizer_fields", .shown = "null", \
	    .flags = PARAM_LINES | PARAM_MARKUP, .max_bytes = 262144, \
	    .too_long = error_db_insert_error), \
	ROW(route, fields.status, "status", BODY, STATUS, STRING, \
	    .group = "organizer_fields", .shown = "null", .has = AT(route, \
	    fields.has_status)), \
	ROW(route, fields.phone, "phone", BODY, STRING, STRING, \
	    .group = "organizer_fields", .shown = "null", .max_bytes = 2000), \
	    \
	ROW(route, fields.website, "website", BODY, URL, STRING, \
	    .group = "organizer_fields", .shown = "null", .max_bytes = 2000), \
	    \
	ROW(route, fields.email, "email", BODY, STRING, STRING, \
	    .group = "organizer_fields", .shown = "null", .max_bytes = 2000), \
	    \
	ROW(route, fields.image, "image", BODY, IMAGE, STRING, \
	    .group = "organizer_fields", .shown = "null", .has = AT(route, \
	    fields.has_image), .clears = AT(route, fields.clears_image), \
	    .null = NULL_UPDATE_CLEARS, .flags = PARAM_EMPTY, \
	    .max_bytes = 2000)

static const struct form_row category_fields_form[] = {
	{ "name", FORM_MAIN, TEXT_CATEGORY_FIELDS_NAME_LABEL, 0, NULL, false },
	{ "parent", FORM_MAIN, TEXT_CATEGORY_FIELDS_PARENT_LABEL, 0, NULL,
	    false },
	{ "description", FORM_MAIN, TEXT_CATEGORY_FIELDS_DESCRIPTION_LABEL, 0,
	    NULL, false },
	{ "color", FORM_MAIN, TEXT_CATEGORY_FIELDS_COLOR_LABEL,
	    TEXT_CATEGORY_FIELDS_COLOR_HINT, NULL, false },
	{ "slug", FORM_MORE, TEXT_CATEGORY_FIELDS_SLUG_LABEL, 0, NULL, false },
	{ NULL, FORM_MORE, 0, 0, NULL, false }
};

#define CATEGORY_FIELDS(route) \
	ROW(route, fields.name, "name", BODY, STRING, STRING, \
	    .group = "category_fields", \
	    .flags = PARAM_REQUIRED | PARAM_NONEMPTY, .max_bytes = 1024), \
	ROW(route, fields.description, "description", BODY, STRING, STRING, \
	    .group = "category_fields", \
	    .flags = PARAM_NONEMPTY | PARAM_LINES | PARAM_MARKUP, \
	    .max_bytes = 262144, .too_long = error_db_insert_error_term), \
	ROW(route, fields.slug, "slug", BODY, STRING, STRING, \
	    .group = "category_fields", .flags = PARAM_NONEMPTY, \
	    .max_bytes = 1024), \
	ROW(route, fields.parent, "parent", BODY, INTEGER, INTEGER, \
	    .group = "category_fields", .has = AT(route, fields.has_parent), \
	    .reference = REFERENCE_CATEGORY, .flags = PARAM_ZERO), \
	ROW(route, fields.color, "color", BODY, COLOR, STRING, \
	    .group = "category_fields")

static const struct form_row tag_fields_form[] = {
	{ "name", FORM_MAIN, TEXT_TAG_FIELDS_NAME_LABEL, 0, NULL, false },
	{ "description", FORM_MAIN, TEXT_TAG_FIELDS_DESCRIPTION_LABEL, 0, NULL,
	    false },
	{ "slug", FORM_MORE, TEXT_TAG_FIELDS_SLUG_LABEL, 0, NULL, false },
	{ NULL, FORM_MORE, 0, 0, NULL, false }
};

#define TAG_FIELDS(route) \
	ROW(route, fields.name, "name", BODY, STRING, STRING, \
	    .group = "tag_fields", .flags = PARAM_REQUIRED | PARAM_NONEMPTY, \
	    .max_bytes = 1024), \
	ROW(route, fields.description, "description", BODY, STRING, STRING, \
	    .group = "tag_fields", \
	    .flags = PARAM_NONEMPTY | PARAM_LINES | PARAM_MARKUP, \
	    .max_bytes = 262144, .too_long = error_db_insert_error_term), \
	ROW(route, fields.slug, "slug", BODY, STRING, STRING, \
	    .group = "tag_fields", .flags = PARAM_NONEMPTY, \
	    .max_bytes = 1024), \
	ROW(route, fields.parent, "parent", BODY, NONZERO, ANY, \
	    .group = "tag_fields", .flags = PARAM_HIDDEN)

#define IMAGE_FIELDS(route) \
	ROW(route, fields.alt, "alt", BODY, STRING, STRING, \
	    .group = "image_fields", .shown = "\"\"", .flags = PARAM_LINES, \
	    .max_bytes = 2000)

static const struct param index_get_rows[] = {
	ROW(index_get, namespace, "namespace", QUERY, STRING, STRING,
	    .shown = "\"{{namespace}}\"", .max_bytes = 2000),
	ROW(index_get, context, "context", QUERY, STRING, STRING,
	    .shown = "\"view\"", .max_bytes = 2000),
};
static const struct index_get_params index_get_defaults = { .namespace =
    "calendar/events/v1", .context = "view" };
ROUTE(index_get, paths[PATH_ROOT], 1 << METHOD_GET, .resource = "",
    PARAMS(index_get, index_get), .defaults = &index_get_defaults);

CALL_AS(doc_get)
ROUTE(doc_get, paths[PATH_DOC], 1 << METHOD_GET, .resource = "",
    .formats = 1 << FORMAT_HTML, .call_as = call_doc_get_as);

static const char *const event_list_strict_dates_words[] = { "1", "true", "on",
    "yes", NULL };
static const char *const event_list_search_in_words[] = { "texts", "all",
    NULL };
static const char *const event_list_of_each_series_words[] = { "first", "next",
    NULL };
static const char *const event_list_orderby_words[] = { "start_date",
    "end_date", "title", "date", "modified", "id", "relevance", "event_date",
    NULL };
static const char *const event_list_order_words[] = { "asc", "desc", NULL };
static const struct param event_list_rows[] = {
	PAGING(event_list),
	ROW(event_list, start_date, "start_date", QUERY, MOMENT, STRING,
	    .shown = "\"{{date now}}\"", .has = AT(event_list, has_start_date),
	    .zone = ZONE_SITE, .from_now = "now"),
	ROW(event_list, end_date, "end_date", QUERY, MOMENT, STRING,
	    .shown = "\"{{date +2 years}}\"", .has = AT(event_list,
	    has_end_date), .zone = ZONE_SITE, .from_now = "+2 years"),
	ROW(event_list, starts_before, "starts_before", QUERY, MOMENT, STRING,
	    .has = AT(event_list, has_starts_before), .zone = ZONE_SITE),
	ROW(event_list, starts_after, "starts_after", QUERY, MOMENT, STRING,
	    .has = AT(event_list, has_starts_after), .zone = ZONE_SITE),
	ROW(event_list, ends_before, "ends_before", QUERY, MOMENT, STRING,
	    .has = AT(event_list, has_ends_before), .zone = ZONE_SITE),
	ROW(event_list, ends_after, "ends_after", QUERY, MOMENT, STRING,
	    .has = AT(event_list, has_ends_after), .zone = ZONE_SITE),
	ROW(event_list, strict_dates, "strict_dates", QUERY, TRUTHY, ANY,
	    .shown = "false", .has = AT(event_list, has_strict_dates),
	    .flags = PARAM_NONEMPTY | PARAM_FOLD, .max_bytes = 2000,
	    .words = event_list_strict_dates_words),
	ROW(event_list, search, "search", QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000, .max_words = 32),
	ROW(event_list, search_in, "search_in", QUERY, ENUM, STRING,
	    .shown = "\"texts\"", .has = AT(event_list, has_search_in),
	    .words = event_list_search_in_words),
	ROW(event_list, categories, "categories", QUERY, TERMS, ARRAY,
	    .has = AT(event_list, has_categories),
	    .reference = REFERENCE_CATEGORY, .max_items = 100),
	ROW(event_list, tags, "tags", QUERY, TERMS, ARRAY,
	    .has = AT(event_list, has_tags), .reference = REFERENCE_TAG,
	    .max_items = 100),
	ROW(event_list, venue, "venue", QUERY, INTEGERS, ARRAY,
	    .has = AT(event_list, has_venue), .reference = REFERENCE_VENUE,
	    .max_items = 100),
	ROW(event_list, organizer, "organizer", QUERY, INTEGERS, ARRAY,
	    .has = AT(event_list, has_organizer),
	    .reference = REFERENCE_ORGANIZER, .max_items = 100),
	ROW(event_list, featured, "featured", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(event_list, has_featured)),
	ROW(event_list, status, "status", QUERY, STATUSES, STRING,
	    .has = AT(event_list, has_status), .max_items = 100),
	ROW(event_list, geoloc, "geoloc", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(event_list, has_geoloc)),
	ROW(event_list, geoloc_lat, "geoloc_lat", QUERY, NUMBER, NUMBER,
	    .has = AT(event_list, has_geoloc_lat),
	    .flags = PARAM_MIN | PARAM_MAX, .with = 1, .min = -90, .max = 90),
	ROW(event_list, geoloc_lng, "geoloc_lng", QUERY, NUMBER, NUMBER,
	    .has = AT(event_list, has_geoloc_lng),
	    .flags = PARAM_MIN | PARAM_MAX, .with = -1, .min = -180,
	    .max = 180),
	ROW(event_list, geoloc_distance, "geoloc_distance", QUERY, NUMBER,
	    NUMBER, .shown = "25", .has = AT(event_list, has_geoloc_distance),
	    .flags = PARAM_MIN | PARAM_MAX | PARAM_ABOVE, .min = 0,
	    .max = 20040),
	ROW(event_list, include, "include", QUERY, INTEGERS, ARRAY,
	    .has = AT(event_list, has_include), .max_items = 100),
	ROW(event_list, post_parent, "post_parent", QUERY, INTEGER, INTEGER,
	    .has = AT(event_list, has_post_parent),
	    .reference = REFERENCE_EVENT),
	ROW(event_list, author, "author", QUERY, INTEGER, INTEGER,
	    .has = AT(event_list, has_author),
	    .flags = PARAM_MIN | PARAM_LENIENT, .min = 1),
	ROW(event_list, series, "series", QUERY, INTEGER, INTEGER,
	    .has = AT(event_list, has_series), .flags = PARAM_MIN, .min = 1),
	ROW(event_list, hide_subsequent_recurrences,
	    "hide_subsequent_recurrences", QUERY, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(event_list,
	    has_hide_subsequent_recurrences)),
	ROW(event_list, of_each_series, "of_each_series", QUERY, ENUM, STRING,
	    .has = AT(event_list, has_of_each_series),
	    .words = event_list_of_each_series_words),
	ROW(event_list, ticketed, "ticketed", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(event_list, has_ticketed)),
	ROW(event_list, free, "free", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(event_list, has_free)),
	ROW(event_list, modified_after, "modified_after", QUERY, MOMENT,
	    STRING, .has = AT(event_list, has_modified_after),
	    .zone = ZONE_SITE),
	ROW(event_list, modified_before, "modified_before", QUERY, MOMENT,
	    STRING, .has = AT(event_list, has_modified_before),
	    .zone = ZONE_SITE),
	ROW(event_list, orderby, "orderby", QUERY, ENUM, STRING,
	    .shown = "\"start_date\"", .has = AT(event_list, has_orderby),
	    .flags = PARAM_FOLD | PARAM_LENIENT,
	    .words = event_list_orderby_words),
	ROW(event_list, order, "order", QUERY, ENUM, STRING,
	    .shown = "\"asc\"", .has = AT(event_list, has_order),
	    .flags = PARAM_FOLD | PARAM_LENIENT,
	    .words = event_list_order_words),
};
static const struct event_list_params event_list_defaults = { .paging.page = 1,
    .paging.per_page = 10, .strict_dates = false,
    .search_in = EVENT_LIST_SEARCH_IN_TEXTS, .geoloc_distance = 25,
    .hide_subsequent_recurrences = false,
    .orderby = EVENT_LIST_ORDERBY_START_DATE, .order = EVENT_LIST_ORDER_ASC };
static const uint16_t event_list_address[] = { 0 /* page */, 1 /* per_page */,
    2 /* start_date */, 3 /* end_date */, 9 /* search */, 10 /* search_in */,
    17 /* geoloc */, 18 /* geoloc_lat */, 19 /* geoloc_lng */, 16 /* status */,
    22 /* post_parent */, 23 /* author */, 24 /* series */,
    25 /* hide_subsequent_recurrences */, 26 /* of_each_series */,
    21 /* include */, 4 /* starts_before */, 5 /* starts_after */,
    6 /* ends_before */, 7 /* ends_after */, 27 /* ticketed */, 28 /* free */,
    13 /* venue */, 14 /* organizer */, 15 /* featured */, 11 /* categories */,
    12 /* tags */, 8 /* strict_dates */, 20 /* geoloc_distance */,
    29 /* modified_after */, 30 /* modified_before */, 31 /* orderby */,
    32 /* order */ };
CALL_AS(event_list)
ROUTE(event_list, paths[PATH_EVENTS], 1 << METHOD_GET, .resource = "events",
    PARAMS(event_list, event_list), .defaults = &event_list_defaults,
    .formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
    .call_as = call_event_list_as, ADDRESS(event_list));

static const struct param event_create_rows[] = {
	EVENT_FIELDS(event_create),
	ROW(event_create, recurrence, "recurrence", BODY, RECURRENCE, ANY,
	    .flags = PARAM_LENIENT),
};
static const struct event_create_params event_create_defaults = {
    .fields.all_day = false, .fields.ticketed = false, .fields.post_parent = 0,
    .fields.event_status = "scheduled" };
ROUTE(event_create, paths[PATH_EVENTS], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, .resource = "events", PARAMS(event_create,
    event_create), .defaults = &event_create_defaults,
    .form = event_fields_form);

static const struct param event_get_rows[] = {
	ROW(event_get, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(event_get, password, "password", QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000),
};
CALL_AS(event_get)
ROUTE(event_get, paths[PATH_EVENTS_ID], 1 << METHOD_GET, .resource = "events",
    PARAMS(event_get, event_get),
    .formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
    .call_as = call_event_get_as);

static const struct param event_delete_rows[] = {
	ROW(event_delete, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(event_delete, password, "password", EITHER, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000),
	ROW(event_delete, force, "force", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(event_delete, has_force)),
	ROW(event_delete, purge, "purge", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(event_delete, has_purge)),
};
static const struct event_delete_params event_delete_defaults = { .force =
    false, .purge = false };
ROUTE(event_delete, paths[PATH_EVENTS_ID], 1 << METHOD_DELETE,
    .role = ROLE_CONTRIBUTOR, .resource = "events", PARAMS(event_delete,
    event_delete), .defaults = &event_delete_defaults);

static const struct param event_update_rows[] = {
	EVENT_FIELDS(event_update),
	ROW(event_update, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(event_update, recurrence, "recurrence", BODY, RECURRENCE, ANY,
	    .flags = PARAM_LENIENT),
	ROW(event_update, follow_series, "follow_series", BODY, BOOLEAN,
	    BOOLEAN, .shown = "false", .has = AT(event_update,
	    has_follow_series)),
};
ROUTE(event_update, paths[PATH_EVENTS_ID],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_CONTRIBUTOR, .resource = "events", PARAMS(event_update,
    event_update), .partial = true, .form = event_fields_form);

static const struct param event_get_by_slug_rows[] = {
	ROW(event_get, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(event_get, password, "password", QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000),
};
ROUTE_OF(event_get_by_slug, event_get, paths[PATH_EVENTS_BY_SLUG_SLUG],
    1 << METHOD_GET, .resource = "events", PARAMS(event_get_by_slug,
    event_get),
    .formats = 1 << FORMAT_CALENDAR | 1 << FORMAT_RSS | 1 << FORMAT_JSON_LD,
    .call_as = call_event_get_as);

static const struct param event_delete_by_slug_rows[] = {
	ROW(event_delete, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(event_delete, force, "force", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(event_delete, has_force)),
	ROW(event_delete, purge, "purge", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(event_delete, has_purge)),
};
static const struct event_delete_params event_delete_by_slug_defaults = {
    .force = false, .purge = false };
ROUTE_OF(event_delete_by_slug, event_delete, paths[PATH_EVENTS_BY_SLUG_SLUG],
    1 << METHOD_DELETE, .role = ROLE_CONTRIBUTOR, .resource = "events",
    PARAMS(event_delete_by_slug, event_delete),
    .defaults = &event_delete_by_slug_defaults);

static const struct param event_update_by_slug_rows[] = {
	EVENT_FIELDS(event_update),
	ROW(event_update, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(event_update, recurrence, "recurrence", BODY, RECURRENCE, ANY,
	    .flags = PARAM_LENIENT),
	ROW(event_update, follow_series, "follow_series", BODY, BOOLEAN,
	    BOOLEAN, .shown = "false", .has = AT(event_update,
	    has_follow_series)),
};
ROUTE_OF(event_update_by_slug, event_update, paths[PATH_EVENTS_BY_SLUG_SLUG],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_CONTRIBUTOR, .resource = "events",
    PARAMS(event_update_by_slug, event_update), .partial = true,
    .form = event_fields_form);

static const struct param series_get_rows[] = {
	ROW(series_get, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
CALL_AS(series_get)
ROUTE(series_get, paths[PATH_SERIES_ID], 1 << METHOD_GET, .resource = "series",
    PARAMS(series_get, series_get), .formats = 1 << FORMAT_CALENDAR,
    .call_as = call_series_get_as);

static const struct param series_delete_rows[] = {
	ROW(series_delete, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(series_delete, paths[PATH_SERIES_ID], 1 << METHOD_DELETE,
    .role = ROLE_CONTRIBUTOR, .resource = "series", PARAMS(series_delete,
    series_delete));

static const struct param series_update_rows[] = {
	EVENT_FIELDS(series_update),
	ROW(series_update, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(series_update, recurrence, "recurrence", BODY, RECURRENCE, ANY),
};
ROUTE(series_update, paths[PATH_SERIES_ID],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_CONTRIBUTOR, .resource = "series", PARAMS(series_update,
    series_update), .partial = true, .form = event_fields_form);

static const struct param series_split_rows[] = {
	EVENT_FIELDS(series_split),
	ROW(series_split, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(series_split, event, "event", BODY, INTEGER, INTEGER,
	    .has = AT(series_split, has_event), .reference = REFERENCE_EVENT,
	    .flags = PARAM_REQUIRED | PARAM_ALWAYS),
	ROW(series_split, recurrence, "recurrence", BODY, RECURRENCE, ANY),
};
ROUTE(series_split, paths[PATH_SERIES_ID_SPLIT], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, .resource = "series", PARAMS(series_split,
    series_split), .partial = true, .form = event_fields_form);

static const struct param series_join_rows[] = {
	EVENT_FIELDS(series_join),
	ROW(series_join, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(series_join, series, "series", BODY, INTEGER, INTEGER,
	    .has = AT(series_join, has_series),
	    .flags = PARAM_REQUIRED | PARAM_ALWAYS),
	ROW(series_join, recurrence, "recurrence", BODY, RECURRENCE, ANY,
	    .flags = PARAM_REQUIRED | PARAM_ALWAYS),
};
ROUTE(series_join, paths[PATH_SERIES_ID_JOIN], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, .resource = "series", PARAMS(series_join,
    series_join), .partial = true, .form = event_fields_form);

static const struct param venue_list_rows[] = {
	PAGING(venue_list),
	DIRECTORY(venue_list),
};
static const struct venue_list_params venue_list_defaults = { .paging.page = 1,
    .paging.per_page = 10, .filters.only_with_upcoming = false,
    .filters.orderby = DIRECTORY_ORDERBY_DATE };
static const uint16_t venue_list_address[] = { 0 /* page */, 1 /* per_page */,
    3 /* event */, 4 /* has_events */, 6 /* status */, 2 /* search */,
    5 /* only_with_upcoming */, 7 /* modified_after */,
    8 /* modified_before */, 9 /* orderby */, 10 /* order */ };
ROUTE(venue_list, paths[PATH_VENUES], 1 << METHOD_GET, .resource = "venues",
    PARAMS(venue_list, venue_list), .defaults = &venue_list_defaults,
    ADDRESS(venue_list));

static const struct param venue_create_rows[] = {
	VENUE_FIELDS(venue_create),
};
ROUTE(venue_create, paths[PATH_VENUES], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, .resource = "venues", PARAMS(venue_create,
    venue_create), .form = venue_fields_form);

static const struct param venue_get_rows[] = {
	ROW(venue_get, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(venue_get, paths[PATH_VENUES_ID], 1 << METHOD_GET, .resource = "venues",
    PARAMS(venue_get, venue_get));

static const struct param venue_delete_rows[] = {
	ROW(venue_delete, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(venue_delete, force, "force", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(venue_delete, has_force)),
	ROW(venue_delete, purge, "purge", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(venue_delete, has_purge)),
};
static const struct venue_delete_params venue_delete_defaults = { .force =
    false, .purge = false };
ROUTE(venue_delete, paths[PATH_VENUES_ID], 1 << METHOD_DELETE,
    .role = ROLE_CONTRIBUTOR, .resource = "venues", PARAMS(venue_delete,
    venue_delete), .defaults = &venue_delete_defaults);

static const struct param venue_update_rows[] = {
	VENUE_FIELDS(venue_update),
	ROW(venue_update, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(venue_update, paths[PATH_VENUES_ID],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_CONTRIBUTOR, .resource = "venues", PARAMS(venue_update,
    venue_update), .partial = true, .form = venue_fields_form);

static const struct param venue_get_by_slug_rows[] = {
	ROW(venue_get, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE_OF(venue_get_by_slug, venue_get, paths[PATH_VENUES_BY_SLUG_SLUG],
    1 << METHOD_GET, .resource = "venues", PARAMS(venue_get_by_slug,
    venue_get));

static const struct param venue_delete_by_slug_rows[] = {
	ROW(venue_delete, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(venue_delete, force, "force", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(venue_delete, has_force)),
	ROW(venue_delete, purge, "purge", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(venue_delete, has_purge)),
};
static const struct venue_delete_params venue_delete_by_slug_defaults = {
    .force = false, .purge = false };
ROUTE_OF(venue_delete_by_slug, venue_delete, paths[PATH_VENUES_BY_SLUG_SLUG],
    1 << METHOD_DELETE, .role = ROLE_CONTRIBUTOR, .resource = "venues",
    PARAMS(venue_delete_by_slug, venue_delete),
    .defaults = &venue_delete_by_slug_defaults);

static const struct param venue_update_by_slug_rows[] = {
	VENUE_FIELDS(venue_update),
	ROW(venue_update, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE_OF(venue_update_by_slug, venue_update, paths[PATH_VENUES_BY_SLUG_SLUG],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_CONTRIBUTOR, .resource = "venues",
    PARAMS(venue_update_by_slug, venue_update), .partial = true,
    .form = venue_fields_form);

static const struct param organizer_list_rows[] = {
	PAGING(organizer_list),
	DIRECTORY(organizer_list),
};
static const struct organizer_list_params organizer_list_defaults = {
    .paging.page = 1, .paging.per_page = 10,
    .filters.only_with_upcoming = false,
    .filters.orderby = DIRECTORY_ORDERBY_DATE };
static const uint16_t organizer_list_address[] = { 0 /* page */,
    1 /* per_page */, 3 /* event */, 4 /* has_events */, 6 /* status */,
    2 /* search */, 5 /* only_with_upcoming */, 7 /* modified_after */,
    8 /* modified_before */, 9 /* orderby */, 10 /* order */ };
ROUTE(organizer_list, paths[PATH_ORGANIZERS], 1 << METHOD_GET,
    .resource = "organizers", PARAMS(organizer_list, organizer_list),
    .defaults = &organizer_list_defaults, ADDRESS(organizer_list));

static const struct param organizer_create_rows[] = {
	ORGANIZER_FIELDS(organizer_create),
};
ROUTE(organizer_create, paths[PATH_ORGANIZERS], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, .resource = "organizers",
    PARAMS(organizer_create, organizer_create), .form = organizer_fields_form);

static const struct param organizer_get_rows[] = {
	ROW(organizer_get, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(organizer_get, paths[PATH_ORGANIZERS_ID], 1 << METHOD_GET,
    .resource = "organizers", PARAMS(organizer_get, organizer_get));

static const struct param organizer_delete_rows[] = {
	ROW(organizer_delete, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(organizer_delete, force, "force", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(organizer_delete, has_force)),
	ROW(organizer_delete, purge, "purge", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(organizer_delete, has_purge)),
};
static const struct organizer_delete_params organizer_delete_defaults = {
    .force = false, .purge = false };
ROUTE(organizer_delete, paths[PATH_ORGANIZERS_ID], 1 << METHOD_DELETE,
    .role = ROLE_CONTRIBUTOR, .resource = "organizers",
    PARAMS(organizer_delete, organizer_delete),
    .defaults = &organizer_delete_defaults);

static const struct param organizer_update_rows[] = {
	ORGANIZER_FIELDS(organizer_update),
	ROW(organizer_update, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(organizer_update, paths[PATH_ORGANIZERS_ID],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_CONTRIBUTOR, .resource = "organizers",
    PARAMS(organizer_update, organizer_update), .partial = true,
    .form = organizer_fields_form);

static const struct param organizer_get_by_slug_rows[] = {
	ROW(organizer_get, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE_OF(organizer_get_by_slug, organizer_get,
    paths[PATH_ORGANIZERS_BY_SLUG_SLUG], 1 << METHOD_GET,
    .resource = "organizers", PARAMS(organizer_get_by_slug, organizer_get));

static const struct param organizer_delete_by_slug_rows[] = {
	ROW(organizer_delete, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(organizer_delete, force, "force", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(organizer_delete, has_force)),
	ROW(organizer_delete, purge, "purge", EITHER, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(organizer_delete, has_purge)),
};
static const struct organizer_delete_params organizer_delete_by_slug_defaults =
    { .force = false, .purge = false };
ROUTE_OF(organizer_delete_by_slug, organizer_delete,
    paths[PATH_ORGANIZERS_BY_SLUG_SLUG], 1 << METHOD_DELETE,
    .role = ROLE_CONTRIBUTOR, .resource = "organizers",
    PARAMS(organizer_delete_by_slug, organizer_delete),
    .defaults = &organizer_delete_by_slug_defaults);

static const struct param organizer_update_by_slug_rows[] = {
	ORGANIZER_FIELDS(organizer_update),
	ROW(organizer_update, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE_OF(organizer_update_by_slug, organizer_update,
    paths[PATH_ORGANIZERS_BY_SLUG_SLUG],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_CONTRIBUTOR, .resource = "organizers",
    PARAMS(organizer_update_by_slug, organizer_update), .partial = true,
    .form = organizer_fields_form);

static const char *const category_list_order_words[] = { "asc", "desc", NULL };
static const char *const category_list_orderby_words[] = { "id", "name",
    "slug", "count", "term_group", "description", "parent", "include", NULL };
static const struct param category_list_rows[] = {
	PAGING(category_list),
	ROW(category_list, search, "search", QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000, .max_words = 32),
	ROW(category_list, exclude, "exclude", QUERY, INTEGERS, ARRAY,
	    .has = AT(category_list, has_exclude),
	    .reference = REFERENCE_CATEGORY, .max_items = 100),
	ROW(category_list, include, "include", QUERY, INTEGERS, ARRAY,
	    .has = AT(category_list, has_include),
	    .reference = REFERENCE_CATEGORY, .max_items = 100),
	ROW(category_list, order, "order", QUERY, ENUM, STRING,
	    .has = AT(category_list, has_order), .flags = PARAM_FOLD,
	    .words = category_list_order_words),
	ROW(category_list, orderby, "orderby", QUERY, ENUM, STRING,
	    .has = AT(category_list, has_orderby), .flags = PARAM_FOLD,
	    .words = category_list_orderby_words),
	ROW(category_list, hide_empty, "hide_empty", QUERY, BOOLEAN, BOOLEAN,
	    .shown = "true", .has = AT(category_list, has_hide_empty)),
	ROW(category_list, upcoming, "upcoming", QUERY, BOOLEAN, BOOLEAN,
	    .shown = "false", .has = AT(category_list, has_upcoming)),
	ROW(category_list, parent, "parent", QUERY, INTEGER, INTEGER,
	    .has = AT(category_list, has_parent),
	    .reference = REFERENCE_CATEGORY, .flags = PARAM_ZERO),
	ROW(category_list, post, "post", QUERY, INTEGER, INTEGER,
	    .has = AT(category_list, has_post), .reference = REFERENCE_EVENT),
	ROW(category_list, event, "event", QUERY, INTEGER, INTEGER,
	    .has = AT(category_list, has_event), .reference = REFERENCE_EVENT),
	ROW(category_list, slug, "slug", QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000),
};
static const struct category_list_params category_list_defaults = {
    .paging.page = 1, .paging.per_page = 10, .hide_empty = true,
    .upcoming = false };
static const uint16_t category_list_address[] = { 0 /* page */,
    1 /* per_page */, 2 /* search */, 4 /* include */, 3 /* exclude */,
    12 /* slug */, 9 /* parent */, 10 /* post */, 11 /* event */,
    7 /* hide_empty */, 8 /* upcoming */, 6 /* orderby */, 5 /* order */ };
ROUTE(category_list, paths[PATH_CATEGORIES], 1 << METHOD_GET,
    .resource = "categories", PARAMS(category_list, category_list),
    .defaults = &category_list_defaults, ADDRESS(category_list));

static const struct param category_create_rows[] = {
	CATEGORY_FIELDS(category_create),
};
ROUTE(category_create, paths[PATH_CATEGORIES], 1 << METHOD_POST,
    .role = ROLE_AUTHOR, .resource = "categories", PARAMS(category_create,
    category_create), .form = category_fields_form);

static const struct param category_get_rows[] = {
	ROW(category_get, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(category_get, paths[PATH_CATEGORIES_ID], 1 << METHOD_GET,
    .resource = "categories", PARAMS(category_get, category_get));

static const struct param category_update_rows[] = {
	CATEGORY_FIELDS(category_update),
	ROW(category_update, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(category_update, paths[PATH_CATEGORIES_ID],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_AUTHOR, .resource = "categories", PARAMS(category_update,
    category_update), .partial = true, .form = category_fields_form);

static const struct param category_delete_rows[] = {
	ROW(category_delete, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(category_delete, paths[PATH_CATEGORIES_ID], 1 << METHOD_DELETE,
    .role = ROLE_AUTHOR, .resource = "categories", PARAMS(category_delete,
    category_delete));

static const char *const tag_list_order_words[] = { "asc", "desc", NULL };
static const char *const tag_list_orderby_words[] = { "id", "name", "slug",
    "count", "term_group", "description", "parent", "include", NULL };
static const struct param tag_list_rows[] = {
	PAGING(tag_list),
	ROW(tag_list, search, "search", QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000, .max_words = 32),
	ROW(tag_list, exclude, "exclude", QUERY, INTEGERS, ARRAY,
	    .has = AT(tag_list, has_exclude), .reference = REFERENCE_TAG,
	    .max_items = 100),
	ROW(tag_list, include, "include", QUERY, INTEGERS, ARRAY,
	    .has = AT(tag_list, has_include), .reference = REFERENCE_TAG,
	    .max_items = 100),
	ROW(tag_list, order, "order", QUERY, ENUM, STRING, .has = AT(tag_list,
	    has_order), .flags = PARAM_FOLD, .words = tag_list_order_words),
	ROW(tag_list, orderby, "orderby", QUERY, ENUM, STRING,
	    .has = AT(tag_list, has_orderby), .flags = PARAM_FOLD,
	    .words = tag_list_orderby_words),
	ROW(tag_list, hide_empty, "hide_empty", QUERY, BOOLEAN, BOOLEAN,
	    .shown = "true", .has = AT(tag_list, has_hide_empty)),
	ROW(tag_list, post, "post", QUERY, INTEGER, INTEGER,
	    .has = AT(tag_list, has_post), .reference = REFERENCE_EVENT),
	ROW(tag_list, event, "event", QUERY, INTEGER, INTEGER,
	    .has = AT(tag_list, has_event), .reference = REFERENCE_EVENT),
	ROW(tag_list, slug, "slug", QUERY, STRING, STRING,
	    .flags = PARAM_NONEMPTY, .max_bytes = 2000),
};
static const struct tag_list_params tag_list_defaults = { .paging.page = 1,
    .paging.per_page = 10, .hide_empty = true };
static const uint16_t tag_list_address[] = { 0 /* page */, 1 /* per_page */,
    2 /* search */, 4 /* include */, 3 /* exclude */, 10 /* slug */,
    8 /* post */, 9 /* event */, 7 /* hide_empty */, 6 /* orderby */,
    5 /* order */ };
ROUTE(tag_list, paths[PATH_TAGS], 1 << METHOD_GET, .resource = "tags",
    PARAMS(tag_list, tag_list), .defaults = &tag_list_defaults,
    ADDRESS(tag_list));

static const struct param tag_create_rows[] = {
	TAG_FIELDS(tag_create),
};
ROUTE(tag_create, paths[PATH_TAGS], 1 << METHOD_POST, .role = ROLE_EDITOR,
    .resource = "tags", PARAMS(tag_create, tag_create),
    .form = tag_fields_form);

static const struct param tag_get_rows[] = {
	ROW(tag_get, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
};
ROUTE(tag_get, paths[PATH_TAGS_ID], 1 << METHOD_GET, .resource = "tags",
    PARAMS(tag_get, tag_get));

static const struct param tag_update_rows[] = {
	TAG_FIELDS(tag_update),
	ROW(tag_update, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(tag_update, paths[PATH_TAGS_ID],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_EDITOR, .resource = "tags", PARAMS(tag_update, tag_update),
    .partial = true, .form = tag_fields_form);

static const struct param tag_delete_rows[] = {
	ROW(tag_delete, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(tag_delete, paths[PATH_TAGS_ID], 1 << METHOD_DELETE, .role = ROLE_EDITOR,
    .resource = "tags", PARAMS(tag_delete, tag_delete));

static const struct param image_create_rows[] = {
	IMAGE_FIELDS(image_create),
	ROW(image_create, file, "file", BODY, PICTURE, STRING,
	    .flags = PARAM_REQUIRED | PARAM_ALWAYS),
};
static const struct image_create_params image_create_defaults = { .fields.alt =
    "" };
ROUTE(image_create, paths[PATH_IMAGES], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, .resource = "images", PARAMS(image_create,
    image_create), .defaults = &image_create_defaults, .picture = true);

static const struct param image_get_rows[] = {
	ROW(image_get, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(image_get, paths[PATH_IMAGES_ID], 1 << METHOD_GET,
    .role = ROLE_CONTRIBUTOR, .resource = "images", PARAMS(image_get,
    image_get));

static const struct param image_update_rows[] = {
	IMAGE_FIELDS(image_update),
	ROW(image_update, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(image_update, paths[PATH_IMAGES_ID],
    1 << METHOD_POST | 1 << METHOD_PUT | 1 << METHOD_PATCH,
    .role = ROLE_CONTRIBUTOR, .resource = "images", PARAMS(image_update,
    image_update), .partial = true);

static const struct param image_delete_rows[] = {
	ROW(image_delete, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(image_delete, paths[PATH_IMAGES_ID], 1 << METHOD_DELETE,
    .role = ROLE_CONTRIBUTOR, .resource = "images", PARAMS(image_delete,
    image_delete));

static const struct param history_list_rows[] = {
	PAGING(history_list),
	ROW(history_list, author, "author", QUERY, INTEGER, INTEGER,
	    .has = AT(history_list, has_author), .flags = PARAM_MIN, .min = 1),
};
static const struct history_list_params history_list_defaults = { .paging.page
    = 1, .paging.per_page = 10 };
static const uint16_t history_list_address[] = { 0 /* page */,
    1 /* per_page */, 2 /* author */ };
ROUTE(history_list, paths[PATH_HISTORY], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR, .resource = "history", PARAMS(history_list,
    history_list), .defaults = &history_list_defaults, ADDRESS(history_list));

static const struct param record_history_rows[] = {
	PAGING(record_history),
	ROW(record_history, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
static const struct record_history_params record_history_defaults = {
    .paging.page = 1, .paging.per_page = 10 };
static const uint16_t record_history_address[] = { 0 /* page */,
    1 /* per_page */ };
ROUTE(record_history, paths[PATH_HISTORY_EVENTS_ID], 1 << METHOD_GET,
    .role = ROLE_CONTRIBUTOR, .resource = "history", PARAMS(record_history,
    record_history), .defaults = &record_history_defaults,
    ADDRESS(record_history));

static const struct param venue_history_rows[] = {
	PAGING(record_history),
	ROW(record_history, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
static const struct record_history_params venue_history_defaults = {
    .paging.page = 1, .paging.per_page = 10 };
static const uint16_t venue_history_address[] = { 0 /* page */,
    1 /* per_page */ };
ROUTE_OF(venue_history, record_history, paths[PATH_HISTORY_VENUES_ID],
    1 << METHOD_GET, .role = ROLE_CONTRIBUTOR, .resource = "history",
    PARAMS(venue_history, record_history), .defaults = &venue_history_defaults,
    ADDRESS(venue_history));

static const struct param organizer_history_rows[] = {
	PAGING(record_history),
	ROW(record_history, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
static const struct record_history_params organizer_history_defaults = {
    .paging.page = 1, .paging.per_page = 10 };
static const uint16_t organizer_history_address[] = { 0 /* page */,
    1 /* per_page */ };
ROUTE_OF(organizer_history, record_history, paths[PATH_HISTORY_ORGANIZERS_ID],
    1 << METHOD_GET, .role = ROLE_CONTRIBUTOR, .resource = "history",
    PARAMS(organizer_history, record_history),
    .defaults = &organizer_history_defaults, ADDRESS(organizer_history));

static const struct param series_history_rows[] = {
	PAGING(record_history),
	ROW(record_history, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
static const struct record_history_params series_history_defaults = {
    .paging.page = 1, .paging.per_page = 10 };
static const uint16_t series_history_address[] = { 0 /* page */,
    1 /* per_page */ };
ROUTE_OF(series_history, record_history, paths[PATH_HISTORY_SERIES_ID],
    1 << METHOD_GET, .role = ROLE_CONTRIBUTOR, .resource = "history",
    PARAMS(series_history, record_history),
    .defaults = &series_history_defaults, ADDRESS(series_history));

static const struct param category_history_rows[] = {
	PAGING(record_history),
	ROW(record_history, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
static const struct record_history_params category_history_defaults = {
    .paging.page = 1, .paging.per_page = 10 };
static const uint16_t category_history_address[] = { 0 /* page */,
    1 /* per_page */ };
ROUTE_OF(category_history, record_history, paths[PATH_HISTORY_CATEGORIES_ID],
    1 << METHOD_GET, .role = ROLE_CONTRIBUTOR, .resource = "history",
    PARAMS(category_history, record_history),
    .defaults = &category_history_defaults, ADDRESS(category_history));

static const struct param tag_history_rows[] = {
	PAGING(record_history),
	ROW(record_history, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
static const struct record_history_params tag_history_defaults = { .paging.page
    = 1, .paging.per_page = 10 };
static const uint16_t tag_history_address[] = { 0 /* page */,
    1 /* per_page */ };
ROUTE_OF(tag_history, record_history, paths[PATH_HISTORY_TAGS_ID],
    1 << METHOD_GET, .role = ROLE_CONTRIBUTOR, .resource = "history",
    PARAMS(tag_history, record_history), .defaults = &tag_history_defaults,
    ADDRESS(tag_history));

ROUTE(setting_list, paths[PATH_SETTINGS], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR, .resource = "settings");

static const struct param setting_update_rows[] = {
	ROW(setting_update, name, "name", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(setting_update, value, "value", BODY, STRING, STRING,
	    .flags = PARAM_REQUIRED | PARAM_ALWAYS | PARAM_LINES,
	    .max_bytes = 8192),
};
ROUTE(setting_update, paths[PATH_SETTINGS_NAME], 1 << METHOD_PUT,
    .role = ROLE_ADMINISTRATOR, .resource = "settings", PARAMS(setting_update,
    setting_update));

static const struct param setting_delete_rows[] = {
	ROW(setting_delete, name, "name", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(setting_delete, paths[PATH_SETTINGS_NAME], 1 << METHOD_DELETE,
    .role = ROLE_ADMINISTRATOR, .resource = "settings", PARAMS(setting_delete,
    setting_delete));

const struct path paths[] = {
	[PATH_ROOT] = { .template = "", .allow = "GET, HEAD, OPTIONS",
	    .routes = (const struct route *const[]){ &route_index_get },
	    .route_count = 1, .entry = 0 },
	[PATH_CATEGORIES] = { .template = "/categories",
	    .allow = "GET, HEAD, POST, OPTIONS",
	    .routes = (const struct route *const[]){ &route_category_list,
	    &route_category_create }, .route_count = 2, .entry = 14 },
	[PATH_CATEGORIES_ID] = { .template = "/categories/{id}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_category_get,
	    &route_category_update, &route_category_delete }, .route_count = 3,
	    .entry = 15 },
	[PATH_DOC] = { .template = "/doc", .allow = "GET, HEAD, OPTIONS",
	    .routes = (const struct route *const[]){ &route_doc_get },
	    .route_count = 1, .entry = 1 },
	[PATH_EVENTS] = { .template = "/events",
	    .allow = "GET, HEAD, POST, OPTIONS",
	    .routes = (const struct route *const[]){ &route_event_list,
	    &route_event_create }, .route_count = 2, .entry = 2 },
	[PATH_EVENTS_BY_SLUG_SLUG] = { .template = "/events/by-slug/{slug}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "slug", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_event_get_by_slug,
	    &route_event_delete_by_slug, &route_event_update_by_slug },
	    .route_count = 3, .entry = 4 },
	[PATH_EVENTS_ID] = { .template = "/events/{id}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_event_get,
	    &route_event_delete, &route_event_update }, .route_count = 3,
	    .entry = 3 },
	[PATH_HISTORY] = { .template = "/history",
	    .allow = "GET, HEAD, OPTIONS",
	    .routes = (const struct route *const[]){ &route_history_list },
	    .route_count = 1, .entry = 20 },
	[PATH_HISTORY_CATEGORIES_ID] = { .template =
	    "/history/categories/{id}", .allow = "GET, HEAD, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_category_history },
	    .route_count = 1, .entry = 25 },
	[PATH_HISTORY_EVENTS_ID] = { .template = "/history/events/{id}",
	    .allow = "GET, HEAD, OPTIONS", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_record_history },
	    .route_count = 1, .entry = 21 },
	[PATH_HISTORY_ORGANIZERS_ID] = { .template =
	    "/history/organizers/{id}", .allow = "GET, HEAD, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_organizer_history
	    }, .route_count = 1, .entry = 23 },
	[PATH_HISTORY_SERIES_ID] = { .template = "/history/series/{id}",
	    .allow = "GET, HEAD, OPTIONS", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_series_history },
	    .route_count = 1, .entry = 24 },
	[PATH_HISTORY_TAGS_ID] = { .template = "/history/tags/{id}",
	    .allow = "GET, HEAD, OPTIONS", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_tag_history },
	    .route_count = 1, .entry = 26 },
	[PATH_HISTORY_VENUES_ID] = { .template = "/history/venues/{id}",
	    .allow = "GET, HEAD, OPTIONS", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_venue_history },
	    .route_count = 1, .entry = 22 },
	[PATH_IMAGES] = { .template = "/images", .allow = "POST, OPTIONS",
	    .routes = (const struct route *const[]){ &route_image_create },
	    .route_count = 1, .entry = 18 },
	[PATH_IMAGES_ID] = { .template = "/images/{id}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_image_get,
	    &route_image_update, &route_image_delete }, .route_count = 3,
	    .entry = 19 },
	[PATH_ORGANIZERS] = { .template = "/organizers",
	    .allow = "GET, HEAD, POST, OPTIONS",
	    .routes = (const struct route *const[]){ &route_organizer_list,
	    &route_organizer_create }, .route_count = 2, .entry = 11 },
	[PATH_ORGANIZERS_BY_SLUG_SLUG] = { .template =
	    "/organizers/by-slug/{slug}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "slug", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){
	    &route_organizer_get_by_slug, &route_organizer_delete_by_slug,
	    &route_organizer_update_by_slug }, .route_count = 3, .entry = 13 },
	[PATH_ORGANIZERS_ID] = { .template = "/organizers/{id}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_organizer_get,
	    &route_organizer_delete, &route_organizer_update },
	    .route_count = 3, .entry = 12 },
	[PATH_SERIES_ID] = { .template = "/series/{id}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_series_get,
	    &route_series_delete, &route_series_update }, .route_count = 3,
	    .entry = 5 },
	[PATH_SERIES_ID_JOIN] = { .template = "/series/{id}/join",
	    .allow = "POST, OPTIONS", .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_series_join },
	    .route_count = 1, .entry = 7 },
	[PATH_SERIES_ID_SPLIT] = { .template = "/series/{id}/split",
	    .allow = "POST, OPTIONS", .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_series_split },
	    .route_count = 1, .entry = 6 },
	[PATH_SETTINGS] = { .template = "/settings",
	    .allow = "GET, HEAD, OPTIONS",
	    .routes = (const struct route *const[]){ &route_setting_list },
	    .route_count = 1, .entry = 27 },
	[PATH_SETTINGS_NAME] = { .template = "/settings/{name}",
	    .allow = "PUT, DELETE, OPTIONS", .capture = "name",
	    .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_setting_update,
	    &route_setting_delete }, .route_count = 2, .entry = 28 },
	[PATH_TAGS] = { .template = "/tags",
	    .allow = "GET, HEAD, POST, OPTIONS",
	    .routes = (const struct route *const[]){ &route_tag_list,
	    &route_tag_create }, .route_count = 2, .entry = 16 },
	[PATH_TAGS_ID] = { .template = "/tags/{id}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_tag_get,
	    &route_tag_update, &route_tag_delete }, .route_count = 3,
	    .entry = 17 },
	[PATH_VENUES] = { .template = "/venues",
	    .allow = "GET, HEAD, POST, OPTIONS",
	    .routes = (const struct route *const[]){ &route_venue_list,
	    &route_venue_create }, .route_count = 2, .entry = 8 },
	[PATH_VENUES_BY_SLUG_SLUG] = { .template = "/venues/by-slug/{slug}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "slug", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_venue_get_by_slug,
	    &route_venue_delete_by_slug, &route_venue_update_by_slug },
	    .route_count = 3, .entry = 10 },
	[PATH_VENUES_ID] = { .template = "/venues/{id}",
	    .allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_venue_get,
	    &route_venue_delete, &route_venue_update }, .route_count = 3,
	    .entry = 9 },
};

const size_t path_count = COUNT(paths);
