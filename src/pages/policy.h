/* What browsers may do with a page (Content Security Policy Level 3). */
#ifndef ALMANAC_POLICY_H
#define ALMANAC_POLICY_H

/*
 * The value of Content-Security-Policy: no script at all, the style of the
 * layout by its hash, images from anywhere.  It lives for ever.
 */
const char	*policy_of_pages(void);

/* That of /doc, whose own script, by its hash, may ask this service. */
const char	*policy_of_reference(void);

#endif
