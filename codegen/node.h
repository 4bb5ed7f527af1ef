/*
 * A file of the spec, read by base/yaml.h, and complaints about it, which have
 * a position: "spec/events.yaml:12:7: unknown key 'defualt'".
 */
#ifndef CODEGEN_NODE_H
#define CODEGEN_NODE_H

#include <stdbool.h>

#include "base/yaml.h"
#include "codegen/memory.h"

void	 complain(const struct place *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/* complaint_count() returns the number of complaints. */
size_t	 complaint_count(void);
void	 complaint_forget(void);

/*
 * Reads one document. It must have no aliases and no NULs, and its keys must
 * be distinct texts. Returns NULL after a complaint. `from` is the place in
 * the spec that names the file, or NULL.
 */
const struct node	*node_read(const char *file, const struct place *from);

/* Returns the value of a key in a map, or NULL. */
const struct node	*node_get(const struct node *map, const char *key);

/* Returns the text of a node; NULL for NULL. */
const char	*node_text(const struct node *);

bool	 node_is(const struct node *, const char *text);

/* Whether a list, which may be NULL, has the text. */
bool	 node_has(const struct node *list, const char *text);

/* Whether the value is an unquoted `null`, or empty. */
bool	 node_is_null(const struct node *);

/*
 * Forms of texts: extended regular expressions for the whole text. A number
 * has no leading zero, since C would read 010 as octal, and fits 64 bits.
 */
#define FORM_NAME	"[a-z][a-z0-9_]*"
#define FORM_INTEGER	"-?(0|[1-9][0-9]{0,17})"
#define FORM_NUMBER	FORM_INTEGER "(\\.[0-9]+)?"
#define FORM_BOOLEAN	"true|false"

bool	 node_has_form(const struct node *, const char *form);

/* Whether the value is an unquoted text of the form. */
bool	 node_is_plain(const struct node *, const char *form);

/* Complains if a text does not have the form of `what`, such as a name. */
void	 node_check_form(const struct node *, const char *form,
	    const char *what);

/* Returns the items of a list; none for NULL. */
struct nodes	 node_items(const struct node *);

/* Iterates over the keys of a map, which may be NULL, and their values. */
#define MAP_EACH(key, value, map)					\
	for (size_t key##_at = 0; (map) != NULL &&			\
	    key##_at < (map)->keys.count &&				\
	    ((key) = (map)->keys.items[key##_at],			\
	    (value) = (map)->items.items[key##_at]) != NULL; key##_at++)

/*
 * Finds a struct by its key, which must be its first member, a node. Returns
 * NULL if there is none.
 */
const void	*list_find(const struct list *, const char *key);

/*
 * Finds the struct that a node, which may be NULL, names. Complains if there is
 * none; `kind` is the kind of thing for the message.
 */
const void	*list_known(const struct list *, const struct node *,
		    const char *kind);

#endif
