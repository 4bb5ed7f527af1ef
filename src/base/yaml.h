/*
 * A YAML file as a tree of texts, lists and maps that know where they were
 * written. An alias is the node of its anchor.
 */
#ifndef ALMANAC_YAML_H
#define ALMANAC_YAML_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

#define YAML_FILE_MAX	(1 << 20)	/* bytes; a larger file is not read */
#define YAML_DEPTH_MAX	16		/* of nodes in each other */

struct place {
	const char	*file;
	size_t		 line;		/* both begin with 1 */
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
	const char	*text;		/* of a text; NULL: it holds a NUL */
	bool		 plain;		/* not quoted: perhaps a number */
	struct nodes	 keys;		/* of a map, as written */
	struct nodes	 items;		/* of a list or map */
};

/* All in the arena. */
struct yaml {
	const struct node	*root;	/* NULL: see `fault`, or it is empty */
	const char		*fault;	/* what is wrong, or NULL */
	struct place		 place;	/* of the fault, or of the end */
	bool			 more;	/* another document begins there */
	const struct node	*shared;	/* that an alias repeats */
};

/* The bytes of a file; NULL: see errno, EFBIG for one that is too large. */
const char	*yaml_load(struct arena *, const char *file, size_t *length);

void		 yaml_read(struct yaml *, struct arena *, const char *file,
		    const char *text, size_t length);

#endif
