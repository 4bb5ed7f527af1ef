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
 * The data needed to make entries. If `adds` is true, new words are numbered:
 * call it inside a write transaction. Otherwise new words count as
 * SEARCH_WORD_UNKNOWN.
 */
struct entry_maker {
	struct db		*db;
	struct arena		*arena;
	struct word_table	*words;
	bool			 adds;
};

/*
 * The word that represents a list among the words of the index. It consists of
 * control characters, so no word of a text equals it.
 */
#define SEARCH_LIST_WORD	18	/* bytes, with NUL */

struct word	search_list_word(int64_t list, char text[SEARCH_LIST_WORD]);

/* `texts` has SEARCH_TEXTS elements. */
void	search_entry_make(struct block_entry *, const struct entry_maker *,
	    const struct block_event *, const char *const *texts,
	    const struct list_ids *lists);

/* Replaces the lists of an entry. Not while search_words_full() is true. */
void	search_entry_relink(struct block_entry *, const struct entry_maker *,
	    const struct list_ids *before, const struct list_ids *after);

/* All events that belong in the index, in the order of the index. */
struct block_events {
	size_t			 count;
	struct block_event	*list;		/* in the arena */
};

void	search_entry_events(struct block_events *, struct db *,
	    struct arena *);

/* Makes the entry of an event from its texts in the database. */
void	search_entry_read(struct block_entry *, const struct entry_maker *,
	    const struct block_event *);

#endif
