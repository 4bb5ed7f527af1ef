/*
 * Conditional requests (rules, section 29, RFC 9110 section 13).
 */
#ifndef ALMANAC_CONDITIONAL_H
#define ALMANAC_CONDITIONAL_H

#include <stdbool.h>
#include <stddef.h>

struct request;

/* Gives a 200 to GET or HEAD its tag; makes it a 304 when that is known. */
void	conditional_tag(struct request *);

/* Makes a tag that of the gzip form. */
void	conditional_tag_gzip(struct request *);

/*
 * Whether If-Match speaks against changing the record (rule 5.1, step 10).
 * `body` is what a GET of it would send now, NULL for a record that has no
 * tag. It is looked at only when conditional_asks(): render it only then.
 */
bool	conditional_asks(const struct request *);
bool	conditional_refuses(const struct request *, const char *body,
	    size_t length);

/* Whether a list of tags, or `*`, names `tag`, in its plain or gzip form. */
bool	conditional_names(const char *list, const char *tag, bool weak);

#endif
