/* Slugs (contract section 7.2). */
#ifndef ALMANAC_SLUGS_H
#define ALMANAC_SLUGS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

#define SLUG_MAX	200	/* bytes */

/*
 * What the slug function makes of a text; may be "".  A slug is its own slug:
 * escapes in the text count as the characters beyond ASCII they stand for.
 */
char	*slug_make(struct arena *, const char *text);

/*
 * `slug` with a suffix behind it, such as "-2" or "__trashed", shortened (never
 * inside an escape) so that the whole is no longer than SLUG_MAX.
 */
char	*slug_append(struct arena *, const char *slug, const char *suffix);

/* Whether events, venues and organizers may not have it. */
bool	 slug_reserved(const char *slug);

#endif
