/*
 * The records to which an event is linked: venue, organizers, categories,
 * tags.
 */
#ifndef ALMANAC_LINKS_H
#define ALMANAC_LINKS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/status.h"

struct event;
struct event_fields;
struct request;

/*
 * Replaces the stored links by the sent ones, and updates the data derived
 * from the event. Afterwards the event has all its links. With `created`, it
 * has no links yet. If a change of its status publishes it, places that wait
 * are published, too (rule 26.6). Returns 0, or the status of an error answer.
 */
struct links_change {
	bool		 created;
	bool		 has_new_texts;
	enum status	 before, after;	/* of a stored event */
};
int	links_store(struct request *, struct event *,
	    const struct links_change *, const struct event_fields *);

/*
 * Call it after the event was written as JSON: ends the statements that
 * links_store() has sent in advance for that.
 */
void	links_end(struct request *);

#endif
