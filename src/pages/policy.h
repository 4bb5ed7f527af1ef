/* The Content-Security-Policy of pages (Content Security Policy Level 3). */
#ifndef ALMANAC_POLICY_H
#define ALMANAC_POLICY_H

struct arena;
struct buf;
struct site;

/* Each policy allows styles by their hash. */
struct policies {
	const char	*pages;		/* its own script; images from
					   anywhere */
	const char	*embedded;	/* no script, in frames of other
					   sites */
	const char	*reference;	/* /doc: its own script, and requests
					   to this service */
	const char	*desk;		/* like `reference`, but incomplete:
					   policy_for_forms() */
};

/*
 * `style` is the site's style of public pages, `accent` the accent style of
 * /doc and the desk.
 */
void	policies_make(struct policies *, struct arena *, const struct site *,
	    const char *style, const char *accent);

/*
 * Returns the policy, extended to allow `style` by its hash unless it is empty.
 */
const char	*policy_with(struct arena *, const char *policy,
		    const struct buf *style);

/* Completes the policy: it allows forms to be sent to `posts` only. */
const char	*policy_for_forms(struct arena *, const char *policy,
		    const char *posts);

#endif
