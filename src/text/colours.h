/* Colours of sRGB, 0xrrggbb, and whether text in them can be read (WCAG 2.2). */
#ifndef ALMANAC_COLOURS_H
#define ALMANAC_COLOURS_H

#include <stdbool.h>
#include <stddef.h>

#define COLOUR_READABLE	4.5	/* least contrast of text, level AA */

/* "#0b5cad" or "#06c". False: it is none; nothing is stored. */
bool	 colour_read(const char *text, int *colour);

/* From 1 to 21. */
double	 colour_contrast(int, int);

/* `part`, from 0 to 1, of the first in the second. */
int	 colour_mix(int, int, double part);

/*
 * The colour itself if it can be read on all of `grounds`, or else the nearest
 * darker or lighter one that can; there is one for grounds that are all light or
 * all dark.
 */
int	 colour_readable(int colour, const int *grounds, size_t count);

#endif
