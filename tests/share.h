/*
 * Many cases alike: a quick run, `make check`, tries some of them.
 */
#ifndef ALMANAC_TESTS_SHARE_H
#define ALMANAC_TESTS_SHARE_H

#include <stdbool.h>

/* Whether to try the next one: one in SHARE, of the environment, or each. */
bool	share_next(void);

#endif
