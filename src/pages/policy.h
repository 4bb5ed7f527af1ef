/* The Content-Security-Policy of pages (Content Security Policy Level 3). */
#ifndef ALMANAC_POLICY_H
#define ALMANAC_POLICY_H

/*
 * Allows no script, the style of the layout by its hash, and images from
 * anywhere. A static text.
 */
const char	*policy_of_pages(void);

/*
 * That of /doc, which allows its own script by its hash, and requests to this
 * service.
 */
const char	*policy_of_reference(void);

/* That of the desk: its own script, and requests to this service. */
const char	*policy_of_desk(void);

#endif
