/*
 * What an event needs that waits for its publication: places and terms that
 * were made for it. They are published with it, and go with it (rules 26.6,
 * 26.7 and 27.8).
 */
#ifndef ALMANAC_EVENT_NEEDS_H
#define ALMANAC_EVENT_NEEDS_H

#include "store/status.h"

struct event;
struct request;

/*
 * Call it after a stored event, or the model of a series, has got another
 * status and its links.
 */
void	event_needs_follow(struct request *, const struct event *,
	    enum status before, enum status after);

/*
 * Makes the waiting terms of events visible, which are public. The events are
 * a JSON list of ids, and in the index.
 */
void	event_terms_publish(struct request *, const char *events);

/* Deletes an event permanently, with what only this event needs. */
void	event_purge(struct request *, const struct event *);

#endif
