/*
 * Occurrences of a recurrence rule, found in a simple and slow way: the days
 * of each list are marked one by one, and the days that all lists mark are
 * taken.
 */
#ifndef ALMANAC_TESTS_RRULE_NAIVE_H
#define ALMANAC_TESTS_RRULE_NAIVE_H

#include <stddef.h>
#include <stdint.h>

struct rrule;

/*
 * Stores the occurrences from the start to the last clock time, at most
 * `most`. Returns how many there are.
 */
size_t	rrule_naive(const struct rrule *, int64_t start, int64_t last,
	    int64_t *times, size_t most);

#endif
