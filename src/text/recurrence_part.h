/* Parts of the starts of a recurring event, and starts that are moved. */
#ifndef ALMANAC_RECURRENCE_PART_H
#define ALMANAC_RECURRENCE_PART_H

#include <stdbool.h>
#include <stdint.h>

#include "text/recurrence.h"

struct arena;

/* A start as RDATE or EXDATE: only a day at the time of day of the first. */
struct recurrence_date	 recurrence_as_date(int64_t first, int64_t at);

/*
 * For all below: `event` refers to the recurrence and its dates
 * (recurrence_event()).
 */

/* The rule, and RDATE and EXDATE before a time, or from then on. */
struct recurrence	 recurrence_part(struct arena *,
			    const struct recurrence *,
			    const struct rrule_event *, int64_t at, bool later);

/*
 * What gives the starts before a time, or those from then on. `*start` is its
 * first start: one of the rule, if there is a rule, as weeks, months and COUNT
 * are counted from it.
 */
struct recurrence	 recurrence_before(struct arena *,
			    const struct recurrence *,
			    const struct rrule_event *, int64_t at,
			    int64_t *start);
struct recurrence	 recurrence_from(struct arena *,
			    const struct recurrence *,
			    const struct rrule_event *, int64_t at,
			    int64_t *start);

/*
 * Moves all starts by some seconds; `is_date`: to days. False: no rule gives
 * them, as the day after each last Friday of a month.
 */
bool			 recurrence_move(struct recurrence *, struct arena *,
			    const struct rrule_event *, int64_t by,
			    bool is_date);

#endif
