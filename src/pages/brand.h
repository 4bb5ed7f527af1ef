/*
 * How a calendar looks like its site: what follows for pages from the settings
 * `logo`, `accent`, `stylesheet` and `frame_ancestors`.
 */
#ifndef ALMANAC_BRAND_H
#define ALMANAC_BRAND_H

#include <stddef.h>

#include "pages/policy.h"

struct arena;
struct site;

struct brand_file {
	const char	*path;		/* "/favicon.ico"; NULL: none */
	const char	*type;
	const void	*bytes;
	size_t		 length;
};

enum brand_icon { BRAND_LOGO, BRAND_SHARED, BRAND_SVG, BRAND_ICO, BRAND_TOUCH,
	BRAND_FILES };

/* Of the picture for pages without one, where a link to them is shared. */
#define BRAND_SHARED_WIDTH	1200
#define BRAND_SHARED_HEIGHT	630

struct brand {
	const char		*accent;	/* "#9c2f22" */
	const char		*accent_style;	/* CSS; "": that of style.css */
	const char		*style;		/* the same, and of the site */
	struct policies		 policies;
	struct brand_file	 files[BRAND_FILES];
};

/*
 * That of the only site of this process, composed once: before the fork, so that
 * workers share it.
 */
const struct brand	*brand_of(const struct site *);

/*
 * Private to brand*.c: the CSS of an accent colour, which becomes what light
 * pages have of it; and files in a colour.
 */
const char	*brand_style(struct arena *, const struct site *,
		    int *accent);
void		 brand_icons(struct brand *, struct arena *, int accent);

#endif
