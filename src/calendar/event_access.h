/*
 * Steps 8 to 11 of a request for one event (contract section 3): what the
 * caller may know, read and write.  Each is 0, or the status of a refusal.
 */
#ifndef ALMANAC_EVENT_ACCESS_H
#define ALMANAC_EVENT_ACCESS_H

#include "calendar/event.h"
#include "calendar/record_access.h"

struct request;

/* Whether its texts are for the caller without a password (8.4). */
bool	event_is_open(const struct request *, const struct event *);

/* `password` NULL: none was sent. */
int	event_refuse_read(struct request *, const struct event *,
	    const char *password);

/* But for its state (410); `sent`: what an update sends, or NULL. */
int	event_refuse_write(struct request *, const struct event *,
	    enum record_right, const struct record_sent *sent);

#endif
