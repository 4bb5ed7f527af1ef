/*
 * The YAML file of a configuration, read by tables of keys.  The site's own.
 */
#ifndef ALMANAC_SITE_YAML_H
#define ALMANAC_SITE_YAML_H

#include <stddef.h>

#include "base/site_values.h"

struct arena;
struct site;

enum key_shape {
	KEY_TEXT,
	KEY_TEXTS,		/* struct texts */
	KEY_MAP,		/* of `keys` */
	KEY_MOUNTS		/* list of maps of `keys` */
};

struct key {
	const char		*name;
	enum key_shape		 shape;
	size_t			 offset;
	site_value		*value;		/* of a text, or of each one */
	const struct key	*keys;		/* a nameless one ends them */
};

/* NULL, or what is wrong. */
const char	*site_yaml_read(struct arena *, const char *path,
		    const struct key *, struct site *);

#endif
