/*
 * Shared by events, venues and organizers: ids from one sequence, statuses,
 * publication, public addresses, and error answers. The code that stores,
 * reads and writes their fields is generated from spec/records.yaml. Empty
 * texts are "", and NULL only if the column may be NULL. All times are UTC.
 * `status` is the current effective status.
 */
#ifndef ALMANAC_RECORD_H
#define ALMANAC_RECORD_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/record_hooks.h"

struct event_fields;
struct organizer_fields;
struct request;
struct venue_fields;

/* The head is the first member of each record. */
union record_any {
	struct record_head	 head;
	struct event		 event;
	struct venue		 venue;
	struct organizer	 organizer;
};

/* By the kind. */
extern const struct stored_table *const	record_tables[];

/* The fields of a request that set the head; NULL: not sent. */
struct record_sent {
	const int64_t		*author;
	const enum status	*status;
	const struct moment	*date, *date_utc;
	const char		*name, *description, *slug;
	const struct image_ref	*image;
};

struct record_sent	 event_sent(const struct event_fields *);
struct record_sent	 venue_sent(const struct venue_fields *);
struct record_sent	 organizer_sent(const struct organizer_fields *);

void	record_write(struct request *, const char *name,
	    const struct record_head *, enum record_view);

/*
 * Whether the answer needs this member of records of this kind
 * (http/request.h).
 */
bool		 record_wants(const struct request *, enum record_kind,
		    const char *member);

/* "events", as in addresses and lists. */
const char	*record_plural(enum record_kind);

/*
 * Host and path of {site}, without the port: the start of a `global_id` (rule
 * 14.2).
 */
const char	*record_site(struct request *);

/* The public address (rule 14.1); in the request's arena. */
const char	*record_url(struct request *, const struct record_head *);

/* {api}/events/280; in the request's arena. */
const char	*record_rest_url(struct request *,
		    const struct record_head *);

/*
 * Finds the record with an id, or with a slug as sent; by slug only outside
 * the trash. Texts are in the request's arena. Returns 0, or the status of an
 * error answer.
 */
int		 record_seek(struct request *, enum record_kind, int64_t id,
		    const char *slug, union record_any *);

/* Whether events show this record to the caller (rule 18.3). */
bool		 record_is_shown(const struct request *,
		    const struct record_head *);

/* Error answers about the record in the path. */
int		 record_missing(struct request *, enum record_kind);
int		 record_hidden(struct request *, enum record_kind);
int		 record_trashed(struct request *, enum record_kind);
int		 record_no_page(struct request *, enum record_kind);

/* Writes a clock time, "2027-03-01 18:00:00". */
void	record_write_time(struct json *, const char *name, int64_t seconds);

#endif
