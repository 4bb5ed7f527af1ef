/* When the next events of venues and organizers start. */
#ifndef ALMANAC_RECORD_STARTS_H
#define ALMANAC_RECORD_STARTS_H

#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct db;

/*
 * Finds, in one statement, for each record the local time at which its first
 * listed event at `from` or later starts, or `from` - 1 if there is none.
 */
void	record_starts(struct db *, struct arena *, const struct list_ids *,
	    int64_t from, int64_t *starts);

#endif
