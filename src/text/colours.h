/*
 * Colors of sRGB as 0xrrggbb, and whether text in them is readable (WCAG 2.2).
 */
#ifndef ALMANAC_COLOURS_H
#define ALMANAC_COLOURS_H

#include <stdbool.h>
#include <stddef.h>

#define COLOUR_READABLE	4.5	/* least contrast of text, level AA */

/*
 * Reads "#0b5cad" or "#06c". Returns false for another text, and stores
 * nothing.
 */
bool	 colour_read(const char *text, int *colour);

/* Returns 1 to 21. */
double	 colour_contrast(int, int);

/* Mixes two colors: `part`, from 0 to 1, is that of the first. */
int	 colour_mix(int, int, double part);

/*
 * Returns the color if it is readable on all backgrounds, otherwise the
 * nearest darker or lighter one. There always is one if the backgrounds are
 * all light or all dark.
 */
int	 colour_readable(int colour, const int *grounds, size_t count);

#endif
