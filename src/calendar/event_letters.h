/*
 * Letters about what has become of an event (rules, section 42): to editors when
 * one waits for them, to its author when another publishes or returns it.
 */
#ifndef ALMANAC_EVENT_LETTERS_H
#define ALMANAC_EVENT_LETTERS_H

#include "calendar/event.h"

struct request;

/* After a write; `before`: its status until then. A new one had STATUS_DRAFT. */
void	event_letters(struct request *, const struct event *,
	    enum status before);

#endif
