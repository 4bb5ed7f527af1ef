/*
 * Applies the fields of a create or an update to an event, before it is stored.
 */
#ifndef ALMANAC_EVENT_CHANGE_H
#define ALMANAC_EVENT_CHANGE_H

#include "calendar/event.h"
#include "calendar/record_change.h"

struct event_fields;
struct request;

/*
 * Applies the sent fields to a stored event, or to one made by record_new()
 * that already has its id: texts, dates, status, slug (rules, sections 11 to
 * 13, 17 and 19). Returns 0, or the status of an error answer.
 */
int	event_change(struct request *, struct event *, bool created,
	    const struct event_fields *);

#endif
