/*
 * Nodes of a YAML document, read by tables of keys.  Of site_yaml.c.
 */
#ifndef ALMANAC_SITE_MAP_H
#define ALMANAC_SITE_MAP_H

#include <stdbool.h>

#include <yaml.h>

struct arena;
struct key;

struct source {
	struct arena	*arena;
	const char	*path;
	yaml_document_t	 document;
	const char	*error;		/* "site.yaml:3:1: ...", or NULL */
};

/* Sets the error, with its place; false. */
bool	site_map_complain(struct source *, const yaml_mark_t *, const char *,
	    ...) __attribute__((format(printf, 3, 4)));

/* Stores what the map, called `name`, holds.  False: see the error. */
bool	site_map_read(struct source *, const yaml_node_t *,
	    const struct key *, const char *name, void *to);

#endif
