/*
 * Blocks of the search index as rows of search_blocks.
 */
#ifndef ALMANAC_SEARCH_ROWS_H
#define ALMANAC_SEARCH_ROWS_H

#include <stddef.h>
#include <stdint.h>

#include "store/search/search_block.h"

struct arena;
struct db;

struct block_row {
	int64_t			 first;		/* the key of the row */
	const void		*bytes;		/* as they were stored */
	size_t			 length;
	struct block_entry	*entries;	/* and room for one more */
	size_t			 count;
};

/* The row that the key belongs in.  After a failure db_failed(). */
void	search_row_read(struct block_row *, struct db *, struct arena *,
	    int64_t key);

/*
 * Stores what the entries have become: nothing when that is what was stored, a
 * row for each half of what does not fit, no row for no entries.
 */
void	search_row_write(const struct block_row *, struct db *,
	    struct arena *);

#endif
