/*
 * A file of the spec as base/yaml.h reads it, and complaints about it, each
 * with its place: "spec/events.yaml:12:7: unknown key 'defualt'".
 */
#ifndef CODEGEN_NODE_H
#define CODEGEN_NODE_H

#include <stdbool.h>

#include "base/yaml.h"
#include "codegen/memory.h"

void	 complain(const struct place *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/* The number of complaints. */
size_t	 complaint_count(void);
void	 complaint_forget(void);

/*
 * Reads one document, which must have no aliases, no NULs, and only distinct
 * texts as keys. NULL after a complaint; `from` is where the spec names the
 * file, or NULL.
 */
const struct node	*node_read(const char *file, const struct place *from);

/* The value of a key in a map, or NULL. */
const struct node	*node_get(const struct node *map, const char *key);

/* NULL for NULL. */
const char	*node_text(const struct node *);

bool	 node_is(const struct node *, const char *text);

/* Whether a list, or NULL, has the text. */
bool	 node_has(const struct node *list, const char *text);

/* Plain `null`, or empty. */
bool	 node_is_null(const struct node *);

/* A plain decimal number; an integer has no fraction. */
bool	 node_is_number(const struct node *);
bool	 node_is_integer(const struct node *);

/* Plain `true` or `false`. */
bool	 node_is_boolean(const struct node *);

/* The items of a list; none for NULL. */
struct nodes	 node_items(const struct node *);

/* A list of one. */
struct nodes	 node_alone(const struct node *);

bool		 nodes_have(struct nodes, const char *text);

/* For each key of a map, which may be NULL, and its value. */
#define MAP_EACH(key, value, map)					\
	for (size_t key##_at = 0; (map) != NULL &&			\
	    key##_at < (map)->keys.count &&				\
	    ((key) = (map)->keys.items[key##_at],			\
	    (value) = (map)->items.items[key##_at]) != NULL; key##_at++)

/* Finds a struct, which must begin with its key, a node; NULL: none. */
const void	*list_find(const struct list *, const char *key);

#endif
