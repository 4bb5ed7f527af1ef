/*
 * Whether what is derived (store/event_index.h, event_lists.h, event_counts.h,
 * venue_places.h, search_index.h) is what the records make.
 */
#ifndef ALMANAC_EVENT_CHECK_H
#define ALMANAC_EVENT_CHECK_H

#include <stddef.h>

struct db;

/* Who is told of differences: up to `most`, each lives until it returns. */
struct event_check {
	size_t	 most;
	void	(*say)(void *context, const char *sentence);
	void	*context;
};

/* How many it told of; inside a transaction. */
size_t	event_index_check(struct db *, const struct event_check *);

#endif
