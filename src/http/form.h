/*
 * How pairs of a form or query string become a map (rule 3.5). The form
 * readers' own.
 */
#ifndef ALMANAC_FORM_H
#define ALMANAC_FORM_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct value;

struct form {
	struct arena	*arena;
	struct value	*map;
	size_t		 count;		/* of values made */
	bool		 full;		/* more than JSON_VALUES */
};

/*
 * Adds one pair, decoded, with NULs behind its texts, which must live as long
 * as the map. What is not UTF-8 is marked as broken; U+0000 is dropped.
 * Names whose brackets do not pair, or nest deeper than JSON_DEPTH, are plain.
 */
void	form_put(struct form *, const char *name, size_t name_length,
	    const char *text, size_t length);

/* Makes lists of the maps whose keys are all digits. */
void	form_finish(struct form *);

#endif
