/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_ROUTES_H
#define ALMANAC_ROUTES_H

#include <stdbool.h>
#include <stdint.h>

#include "http/params.h"
#include "text/dates.h"

struct request;
struct route;

/* Rows of paths[]: of several that match an address, the first one counts. */
enum {
	PATH_ROOT,
	PATH_CATEGORIES,
	PATH_CATEGORIES_ID,
	PATH_DOC,
	PATH_EVENTS,
	PATH_EVENTS_BY_SLUG_SLUG,
	PATH_EVENTS_ID,
	PATH_HISTORY,
	PATH_HISTORY_CATEGORIES_ID,
	PATH_HISTORY_EVENTS_ID,
	PATH_HISTORY_ORGANIZERS_ID,
	PATH_HISTORY_SERIES_ID,
	PATH_HISTORY_TAGS_ID,
	PATH_HISTORY_VENUES_ID,
	PATH_IMAGES,
	PATH_IMAGES_ID,
	PATH_ORGANIZERS,
	PATH_ORGANIZERS_BY_SLUG_SLUG,
	PATH_ORGANIZERS_ID,
	PATH_SERIES_ID,
	PATH_SERIES_ID_JOIN,
	PATH_SERIES_ID_SPLIT,
	PATH_SETTINGS,
	PATH_SETTINGS_NAME,
	PATH_TAGS,
	PATH_TAGS_ID,
	PATH_VENUES,
	PATH_VENUES_BY_SLUG_SLUG,
	PATH_VENUES_ID,
};

struct paging {
	int64_t page; bool has_page;
	int64_t per_page; bool has_per_page;
};

enum directory_orderby {
	DIRECTORY_ORDERBY_NAME,
	DIRECTORY_ORDERBY_DATE,
	DIRECTORY_ORDERBY_MODIFIED,
	DIRECTORY_ORDERBY_ID,
	DIRECTORY_ORDERBY_WORDS,
};

enum directory_order {
	DIRECTORY_ORDER_ASC,
	DIRECTORY_ORDER_DESC,
	DIRECTORY_ORDER_WORDS,
};

struct directory {
	const char *search;
	int64_t event; bool has_event;
	bool has_events; bool has_has_events;
	bool only_with_upcoming; bool has_only_with_upcoming;
	unsigned status; bool has_status;
	struct moment modified_after; bool has_modified_after;
	struct moment modified_before; bool has_modified_before;
	int orderby; bool has_orderby;
	int order; bool has_order;
};

struct event_fields {
	const char *title;
	struct date start_date; bool has_start_date;
	struct date end_date; bool has_end_date;
	int64_t author; bool has_author;
	struct moment date; bool has_date;
	struct moment date_utc; bool has_date_utc;
	const char *description; bool clears_description;
	const char *excerpt; bool clears_excerpt;
	const char *slug;
	enum status status; bool has_status;
	const char *timezone;
	bool all_day; bool has_all_day;
	struct image_ref image; bool has_image; bool clears_image;
	const char *cost;
	const char *website;
	bool show_map; bool has_show_map;
	bool show_map_link; bool has_show_map_link;
	bool hide_from_listings; bool has_hide_from_listings;
	bool sticky; bool has_sticky;
	bool featured; bool has_featured;
	struct term_names categories; bool has_categories;
	struct term_names tags; bool has_tags;
	struct links venue; bool has_venue; bool clears_venue;
	struct links organizer; bool has_organizer; bool clears_organizer;
	bool ticketed; bool has_ticketed;
	int64_t post_parent; bool has_post_parent;
	const char *event_status;
	const char *event_status_reason;
	const char *password; bool clears_password;
};

struct venue_fields {
	const char *venue;
	int64_t author; bool has_author;
	struct moment date; bool has_date;
	struct moment date_utc; bool has_date_utc;
	const char *description;
	enum status status; bool has_status;
	bool show_map; bool has_show_map;
	bool show_map_link; bool has_show_map_link;
	const char *address;
	const char *city;
	const char *country;
	const char *province;
	const char *state;
	const char *zip;
	const char *phone;
	const char *stateprovince;
	const char *website;
	struct image_ref image; bool has_image; bool clears_image;
	double geo_lat; bool has_geo_lat; bool clears_geo_lat;
	double geo_lng; bool has_geo_lng; bool clears_geo_lng;
};

struct organizer_fields {
	const char *organizer;
	int64_t author; bool has_author;
	struct moment date; bool has_date;
	struct moment date_utc; bool has_date_utc;
	const char *description;
	enum status status; bool has_status;
	const char *phone;
	const char *website;
	const char *email;
	struct image_ref image; bool has_image; bool clears_image;
};

struct category_fields {
	const char *name;
	const char *description;
	const char *slug;
	int64_t parent; bool has_parent;
	const char *color;
};

struct tag_fields {
	const char *name;
	const char *description;
	const char *slug;
	bool parent;
};

struct image_fields {
	const char *alt;
};

/* GET {api} */
struct index_get_params {
	const char *namespace;
	const char *context;
};
int	index_get(struct request *, const struct index_get_params *);
extern const struct route	route_index_get;

/* GET {api}/doc */
struct doc_get_params;
int	doc_get(struct request *, const struct doc_get_params *);
int	doc_get_as(struct request *, const struct doc_get_params *);
extern const struct route	route_doc_get;

/* GET {api}/events */
enum event_list_search_in {
	EVENT_LIST_SEARCH_IN_TEXTS,
	EVENT_LIST_SEARCH_IN_ALL,
	EVENT_LIST_SEARCH_IN_WORDS,
};

enum event_list_of_each_series {
	EVENT_LIST_OF_EACH_SERIES_FIRST,
	EVENT_LIST_OF_EACH_SERIES_NEXT,
	EVENT_LIST_OF_EACH_SERIES_WORDS,
};

enum event_list_orderby {
	EVENT_LIST_ORDERBY_START_DATE,
	EVENT_LIST_ORDERBY_END_DATE,
	EVENT_LIST_ORDERBY_TITLE,
	EVENT_LIST_ORDERBY_DATE,
	EVENT_LIST_ORDERBY_MODIFIED,
	EVENT_LIST_ORDERBY_ID,
	EVENT_LIST_ORDERBY_RELEVANCE,
	EVENT_LIST_ORDERBY_EVENT_DATE,
	EVENT_LIST_ORDERBY_WORDS,
};

enum event_list_order {
	EVENT_LIST_ORDER_ASC,
	EVENT_LIST_ORDER_DESC,
	EVENT_LIST_ORDER_WORDS,
};

struct event_list_params {
	struct paging paging;
	struct moment start_date; bool has_start_date;
	struct moment end_date; bool has_end_date;
	struct moment starts_before; bool has_starts_before;
	struct moment starts_after; bool has_starts_after;
	struct moment ends_before; bool has_ends_before;
	struct moment ends_after; bool has_ends_after;
	bool strict_dates; bool has_strict_dates;
	const char *search;
	int search_in; bool has_search_in;
	struct integers categories; bool has_categories;
	struct integers tags; bool has_tags;
	struct integers venue; bool has_venue;
	struct integers organizer; bool has_organizer;
	bool featured; bool has_featured;
	unsigned status; bool has_status;
	bool geoloc; bool has_geoloc;
	double geoloc_lat; bool has_geoloc_lat;
	double geoloc_lng; bool has_geoloc_lng;
	double geoloc_distance; bool has_geoloc_distance;
	struct integers include; bool has_include;
	int64_t post_parent; bool has_post_parent;
	int64_t author; bool has_author;
	int64_t series; bool has_series;
	bool hide_subsequent_recurrences; bool has_hide_subsequent_recurrences;
	int of_each_series; bool has_of_each_series;
	bool ticketed; bool has_ticketed;
	bool free; bool has_free;
	struct moment modified_after; bool has_modified_after;
	struct moment modified_before; bool has_modified_before;
	int orderby; bool has_orderby;
	int order; bool has_order;
};
int	event_list(struct request *, const struct event_list_params *);
int	event_list_as(struct request *, const struct event_list_params *);
extern const struct route	route_event_list;

/* POST {api}/events */
struct event_create_params {
	struct event_fields fields;
	const struct recurrence *recurrence;
};
int	event_create(struct request *, const struct event_create_params *);
extern const struct route	route_event_create;

/* GET {api}/events/{id} */
struct event_get_params {
	int64_t id;
	const char *password;
	const char *slug;
};
int	event_get(struct request *, const struct event_get_params *);
int	event_get_as(struct request *, const struct event_get_params *);
extern const struct route	route_event_get;

/* DELETE {api}/events/{id} */
struct event_delete_params {
	int64_t id;
	const char *password;
	bool force; bool has_force;
	bool purge; bool has_purge;
	const char *slug;
};
int	event_delete(struct request *, const struct event_delete_params *);
extern const struct route	route_event_delete;

/* POST, PUT, PATCH {api}/events/{id} */
struct event_update_params {
	struct event_fields fields;
	int64_t id;
	const struct recurrence *recurrence;
	bool follow_series; bool has_follow_series;
	const char *slug;
};
int	event_update(struct request *, const struct event_update_params *);
extern const struct route	route_event_update;

/* GET {api}/events/by-slug/{slug} */
extern const struct route	route_event_get_by_slug;

/* DELETE {api}/events/by-slug/{slug} */
extern const struct route	route_event_delete_by_slug;

/* POST, PUT, PATCH {api}/events/by-slug/{slug} */
extern const struct route	route_event_update_by_slug;

/* GET {api}/series/{id} */
struct series_get_params {
	int64_t id;
};
int	series_get(struct request *, const struct series_get_params *);
int	series_get_as(struct request *, const struct series_get_params *);
extern const struct route	route_series_get;

/* DELETE {api}/series/{id} */
struct series_delete_params {
	int64_t id;
};
int	series_delete(struct request *, const struct series_delete_params *);
extern const struct route	route_series_delete;

/* POST, PUT, PATCH {api}/series/{id} */
struct series_update_params {
	struct event_fields fields;
	int64_t id;
	const struct recurrence *recurrence;
};
int	series_update(struct request *, const struct series_update_params *);
extern const struct route	route_series_update;

/* POST {api}/series/{id}/split */
struct series_split_params {
	struct event_fields fields;
	int64_t id;
	int64_t event; bool has_event;
	const struct recurrence *recurrence;
};
int	series_split(struct request *, const struct series_split_params *);
extern const struct route	route_series_split;

/* POST {api}/series/{id}/join */
struct series_join_params {
	struct event_fields fields;
	int64_t id;
	int64_t series; bool has_series;
	const struct recurrence *recurrence;
};
int	series_join(struct request *, const struct series_join_params *);
extern const struct route	route_series_join;

/* GET {api}/venues */
struct venue_list_params {
	struct paging paging;
	struct directory filters;
};
int	venue_list(struct request *, const struct venue_list_params *);
extern const struct route	route_venue_list;

/* POST {api}/venues */
struct venue_create_params {
	struct venue_fields fields;
};
int	venue_create(struct request *, const struct venue_create_params *);
extern const struct route	route_venue_create;

/* GET {api}/venues/{id} */
struct venue_get_params {
	int64_t id;
	const char *slug;
};
int	venue_get(struct request *, const struct venue_get_params *);
extern const struct route	route_venue_get;

/* DELETE {api}/venues/{id} */
struct venue_delete_params {
	int64_t id;
	bool force; bool has_force;
	bool purge; bool has_purge;
	const char *slug;
};
int	venue_delete(struct request *, const struct venue_delete_params *);
extern const struct route	route_venue_delete;

/* POST, PUT, PATCH {api}/venues/{id} */
struct venue_update_params {
	struct venue_fields fields;
	int64_t id;
	const char *slug;
};
int	venue_update(struct request *, const struct venue_update_params *);
extern const struct route	route_venue_update;

/* GET {api}/venues/by-slug/{slug} */
extern const struct route	route_venue_get_by_slug;

/* DELETE {api}/venues/by-slug/{slug} */
extern const struct route	route_venue_delete_by_slug;

/* POST, PUT, PATCH {api}/venues/by-slug/{slug} */
extern const struct route	route_venue_update_by_slug;

/* GET {api}/organizers */
struct organizer_list_params {
	struct paging paging;
	struct directory filters;
};
int	organizer_list(struct request *,
    const struct organizer_list_params *);
extern const struct route	route_organizer_list;

/* POST {api}/organizers */
struct organizer_create_params {
	struct organizer_fields fields;
};
int	organizer_create(struct request *,
    const struct organizer_create_params *);
extern const struct route	route_organizer_create;

/* GET {api}/organizers/{id} */
struct organizer_get_params {
	int64_t id;
	const char *slug;
};
int	organizer_get(struct request *, const struct organizer_get_params *);
extern const struct route	route_organizer_get;

/* DELETE {api}/organizers/{id} */
struct organizer_delete_params {
	int64_t id;
	bool force; bool has_force;
	bool purge; bool has_purge;
	const char *slug;
};
int	organizer_delete(struct request *,
    const struct organizer_delete_params *);
extern const struct route	route_organizer_delete;

/* POST, PUT, PATCH {api}/organizers/{id} */
struct organizer_update_params {
	struct organizer_fields fields;
	int64_t id;
	const char *slug;
};
int	organizer_update(struct request *,
    const struct organizer_update_params *);
extern const struct route	route_organizer_update;

/* GET {api}/organizers/by-slug/{slug} */
extern const struct route	route_organizer_get_by_slug;

/* DELETE {api}/organizers/by-slug/{slug} */
extern const struct route	route_organizer_delete_by_slug;

/* POST, PUT, PATCH {api}/organizers/by-slug/{slug} */
extern const struct route	route_organizer_update_by_slug;

/* GET {api}/categories */
enum category_list_order {
	CATEGORY_LIST_ORDER_ASC,
	CATEGORY_LIST_ORDER_DESC,
	CATEGORY_LIST_ORDER_WORDS,
};

enum category_list_orderby {
	CATEGORY_LIST_ORDERBY_ID,
	CATEGORY_LIST_ORDERBY_NAME,
	CATEGORY_LIST_ORDERBY_SLUG,
	CATEGORY_LIST_ORDERBY_COUNT,
	CATEGORY_LIST_ORDERBY_TERM_GROUP,
	CATEGORY_LIST_ORDERBY_DESCRIPTION,
	CATEGORY_LIST_ORDERBY_PARENT,
	CATEGORY_LIST_ORDERBY_INCLUDE,
	CATEGORY_LIST_ORDERBY_WORDS,
};

struct category_list_params {
	struct paging paging;
	const char *search;
	struct integers exclude; bool has_exclude;
	struct integers include; bool has_include;
	int order; bool has_order;
	int orderby; bool has_orderby;
	bool hide_empty; bool has_hide_empty;
	bool upcoming; bool has_upcoming;
	int64_t parent; bool has_parent;
	int64_t post; bool has_post;
	int64_t event; bool has_event;
	const char *slug;
};
int	category_list(struct request *, const struct category_list_params *);
extern const struct route	route_category_list;

/* POST {api}/categories */
struct category_create_params {
	struct category_fields fields;
};
int	category_create(struct request *,
    const struct category_create_params *);
extern const struct route	route_category_create;

/* GET {api}/categories/{id} */
struct category_get_params {
	int64_t id;
};
int	category_get(struct request *, const struct category_get_params *);
extern const struct route	route_category_get;

/* POST, PUT, PATCH {api}/categories/{id} */
struct category_update_params {
	struct category_fields fields;
	int64_t id;
};
int	category_update(struct request *,
    const struct category_update_params *);
extern const struct route	route_category_update;

/* DELETE {api}/categories/{id} */
struct category_delete_params {
	int64_t id;
};
int	category_delete(struct request *,
    const struct category_delete_params *);
extern const struct route	route_category_delete;

/* GET {api}/tags */
enum tag_list_order {
	TAG_LIST_ORDER_ASC,
	TAG_LIST_ORDER_DESC,
	TAG_LIST_ORDER_WORDS,
};

enum tag_list_orderby {
	TAG_LIST_ORDERBY_ID,
	TAG_LIST_ORDERBY_NAME,
	TAG_LIST_ORDERBY_SLUG,
	TAG_LIST_ORDERBY_COUNT,
	TAG_LIST_ORDERBY_TERM_GROUP,
	TAG_LIST_ORDERBY_DESCRIPTION,
	TAG_LIST_ORDERBY_PARENT,
	TAG_LIST_ORDERBY_INCLUDE,
	TAG_LIST_ORDERBY_WORDS,
};

struct tag_list_params {
	struct paging paging;
	const char *search;
	struct integers exclude; bool has_exclude;
	struct integers include; bool has_include;
	int order; bool has_order;
	int orderby; bool has_orderby;
	bool hide_empty; bool has_hide_empty;
	int64_t post; bool has_post;
	int64_t event; bool has_event;
	const char *slug;
};
int	tag_list(struct request *, const struct tag_list_params *);
extern const struct route	route_tag_list;

/* POST {api}/tags */
struct tag_create_params {
	struct tag_fields fields;
};
int	tag_create(struct request *, const struct tag_create_params *);
extern const struct route	route_tag_create;

/* GET {api}/tags/{id} */
struct tag_get_params {
	int64_t id;
};
int	tag_get(struct request *, const struct tag_get_params *);
extern const struct route	route_tag_get;

/* POST, PUT, PATCH {api}/tags/{id} */
struct tag_update_params {
	struct tag_fields fields;
	int64_t id;
};
int	tag_update(struct request *, const struct tag_update_params *);
extern const struct route	route_tag_update;

/* DELETE {api}/tags/{id} */
struct tag_delete_params {
	int64_t id;
};
int	tag_delete(struct request *, const struct tag_delete_params *);
extern const struct route	route_tag_delete;

/* POST {api}/images */
struct image_create_params {
	struct image_fields fields;
	const struct picture *file;
};
int	image_create(struct request *, const struct image_create_params *);
extern const struct route	route_image_create;

/* GET {api}/images/{id} */
struct image_get_params {
	int64_t id;
};
int	image_get(struct request *, const struct image_get_params *);
extern const struct route	route_image_get;

/* POST, PUT, PATCH {api}/images/{id} */
struct image_update_params {
	struct image_fields fields;
	int64_t id;
};
int	image_update(struct request *, const struct image_update_params *);
extern const struct route	route_image_update;

/* DELETE {api}/images/{id} */
struct image_delete_params {
	int64_t id;
};
int	image_delete(struct request *, const struct image_delete_params *);
extern const struct route	route_image_delete;

/* GET {api}/history */
struct history_list_params {
	struct paging paging;
	int64_t author; bool has_author;
};
int	history_list(struct request *, const struct history_list_params *);
extern const struct route	route_history_list;

/* GET {api}/history/events/{id} */
struct record_history_params {
	struct paging paging;
	int64_t id;
};
int	record_history(struct request *,
    const struct record_history_params *);
extern const struct route	route_record_history;

/* GET {api}/history/venues/{id} */
extern const struct route	route_venue_history;

/* GET {api}/history/organizers/{id} */
extern const struct route	route_organizer_history;

/* GET {api}/history/series/{id} */
extern const struct route	route_series_history;

/* GET {api}/history/categories/{id} */
extern const struct route	route_category_history;

/* GET {api}/history/tags/{id} */
extern const struct route	route_tag_history;

/* GET {api}/settings */
struct setting_list_params;
int	setting_list(struct request *, const struct setting_list_params *);
extern const struct route	route_setting_list;

/* PUT {api}/settings/{name} */
struct setting_update_params {
	const char *name;
	const char *value;
};
int	setting_update(struct request *,
    const struct setting_update_params *);
extern const struct route	route_setting_update;

/* DELETE {api}/settings/{name} */
struct setting_delete_params {
	const char *name;
};
int	setting_delete(struct request *,
    const struct setting_delete_params *);
extern const struct route	route_setting_delete;

#endif
