/*
 * Records that are published later (contract section 8.1).
 */
#ifndef ALMANAC_SCHEDULE_H
#define ALMANAC_SCHEDULE_H

#include <stdbool.h>
#include <stdint.h>

struct db;

/*
 * The first instant after `now` at which an event, a venue or an organizer
 * counts as published without being written; INT64_MAX: there is none.
 */
int64_t	schedule_next(struct db *, int64_t now);

/* Whether an event counts as published by now, but is not stored so. */
bool	schedule_due(struct db *, int64_t now);

#endif
