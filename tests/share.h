/*
 * For many similar cases: a quick run (`make check`) tries only some of them.
 */
#ifndef ALMANAC_TESTS_SHARE_H
#define ALMANAC_TESTS_SHARE_H

#include <stdbool.h>

/*
 * Whether to try the next case: one in SHARE (an environment variable), or
 * each.
 */
bool	share_next(void);

#endif
