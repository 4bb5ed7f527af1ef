/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_PAGES_H
#define ALMANAC_PAGES_H

#include <stdbool.h>
#include <stdint.h>

#include "http/params.h"
#include "text/dates.h"

struct request;
struct route;

/* Rows of page_paths[]. */
enum {
	PAGE_PATH_ROOT,
	PAGE_PATH_EVENT_SLUG,
	PAGE_PATH_VENUE_SLUG,
	PAGE_PATH_ORGANIZER_SLUG,
	PAGE_PATH_EVENTS,
	PAGE_PATH_EVENTS_MONTH,
	PAGE_PATH_EVENTS_LIST,
	PAGE_PATH_EVENTS_TODAY,
	PAGE_PATH_EVENTS_YEAR_MONTH,
	PAGE_PATH_EVENTS_CATEGORY_SLUGS,
	PAGE_PATH_TAG_SLUG,
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
#define PAGE_CATEGORY_PAGE_MIN	1
#define PAGE_CATEGORY_PAGE_MAX	1000000
#define PAGE_TAG_PAGE_MIN	1
#define PAGE_TAG_PAGE_MAX	1000000

/* GET {root} */
#line 9 "spec/pages.yaml"
enum page_calendar_view {
	PAGE_CALENDAR_VIEW_MONTH,
	PAGE_CALENDAR_VIEW_LIST,
	PAGE_CALENDAR_VIEW_WORDS,
};

#line 22 "spec/pages.yaml"
enum page_calendar_post_type {
	PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS,
	PAGE_CALENDAR_POST_TYPE_TRIBE_VENUE,
	PAGE_CALENDAR_POST_TYPE_TRIBE_ORGANIZER,
	PAGE_CALENDAR_POST_TYPE_WORDS,
};

#line 6 "spec/pages.yaml"
struct page_calendar_params {
#line 9 "spec/pages.yaml"
	int view; bool has_view;
	int64_t year; bool has_year;
	int64_t month; bool has_month;
	int64_t page; bool has_page;
	const char *search;
	const char *categories;
	const char *tags;
	const char *venue;
	const char *organizer;
	bool featured; bool has_featured;
	struct moment start_date; bool has_start_date;
	struct moment end_date; bool has_end_date;
	int64_t p; bool has_p;
	int post_type; bool has_post_type;
};

int	page_calendar(struct request *, const struct page_calendar_params *);

extern const struct route	route_page_calendar;

/* GET {root}/event/{slug} */
#line 24 "spec/pages.yaml"
struct page_event_params {
#line 27 "spec/pages.yaml"
	const char *slug;
};

int	page_event(struct request *, const struct page_event_params *);

extern const struct route	route_page_event;

/* GET {root}/venue/{slug} */
#line 29 "spec/pages.yaml"
struct page_venue_params {
#line 32 "spec/pages.yaml"
	const char *slug;
	int64_t page; bool has_page;
};

int	page_venue(struct request *, const struct page_venue_params *);

extern const struct route	route_page_venue;

/* GET {root}/organizer/{slug} */
#line 35 "spec/pages.yaml"
struct page_organizer_params {
#line 38 "spec/pages.yaml"
	const char *slug;
	int64_t page; bool has_page;
};

int	page_organizer(struct request *, const struct page_organizer_params *);

extern const struct route	route_page_organizer;

/* GET {root}/events */
#line 42 "spec/pages.yaml"
struct moved_events_params;

int	moved_events(struct request *, const struct moved_events_params *);

extern const struct route	route_moved_events;

/* GET {root}/events/month */
#line 45 "spec/pages.yaml"
struct moved_month_params;

int	moved_month(struct request *, const struct moved_month_params *);

extern const struct route	route_moved_month;

/* GET {root}/events/list */
#line 48 "spec/pages.yaml"
struct moved_list_params;

int	moved_list(struct request *, const struct moved_list_params *);

extern const struct route	route_moved_list;

/* GET {root}/events/today */
#line 51 "spec/pages.yaml"
struct moved_today_params;

int	moved_today(struct request *, const struct moved_today_params *);

extern const struct route	route_moved_today;

/* GET {root}/events/{year_month} */
#line 54 "spec/pages.yaml"
struct moved_of_month_params {
#line 57 "spec/pages.yaml"
	const char *year_month;
};

int	moved_of_month(struct request *, const struct moved_of_month_params *);

extern const struct route	route_moved_of_month;

/* GET {root}/events/category/{slugs} */
#line 59 "spec/pages.yaml"
struct page_category_params {
#line 62 "spec/pages.yaml"
	const char *slugs;
	int64_t page; bool has_page;
};

int	page_category(struct request *, const struct page_category_params *);

extern const struct route	route_page_category;

/* GET {root}/tag/{slug} */
#line 65 "spec/pages.yaml"
struct page_tag_params {
#line 68 "spec/pages.yaml"
	const char *slug;
	int64_t page; bool has_page;
};

int	page_tag(struct request *, const struct page_tag_params *);

extern const struct route	route_page_tag;

/* Renders an error answer as a page. */
int	page_refused(struct request *);

#endif
