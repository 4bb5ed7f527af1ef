/* The Content-Security-Policy of pages (Content Security Policy Level 3). */
#ifndef ALMANAC_POLICY_H
#define ALMANAC_POLICY_H

struct arena;
struct buf;
struct site;

/* Styles are allowed by their hash. */
struct policies {
	const char	*pages;		/* no script; images from anywhere */
	const char	*embedded;	/* the same, in frames of other sites */
	const char	*reference;	/* /doc: its own script, and requests
					   to this service */
	const char	*desk;		/* likewise */
};

/*
 * `style` is that of the site on public pages, `accent` the one that /doc and
 * the desk have of it.
 */
void	policies_make(struct policies *, struct arena *, const struct site *,
	    const char *style, const char *accent);

/* A policy that allows another style, unless it is empty, by its hash, too. */
const char	*policy_with(struct arena *, const char *policy,
		    const struct buf *style);

#endif
