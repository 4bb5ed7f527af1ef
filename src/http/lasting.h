/*
 * How long an answer stays what it is while nothing is written.
 */
#ifndef ALMANAC_LASTING_H
#define ALMANAC_LASTING_H

#include <stdint.h>

struct request;

/*
 * The instant from which on the answer to the same message may be another
 * one, `scheduled` being that of schedule_next(); 0: it must not be kept.
 * Up to then it differs in its Date alone.
 */
int64_t	lasting_until(const struct request *, int64_t scheduled);

#endif
