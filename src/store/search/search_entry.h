/*
 * Events as the search index is to have them, from events and event_texts.
 */
#ifndef ALMANAC_SEARCH_ENTRY_H
#define ALMANAC_SEARCH_ENTRY_H

#include <stdbool.h>
#include <stddef.h>

#include "store/search/search_block.h"

struct arena;
struct db;
struct word_table;

/*
 * How an entry is made: in the arena, of the words that the connection knows.
 * New words are added, inside a write transaction, or count as
 * SEARCH_WORD_UNKNOWN.
 */
struct entry_maker {
	struct db		*db;
	struct arena		*arena;
	struct word_table	*words;
	bool			 adds;
};

/* `texts` are SEARCH_TEXTS. */
void	search_entry_make(struct block_entry *, const struct entry_maker *,
	    const struct block_place *, const char *const *texts);

/* The places of all events that are to be in the index, in its order. */
struct block_places {
	size_t			 count;
	struct block_place	*list;		/* in the arena */
};

void	search_entry_places(struct block_places *, struct db *,
	    struct arena *);

/* The entry of one of them, from its texts in the database. */
void	search_entry_read(struct block_entry *, const struct entry_maker *,
	    const struct block_place *);

#endif
