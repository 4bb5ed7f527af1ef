/*
 * Venue and organizers of an event (contract section 10.6.2).
 */
#ifndef ALMANAC_EVENT_LINKS_H
#define ALMANAC_EVENT_LINKS_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/organizer.h"
#include "calendar/venue.h"

struct event_fields;
struct request;

/* Those that the caller may read; in the request's arena. */
struct event_links {
	bool			 has_venue;
	struct venue		 venue;
	struct organizer	*organizers;	/* the first, or NULL */
};

void	event_links_find(struct request *, int64_t event,
	    struct event_links *);

/*
 * Stores those that were sent, in place of the ones before, of which one that
 * is being created has none, and makes the records that are new.  0, or the status of a refusal.
 */
int	event_links_store(struct request *, int64_t event, bool created,
	    const struct event_fields *);

/* The members `venue` and `organizer`. */
void	event_links_write(struct request *, const struct event_links *,
	    enum record_view);

#endif
