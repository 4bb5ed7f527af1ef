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

/* Returns the number of the record's events, or "" after an error. */
const char	*desk_count_use(const struct page *, const struct desk_kind *,
		    const char *id);

/*
 * Moves the series and events of a record to another record, with a request
 * for each series, which moves its upcoming events, and for each other event.
 * Begins with no other series or list once MERGE_MOST are moved. Returns the
 * number of series and events left, or -1 after an error.
 */
#define MERGE_MOST	100
int64_t	desk_merge(struct page *, const struct desk_kind *, const char *from,
	    const char *into);

#endif
