/*
 * Records that are linked to an event of a feed and that the caller may read.
 * Events often share them, so they are cached.
 */
#ifndef ALMANAC_FEED_LINKS_H
#define ALMANAC_FEED_LINKS_H

#include <stdbool.h>
#include <stddef.h>

#include "store/index/term_query.h"

struct arena;
struct event;
struct feed;
struct feed_kept;

struct feed_place {
	const char	*text;		/* "Hall A, 1 High Street, Rome" */
	bool		 has_position;
	double		 latitude;
	double		 longitude;
};

/* An organizer; missing texts are "". */
struct feed_contact {
	const char	*name;
	const char	*phone;
	const char	*email;		/* only if it is a valid address */
};

struct feed_term {
	int64_t		 id;
	enum term_kind	 kind;
	const char	*name;
	const char	*sort_key;
};

struct feed_links {
	const struct feed_place		 *place;	/* NULL: none */
	const struct feed_contact	**contacts;
	size_t				  contact_count;
	const struct feed_term		**terms;	/* by kind and name */
	size_t				  term_count;
};

/* Call feed_links_free() before the arena ends. */
struct feed_kept	*feed_links_new(struct arena *);
void			 feed_links_free(struct feed_kept *);

/* Lists and records live until the next call. */
void	feed_links_find(struct feed *, const struct event *,
	    struct feed_links *);

#endif
