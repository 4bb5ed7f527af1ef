/*
 * The members of what may be a list, one value, or a comma text (contract
 * section 2.3).
 */
#ifndef ALMANAC_PIECES_H
#define ALMANAC_PIECES_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct value;

#define PIECES_MAX	10000

struct pieces {
	size_t			 count;
	const struct value	**list;
};

/*
 * Blanks around texts and empty texts are dropped; only a text that is not
 * itself in a list is split at its commas.  False: it is a map, or has more
 * than PIECES_MAX members.
 */
bool	pieces_read(struct pieces *, struct arena *, const struct value *);

#endif
