/*
 * What events, venues and organizers have in common: one sequence of ids,
 * statuses, publication, public addresses, and the ways to refuse them. What
 * is stored of them, and how it is read, stored and shown, is made from
 * spec/records.yaml. Texts are never NULL where it may not be; "": none. All
 * times are UTC; `status` is what a record counts as now.
 */
#ifndef ALMANAC_RECORD_H
#define ALMANAC_RECORD_H

#include <stdbool.h>
#include <stdint.h>

#include "generated/records.h"

struct request;

/* Whether that member of such records is needed (http/request.h). */
bool		 record_wants(const struct request *, enum record_kind,
		    const char *member);

/* "events", as in addresses and lists. */
const char	*record_plural(enum record_kind);

/*
 * Host and path of {site}, without its port: begins a `global_id` (rule 14.2).
 */
const char	*record_site(struct request *);

/* The public address (rule 14.1); in the request's arena. */
const char	*record_url(struct request *, const struct record_head *);

/* {api}/events/280; in the request's arena. */
const char	*record_rest_url(struct request *,
		    const struct record_head *);

/*
 * The record of that id, or of that slug, as it was sent, if it is not in the
 * trash; its texts are in the request's arena. 0, or the refusal.
 */
int		 record_seek(struct request *, enum record_kind, int64_t id,
		    const char *slug, union record_any *);

/*
 * The refusals. record_missing() is also for a query that failed: it asks
 * db_failed() first.
 */
int		 record_missing(struct request *, enum record_kind);
int		 record_hidden(struct request *, enum record_kind);
int		 record_trashed(struct request *, enum record_kind);
int		 record_no_page(struct request *, enum record_kind);

#endif
