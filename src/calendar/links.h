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
 * Replaces the stored links by those that were sent, and updates what is
 * derived from the event, which knows all of its links afterwards. An event that
 * is being created has no links yet. Returns 0, or the status of a refusal.
 */
int	links_store(struct request *, struct event *, bool created,
	    bool has_new_texts, const struct event_fields *);

/*
 * After the event was written: ends what links_store() has sent ahead for that.
 */
void	links_end(struct request *);

#endif
