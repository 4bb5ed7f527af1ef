/* Recurrence rules that look random and are valid. */
#ifndef ALMANAC_TESTS_RRULE_RANDOM_H
#define ALMANAC_TESTS_RRULE_RANDOM_H

#include <stdint.h>

struct random;

#define RANDOM_RULE	600
void	rrule_random(struct random *, char text[RANDOM_RULE]);

/* A clock time from 1996 to 2035. */
int64_t	rrule_random_start(struct random *);

#endif
