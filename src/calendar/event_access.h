/*
 * Steps 8 to 11 of a request for one event (rule 5.1): what the caller may
 * know, read and write. Each function returns 0, or the status of a refusal.
 */
#ifndef ALMANAC_EVENT_ACCESS_H
#define ALMANAC_EVENT_ACCESS_H

#include "calendar/event.h"
#include "calendar/record_access.h"

struct request;

/*
 * Removes what lists, feeds and pages do not show of an event with a password
 * to callers who may not edit it (rule 20.3).
 */
void	event_conceal(const struct request *, struct event *);

/*
 * The id of an event that shows its links to the caller, else -1, which no
 * event has.
 */
int64_t	event_showing_links(struct request *, int64_t id);

/* `password` is NULL if none was sent. */
int	event_refuse_read(struct request *, const struct event *,
	    const char *password);

#endif
