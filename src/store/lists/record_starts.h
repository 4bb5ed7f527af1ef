/* When the next events of venues and organizers start. */
#ifndef ALMANAC_RECORD_STARTS_H
#define ALMANAC_RECORD_STARTS_H

#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct db;

/*
 * For each of the records, in one statement, the local time at which the first
 * event that lists show starts at `from` or later; `from` - 1: there is none.
 */
void	record_starts(struct db *, struct arena *, const struct list_ids *,
	    int64_t from, int64_t *starts);

#endif
