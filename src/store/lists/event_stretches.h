/*
 * Bounds of the times of events that are close to each other in an order:
 *
 * 	event_stretches (kind, stretch, first_start, last_start, first_end,
 * 	    last_end)
 *
 * There is a row for each 4,096 ids, and for each 2^22 seconds (48 days) of
 * publication and of modification, with bounds of the local times of these
 * events. Most events are added in about the order in which they take place.
 * Without these bounds, a list of coming events by id would first walk past
 * all old ones.
 *
 * The bounds only widen: they include events as they were before a change.
 */
#ifndef ALMANAC_EVENT_STRETCHES_H
#define ALMANAC_EVENT_STRETCHES_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct db;
struct event_filter;
struct list_ids;

/* Widens the bounds for an event, or for several, as they are stored. */
void	event_stretches_add(struct db *, int64_t event);
void	event_stretches_add_all(struct db *, struct arena *,
	    const struct list_ids *events);

/* Computes the bounds of all events. */
void	event_stretches_rebuild(struct db *);

/*
 * Finds the range of values of the order that contains all events of a filter.
 * Returns false if the order has no stretches, or no event matches.
 */
bool	event_stretches_find(struct db *, const struct event_filter *,
	    int64_t *least, int64_t *most);

#endif
