/* A map of the spec, read into a struct by a table of the keys it may have. */
#ifndef CODEGEN_KEYS_H
#define CODEGEN_KEYS_H

#include "codegen/node.h"
#include "codegen/types.h"

enum key_kind {
	KEY_TEXT,		/* these become a const struct node * */
	KEY_NUMBER,
	KEY_COUNT,		/* a whole number above 0 */
	KEY_WORD,		/* one of `words` */
	KEY_WORDS,		/* a list with texts, or `words`, none twice */
	KEY_MAP,		/* with keys */
	KEY_VALUE,		/* a text or null */
	KEY_FLAG		/* becomes a bool */
};

struct key {
	const char		*name;
	enum key_kind		 kind;
	bool			 required;
	size_t			 offset;	/* of the member */
	const char *const	*words;
};

/*
 * Members of keys that are absent stay as they are. Complains about unknown
 * and missing keys and about values of another kind.
 */
void	 keys_read(const struct node *map, const struct key *, size_t count,
	    void *to);

/* Complains about anything but a map. */
bool	 keys_are_map(const struct node *);

#endif
