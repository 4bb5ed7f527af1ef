/*
 * Values of the settings by which a calendar looks like its site, and of who
 * shows it; private to site*.c.
 */
#ifndef ALMANAC_SITE_BRAND_H
#define ALMANAC_SITE_BRAND_H

#include "config/site_values.h"

struct site;

extern const struct site_kind	 site_logo;	/* struct site_file */
extern const struct site_kind	 site_colour;	/* int; "": -1 */
extern const struct site_kind	 site_stylesheet; /* struct site_file */
extern const struct site_kind	 site_target;	/* const char * */
extern const struct site_kind	 site_ancestor;	/* const char * */

/* NULL, or what is wrong. */
const char	*site_links_check(const struct site *, struct arena *);
const char	*site_ancestors_check(const struct site *, struct arena *);

#endif
