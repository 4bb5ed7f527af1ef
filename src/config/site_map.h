/*
 * Nodes of a YAML document, read by tables of keys. Of site_yaml.c.
 */
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
	struct texts	*faults;	/* NULL: the first one ends it */
};

/* Sets the error, with its place, or adds to the faults; false. */
bool	site_map_complain(struct source *, const struct place *, const char *,
	    ...) __attribute__((format(printf, 3, 4)));

/*
 * Stores what the map, called `name`, holds. False: see the error, or the
 * faults, behind which all else is read.
 */
bool	site_map_read(struct source *, const struct node *,
	    const struct key *, const char *name, void *to);

/* Where a key of the map stands, or the map itself. */
const struct place	*site_map_place(const struct node *,
			    const char *key);

#endif
