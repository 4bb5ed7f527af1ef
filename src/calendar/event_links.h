/*
 * Venue and organizers of an event (rules 25.3 to 25.5).
 */
#ifndef ALMANAC_EVENT_LINKS_H
#define ALMANAC_EVENT_LINKS_H

#include <stdbool.h>
#include <stdint.h>

struct event_fields;
struct request;

/*
 * Replaces the stored links by the sent ones, and creates records that are
 * new. With `created`, the event has no links yet. Returns 0, or the status of
 * an error answer.
 */
int	event_links_store(struct request *, int64_t event, bool created,
	    const struct event_fields *);

#endif
