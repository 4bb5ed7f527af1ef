/*
 * Data shared by all lists of records: what the caller may see, and one page.
 */
#ifndef ALMANAC_LISTING_H
#define ALMANAC_LISTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

/*
 * Which records a caller may see (rules, section 18). A scheduled record that
 * is due at `now` counts as published. Unpublished records are visible to
 * their author and to callers who read all.
 */
struct visibility {
	unsigned	 statuses;	/* bits 1 << enum status */
	bool		 reads_all;	/* unpublished ones of all authors */
	int64_t		 reader;	/* own unpublished ones; 0: none */
	int64_t		 now;
};

/* If not `set`, there is no bound. */
struct list_bound {
	bool		 set;
	int64_t		 value;
};

static inline int64_t
list_bound_or(const struct list_bound *b, int64_t open)
{
	return (b->set ? b->value : open);
}

/* The total of the list, and the ids of one page, in the arena. */
struct list_page {
	int64_t		 total;
	size_t		 count;
	int64_t		*ids;
	int64_t		*dates;		/* of events: matches of the series of
					 * each one, if there is only one of
					 * them, else 0 */
};

/*
 * Adds the next record of a list: counts it in the total, and keeps its id if
 * it belongs to the page.
 */
void	list_page_add(struct list_page *, struct arena *, int64_t id,
	    int64_t offset, int64_t limit);

#endif
