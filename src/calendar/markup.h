/*
 * Texts that may hold markup, as they are stored (contract section 7.1).
 */
#ifndef ALMANAC_MARKUP_H
#define ALMANAC_MARKUP_H

struct request;

/*
 * A title, name, description or excerpt: trimmed, and only with the markup
 * that the caller may use.  In the request's arena, or `text` itself.
 */
const char	*markup_clean(struct request *, const char *text);

#endif
