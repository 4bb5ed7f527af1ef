/* Slugs (rules, section 13). */
#ifndef ALMANAC_SLUGS_H
#define ALMANAC_SLUGS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

#define SLUG_MAX	200	/* bytes */

/*
 * Makes a slug, which may be "". The slug of a slug is the same. Escapes in
 * the text count as the non-ASCII characters that they encode.
 */
char	*slug_make(struct arena *, const char *text);

/*
 * Appends a suffix such as "-2" or "__trashed", and shortens the slug to
 * SLUG_MAX without cutting an escape.
 */
char	*slug_append(struct arena *, const char *slug, const char *suffix);

/* Whether no record may have the slug. */
bool	 slug_reserved(const char *slug);

#endif
