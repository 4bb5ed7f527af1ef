/* Venues and organizers by their events. */
#ifndef ALMANAC_LINKED_EVENTS_H
#define ALMANAC_LINKED_EVENTS_H

#include <stdint.h>

#include "store/ids.h"
#include "store/index/index.h"

struct arena;
struct db;

/*
 * Finds for each record the local time at which its first event at `from` or
 * later starts, of those that everyone sees in lists; `from` - 1: there is
 * none.
 */
void	linked_starts(struct db *, struct arena *, enum linked_kind,
	    const struct ids *, int64_t from, int64_t *starts);

#endif
