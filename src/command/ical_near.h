/*
 * Which times of a rule become events: those from a year before today to two
 * years after it; where none of them is, the next one; of a rule that has
 * ended all.  Where they are too many, later times come before times that are
 * past, and these before later ones to come.
 */
#ifndef ALMANAC_ICAL_NEAR_H
#define ALMANAC_ICAL_NEAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/ical_rule.h"

#define ICAL_NEAR	1000	/* times of an event */

struct ical_near {
	struct ical_rule	 f;	/* rule, start, times, most, steps */
	int64_t			 until;		/* the end of the rule */
	int64_t			 today;		/* its beginning */
	int64_t			 from, last;	/* from here on results */
	bool			 full;		/* there are more than `most` */
	bool			 before, after;	/* there are some, left out */
	bool			 far;		/* the next one, after `last` */
};

/* All of them are clock times of the event's zone. */
void	ical_near_follow(struct ical_near *);

#endif
