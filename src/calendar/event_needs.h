/*
 * What an event needs that waits for its publication: places and terms that
 * were made for it. They are published with it, and go with it (rules 26.6,
 * 26.7 and 27.8).
 */
#ifndef ALMANAC_EVENT_NEEDS_H
#define ALMANAC_EVENT_NEEDS_H

#include "store/status.h"

struct event;
struct ids;
struct request;

/*
 * Call it after a stored event, or the model of a series, has got another
 * status and its links.
 */
void	event_needs_follow(struct request *, const struct event *,
	    enum status before, enum status after);

/* Publishes the waiting places of an event if it has a public status. */
void	event_needs_places(struct request *, const struct event *,
	    enum status);

/*
 * Makes the waiting terms of public events visible. An import whose terms wait
 * takes them away from these events instead (rule 44.6). The events are in the
 * index.
 */
void	event_terms_publish(struct request *, const struct ids *events);

/* Deletes an event permanently, with what only this event needs. */
void	event_purge(struct request *, const struct event *);

#endif
