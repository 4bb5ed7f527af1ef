/* Made from spec/ by codegen; do not edit. */
#include "config/site.h"
#include "generated/pages.h"
#include "generated/texts.h"
#include "http/rows.h"

static const char *const page_calendar_view_words[] = { "home", "month",
    "week", "day", "list", "subscribe", NULL };
static const char *const page_calendar_when_words[] = { "today", "tomorrow",
    "weekend", "week", NULL };
static const char *const page_calendar_orderby_words[] = { "start_date",
    "relevance", NULL };
static const char *const page_calendar_post_type_words[] = { "tribe_events",
    "tribe_venue", "tribe_organizer", NULL };
static const struct param page_calendar_rows[] = {
	ROW(page_calendar, view, "view", QUERY, ENUM, STRING,
	    .has = AT(page_calendar, has_view),
	    .words = page_calendar_view_words),
	ROW(page_calendar, when, "when", QUERY, ENUM, STRING,
	    .has = AT(page_calendar, has_when),
	    .words = page_calendar_when_words),
	ROW(page_calendar, date, "date", QUERY, MOMENT, STRING,
	    .has = AT(page_calendar, has_date), .zone = ZONE_SITE),
	ROW(page_calendar, year, "year", QUERY, INTEGER, INTEGER,
	    .has = AT(page_calendar, has_year), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1000, .max = 3000),
	ROW(page_calendar, month, "month", QUERY, INTEGER, INTEGER,
	    .has = AT(page_calendar, has_month),
	    .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 12),
	ROW(page_calendar, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(page_calendar, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
	ROW(page_calendar, search, "search", QUERY, STRING, STRING,
	    .max_bytes = 2000, .max_words = 32),
	ROW(page_calendar, categories, "categories", QUERY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(page_calendar, tags, "tags", QUERY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(page_calendar, venue, "venue", QUERY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(page_calendar, organizer, "organizer", QUERY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(page_calendar, featured, "featured", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(page_calendar, has_featured)),
	ROW(page_calendar, free, "free", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(page_calendar, has_free)),
	ROW(page_calendar, hide_subsequent_recurrences,
	    "hide_subsequent_recurrences", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(page_calendar, has_hide_subsequent_recurrences)),
	ROW(page_calendar, start_date, "start_date", QUERY, MOMENT, STRING,
	    .has = AT(page_calendar, has_start_date), .zone = ZONE_SITE),
	ROW(page_calendar, end_date, "end_date", QUERY, MOMENT, STRING,
	    .has = AT(page_calendar, has_end_date), .zone = ZONE_SITE),
	ROW(page_calendar, orderby, "orderby", QUERY, ENUM, STRING,
	    .has = AT(page_calendar, has_orderby),
	    .words = page_calendar_orderby_words),
	ROW(page_calendar, p, "p", QUERY, INTEGER, INTEGER,
	    .has = AT(page_calendar, has_p), .flags = PARAM_MIN, .min = 1),
	ROW(page_calendar, post_type, "post_type", QUERY, ENUM, STRING,
	    .has = AT(page_calendar, has_post_type),
	    .words = page_calendar_post_type_words),
};
static const struct page_calendar_params page_calendar_defaults = { .page = 1,
    .hide_subsequent_recurrences = false,
    .orderby = PAGE_CALENDAR_ORDERBY_START_DATE,
    .post_type = PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS };
ROUTE(page_calendar, page_paths[PAGE_PATH_ROOT], 1 << METHOD_GET,
    PARAMS(page_calendar, page_calendar), .defaults = &page_calendar_defaults);

static const struct param page_event_rows[] = {
	ROW(page_event, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(page_event, page_paths[PAGE_PATH_EVENT_SLUG], 1 << METHOD_GET,
    PARAMS(page_event, page_event));

static const struct param page_event_open_rows[] = {
	ROW(page_event_open, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(page_event_open, password, "password", BODY, STRING, STRING,
	    .max_bytes = 2000),
};
ROUTE(page_event_open, page_paths[PAGE_PATH_EVENT_SLUG], 1 << METHOD_POST,
    PARAMS(page_event_open, page_event_open), .slow = true);

static const struct param page_venue_rows[] = {
	ROW(page_venue, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(page_venue, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(page_venue, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
};
static const struct page_venue_params page_venue_defaults = { .page = 1 };
ROUTE(page_venue, page_paths[PAGE_PATH_VENUE_SLUG], 1 << METHOD_GET,
    PARAMS(page_venue, page_venue), .defaults = &page_venue_defaults);

static const struct param page_organizer_rows[] = {
	ROW(page_organizer, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(page_organizer, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(page_organizer, has_page),
	    .flags = PARAM_MIN | PARAM_MAX, .min = 1, .max = 1000000),
};
static const struct page_organizer_params page_organizer_defaults = { .page = 1
    };
ROUTE(page_organizer, page_paths[PAGE_PATH_ORGANIZER_SLUG], 1 << METHOD_GET,
    PARAMS(page_organizer, page_organizer),
    .defaults = &page_organizer_defaults);

static const struct param page_venues_rows[] = {
	ROW(page_venues, search, "search", QUERY, STRING, STRING,
	    .max_bytes = 2000, .max_words = 32),
	ROW(page_venues, all, "all", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(page_venues, has_all)),
	ROW(page_venues, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(page_venues, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
};
static const struct page_venues_params page_venues_defaults = { .page = 1 };
ROUTE(page_venues, page_paths[PAGE_PATH_VENUES], 1 << METHOD_GET,
    PARAMS(page_venues, page_venues), .defaults = &page_venues_defaults);

ROUTE(moved_events, page_paths[PAGE_PATH_EVENTS], 1 << METHOD_GET);

static const struct param moved_calendar_rows[] = {
	ROW(moved_calendar, words, "words", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(moved_calendar, page_paths[PAGE_PATH_EVENTS_WORDS], 1 << METHOD_GET,
    PARAMS(moved_calendar, moved_calendar));

static const struct param moved_event_rows[] = {
	ROW(moved_event, words, "words", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(moved_event, page_paths[PAGE_PATH_EVENT_WORDS], 1 << METHOD_GET,
    PARAMS(moved_event, moved_event));

static const struct param moved_tag_rows[] = {
	ROW(moved_tag, slugs, "slugs", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(moved_tag, page_paths[PAGE_PATH_EVENTS_TAG_SLUGS], 1 << METHOD_GET,
    PARAMS(moved_tag, moved_tag));

static const struct param moved_venue_rows[] = {
	ROW(moved_venue, words, "words", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(moved_venue, page_paths[PAGE_PATH_VENUE_WORDS], 1 << METHOD_GET,
    PARAMS(moved_venue, moved_venue));

static const struct param moved_organizer_rows[] = {
	ROW(moved_organizer, words, "words", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(moved_organizer, page_paths[PAGE_PATH_ORGANIZER_WORDS], 1 << METHOD_GET,
    PARAMS(moved_organizer, moved_organizer));

ROUTE(moved_feed, page_paths[PAGE_PATH_FEED], 1 << METHOD_GET);

static const struct param moved_feed_words_rows[] = {
	ROW(moved_feed_words, words, "words", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(moved_feed_words, page_paths[PAGE_PATH_FEED_WORDS], 1 << METHOD_GET,
    PARAMS(moved_feed_words, moved_feed_words));

static const struct param page_category_rows[] = {
	ROW(page_category, slugs, "slugs", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(page_category, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(page_category, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
};
static const struct page_category_params page_category_defaults = { .page = 1 };
ROUTE(page_category, page_paths[PAGE_PATH_EVENTS_CATEGORY_SLUGS],
    1 << METHOD_GET, PARAMS(page_category, page_category),
    .defaults = &page_category_defaults);

static const struct param page_tag_rows[] = {
	ROW(page_tag, slug, "slug", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
	ROW(page_tag, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(page_tag, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
};
static const struct page_tag_params page_tag_defaults = { .page = 1 };
ROUTE(page_tag, page_paths[PAGE_PATH_TAG_SLUG], 1 << METHOD_GET,
    PARAMS(page_tag, page_tag), .defaults = &page_tag_defaults);

ROUTE(page_interface, page_paths[PAGE_PATH_WP_JSON], 1 << METHOD_GET);

ROUTE(page_robots, page_paths[PAGE_PATH_ROBOTS_TXT], 1 << METHOD_GET);

ROUTE(page_sitemap, page_paths[PAGE_PATH_SITEMAP_XML], 1 << METHOD_GET);

ROUTE(page_sitemap_pages, page_paths[PAGE_PATH_SITEMAP_PAGES], 1 << METHOD_GET);

static const struct param page_sitemap_month_rows[] = {
	ROW(page_sitemap_month, year_month, "year_month", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(page_sitemap_month, page_paths[PAGE_PATH_SITEMAP_YEAR_MONTH],
    1 << METHOD_GET, PARAMS(page_sitemap_month, page_sitemap_month));

ROUTE(page_icon_ico, page_paths[PAGE_PATH_FAVICON_ICO], 1 << METHOD_GET);

ROUTE(page_icon_svg, page_paths[PAGE_PATH_FAVICON_SVG], 1 << METHOD_GET);

ROUTE(page_icon_touch, page_paths[PAGE_PATH_APPLE_TOUCH_ICON_PNG],
    1 << METHOD_GET);

static const struct param page_brand_rows[] = {
	ROW(page_brand, name, "name", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(page_brand, page_paths[PAGE_PATH_BRAND_NAME], 1 << METHOD_GET,
    PARAMS(page_brand, page_brand));

static const struct param page_image_rows[] = {
	ROW(page_image, name, "name", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(page_image, page_paths[PAGE_PATH_IMAGES_NAME], 1 << METHOD_GET,
    PARAMS(page_image, page_image));

ROUTE(page_doc, page_paths[PAGE_PATH_DOC], 1 << METHOD_GET);

static const struct param page_doc_part_rows[] = {
	ROW(page_doc_part, name, "name", PATH, STRING, STRING,
	    .flags = PARAM_REQUIRED),
};
ROUTE(page_doc_part, page_paths[PAGE_PATH_DOC_NAME], 1 << METHOD_GET,
    PARAMS(page_doc_part, page_doc_part));

ROUTE(desk_home, page_paths[PAGE_PATH_DESK], 1 << METHOD_GET,
    .role = ROLE_SUBSCRIBER);

static const struct param desk_sign_in_rows[] = {
	ROW(desk_sign_in, to, "to", QUERY, STRING, STRING, .max_bytes = 2000),
};
ROUTE(desk_sign_in, page_paths[PAGE_PATH_DESK_SIGN_IN], 1 << METHOD_GET,
    PARAMS(desk_sign_in, desk_sign_in));

ROUTE(desk_forgotten, page_paths[PAGE_PATH_DESK_FORGOTTEN], 1 << METHOD_GET);

static const struct param desk_forgotten_send_rows[] = {
	ROW(desk_forgotten_send, login, "login", BODY, STRING, STRING,
	    .max_bytes = 2000),
};
ROUTE(desk_forgotten_send, page_paths[PAGE_PATH_DESK_FORGOTTEN],
    1 << METHOD_POST, PARAMS(desk_forgotten_send, desk_forgotten_send),
    .slow = true);

static const struct param desk_enter_rows[] = {
	ROW(desk_enter, login, "login", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_enter, password, "password", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_enter, to, "to", BODY, STRING, STRING, .max_bytes = 2000),
	ROW(desk_enter, user, "user", BODY, STRING, STRING, .max_bytes = 2000),
	ROW(desk_enter, held, "held", BODY, STRING, STRING,
	    .max_bytes = 1048576),
};
ROUTE(desk_enter, page_paths[PAGE_PATH_DESK_SIGN_IN], 1 << METHOD_POST,
    PARAMS(desk_enter, desk_enter), .slow = true, .again = page_again);

static const struct param desk_enter_code_rows[] = {
	ROW(desk_enter_code, key, "key", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_enter_code, code, "code", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_enter_code, to, "to", BODY, STRING, STRING, .max_bytes = 2000),
	ROW(desk_enter_code, user, "user", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_enter_code, held, "held", BODY, STRING, STRING,
	    .max_bytes = 1048576),
};
ROUTE(desk_enter_code, page_paths[PAGE_PATH_DESK_SIGN_IN_CODE],
    1 << METHOD_POST, PARAMS(desk_enter_code, desk_enter_code),
    .again = page_again);

ROUTE(desk_leave, page_paths[PAGE_PATH_DESK_SIGN_OUT], 1 << METHOD_POST,
    .role = ROLE_SUBSCRIBER);

static const struct param desk_welcome_rows[] = {
	ROW(desk_welcome, key, "key", QUERY, STRING, STRING, .max_bytes = 2000),
};
ROUTE(desk_welcome, page_paths[PAGE_PATH_DESK_WELCOME], 1 << METHOD_GET,
    PARAMS(desk_welcome, desk_welcome));

static const struct param desk_begin_rows[] = {
	ROW(desk_begin, key, "key", BODY, STRING, STRING, .max_bytes = 2000),
	ROW(desk_begin, password, "password", BODY, STRING, STRING,
	    .max_bytes = 2000),
};
ROUTE(desk_begin, page_paths[PAGE_PATH_DESK_WELCOME], 1 << METHOD_POST,
    PARAMS(desk_begin, desk_begin), .slow = true);

static const struct param desk_confirm_rows[] = {
	ROW(desk_confirm, key, "key", QUERY, STRING, STRING, .max_bytes = 2000),
};
ROUTE(desk_confirm, page_paths[PAGE_PATH_DESK_CONFIRM], 1 << METHOD_GET,
    PARAMS(desk_confirm, desk_confirm));

static const struct param desk_confirm_send_rows[] = {
	ROW(desk_confirm_send, key, "key", BODY, STRING, STRING,
	    .max_bytes = 2000),
};
ROUTE(desk_confirm_send, page_paths[PAGE_PATH_DESK_CONFIRM], 1 << METHOD_POST,
    PARAMS(desk_confirm_send, desk_confirm_send));

static const char *const desk_list_show_words[] = { "upcoming", "drafts",
    "waiting", "past", "trash", "mine", "all", "month", NULL };
static const char *const desk_list_status_words[] = { "any", "publish",
    "future", "pending", "draft", "private", "trash", NULL };
static const char *const desk_list_sort_words[] = { "newest", "oldest",
    "changed", "title", NULL };
static const char *const desk_list_done_words[] = { "saved", "published",
    "submitted", "trashed", "restored", "deleted", "saved_partly", "returned",
    "merged", "undone", NULL };
static const char *const desk_list_with_words[] = { "venue", "organizer",
    "categories", "tags", "series", NULL };
static const struct param desk_list_rows[] = {
	ROW(desk_list, show, "show", QUERY, ENUM, STRING, .has = AT(desk_list,
	    has_show), .words = desk_list_show_words),
	ROW(desk_list, search, "search", QUERY, STRING, STRING,
	    .max_bytes = 2000, .max_words = 32),
	ROW(desk_list, status, "status", QUERY, ENUM, STRING,
	    .has = AT(desk_list, has_status), .words = desk_list_status_words),
	ROW(desk_list, venue, "venue", QUERY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_list, organizer, "organizer", QUERY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_list, category, "category", QUERY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_list, author, "author", QUERY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_list, source, "source", QUERY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_list, year, "year", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_list, has_year), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1000, .max = 3000),
	ROW(desk_list, month, "month", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_list, has_month), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 12),
	ROW(desk_list, many, "many", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(desk_list, has_many)),
	ROW(desk_list, sort, "sort", QUERY, ENUM, STRING, .has = AT(desk_list,
	    has_sort), .words = desk_list_sort_words),
	ROW(desk_list, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_list, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
	ROW(desk_list, done, "done", QUERY, WORD, STRING,
	    .words = desk_list_done_words),
	ROW(desk_list, id, "id", QUERY, INTEGER, INTEGER, .has = AT(desk_list,
	    has_id), .flags = PARAM_MIN, .min = 1),
	ROW(desk_list, series, "series", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_list, has_series), .flags = PARAM_MIN, .min = 0),
	ROW(desk_list, row, "row", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_list, has_row), .flags = PARAM_MIN, .min = 1),
	ROW(desk_list, with, "with", QUERY, ENUM, STRING, .has = AT(desk_list,
	    has_with), .words = desk_list_with_words),
	ROW(desk_list, of, "of", QUERY, INTEGER, INTEGER, .has = AT(desk_list,
	    has_of), .flags = PARAM_MIN, .min = 1),
};
static const struct desk_list_params desk_list_defaults = { .show =
    DESK_LIST_SHOW_UPCOMING, .status = DESK_LIST_STATUS_ANY, .many = false,
    .sort = DESK_LIST_SORT_NEWEST, .page = 1, .series = 0 };
ROUTE(desk_list, page_paths[PAGE_PATH_DESK_EVENTS], 1 << METHOD_GET,
    .role = ROLE_CONTRIBUTOR, PARAMS(desk_list, desk_list),
    .defaults = &desk_list_defaults);

static const char *const desk_chosen_action_words[] = { "publish", "cancel",
    "trash", "category", "venue", "undo", "again", NULL };
static const struct param desk_chosen_rows[] = {
	ROW(desk_chosen, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_chosen, has_action),
	    .words = desk_chosen_action_words),
	ROW(desk_chosen, category, "category", BODY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_chosen, venue, "venue", BODY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_chosen, picked, "picked", BODY, INTEGER, INTEGER,
	    .has = AT(desk_chosen, has_picked), .flags = PARAM_MIN, .min = 1),
	ROW(desk_chosen, from, "from", BODY, INTEGER, INTEGER,
	    .has = AT(desk_chosen, has_from), .flags = PARAM_MIN, .min = 1),
	ROW(desk_chosen, to, "to", BODY, INTEGER, INTEGER,
	    .has = AT(desk_chosen, has_to), .flags = PARAM_MIN, .min = 0),
};
static const struct desk_chosen_params desk_chosen_defaults = { .action =
    DESK_CHOSEN_ACTION_AGAIN, .from = 1, .to = 0 };
ROUTE(desk_chosen, page_paths[PAGE_PATH_DESK_EVENTS], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, PARAMS(desk_chosen, desk_chosen),
    .defaults = &desk_chosen_defaults);

static const char *const desk_chosen_done_action_words[] = { "publish",
    "cancel", "trash", "category", "venue", "undo", NULL };
static const struct param desk_chosen_done_rows[] = {
	ROW(desk_chosen_done, action, "action", QUERY, ENUM, STRING,
	    .has = AT(desk_chosen_done, has_action),
	    .words = desk_chosen_done_action_words),
	ROW(desk_chosen_done, of, "of", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_chosen_done, has_of), .flags = PARAM_MIN, .min = 1),
	ROW(desk_chosen_done, count, "count", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_chosen_done, has_count),
	    .flags = PARAM_MIN | PARAM_MAX, .min = 0, .max = 200),
	ROW(desk_chosen_done, dates, "dates", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_chosen_done, has_dates),
	    .flags = PARAM_MIN | PARAM_MAX, .min = 0, .max = 1000000000),
	ROW(desk_chosen_done, from, "from", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_chosen_done, has_from), .flags = PARAM_MIN,
	    .min = 1),
	ROW(desk_chosen_done, to, "to", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_chosen_done, has_to), .flags = PARAM_MIN, .min = 0),
	ROW(desk_chosen_done, left, "left", QUERY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_chosen_done, more, "more", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_chosen_done, has_more),
	    .flags = PARAM_MIN | PARAM_MAX, .min = 0, .max = 200),
	ROW(desk_chosen_done, back, "back", QUERY, STRING, STRING,
	    .max_bytes = 1024),
};
static const struct desk_chosen_done_params desk_chosen_done_defaults = {
    .count = 0, .dates = 0, .from = 1, .to = 0, .more = 0 };
ROUTE(desk_chosen_done, page_paths[PAGE_PATH_DESK_EVENTS_CHOSEN],
    1 << METHOD_GET, .role = ROLE_CONTRIBUTOR, PARAMS(desk_chosen_done,
    desk_chosen_done), .defaults = &desk_chosen_done_defaults);

static const char *const desk_new_done_words[] = { "saved", NULL };
static const struct param desk_new_rows[] = {
	ROW(desk_new, from, "from", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_new, has_from), .flags = PARAM_MIN, .min = 1),
	ROW(desk_new, done, "done", QUERY, WORD, STRING,
	    .words = desk_new_done_words),
};
ROUTE(desk_new, page_paths[PAGE_PATH_DESK_EVENTS_NEW], 1 << METHOD_GET,
    .role = ROLE_CONTRIBUTOR, PARAMS(desk_new, desk_new));

static const char *const desk_create_action_words[] = { "save", "draft",
    "submit", "publish", "preview", "again", NULL };
static const struct param desk_create_rows[] = {
	ROW(desk_create, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_create, has_action),
	    .words = desk_create_action_words),
	ROW(desk_create, key, "key", BODY, STRING, STRING, .max_bytes = 2000),
};
static const struct desk_create_params desk_create_defaults = { .action =
    DESK_CREATE_ACTION_AGAIN };
ROUTE(desk_create, page_paths[PAGE_PATH_DESK_EVENTS_NEW], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, PARAMS(desk_create, desk_create),
    .defaults = &desk_create_defaults, .picture = true, .again = page_again);

static const char *const desk_edit_done_words[] = { "told", "heard", NULL };
static const struct param desk_edit_rows[] = {
	ROW(desk_edit, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_edit, done, "done", QUERY, WORD, STRING,
	    .words = desk_edit_done_words),
	ROW(desk_edit, back, "back", QUERY, STRING, STRING, .max_bytes = 1024),
};
ROUTE(desk_edit, page_paths[PAGE_PATH_DESK_EVENTS_ID], 1 << METHOD_GET,
    .role = ROLE_CONTRIBUTOR, PARAMS(desk_edit, desk_edit));

static const char *const desk_change_action_words[] = { "save", "draft",
    "submit", "publish", "preview", "again", "trash", "restore", "delete",
    "approve", "return", "merge", "tell", "heard", NULL };
static const struct param desk_change_rows[] = {
	ROW(desk_change, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_change, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_change, has_action),
	    .words = desk_change_action_words),
	ROW(desk_change, version, "version", BODY, STRING, STRING,
	    .max_bytes = 2000),
};
static const struct desk_change_params desk_change_defaults = { .action =
    DESK_CHANGE_ACTION_AGAIN };
ROUTE(desk_change, page_paths[PAGE_PATH_DESK_EVENTS_ID], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, PARAMS(desk_change, desk_change),
    .defaults = &desk_change_defaults, .picture = true, .again = page_again);

static const struct param desk_history_rows[] = {
	ROW(desk_history, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_history, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_history, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
};
static const struct desk_history_params desk_history_defaults = { .page = 1 };
ROUTE(desk_history, page_paths[PAGE_PATH_DESK_EVENTS_ID_HISTORY],
    1 << METHOD_GET, .role = ROLE_CONTRIBUTOR, PARAMS(desk_history,
    desk_history), .defaults = &desk_history_defaults);

static const struct param desk_undo_rows[] = {
	ROW(desk_undo, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_undo, row, "row", BODY, INTEGER, INTEGER, .has = AT(desk_undo,
	    has_row), .flags = PARAM_REQUIRED | PARAM_ALWAYS | PARAM_MIN,
	    .min = 1),
	ROW(desk_undo, newest, "newest", BODY, INTEGER, INTEGER,
	    .has = AT(desk_undo, has_newest),
	    .flags = PARAM_REQUIRED | PARAM_ALWAYS | PARAM_MIN, .min = 1),
};
ROUTE(desk_undo, page_paths[PAGE_PATH_DESK_EVENTS_ID_HISTORY],
    1 << METHOD_POST, .role = ROLE_CONTRIBUTOR, PARAMS(desk_undo, desk_undo));

static const struct param desk_find_rows[] = {
	ROW(desk_find, search, "search", QUERY, STRING, STRING,
	    .flags = PARAM_REQUIRED | PARAM_ALWAYS, .max_bytes = 2000,
	    .max_words = 32),
	ROW(desk_find, named, "named", QUERY, BOOLEAN, BOOLEAN,
	    .has = AT(desk_find, has_named)),
};
static const struct desk_find_params desk_find_defaults = { .named = false };
ROUTE(desk_find, page_paths[PAGE_PATH_DESK_VENUES_FIND], 1 << METHOD_GET,
    PARAMS(desk_find, desk_find), .defaults = &desk_find_defaults);

static const struct param desk_picture_rows[] = {
	ROW(desk_picture, alt, "alt", BODY, STRING, STRING, .max_bytes = 2000),
};
ROUTE(desk_picture, page_paths[PAGE_PATH_DESK_IMAGES], 1 << METHOD_POST,
    .role = ROLE_CONTRIBUTOR, PARAMS(desk_picture, desk_picture),
    .picture = true);

static const char *const desk_pictures_show_words[] = { "mine", "all", NULL };
static const char *const desk_pictures_done_words[] = { "deleted", "used",
    NULL };
static const struct param desk_pictures_rows[] = {
	ROW(desk_pictures, show, "show", QUERY, ENUM, STRING,
	    .has = AT(desk_pictures, has_show),
	    .words = desk_pictures_show_words),
	ROW(desk_pictures, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_pictures, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
	ROW(desk_pictures, done, "done", QUERY, WORD, STRING,
	    .words = desk_pictures_done_words),
};
static const struct desk_pictures_params desk_pictures_defaults = { .show =
    DESK_PICTURES_SHOW_MINE, .page = 1 };
ROUTE(desk_pictures, page_paths[PAGE_PATH_DESK_IMAGES], 1 << METHOD_GET,
    .role = ROLE_CONTRIBUTOR, PARAMS(desk_pictures, desk_pictures),
    .defaults = &desk_pictures_defaults);

static const char *const desk_picture_delete_show_words[] = { "mine", "all",
    NULL };
static const struct param desk_picture_delete_rows[] = {
	ROW(desk_picture_delete, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_picture_delete, show, "show", BODY, ENUM, STRING,
	    .has = AT(desk_picture_delete, has_show),
	    .words = desk_picture_delete_show_words),
};
static const struct desk_picture_delete_params desk_picture_delete_defaults = {
    .show = DESK_PICTURE_DELETE_SHOW_MINE };
ROUTE(desk_picture_delete, page_paths[PAGE_PATH_DESK_IMAGES_ID],
    1 << METHOD_POST, .role = ROLE_CONTRIBUTOR, PARAMS(desk_picture_delete,
    desk_picture_delete), .defaults = &desk_picture_delete_defaults);

static const char *const desk_account_done_words[] = { "saved", "ended",
    "deleted", NULL };
static const struct param desk_account_rows[] = {
	ROW(desk_account, done, "done", QUERY, WORD, STRING,
	    .words = desk_account_done_words),
};
ROUTE(desk_account, page_paths[PAGE_PATH_DESK_ACCOUNT], 1 << METHOD_GET,
    .role = ROLE_SUBSCRIBER, PARAMS(desk_account, desk_account));

static const char *const desk_account_change_action_words[] = { "full_name",
    "language", "mail", "confirm", "password", "end", "others", "program",
    "revoke", NULL };
static const struct param desk_account_change_rows[] = {
	ROW(desk_account_change, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_account_change, has_action),
	    .words = desk_account_change_action_words),
	ROW(desk_account_change, password, "password", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_account_change, new, "new", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_account_change, name, "name", BODY, STRING, STRING,
	    .max_bytes = 1024),
};
ROUTE(desk_account_change, page_paths[PAGE_PATH_DESK_ACCOUNT],
    1 << METHOD_POST, .role = ROLE_SUBSCRIBER, PARAMS(desk_account_change,
    desk_account_change), .slow = true,
    .proof = 1 << DESK_ACCOUNT_CHANGE_ACTION_MAIL | 1 <<
    DESK_ACCOUNT_CHANGE_ACTION_PASSWORD | 1 <<
    DESK_ACCOUNT_CHANGE_ACTION_PROGRAM);

static const char *const desk_second_factor_done_words[] = { "saved", NULL };
static const struct param desk_second_factor_rows[] = {
	ROW(desk_second_factor, done, "done", QUERY, WORD, STRING,
	    .words = desk_second_factor_done_words),
};
ROUTE(desk_second_factor, page_paths[PAGE_PATH_DESK_SECOND_FACTOR],
    1 << METHOD_GET, .role = ROLE_SUBSCRIBER, PARAMS(desk_second_factor,
    desk_second_factor));

static const char *const desk_second_factor_change_action_words[] = { "on",
    "codes", "off", NULL };
static const struct param desk_second_factor_change_rows[] = {
	ROW(desk_second_factor_change, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_second_factor_change, has_action),
	    .words = desk_second_factor_change_action_words),
	ROW(desk_second_factor_change, password, "password", BODY, STRING,
	    STRING, .max_bytes = 2000),
	ROW(desk_second_factor_change, secret, "secret", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_second_factor_change, code, "code", BODY, STRING, STRING,
	    .max_bytes = 2000),
};
ROUTE(desk_second_factor_change, page_paths[PAGE_PATH_DESK_SECOND_FACTOR],
    1 << METHOD_POST, .role = ROLE_SUBSCRIBER,
    PARAMS(desk_second_factor_change, desk_second_factor_change), .slow = true,
    .proof = 1 << DESK_SECOND_FACTOR_CHANGE_ACTION_ON | 1 <<
    DESK_SECOND_FACTOR_CHANGE_ACTION_CODES | 1 <<
    DESK_SECOND_FACTOR_CHANGE_ACTION_OFF);

static const char *const desk_people_done_words[] = { "saved", "ended",
    "deleted", "removed", "subscribed", NULL };
static const struct param desk_people_rows[] = {
	ROW(desk_people, done, "done", QUERY, WORD, STRING,
	    .words = desk_people_done_words),
};
ROUTE(desk_people, page_paths[PAGE_PATH_DESK_PEOPLE], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR, PARAMS(desk_people, desk_people));

static const char *const desk_invite_action_words[] = { "invite", NULL };
static const char *const desk_invite_role_words[] = { "subscriber",
    "contributor", "author", "editor", "administrator", NULL };
static const struct param desk_invite_rows[] = {
	ROW(desk_invite, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_invite, has_action),
	    .words = desk_invite_action_words),
	ROW(desk_invite, login, "login", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(desk_invite, role, "role", BODY, WORD, STRING,
	    .words = desk_invite_role_words),
};
static const struct desk_invite_params desk_invite_defaults = { .action =
    DESK_INVITE_ACTION_INVITE, .role = "editor" };
ROUTE(desk_invite, page_paths[PAGE_PATH_DESK_PEOPLE], 1 << METHOD_POST,
    .role = ROLE_ADMINISTRATOR, PARAMS(desk_invite, desk_invite),
    .defaults = &desk_invite_defaults, .slow = true,
    .proof = 1 << DESK_INVITE_ACTION_INVITE);

static const struct param desk_person_rows[] = {
	ROW(desk_person, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_person, page, "page", QUERY, INTEGER, INTEGER,
	    .has = AT(desk_person, has_page), .flags = PARAM_MIN | PARAM_MAX,
	    .min = 1, .max = 1000000),
};
static const struct desk_person_params desk_person_defaults = { .page = 1 };
ROUTE(desk_person, page_paths[PAGE_PATH_DESK_PEOPLE_ID], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR, PARAMS(desk_person, desk_person),
    .defaults = &desk_person_defaults);

static const char *const desk_person_change_action_words[] = { "role",
    "full_name", "mail", "link", "program", "revoke", "end", "second_off",
    "remove", NULL };
static const char *const desk_person_change_role_words[] = { "subscriber",
    "contributor", "author", "editor", "administrator", NULL };
static const struct param desk_person_change_rows[] = {
	ROW(desk_person_change, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_person_change, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_person_change, has_action),
	    .words = desk_person_change_action_words),
	ROW(desk_person_change, name, "name", BODY, STRING, STRING,
	    .max_bytes = 1024),
	ROW(desk_person_change, role, "role", BODY, WORD, STRING,
	    .words = desk_person_change_role_words),
};
ROUTE(desk_person_change, page_paths[PAGE_PATH_DESK_PEOPLE_ID],
    1 << METHOD_POST, .role = ROLE_ADMINISTRATOR, PARAMS(desk_person_change,
    desk_person_change), .slow = true,
    .proof = 1 << DESK_PERSON_CHANGE_ACTION_ROLE | 1 <<
    DESK_PERSON_CHANGE_ACTION_FULL_NAME | 1 << DESK_PERSON_CHANGE_ACTION_MAIL |
    1 << DESK_PERSON_CHANGE_ACTION_LINK | 1 <<
    DESK_PERSON_CHANGE_ACTION_PROGRAM | 1 << DESK_PERSON_CHANGE_ACTION_REVOKE |
    1 << DESK_PERSON_CHANGE_ACTION_END | 1 <<
    DESK_PERSON_CHANGE_ACTION_SECOND_OFF | 1 <<
    DESK_PERSON_CHANGE_ACTION_REMOVE);

static const char *const desk_subscriptions_done_words[] = { "removed",
    "saved", "published", NULL };
static const struct param desk_subscriptions_rows[] = {
	ROW(desk_subscriptions, done, "done", QUERY, WORD, STRING,
	    .words = desk_subscriptions_done_words),
};
ROUTE(desk_subscriptions, page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS],
    1 << METHOD_GET, .role = ROLE_ADMINISTRATOR, PARAMS(desk_subscriptions,
    desk_subscriptions));

static const char *const desk_subscription_add_action_words[] = { "add",
    "again", NULL };
static const char *const desk_subscription_add_status_words[] = { "publish",
    "pending", NULL };
static const char *const desk_subscription_add_wins_words[] = { "unless",
    "theirs", "ours", NULL };
static const struct param desk_subscription_add_rows[] = {
	ROW(desk_subscription_add, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_subscription_add, has_action),
	    .words = desk_subscription_add_action_words),
	ROW(desk_subscription_add, status, "status", BODY, WORD, STRING,
	    .words = desk_subscription_add_status_words),
	ROW(desk_subscription_add, wins, "wins", BODY, WORD, STRING,
	    .words = desk_subscription_add_wins_words),
};
static const struct desk_subscription_add_params desk_subscription_add_defaults
    = { .action = DESK_SUBSCRIPTION_ADD_ACTION_AGAIN, .status = "publish",
    .wins = "unless" };
ROUTE(desk_subscription_add, page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS],
    1 << METHOD_POST, .role = ROLE_ADMINISTRATOR, PARAMS(desk_subscription_add,
    desk_subscription_add), .defaults = &desk_subscription_add_defaults);

static const char *const desk_subscription_done_words[] = { "saved", "running",
    NULL };
static const struct param desk_subscription_rows[] = {
	ROW(desk_subscription, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_subscription, done, "done", QUERY, WORD, STRING,
	    .words = desk_subscription_done_words),
};
ROUTE(desk_subscription, page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS_ID],
    1 << METHOD_GET, .role = ROLE_ADMINISTRATOR, PARAMS(desk_subscription,
    desk_subscription));

static const char *const desk_subscription_change_action_words[] = { "save",
    "again", "run", "accept", "remove", NULL };
static const char *const desk_subscription_change_status_words[] = { "publish",
    "pending", NULL };
static const char *const desk_subscription_change_wins_words[] = { "unless",
    "theirs", "ours", NULL };
static const struct param desk_subscription_change_rows[] = {
	ROW(desk_subscription_change, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_subscription_change, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_subscription_change, has_action),
	    .words = desk_subscription_change_action_words),
	ROW(desk_subscription_change, status, "status", BODY, WORD, STRING,
	    .words = desk_subscription_change_status_words),
	ROW(desk_subscription_change, wins, "wins", BODY, WORD, STRING,
	    .words = desk_subscription_change_wins_words),
};
static const struct desk_subscription_change_params
    desk_subscription_change_defaults = { .action =
    DESK_SUBSCRIPTION_CHANGE_ACTION_AGAIN, .status = "publish",
    .wins = "unless" };
ROUTE(desk_subscription_change, page_paths[PAGE_PATH_DESK_SUBSCRIPTIONS_ID],
    1 << METHOD_POST, .role = ROLE_ADMINISTRATOR,
    PARAMS(desk_subscription_change, desk_subscription_change),
    .defaults = &desk_subscription_change_defaults);

static const char *const desk_uploads_done_words[] = { "removed", NULL };
static const struct param desk_uploads_rows[] = {
	ROW(desk_uploads, done, "done", QUERY, WORD, STRING,
	    .words = desk_uploads_done_words),
};
ROUTE(desk_uploads, page_paths[PAGE_PATH_DESK_UPLOADS], 1 << METHOD_GET,
    .role = ROLE_EDITOR, PARAMS(desk_uploads, desk_uploads));

static const char *const desk_upload_add_action_words[] = { "upload", "again",
    NULL };
static const char *const desk_upload_add_status_words[] = { "publish",
    "pending", "draft", NULL };
static const struct param desk_upload_add_rows[] = {
	ROW(desk_upload_add, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_upload_add, has_action),
	    .words = desk_upload_add_action_words),
	ROW(desk_upload_add, status, "status", BODY, WORD, STRING,
	    .words = desk_upload_add_status_words),
};
static const struct desk_upload_add_params desk_upload_add_defaults = { .action
    = DESK_UPLOAD_ADD_ACTION_AGAIN, .status = "publish" };
ROUTE(desk_upload_add, page_paths[PAGE_PATH_DESK_UPLOADS], 1 << METHOD_POST,
    .role = ROLE_EDITOR, PARAMS(desk_upload_add, desk_upload_add),
    .defaults = &desk_upload_add_defaults, .upload = true);

static const struct param desk_upload_rows[] = {
	ROW(desk_upload, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
};
ROUTE(desk_upload, page_paths[PAGE_PATH_DESK_UPLOADS_ID], 1 << METHOD_GET,
    .role = ROLE_EDITOR, PARAMS(desk_upload, desk_upload));

static const char *const desk_upload_change_action_words[] = { "import",
    "undo", "remove", "again", NULL };
static const struct param desk_upload_change_rows[] = {
	ROW(desk_upload_change, id, "id", PATH, INTEGER, INTEGER,
	    .flags = PARAM_REQUIRED),
	ROW(desk_upload_change, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_upload_change, has_action),
	    .words = desk_upload_change_action_words),
};
static const struct desk_upload_change_params desk_upload_change_defaults = {
    .action = DESK_UPLOAD_CHANGE_ACTION_AGAIN };
ROUTE(desk_upload_change, page_paths[PAGE_PATH_DESK_UPLOADS_ID],
    1 << METHOD_POST, .role = ROLE_EDITOR, PARAMS(desk_upload_change,
    desk_upload_change), .defaults = &desk_upload_change_defaults);

static const char *const desk_settings_done_words[] = { "saved", NULL };
static const struct param desk_settings_rows[] = {
	ROW(desk_settings, done, "done", QUERY, WORD, STRING,
	    .words = desk_settings_done_words),
};
ROUTE(desk_settings, page_paths[PAGE_PATH_DESK_SETTINGS], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR, PARAMS(desk_settings, desk_settings));

static const char *const desk_settings_change_action_words[] = { "save",
    "test", "preview", "again", NULL };
static const struct param desk_settings_change_rows[] = {
	ROW(desk_settings_change, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_settings_change, has_action),
	    .words = desk_settings_change_action_words),
};
static const struct desk_settings_change_params desk_settings_change_defaults =
    { .action = DESK_SETTINGS_CHANGE_ACTION_AGAIN };
ROUTE(desk_settings_change, page_paths[PAGE_PATH_DESK_SETTINGS],
    1 << METHOD_POST, .role = ROLE_ADMINISTRATOR, PARAMS(desk_settings_change,
    desk_settings_change), .defaults = &desk_settings_change_defaults,
    .slow = true, .picture = true);

ROUTE(desk_preview, page_paths[PAGE_PATH_DESK_START_PREVIEW], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR);

static const char *const desk_sets_set_words[] = { "town", "club", "venue",
    "university", NULL };
static const char *const desk_sets_done_words[] = { "saved", NULL };
static const struct param desk_sets_rows[] = {
	ROW(desk_sets, set, "set", QUERY, ENUM, STRING, .has = AT(desk_sets,
	    has_set), .words = desk_sets_set_words),
	ROW(desk_sets, done, "done", QUERY, WORD, STRING,
	    .words = desk_sets_done_words),
};
static const struct desk_sets_params desk_sets_defaults = { .set =
    DESK_SETS_SET_TOWN };
ROUTE(desk_sets, page_paths[PAGE_PATH_DESK_START_CATEGORIES], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR, PARAMS(desk_sets, desk_sets),
    .defaults = &desk_sets_defaults);

static const char *const desk_sets_add_action_words[] = { "add", "again",
    NULL };
static const char *const desk_sets_add_set_words[] = { "town", "club", "venue",
    "university", NULL };
static const struct param desk_sets_add_rows[] = {
	ROW(desk_sets_add, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_sets_add, has_action),
	    .words = desk_sets_add_action_words),
	ROW(desk_sets_add, set, "set", BODY, ENUM, STRING,
	    .has = AT(desk_sets_add, has_set),
	    .words = desk_sets_add_set_words),
};
static const struct desk_sets_add_params desk_sets_add_defaults = { .action =
    DESK_SETS_ADD_ACTION_AGAIN, .set = DESK_SETS_ADD_SET_TOWN };
ROUTE(desk_sets_add, page_paths[PAGE_PATH_DESK_START_CATEGORIES],
    1 << METHOD_POST, .role = ROLE_ADMINISTRATOR, PARAMS(desk_sets_add,
    desk_sets_add), .defaults = &desk_sets_add_defaults);

ROUTE(desk_share, page_paths[PAGE_PATH_DESK_START_SHARE], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR);

static const char *const desk_webhooks_done_words[] = { "removed", NULL };
static const struct param desk_webhooks_rows[] = {
	ROW(desk_webhooks, done, "done", QUERY, WORD, STRING,
	    .words = desk_webhooks_done_words),
};
ROUTE(desk_webhooks, page_paths[PAGE_PATH_DESK_WEBHOOKS], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR, PARAMS(desk_webhooks, desk_webhooks));

static const char *const desk_webhooks_change_action_words[] = { "add", "test",
    "remove", "again", NULL };
static const struct param desk_webhooks_change_rows[] = {
	ROW(desk_webhooks_change, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_webhooks_change, has_action),
	    .words = desk_webhooks_change_action_words),
};
static const struct desk_webhooks_change_params desk_webhooks_change_defaults =
    { .action = DESK_WEBHOOKS_CHANGE_ACTION_AGAIN };
ROUTE(desk_webhooks_change, page_paths[PAGE_PATH_DESK_WEBHOOKS],
    1 << METHOD_POST, .role = ROLE_ADMINISTRATOR, PARAMS(desk_webhooks_change,
    desk_webhooks_change), .defaults = &desk_webhooks_change_defaults,
    .slow = true,
    .proof = 1 << DESK_WEBHOOKS_CHANGE_ACTION_ADD | 1 <<
    DESK_WEBHOOKS_CHANGE_ACTION_REMOVE);

static const char *const desk_downloads_done_words[] = { "full", "failed",
    "busy", "absent", NULL };
static const struct param desk_downloads_rows[] = {
	ROW(desk_downloads, done, "done", QUERY, WORD, STRING,
	    .words = desk_downloads_done_words),
};
ROUTE(desk_downloads, page_paths[PAGE_PATH_DESK_DOWNLOADS], 1 << METHOD_GET,
    .role = ROLE_ADMINISTRATOR, PARAMS(desk_downloads, desk_downloads));

static const char *const desk_downloads_send_action_words[] = { "export",
    "calendar", "table", "backup", "again", NULL };
static const struct param desk_downloads_send_rows[] = {
	ROW(desk_downloads_send, action, "action", BODY, ENUM, STRING,
	    .has = AT(desk_downloads_send, has_action),
	    .words = desk_downloads_send_action_words),
};
static const struct desk_downloads_send_params desk_downloads_send_defaults = {
    .action = DESK_DOWNLOADS_SEND_ACTION_AGAIN };
ROUTE(desk_downloads_send, page_paths[PAGE_PATH_DESK_DOWNLOADS],
    1 << METHOD_POST, .role = ROLE_ADMINISTRATOR, PARAMS(desk_downloads_send,
    desk_downloads_send), .defaults = &desk_downloads_send_defaults,
    .slow = true,
    .proof = 1 << DESK_DOWNLOADS_SEND_ACTION_EXPORT | 1 <<
    DESK_DOWNLOADS_SEND_ACTION_CALENDAR | 1 << DESK_DOWNLOADS_SEND_ACTION_TABLE
    | 1 << DESK_DOWNLOADS_SEND_ACTION_BACKUP);

static const char *const submit_done_words[] = { "proposed", "amended", NULL };
static const struct param submit_rows[] = {
	ROW(submit, done, "done", QUERY, ENUM, STRING, .has = AT(submit,
	    has_done), .words = submit_done_words),
	ROW(submit, key, "key", QUERY, STRING, STRING, .max_bytes = 2000),
};
ROUTE(submit, page_paths[PAGE_PATH_SUBMIT], 1 << METHOD_GET, PARAMS(submit,
    submit));

static const char *const submit_send_action_words[] = { "send", "again", NULL };
static const struct param submit_send_rows[] = {
	ROW(submit_send, action, "action", BODY, ENUM, STRING,
	    .has = AT(submit_send, has_action),
	    .words = submit_send_action_words),
	ROW(submit_send, sender, "sender", BODY, STRING, STRING,
	    .max_bytes = 2000),
	ROW(submit_send, key, "key", BODY, STRING, STRING, .max_bytes = 2000),
};
static const struct submit_send_params submit_send_defaults = { .action =
    SUBMIT_SEND_ACTION_AGAIN };
ROUTE(submit_send, page_paths[PAGE_PATH_SUBMIT], 1 << METHOD_POST,
    PARAMS(submit_send, submit_send), .defaults = &submit_send_defaults,
    .slow = true, .picture = true);

const struct path page_paths[] = {
	[PAGE_PATH_ROOT] = { .template = "", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_calendar },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_APPLE_TOUCH_ICON_PNG] = { .template =
	    "/apple-touch-icon.png", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_icon_touch },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_BRAND_NAME] = { .template = "/brand/{name}",
	    .allow = "GET, HEAD", .capture = "name", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_page_brand },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_DESK] = { .template = "/desk", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_home },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_ACCOUNT] = { .template = "/desk/account",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_account,
	    &route_desk_account_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_CATEGORIES] = { .template = "/desk/categories",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_list },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_CATEGORIES_NEW] = { .template = "/desk/categories/new",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_new,
	    &route_desk_create }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_CATEGORIES_ID] = { .template = "/desk/categories/{id}",
	    .allow = "GET, HEAD, POST", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_edit,
	    &route_desk_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_CATEGORIES_ID_HISTORY] = { .template =
	    "/desk/categories/{id}/history", .allow = "GET, HEAD, POST",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_history,
	    &route_desk_undo }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_CONFIRM] = { .template = "/desk/confirm",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_confirm,
	    &route_desk_confirm_send }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_DOWNLOADS] = { .template = "/desk/downloads",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_downloads,
	    &route_desk_downloads_send }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_EVENTS] = { .template = "/desk/events",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_list,
	    &route_desk_chosen }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_EVENTS_CHOSEN] = { .template = "/desk/events/chosen",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_chosen_done },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_EVENTS_NEW] = { .template = "/desk/events/new",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_new,
	    &route_desk_create }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_EVENTS_ID] = { .template = "/desk/events/{id}",
	    .allow = "GET, HEAD, POST", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_edit,
	    &route_desk_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_EVENTS_ID_HISTORY] = { .template =
	    "/desk/events/{id}/history", .allow = "GET, HEAD, POST",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_history,
	    &route_desk_undo }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_FORGOTTEN] = { .template = "/desk/forgotten",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_forgotten,
	    &route_desk_forgotten_send }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_IMAGES] = { .template = "/desk/images",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_picture,
	    &route_desk_pictures }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_IMAGES_ID] = { .template = "/desk/images/{id}",
	    .allow = "POST", .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_picture_delete
	    }, .route_count = 1, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_ORGANIZERS] = { .template = "/desk/organizers",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_list },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_ORGANIZERS_FIND] = { .template =
	    "/desk/organizers/find", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_find },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_ORGANIZERS_NEW] = { .template = "/desk/organizers/new",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_new,
	    &route_desk_create }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_ORGANIZERS_ID] = { .template = "/desk/organizers/{id}",
	    .allow = "GET, HEAD, POST", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_edit,
	    &route_desk_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_ORGANIZERS_ID_HISTORY] = { .template =
	    "/desk/organizers/{id}/history", .allow = "GET, HEAD, POST",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_history,
	    &route_desk_undo }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_PEOPLE] = { .template = "/desk/people",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_people,
	    &route_desk_invite }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_PEOPLE_ID] = { .template = "/desk/people/{id}",
	    .allow = "GET, HEAD, POST", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_person,
	    &route_desk_person_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_SECOND_FACTOR] = { .template = "/desk/second-factor",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_second_factor,
	    &route_desk_second_factor_change }, .route_count = 2,
	    .is_page = true, .needs = offsetof(struct site, desk),
	    .has_sessions = true },
	[PAGE_PATH_DESK_SERIES_ID_HISTORY] = { .template =
	    "/desk/series/{id}/history", .allow = "GET, HEAD, POST",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_history,
	    &route_desk_undo }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_SETTINGS] = { .template = "/desk/settings",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_settings,
	    &route_desk_settings_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_SIGN_IN] = { .template = "/desk/sign-in",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_sign_in,
	    &route_desk_enter }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_SIGN_IN_CODE] = { .template = "/desk/sign-in/code",
	    .allow = "POST",
	    .routes = (const struct route *const[]){ &route_desk_enter_code },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_SIGN_OUT] = { .template = "/desk/sign-out",
	    .allow = "POST",
	    .routes = (const struct route *const[]){ &route_desk_leave },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_START_CATEGORIES] = { .template =
	    "/desk/start/categories", .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_sets,
	    &route_desk_sets_add }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_START_EVENT] = { .template = "/desk/start/event",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_new,
	    &route_desk_create }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_START_LOOKS] = { .template = "/desk/start/looks",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_settings,
	    &route_desk_settings_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_START_NAME] = { .template = "/desk/start/name",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_settings,
	    &route_desk_settings_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_START_PEOPLE] = { .template = "/desk/start/people",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_people,
	    &route_desk_invite }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_START_PREVIEW] = { .template = "/desk/start/preview",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_preview },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_START_SHARE] = { .template = "/desk/start/share",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_share },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_START_SOURCES] = { .template = "/desk/start/sources",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_subscriptions,
	    &route_desk_subscription_add }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_SUBSCRIPTIONS] = { .template = "/desk/subscriptions",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_subscriptions,
	    &route_desk_subscription_add }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_SUBSCRIPTIONS_ID] = { .template =
	    "/desk/subscriptions/{id}", .allow = "GET, HEAD, POST",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_subscription,
	    &route_desk_subscription_change }, .route_count = 2,
	    .is_page = true, .needs = offsetof(struct site, desk),
	    .has_sessions = true },
	[PAGE_PATH_DESK_TAGS] = { .template = "/desk/tags",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_list },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_TAGS_NEW] = { .template = "/desk/tags/new",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_new,
	    &route_desk_create }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_TAGS_ID] = { .template = "/desk/tags/{id}",
	    .allow = "GET, HEAD, POST", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_edit,
	    &route_desk_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_TAGS_ID_HISTORY] = { .template =
	    "/desk/tags/{id}/history", .allow = "GET, HEAD, POST",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_history,
	    &route_desk_undo }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_UPLOADS] = { .template = "/desk/uploads",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_uploads,
	    &route_desk_upload_add }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_UPLOADS_ID] = { .template = "/desk/uploads/{id}",
	    .allow = "GET, HEAD, POST", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_upload,
	    &route_desk_upload_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_VENUES] = { .template = "/desk/venues",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_list },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_VENUES_FIND] = { .template = "/desk/venues/find",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_desk_find },
	    .route_count = 1, .is_page = true, .needs = offsetof(struct site,
	    desk), .has_sessions = true },
	[PAGE_PATH_DESK_VENUES_NEW] = { .template = "/desk/venues/new",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_new,
	    &route_desk_create }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_VENUES_ID] = { .template = "/desk/venues/{id}",
	    .allow = "GET, HEAD, POST", .capture = "id",
	    .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_edit,
	    &route_desk_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_VENUES_ID_HISTORY] = { .template =
	    "/desk/venues/{id}/history", .allow = "GET, HEAD, POST",
	    .capture = "id", .takes = CAPTURE_DIGITS,
	    .routes = (const struct route *const[]){ &route_desk_history,
	    &route_desk_undo }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_WEBHOOKS] = { .template = "/desk/webhooks",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_webhooks,
	    &route_desk_webhooks_change }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DESK_WELCOME] = { .template = "/desk/welcome",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_desk_welcome,
	    &route_desk_begin }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, desk), .has_sessions = true },
	[PAGE_PATH_DOC] = { .template = "/doc", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_doc },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_DOC_NAME] = { .template = "/doc/{name}",
	    .allow = "GET, HEAD", .capture = "name", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_page_doc_part },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_EMBED] = { .template = "/embed", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_calendar },
	    .route_count = 1, .is_page = true, .is_framed = true },
	[PAGE_PATH_EMBED_EVENT_SLUG] = { .template = "/embed/event/{slug}",
	    .allow = "GET, HEAD", .capture = "slug", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_page_event },
	    .route_count = 1, .is_page = true, .is_framed = true },
	[PAGE_PATH_EVENT_SLUG] = { .template = "/event/{slug}",
	    .allow = "GET, HEAD, POST", .capture = "slug",
	    .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_page_event,
	    &route_page_event_open }, .route_count = 2, .is_page = true },
	[PAGE_PATH_EVENT_WORDS] = { .template = "/event/{words}",
	    .allow = "GET, HEAD", .capture = "words",
	    .takes = CAPTURE_SEGMENTS,
	    .routes = (const struct route *const[]){ &route_moved_event },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENTS] = { .template = "/events", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_moved_events },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENTS_CATEGORY_SLUGS] = { .template =
	    "/events/category/{slugs}", .allow = "GET, HEAD",
	    .capture = "slugs", .takes = CAPTURE_SEGMENTS,
	    .routes = (const struct route *const[]){ &route_page_category },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENTS_TAG_SLUGS] = { .template = "/events/tag/{slugs}",
	    .allow = "GET, HEAD", .capture = "slugs",
	    .takes = CAPTURE_SEGMENTS,
	    .routes = (const struct route *const[]){ &route_moved_tag },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_EVENTS_WORDS] = { .template = "/events/{words}",
	    .allow = "GET, HEAD", .capture = "words",
	    .takes = CAPTURE_SEGMENTS,
	    .routes = (const struct route *const[]){ &route_moved_calendar },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_FAVICON_ICO] = { .template = "/favicon.ico",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_icon_ico },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_FAVICON_SVG] = { .template = "/favicon.svg",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_icon_svg },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_FEED] = { .template = "/feed", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_moved_feed },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_FEED_WORDS] = { .template = "/feed/{words}",
	    .allow = "GET, HEAD", .capture = "words",
	    .takes = CAPTURE_SEGMENTS,
	    .routes = (const struct route *const[]){ &route_moved_feed_words },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_IMAGES_NAME] = { .template = "/images/{name}",
	    .allow = "GET, HEAD", .capture = "name", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_page_image },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_ORGANIZER_SLUG] = { .template = "/organizer/{slug}",
	    .allow = "GET, HEAD", .capture = "slug", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_page_organizer },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_ORGANIZER_WORDS] = { .template = "/organizer/{words}",
	    .allow = "GET, HEAD", .capture = "words",
	    .takes = CAPTURE_SEGMENTS,
	    .routes = (const struct route *const[]){ &route_moved_organizer },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_ORGANIZERS] = { .template = "/organizers",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_venues },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_ROBOTS_TXT] = { .template = "/robots.txt",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_robots },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_SITEMAP_XML] = { .template = "/sitemap.xml",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_sitemap },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_SITEMAP_PAGES] = { .template = "/sitemap/pages",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_sitemap_pages
	    }, .route_count = 1, .is_page = true },
	[PAGE_PATH_SITEMAP_YEAR_MONTH] = { .template = "/sitemap/{year_month}",
	    .allow = "GET, HEAD", .capture = "year_month",
	    .takes = CAPTURE_MONTH,
	    .routes = (const struct route *const[]){ &route_page_sitemap_month
	    }, .route_count = 1, .is_page = true },
	[PAGE_PATH_SITEMAP_INDEX_XML] = { .template = "/sitemap_index.xml",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_sitemap },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_SUBMIT] = { .template = "/submit",
	    .allow = "GET, HEAD, POST",
	    .routes = (const struct route *const[]){ &route_submit,
	    &route_submit_send }, .route_count = 2, .is_page = true,
	    .needs = offsetof(struct site, submissions) },
	[PAGE_PATH_TAG_SLUG] = { .template = "/tag/{slug}",
	    .allow = "GET, HEAD", .capture = "slug", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_page_tag },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_TAG_SLUGS] = { .template = "/tag/{slugs}",
	    .allow = "GET, HEAD", .capture = "slugs",
	    .takes = CAPTURE_SEGMENTS,
	    .routes = (const struct route *const[]){ &route_moved_tag },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_VENUE_SLUG] = { .template = "/venue/{slug}",
	    .allow = "GET, HEAD", .capture = "slug", .takes = CAPTURE_TEXT,
	    .routes = (const struct route *const[]){ &route_page_venue },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_VENUE_WORDS] = { .template = "/venue/{words}",
	    .allow = "GET, HEAD", .capture = "words",
	    .takes = CAPTURE_SEGMENTS,
	    .routes = (const struct route *const[]){ &route_moved_venue },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_VENUES] = { .template = "/venues", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_venues },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_WP_JSON] = { .template = "/wp-json", .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_interface },
	    .route_count = 1, .is_page = true },
	[PAGE_PATH_WP_SITEMAP_XML] = { .template = "/wp-sitemap.xml",
	    .allow = "GET, HEAD",
	    .routes = (const struct route *const[]){ &route_page_sitemap },
	    .route_count = 1, .is_page = true },
};

const size_t page_path_count = COUNT(page_paths);

int (*const page_refusal)(struct request *) = page_refused;
