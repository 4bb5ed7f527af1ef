/* Where a venue, organizer or term is used, and two of them that are the same. */
#ifndef ALMANAC_DESK_MERGE_H
#define ALMANAC_DESK_MERGE_H

#include <stdint.h>

struct desk_kind;
struct page;

/* Adds `used`, how many events have the record, and `used_at`, their list. */
void	desk_add_use(struct page *, const struct desk_kind *, const char *id);

/*
 * Gives the events of a record to another one, at most MERGE_MOST of them: the
 * number of those that are left, or -1 after a refusal. By requests that change
 * one event each.
 */
#define MERGE_MOST	100
int64_t	desk_merge(struct page *, const struct desk_kind *, const char *from,
	    const char *into);

#endif
