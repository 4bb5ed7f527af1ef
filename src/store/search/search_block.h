/*
 * A block of the search index: events with the numbers of their words, as
 * bytes of the table search_blocks.
 *
 *	1 byte		BLOCK_VERSION
 *	4 bytes each	how many entries, narrow numbers, wide numbers
 *	2 bytes each	narrow numbers, those below 65,536, by entry
 *	4 bytes each	wide numbers, the others, by entry
 *	by entry	start, less that of the entry before; end, less start;
 *			id, less that of the entry before; how many narrow
 *			numbers, how many wide ones
 *
 * All are little-endian; those of the last line are of seven bits a byte, the
 * lowest first, the high bit set in all but the last byte, and differences
 * have their sign in the lowest bit.  Numbers of an entry ascend.  No bytes
 * are a block without entries.
 *
 * Numbers stand together and in a fixed width so that they are compared many
 * at once; what is frequent became known early and is narrow.
 */
#ifndef ALMANAC_SEARCH_BLOCK_H
#define ALMANAC_SEARCH_BLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf;
struct word_set;

#define BLOCK_VERSION	1
#define BLOCK_FULL	4040	/* bytes; more is split, so a row fits a page */
#define BLOCK_NARROW	65536	/* numbers below are narrow */

/* An event and when it is, by its own clock. */
struct block_place {
	int64_t	 start, end, event;
};

struct block_entry {
	struct block_place	 place;
	const uint8_t		*narrow, *wide;
	size_t			 narrow_count, wide_count;
};

/* A block that is being read; points into its bytes. */
struct block {
	size_t		 count;		/* of entries still to read */
	const uint8_t	*narrow, *wide;
	size_t		 narrow_count, wide_count;
	const uint8_t	*at, *end;
	int64_t		 start, event;	/* of the entry before */
};

/*
 * Entries stand in the order of their keys: by the minute of the start, then
 * by the quarters of an hour that they last, as far as there are bits, then by
 * some bits of the id, so that a block can be split between any two events.
 * Nearly always that is the order of lists; it may be another only within one
 * minute of the start, whose end is that of block_minute_end().
 */
int64_t		 block_key(const struct block_place *);
int64_t		 block_minute_end(const struct block_place *);

/* The least and the greatest key of all that begin in the minute of `start`. */
int64_t		 block_key_least(int64_t start);
int64_t		 block_key_most(int64_t start);

/*
 * Below, equal to or above 0 as the first one comes before, is equal or comes
 * behind: by start, end and id as in lists, or by key and then so.
 */
int		 block_compare_times(const void *, const void *);
int		 block_compare(const void *, const void *);

/* False when the bytes are damaged. */
bool		 block_open(struct block *, const void *, size_t length);

/* The next entry while block->count is above 0; false as above. */
bool		 block_read(struct block *, struct block_entry *);

void		 block_write(struct buf *, const struct block_entry *,
		    size_t count);

/* How many bytes an entry takes, about. */
size_t		 block_size(const struct block_entry *);

/* Whether it has SEARCH_WORD_UNKNOWN. */
bool		 block_entry_unknown(const struct block_entry *);

/* Whether one of the numbers is in the set. */
bool		 block_entry_meets(const struct block_entry *,
		    const struct word_set *);

/* False when none in the whole block is; true does not say that one is. */
bool		 block_may_meet(const struct block *, const struct word_set *);

#endif
