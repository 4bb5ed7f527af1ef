/*
 * The whole of an update, for every route that comes down to one.
 */
#ifndef ALMANAC_EVENT_UPDATE_H
#define ALMANAC_EVENT_UPDATE_H

struct event;
struct event_fields;
struct request;

/*
 * Changes a stored event that the caller may change, stores it and shows it.
 * Returns the status of the answer.
 */
int	event_revise(struct request *, struct event *,
	    const struct event_fields *);

#endif
