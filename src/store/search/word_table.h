/*
 * Words in memory, by number, and a quick look for those with some text in
 * them.  About 20 bytes a word, and 10 more once a word has been looked up.
 */
#ifndef ALMANAC_WORD_TABLE_H
#define ALMANAC_WORD_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/words.h"

struct arena;

/*
 * All words in one text, each between two NULs, so that one search through it
 * finds what it is about wherever the word borders are to be.
 */
struct word_table {
	struct arena	*arena;		/* of what follows */
	char		*text;
	size_t		 length, size;	/* of the text */
	uint32_t	*starts;	/* by number, in the text */
	size_t		 count, room;	/* of the words; numbers go up to it */
	uint32_t	*slots;		/* a hash table of numbers, or NULL */
	size_t		 slot_count;	/* a power of two */
	uint64_t	 seed;		/* nobody can choose words that clash */
};

void		 word_table_init(struct word_table *);
void		 word_table_end(struct word_table *);

/*
 * The next number, from 1 on, for a word of 1 to WORD_MAX bytes.  False when
 * there are as many as 32 bits can tell apart.
 */
bool		 word_table_add(struct word_table *, struct word);

/* Takes away the newest until there are so many. */
void		 word_table_forget(struct word_table *, size_t count);

/* With a NUL behind it; until the next one is added. */
struct word	 word_table_at(const struct word_table *, uint32_t number);

/* The number of a word, 0 if there is none. */
uint32_t	 word_table_find(struct word_table *, struct word);

/* The number of a word that has another number too, 0 if there is none. */
uint32_t	 word_table_twice(struct word_table *);

/*
 * Some of the words.  Few of them are in `few` alone, without a map; with a
 * map each number below `limit` has a byte in it, 1 for those in the set.  Any
 * number of 16 bits is below the limit.
 */
#define WORD_SET_FEW	4

struct word_set {
	size_t		 count;
	uint32_t	 few[WORD_SET_FEW];
	uint8_t		*map;		/* in the arena; NULL: none */
	size_t		 limit;
};

/* The set of those words with `part` in them, at the place that is told. */
enum word_place {
	WORD_ANYWHERE,
	WORD_FRONT,
	WORD_BACK,
	WORD_WHOLE
};

void		 word_table_with(const struct word_table *, struct arena *,
		    enum word_place, struct word part, struct word_set *);

/* Adds one that is not in it; the arena is that of the set. */
void		 word_set_add(struct word_set *, struct arena *,
		    uint32_t number);

#endif
