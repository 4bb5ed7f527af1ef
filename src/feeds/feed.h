/*
 * Events as a feed: as many as a list has, up to a cap, in a format that others
 * read (contract section 20).
 */
#ifndef ALMANAC_FEED_H
#define ALMANAC_FEED_H

#include <stdbool.h>

struct event;
struct request;

#define FEED_MAX	5000	/* events */

/*
 * How a format is written into rq->out.  What `add` allocates in the request's
 * arena ends soon after; begin() and end() may keep what they allocate.
 */
struct feed_format {
	void	(*begin)(struct request *);

	/* `shown`: its texts are for the caller. */
	void	(*add)(struct request *, const struct event *, bool shown);

	void	(*end)(struct request *);
};

extern const struct feed_format	feed_json_ld;

#endif
