/*
 * Reads a YAML configuration, such as conf/site.yaml, by tables of keys.
 */
#ifndef ALMANAC_SITE_YAML_H
#define ALMANAC_SITE_YAML_H

#include <stddef.h>

#include "config/site_values.h"

struct arena;
struct node;
struct site;
struct texts;

enum key_shape {
	KEY_TEXT,		/* of a `kind` */
	KEY_NUMBER,		/* int, from `min` to `max` */
	KEY_TEXTS,		/* struct texts; each of a `kind` */
	KEY_MAP,		/* with `keys` */
	KEY_MAPS		/* an array of maps with `keys` */
};

/*
 * A setting: how it is read, and its documentation in conf/site.yaml, `almanac
 * help site.yaml` and site.yaml(5).
 */
struct key {
	const char		*name;
	enum key_shape		 shape;
	size_t			 at;		/* offset in the struct */
	const struct site_kind	*kind;		/* of a text, or of each */
	const struct site_kind	*desk_kind;	/* at the desk; NULL: `kind` */
	/* Returns the usual spelling of a text, which is read and stored. */
	const char		*(*mend)(struct arena *, const char *);
	int			 min, max;	/* of a number */
	const struct key	*keys;		/* the last has no name */
	size_t			 count_at;	/* KEY_MAPS: of the count */
	size_t			 size;		/* KEY_MAPS: size of a map */
	/* In its list. Maps that are equal in it keep hidden values. */
	bool			 distinct;
	bool			 hidden;	/* nothing shows the value */
	bool			 desk;		/* also set at the desk */
	bool			 file;		/* of a map: only in a file */
	bool			 proof;		/* with a password, there */
	/*
	 * The default, as YAML. NULL: the key is required, or the keys of the
	 * map have defaults.
	 */
	const char		*initial;
	/* Sentences; for a key in a map, a phrase. */
	const char		*meaning;
};

/* The keys of `struct site`. The last has no name. */
extern const struct key	 site_keys[];

/* A condition for several settings. */
struct site_rule {
	const char	*key;		/* reported; NULL ends the list */
	/* Returns NULL, or an error. */
	const char	*(*check)(const struct site *, struct arena *);
};

/*
 * site_yaml_defaults() stores the defaults of the keys at `to`,
 * site_yaml_read() the values of the file. Both return NULL or the first error.
 * `faults` gets all errors in the file, one a line: it needs room for
 * SITE_FAULTS_MAX. `root` is the map of the file, or NULL.
 */
const char	*site_yaml_defaults(struct arena *, const struct key *,
		    void *to);
const char	*site_yaml_read(struct arena *, const char *path,
		    const struct key *, const struct site_rule *, void *to,
		    struct texts *_Nullable faults,
		    const struct node **root);

/*
 * Stores the value of one key, which is YAML. Returns NULL, or an error without
 * a position.
 */
const char	*_Nullable site_yaml_value(struct arena *, const struct key *,
		    const char *value, void *to);

/* What a map that was read contains for the key, or NULL. */
const struct node	*_Nullable site_yaml_said(const struct node *_Nullable,
			    const char *name);

/*
 * Sets a KEY_TEXT or KEY_NUMBER. Returns NULL, or the values that are allowed.
 */
const char	*_Nullable site_yaml_set(struct arena *, const struct key *,
		    const char *text, void *to);

/*
 * Returns the usual spelling of a text of the key, in the arena, or the text.
 */
const char	*site_yaml_mend(struct arena *, const struct key *,
		    const char *);

#endif
