/*
 * The accent color of a site, as 0xrrggbb. It is made darker or lighter until
 * it is readable (CONTRAST_OF_TEXT in text/color.h).
 */
#ifndef ALMANAC_ACCENT_H
#define ALMANAC_ACCENT_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Reads "#0b5cad" or "#06c". Returns false for another text, and stores
 * nothing.
 */
bool	 accent_read(const char *text, int *color);

/* Returns 1 to 21, like color_contrast(). */
double	 accent_contrast(int, int);

/* Mixes two colors: `part`, from 0 to 1, is that of the first. */
int	 accent_mix(int, int, double part);

/*
 * Returns the color if it is readable on all backgrounds, otherwise the
 * nearest darker or lighter one. There always is one if the backgrounds are
 * all light or all dark.
 */
int	 accent_readable(int color, const int *grounds, size_t count);

#endif
