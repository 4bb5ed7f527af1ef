/*
 * What a create or an update makes of an event, before it is stored.
 */
#ifndef ALMANAC_EVENT_CHANGE_H
#define ALMANAC_EVENT_CHANGE_H

#include "calendar/event.h"
#include "calendar/record_change.h"

struct event_fields;
struct request;

/* An event that does not exist yet: nothing but its defaults, id 0. */
void	event_new(struct request *, struct event *);

/* What the fields hold of what all records have. */
struct record_sent	event_sent(const struct event_fields *);

/*
 * Puts the fields that were sent over a stored event or a new one, which has
 * got its id: texts (contract section 7), dates (6), status (8.1), slug (7.2,
 * 8.3).  0, or the status of a refusal.
 */
int	event_change(struct request *, struct event *, bool created,
	    const struct event_fields *);

#endif
