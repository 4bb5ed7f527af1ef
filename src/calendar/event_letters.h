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
 * STATUS_DRAFT for a new event. `series` is the one that was changed as a
 * whole, or 0. When a waiting event is published or returned, its message is
 * deleted.
 */
void	event_letters(struct request *, const struct event *,
	    enum status before, int64_t series);

/* Tells editors that the event has a message for them. */
void	event_letter_message(struct request *, int64_t event);

#endif
