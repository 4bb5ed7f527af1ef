/*
 * Nodes of a YAML document, read by tables of keys. Of site_yaml.c.
 */
#ifndef ALMANAC_SITE_MAP_H
#define ALMANAC_SITE_MAP_H

#include <stdbool.h>

#include <yaml.h>

struct arena;
struct key;
struct texts;

struct source {
	struct arena	*arena;
	const char	*path;
	yaml_document_t	 document;
	const char	*error;		/* "site.yaml:3:1: ...", or NULL */
	struct texts	*faults;	/* NULL: the first one ends it */
};

/* Sets the error, with its place, or adds to the faults; false. */
bool	site_map_complain(struct source *, const yaml_mark_t *, const char *,
	    ...) __attribute__((format(printf, 3, 4)));

/*
 * Stores what the map, called `name`, holds. False: see the error, or the
 * faults, behind which all else is read.
 */
bool	site_map_read(struct source *, const yaml_node_t *,
	    const struct key *, const char *name, void *to);

/* Where a key of the map stands, or the map itself. */
yaml_mark_t	 site_map_mark(struct source *, const yaml_node_t *,
		    const char *key);

#endif
