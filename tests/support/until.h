/*
 * What tests wait for, and how long at most: long enough for a machine that is
 * busy, since a test that fails then says nothing.
 */
#ifndef ALMANAC_TESTS_UNTIL_H
#define ALMANAC_TESTS_UNTIL_H

#include <stdbool.h>
#include <unistd.h>

#include <criterion/criterion.h>

#define DEADLINE_MS	60000

/* Waits for a condition. */
#define UNTIL(condition)	do {					\
		int	 left_ = DEADLINE_MS / 10;			\
		bool	 met_;						\
		while (!(met_ = (condition)) && left_-- > 0)		\
			(void)usleep(10000);				\
		cr_assert(met_, "%s", #condition);			\
	} while (0)

#endif
