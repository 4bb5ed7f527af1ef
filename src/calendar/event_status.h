/*
 * An event's way from status to status (contract sections 6.2, 7.2, 8.1, 8.3).
 */
#ifndef ALMANAC_EVENT_STATUS_H
#define ALMANAC_EVENT_STATUS_H

#include "calendar/event.h"

struct event_fields;
struct request;

/*
 * Status, publication time and slug that come of the fields; the event has its
 * id and new title already.
 */
void	event_move(struct request *, struct event *, bool created,
	    const struct event_fields *);

#endif
