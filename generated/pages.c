/* Made from spec/ by codegen; do not edit. */
#include "generated/pages.h"
#include "generated/texts.h"
#include "http/rows.h"

static const char *const page_calendar_view_words[] = { "month", "week", "day", "list", NULL };
static const char *const page_calendar_orderby_words[] = { "start_date", "relevance", NULL };
static const char *const page_calendar_post_type_words[] = { "tribe_events", "tribe_venue", "tribe_organizer", NULL };

static const struct param page_calendar_rows[] = {
	ROW(page_calendar, view, "view", QUERY, ENUM, STRING, .has = AT(page_calendar, has_view), .words = page_calendar_view_words),
	ROW(page_calendar, date, "date", QUERY, MOMENT, STRING, .has = AT(page_calendar, has_date), .zone = ZONE_SITE),
	ROW(page_calendar, year, "year", QUERY, INTEGER, INTEGER, .has = AT(page_calendar, has_year), .flags = PARAM_MIN | PARAM_MAX, .min = 1000, .max = 3000),
	ROW(page_calendar, month, "month", QUERY, INTEGER, INTEGER, .has = AT(page_calendar, has_month), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 12),
	ROW(page_calendar, page, "page", QUERY, INTEGER, INTEGER, .has = AT(page_calendar, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
	ROW(page_calendar, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(page_calendar, categories, "categories", QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, tags, "tags", QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, venue, "venue", QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, organizer, "organizer", QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, featured, "featured", QUERY, BOOLEAN, BOOLEAN, .has = AT(page_calendar, has_featured)),
	ROW(page_calendar, hide_subsequent_recurrences, "hide_subsequent_recurrences", QUERY, BOOLEAN, BOOLEAN, .has = AT(page_calendar, has_hide_subsequent_recurrences)),
	ROW(page_calendar, start_date, "start_date", QUERY, MOMENT, STRING, .has = AT(page_calendar, has_start_date), .zone = ZONE_SITE),
	ROW(page_calendar, end_date, "end_date", QUERY, MOMENT, STRING, .has = AT(page_calendar, has_end_date), .zone = ZONE_SITE),
	ROW(page_calendar, orderby, "orderby", QUERY, ENUM, STRING, .has = AT(page_calendar, has_orderby), .words = page_calendar_orderby_words),
	ROW(page_calendar, p, "p", QUERY, INTEGER, INTEGER, .has = AT(page_calendar, has_p), .flags = PARAM_MIN, .min = 1),
	ROW(page_calendar, post_type, "post_type", QUERY, ENUM, STRING, .has = AT(page_calendar, has_post_type), .words = page_calendar_post_type_words),
};

static const struct page_calendar_params page_calendar_defaults = {
	.page = 1,
	.hide_subsequent_recurrences = false,
	.orderby = PAGE_CALENDAR_ORDERBY_START_DATE,
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
	ROW(page_event, slug, "slug", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW(page_event, ical, "ical", QUERY, STRING, STRING, .max_bytes = 2000),
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

static const struct param page_event_open_rows[] = {
	ROW(page_event_open, slug, "slug", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW(page_event_open, password, "password", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

CALL(page_event_open)
const struct route route_page_event_open = {
	.name = "page_event_open",
	.path = &page_paths[PAGE_PATH_EVENT_SLUG],
	.methods = 1 << METHOD_POST,
	.slow = true,
	.resource = "",
	PARAMS(page_event_open),
	.call = call_page_event_open,
};

static const struct param page_venue_rows[] = {
	ROW(page_venue, slug, "slug", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW(page_venue, page, "page", QUERY, INTEGER, INTEGER, .has = AT(page_venue, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
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
	ROW(page_organizer, slug, "slug", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW(page_organizer, page, "page", QUERY, INTEGER, INTEGER, .has = AT(page_organizer, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
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

static const struct param page_venues_rows[] = {
	ROW(page_venues, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(page_venues, all, "all", QUERY, BOOLEAN, BOOLEAN, .has = AT(page_venues, has_all)),
	ROW(page_venues, page, "page", QUERY, INTEGER, INTEGER, .has = AT(page_venues, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
};

static const struct page_venues_params page_venues_defaults = {
	.page = 1,
};

CALL(page_venues)
const struct route route_page_venues = {
	.name = "page_venues",
	.path = &page_paths[PAGE_PATH_VENUES],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_venues),
	.defaults = &page_venues_defaults,
	.call = call_page_venues,
};

static const struct param page_organizers_rows[] = {
	ROW(page_venues, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(page_venues, all, "all", QUERY, BOOLEAN, BOOLEAN, .has = AT(page_venues, has_all)),
	ROW(page_venues, page, "page", QUERY, INTEGER, INTEGER, .has = AT(page_venues, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
};

static const struct page_venues_params page_organizers_defaults = {
	.page = 1,
};

const struct route route_page_organizers = {
	.name = "page_organizers",
	.path = &page_paths[PAGE_PATH_ORGANIZERS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS_OF(page_organizers, page_venues),
	.defaults = &page_organizers_defaults,
	.call = call_page_venues,
};

CALL(moved_events)
const struct route route_moved_events = {
	.name = "moved_events",
	.path = &page_paths[PAGE_PATH_EVENTS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_moved_events,
};

static const struct param moved_calendar_rows[] = {
	ROW(moved_calendar, words, "words", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(moved_calendar)
const struct route route_moved_calendar = {
	.name = "moved_calendar",
	.path = &page_paths[PAGE_PATH_EVENTS_WORDS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(moved_calendar),
	.call = call_moved_calendar,
};

static const struct param moved_event_rows[] = {
	ROW(moved_event, words, "words", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(moved_event)
const struct route route_moved_event = {
	.name = "moved_event",
	.path = &page_paths[PAGE_PATH_EVENT_WORDS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(moved_event),
	.call = call_moved_event,
};

static const struct param moved_tag_rows[] = {
	ROW(moved_tag, slugs, "slugs", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(moved_tag)
const struct route route_moved_tag = {
	.name = "moved_tag",
	.path = &page_paths[PAGE_PATH_EVENTS_TAG_SLUGS],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(moved_tag),
	.call = call_moved_tag,
};

static const struct param page_category_rows[] = {
	ROW(page_category, slugs, "slugs", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW(page_category, page, "page", QUERY, INTEGER, INTEGER, .has = AT(page_category, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
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
	ROW(page_tag, slug, "slug", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW(page_tag, page, "page", QUERY, INTEGER, INTEGER, .has = AT(page_tag, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
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

CALL(page_robots)
const struct route route_page_robots = {
	.name = "page_robots",
	.path = &page_paths[PAGE_PATH_ROBOTS_TXT],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_page_robots,
};

CALL(page_sitemap)
const struct route route_page_sitemap = {
	.name = "page_sitemap",
	.path = &page_paths[PAGE_PATH_SITEMAP_XML],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_page_sitemap,
};

CALL(page_sitemap_pages)
const struct route route_page_sitemap_pages = {
	.name = "page_sitemap_pages",
	.path = &page_paths[PAGE_PATH_SITEMAP_PAGES],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_page_sitemap_pages,
};

static const struct param page_sitemap_month_rows[] = {
	ROW(page_sitemap_month, year_month, "year_month", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(page_sitemap_month)
const struct route route_page_sitemap_month = {
	.name = "page_sitemap_month",
	.path = &page_paths[PAGE_PATH_SITEMAP_YEAR_MONTH],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_sitemap_month),
	.call = call_page_sitemap_month,
};

static const char *const page_embed_view_words[] = { "month", "week", "day", "list", NULL };
static const char *const page_embed_orderby_words[] = { "start_date", "relevance", NULL };
static const char *const page_embed_post_type_words[] = { "tribe_events", "tribe_venue", "tribe_organizer", NULL };

static const struct param page_embed_rows[] = {
	ROW(page_calendar, view, "view", QUERY, ENUM, STRING, .has = AT(page_calendar, has_view), .words = page_embed_view_words),
	ROW(page_calendar, date, "date", QUERY, MOMENT, STRING, .has = AT(page_calendar, has_date), .zone = ZONE_SITE),
	ROW(page_calendar, year, "year", QUERY, INTEGER, INTEGER, .has = AT(page_calendar, has_year), .flags = PARAM_MIN | PARAM_MAX, .min = 1000, .max = 3000),
	ROW(page_calendar, month, "month", QUERY, INTEGER, INTEGER, .has = AT(page_calendar, has_month), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 12),
	ROW(page_calendar, page, "page", QUERY, INTEGER, INTEGER, .has = AT(page_calendar, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
	ROW(page_calendar, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(page_calendar, categories, "categories", QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, tags, "tags", QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, venue, "venue", QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, organizer, "organizer", QUERY, STRING, STRING, .max_bytes = 2000),
	ROW(page_calendar, featured, "featured", QUERY, BOOLEAN, BOOLEAN, .has = AT(page_calendar, has_featured)),
	ROW(page_calendar, hide_subsequent_recurrences, "hide_subsequent_recurrences", QUERY, BOOLEAN, BOOLEAN, .has = AT(page_calendar, has_hide_subsequent_recurrences)),
	ROW(page_calendar, start_date, "start_date", QUERY, MOMENT, STRING, .has = AT(page_calendar, has_start_date), .zone = ZONE_SITE),
	ROW(page_calendar, end_date, "end_date", QUERY, MOMENT, STRING, .has = AT(page_calendar, has_end_date), .zone = ZONE_SITE),
	ROW(page_calendar, orderby, "orderby", QUERY, ENUM, STRING, .has = AT(page_calendar, has_orderby), .words = page_embed_orderby_words),
	ROW(page_calendar, p, "p", QUERY, INTEGER, INTEGER, .has = AT(page_calendar, has_p), .flags = PARAM_MIN, .min = 1),
	ROW(page_calendar, post_type, "post_type", QUERY, ENUM, STRING, .has = AT(page_calendar, has_post_type), .words = page_embed_post_type_words),
};

static const struct page_calendar_params page_embed_defaults = {
	.page = 1,
	.hide_subsequent_recurrences = false,
	.orderby = PAGE_CALENDAR_ORDERBY_START_DATE,
	.post_type = PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS,
};

const struct route route_page_embed = {
	.name = "page_embed",
	.path = &page_paths[PAGE_PATH_EMBED],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS_OF(page_embed, page_calendar),
	.defaults = &page_embed_defaults,
	.call = call_page_calendar,
};

static const struct param page_embed_event_rows[] = {
	ROW(page_event, slug, "slug", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
	ROW(page_event, ical, "ical", QUERY, STRING, STRING, .max_bytes = 2000),
};

const struct route route_page_embed_event = {
	.name = "page_embed_event",
	.path = &page_paths[PAGE_PATH_EMBED_EVENT_SLUG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS_OF(page_embed_event, page_event),
	.call = call_page_event,
};

CALL(page_icon_ico)
const struct route route_page_icon_ico = {
	.name = "page_icon_ico",
	.path = &page_paths[PAGE_PATH_FAVICON_ICO],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_page_icon_ico,
};

CALL(page_icon_svg)
const struct route route_page_icon_svg = {
	.name = "page_icon_svg",
	.path = &page_paths[PAGE_PATH_FAVICON_SVG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_page_icon_svg,
};

CALL(page_icon_touch)
const struct route route_page_icon_touch = {
	.name = "page_icon_touch",
	.path = &page_paths[PAGE_PATH_APPLE_TOUCH_ICON_PNG],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_page_icon_touch,
};

static const struct param page_brand_rows[] = {
	ROW(page_brand, name, "name", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(page_brand)
const struct route route_page_brand = {
	.name = "page_brand",
	.path = &page_paths[PAGE_PATH_BRAND_NAME],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_brand),
	.call = call_page_brand,
};

static const struct param page_image_rows[] = {
	ROW(page_image, name, "name", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(page_image)
const struct route route_page_image = {
	.name = "page_image",
	.path = &page_paths[PAGE_PATH_IMAGES_NAME],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_image),
	.call = call_page_image,
};

CALL(page_doc)
const struct route route_page_doc = {
	.name = "page_doc",
	.path = &page_paths[PAGE_PATH_DOC],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_page_doc,
};

static const struct param page_doc_part_rows[] = {
	ROW(page_doc_part, name, "name", PATH, STRING, STRING, .flags = PARAM_REQUIRED),
};

CALL(page_doc_part)
const struct route route_page_doc_part = {
	.name = "page_doc_part",
	.path = &page_paths[PAGE_PATH_DOC_NAME],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(page_doc_part),
	.call = call_page_doc_part,
};

CALL(desk_home)
const struct route route_desk_home = {
	.name = "desk_home",
	.path = &page_paths[PAGE_PATH_DESK],
	.methods = 1 << METHOD_GET,
	.role = ROLE_SUBSCRIBER,
	.resource = "",
	.call = call_desk_home,
};

static const struct param desk_sign_in_rows[] = {
	ROW(desk_sign_in, to, "to", QUERY, STRING, STRING, .max_bytes = 2000),
};

CALL(desk_sign_in)
const struct route route_desk_sign_in = {
	.name = "desk_sign_in",
	.path = &page_paths[PAGE_PATH_DESK_SIGN_IN],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(desk_sign_in),
	.call = call_desk_sign_in,
};

CALL(desk_forgotten)
const struct route route_desk_forgotten = {
	.name = "desk_forgotten",
	.path = &page_paths[PAGE_PATH_DESK_FORGOTTEN],
	.methods = 1 << METHOD_GET,
	.resource = "",
	.call = call_desk_forgotten,
};

static const struct param desk_forgotten_send_rows[] = {
	ROW(desk_forgotten_send, login, "login", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

CALL(desk_forgotten_send)
const struct route route_desk_forgotten_send = {
	.name = "desk_forgotten_send",
	.path = &page_paths[PAGE_PATH_DESK_FORGOTTEN],
	.methods = 1 << METHOD_POST,
	.slow = true,
	.resource = "",
	PARAMS(desk_forgotten_send),
	.call = call_desk_forgotten_send,
};

static const struct param desk_enter_rows[] = {
	ROW(desk_enter, login, "login", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
	ROW(desk_enter, password, "password", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
	ROW(desk_enter, to, "to", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

CALL(desk_enter)
const struct route route_desk_enter = {
	.name = "desk_enter",
	.path = &page_paths[PAGE_PATH_DESK_SIGN_IN],
	.methods = 1 << METHOD_POST,
	.slow = true,
	.resource = "",
	PARAMS(desk_enter),
	.call = call_desk_enter,
};

CALL(desk_leave)
const struct route route_desk_leave = {
	.name = "desk_leave",
	.path = &page_paths[PAGE_PATH_DESK_SIGN_OUT],
	.methods = 1 << METHOD_POST,
	.role = ROLE_SUBSCRIBER,
	.resource = "",
	.call = call_desk_leave,
};

static const struct param desk_welcome_rows[] = {
	ROW(desk_welcome, key, "key", QUERY, STRING, STRING, .max_bytes = 2000),
};

CALL(desk_welcome)
const struct route route_desk_welcome = {
	.name = "desk_welcome",
	.path = &page_paths[PAGE_PATH_DESK_WELCOME],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(desk_welcome),
	.call = call_desk_welcome,
};

static const struct param desk_begin_rows[] = {
	ROW(desk_begin, key, "key", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
	ROW(desk_begin, password, "password", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

CALL(desk_begin)
const struct route route_desk_begin = {
	.name = "desk_begin",
	.path = &page_paths[PAGE_PATH_DESK_WELCOME],
	.methods = 1 << METHOD_POST,
	.slow = true,
	.resource = "",
	PARAMS(desk_begin),
	.call = call_desk_begin,
};

static const char *const desk_list_show_words[] = { "upcoming", "drafts", "waiting", "past", "trash", "mine", NULL };
static const char *const desk_list_done_words[] = { "saved", "published", "submitted", "trashed", "restored", "deleted", "cleaned", "returned", "merged", NULL };
static const char *const desk_list_with_words[] = { "venue", "organizer", "categories", "tags", NULL };

static const struct param desk_list_rows[] = {
	ROW(desk_list, show, "show", QUERY, ENUM, STRING, .has = AT(desk_list, has_show), .words = desk_list_show_words),
	ROW(desk_list, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(desk_list, page, "page", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
	ROW(desk_list, done, "done", QUERY, ENUM, STRING, .has = AT(desk_list, has_done), .words = desk_list_done_words),
	ROW(desk_list, id, "id", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_id), .flags = PARAM_MIN, .min = 1),
	ROW(desk_list, with, "with", QUERY, ENUM, STRING, .has = AT(desk_list, has_with), .words = desk_list_with_words),
	ROW(desk_list, of, "of", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_of), .flags = PARAM_MIN, .min = 1),
};

static const struct desk_list_params desk_list_defaults = {
	.show = DESK_LIST_SHOW_UPCOMING,
	.page = 1,
};

CALL(desk_list)
const struct route route_desk_list = {
	.name = "desk_list",
	.path = &page_paths[PAGE_PATH_DESK_EVENTS],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS(desk_list),
	.defaults = &desk_list_defaults,
	.call = call_desk_list,
};

static const char *const desk_list_venues_show_words[] = { "upcoming", "drafts", "waiting", "past", "trash", "mine", NULL };
static const char *const desk_list_venues_done_words[] = { "saved", "published", "submitted", "trashed", "restored", "deleted", "cleaned", "returned", "merged", NULL };
static const char *const desk_list_venues_with_words[] = { "venue", "organizer", "categories", "tags", NULL };

static const struct param desk_list_venues_rows[] = {
	ROW(desk_list, show, "show", QUERY, ENUM, STRING, .has = AT(desk_list, has_show), .words = desk_list_venues_show_words),
	ROW(desk_list, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(desk_list, page, "page", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
	ROW(desk_list, done, "done", QUERY, ENUM, STRING, .has = AT(desk_list, has_done), .words = desk_list_venues_done_words),
	ROW(desk_list, id, "id", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_id), .flags = PARAM_MIN, .min = 1),
	ROW(desk_list, with, "with", QUERY, ENUM, STRING, .has = AT(desk_list, has_with), .words = desk_list_venues_with_words),
	ROW(desk_list, of, "of", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_of), .flags = PARAM_MIN, .min = 1),
};

static const struct desk_list_params desk_list_venues_defaults = {
	.show = DESK_LIST_SHOW_UPCOMING,
	.page = 1,
};

const struct route route_desk_list_venues = {
	.name = "desk_list_venues",
	.path = &page_paths[PAGE_PATH_DESK_VENUES],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_list_venues, desk_list),
	.defaults = &desk_list_venues_defaults,
	.call = call_desk_list,
};

static const char *const desk_list_organizers_show_words[] = { "upcoming", "drafts", "waiting", "past", "trash", "mine", NULL };
static const char *const desk_list_organizers_done_words[] = { "saved", "published", "submitted", "trashed", "restored", "deleted", "cleaned", "returned", "merged", NULL };
static const char *const desk_list_organizers_with_words[] = { "venue", "organizer", "categories", "tags", NULL };

static const struct param desk_list_organizers_rows[] = {
	ROW(desk_list, show, "show", QUERY, ENUM, STRING, .has = AT(desk_list, has_show), .words = desk_list_organizers_show_words),
	ROW(desk_list, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(desk_list, page, "page", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
	ROW(desk_list, done, "done", QUERY, ENUM, STRING, .has = AT(desk_list, has_done), .words = desk_list_organizers_done_words),
	ROW(desk_list, id, "id", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_id), .flags = PARAM_MIN, .min = 1),
	ROW(desk_list, with, "with", QUERY, ENUM, STRING, .has = AT(desk_list, has_with), .words = desk_list_organizers_with_words),
	ROW(desk_list, of, "of", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_of), .flags = PARAM_MIN, .min = 1),
};

static const struct desk_list_params desk_list_organizers_defaults = {
	.show = DESK_LIST_SHOW_UPCOMING,
	.page = 1,
};

const struct route route_desk_list_organizers = {
	.name = "desk_list_organizers",
	.path = &page_paths[PAGE_PATH_DESK_ORGANIZERS],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_list_organizers, desk_list),
	.defaults = &desk_list_organizers_defaults,
	.call = call_desk_list,
};

static const char *const desk_list_categories_show_words[] = { "upcoming", "drafts", "waiting", "past", "trash", "mine", NULL };
static const char *const desk_list_categories_done_words[] = { "saved", "published", "submitted", "trashed", "restored", "deleted", "cleaned", "returned", "merged", NULL };
static const char *const desk_list_categories_with_words[] = { "venue", "organizer", "categories", "tags", NULL };

static const struct param desk_list_categories_rows[] = {
	ROW(desk_list, show, "show", QUERY, ENUM, STRING, .has = AT(desk_list, has_show), .words = desk_list_categories_show_words),
	ROW(desk_list, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(desk_list, page, "page", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
	ROW(desk_list, done, "done", QUERY, ENUM, STRING, .has = AT(desk_list, has_done), .words = desk_list_categories_done_words),
	ROW(desk_list, id, "id", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_id), .flags = PARAM_MIN, .min = 1),
	ROW(desk_list, with, "with", QUERY, ENUM, STRING, .has = AT(desk_list, has_with), .words = desk_list_categories_with_words),
	ROW(desk_list, of, "of", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_of), .flags = PARAM_MIN, .min = 1),
};

static const struct desk_list_params desk_list_categories_defaults = {
	.show = DESK_LIST_SHOW_UPCOMING,
	.page = 1,
};

const struct route route_desk_list_categories = {
	.name = "desk_list_categories",
	.path = &page_paths[PAGE_PATH_DESK_CATEGORIES],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_list_categories, desk_list),
	.defaults = &desk_list_categories_defaults,
	.call = call_desk_list,
};

static const char *const desk_list_tags_show_words[] = { "upcoming", "drafts", "waiting", "past", "trash", "mine", NULL };
static const char *const desk_list_tags_done_words[] = { "saved", "published", "submitted", "trashed", "restored", "deleted", "cleaned", "returned", "merged", NULL };
static const char *const desk_list_tags_with_words[] = { "venue", "organizer", "categories", "tags", NULL };

static const struct param desk_list_tags_rows[] = {
	ROW(desk_list, show, "show", QUERY, ENUM, STRING, .has = AT(desk_list, has_show), .words = desk_list_tags_show_words),
	ROW(desk_list, search, "search", QUERY, STRING, STRING, .max_bytes = 2000, .max_words = 32),
	ROW(desk_list, page, "page", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_page), .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
	ROW(desk_list, done, "done", QUERY, ENUM, STRING, .has = AT(desk_list, has_done), .words = desk_list_tags_done_words),
	ROW(desk_list, id, "id", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_id), .flags = PARAM_MIN, .min = 1),
	ROW(desk_list, with, "with", QUERY, ENUM, STRING, .has = AT(desk_list, has_with), .words = desk_list_tags_with_words),
	ROW(desk_list, of, "of", QUERY, INTEGER, INTEGER, .has = AT(desk_list, has_of), .flags = PARAM_MIN, .min = 1),
};

static const struct desk_list_params desk_list_tags_defaults = {
	.show = DESK_LIST_SHOW_UPCOMING,
	.page = 1,
};

const struct route route_desk_list_tags = {
	.name = "desk_list_tags",
	.path = &page_paths[PAGE_PATH_DESK_TAGS],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_list_tags, desk_list),
	.defaults = &desk_list_tags_defaults,
	.call = call_desk_list,
};

static const struct param desk_new_rows[] = {
	ROW(desk_new, from, "from", QUERY, INTEGER, INTEGER, .has = AT(desk_new, has_from), .flags = PARAM_MIN, .min = 1),
};

CALL(desk_new)
const struct route route_desk_new = {
	.name = "desk_new",
	.path = &page_paths[PAGE_PATH_DESK_EVENTS_NEW],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS(desk_new),
	.call = call_desk_new,
};

static const struct param desk_new_venue_rows[] = {
	ROW(desk_new, from, "from", QUERY, INTEGER, INTEGER, .has = AT(desk_new, has_from), .flags = PARAM_MIN, .min = 1),
};

const struct route route_desk_new_venue = {
	.name = "desk_new_venue",
	.path = &page_paths[PAGE_PATH_DESK_VENUES_NEW],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_new_venue, desk_new),
	.call = call_desk_new,
};

static const struct param desk_new_organizer_rows[] = {
	ROW(desk_new, from, "from", QUERY, INTEGER, INTEGER, .has = AT(desk_new, has_from), .flags = PARAM_MIN, .min = 1),
};

const struct route route_desk_new_organizer = {
	.name = "desk_new_organizer",
	.path = &page_paths[PAGE_PATH_DESK_ORGANIZERS_NEW],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_new_organizer, desk_new),
	.call = call_desk_new,
};

static const struct param desk_new_category_rows[] = {
	ROW(desk_new, from, "from", QUERY, INTEGER, INTEGER, .has = AT(desk_new, has_from), .flags = PARAM_MIN, .min = 1),
};

const struct route route_desk_new_category = {
	.name = "desk_new_category",
	.path = &page_paths[PAGE_PATH_DESK_CATEGORIES_NEW],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_new_category, desk_new),
	.call = call_desk_new,
};

static const struct param desk_new_tag_rows[] = {
	ROW(desk_new, from, "from", QUERY, INTEGER, INTEGER, .has = AT(desk_new, has_from), .flags = PARAM_MIN, .min = 1),
};

const struct route route_desk_new_tag = {
	.name = "desk_new_tag",
	.path = &page_paths[PAGE_PATH_DESK_TAGS_NEW],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_new_tag, desk_new),
	.call = call_desk_new,
};

static const char *const desk_create_action_words[] = { "save", "draft", "submit", "publish", "preview", NULL };

static const struct param desk_create_rows[] = {
	ROW(desk_create, action, "action", BODY, ENUM, STRING, .has = AT(desk_create, has_action), .words = desk_create_action_words),
	ROW(desk_create, key, "key", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_create_params desk_create_defaults = {
	.action = DESK_CREATE_ACTION_SAVE,
};

CALL(desk_create)
const struct route route_desk_create = {
	.name = "desk_create",
	.path = &page_paths[PAGE_PATH_DESK_EVENTS_NEW],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS(desk_create),
	.defaults = &desk_create_defaults,
	.call = call_desk_create,
};

static const char *const desk_create_venue_action_words[] = { "save", "draft", "submit", "publish", "preview", NULL };

static const struct param desk_create_venue_rows[] = {
	ROW(desk_create, action, "action", BODY, ENUM, STRING, .has = AT(desk_create, has_action), .words = desk_create_venue_action_words),
	ROW(desk_create, key, "key", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_create_params desk_create_venue_defaults = {
	.action = DESK_CREATE_ACTION_SAVE,
};

const struct route route_desk_create_venue = {
	.name = "desk_create_venue",
	.path = &page_paths[PAGE_PATH_DESK_VENUES_NEW],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS_OF(desk_create_venue, desk_create),
	.defaults = &desk_create_venue_defaults,
	.call = call_desk_create,
};

static const char *const desk_create_organizer_action_words[] = { "save", "draft", "submit", "publish", "preview", NULL };

static const struct param desk_create_organizer_rows[] = {
	ROW(desk_create, action, "action", BODY, ENUM, STRING, .has = AT(desk_create, has_action), .words = desk_create_organizer_action_words),
	ROW(desk_create, key, "key", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_create_params desk_create_organizer_defaults = {
	.action = DESK_CREATE_ACTION_SAVE,
};

const struct route route_desk_create_organizer = {
	.name = "desk_create_organizer",
	.path = &page_paths[PAGE_PATH_DESK_ORGANIZERS_NEW],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS_OF(desk_create_organizer, desk_create),
	.defaults = &desk_create_organizer_defaults,
	.call = call_desk_create,
};

static const char *const desk_create_category_action_words[] = { "save", "draft", "submit", "publish", "preview", NULL };

static const struct param desk_create_category_rows[] = {
	ROW(desk_create, action, "action", BODY, ENUM, STRING, .has = AT(desk_create, has_action), .words = desk_create_category_action_words),
	ROW(desk_create, key, "key", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_create_params desk_create_category_defaults = {
	.action = DESK_CREATE_ACTION_SAVE,
};

const struct route route_desk_create_category = {
	.name = "desk_create_category",
	.path = &page_paths[PAGE_PATH_DESK_CATEGORIES_NEW],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS_OF(desk_create_category, desk_create),
	.defaults = &desk_create_category_defaults,
	.call = call_desk_create,
};

static const char *const desk_create_tag_action_words[] = { "save", "draft", "submit", "publish", "preview", NULL };

static const struct param desk_create_tag_rows[] = {
	ROW(desk_create, action, "action", BODY, ENUM, STRING, .has = AT(desk_create, has_action), .words = desk_create_tag_action_words),
	ROW(desk_create, key, "key", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_create_params desk_create_tag_defaults = {
	.action = DESK_CREATE_ACTION_SAVE,
};

const struct route route_desk_create_tag = {
	.name = "desk_create_tag",
	.path = &page_paths[PAGE_PATH_DESK_TAGS_NEW],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS_OF(desk_create_tag, desk_create),
	.defaults = &desk_create_tag_defaults,
	.call = call_desk_create,
};

static const struct param desk_edit_rows[] = {
	ROW(desk_edit, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
};

CALL(desk_edit)
const struct route route_desk_edit = {
	.name = "desk_edit",
	.path = &page_paths[PAGE_PATH_DESK_EVENTS_ID],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS(desk_edit),
	.call = call_desk_edit,
};

static const struct param desk_edit_venue_rows[] = {
	ROW(desk_edit, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
};

const struct route route_desk_edit_venue = {
	.name = "desk_edit_venue",
	.path = &page_paths[PAGE_PATH_DESK_VENUES_ID],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_edit_venue, desk_edit),
	.call = call_desk_edit,
};

static const struct param desk_edit_organizer_rows[] = {
	ROW(desk_edit, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
};

const struct route route_desk_edit_organizer = {
	.name = "desk_edit_organizer",
	.path = &page_paths[PAGE_PATH_DESK_ORGANIZERS_ID],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_edit_organizer, desk_edit),
	.call = call_desk_edit,
};

static const struct param desk_edit_category_rows[] = {
	ROW(desk_edit, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
};

const struct route route_desk_edit_category = {
	.name = "desk_edit_category",
	.path = &page_paths[PAGE_PATH_DESK_CATEGORIES_ID],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_edit_category, desk_edit),
	.call = call_desk_edit,
};

static const struct param desk_edit_tag_rows[] = {
	ROW(desk_edit, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
};

const struct route route_desk_edit_tag = {
	.name = "desk_edit_tag",
	.path = &page_paths[PAGE_PATH_DESK_TAGS_ID],
	.methods = 1 << METHOD_GET,
	.role = ROLE_CONTRIBUTOR,
	.resource = "",
	PARAMS_OF(desk_edit_tag, desk_edit),
	.call = call_desk_edit,
};

static const char *const desk_change_action_words[] = { "save", "draft", "submit", "publish", "preview", "trash", "restore", "delete", "approve", "return", "merge", NULL };

static const struct param desk_change_rows[] = {
	ROW(desk_change, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
	ROW(desk_change, action, "action", BODY, ENUM, STRING, .has = AT(desk_change, has_action), .words = desk_change_action_words),
	ROW(desk_change, version, "version", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_change_params desk_change_defaults = {
	.action = DESK_CHANGE_ACTION_SAVE,
};

CALL(desk_change)
const struct route route_desk_change = {
	.name = "desk_change",
	.path = &page_paths[PAGE_PATH_DESK_EVENTS_ID],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS(desk_change),
	.defaults = &desk_change_defaults,
	.call = call_desk_change,
};

static const char *const desk_change_venue_action_words[] = { "save", "draft", "submit", "publish", "preview", "trash", "restore", "delete", "approve", "return", "merge", NULL };

static const struct param desk_change_venue_rows[] = {
	ROW(desk_change, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
	ROW(desk_change, action, "action", BODY, ENUM, STRING, .has = AT(desk_change, has_action), .words = desk_change_venue_action_words),
	ROW(desk_change, version, "version", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_change_params desk_change_venue_defaults = {
	.action = DESK_CHANGE_ACTION_SAVE,
};

const struct route route_desk_change_venue = {
	.name = "desk_change_venue",
	.path = &page_paths[PAGE_PATH_DESK_VENUES_ID],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS_OF(desk_change_venue, desk_change),
	.defaults = &desk_change_venue_defaults,
	.call = call_desk_change,
};

static const char *const desk_change_organizer_action_words[] = { "save", "draft", "submit", "publish", "preview", "trash", "restore", "delete", "approve", "return", "merge", NULL };

static const struct param desk_change_organizer_rows[] = {
	ROW(desk_change, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
	ROW(desk_change, action, "action", BODY, ENUM, STRING, .has = AT(desk_change, has_action), .words = desk_change_organizer_action_words),
	ROW(desk_change, version, "version", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_change_params desk_change_organizer_defaults = {
	.action = DESK_CHANGE_ACTION_SAVE,
};

const struct route route_desk_change_organizer = {
	.name = "desk_change_organizer",
	.path = &page_paths[PAGE_PATH_DESK_ORGANIZERS_ID],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS_OF(desk_change_organizer, desk_change),
	.defaults = &desk_change_organizer_defaults,
	.call = call_desk_change,
};

static const char *const desk_change_category_action_words[] = { "save", "draft", "submit", "publish", "preview", "trash", "restore", "delete", "approve", "return", "merge", NULL };

static const struct param desk_change_category_rows[] = {
	ROW(desk_change, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
	ROW(desk_change, action, "action", BODY, ENUM, STRING, .has = AT(desk_change, has_action), .words = desk_change_category_action_words),
	ROW(desk_change, version, "version", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_change_params desk_change_category_defaults = {
	.action = DESK_CHANGE_ACTION_SAVE,
};

const struct route route_desk_change_category = {
	.name = "desk_change_category",
	.path = &page_paths[PAGE_PATH_DESK_CATEGORIES_ID],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS_OF(desk_change_category, desk_change),
	.defaults = &desk_change_category_defaults,
	.call = call_desk_change,
};

static const char *const desk_change_tag_action_words[] = { "save", "draft", "submit", "publish", "preview", "trash", "restore", "delete", "approve", "return", "merge", NULL };

static const struct param desk_change_tag_rows[] = {
	ROW(desk_change, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
	ROW(desk_change, action, "action", BODY, ENUM, STRING, .has = AT(desk_change, has_action), .words = desk_change_tag_action_words),
	ROW(desk_change, version, "version", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

static const struct desk_change_params desk_change_tag_defaults = {
	.action = DESK_CHANGE_ACTION_SAVE,
};

const struct route route_desk_change_tag = {
	.name = "desk_change_tag",
	.path = &page_paths[PAGE_PATH_DESK_TAGS_ID],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS_OF(desk_change_tag, desk_change),
	.defaults = &desk_change_tag_defaults,
	.call = call_desk_change,
};

static const struct param desk_picture_rows[] = {
	ROW(desk_picture, alt, "alt", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

CALL(desk_picture)
const struct route route_desk_picture = {
	.name = "desk_picture",
	.path = &page_paths[PAGE_PATH_DESK_IMAGES],
	.methods = 1 << METHOD_POST,
	.role = ROLE_CONTRIBUTOR,
	.picture = true,
	.resource = "",
	PARAMS(desk_picture),
	.call = call_desk_picture,
};

static const char *const desk_account_done_words[] = { "saved", "ended", NULL };

static const struct param desk_account_rows[] = {
	ROW(desk_account, done, "done", QUERY, ENUM, STRING, .has = AT(desk_account, has_done), .words = desk_account_done_words),
};

CALL(desk_account)
const struct route route_desk_account = {
	.name = "desk_account",
	.path = &page_paths[PAGE_PATH_DESK_ACCOUNT],
	.methods = 1 << METHOD_GET,
	.role = ROLE_SUBSCRIBER,
	.resource = "",
	PARAMS(desk_account),
	.call = call_desk_account,
};

static const char *const desk_account_change_action_words[] = { "language", "mail", "password", "end", "program", "revoke", NULL };

static const struct param desk_account_change_rows[] = {
	ROW(desk_account_change, action, "action", BODY, ENUM, STRING, .has = AT(desk_account_change, has_action), .words = desk_account_change_action_words),
	ROW(desk_account_change, password, "password", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
	ROW(desk_account_change, new, "new", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
	ROW(desk_account_change, name, "name", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

CALL(desk_account_change)
const struct route route_desk_account_change = {
	.name = "desk_account_change",
	.path = &page_paths[PAGE_PATH_DESK_ACCOUNT],
	.methods = 1 << METHOD_POST,
	.role = ROLE_SUBSCRIBER,
	.resource = "",
	PARAMS(desk_account_change),
	.call = call_desk_account_change,
};

CALL(desk_people)
const struct route route_desk_people = {
	.name = "desk_people",
	.path = &page_paths[PAGE_PATH_DESK_PEOPLE],
	.methods = 1 << METHOD_GET,
	.role = ROLE_ADMINISTRATOR,
	.resource = "",
	.call = call_desk_people,
};

static const char *const desk_invite_role_words[] = { "subscriber", "contributor", "author", "editor", "administrator", NULL };

static const struct param desk_invite_rows[] = {
	ROW(desk_invite, login, "login", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
	ROW(desk_invite, role, "role", BODY, WORD, STRING, .words = desk_invite_role_words),
};

static const struct desk_invite_params desk_invite_defaults = {
	.role = "editor",
};

CALL(desk_invite)
const struct route route_desk_invite = {
	.name = "desk_invite",
	.path = &page_paths[PAGE_PATH_DESK_PEOPLE],
	.methods = 1 << METHOD_POST,
	.role = ROLE_ADMINISTRATOR,
	.resource = "",
	PARAMS(desk_invite),
	.defaults = &desk_invite_defaults,
	.call = call_desk_invite,
};

static const struct param desk_person_rows[] = {
	ROW(desk_person, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
};

CALL(desk_person)
const struct route route_desk_person = {
	.name = "desk_person",
	.path = &page_paths[PAGE_PATH_DESK_PEOPLE_ID],
	.methods = 1 << METHOD_GET,
	.role = ROLE_ADMINISTRATOR,
	.resource = "",
	PARAMS(desk_person),
	.call = call_desk_person,
};

static const char *const desk_person_change_action_words[] = { "role", "mail", "link", "program", "revoke", "end", "remove", NULL };
static const char *const desk_person_change_role_words[] = { "subscriber", "contributor", "author", "editor", "administrator", NULL };

static const struct param desk_person_change_rows[] = {
	ROW(desk_person_change, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
	ROW(desk_person_change, action, "action", BODY, ENUM, STRING, .has = AT(desk_person_change, has_action), .words = desk_person_change_action_words),
	ROW(desk_person_change, role, "role", BODY, WORD, STRING, .words = desk_person_change_role_words),
};

CALL(desk_person_change)
const struct route route_desk_person_change = {
	.name = "desk_person_change",
	.path = &page_paths[PAGE_PATH_DESK_PEOPLE_ID],
	.methods = 1 << METHOD_POST,
	.role = ROLE_ADMINISTRATOR,
	.resource = "",
	PARAMS(desk_person_change),
	.call = call_desk_person_change,
};

CALL(desk_subscriptions)
const struct route route_desk_subscriptions = {
	.name = "desk_subscriptions",
	.path = &page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS],
	.methods = 1 << METHOD_GET,
	.role = ROLE_ADMINISTRATOR,
	.resource = "",
	.call = call_desk_subscriptions,
};

static const char *const desk_subscription_add_status_words[] = { "publish", "pending", NULL };
static const char *const desk_subscription_add_wins_words[] = { "unless", "theirs", "ours", NULL };

static const struct param desk_subscription_add_rows[] = {
	ROW(desk_subscription_add, status, "status", BODY, WORD, STRING, .words = desk_subscription_add_status_words),
	ROW(desk_subscription_add, wins, "wins", BODY, WORD, STRING, .words = desk_subscription_add_wins_words),
};

static const struct desk_subscription_add_params desk_subscription_add_defaults = {
	.status = "publish",
	.wins = "unless",
};

CALL(desk_subscription_add)
const struct route route_desk_subscription_add = {
	.name = "desk_subscription_add",
	.path = &page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS],
	.methods = 1 << METHOD_POST,
	.role = ROLE_ADMINISTRATOR,
	.resource = "",
	PARAMS(desk_subscription_add),
	.defaults = &desk_subscription_add_defaults,
	.call = call_desk_subscription_add,
};

static const char *const desk_subscription_done_words[] = { "saved", "running", NULL };

static const struct param desk_subscription_rows[] = {
	ROW(desk_subscription, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
	ROW(desk_subscription, done, "done", QUERY, ENUM, STRING, .has = AT(desk_subscription, has_done), .words = desk_subscription_done_words),
};

CALL(desk_subscription)
const struct route route_desk_subscription = {
	.name = "desk_subscription",
	.path = &page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS_ID],
	.methods = 1 << METHOD_GET,
	.role = ROLE_ADMINISTRATOR,
	.resource = "",
	PARAMS(desk_subscription),
	.call = call_desk_subscription,
};

static const char *const desk_subscription_change_action_words[] = { "save", "run", "accept", "remove", NULL };
static const char *const desk_subscription_change_status_words[] = { "publish", "pending", NULL };
static const char *const desk_subscription_change_wins_words[] = { "unless", "theirs", "ours", NULL };

static const struct param desk_subscription_change_rows[] = {
	ROW(desk_subscription_change, id, "id", PATH, INTEGER, INTEGER, .flags = PARAM_REQUIRED),
	ROW(desk_subscription_change, action, "action", BODY, ENUM, STRING, .has = AT(desk_subscription_change, has_action), .words = desk_subscription_change_action_words),
	ROW(desk_subscription_change, status, "status", BODY, WORD, STRING, .words = desk_subscription_change_status_words),
	ROW(desk_subscription_change, wins, "wins", BODY, WORD, STRING, .words = desk_subscription_change_wins_words),
};

static const struct desk_subscription_change_params desk_subscription_change_defaults = {
	.status = "publish",
	.wins = "unless",
};

CALL(desk_subscription_change)
const struct route route_desk_subscription_change = {
	.name = "desk_subscription_change",
	.path = &page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS_ID],
	.methods = 1 << METHOD_POST,
	.role = ROLE_ADMINISTRATOR,
	.resource = "",
	PARAMS(desk_subscription_change),
	.defaults = &desk_subscription_change_defaults,
	.call = call_desk_subscription_change,
};

static const struct param submit_rows[] = {
	ROW(submit, done, "done", QUERY, BOOLEAN, BOOLEAN, .has = AT(submit, has_done)),
};

CALL(submit)
const struct route route_submit = {
	.name = "submit",
	.path = &page_paths[PAGE_PATH_SUBMIT],
	.methods = 1 << METHOD_GET,
	.resource = "",
	PARAMS(submit),
	.call = call_submit,
};

static const struct param submit_send_rows[] = {
	ROW(submit_send, sender, "sender", BODY, STRING, STRING, .max_bytes = 262144, .too_long = ERROR_DB_INSERT_ERROR),
};

CALL(submit_send)
const struct route route_submit_send = {
	.name = "submit_send",
	.path = &page_paths[PAGE_PATH_SUBMIT],
	.methods = 1 << METHOD_POST,
	.slow = true,
	.resource = "",
	PARAMS(submit_send),
	.call = call_submit_send,
};
