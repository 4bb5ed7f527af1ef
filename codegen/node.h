/*
 * A YAML file as a tree of texts, lists and maps that know where they were
 * written. Anchors, aliases, tags and several documents in a file are
 * refused: a spec has no use for them.
 */
#ifndef CODEGEN_NODE_H
#define CODEGEN_NODE_H

#include <stdbool.h>

#include "codegen/complain.h"
#include "codegen/memory.h"

enum node_kind { NODE_TEXT, NODE_LIST, NODE_MAP };

struct node {
	enum node_kind	 kind;
	struct place	 place;
	const char	*text;		/* of a text */
	bool		 plain;		/* not quoted: perhaps a number */
	struct list	 keys;		/* of a map: texts, none twice */
	struct list	 items;		/* of a list or map */
};

/* NULL after a complaint; `from` is where the file is asked for, or NULL. */
const struct node	*node_read(const char *file, const struct place *from);

/* The same of a text. */
const struct node	*node_parse(const char *file, const char *text,
			    size_t length);

/* The value of a key in a map, or NULL. */
const struct node	*node_get(const struct node *map, const char *key);

bool	 node_is(const struct node *, const char *text);

/* Plain `null`, or nothing at all. */
bool	 node_is_null(const struct node *);

/* Plain, and a decimal number, or one without a fraction. */
bool	 node_is_number(const struct node *);
bool	 node_is_integer(const struct node *);

/* Plain `true` or `false`. */
bool	 node_is_boolean(const struct node *);

#endif
