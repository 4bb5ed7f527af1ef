/*
 * Steps 8 to 11 of a request for one event (rule 5.1): whether the caller may
 * know of it, read it and write it. Each function returns 0, or the status of
 * an error answer.
 */
#ifndef ALMANAC_EVENT_ACCESS_H
#define ALMANAC_EVENT_ACCESS_H

#include "calendar/event.h"
#include "calendar/record_access.h"

struct request;

/*
 * Removes the content of an event with a password, as lists, feeds and pages
 * do for callers who may not edit it (rule 20.3).
 */
void	event_conceal(const struct request *, struct event *);

/*
 * Returns the id if the caller may see the links of that event. Otherwise
 * returns -1, which no event has.
 */
int64_t	event_showing_links(struct request *, int64_t id);

/* `password` is the one in the request, or NULL. */
int	event_refuse_read(struct request *, const struct event *,
	    const char *password);

#endif
