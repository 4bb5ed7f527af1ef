/*
 * What a create or an update makes of an event, before it is stored.
 */
#ifndef ALMANAC_EVENT_CHANGE_H
#define ALMANAC_EVENT_CHANGE_H

#include "calendar/event.h"
#include "calendar/record_change.h"

struct event_fields;
struct request;

/*
 * Puts the fields that were sent over a stored event or one by event_new(),
 * which has got its id: texts (contract section 7), dates (6), status (8.1),
 * slug (7.2, 8.3).  0, or the status of a refusal.
 */
int	event_change(struct request *, struct event *, bool created,
	    const struct event_fields *);

#endif
