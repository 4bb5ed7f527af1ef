/*
 * An event of the demo, as the body of a request that creates it.
 */
#ifndef ALMANAC_DEMO_EVENT_H
#define ALMANAC_DEMO_EVENT_H

#include <stdint.h>

#include "command/demo/demo.h"

struct json;

/*
 * What it names has been made. `today` is a day since 1970-01-01: nothing is
 * published later, but for what is scheduled.
 */
void	demo_event_write(struct json *, const struct demo_event *,
	    const struct demo_town *, int64_t today);

#endif
