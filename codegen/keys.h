/*
 * Reads a map of the spec into a struct, by a table of the keys that it may
 * have.
 */
#ifndef CODEGEN_KEYS_H
#define CODEGEN_KEYS_H

#include "codegen/node.h"
#include "codegen/types.h"

enum key_kind {
	KEY_TEXT,		/* these become a const struct node * */
	KEY_NAME,		/* a text that can be a name in C */
	KEY_NUMBER,
	KEY_COUNT,		/* an integer above 0 */
	KEY_WORD,		/* one of `words` or `types` */
	KEY_WORDS,		/* one or several texts or `words` */
	KEY_MAP,		/* a map, read by other code */
	KEY_VALUE,		/* a text or null */
	KEY_FLAG,		/* becomes a bool */
	KEY_ENTRIES		/* a map of maps, becomes a struct list */
};

struct key {
	const char		*name;		/* NULL ends a table */
	const char		*says;		/* its meaning, for authors */
	enum key_kind		 kind;
	size_t			 offset;	/* of the member */
	const char *const	*words;
	const struct type	*types;		/* whose words it may have */
	const struct key	*keys;		/* of entries; of
						   a map only for editors */
	size_t			 size;		/* of an entry's struct */
	const char		*needs;		/* key that it requires */
	const char		*excludes;	/* key that excludes it */
	unsigned		 takes;		/* types it goes with; 0: all */
	unsigned		 needed;	/* by those types */
	bool			 required;
};

/*
 * A row of a table. With KEY the member has the name of the key, with KEY_AS
 * another one.
 */
#define KEY(type, member, what, ...)					\
	KEY_AS(#member, type, member, what, __VA_ARGS__)
#define KEY_AS(key, type, member, what, meaning, ...)			\
	{ .name = key, .says = meaning, .kind = KEY_##what,		\
	    .offset = offsetof(struct type, member), __VA_ARGS__ }
#define KEYS_END { .name = NULL }

/* "a number above 0", "GET or POST": the values that a key may have. */
const char	*keys_values(const struct key *);

/*
 * Members whose keys are absent stay unchanged. Complains about unknown and
 * missing keys, values of another kind, and keys that exclude each other.
 */
void	 keys_read(const struct node *map, const struct key *, void *to);

/*
 * Reads a map into a new struct of `size` bytes, whose first member is its
 * key, and adds it to the list.
 */
void	*keys_add(struct list *, size_t size, const struct node *key,
	    const struct node *map, const struct key *);

/*
 * Complains about keys that the type does not allow, and about missing ones
 * that it requires.
 */
void	 keys_fit(const struct node *map, const struct key *, unsigned takes,
	    const char *type);

/* Complains unless it is a map. */
bool	 keys_are_map(const struct node *);

/* Complains about a text that cannot be a name in C, such as a keyword. */
void	 keys_check_name(const struct node *);

#endif
