/* The published events of lists, by the months in which they start. */
#ifndef ALMANAC_EVENT_MONTHS_H
#define ALMANAC_EVENT_MONTHS_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct db;

/*
 * Finds the first start (local time) at `from` or later. Returns false if
 * there is none.
 */
bool	event_months_next(struct db *, struct arena *, int64_t from,
	    int64_t *start);

/*
 * Calls back for events without a password that start within the bounds, in
 * order, at most `most`. Passes the slug and the time of modification (UTC).
 */
void	event_months_each(struct db *, struct arena *, int64_t from,
	    int64_t until, int64_t most,
	    void (*call)(const char *slug, int64_t modified,
	    void *arg), void *arg);

#endif
