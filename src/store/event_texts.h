/*
 * What is derived from an event's texts, for order and search.
 */
#ifndef ALMANAC_EVENT_TEXTS_H
#define ALMANAC_EVENT_TEXTS_H

#include <stdint.h>

struct arena;
struct db;

/*
 * To be called in the same transaction after an event was inserted, or its
 * title, excerpt or description changed; lists do not know it otherwise.  What
 * is derived from an event that is deleted goes with it.
 */
void	event_texts_update(struct db *, struct arena *, int64_t id);

#endif
