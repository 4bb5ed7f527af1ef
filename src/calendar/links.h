/*
 * The records to which an event is linked: venue, organizers, categories,
 * tags.
 */
#ifndef ALMANAC_LINKS_H
#define ALMANAC_LINKS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/ids.h"
#include "store/status.h"

struct event;
struct event_fields;
struct request;

/*
 * Replaces the stored links by the sent ones, and updates the data derived
 * from the event. Afterwards the event has all its links. With `created`, it
 * has no links yet. What the event needs follows a change of its status
 * (event_needs.h). Call terms_drop_waiting() with `lost` when the history has
 * the change. Returns 0, or the status of an error answer.
 */
struct links_change {
	bool		 created;
	enum status	 before, after;	/* of the event or series */
	struct ids	 lost;		/* terms; set by links_store() */
};
int	links_store(struct request *, struct event *,
	    struct links_change *, const struct event_fields *);

/*
 * The series, or the single events and dates that are not in the trash, which
 * have a term themselves, not one below it, or else a venue or organizer.
 * Ascending.
 */
struct ids	links_of_series(struct request *, bool is_term, int64_t id);
struct ids	links_of_events(struct request *, bool is_term, int64_t id);

#endif
