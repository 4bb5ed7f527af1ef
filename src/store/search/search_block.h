/*
 * A block of the search index: events with the numbers of their words, as
 * stored in the table search_blocks.
 *
 *	1 byte		BLOCK_VERSION
 *	4 bytes each	counts of entries, narrow numbers, wide numbers
 *	2 bytes each	narrow numbers, those below 65,536, by entry
 *	4 bytes each	wide numbers, the others, by entry
 *	per entry	start minus the previous entry's start; end minus
 *			start; id minus the previous entry's id; counts of its
 *			narrow and wide numbers
 *
 * All numbers are little-endian. Those of the last line are varints: seven
 * bits a byte, lowest first, the high bit set in all but the last byte;
 * differences have their sign in the lowest bit. Numbers of an entry ascend.
 * An empty blob is a block without entries.
 *
 * Word numbers are stored together in a fixed width, so that many are compared
 * at once. Frequent words were numbered early and are narrow.
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
#define BLOCK_NARROW	65536	/* numbers below this are narrow */

/* An event and its local start and end. */
struct block_event {
	int64_t	 start, end, id;
};

struct block_entry {
	struct block_event	 event;
	const uint8_t		*narrow, *wide;
	size_t			 narrow_count, wide_count;
};

/* A block while it is read. Points to the bytes of the block. */
struct block {
	size_t		 count;		/* entries left to read */
	const uint8_t	*narrow, *wide;
	size_t		 narrow_count, wide_count;
	const uint8_t	*at, *end;
	int64_t		 start, event;	/* of the previous entry */
};

/*
 * Entries are sorted by key: the minute of the start, then the duration in
 * quarters of an hour (capped), then the low bits of the id. So a block can be
 * split between almost any two events. The order of lists differs from this
 * order only among events that start in the same minute; block_minute_end() is
 * the end of that minute.
 */
int64_t		 block_key(const struct block_event *);
int64_t		 block_minute_end(const struct block_event *);

/* The least and the greatest key of events in the minute of `start`. */
int64_t		 block_key_least(int64_t start);
int64_t		 block_key_most(int64_t start);

/* No event with this key, or a greater one, starts earlier. */
int64_t		 block_key_start(int64_t key);

/*
 * For qsort(): by start, end and id, the order of lists; or by key first, the
 * order of blocks.
 */
int		 block_compare_times(const void *, const void *);
int		 block_compare(const void *, const void *);

/* Opens a block. Returns false if the bytes are damaged. */
bool		 block_open(struct block *, const void *, size_t length);

/*
 * Reads the next entry. Call it while block->count is above 0. Returns false
 * if the bytes are damaged.
 */
bool		 block_read(struct block *, struct block_entry *);

void		 block_write(struct buf *, const struct block_entry *,
		    size_t count);

/* The approximate size of an entry in bytes. */
size_t		 block_size(const struct block_entry *);

/* One of the entry's numbers, which count from 0: narrow ones come first. */
uint32_t	 block_entry_number(const struct block_entry *, size_t);

/* Whether the entry contains SEARCH_WORD_UNKNOWN. */
bool		 block_entry_unknown(const struct block_entry *);

/* Whether one of the entry's numbers is in the set. */
bool		 block_entry_meets(const struct block_entry *,
		    const struct word_set *);

/*
 * For each number of the entry, looks up its index in `map` and, unless it is
 * 0, increments the count at this index.
 */
void		 block_entry_tally(const struct block_entry *,
		    const uint8_t *map, size_t limit, uint32_t *counts);

/* The same for all entries of a block of which none has been read. */
void		 block_tally(const struct block *, const uint8_t *map,
		    size_t limit, uint32_t *counts);

/*
 * Whether a number of the block may be in the set. May return true by mistake.
 */
bool		 block_may_meet(const struct block *, const struct word_set *);

#endif
