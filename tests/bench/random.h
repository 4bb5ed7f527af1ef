/*
 * Numbers that look random and are the same on every machine.
 */
#ifndef ALMANAC_BENCH_RANDOM_H
#define ALMANAC_BENCH_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

struct random {
	uint64_t	 state;		/* the seed, to begin with */
};

/* From 0 to below `end`. */
int64_t	random_below(struct random *, int64_t end);

/* From 0 to below 1. */
double	random_unit(struct random *);

bool	random_chance(struct random *, double percent);

/*
 * From 0 to below `end`, each about as often as one over its place: as words
 * occur in texts (Zipf's law).
 */
int64_t	random_rank(struct random *, int64_t end);

#endif
