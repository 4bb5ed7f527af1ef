/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_RECORDS_H
#define ALMANAC_RECORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/stored.h"
#include "http/params.h"
#include "text/dates.h"

struct request;

struct record_head {
	enum record_kind kind;
	int64_t id;
	int64_t author;
	enum status status;
	bool has_published;
	int64_t published;
	int64_t created;
	int64_t modified;
	const char *slug;
	const char *former_slug;
	const char *former_status;
	int64_t image;
	const char *image_url;
	const char *image_alt;
	const char *name;
	const char *description;
};

struct term {
	enum term_kind kind;
	int64_t id;
	int64_t parent;
	const char *name;
	const char *slug;
	const char *description;
	const char *color;
	int64_t count;
};

struct series {
	int64_t id;
	const char *rule;
	const char *added;
	const char *left_out;
	const char *duration;
	const char *slug;
	enum status status;
	int64_t made_until;
	bool has_next_start;
	int64_t next_start;
};

struct event {
	struct record_head head;
	const char *excerpt;
	int64_t texts;
	const char *password;
	const char *cost;
	const char *website;
	bool show_map;
	bool show_map_link;
	bool hide_from_listings;
	bool sticky;
	bool featured;
	bool ticketed;
	int64_t post_parent;
	const char *event_status;
	const char *event_status_reason;
	int64_t series;
	const char *series_rule;
	enum status series_status;
	bool has_original_start;
	int64_t original_start;
	const char *detached;
	const char *sender;
	const char *sender_language;
	const char *note;
	const char *message;
	struct event_dates dates;
	struct event_texts shared;
	bool concealed;
	const struct event_linked *linked;
	const struct embedded *embedded;
	int64_t dates_of_series;
};

struct venue {
	struct record_head head;
	const char *address;
	const char *city;
	const char *country;
	const char *province;
	const char *state;
	const char *zip;
	const char *phone;
	const char *website;
	const char *stateprovince;
	bool has_geo_lat;
	double geo_lat;
	double geo_lng;
	bool show_map;
	bool show_map_link;
};

struct organizer {
	struct record_head head;
	const char *phone;
	const char *website;
	const char *email;
};

/* Columns of `terms t`; a query may add more after them. */
#define TERM_COLUMNS \
    "t.kind, t.id, t.parent, t.name, t.slug, t.description, t.color, " \
    "t.event_count"
#define TERM_COLUMNS_WITHIN \
    "t.kind, t.id, t.parent, t.name, t.slug, CASE WHEN " \
    "OCTET_LENGTH(t.description) > " STORED_WITHIN_BYTES \
    " OR LENGTH(t.description) > " STORED_WITHIN \
    " THEN '' ELSE t.description END, t.color, t.event_count"
#define TERM_COLUMN_COUNT 8

extern const struct stored_table	stored_term;

/* Columns of `series s`; a query may add more after them. */
#define SERIES_COLUMNS \
    "s.id, s.rule, s.added, s.left_out, s.duration, s.slug, s.status, " \
    "s.made_until, s.next_start"
#define SERIES_COLUMNS_WITHIN \
    "s.id, s.rule, s.added, s.left_out, s.duration, s.slug, s.status, " \
    "s.made_until, s.next_start"
#define SERIES_COLUMN_COUNT 9

extern const struct stored_table	stored_series;

/* Columns of `events e`; a query may add more after them. */
#define EVENT_COLUMNS \
    "e.id, e.author, e.status, e.published, e.created, e.modified, e.slug, " \
    "e.former_slug, e.former_status, e.image_id, images.url, images.alt, " \
    "e.title, COALESCE(series_texts.description, e.description), " \
    "COALESCE(series_texts.excerpt, e.excerpt), e.texts_id, e.password, " \
    "e.all_day, e.start_local, e.end_local, e.start_utc, e.end_utc, " \
    "e.timezone, COALESCE(series_texts.cost, e.cost), " \
    "COALESCE(series_texts.website, e.website), e.show_map, e.show_map_link, " \
    "e.hide_from_listings, e.sticky, e.featured, e.ticketed, e.post_parent, " \
    "e.event_status, COALESCE(series_texts.event_status_reason, " \
    "e.event_status_reason), e.series_id, series.rule, series.status, " \
    "e.original_start, e.detached, e.sender, e.sender_language, e.note, " \
    "e.message, e.links"
bool	event_find(struct request *, int64_t id, struct event *);
void	event_write(struct request *, const char *name,
    const struct event *, enum record_view);

extern const struct stored_table	stored_event;

/* Columns of `venues v`; a query may add more after them. */
#define VENUE_COLUMNS \
    "v.id, v.author, v.status, v.published, v.created, v.modified, v.slug, " \
    "v.former_slug, v.former_status, v.image_id, images.url, images.alt, " \
    "v.name, v.description, v.address, v.city, v.country, v.province, " \
    "v.state, v.zip, v.phone, v.website, v.stateprovince, v.geo_lat, " \
    "v.geo_lng, v.show_map, v.show_map_link"
bool	venue_find(struct request *, int64_t id, struct venue *);
void	venue_write(struct request *, const char *name,
    const struct venue *, enum record_view);

extern const struct stored_table	stored_venue;

/* Columns of `organizers o`; a query may add more after them. */
#define ORGANIZER_COLUMNS \
    "o.id, o.author, o.status, o.published, o.created, o.modified, o.slug, " \
    "o.former_slug, o.former_status, o.image_id, images.url, images.alt, " \
    "o.name, o.description, o.phone, o.website, o.email"
bool	organizer_find(struct request *, int64_t id, struct organizer *);
void	organizer_write(struct request *, const char *name,
    const struct organizer *, enum record_view);

extern const struct stored_table	stored_organizer;

#define VENUE_LINKED \
    "SELECT v.id, v.author, v.status, v.published, v.created, v.modified, " \
    "v.slug, v.former_slug, v.former_status, v.image_id, images.url, " \
    "images.alt, v.name, CASE WHEN OCTET_LENGTH(v.description) > " \
    STORED_WITHIN_BYTES " OR LENGTH(v.description) > " STORED_WITHIN \
    " THEN '' ELSE v.description END, v.address, v.city, v.country, " \
    "v.province, v.state, v.zip, v.phone, v.website, v.stateprovince, " \
    "v.geo_lat, v.geo_lng, v.show_map, v.show_map_link, 1 FROM id_list($1) j " \
    "CROSS JOIN venues v ON v.id = j.value LEFT JOIN images ON images.id = " \
    "v.image_id"
#define ORGANIZER_LINKED \
    "SELECT o.id, o.author, o.status, o.published, o.created, o.modified, " \
    "o.slug, o.former_slug, o.former_status, o.image_id, images.url, " \
    "images.alt, o.name, CASE WHEN OCTET_LENGTH(o.description) > " \
    STORED_WITHIN_BYTES " OR LENGTH(o.description) > " STORED_WITHIN \
    " THEN '' ELSE o.description END, o.phone, o.website, o.email, NULL, " \
    "NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2 FROM " \
    "id_list($2) j CROSS JOIN organizers o ON o.id = j.value LEFT JOIN " \
    "images ON images.id = o.image_id"
#define LINKED_WIDTH 27

#endif
