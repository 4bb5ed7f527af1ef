/*
 * A YAML file as a tree of texts, lists and maps, each with its position in
 * the file. An alias is the same node as its anchor.
 */
#ifndef ALMANAC_YAML_H
#define ALMANAC_YAML_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

#define YAML_FILE_MAX	(1 << 20)	/* bytes; a larger file is not read */
#define YAML_DEPTH_MAX	16		/* levels of nesting */

struct place {
	const char	*file;
	size_t		 line;		/* both count from 1 */
	size_t		 column;
};

enum node_kind { NODE_TEXT, NODE_LIST, NODE_MAP };

struct nodes {
	const struct node	**items;
	size_t			  count;
};

struct node {
	enum node_kind	 kind;
	struct place	 place;
	const char	*text;		/* of a text; NULL: has a NUL */
	bool		 plain;		/* not quoted, so it may be a number */
	struct nodes	 keys;		/* of a map, in file order */
	struct nodes	 items;		/* of a list or map */
};

/* All members live in the arena. */
struct yaml {
	const struct node	*root;	/* NULL: empty, or see `fault` */
	const char		*fault;	/* what is wrong, or NULL */
	struct place		 place;	/* of the fault, or of the end */
	bool			 more;	/* more text follows, at `place` */
	const struct node	*shared;	/* a node that an alias
						 * repeats, or NULL */
};

/*
 * Reads a file into the arena. Returns NULL with errno set; EFBIG if the file
 * is larger than YAML_FILE_MAX.
 */
const char	*_Nullable yaml_load(struct arena *, const char *file,
	    size_t *length);

void		 yaml_read(struct yaml *, struct arena *, const char *file,
		    const char *text, size_t length);

#endif
