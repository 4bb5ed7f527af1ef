/*
 * Events on their way into the database.
 */
#ifndef ALMANAC_EVENT_SAVE_H
#define ALMANAC_EVENT_SAVE_H

#include "calendar/event.h"

struct request;

/* Failures are the caller's to ask for, by db_failed(). */
void	event_insert(struct request *, const struct event *);
void	event_store(struct request *, const struct event *);

/* For good: links and terms end with it, its children lose their parent. */
void	event_purge(struct request *, const struct event *);

#endif
