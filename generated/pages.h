/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_PAGES_H
#define ALMANAC_PAGES_H

#include <stdbool.h>
#include <stdint.h>

#include "http/params.h"
#include "text/dates.h"

struct request;
struct route;

/* Rows of page_paths[]: of several that match an address,
    the first one counts. */
enum {
	PAGE_PATH_ROOT,
	PAGE_PATH_APPLE_TOUCH_ICON_PNG,
	PAGE_PATH_BRAND_NAME,
	PAGE_PATH_DESK,
	PAGE_PATH_DESK_ACCOUNT,
	PAGE_PATH_DESK_CATEGORIES,
	PAGE_PATH_DESK_CATEGORIES_NEW,
	PAGE_PATH_DESK_CATEGORIES_ID,
	PAGE_PATH_DESK_CATEGORIES_ID_HISTORY,
	PAGE_PATH_DESK_CONFIRM,
	PAGE_PATH_DESK_DOWNLOADS,
	PAGE_PATH_DESK_EVENTS,
	PAGE_PATH_DESK_EVENTS_CHOSEN,
	PAGE_PATH_DESK_EVENTS_NEW,
	PAGE_PATH_DESK_EVENTS_ID,
	PAGE_PATH_DESK_EVENTS_ID_HISTORY,
	PAGE_PATH_DESK_FORGOTTEN,
	PAGE_PATH_DESK_IMAGES,
	PAGE_PATH_DESK_IMAGES_ID,
	PAGE_PATH_DESK_ORGANIZERS,
	PAGE_PATH_DESK_ORGANIZERS_FIND,
	PAGE_PATH_DESK_ORGANIZERS_NEW,
	PAGE_PATH_DESK_ORGANIZERS_ID,
	PAGE_PATH_DESK_ORGANIZERS_ID_HISTORY,
	PAGE_PATH_DESK_PEOPLE,
	PAGE_PATH_DESK_PEOPLE_ID,
	PAGE_PATH_DESK_SECOND_FACTOR,
	PAGE_PATH_DESK_SERIES_ID_HISTORY,
	PAGE_PATH_DESK_SETTINGS,
	PAGE_PATH_DESK_SIGN_IN,
	PAGE_PATH_DESK_SIGN_IN_CODE,
	PAGE_PATH_DESK_SIGN_OUT,
	PAGE_PATH_DESK_START_CATEGORIES,
	PAGE_PATH_DESK_START_EVENT,
	PAGE_PATH_DESK_START_LOOKS,
	PAGE_PATH_DESK_START_NAME,
	PAGE_PATH_DESK_START_PEOPLE,
	PAGE_PATH_DESK_START_PREVIEW,
	PAGE_PATH_DESK_START_SHARE,
	PAGE_PATH_DESK_START_SOURCES,
	PAGE_PATH_DESK_SUBSCRIPTIONS,
	PAGE_PATH_DESK_SUBSCRIPTIONS_ID,
	PAGE_PATH_DESK_TAGS,
	PAGE_PATH_DESK_TAGS_NEW,
	PAGE_PATH_DESK_TAGS_ID,
	PAGE_PATH_DESK_TAGS_ID_HISTORY,
	PAGE_PATH_DESK_UPLOADS,
	PAGE_PATH_DESK_UPLOADS_ID,
	PAGE_PATH_DESK_VENUES,
	PAGE_PATH_DESK_VENUES_FIND,
	PAGE_PATH_DESK_VENUES_NEW,
	PAGE_PATH_DESK_VENUES_ID,
	PAGE_PATH_DESK_VENUES_ID_HISTORY,
	PAGE_PATH_DESK_WEBHOOKS,
	PAGE_PATH_DESK_WELCOME,
	PAGE_PATH_DOC,
	PAGE_PATH_DOC_NAME,
	PAGE_PATH_EMBED,
	PAGE_PATH_EMBED_EVENT_SLUG,
	PAGE_PATH_EVENT_SLUG,
	PAGE_PATH_EVENT_WORDS,
	PAGE_PATH_EVENTS,
	PAGE_PATH_EVENTS_CATEGORY_SLUGS,
	PAGE_PATH_EVENTS_TAG_SLUGS,
	PAGE_PATH_EVENTS_WORDS,
	PAGE_PATH_FAVICON_ICO,
	PAGE_PATH_FAVICON_SVG,
	PAGE_PATH_FEED,
	PAGE_PATH_FEED_WORDS,
	PAGE_PATH_IMAGES_NAME,
	PAGE_PATH_ORGANIZER_SLUG,
	PAGE_PATH_ORGANIZER_WORDS,
	PAGE_PATH_ORGANIZERS,
	PAGE_PATH_ROBOTS_TXT,
	PAGE_PATH_SITEMAP_XML,
	PAGE_PATH_SITEMAP_PAGES,
	PAGE_PATH_SITEMAP_YEAR_MONTH,
	PAGE_PATH_SITEMAP_INDEX_XML,
	PAGE_PATH_SUBMIT,
	PAGE_PATH_TAG_SLUG,
	PAGE_PATH_TAG_SLUGS,
	PAGE_PATH_VENUE_SLUG,
	PAGE_PATH_VENUE_WORDS,
	PAGE_PATH_VENUES,
	PAGE_PATH_WP_JSON,
	PAGE_PATH_WP_SITEMAP_XML,
};

#define PAGE_CALENDAR_YEAR_MIN	1000
#define PAGE_CALENDAR_YEAR_MAX	3000
#define PAGE_CALENDAR_MONTH_MIN	1
#define PAGE_CALENDAR_MONTH_MAX	12
#define PAGE_CALENDAR_PAGE_MIN	1
#define PAGE_CALENDAR_PAGE_MAX	1000000
#define PAGE_VENUE_PAGE_MIN	1
#define PAGE_VENUE_PAGE_MAX	1000000
#define PAGE_ORGANIZER_PAGE_MIN	1
#define PAGE_ORGANIZER_PAGE_MAX	1000000
#define PAGE_VENUES_PAGE_MIN	1
#define PAGE_VENUES_PAGE_MAX	1000000
#define PAGE_CATEGORY_PAGE_MIN	1
#define PAGE_CATEGORY_PAGE_MAX	1000000
#define PAGE_TAG_PAGE_MIN	1
#define PAGE_TAG_PAGE_MAX	1000000
#define DESK_LIST_YEAR_MIN	1000
#define DESK_LIST_YEAR_MAX	3000
#define DESK_LIST_MONTH_MIN	1
#define DESK_LIST_MONTH_MAX	12
#define DESK_LIST_PAGE_MIN	1
#define DESK_LIST_PAGE_MAX	1000000
#define DESK_CHOSEN_DONE_COUNT_MIN	0
#define DESK_CHOSEN_DONE_COUNT_MAX	200
#define DESK_CHOSEN_DONE_DATES_MIN	0
#define DESK_CHOSEN_DONE_DATES_MAX	1000000000
#define DESK_CHOSEN_DONE_MORE_MIN	0
#define DESK_CHOSEN_DONE_MORE_MAX	200
#define DESK_HISTORY_PAGE_MIN	1
#define DESK_HISTORY_PAGE_MAX	1000000
#define DESK_PICTURES_PAGE_MIN	1
#define DESK_PICTURES_PAGE_MAX	1000000
#define DESK_PERSON_PAGE_MIN	1
#define DESK_PERSON_PAGE_MAX	1000000

/* GET {root}/embed */
enum page_calendar_view {
	PAGE_CALENDAR_VIEW_HOME,
	PAGE_CALENDAR_VIEW_MONTH,
	PAGE_CALENDAR_VIEW_WEEK,
	PAGE_CALENDAR_VIEW_DAY,
	PAGE_CALENDAR_VIEW_LIST,
	PAGE_CALENDAR_VIEW_SUBSCRIBE,
	PAGE_CALENDAR_VIEW_WORDS,
};

enum page_calendar_when {
	PAGE_CALENDAR_WHEN_TODAY,
	PAGE_CALENDAR_WHEN_TOMORROW,
	PAGE_CALENDAR_WHEN_WEEKEND,
	PAGE_CALENDAR_WHEN_WEEK,
	PAGE_CALENDAR_WHEN_WORDS,
};

enum page_calendar_orderby {
	PAGE_CALENDAR_ORDERBY_START_DATE,
	PAGE_CALENDAR_ORDERBY_RELEVANCE,
	PAGE_CALENDAR_ORDERBY_WORDS,
};

enum page_calendar_post_type {
	PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS,
	PAGE_CALENDAR_POST_TYPE_TRIBE_VENUE,
	PAGE_CALENDAR_POST_TYPE_TRIBE_ORGANIZER,
	PAGE_CALENDAR_POST_TYPE_WORDS,
};

struct page_calendar_params {
	int view; bool has_view;
	int when; bool has_when;
	struct moment date; bool has_date;
	int64_t year; bool has_year;
	int64_t month; bool has_month;
	int64_t page; bool has_page;
	const char *search;
	const char *categories;
	const char *tags;
	const char *venue;
	const char *organizer;
	bool featured; bool has_featured;
	bool free; bool has_free;
	bool hide_subsequent_recurrences; bool has_hide_subsequent_recurrences;
	struct moment start_date; bool has_start_date;
	struct moment end_date; bool has_end_date;
	int orderby; bool has_orderby;
	int64_t p; bool has_p;
	int post_type; bool has_post_type;
};
int	page_calendar(struct request *, const struct page_calendar_params *);
extern const struct route	route_page_calendar;

/* GET {root}/event/{slug}, /embed/event/{slug} */
struct page_event_params {
	const char *slug;
};
int	page_event(struct request *, const struct page_event_params *);
extern const struct route	route_page_event;

/* POST {root}/event/{slug} */
struct page_event_open_params {
	const char *slug;
	const char *password;
};
int	page_event_open(struct request *,
    const struct page_event_open_params *);
extern const struct route	route_page_event_open;

/* GET {root}/venue/{slug} */
struct page_venue_params {
	const char *slug;
	int64_t page; bool has_page;
};
int	page_venue(struct request *, const struct page_venue_params *);
extern const struct route	route_page_venue;

/* GET {root}/organizer/{slug} */
struct page_organizer_params {
	const char *slug;
	int64_t page; bool has_page;
};
int	page_organizer(struct request *,
    const struct page_organizer_params *);
extern const struct route	route_page_organizer;

/* GET {root}/venues, /organizers */
struct page_venues_params {
	const char *search;
	bool all; bool has_all;
	int64_t page; bool has_page;
};
int	page_venues(struct request *, const struct page_venues_params *);
extern const struct route	route_page_venues;

/* GET {root}/events */
struct moved_events_params;
int	moved_events(struct request *, const struct moved_events_params *);
extern const struct route	route_moved_events;

/* GET {root}/events/{words} */
struct moved_calendar_params {
	const char *words;
};
int	moved_calendar(struct request *,
    const struct moved_calendar_params *);
extern const struct route	route_moved_calendar;

/* GET {root}/event/{words} */
struct moved_event_params {
	const char *words;
};
int	moved_event(struct request *, const struct moved_event_params *);
extern const struct route	route_moved_event;

/* GET {root}/events/tag/{slugs}, /tag/{slugs} */
struct moved_tag_params {
	const char *slugs;
};
int	moved_tag(struct request *, const struct moved_tag_params *);
extern const struct route	route_moved_tag;

/* GET {root}/venue/{words} */
struct moved_venue_params {
	const char *words;
};
int	moved_venue(struct request *, const struct moved_venue_params *);
extern const struct route	route_moved_venue;

/* GET {root}/organizer/{words} */
struct moved_organizer_params {
	const char *words;
};
int	moved_organizer(struct request *,
    const struct moved_organizer_params *);
extern const struct route	route_moved_organizer;

/* GET {root}/feed */
struct moved_feed_params;
int	moved_feed(struct request *, const struct moved_feed_params *);
extern const struct route	route_moved_feed;

/* GET {root}/feed/{words} */
struct moved_feed_words_params {
	const char *words;
};
int	moved_feed_words(struct request *,
    const struct moved_feed_words_params *);
extern const struct route	route_moved_feed_words;

/* GET {root}/events/category/{slugs} */
struct page_category_params {
	const char *slugs;
	int64_t page; bool has_page;
};
int	page_category(struct request *, const struct page_category_params *);
extern const struct route	route_page_category;

/* GET {root}/tag/{slug} */
struct page_tag_params {
	const char *slug;
	int64_t page; bool has_page;
};
int	page_tag(struct request *, const struct page_tag_params *);
extern const struct route	route_page_tag;

/* GET {root}/wp-json */
struct page_interface_params;
int	page_interface(struct request *,
    const struct page_interface_params *);
extern const struct route	route_page_interface;

/* GET {root}/robots.txt */
struct page_robots_params;
int	page_robots(struct request *, const struct page_robots_params *);
extern const struct route	route_page_robots;

/* GET {root}/sitemap.xml, /wp-sitemap.xml, /sitemap_index.xml */
struct page_sitemap_params;
int	page_sitemap(struct request *, const struct page_sitemap_params *);
extern const struct route	route_page_sitemap;

/* GET {root}/sitemap/pages */
struct page_sitemap_pages_params;
int	page_sitemap_pages(struct request *,
    const struct page_sitemap_pages_params *);
extern const struct route	route_page_sitemap_pages;

/* GET {root}/sitemap/{year_month} */
struct page_sitemap_month_params {
	const char *year_month;
};
int	page_sitemap_month(struct request *,
    const struct page_sitemap_month_params *);
extern const struct route	route_page_sitemap_month;

/* GET {root}/favicon.ico */
struct page_icon_ico_params;
int	page_icon_ico(struct request *, const struct page_icon_ico_params *);
extern const struct route	route_page_icon_ico;

/* GET {root}/favicon.svg */
struct page_icon_svg_params;
int	page_icon_svg(struct request *, const struct page_icon_svg_params *);
extern const struct route	route_page_icon_svg;

/* GET {root}/apple-touch-icon.png */
struct page_icon_touch_params;
int	page_icon_touch(struct request *,
    const struct page_icon_touch_params *);
extern const struct route	route_page_icon_touch;

/* GET {root}/brand/{name} */
struct page_brand_params {
	const char *name;
};
int	page_brand(struct request *, const struct page_brand_params *);
extern const struct route	route_page_brand;

/* GET {root}/images/{name} */
struct page_image_params {
	const char *name;
};
int	page_image(struct request *, const struct page_image_params *);
extern const struct route	route_page_image;

/* GET {root}/doc */
struct page_doc_params;
int	page_doc(struct request *, const struct page_doc_params *);
extern const struct route	route_page_doc;

/* GET {root}/doc/{name} */
struct page_doc_part_params {
	const char *name;
};
int	page_doc_part(struct request *, const struct page_doc_part_params *);
extern const struct route	route_page_doc_part;

/* GET {root}/desk */
struct desk_home_params;
int	desk_home(struct request *, const struct desk_home_params *);
extern const struct route	route_desk_home;

/* GET {root}/desk/sign-in */
struct desk_sign_in_params {
	const char *to;
};
int	desk_sign_in(struct request *, const struct desk_sign_in_params *);
extern const struct route	route_desk_sign_in;

/* GET {root}/desk/forgotten */
struct desk_forgotten_params;
int	desk_forgotten(struct request *,
    const struct desk_forgotten_params *);
extern const struct route	route_desk_forgotten;

/* POST {root}/desk/forgotten */
struct desk_forgotten_send_params {
	const char *login;
};
int	desk_forgotten_send(struct request *,
    const struct desk_forgotten_send_params *);
extern const struct route	route_desk_forgotten_send;

/* POST {root}/desk/sign-in */
struct desk_enter_params {
	const char *login;
	const char *password;
	const char *to;
	const char *user;
	const char *held;
};
int	desk_enter(struct request *, const struct desk_enter_params *);
extern const struct route	route_desk_enter;

/* POST {root}/desk/sign-in/code */
struct desk_enter_code_params {
	const char *key;
	const char *code;
	const char *to;
	const char *user;
	const char *held;
};
int	desk_enter_code(struct request *,
    const struct desk_enter_code_params *);
extern const struct route	route_desk_enter_code;

/* POST {root}/desk/sign-out */
struct desk_leave_params;
int	desk_leave(struct request *, const struct desk_leave_params *);
extern const struct route	route_desk_leave;

/* GET {root}/desk/welcome */
struct desk_welcome_params {
	const char *key;
};
int	desk_welcome(struct request *, const struct desk_welcome_params *);
extern const struct route	route_desk_welcome;

/* POST {root}/desk/welcome */
struct desk_begin_params {
	const char *key;
	const char *password;
};
int	desk_begin(struct request *, const struct desk_begin_params *);
extern const struct route	route_desk_begin;

/* GET {root}/desk/confirm */
struct desk_confirm_params {
	const char *key;
};
int	desk_confirm(struct request *, const struct desk_confirm_params *);
extern const struct route	route_desk_confirm;

/* POST {root}/desk/confirm */
struct desk_confirm_send_params {
	const char *key;
};
int	desk_confirm_send(struct request *,
    const struct desk_confirm_send_params *);
extern const struct route	route_desk_confirm_send;

/* GET {root}/desk/events, /desk/venues, /desk/organizers, /desk/categories,
    /desk/tags */
enum desk_list_show {
	DESK_LIST_SHOW_UPCOMING,
	DESK_LIST_SHOW_DRAFTS,
	DESK_LIST_SHOW_WAITING,
	DESK_LIST_SHOW_PAST,
	DESK_LIST_SHOW_TRASH,
	DESK_LIST_SHOW_MINE,
	DESK_LIST_SHOW_ALL,
	DESK_LIST_SHOW_MONTH,
	DESK_LIST_SHOW_WORDS,
};

enum desk_list_status {
	DESK_LIST_STATUS_ANY,
	DESK_LIST_STATUS_PUBLISH,
	DESK_LIST_STATUS_FUTURE,
	DESK_LIST_STATUS_PENDING,
	DESK_LIST_STATUS_DRAFT,
	DESK_LIST_STATUS_PRIVATE,
	DESK_LIST_STATUS_TRASH,
	DESK_LIST_STATUS_WORDS,
};

enum desk_list_sort {
	DESK_LIST_SORT_NEWEST,
	DESK_LIST_SORT_OLDEST,
	DESK_LIST_SORT_CHANGED,
	DESK_LIST_SORT_TITLE,
	DESK_LIST_SORT_WORDS,
};

enum desk_list_with {
	DESK_LIST_WITH_VENUE,
	DESK_LIST_WITH_ORGANIZER,
	DESK_LIST_WITH_CATEGORIES,
	DESK_LIST_WITH_TAGS,
	DESK_LIST_WITH_SERIES,
	DESK_LIST_WITH_WORDS,
};

struct desk_list_params {
	int show; bool has_show;
	const char *search;
	int status; bool has_status;
	const char *venue;
	const char *organizer;
	const char *category;
	const char *author;
	const char *source;
	int64_t year; bool has_year;
	int64_t month; bool has_month;
	bool many; bool has_many;
	int sort; bool has_sort;
	int64_t page; bool has_page;
	const char *done;
	int64_t id; bool has_id;
	int64_t series; bool has_series;
	int64_t row; bool has_row;
	int with; bool has_with;
	int64_t of; bool has_of;
};
int	desk_list(struct request *, const struct desk_list_params *);
extern const struct route	route_desk_list;

/* POST {root}/desk/events */
enum desk_chosen_action {
	DESK_CHOSEN_ACTION_PUBLISH,
	DESK_CHOSEN_ACTION_CANCEL,
	DESK_CHOSEN_ACTION_TRASH,
	DESK_CHOSEN_ACTION_CATEGORY,
	DESK_CHOSEN_ACTION_VENUE,
	DESK_CHOSEN_ACTION_UNDO,
	DESK_CHOSEN_ACTION_AGAIN,
	DESK_CHOSEN_ACTION_WORDS,
};

struct desk_chosen_params {
	int action; bool has_action;
	const char *category;
	const char *venue;
	int64_t picked; bool has_picked;
	int64_t from; bool has_from;
	int64_t to; bool has_to;
};
int	desk_chosen(struct request *, const struct desk_chosen_params *);
extern const struct route	route_desk_chosen;

/* GET {root}/desk/events/chosen */
enum desk_chosen_done_action {
	DESK_CHOSEN_DONE_ACTION_PUBLISH,
	DESK_CHOSEN_DONE_ACTION_CANCEL,
	DESK_CHOSEN_DONE_ACTION_TRASH,
	DESK_CHOSEN_DONE_ACTION_CATEGORY,
	DESK_CHOSEN_DONE_ACTION_VENUE,
	DESK_CHOSEN_DONE_ACTION_UNDO,
	DESK_CHOSEN_DONE_ACTION_WORDS,
};

struct desk_chosen_done_params {
	int action; bool has_action;
	int64_t of; bool has_of;
	int64_t count; bool has_count;
	int64_t dates; bool has_dates;
	int64_t from; bool has_from;
	int64_t to; bool has_to;
	const char *left;
	int64_t more; bool has_more;
	const char *back;
};
int	desk_chosen_done(struct request *,
    const struct desk_chosen_done_params *);
extern const struct route	route_desk_chosen_done;

/* GET {root}/desk/events/new, /desk/venues/new, /desk/organizers/new,
    /desk/categories/new, /desk/tags/new, /desk/start/event */
struct desk_new_params {
	int64_t from; bool has_from;
	const char *done;
};
int	desk_new(struct request *, const struct desk_new_params *);
extern const struct route	route_desk_new;

/* POST {root}/desk/events/new, /desk/venues/new, /desk/organizers/new,
    /desk/categories/new, /desk/tags/new, /desk/start/event */
enum desk_create_action {
	DESK_CREATE_ACTION_SAVE,
	DESK_CREATE_ACTION_DRAFT,
	DESK_CREATE_ACTION_SUBMIT,
	DESK_CREATE_ACTION_PUBLISH,
	DESK_CREATE_ACTION_PREVIEW,
	DESK_CREATE_ACTION_AGAIN,
	DESK_CREATE_ACTION_WORDS,
};

struct desk_create_params {
	int action; bool has_action;
	const char *key;
};
int	desk_create(struct request *, const struct desk_create_params *);
extern const struct route	route_desk_create;

/* GET {root}/desk/events/{id}, /desk/venues/{id}, /desk/organizers/{id},
    /desk/categories/{id}, /desk/tags/{id} */
struct desk_edit_params {
	int64_t id;
	const char *done;
	const char *back;
};
int	desk_edit(struct request *, const struct desk_edit_params *);
extern const struct route	route_desk_edit;

/* POST {root}/desk/events/{id}, /desk/venues/{id}, /desk/organizers/{id},
    /desk/categories/{id}, /desk/tags/{id} */
enum desk_change_action {
	DESK_CHANGE_ACTION_SAVE,
	DESK_CHANGE_ACTION_DRAFT,
	DESK_CHANGE_ACTION_SUBMIT,
	DESK_CHANGE_ACTION_PUBLISH,
	DESK_CHANGE_ACTION_PREVIEW,
	DESK_CHANGE_ACTION_AGAIN,
	DESK_CHANGE_ACTION_TRASH,
	DESK_CHANGE_ACTION_RESTORE,
	DESK_CHANGE_ACTION_DELETE,
	DESK_CHANGE_ACTION_APPROVE,
	DESK_CHANGE_ACTION_RETURN,
	DESK_CHANGE_ACTION_MERGE,
	DESK_CHANGE_ACTION_TELL,
	DESK_CHANGE_ACTION_HEARD,
	DESK_CHANGE_ACTION_WORDS,
};

struct desk_change_params {
	int64_t id;
	int action; bool has_action;
	const char *version;
};
int	desk_change(struct request *, const struct desk_change_params *);
extern const struct route	route_desk_change;

/* GET {root}/desk/events/{id}/history, /desk/series/{id}/history,
    /desk/venues/{id}/history, /desk/organizers/{id}/history,
    /desk/categories/{id}/history, /desk/tags/{id}/history */
struct desk_history_params {
	int64_t id;
	int64_t page; bool has_page;
};
int	desk_history(struct request *, const struct desk_history_params *);
extern const struct route	route_desk_history;

/* POST {root}/desk/events/{id}/history, /desk/series/{id}/history,
    /desk/venues/{id}/history, /desk/organizers/{id}/history,
    /desk/categories/{id}/history, /desk/tags/{id}/history */
struct desk_undo_params {
	int64_t id;
	int64_t row; bool has_row;
	int64_t newest; bool has_newest;
};
int	desk_undo(struct request *, const struct desk_undo_params *);
extern const struct route	route_desk_undo;

/* GET {root}/desk/venues/find, /desk/organizers/find */
struct desk_find_params {
	const char *search;
	bool named; bool has_named;
};
int	desk_find(struct request *, const struct desk_find_params *);
extern const struct route	route_desk_find;

/* POST {root}/desk/images */
struct desk_picture_params {
	const char *alt;
};
int	desk_picture(struct request *, const struct desk_picture_params *);
extern const struct route	route_desk_picture;

/* GET {root}/desk/images */
enum desk_pictures_show {
	DESK_PICTURES_SHOW_MINE,
	DESK_PICTURES_SHOW_ALL,
	DESK_PICTURES_SHOW_WORDS,
};

struct desk_pictures_params {
	int show; bool has_show;
	int64_t page; bool has_page;
	const char *done;
};
int	desk_pictures(struct request *, const struct desk_pictures_params *);
extern const struct route	route_desk_pictures;

/* POST {root}/desk/images/{id} */
enum desk_picture_delete_show {
	DESK_PICTURE_DELETE_SHOW_MINE,
	DESK_PICTURE_DELETE_SHOW_ALL,
	DESK_PICTURE_DELETE_SHOW_WORDS,
};

struct desk_picture_delete_params {
	int64_t id;
	int show; bool has_show;
};
int	desk_picture_delete(struct request *,
    const struct desk_picture_delete_params *);
extern const struct route	route_desk_picture_delete;

/* GET {root}/desk/account */
struct desk_account_params {
	const char *done;
};
int	desk_account(struct request *, const struct desk_account_params *);
extern const struct route	route_desk_account;

/* POST {root}/desk/account */
enum desk_account_change_action {
	DESK_ACCOUNT_CHANGE_ACTION_FULL_NAME,
	DESK_ACCOUNT_CHANGE_ACTION_LANGUAGE,
	DESK_ACCOUNT_CHANGE_ACTION_MAIL,
	DESK_ACCOUNT_CHANGE_ACTION_CONFIRM,
	DESK_ACCOUNT_CHANGE_ACTION_PASSWORD,
	DESK_ACCOUNT_CHANGE_ACTION_END,
	DESK_ACCOUNT_CHANGE_ACTION_OTHERS,
	DESK_ACCOUNT_CHANGE_ACTION_PROGRAM,
	DESK_ACCOUNT_CHANGE_ACTION_REVOKE,
	DESK_ACCOUNT_CHANGE_ACTION_WORDS,
};

struct desk_account_change_params {
	int action; bool has_action;
	const char *password;
	const char *new;
	const char *name;
};
int	desk_account_change(struct request *,
    const struct desk_account_change_params *);
extern const struct route	route_desk_account_change;

/* GET {root}/desk/second-factor */
struct desk_second_factor_params {
	const char *done;
};
int	desk_second_factor(struct request *,
    const struct desk_second_factor_params *);
extern const struct route	route_desk_second_factor;

/* POST {root}/desk/second-factor */
enum desk_second_factor_change_action {
	DESK_SECOND_FACTOR_CHANGE_ACTION_ON,
	DESK_SECOND_FACTOR_CHANGE_ACTION_CODES,
	DESK_SECOND_FACTOR_CHANGE_ACTION_OFF,
	DESK_SECOND_FACTOR_CHANGE_ACTION_WORDS,
};

struct desk_second_factor_change_params {
	int action; bool has_action;
	const char *password;
	const char *secret;
	const char *code;
};
int	desk_second_factor_change(struct request *,
    const struct desk_second_factor_change_params *);
extern const struct route	route_desk_second_factor_change;

/* GET {root}/desk/people, /desk/start/people */
struct desk_people_params {
	const char *done;
};
int	desk_people(struct request *, const struct desk_people_params *);
extern const struct route	route_desk_people;

/* POST {root}/desk/people, /desk/start/people */
enum desk_invite_action {
	DESK_INVITE_ACTION_INVITE,
	DESK_INVITE_ACTION_WORDS,
};

struct desk_invite_params {
	int action; bool has_action;
	const char *login;
	const char *role;
};
int	desk_invite(struct request *, const struct desk_invite_params *);
extern const struct route	route_desk_invite;

/* GET {root}/desk/people/{id} */
struct desk_person_params {
	int64_t id;
	int64_t page; bool has_page;
};
int	desk_person(struct request *, const struct desk_person_params *);
extern const struct route	route_desk_person;

/* POST {root}/desk/people/{id} */
enum desk_person_change_action {
	DESK_PERSON_CHANGE_ACTION_ROLE,
	DESK_PERSON_CHANGE_ACTION_FULL_NAME,
	DESK_PERSON_CHANGE_ACTION_MAIL,
	DESK_PERSON_CHANGE_ACTION_LINK,
	DESK_PERSON_CHANGE_ACTION_PROGRAM,
	DESK_PERSON_CHANGE_ACTION_REVOKE,
	DESK_PERSON_CHANGE_ACTION_END,
	DESK_PERSON_CHANGE_ACTION_SECOND_OFF,
	DESK_PERSON_CHANGE_ACTION_REMOVE,
	DESK_PERSON_CHANGE_ACTION_WORDS,
};

struct desk_person_change_params {
	int64_t id;
	int action; bool has_action;
	const char *name;
	const char *role;
};
int	desk_person_change(struct request *,
    const struct desk_person_change_params *);
extern const struct route	route_desk_person_change;

/* GET {root}/desk/subscriptions, /desk/start/sources */
struct desk_subscriptions_params {
	const char *done;
};
int	desk_subscriptions(struct request *,
    const struct desk_subscriptions_params *);
extern const struct route	route_desk_subscriptions;

/* POST {root}/desk/subscriptions, /desk/start/sources */
enum desk_subscription_add_action {
	DESK_SUBSCRIPTION_ADD_ACTION_ADD,
	DESK_SUBSCRIPTION_ADD_ACTION_AGAIN,
	DESK_SUBSCRIPTION_ADD_ACTION_WORDS,
};

struct desk_subscription_add_params {
	int action; bool has_action;
	const char *status;
	const char *wins;
};
int	desk_subscription_add(struct request *,
    const struct desk_subscription_add_params *);
extern const struct route	route_desk_subscription_add;

/* GET {root}/desk/subscriptions/{id} */
struct desk_subscription_params {
	int64_t id;
	const char *done;
};
int	desk_subscription(struct request *,
    const struct desk_subscription_params *);
extern const struct route	route_desk_subscription;

/* POST {root}/desk/subscriptions/{id} */
enum desk_subscription_change_action {
	DESK_SUBSCRIPTION_CHANGE_ACTION_SAVE,
	DESK_SUBSCRIPTION_CHANGE_ACTION_AGAIN,
	DESK_SUBSCRIPTION_CHANGE_ACTION_RUN,
	DESK_SUBSCRIPTION_CHANGE_ACTION_ACCEPT,
	DESK_SUBSCRIPTION_CHANGE_ACTION_REMOVE,
	DESK_SUBSCRIPTION_CHANGE_ACTION_WORDS,
};

struct desk_subscription_change_params {
	int64_t id;
	int action; bool has_action;
	const char *status;
	const char *wins;
};
int	desk_subscription_change(struct request *,
    const struct desk_subscription_change_params *);
extern const struct route	route_desk_subscription_change;

/* GET {root}/desk/uploads */
struct desk_uploads_params {
	const char *done;
};
int	desk_uploads(struct request *, const struct desk_uploads_params *);
extern const struct route	route_desk_uploads;

/* POST {root}/desk/uploads */
enum desk_upload_add_action {
	DESK_UPLOAD_ADD_ACTION_UPLOAD,
	DESK_UPLOAD_ADD_ACTION_AGAIN,
	DESK_UPLOAD_ADD_ACTION_WORDS,
};

struct desk_upload_add_params {
	int action; bool has_action;
	const char *status;
};
int	desk_upload_add(struct request *,
    const struct desk_upload_add_params *);
extern const struct route	route_desk_upload_add;

/* GET {root}/desk/uploads/{id} */
struct desk_upload_params {
	int64_t id;
};
int	desk_upload(struct request *, const struct desk_upload_params *);
extern const struct route	route_desk_upload;

/* POST {root}/desk/uploads/{id} */
enum desk_upload_change_action {
	DESK_UPLOAD_CHANGE_ACTION_IMPORT,
	DESK_UPLOAD_CHANGE_ACTION_UNDO,
	DESK_UPLOAD_CHANGE_ACTION_REMOVE,
	DESK_UPLOAD_CHANGE_ACTION_AGAIN,
	DESK_UPLOAD_CHANGE_ACTION_WORDS,
};

struct desk_upload_change_params {
	int64_t id;
	int action; bool has_action;
};
int	desk_upload_change(struct request *,
    const struct desk_upload_change_params *);
extern const struct route	route_desk_upload_change;

/* GET {root}/desk/settings, /desk/start/name, /desk/start/looks */
struct desk_settings_params {
	const char *done;
};
int	desk_settings(struct request *, const struct desk_settings_params *);
extern const struct route	route_desk_settings;

/* POST {root}/desk/settings, /desk/start/name, /desk/start/looks */
enum desk_settings_change_action {
	DESK_SETTINGS_CHANGE_ACTION_SAVE,
	DESK_SETTINGS_CHANGE_ACTION_TEST,
	DESK_SETTINGS_CHANGE_ACTION_PREVIEW,
	DESK_SETTINGS_CHANGE_ACTION_AGAIN,
	DESK_SETTINGS_CHANGE_ACTION_WORDS,
};

struct desk_settings_change_params {
	int action; bool has_action;
};
int	desk_settings_change(struct request *,
    const struct desk_settings_change_params *);
extern const struct route	route_desk_settings_change;

/* GET {root}/desk/start/preview */
struct desk_preview_params;
int	desk_preview(struct request *, const struct desk_preview_params *);
extern const struct route	route_desk_preview;

/* GET {root}/desk/start/categories */
enum desk_sets_set {
	DESK_SETS_SET_TOWN,
	DESK_SETS_SET_CLUB,
	DESK_SETS_SET_VENUE,
	DESK_SETS_SET_UNIVERSITY,
	DESK_SETS_SET_WORDS,
};

struct desk_sets_params {
	int set; bool has_set;
	const char *done;
};
int	desk_sets(struct request *, const struct desk_sets_params *);
extern const struct route	route_desk_sets;

/* POST {root}/desk/start/categories */
enum desk_sets_add_action {
	DESK_SETS_ADD_ACTION_ADD,
	DESK_SETS_ADD_ACTION_AGAIN,
	DESK_SETS_ADD_ACTION_WORDS,
};

enum desk_sets_add_set {
	DESK_SETS_ADD_SET_TOWN,
	DESK_SETS_ADD_SET_CLUB,
	DESK_SETS_ADD_SET_VENUE,
	DESK_SETS_ADD_SET_UNIVERSITY,
	DESK_SETS_ADD_SET_WORDS,
};

struct desk_sets_add_params {
	int action; bool has_action;
	int set; bool has_set;
};
int	desk_sets_add(struct request *, const struct desk_sets_add_params *);
extern const struct route	route_desk_sets_add;

/* GET {root}/desk/start/share */
struct desk_share_params;
int	desk_share(struct request *, const struct desk_share_params *);
extern const struct route	route_desk_share;

/* GET {root}/desk/webhooks */
struct desk_webhooks_params {
	const char *done;
};
int	desk_webhooks(struct request *, const struct desk_webhooks_params *);
extern const struct route	route_desk_webhooks;

/* POST {root}/desk/webhooks */
enum desk_webhooks_change_action {
	DESK_WEBHOOKS_CHANGE_ACTION_ADD,
	DESK_WEBHOOKS_CHANGE_ACTION_TEST,
	DESK_WEBHOOKS_CHANGE_ACTION_REMOVE,
	DESK_WEBHOOKS_CHANGE_ACTION_AGAIN,
	DESK_WEBHOOKS_CHANGE_ACTION_WORDS,
};

struct desk_webhooks_change_params {
	int action; bool has_action;
};
int	desk_webhooks_change(struct request *,
    const struct desk_webhooks_change_params *);
extern const struct route	route_desk_webhooks_change;

/* GET {root}/desk/downloads */
struct desk_downloads_params {
	const char *done;
};
int	desk_downloads(struct request *,
    const struct desk_downloads_params *);
extern const struct route	route_desk_downloads;

/* POST {root}/desk/downloads */
enum desk_downloads_send_action {
	DESK_DOWNLOADS_SEND_ACTION_EXPORT,
	DESK_DOWNLOADS_SEND_ACTION_CALENDAR,
	DESK_DOWNLOADS_SEND_ACTION_TABLE,
	DESK_DOWNLOADS_SEND_ACTION_BACKUP,
	DESK_DOWNLOADS_SEND_ACTION_AGAIN,
	DESK_DOWNLOADS_SEND_ACTION_WORDS,
};

struct desk_downloads_send_params {
	int action; bool has_action;
};
int	desk_downloads_send(struct request *,
    const struct desk_downloads_send_params *);
extern const struct route	route_desk_downloads_send;

/* GET {root}/submit */
enum submit_done {
	SUBMIT_DONE_PROPOSED,
	SUBMIT_DONE_AMENDED,
	SUBMIT_DONE_WORDS,
};

struct submit_params {
	int done; bool has_done;
	const char *key;
};
int	submit(struct request *, const struct submit_params *);
extern const struct route	route_submit;

/* POST {root}/submit */
enum submit_send_action {
	SUBMIT_SEND_ACTION_SEND,
	SUBMIT_SEND_ACTION_AGAIN,
	SUBMIT_SEND_ACTION_WORDS,
};

struct submit_send_params {
	int action; bool has_action;
	const char *sender;
	const char *key;
};
int	submit_send(struct request *, const struct submit_send_params *);
extern const struct route	route_submit_send;

#endif
