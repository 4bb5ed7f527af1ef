/*
 * The clock of the service: the system's, shifted by a constant.
 *
 * ALMANAC_CLOCK is either an instant, such as 2026-11-21T00:17:30Z, at which
 * the clock starts when clock_start() is first called, or the shift in seconds,
 * such as +86400 or -5, which a parent passes to its children.
 */
#ifndef ALMANAC_CLOCK_H
#define ALMANAC_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Sets the shift. Call it once, before any fork. Returns false if `setting` is
 * not valid.
 */
bool	clock_start(const char *setting);	/* NULL: no shift */
int64_t	clock_shift(void);			/* seconds */
int64_t	clock_now(void);			/* seconds since 1970, UTC */

/*
 * Nanoseconds since some instant, unaffected by changes of the system's clock.
 */
int64_t	clock_steady(void);

/* Nanoseconds of CPU time of the calling thread. */
int64_t	clock_work(void);

#define CLOCK_SECOND		INT64_C(1000000000)
#define CLOCK_MILLISECOND	(CLOCK_SECOND / 1000)
#define CLOCK_MINUTE		(60 * CLOCK_SECOND)
#define CLOCK_HOUR		(60 * CLOCK_MINUTE)

#endif
