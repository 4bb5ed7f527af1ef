/*
 * Types of the settings for the look of a calendar and for embedding; private
 * to site*.c.
 */
#ifndef ALMANAC_SITE_BRAND_H
#define ALMANAC_SITE_BRAND_H

#include "config/site_values.h"

struct site;

extern const struct site_kind	 site_logo;	/* struct site_file */
extern const struct site_kind	 site_logo_data; /* struct site_file */
extern const struct site_kind	 site_color;	/* int; "": -1 */
extern const struct site_kind	 site_type;	/* const char * */
extern const struct site_kind	 site_cards;	/* const char * */
extern const struct site_kind	 site_stylesheet; /* struct site_file */
extern const struct site_kind	 site_target;	/* const char * */
extern const struct site_kind	 site_ancestor;	/* const char * */

/* Return the usual spelling of a text, in the arena, or the text. */
const char	*site_mend_color(struct arena *, const char *);
const char	*site_mend_target(struct arena *, const char *);
const char	*site_mend_ancestor(struct arena *, const char *);

/* Returns NULL, or an error. */
const char	*_Nullable site_links_check(const struct site *,
	    struct arena *);
const char	*_Nullable site_ancestors_check(const struct site *,
	    struct arena *);

#endif
