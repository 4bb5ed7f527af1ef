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
 * which has got its id: texts, dates, status, slug (rules, sections 11 to 13,
 * 17 and 19). 0, or the status of a refusal.
 */
int	event_change(struct request *, struct event *, bool created,
	    const struct event_fields *);

#endif
