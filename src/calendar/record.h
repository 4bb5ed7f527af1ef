/*
 * What events, venues and organizers have in common: one sequence of ids,
 * statuses, publication, public addresses, and the ways to refuse them.
 */
#ifndef ALMANAC_RECORD_H
#define ALMANAC_RECORD_H

#include <stdbool.h>
#include <stdint.h>

#include "http/params.h"

struct json;
struct request;
struct statement;

enum record_kind { RECORD_EVENT, RECORD_VENUE, RECORD_ORGANIZER };

/* Contract sections 6.2 and 8.1; all times are UTC. */
struct record_times {
	int64_t	 created;
	int64_t	 published;	/* of use if has_published */
	bool	 has_published;
	int64_t	 modified;
};

enum record_view {
	RECORD_ALONE,		/* a single read: with json_ld where it fits */
	RECORD_PLAIN		/* within a list, or after a write */
};

/* What a stored status counts as: a scheduled record is published by time. */
enum status	 record_status(enum status stored, const struct record_times *,
		    int64_t now);

/*
 * From a row: a text, copied, "" for NULL; and four columns in a row, status,
 * published, created, modified, with what the status counts as now.
 */
const char	*record_text(struct request *, struct statement *, int column);
enum status	 record_read_status(struct request *, struct statement *,
		    int column, struct record_times *);

/* A member that is absent where it would be empty. */
void		 record_write_filled(struct json *, const char *name,
		    const char *);

/* Member `author`: a text of digits. */
void		 record_write_author(struct request *, int64_t author);

/* Members `date`, `date_utc`, `modified`, `modified_utc`. */
void		 record_write_times(struct request *,
		    const struct record_times *);

/* Members `global_id`, `global_id_lineage` (contract section 7.3). */
void		 record_write_global_id(struct request *, int64_t id);

/* The public address (7.3); in the request's arena. */
const char	*record_url(struct request *, enum record_kind, int64_t id,
		    enum status, const char *slug);

/* {api}/events/280; in the request's arena. */
const char	*record_rest_url(struct request *, enum record_kind,
		    int64_t id);

/*
 * Whether the caller may read a record that was found: 0, or the status of a
 * refusal (contract sections 8.2, 8.3).
 */
int		 record_refuse_read(struct request *, enum record_kind,
		    int64_t author, enum status);

/*
 * The refusals.  record_missing() is also for a query that failed: it asks
 * db_failed() first.
 */
int		 record_missing(struct request *, enum record_kind);
int		 record_trashed(struct request *, enum record_kind);
int		 record_no_page(struct request *, enum record_kind);

#endif
