/*
 * Entries of the search index, made from the tables events and event_texts.
 */
#ifndef ALMANAC_SEARCH_ENTRY_H
#define ALMANAC_SEARCH_ENTRY_H

#include <stdbool.h>
#include <stddef.h>

#include "store/search/search_block.h"
#include "text/words.h"

struct arena;
struct db;
struct list_ids;
struct word_table;

/*
 * What entries are made with. With `adds` new words are numbered, inside a
 * write transaction; otherwise they count as SEARCH_WORD_UNKNOWN.
 */
struct entry_maker {
	struct db		*db;
	struct arena		*arena;
	struct word_table	*words;
	bool			 adds;
};

/*
 * The word that stands for a list among the words of the index, in control
 * characters, which no word of a text has.
 */
#define SEARCH_LIST_WORD	18	/* bytes, with NUL */

struct word	search_list_word(int64_t list, char text[SEARCH_LIST_WORD]);

/* `texts` has SEARCH_TEXTS elements. */
void	search_entry_make(struct block_entry *, const struct entry_maker *,
	    const struct block_event *, const char *const *texts,
	    const struct list_ids *lists);

/* All events that belong in the index, in its order. */
struct block_events {
	size_t			 count;
	struct block_event	*list;		/* in the arena */
};

void	search_entry_events(struct block_events *, struct db *,
	    struct arena *);

/* The entry of an event, from its texts in the database. */
void	search_entry_read(struct block_entry *, const struct entry_maker *,
	    const struct block_event *);

#endif
