/*
 * A page of the matches, in an order.
 */
#ifndef ALMANAC_SLOTS_PAGE_H
#define ALMANAC_SLOTS_PAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/index/postings.h"
#include "store/index/slots.h"

struct arena;
struct event_filter;
struct index_view;
struct list_page;

/*
 * Writes the slots of `count` matches from the one at `first` to `to`, in
 * ascending order. `total` is the number of bits in `found` of the view, which
 * must be more than 0. Call it with the lock.
 */
void	page_slots(struct index_view *, const struct event_filter *,
	    enum slot_order, struct span, size_t total, size_t first,
	    size_t count, uint32_t *to);

/* Sets the ids of a page, and its dates, from the slots in ascending order. */
void	page_fill(struct list_page *, struct arena *,
	    const struct index_view *, const struct event_filter *,
	    const uint32_t *slots, size_t count);

#endif
