/*
 * Prepares texts that may contain markup for storage (rules, section 12). All
 * are trimmed. Results are in the request's arena, or `text` itself.
 */
#ifndef ALMANAC_MARKUP_H
#define ALMANAC_MARKUP_H

struct request;

/*
 * A title, name, description or excerpt: keeps the markup that the caller may
 * use.
 */
const char	*markup_clean(struct request *, const char *text);

/*
 * The description of a term: keeps the markup that everybody may use. The name
 * of a term: keeps none.
 */
const char	*markup_restrict(struct request *, const char *text);
const char	*markup_remove(struct request *, const char *text);

#endif
