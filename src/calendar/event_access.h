/*
 * Steps 8 to 11 of a request for one event (contract section 3): what the
 * caller may know, read and write.
 */
#ifndef ALMANAC_EVENT_ACCESS_H
#define ALMANAC_EVENT_ACCESS_H

#include "calendar/event.h"

struct event_fields;
struct request;

/* 0, or the status of a refusal; `password` NULL: none was sent. */
int	event_refuse_read(struct request *, const struct event *,
	    const char *password);

enum event_right {
	EVENT_EDIT,		/* update, or delete to the trash */
	EVENT_PURGE
};

/*
 * The same for a write, but for its state (410).  `sent`: the fields of an
 * update, or NULL.
 */
int	event_refuse_write(struct request *, const struct event *,
	    enum event_right, const struct event_fields *sent);

/* Whether the caller may make somebody the author of an event. */
int	event_refuse_author(struct request *, const struct event_fields *);

#endif
