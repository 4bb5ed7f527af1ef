/* Reads nodes of a YAML document by tables of keys. Private to site_yaml.c. */
#ifndef ALMANAC_SITE_MAP_H
#define ALMANAC_SITE_MAP_H

#include <stdbool.h>

struct arena;
struct key;
struct node;
struct place;
struct texts;

struct source {
	struct arena	*arena;
	const char	*path;
	const char	*error;		/* "site.yaml:3:1: ...", or NULL */
	struct texts	*faults;	/* NULL: stop at the first error */
};

/* Sets the error, with its position, or adds it to `faults`. Returns false. */
bool	site_map_complain(struct source *, const struct place *, const char *,
	    ...) __attribute__((format(printf, 3, 4)));

/*
 * Stores the content of a map, which errors call `name`. Returns false with
 * `error` set. If there is `faults`, the whole map was read.
 */
bool	site_map_read(struct source *, const struct node *,
	    const struct key *, const char *name, void *to);

/* Returns the position of a key in the map, or of the map. */
const struct place	*site_map_place(const struct node *,
			    const char *key);

#endif
