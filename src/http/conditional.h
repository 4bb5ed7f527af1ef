/*
 * Conditional requests (rules, section 29, RFC 9110 section 13).
 */
#ifndef ALMANAC_CONDITIONAL_H
#define ALMANAC_CONDITIONAL_H

#include <stdbool.h>
#include <stddef.h>

struct request;

/*
 * Sets the entity tag of a 200 to GET or HEAD. If the client has this tag, the
 * answer becomes a 304.
 */
void	conditional_tag(struct request *);

/* Changes the tag to that of the gzip body. */
void	conditional_tag_gzip(struct request *);

/*
 * conditional_refuses(): whether If-Match forbids changing the record (rule
 * 5.1, step 10). `body` is the body that a GET of the record would return now,
 * or NULL if the record has no tag. It is used only if conditional_asks(), so
 * render it only then.
 */
bool	conditional_asks(const struct request *);
bool	conditional_refuses(const struct request *, const char *body,
	    size_t length);

/* Whether a list of tags, or `*`, contains `tag`, with or without "-gzip". */
bool	conditional_names(const char *list, const char *tag, bool weak);

#endif
