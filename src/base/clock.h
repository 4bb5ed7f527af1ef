/*
 * The service's clock: the system's, shifted by a constant.
 *
 * ALMANAC_CLOCK holds an instant, such as 2026-11-21T00:17:30Z, at which the
 * clock starts at the first call of clock_start(), or the shift itself in
 * seconds, such as +86400 or -5, as a parent passes it on to its children.
 */
#ifndef ALMANAC_CLOCK_H
#define ALMANAC_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* Fixes the shift; call once, before any fork.  False: `setting` is neither. */
bool	clock_start(const char *setting);	/* NULL: no shift */
int64_t	clock_shift(void);			/* seconds */
int64_t	clock_now(void);			/* seconds since 1970, UTC */

/* Nanoseconds since some instant; whoever sets the clock changes nothing. */
int64_t	clock_steady(void);

/* Nanoseconds that the calling thread has been at work. */
int64_t	clock_work(void);

#define CLOCK_SECOND		INT64_C(1000000000)
#define CLOCK_MILLISECOND	(CLOCK_SECOND / 1000)

#endif
