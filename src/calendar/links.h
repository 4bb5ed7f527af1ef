/*
 * What an event is linked to: venue, organizers, categories, tags.
 */
#ifndef ALMANAC_LINKS_H
#define ALMANAC_LINKS_H

#include <stdbool.h>
#include <stdint.h>

struct event_fields;
struct request;

/*
 * Replaces the stored links by those that were sent. An event that is being
 * created has no links yet. Returns 0, or the status of a refusal.
 */
int	links_store(struct request *, int64_t event, bool created,
	    const struct event_fields *);

#endif
