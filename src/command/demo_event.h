/*
 * An event of the demo, as the body of a request that creates it.
 */
#ifndef ALMANAC_DEMO_EVENT_H
#define ALMANAC_DEMO_EVENT_H

#include <stdint.h>

#include "command/demo.h"

struct json;

/* Of what was created before it; 0: none. */
struct demo_ids {
	int64_t	 venues[VENUE_COUNT];
	int64_t	 organizers[ORGANIZER_COUNT];
	int64_t	 categories[CATEGORY_COUNT];
	int64_t	 parent;		/* the first of its series */
};

/* `today` is a day since 1970-01-01: nothing was published before it. */
void	demo_event_write(struct json *, const struct demo_event *,
	    const struct demo_ids *, int64_t today);

#endif
