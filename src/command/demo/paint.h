/*
 * Smooth shapes on a picture, drawn by how much of each pixel they cover.
 * Coordinates are in pixels from the upper left corner. `alpha` is from 0
 * (invisible) to 1.
 */
#ifndef ALMANAC_PAINT_H
#define ALMANAC_PAINT_H

#include <gd.h>
#include <stddef.h>

#include "text/color.h"

#define PAINT_WIDTH	960	/* of all pictures */
#define PAINT_HEIGHT	600
#define PAINT_CORNERS	32	/* limit of a polygon */

struct point {
	double	 x, y;
};

/* Mixes two colors: `share` 0 is the first, 1 the second. */
struct color	 paint_mix(struct color, struct color, double share);

/* Fills the whole picture with a gradient from top to bottom. */
void		 paint_gradient(gdImagePtr, struct color top,
		    struct color bottom);

void		 paint_disc(gdImagePtr, struct point, double radius,
		    struct color, double alpha);

void		 paint_polygon(gdImagePtr, const struct point *, size_t count,
		    struct color, double alpha);

/* Fills a box. */
void		 paint_box(gdImagePtr, double left, double top, double right,
		    double bottom, struct color, double alpha);

/* Draws a straight line of that width. */
void		 paint_line(gdImagePtr, struct point, struct point,
		    double width, struct color);

/*
 * Fills everything below a line, which has a height for each column, with a
 * gradient from the line to the bottom of the picture.
 */
void		 paint_below(gdImagePtr, const double *heights, struct color,
		    struct color bottom);

#endif
