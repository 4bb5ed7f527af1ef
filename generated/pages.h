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
	PAGE_PATH_EVENTS_CATEGORY_SLUGS,
	PAGE_PATH_TAG_SLUG
};

/* GET {root} */
enum page_calendar_view {
	PAGE_CALENDAR_VIEW_MONTH,
	PAGE_CALENDAR_VIEW_LIST
};

enum page_calendar_post_type {
	PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS,
	PAGE_CALENDAR_POST_TYPE_TRIBE_VENUE,
	PAGE_CALENDAR_POST_TYPE_TRIBE_ORGANIZER
};

struct page_calendar_params {
	bool		 has_view;
	int		 view;
	bool		 has_year;
	int64_t		 year;
	bool		 has_month;
	int64_t		 month;
	bool		 has_page;
	int64_t		 page;
	const char	*search;
	const char	*categories;
	const char	*tags;
	const char	*venue;
	const char	*organizer;
	bool		 has_featured;
	bool		 featured;
	bool		 has_start_date;
	struct moment	 start_date;
	bool		 has_end_date;
	struct moment	 end_date;
	bool		 has_p;
	int64_t		 p;
	bool		 has_post_type;
	int		 post_type;
};

int	page_calendar(struct request *, const struct page_calendar_params *);

extern const struct route	route_page_calendar;

/* GET {root}/event/{slug} */
struct page_event_params {
	const char	*slug;
};

int	page_event(struct request *, const struct page_event_params *);

extern const struct route	route_page_event;

/* GET {root}/venue/{slug} */
struct page_venue_params {
	const char	*slug;
	bool		 has_page;
	int64_t		 page;
};

int	page_venue(struct request *, const struct page_venue_params *);

extern const struct route	route_page_venue;

/* GET {root}/organizer/{slug} */
struct page_organizer_params {
	const char	*slug;
	bool		 has_page;
	int64_t		 page;
};

int	page_organizer(struct request *, const struct page_organizer_params *);

extern const struct route	route_page_organizer;

/* GET {root}/events/category/{slugs} */
struct page_category_params {
	const char	*slugs;
	bool		 has_page;
	int64_t		 page;
};

int	page_category(struct request *, const struct page_category_params *);

extern const struct route	route_page_category;

/* GET {root}/tag/{slug} */
struct page_tag_params {
	const char	*slug;
	bool		 has_page;
	int64_t		 page;
};

int	page_tag(struct request *, const struct page_tag_params *);

extern const struct route	route_page_tag;

/* Turns the refusal in a request into a page. */
int	page_refused(struct request *);

#endif
