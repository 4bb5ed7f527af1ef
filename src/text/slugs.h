/* Slugs (rules, section 13). */
#ifndef ALMANAC_SLUGS_H
#define ALMANAC_SLUGS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

#define SLUG_MAX	200	/* bytes */

/*
 * The slug of a text; may be "". The slug of a slug is itself: escapes in the
 * text count as the non-ASCII characters that they encode.
 */
char	*slug_make(struct arena *, const char *text);

/*
 * `slug` followed by a suffix such as "-2" or "__trashed", shortened to
 * SLUG_MAX without cutting an escape.
 */
char	*slug_append(struct arena *, const char *slug, const char *suffix);

/* Whether the slug is reserved and no record may have it. */
bool	 slug_reserved(const char *slug);

#endif
