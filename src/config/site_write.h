/* Writes values of settings as JSON, which is also YAML. */
#ifndef ALMANAC_SITE_WRITE_H
#define ALMANAC_SITE_WRITE_H

struct arena;
struct key;
struct node;

/*
 * The value of a key: what the node says, or its default. A map has all of its
 * keys, and all leaves are texts.
 */
const char	*site_write(struct arena *, const struct key *,
		    const struct node *_Nullable);

/* The same for a text of YAML. Returns NULL if it is not one value. */
const char	*_Nullable site_write_yaml(struct arena *, const struct key *,
		    const char *yaml);

#endif
