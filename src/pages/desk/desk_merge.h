/* Shows how often a venue, organizer or term is used, and merges duplicates. */
#ifndef ALMANAC_DESK_MERGE_H
#define ALMANAC_DESK_MERGE_H

#include <stdint.h>

struct desk_kind;
struct page;

/*
 * Adds `used`, the number of the record's events, and `used_at`, a link to
 * their list.
 */
void	desk_add_use(struct page *, const struct desk_kind *, const char *id);

/*
 * Moves the events of a record to another record, up to MERGE_MOST of them,
 * with a request for each event. Returns the number of events left, or -1 after
 * an error.
 */
#define MERGE_MOST	100
int64_t	desk_merge(struct page *, const struct desk_kind *, const char *from,
	    const char *into);

#endif
