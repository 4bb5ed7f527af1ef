/* Categories as forms list them. */
#ifndef ALMANAC_TREE_H
#define ALMANAC_TREE_H

#include <stddef.h>

struct arena;
struct value;

/* Only so many levels are shown. */
#define TREE_LEVELS	9

struct tree_row {
	const struct value	*record;
	const char		*indent;	/* dashes of its level */
};

/*
 * Makes a row of each record of a list, followed by those below it. The record
 * with the id `hidden`, and those below it, have none. Records without `parent`
 * stay in their order. Returns how many rows there are.
 */
size_t	tree_rows(struct arena *, const struct value *list, const char *hidden,
	    struct tree_row **to);

#endif
