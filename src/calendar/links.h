/*
 * What an event is linked to: venue, organizers, categories, tags.
 */
#ifndef ALMANAC_LINKS_H
#define ALMANAC_LINKS_H

#include <stdbool.h>
#include <stdint.h>

struct event;
struct event_fields;
struct request;

/*
 * Stores those links that were sent, in place of the ones before, of which one
 * that is being created has none; the event knows all of its links afterwards.
 * Updates what is derived of it, which needs to know whether its texts are
 * others now. 0, or the status of a refusal.
 */
int	links_store(struct request *, struct event *, bool created,
	    bool has_new_texts, const struct event_fields *);

#endif
