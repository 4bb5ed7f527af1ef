/* Colours of sRGB, and whether texts in them can be read (WCAG 2.2). */
#ifndef ALMANAC_COLOR_H
#define ALMANAC_COLOR_H

#include <stdbool.h>
#include <stdint.h>

#define COLOR_PRINTED	8	/* bytes of "#rrggbb", with the end */

/* The least contrast of a text with what is behind it (1.4.3). */
#define CONTRAST_OF_TEXT	4.5

struct color {
	uint8_t	 red, green, blue;
};

/* "#rrggbb" in hexadecimal digits of either case, and nothing else. */
bool	color_read(struct color *, const char *);
void	color_print(const struct color *, char to[COLOR_PRINTED]);

/* From 0 for black to 1 for white. */
double	color_luminance(const struct color *);

/* From 1 to 21, in either order. */
double	color_contrast(const struct color *, const struct color *);

/*
 * The colour of the nearest lightness, and of the same hue and saturation, whose
 * contrast with `behind` is at least `least`: the same one if its own is. Black
 * or white if no lightness is enough, which with 4.5 never happens.
 */
struct color	color_readable(const struct color *,
		    const struct color *behind, double least);

#endif
