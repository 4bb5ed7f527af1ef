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

enum record_kind { RECORD_EVENT, RECORD_VENUE, RECORD_ORGANIZER };

/* Contract sections 6.2 and 8.1; all times are UTC. */
struct record_times {
	int64_t	 created;
	int64_t	 published;	/* of use if has_published */
	bool	 has_published;
	int64_t	 modified;
};

/* What each of them begins with.  Texts are never NULL; "": none. */
struct record_head {
	enum record_kind	 kind;
	int64_t			 id;
	int64_t			 author;
	enum status		 status;	/* what it counts as now */
	struct record_times	 times;
	const char		*name;		/* an event's title */
	const char		*description;
	const char		*slug;
	const char		*former_slug;	/* of one in the trash */
	int64_t			 image;		/* its number; 0: none */
	const char		*image_url;
};

enum record_view {
	RECORD_ALONE,		/* a single read: with json_ld where it fits */
	RECORD_PLAIN		/* within a list, or after a write */
};

/* Whether that member of such records is needed (http/request.h). */
bool		 record_wants(const struct request *, enum record_kind,
		    const char *member);

/* A member that is absent where it would be empty. */
void		 record_write_filled(struct json *, const char *name,
		    const char *);

/* Members `author`, `status`, `date` and so on to `url`. */
void		 record_write_state(struct request *,
		    const struct record_head *);

/* Host and path of {site}, without its port: begins a `global_id` (7.3). */
const char	*record_site(struct request *);

/* Members `global_id`, `global_id_lineage` (contract section 7.3). */
void		 record_write_global_id(struct request *,
		    const struct record_head *);

/* The public address (7.3); in the request's arena. */
const char	*record_url(struct request *, const struct record_head *);

/* {api}/events/280; in the request's arena. */
const char	*record_rest_url(struct request *,
		    const struct record_head *);

/*
 * The refusals.  record_missing() is also for a query that failed: it asks
 * db_failed() first.
 */
int		 record_missing(struct request *, enum record_kind);
int		 record_hidden(struct request *, enum record_kind);
int		 record_trashed(struct request *, enum record_kind);
int		 record_no_page(struct request *, enum record_kind);

#endif
