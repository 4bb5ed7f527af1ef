/*
 * Counts the work that is outstanding for each of many keys, in memory shared
 * by processes. It decreases steadily with time. The memory is bounded: if it
 * is full, the key with the least work outstanding is dropped.
 *
 * Amounts are nanoseconds of work, `now` is clock_steady().
 */
#ifndef ALMANAC_METER_H
#define ALMANAC_METER_H

#include <stdint.h>

struct meter;

/*
 * The memory of all meters that are made after this call, in the same order:
 * a file in memory (memfd_create()), so that they go on where those of an
 * earlier process were. -1, as at first: none.
 */
void		 meters_use(int fd);

/* Call it before the fork; the memory is never freed. */
struct meter	*meter_new(void);

/* The outstanding work of a key, or 0. */
int64_t		 meter_left(struct meter *, const char *key, int64_t now);

/*
 * Adds work and returns 0, unless more than `most` would be outstanding. Then
 * it adds nothing and returns the excess.
 */
int64_t		 meter_take(struct meter *, const char *key, int64_t now,
		    int64_t work, int64_t most);

/* Adds work, but leaves at most `most` outstanding. */
void		 meter_fill(struct meter *, const char *key, int64_t now,
		    int64_t work, int64_t most);

#endif
