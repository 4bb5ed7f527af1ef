/* Colors of sRGB, and whether text in them is readable (WCAG 2.2). */
#ifndef ALMANAC_COLOR_H
#define ALMANAC_COLOR_H

#include <stdbool.h>
#include <stdint.h>

#define COLOR_PRINTED	8	/* size of "#rrggbb" and its NUL */

/* The least contrast between text and its background (1.4.3). */
#define CONTRAST_OF_TEXT	4.5

struct color {
	uint8_t	 red, green, blue;
};

/* Reads "#rrggbb", with hexadecimal digits of either case. */
bool	color_read(struct color *, const char *);
void	color_print(const struct color *, char to[COLOR_PRINTED]);

/* Returns 1 to 21, in either order of the colors. */
double	color_contrast(const struct color *, const struct color *);

/*
 * Returns the color with the same hue and saturation, and the nearest
 * lightness, whose contrast with `ground` is at least `least`. Returns black
 * or white if there is none; with 4.5 there always is one.
 */
struct color	color_readable(const struct color *,
		    const struct color *ground, double least);

#endif
