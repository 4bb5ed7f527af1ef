/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_RECORDS_H
#define ALMANAC_RECORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/event_dates.h"
#include "calendar/event_texts.h"
#include "calendar/stored.h"
#include "http/params.h"
#include "text/dates.h"

struct db;
struct request;
struct statement;
struct event_fields;
struct venue_fields;
struct organizer_fields;

enum record_kind {
	RECORD_EVENT,
	RECORD_VENUE,
	RECORD_ORGANIZER,
};

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
	int64_t image;
	const char *image_url;
	const char *image_alt;
	const char *name;
	const char *description;
};

/* The fields of a request; NULL: not sent. */
struct record_sent {
	const int64_t *author;
	const enum status *status;
	const struct moment *date;
	const struct moment *date_utc;
	const char *name;
	const char *description;
	const char *slug;
	const struct image_ref *image;
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
	const char *note;
	struct event_dates dates;
	struct event_texts shared;
	bool concealed;
	const struct event_linked *linked;
	const struct embedded *embedded;
};

struct venue {
	struct record_head head;
	const char *address;
	const char *city;
	const char *country;
	const char *province;
	const char *state;
	const char *stateprovince;
	const char *zip;
	const char *phone;
	const char *website;
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

/* Written by hand. */
void	record_new(struct request *, enum record_kind, struct record_head *);
void	record_ready(struct request *, struct record_head *);
bool	record_serves(struct request *, const struct record_head *stored, const struct record_head *made, const struct record_sent *);
void	record_write_modified(struct request *, const char *name, const struct record_head *);
void	record_write_image(struct request *, const char *name, const struct record_head *);
void	record_write_date(struct request *, const char *name, const struct record_head *);
void	record_write_url(struct request *, const char *name, const struct record_head *);
void	record_write_rest_url(struct request *, const char *name, const struct record_head *);
void	record_write_global_id(struct request *, const char *name, const struct record_head *);

/* Columns of `terms t`; a query may add more after them. */
#define TERM_COLUMNS "t.kind, t.id, t.parent, t.name, t.slug, t.description, t.color, t.event_count"
#define TERM_COLUMNS_WITHIN "t.kind, t.id, t.parent, t.name, t.slug, CASE WHEN OCTET_LENGTH(t.description) > " STORED_WITHIN_BYTES " OR LENGTH(t.description) > " STORED_WITHIN " THEN '' ELSE t.description END, t.color, t.event_count"
#define TERM_COLUMN_COUNT 8
void	term_read(struct request *, struct statement *, struct term *);
void	term_new(struct request *, struct term *);
void	term_insert(struct request *, const struct term *);
void	term_replace(struct request *, const struct term *);
void	term_remove(struct request *, int64_t id);

extern const struct stored_table	stored_term;

/* Columns of `series s`; a query may add more after them. */
#define SERIES_COLUMNS "s.id, s.rule, s.added, s.left_out, s.slug, s.status, s.made_until, s.next_start"
#define SERIES_COLUMNS_WITHIN "s.id, s.rule, s.added, s.left_out, s.slug, s.status, s.made_until, s.next_start"
#define SERIES_COLUMN_COUNT 8
void	series_read(struct request *, struct statement *, struct series *);
void	series_new(struct request *, struct series *);
void	series_insert(struct request *, const struct series *);
void	series_replace(struct request *, const struct series *);
void	series_remove(struct request *, int64_t id);

extern const struct stored_table	stored_series;

void	event_ready(struct request *, struct statement *, int more, struct event *);
void	event_embed(struct request *, struct event *, enum record_view);
bool	event_shares(const struct event *);
void	event_write_start(struct request *, const char *name, const struct event *);
void	event_write_end(struct request *, const char *name, const struct event *);
void	event_write_utc_start(struct request *, const char *name, const struct event *);
void	event_write_utc_end(struct request *, const char *name, const struct event *);
void	event_write_abbreviation(struct request *, const char *name, const struct event *);
void	event_write_cost(struct request *, const char *name, const struct event *);
void	event_write_links(struct request *, const char *name, const struct event *);
void	event_write_custom_fields(struct request *, const char *name, const struct event *);
void	event_write_series(struct request *, const char *name, const struct event *);
void	event_write_json_ld(struct request *, const char *name, const struct event *);
bool	event_find(struct request *, int64_t id, struct event *);
bool	event_find_slug(struct request *, const char *slug, struct event *);
void	event_new(struct request *, struct event *);
void	event_apply(struct request *, struct event *, const struct event_fields *);
struct record_sent	event_sent(const struct event_fields *);
void	event_insert(struct request *, const struct event *);
void	event_replace(struct request *, const struct event *);
void	event_remove(struct request *, int64_t id);
void	event_write(struct request *, const char *name, const struct event *, enum record_view);

extern const struct stored_table	stored_event;

void	venue_write_json_ld(struct request *, const char *name, const struct venue *);
bool	venue_find(struct request *, int64_t id, struct venue *);
bool	venue_find_slug(struct request *, const char *slug, struct venue *);
bool	venue_find_equal(struct request *, const struct venue *made, const struct venue_fields *, struct venue *);
void	venue_new(struct request *, struct venue *);
void	venue_apply(struct request *, struct venue *, const struct venue_fields *);
struct record_sent	venue_sent(const struct venue_fields *);
void	venue_insert(struct request *, const struct venue *);
void	venue_replace(struct request *, const struct venue *);
void	venue_remove(struct request *, int64_t id);
void	venue_write(struct request *, const char *name, const struct venue *, enum record_view);

extern const struct stored_table	stored_venue;

void	organizer_write_json_ld(struct request *, const char *name, const struct organizer *);
bool	organizer_find(struct request *, int64_t id, struct organizer *);
bool	organizer_find_slug(struct request *, const char *slug, struct organizer *);
bool	organizer_find_equal(struct request *, const struct organizer *made, const struct organizer_fields *, struct organizer *);
void	organizer_new(struct request *, struct organizer *);
void	organizer_apply(struct request *, struct organizer *, const struct organizer_fields *);
struct record_sent	organizer_sent(const struct organizer_fields *);
void	organizer_insert(struct request *, const struct organizer *);
void	organizer_replace(struct request *, const struct organizer *);
void	organizer_remove(struct request *, int64_t id);
void	organizer_write(struct request *, const char *name, const struct organizer *, enum record_view);

extern const struct stored_table	stored_organizer;

union record_any {
	struct record_head head;
	struct event event;
	struct venue venue;
	struct organizer organizer;
};

/* These depend on the kind. A head must be the first member of a record. */
bool	record_find(struct request *, enum record_kind, int64_t id, union record_any *);
bool	record_find_slug(struct request *, enum record_kind, const char *slug, union record_any *);
/* Selects records by a JSON list of ids. False ends the statement. */
struct statement	*record_select(struct request *, enum record_kind, const char *ids);
bool	record_next(struct request *, enum record_kind, struct statement *, union record_any *);
/* Selects records of all kinds that events are linked to. */
struct statement	*record_select_linked(struct request *, const char *venue_ids, const char *organizer_ids);
bool	record_next_linked(struct request *, struct statement *, union record_any *);
bool	record_has_slug(struct db *, enum record_kind, const char *slug, int64_t but);
void	record_write(struct request *, const char *name, const struct record_head *, enum record_view);
void	record_insert(struct request *, const struct record_head *);
void	record_replace(struct request *, const struct record_head *);
void	record_remove(struct request *, const struct record_head *);

#endif
