/*
 * The members of what may be a list, one value, or a comma text (rule 4.6).
 */
#ifndef ALMANAC_PIECES_H
#define ALMANAC_PIECES_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct value;

struct pieces {
	size_t			 count;
	const struct value	**list;
};

/*
 * Blanks around texts and empty texts are dropped; only a text that is not
 * itself in a list is split at its commas. Of more than `most` members one
 * more than that is read. False: it is a map.
 */
bool	pieces_read(struct pieces *, struct arena *, const struct value *,
	    size_t most);

#endif
