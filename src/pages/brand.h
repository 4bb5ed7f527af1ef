/*
 * The look of a calendar: what pages use of the settings `logo`, `accent`,
 * `stylesheet` and `frame_ancestors`.
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

/* The size of the default picture for links shared elsewhere. */
#define BRAND_SHARED_WIDTH	1200
#define BRAND_SHARED_HEIGHT	630

struct brand {
	int			 color;		/* of icons */
	const char		*accent;	/* "#9c2f22" */
	const char		*accent_style;	/* CSS; "": use style.css */
	const char		*style;		/* that and the site's CSS */
	struct policies		 policies;
	struct brand_file	 files[BRAND_FILES];
};

/*
 * The brand of a site, in its memory. Pictures have their paths; their bytes
 * come from brand_file(), which draws all at its first call: before the fork,
 * so that workers share them, or before requests get the site.
 */
const struct brand	*brand_of(const struct site *);
const struct brand_file	*brand_file(const struct site *, enum brand_icon);

/*
 * Private to brand*.c. brand_style() returns the CSS for the accent color and
 * sets `accent` to the shade that light pages use; brand_icon() and
 * brand_draw() make the SVG and the pictures.
 */
const char	*brand_style(struct arena *, const struct site *,
		    int *accent);
void		 brand_icon(struct brand *, struct arena *);
void		 brand_draw(struct brand *, struct arena *);

#endif
