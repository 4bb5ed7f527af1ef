/* Writes values of settings as JSON, which is also YAML. */
#ifndef ALMANAC_SITE_WRITE_H
#define ALMANAC_SITE_WRITE_H

#include <stdbool.h>

struct arena;
struct key;
struct node;

/*
 * The value of a key: what the node says, or its default. A map has all of its
 * keys except those of files, and all leaves are texts.
 */
const char	*site_write(struct arena *, const struct key *,
		    const struct node *_Nullable);

/*
 * The same for a text of YAML. Returns NULL if it is not one value. Hidden
 * values that a map leaves out are those of the same map in `old`.
 */
const char	*_Nullable site_write_yaml(struct arena *, const struct key *,
		    const char *yaml, const char *_Nullable old);

/* What site_write() has returned, without hidden values, or '""'. */
const char	*site_write_shown(struct arena *, const struct key *,
		    const char *json);

/* Whether a map in the JSON has hidden values, which are secrets. */
bool		 site_write_hides(struct arena *, const struct key *,
		    const char *json);

#endif
