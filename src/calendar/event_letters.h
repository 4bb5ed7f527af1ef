/*
 * Letters about events (rules, section 42): to editors if an event waits for
 * them; to its author, or the visitor who proposed it, if another user
 * publishes or returns it.
 */
#ifndef ALMANAC_EVENT_LETTERS_H
#define ALMANAC_EVENT_LETTERS_H

#include "calendar/event.h"

struct request;

/*
 * Call it after storing the event. `before` is its previous status;
 * STATUS_DRAFT for a new event.
 */
void	event_letters(struct request *, const struct event *,
	    enum status before);

#endif
