/*
 * Occurrences of a recurrence rule, found without any economy: the days that
 * each list names are marked one by one, and those that all lists name are
 * taken.
 */
#ifndef ALMANAC_TESTS_RRULE_NAIVE_H
#define ALMANAC_TESTS_RRULE_NAIVE_H

#include <stddef.h>
#include <stdint.h>

struct rrule;

/* From the start up to the last clock time, `most` of them. */
size_t	rrule_naive(const struct rrule *, int64_t start, int64_t last,
	    int64_t *times, size_t most);

#endif
