/*
 * Which occurrences of a rule become events: those from a year before today to
 * two years after it; if there are none, the next one; all of a rule that has
 * ended. If there are too many, upcoming ones within two years come first, then
 * past ones.
 */
#ifndef ALMANAC_ICAL_NEAR_H
#define ALMANAC_ICAL_NEAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/ical/ical_rule.h"

#define ICAL_NEAR	1000	/* occurrences of an event */

struct ical_near {
	struct ical_rule	 f;	/* rule, start, times, most, steps */
	int64_t			 until;		/* end of the rule */
	int64_t			 today;		/* start of that day */
	int64_t			 from, last;	/* results, from here on */
	bool			 full;		/* there are more than `most` */
	bool			 before, after;	/* some were left out */
	bool			 far;		/* the next one after `last` */
};

/* All times are clock times of the event's zone. */
void	ical_near_follow(struct ical_near *);

#endif
