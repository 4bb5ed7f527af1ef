/*
 * Which slots the dates of a list leave to its caller. Most lists ask for the
 * same ones, so a view keeps those of one window. Slots never change: of later
 * versions only newer slots are looked at.
 */
#ifndef ALMANAC_WINDOW_H
#define ALMANAC_WINDOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/index/listing.h"
#include "store/index/postings.h"
#include "store/index/slots.h"

struct event_filter;
struct index_view;

/* Inclusive. */
struct bounds {
	int64_t	 from, until;
};

struct bounds	bounds_of(const struct list_bound *from,
		    const struct list_bound *until);
bool		bounds_have(struct bounds, int64_t value);

/* The kept window of a view. */
struct window	*window_new(size_t words);
void		 window_free(struct window *_Nullable);

/*
 * Sets the bits of slots that are alive, within the dates and visible in
 * `found` of the view. Returns their span.
 */
struct span	window_find(struct index_view *, const struct event_filter *);

/* The span of all slots in the version of the view, and those alive. */
struct span	window_all(const struct index_view *);
void	window_alive(const struct index_view *, uint64_t *set, struct span);

/* Keeps slots whose time, or value, is within bounds. */
void	keep_within(const struct slots *, enum slot_time, uint64_t *set,
	    struct span, struct bounds);
void	keep_equal(uint64_t *set, struct span, const int64_t *column,
	    int64_t value);

#endif
