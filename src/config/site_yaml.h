/*
 * The YAML file of a configuration, read by tables of keys. The site's own,
 * and of what describes it.
 */
#ifndef ALMANAC_SITE_YAML_H
#define ALMANAC_SITE_YAML_H

#include <stddef.h>

#include "config/site_values.h"

struct arena;
struct site;
struct texts;

enum key_shape {
	KEY_TEXT,		/* what its kind says */
	KEY_NUMBER,		/* int, from `min` to `max` */
	KEY_TEXTS,		/* struct texts, each of its kind */
	KEY_MAP,		/* of `keys` */
	KEY_MAPS		/* an array of maps of `keys`, and their count */
};

/*
 * A setting: how it is read, and all that anybody is told about it, by the
 * file that comes along, by `almanac help site.yaml` and by site.yaml(5).
 */
struct key {
	const char		*name;
	enum key_shape		 shape;
	size_t			 at;		/* in the struct above it */
	const struct site_kind	*kind;		/* of a text, or of each */
	int			 min, max;	/* of a number */
	const struct key	*keys;		/* a nameless one ends them */
	size_t			 count_at;	/* KEY_MAPS: their number */
	size_t			 size;		/* KEY_MAPS: of one */
	bool			 distinct;	/* no two of a list have it */
	bool			 hidden;	/* no complaint shows a value */
	/* As YAML writes it; NULL: it must be given, or is its keys' own. */
	const char		*initial;
	/* Sentences. Of a key in a map: a phrase. */
	const char		*meaning;
};

/* Of `struct site`; a nameless one ends them. */
extern const struct key	 site_keys[];

/* What several values must be together. */
struct site_rule {
	const char	*key;		/* that is to blame; NULL ends them */
	/* NULL, or what is wrong. */
	const char	*(*check)(const struct site *, struct arena *);
};

/*
 * Stores the defaults of keys at `to`, and what the file says in their place.
 * NULL, or what is wrong first. `faults` gets all that is wrong in the file, a
 * line each: it has room for SITE_FAULTS_MAX of them.
 */
const char	*site_yaml_defaults(struct arena *, const struct key *,
		    void *to);
const char	*site_yaml_read(struct arena *, const char *path,
		    const struct key *, const struct site_rule *, void *to,
		    struct texts *_Nullable faults);

/* A text in place of the file, which `path` names; no default is stored. */
const char	*site_yaml_read_text(struct arena *, const char *path,
		    const char *text, const struct key *, void *to);

/* NULL, or what a text must be that is no value of a KEY_TEXT, KEY_NUMBER. */
const char	*site_yaml_set(struct arena *, const struct key *,
		    const char *text, void *to);

/* "a number from 0 to 9": what each value of such a key must be. */
const char	*site_yaml_must(struct arena *, const struct key *);

#endif
