/*
 * Texts that may hold markup, as they are stored (rules, section 12): all are
 * trimmed. In the request's arena, or `text` itself.
 */
#ifndef ALMANAC_MARKUP_H
#define ALMANAC_MARKUP_H

struct request;

/*
 * A title, name, description or excerpt: only with the markup that the caller
 * may use.
 */
const char	*markup_clean(struct request *, const char *text);

/* A term's description: with what everybody may use. Its name: without. */
const char	*markup_restrict(struct request *, const char *text);
const char	*markup_remove(struct request *, const char *text);

#endif
