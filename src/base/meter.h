/*
 * How much of something each of many keys still has to work off, evenly, in
 * memory that processes share.  It never grows: where it is crowded, whoever
 * is nearest to the end of it is forgotten.
 *
 * Amounts are nanoseconds of work, `now` is clock_steady().
 */
#ifndef ALMANAC_METER_H
#define ALMANAC_METER_H

#include <stdint.h>

struct meter;

/* Before the fork; lives as long as the process. */
struct meter	*meter_new(void);

/* What is left of a key's work; 0: nothing. */
int64_t		 meter_left(struct meter *, const char *key, int64_t now);

/*
 * Adds work, unless more than `most` would be left: 0, or by how much.
 */
int64_t		 meter_take(struct meter *, const char *key, int64_t now,
		    int64_t work, int64_t most);

/* Adds as much of it as leaves no more than `most`. */
void		 meter_fill(struct meter *, const char *key, int64_t now,
		    int64_t work, int64_t most);

#endif
