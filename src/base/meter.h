/*
 * Work that many keys have left, decreasing steadily, in memory that processes
 * share. The memory is bounded: if it is full, the key with the least work left
 * is dropped.
 *
 * Amounts are nanoseconds of work, `now` is clock_steady().
 */
#ifndef ALMANAC_METER_H
#define ALMANAC_METER_H

#include <stdint.h>

struct meter;

/* Before the fork; never freed. */
struct meter	*meter_new(void);

/* The work that a key has left; 0: none. */
int64_t		 meter_left(struct meter *, const char *key, int64_t now);

/*
 * Adds work and returns 0, unless more than `most` would be left: then it
 * returns the excess.
 */
int64_t		 meter_take(struct meter *, const char *key, int64_t now,
		    int64_t work, int64_t most);

/* Adds work, but leaves at most `most`. */
void		 meter_fill(struct meter *, const char *key, int64_t now,
		    int64_t work, int64_t most);

#endif
