/* The Content-Security-Policy of pages (Content Security Policy Level 3). */
#ifndef ALMANAC_POLICY_H
#define ALMANAC_POLICY_H

struct arena;
struct buf;

/*
 * Allows no script, the style of the layout and, unless it is empty, another
 * one, both by their hashes, and images from anywhere.
 */
const char	*policy_of_pages(struct arena *, const struct buf *style);

/*
 * That of /doc, which allows its own script by its hash, and requests to this
 * service.
 */
const char	*policy_of_reference(void);

/* That of the desk: its own script, and requests to this service. */
const char	*policy_of_desk(void);

#endif
