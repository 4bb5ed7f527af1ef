/*
 * Numbers of texts: 0 for the first one that is added, and so on. Texts may
 * contain NULs.
 */
#ifndef ALMANAC_DICTIONARY_H
#define ALMANAC_DICTIONARY_H

#include <stddef.h>
#include <stdint.h>

#define DICTIONARY_NONE	UINT32_MAX

struct dictionary_entry {
	uint32_t	 hash;
	uint32_t	 number;	/* + 1; 0: the entry is free */
};

/* Initialized with zeros. */
struct dictionary {
	char			*text;	/* all texts, a NUL after each */
	size_t			 length, room;
	size_t			*starts;	/* count + 1 */
	uint32_t		 count, starts_room;
	struct dictionary_entry	*entries;	/* a hash table */
	uint32_t		 size;	/* a power of two */
	uint32_t		 seed;	/* of hashes: no one can choose equal
					   ones */
};

void		 dictionary_free(struct dictionary *);

/* DICTIONARY_NONE: it was not added. */
uint32_t	 dictionary_find(const struct dictionary *, const char *text,
		    size_t length);
uint32_t	 dictionary_add(struct dictionary *, const char *text,
		    size_t length);

/*
 * For many texts, which are not in the cache of the processor: hints begin to
 * fetch what dictionary_add() will read, first for each text, then for each
 * hash, and at last dictionary_text(). The second one returns the number that
 * the text probably has, or DICTIONARY_NONE.
 */
uint32_t	 dictionary_fetch(const struct dictionary *, const char *text,
		    size_t length);
uint32_t	 dictionary_fetch_number(const struct dictionary *,
		    uint32_t hash);

static inline const char *
dictionary_text(const struct dictionary *d, uint32_t number, size_t *length)
{
	*length = d->starts[number + 1] - d->starts[number] - 1;
	return (d->text + d->starts[number]);
}

#endif
