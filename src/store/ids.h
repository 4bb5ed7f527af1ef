/*
 * Ids one after the other, in an arena; as many as come.
 */
#ifndef ALMANAC_IDS_H
#define ALMANAC_IDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct statement;

/* Begins as zeros. */
struct ids {
	size_t	 count, size;
	int64_t	*list;
};

void	ids_add(struct ids *, struct arena *, int64_t);

/* Where it belongs among those that are ascending; false: it is there. */
bool	ids_insert(struct ids *, struct arena *, int64_t);

/* The first column of all rows of a statement that is then done. */
struct list_ids	ids_read(struct statement *, struct arena *);

/* For qsort() and bsearch(). */
int	ids_compare(const void *, const void *);

#endif
