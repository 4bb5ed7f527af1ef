/*
 * Scheduled records (contract section 8.1).
 */
#ifndef ALMANAC_SCHEDULE_H
#define ALMANAC_SCHEDULE_H

#include <stdbool.h>
#include <stdint.h>

struct db;

/*
 * The next time after `now` at which a scheduled event, venue or organizer is
 * due, from when it counts as published; INT64_MAX: there is none.
 */
int64_t	schedule_next(struct db *, int64_t now);

/* Whether an event is due that is still stored as scheduled. */
bool	schedule_due(struct db *, int64_t now);

#endif
