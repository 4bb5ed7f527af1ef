/* Made from spec/ by codegen; do not edit. */
#include "http/table.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

static const char *const event_status_words[] = {
	"publish", "future", "draft", "pending", "private", "trash", NULL
};
static const struct member event_members[] = {
	{ .name = "id", .wire = WIRE_INTEGER, .text = TEXT_RECORD_EVENT_ID },
	{ .name = "global_id", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_EVENT_GLOBAL_ID },
	{ .name = "global_id_lineage", .wire = WIRE_ARRAY,
	    .text = TEXT_RECORD_EVENT_GLOBAL_ID_LINEAGE },
	{ .name = "author", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_EVENT_AUTHOR },
	{ .name = "status", .wire = WIRE_STRING, .words = event_status_words,
	    .text = TEXT_RECORD_EVENT_STATUS },
	{ .name = "date", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_EVENT_DATE },
	{ .name = "date_utc", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_EVENT_DATE_UTC },
	{ .name = "modified", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_EVENT_MODIFIED },
	{ .name = "modified_utc", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_EVENT_MODIFIED_UTC },
	{ .name = "url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_EVENT_URL },
	{ .name = "rest_url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_EVENT_REST_URL },
	{ .name = "title", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_EVENT_TITLE },
	{ .name = "description", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_EVENT_DESCRIPTION },
	{ .name = "excerpt", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_EVENT_EXCERPT },
	{ .name = "slug", .wire = WIRE_STRING, .text = TEXT_RECORD_EVENT_SLUG },
	{ .name = "image", .wire = WIRE_ANY, .schema = "Image",
	    .instead = "false", .text = TEXT_RECORD_EVENT_IMAGE },
	{ .name = "all_day", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_EVENT_ALL_DAY },
	{ .name = "start_date", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_EVENT_START_DATE },
	{ .name = "start_date_details", .wire = WIRE_ANY,
	    .schema = "DateDetails",
	    .text = TEXT_RECORD_EVENT_START_DATE_DETAILS },
	{ .name = "end_date", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_EVENT_END_DATE },
	{ .name = "end_date_details", .wire = WIRE_ANY,
	    .schema = "DateDetails",
	    .text = TEXT_RECORD_EVENT_END_DATE_DETAILS },
	{ .name = "utc_start_date", .wire = WIRE_STRING,
	    .format = "local-time", .text = TEXT_RECORD_EVENT_UTC_START_DATE },
	{ .name = "utc_start_date_details", .wire = WIRE_ANY,
	    .schema = "DateDetails",
	    .text = TEXT_RECORD_EVENT_UTC_START_DATE_DETAILS },
	{ .name = "utc_end_date", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_EVENT_UTC_END_DATE },
	{ .name = "utc_end_date_details", .wire = WIRE_ANY,
	    .schema = "DateDetails",
	    .text = TEXT_RECORD_EVENT_UTC_END_DATE_DETAILS },
	{ .name = "timezone", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_EVENT_TIMEZONE },
	{ .name = "timezone_abbr", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_EVENT_TIMEZONE_ABBR },
	{ .name = "cost", .wire = WIRE_STRING, .text = TEXT_RECORD_EVENT_COST },
	{ .name = "cost_details", .wire = WIRE_ANY, .schema = "CostDetails",
	    .text = TEXT_RECORD_EVENT_COST_DETAILS },
	{ .name = "website", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_EVENT_WEBSITE },
	{ .name = "show_map", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_EVENT_SHOW_MAP },
	{ .name = "show_map_link", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_EVENT_SHOW_MAP_LINK },
	{ .name = "hide_from_listings", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_EVENT_HIDE_FROM_LISTINGS },
	{ .name = "sticky", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_EVENT_STICKY },
	{ .name = "featured", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_EVENT_FEATURED },
	{ .name = "categories", .wire = WIRE_ARRAY, .schema = "Term",
	    .text = TEXT_RECORD_EVENT_CATEGORIES },
	{ .name = "tags", .wire = WIRE_ARRAY, .schema = "Term",
	    .text = TEXT_RECORD_EVENT_TAGS },
	{ .name = "venue", .wire = WIRE_ANY, .schema = "Venue",
	    .instead = "[]", .text = TEXT_RECORD_EVENT_VENUE },
	{ .name = "organizer", .wire = WIRE_ARRAY, .schema = "Organizer",
	    .text = TEXT_RECORD_EVENT_ORGANIZER },
	{ .name = "custom_fields", .wire = WIRE_ANY, .instead = "[]",
	    .text = TEXT_RECORD_EVENT_CUSTOM_FIELDS },
	{ .name = "ticketed", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_EVENT_TICKETED },
	{ .name = "post_parent", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_EVENT_POST_PARENT },
	{ .name = "json_ld", .wire = WIRE_ANY, .schema = "JsonLd",
	    .optional = true, .text = TEXT_RECORD_EVENT_JSON_LD }
};

static const char *const venue_status_words[] = {
	"publish", "future", "draft", "pending", "private", "trash", NULL
};
static const struct member venue_members[] = {
	{ .name = "id", .wire = WIRE_INTEGER, .text = TEXT_RECORD_VENUE_ID },
	{ .name = "author", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_VENUE_AUTHOR },
	{ .name = "status", .wire = WIRE_STRING, .words = venue_status_words,
	    .text = TEXT_RECORD_VENUE_STATUS },
	{ .name = "date", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_VENUE_DATE },
	{ .name = "date_utc", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_VENUE_DATE_UTC },
	{ .name = "modified", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_VENUE_MODIFIED },
	{ .name = "modified_utc", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_VENUE_MODIFIED_UTC },
	{ .name = "url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_VENUE_URL },
	{ .name = "venue", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_VENUE_VENUE },
	{ .name = "slug", .wire = WIRE_STRING, .text = TEXT_RECORD_VENUE_SLUG },
	{ .name = "description", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_DESCRIPTION },
	{ .name = "image", .wire = WIRE_ANY, .schema = "Image",
	    .optional = true, .text = TEXT_RECORD_VENUE_IMAGE },
	{ .name = "address", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_ADDRESS },
	{ .name = "city", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_CITY },
	{ .name = "country", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_COUNTRY },
	{ .name = "province", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_PROVINCE },
	{ .name = "state", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_STATE },
	{ .name = "zip", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_ZIP },
	{ .name = "phone", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_PHONE },
	{ .name = "website", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_WEBSITE },
	{ .name = "stateprovince", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_VENUE_STATEPROVINCE },
	{ .name = "geo_lat", .wire = WIRE_NUMBER, .optional = true,
	    .text = TEXT_RECORD_VENUE_GEO_LAT },
	{ .name = "geo_lng", .wire = WIRE_NUMBER, .optional = true,
	    .text = TEXT_RECORD_VENUE_GEO_LNG },
	{ .name = "json_ld", .wire = WIRE_ANY, .schema = "JsonLd",
	    .optional = true, .text = TEXT_RECORD_VENUE_JSON_LD },
	{ .name = "show_map", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_VENUE_SHOW_MAP },
	{ .name = "show_map_link", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_VENUE_SHOW_MAP_LINK },
	{ .name = "global_id", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_VENUE_GLOBAL_ID },
	{ .name = "global_id_lineage", .wire = WIRE_ARRAY,
	    .text = TEXT_RECORD_VENUE_GLOBAL_ID_LINEAGE }
};

static const char *const organizer_status_words[] = {
	"publish", "future", "draft", "pending", "private", "trash", NULL
};
static const struct member organizer_members[] = {
	{ .name = "id", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_ORGANIZER_ID },
	{ .name = "author", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_ORGANIZER_AUTHOR },
	{ .name = "status", .wire = WIRE_STRING,
	    .words = organizer_status_words,
	    .text = TEXT_RECORD_ORGANIZER_STATUS },
	{ .name = "date", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_ORGANIZER_DATE },
	{ .name = "date_utc", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_ORGANIZER_DATE_UTC },
	{ .name = "modified", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_ORGANIZER_MODIFIED },
	{ .name = "modified_utc", .wire = WIRE_STRING, .format = "local-time",
	    .text = TEXT_RECORD_ORGANIZER_MODIFIED_UTC },
	{ .name = "url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_ORGANIZER_URL },
	{ .name = "organizer", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_ORGANIZER_ORGANIZER },
	{ .name = "description", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_ORGANIZER_DESCRIPTION },
	{ .name = "slug", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_ORGANIZER_SLUG },
	{ .name = "image", .wire = WIRE_ANY, .schema = "Image",
	    .optional = true, .text = TEXT_RECORD_ORGANIZER_IMAGE },
	{ .name = "phone", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_ORGANIZER_PHONE },
	{ .name = "website", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_ORGANIZER_WEBSITE },
	{ .name = "email", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_ORGANIZER_EMAIL },
	{ .name = "json_ld", .wire = WIRE_ANY, .schema = "JsonLd",
	    .optional = true, .text = TEXT_RECORD_ORGANIZER_JSON_LD },
	{ .name = "global_id", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_ORGANIZER_GLOBAL_ID },
	{ .name = "global_id_lineage", .wire = WIRE_ARRAY,
	    .text = TEXT_RECORD_ORGANIZER_GLOBAL_ID_LINEAGE }
};

static const char *const category_taxonomy_words[] = {
	"tribe_events_cat", NULL
};
static const struct member category_members[] = {
	{ .name = "id", .wire = WIRE_INTEGER, .text = TEXT_RECORD_CATEGORY_ID },
	{ .name = "count", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_CATEGORY_COUNT },
	{ .name = "description", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_CATEGORY_DESCRIPTION },
	{ .name = "name", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_CATEGORY_NAME },
	{ .name = "slug", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_CATEGORY_SLUG },
	{ .name = "taxonomy", .wire = WIRE_STRING,
	    .words = category_taxonomy_words,
	    .text = TEXT_RECORD_CATEGORY_TAXONOMY },
	{ .name = "parent", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_CATEGORY_PARENT },
	{ .name = "meta", .wire = WIRE_ANY, .instead = "[]",
	    .text = TEXT_RECORD_CATEGORY_META },
	{ .name = "url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_CATEGORY_URL },
	{ .name = "urls", .wire = WIRE_ANY, .schema = "TermUrls",
	    .text = TEXT_RECORD_CATEGORY_URLS },
	{ .name = "_links", .wire = WIRE_ANY, .schema = "TermLinks",
	    .optional = true, .text = TEXT_RECORD_CATEGORY_LINKS }
};

static const char *const tag_taxonomy_words[] = {
	"post_tag", NULL
};
static const struct member tag_members[] = {
	{ .name = "id", .wire = WIRE_INTEGER, .text = TEXT_RECORD_TAG_ID },
	{ .name = "count", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_TAG_COUNT },
	{ .name = "description", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_TAG_DESCRIPTION },
	{ .name = "name", .wire = WIRE_STRING, .text = TEXT_RECORD_TAG_NAME },
	{ .name = "slug", .wire = WIRE_STRING, .text = TEXT_RECORD_TAG_SLUG },
	{ .name = "taxonomy", .wire = WIRE_STRING,
	    .words = tag_taxonomy_words, .text = TEXT_RECORD_TAG_TAXONOMY },
	{ .name = "meta", .wire = WIRE_ANY, .instead = "[]",
	    .text = TEXT_RECORD_TAG_META },
	{ .name = "url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_TAG_URL },
	{ .name = "urls", .wire = WIRE_ANY, .schema = "TermUrls",
	    .text = TEXT_RECORD_TAG_URLS },
	{ .name = "_links", .wire = WIRE_ANY, .schema = "TermLinks",
	    .optional = true, .text = TEXT_RECORD_TAG_LINKS }
};

static const char *const term_taxonomy_words[] = {
	"tribe_events_cat", "post_tag", NULL
};
static const char *const term_filter_words[] = {
	"raw", NULL
};
static const struct member term_members[] = {
	{ .name = "name", .wire = WIRE_STRING, .text = TEXT_RECORD_TERM_NAME },
	{ .name = "slug", .wire = WIRE_STRING, .text = TEXT_RECORD_TERM_SLUG },
	{ .name = "term_group", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_TERM_TERM_GROUP },
	{ .name = "term_taxonomy_id", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_TERM_TERM_TAXONOMY_ID },
	{ .name = "taxonomy", .wire = WIRE_STRING,
	    .words = term_taxonomy_words, .text = TEXT_RECORD_TERM_TAXONOMY },
	{ .name = "description", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_TERM_DESCRIPTION },
	{ .name = "parent", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_TERM_PARENT },
	{ .name = "count", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_TERM_COUNT },
	{ .name = "filter", .wire = WIRE_STRING, .words = term_filter_words,
	    .text = TEXT_RECORD_TERM_FILTER },
	{ .name = "id", .wire = WIRE_INTEGER, .text = TEXT_RECORD_TERM_ID },
	{ .name = "urls", .wire = WIRE_ANY, .schema = "TermUrls",
	    .text = TEXT_RECORD_TERM_URLS }
};

static const struct member term_urls_members[] = {
	{ .name = "self", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_TERMURLS_SELF },
	{ .name = "collection", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_TERMURLS_COLLECTION },
	{ .name = "up", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_TERMURLS_UP }
};

static const struct member term_links_members[] = {
	{ .name = "self", .wire = WIRE_ARRAY, .schema = "Link",
	    .text = TEXT_RECORD_TERMLINKS_SELF },
	{ .name = "collection", .wire = WIRE_ARRAY, .schema = "Link",
	    .text = TEXT_RECORD_TERMLINKS_COLLECTION },
	{ .name = "up", .wire = WIRE_ARRAY, .schema = "Link",
	    .optional = true, .text = TEXT_RECORD_TERMLINKS_UP }
};

static const struct member link_members[] = {
	{ .name = "href", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_LINK_HREF }
};

static const struct member image_members[] = {
	{ .name = "url", .wire = WIRE_STRING, .text = TEXT_RECORD_IMAGE_URL },
	{ .name = "id", .wire = WIRE_INTEGER, .text = TEXT_RECORD_IMAGE_ID },
	{ .name = "extension", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_IMAGE_EXTENSION },
	{ .name = "width", .wire = WIRE_INTEGER, .instead = "null",
	    .text = TEXT_RECORD_IMAGE_WIDTH },
	{ .name = "height", .wire = WIRE_INTEGER, .instead = "null",
	    .text = TEXT_RECORD_IMAGE_HEIGHT },
	{ .name = "sizes", .wire = WIRE_ANY, .schema = "ImageSize",
	    .map = true, .text = TEXT_RECORD_IMAGE_SIZES }
};

static const struct member image_size_members[] = {
	{ .name = "width", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_IMAGESIZE_WIDTH },
	{ .name = "height", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_IMAGESIZE_HEIGHT },
	{ .name = "mime-type", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_IMAGESIZE_MIME_TYPE },
	{ .name = "url", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_IMAGESIZE_URL }
};

static const char *const cost_details_currency_position_words[] = {
	"", "prefix", "postfix", NULL
};
static const struct member cost_details_members[] = {
	{ .name = "currency_symbol", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_COSTDETAILS_CURRENCY_SYMBOL },
	{ .name = "currency_code", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_COSTDETAILS_CURRENCY_CODE },
	{ .name = "currency_position", .wire = WIRE_STRING,
	    .words = cost_details_currency_position_words,
	    .text = TEXT_RECORD_COSTDETAILS_CURRENCY_POSITION },
	{ .name = "values", .wire = WIRE_ARRAY,
	    .text = TEXT_RECORD_COSTDETAILS_VALUES }
};

static const struct member date_details_members[] = {
	{ .name = "year", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_DATEDETAILS_YEAR },
	{ .name = "month", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_DATEDETAILS_MONTH },
	{ .name = "day", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_DATEDETAILS_DAY },
	{ .name = "hour", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_DATEDETAILS_HOUR },
	{ .name = "minutes", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_DATEDETAILS_MINUTES },
	{ .name = "seconds", .wire = WIRE_STRING, .format = "digits",
	    .text = TEXT_RECORD_DATEDETAILS_SECONDS }
};

static const struct member json_ld_members[] = {
	{ .name = "@context", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_JSONLD_CONTEXT },
	{ .name = "@type", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_JSONLD_TYPE },
	{ .name = "name", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_JSONLD_NAME },
	{ .name = "description", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_JSONLD_DESCRIPTION },
	{ .name = "image", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_JSONLD_IMAGE },
	{ .name = "url", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_JSONLD_URL }
};

static const struct member event_list_members[] = {
	{ .name = "events", .wire = WIRE_ARRAY, .schema = "Event",
	    .text = TEXT_RECORD_EVENTLIST_EVENTS },
	{ .name = "rest_url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_EVENTLIST_REST_URL },
	{ .name = "next_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_EVENTLIST_NEXT_REST_URL },
	{ .name = "previous_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_EVENTLIST_PREVIOUS_REST_URL },
	{ .name = "total", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_EVENTLIST_TOTAL },
	{ .name = "total_pages", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_EVENTLIST_TOTAL_PAGES }
};

static const struct member venue_list_members[] = {
	{ .name = "venues", .wire = WIRE_ARRAY, .schema = "Venue",
	    .text = TEXT_RECORD_VENUELIST_VENUES },
	{ .name = "rest_url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_VENUELIST_REST_URL },
	{ .name = "next_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_VENUELIST_NEXT_REST_URL },
	{ .name = "previous_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_VENUELIST_PREVIOUS_REST_URL },
	{ .name = "total", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_VENUELIST_TOTAL },
	{ .name = "total_pages", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_VENUELIST_TOTAL_PAGES }
};

static const struct member organizer_list_members[] = {
	{ .name = "organizers", .wire = WIRE_ARRAY, .schema = "Organizer",
	    .text = TEXT_RECORD_ORGANIZERLIST_ORGANIZERS },
	{ .name = "rest_url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_ORGANIZERLIST_REST_URL },
	{ .name = "next_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_ORGANIZERLIST_NEXT_REST_URL },
	{ .name = "previous_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true,
	    .text = TEXT_RECORD_ORGANIZERLIST_PREVIOUS_REST_URL },
	{ .name = "total", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_ORGANIZERLIST_TOTAL },
	{ .name = "total_pages", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_ORGANIZERLIST_TOTAL_PAGES }
};

static const struct member category_list_members[] = {
	{ .name = "rest_url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_CATEGORYLIST_REST_URL },
	{ .name = "total", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_CATEGORYLIST_TOTAL },
	{ .name = "total_pages", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_CATEGORYLIST_TOTAL_PAGES },
	{ .name = "categories", .wire = WIRE_ARRAY, .schema = "Category",
	    .text = TEXT_RECORD_CATEGORYLIST_CATEGORIES },
	{ .name = "next_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_CATEGORYLIST_NEXT_REST_URL },
	{ .name = "previous_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true,
	    .text = TEXT_RECORD_CATEGORYLIST_PREVIOUS_REST_URL }
};

static const struct member tag_list_members[] = {
	{ .name = "rest_url", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_TAGLIST_REST_URL },
	{ .name = "total", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_TAGLIST_TOTAL },
	{ .name = "total_pages", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_TAGLIST_TOTAL_PAGES },
	{ .name = "tags", .wire = WIRE_ARRAY, .schema = "Tag",
	    .text = TEXT_RECORD_TAGLIST_TAGS },
	{ .name = "next_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_TAGLIST_NEXT_REST_URL },
	{ .name = "previous_rest_url", .wire = WIRE_STRING, .format = "uri",
	    .optional = true, .text = TEXT_RECORD_TAGLIST_PREVIOUS_REST_URL }
};

static const struct member index_members[] = {
	{ .name = "namespace", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_INDEX_NAMESPACE },
	{ .name = "routes", .wire = WIRE_ANY, .schema = "IndexRoute",
	    .map = true, .text = TEXT_RECORD_INDEX_ROUTES },
	{ .name = "_links", .wire = WIRE_ANY, .schema = "SelfLinks",
	    .text = TEXT_RECORD_INDEX_LINKS }
};

static const struct member index_route_members[] = {
	{ .name = "namespace", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_INDEXROUTE_NAMESPACE },
	{ .name = "methods", .wire = WIRE_ARRAY,
	    .text = TEXT_RECORD_INDEXROUTE_METHODS },
	{ .name = "endpoints", .wire = WIRE_ARRAY, .schema = "IndexEndpoint",
	    .text = TEXT_RECORD_INDEXROUTE_ENDPOINTS },
	{ .name = "_links", .wire = WIRE_ANY, .schema = "SelfLinks",
	    .optional = true, .text = TEXT_RECORD_INDEXROUTE_LINKS }
};

static const struct member index_endpoint_members[] = {
	{ .name = "methods", .wire = WIRE_ARRAY,
	    .text = TEXT_RECORD_INDEXENDPOINT_METHODS },
	{ .name = "args", .wire = WIRE_ANY, .schema = "IndexArgument",
	    .map = true, .text = TEXT_RECORD_INDEXENDPOINT_ARGS }
};

static const struct member index_argument_members[] = {
	{ .name = "description", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_INDEXARGUMENT_DESCRIPTION },
	{ .name = "type", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_INDEXARGUMENT_TYPE },
	{ .name = "default", .wire = WIRE_ANY, .optional = true,
	    .text = TEXT_RECORD_INDEXARGUMENT_DEFAULT },
	{ .name = "required", .wire = WIRE_BOOLEAN,
	    .text = TEXT_RECORD_INDEXARGUMENT_REQUIRED }
};

static const struct member self_links_members[] = {
	{ .name = "self", .wire = WIRE_ARRAY, .schema = "Link",
	    .text = TEXT_RECORD_SELFLINKS_SELF }
};

static const struct member document_members[] = {
	{ .name = "openapi", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_DOCUMENT_OPENAPI },
	{ .name = "info", .wire = WIRE_ANY, .text = TEXT_RECORD_DOCUMENT_INFO },
	{ .name = "paths", .wire = WIRE_ANY,
	    .text = TEXT_RECORD_DOCUMENT_PATHS }
};

static const struct member error_members[] = {
	{ .name = "code", .wire = WIRE_STRING, .text = TEXT_RECORD_ERROR_CODE },
	{ .name = "message", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_ERROR_MESSAGE },
	{ .name = "data", .wire = WIRE_ANY, .schema = "ErrorData",
	    .text = TEXT_RECORD_ERROR_DATA }
};

static const struct member error_data_members[] = {
	{ .name = "status", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_ERRORDATA_STATUS },
	{ .name = "params", .wire = WIRE_ANY, .optional = true,
	    .text = TEXT_RECORD_ERRORDATA_PARAMS },
	{ .name = "details", .wire = WIRE_ANY, .schema = "ErrorDetail",
	    .map = true, .optional = true,
	    .text = TEXT_RECORD_ERRORDATA_DETAILS },
	{ .name = "term_id", .wire = WIRE_INTEGER, .optional = true,
	    .text = TEXT_RECORD_ERRORDATA_TERM_ID },
	{ .name = "json_error_message", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_ERRORDATA_JSON_ERROR_MESSAGE }
};

static const struct member error_detail_members[] = {
	{ .name = "code", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_ERRORDETAIL_CODE },
	{ .name = "message", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_ERRORDETAIL_MESSAGE },
	{ .name = "data", .wire = WIRE_ANY, .schema = "ErrorPlace",
	    .text = TEXT_RECORD_ERRORDETAIL_DATA }
};

static const struct member error_place_members[] = {
	{ .name = "pointer", .wire = WIRE_STRING, .format = "json-pointer",
	    .text = TEXT_RECORD_ERRORPLACE_POINTER }
};

static const struct member problem_members[] = {
	{ .name = "type", .wire = WIRE_STRING, .format = "uri",
	    .text = TEXT_RECORD_PROBLEM_TYPE },
	{ .name = "title", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_PROBLEM_TITLE },
	{ .name = "status", .wire = WIRE_INTEGER,
	    .text = TEXT_RECORD_PROBLEM_STATUS },
	{ .name = "detail", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_PROBLEM_DETAIL },
	{ .name = "instance", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_PROBLEM_INSTANCE },
	{ .name = "code", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_PROBLEM_CODE },
	{ .name = "errors", .wire = WIRE_ARRAY, .schema = "ProblemError",
	    .optional = true, .text = TEXT_RECORD_PROBLEM_ERRORS },
	{ .name = "term_id", .wire = WIRE_INTEGER, .optional = true,
	    .text = TEXT_RECORD_PROBLEM_TERM_ID }
};

static const struct member problem_error_members[] = {
	{ .name = "name", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_PROBLEMERROR_NAME },
	{ .name = "code", .wire = WIRE_STRING,
	    .text = TEXT_RECORD_PROBLEMERROR_CODE },
	{ .name = "detail", .wire = WIRE_STRING, .optional = true,
	    .text = TEXT_RECORD_PROBLEMERROR_DETAIL },
	{ .name = "pointer", .wire = WIRE_STRING, .format = "json-pointer",
	    .optional = true, .text = TEXT_RECORD_PROBLEMERROR_POINTER }
};

const struct record records[] = {
	{ .name = "Event", .members = event_members,
	    .member_count = COUNT(event_members), .text = TEXT_RECORD_EVENT },
	{ .name = "Venue", .members = venue_members,
	    .member_count = COUNT(venue_members), .text = TEXT_RECORD_VENUE },
	{ .name = "Organizer", .members = organizer_members,
	    .member_count = COUNT(organizer_members),
	    .text = TEXT_RECORD_ORGANIZER },
	{ .name = "Category", .members = category_members,
	    .member_count = COUNT(category_members),
	    .text = TEXT_RECORD_CATEGORY },
	{ .name = "Tag", .members = tag_members,
	    .member_count = COUNT(tag_members), .text = TEXT_RECORD_TAG },
	{ .name = "Term", .members = term_members,
	    .member_count = COUNT(term_members), .text = TEXT_RECORD_TERM },
	{ .name = "TermUrls", .members = term_urls_members,
	    .member_count = COUNT(term_urls_members),
	    .text = TEXT_RECORD_TERMURLS },
	{ .name = "TermLinks", .members = term_links_members,
	    .member_count = COUNT(term_links_members),
	    .text = TEXT_RECORD_TERMLINKS },
	{ .name = "Link", .members = link_members,
	    .member_count = COUNT(link_members), .text = TEXT_RECORD_LINK },
	{ .name = "Image", .members = image_members,
	    .member_count = COUNT(image_members), .text = TEXT_RECORD_IMAGE },
	{ .name = "ImageSize", .members = image_size_members,
	    .member_count = COUNT(image_size_members),
	    .text = TEXT_RECORD_IMAGESIZE },
	{ .name = "CostDetails", .members = cost_details_members,
	    .member_count = COUNT(cost_details_members),
	    .text = TEXT_RECORD_COSTDETAILS },
	{ .name = "DateDetails", .members = date_details_members,
	    .member_count = COUNT(date_details_members),
	    .text = TEXT_RECORD_DATEDETAILS },
	{ .name = "JsonLd", .members = json_ld_members,
	    .member_count = COUNT(json_ld_members), .open = true,
	    .text = TEXT_RECORD_JSONLD },
	{ .name = "EventList", .members = event_list_members,
	    .member_count = COUNT(event_list_members),
	    .text = TEXT_RECORD_EVENTLIST },
	{ .name = "VenueList", .members = venue_list_members,
	    .member_count = COUNT(venue_list_members),
	    .text = TEXT_RECORD_VENUELIST },
	{ .name = "OrganizerList", .members = organizer_list_members,
	    .member_count = COUNT(organizer_list_members),
	    .text = TEXT_RECORD_ORGANIZERLIST },
	{ .name = "CategoryList", .members = category_list_members,
	    .member_count = COUNT(category_list_members),
	    .text = TEXT_RECORD_CATEGORYLIST },
	{ .name = "TagList", .members = tag_list_members,
	    .member_count = COUNT(tag_list_members),
	    .text = TEXT_RECORD_TAGLIST },
	{ .name = "Index", .members = index_members,
	    .member_count = COUNT(index_members), .text = TEXT_RECORD_INDEX },
	{ .name = "IndexRoute", .members = index_route_members,
	    .member_count = COUNT(index_route_members),
	    .text = TEXT_RECORD_INDEXROUTE },
	{ .name = "IndexEndpoint", .members = index_endpoint_members,
	    .member_count = COUNT(index_endpoint_members),
	    .text = TEXT_RECORD_INDEXENDPOINT },
	{ .name = "IndexArgument", .members = index_argument_members,
	    .member_count = COUNT(index_argument_members), .open = true,
	    .text = TEXT_RECORD_INDEXARGUMENT },
	{ .name = "SelfLinks", .members = self_links_members,
	    .member_count = COUNT(self_links_members),
	    .text = TEXT_RECORD_SELFLINKS },
	{ .name = "Document", .members = document_members,
	    .member_count = COUNT(document_members), .open = true,
	    .text = TEXT_RECORD_DOCUMENT },
	{ .name = "Error", .members = error_members,
	    .member_count = COUNT(error_members), .text = TEXT_RECORD_ERROR },
	{ .name = "ErrorData", .members = error_data_members,
	    .member_count = COUNT(error_data_members),
	    .text = TEXT_RECORD_ERRORDATA },
	{ .name = "ErrorDetail", .members = error_detail_members,
	    .member_count = COUNT(error_detail_members),
	    .text = TEXT_RECORD_ERRORDETAIL },
	{ .name = "ErrorPlace", .members = error_place_members,
	    .member_count = COUNT(error_place_members),
	    .text = TEXT_RECORD_ERRORPLACE },
	{ .name = "Problem", .members = problem_members,
	    .member_count = COUNT(problem_members),
	    .text = TEXT_RECORD_PROBLEM },
	{ .name = "ProblemError", .members = problem_error_members,
	    .member_count = COUNT(problem_error_members),
	    .text = TEXT_RECORD_PROBLEMERROR }
};

const size_t record_count = COUNT(records);
