/*
 * Words in memory, by number, with a fast search for words that contain a text.
 * Takes about 20 bytes a word, and 10 more after the first lookup.
 */
#ifndef ALMANAC_WORD_TABLE_H
#define ALMANAC_WORD_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/words.h"

struct arena;

/*
 * All words are in one text, with a NUL before and after each word. So one
 * search through the text also finds parts at the start or end of a word.
 */
struct word_table {
	struct arena	*arena;		/* holds the following members */
	char		*text;
	size_t		 length, size;	/* of the text */
	uint32_t	*starts;	/* offsets in the text, by number */
	size_t		 count, room;	/* of words, numbered from 1 */
	uint32_t	*slots;		/* a hash table of numbers, or NULL */
	size_t		 slot_count;	/* a power of two */
	uint64_t	 seed;		/* random, against crafted collisions */
};

void		 word_table_init(struct word_table *);
void		 word_table_end(struct word_table *);

/*
 * Gives a word of 1 to WORD_MAX bytes the next number, starting with 1.
 * Returns false if there is no room for more text.
 */
bool		 word_table_add(struct word_table *, struct word);

/* Removes the newest words until `count` are left. */
void		 word_table_forget(struct word_table *, size_t count);

/* NUL-terminated. Valid until the next word is added. */
struct word	 word_table_at(const struct word_table *, uint32_t number);

/* Returns the number of a word, or 0. */
uint32_t	 word_table_find(struct word_table *, struct word);

/* Returns a number whose word also has another number, or 0. */
uint32_t	 word_table_twice(struct word_table *);

/*
 * A set of words. Up to WORD_SET_FEW numbers are in `few`. A larger set has a
 * map with a byte for each number below `limit`: 1 if the number is in the set.
 * The limit is above all 16-bit numbers.
 */
#define WORD_SET_FEW	4

struct word_set {
	size_t		 count;
	uint32_t	 few[WORD_SET_FEW];
	uint8_t		*map;		/* in the arena; NULL: none */
	size_t		 limit;
};

/* Finds the words that contain `part` at a position. */
enum word_position {
	WORD_ANYWHERE,
	WORD_FRONT,
	WORD_BACK,
	WORD_WHOLE
};

void		 word_table_with(const struct word_table *, struct arena *,
		    enum word_position, struct word part, struct word_set *);

/* Makes an empty set. */
void		 word_set_init(struct word_set *, const struct word_table *);

bool		 word_set_has(const struct word_set *, uint32_t number);

/* Adds a number that is not yet in the set. Pass the arena of the set. */
void		 word_set_add(struct word_set *, struct arena *,
		    uint32_t number);

#endif
