/*
 * Prepares texts with markup for storage (rules, section 12). All texts are
 * trimmed. Results are in the request's arena, or are `text` itself.
 */
#ifndef ALMANAC_MARKUP_H
#define ALMANAC_MARKUP_H

#include <stddef.h>

struct request;

/*
 * For a title, name, description or excerpt: keeps the markup that the caller
 * may use. Sets rq->too_long if the result has more than `most` bytes.
 */
const char	*markup_clean(struct request *, const char *text, size_t most);

/*
 * markup_restrict(), for the description of a term, keeps the markup that
 * everyone may use. markup_remove(), for its name, keeps none.
 */
const char	*markup_restrict(struct request *, const char *text);
const char	*markup_remove(struct request *, const char *text);

#endif
