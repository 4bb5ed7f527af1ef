/*
 * Slugs of events that are looked up together: with a server, each statement
 * takes a round trip.
 */
#ifndef ALMANAC_EVENT_SLUGS_H
#define ALMANAC_EVENT_SLUGS_H

#include <stdbool.h>
#include <stddef.h>

struct request;

#define EVENT_SLUGS	20	/* at most, by one statement */

struct event_slugs {
	size_t		 count;
	const char	*slugs[EVENT_SLUGS];
	bool		 free[EVENT_SLUGS];
};

/* Sets which of the slugs no event has. */
void	event_slugs_look_up(struct request *, struct event_slugs *);

/*
 * Whether the slug is known to be free: once, since its event is going to have
 * it then.
 */
bool	event_slugs_take(struct event_slugs *, const char *slug);

#endif
