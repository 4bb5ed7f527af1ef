/*
 * For many similar cases: which of them a run tries, as environment variables
 * say. `make test` tries only some of them.
 */
#ifndef ALMANAC_TESTS_SHARE_H
#define ALMANAC_TESTS_SHARE_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Whether to try the next case: one in SHARE (an environment variable), or
 * each.
 */
bool	share_next(void);

/* Whether share_next() leaves out cases. */
bool	share_is_small(void);

/* The seed of random cases: SEED (an environment variable), or a constant. */
uint64_t	share_seed(void);

#endif
