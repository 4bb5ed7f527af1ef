/*
 * Smooth shapes on a picture, by a coverage of each pixel: coordinates are in
 * pixels from the upper left corner. `alpha` is from 0, invisible, to 1.
 */
#ifndef ALMANAC_PAINT_H
#define ALMANAC_PAINT_H

#include <gd.h>
#include <stddef.h>

#include "text/color.h"

#define PAINT_WIDTH	960	/* of all pictures */
#define PAINT_HEIGHT	600
#define PAINT_CORNERS	32	/* of a polygon, at most */

struct point {
	double	 x, y;
};

/* The colour that far on the way from one to another. */
struct color	 paint_mix(struct color, struct color, double share);

/* All of the picture, from the top to the bottom. */
void		 paint_gradient(gdImagePtr, struct color top,
		    struct color bottom);

void		 paint_disc(gdImagePtr, struct point, double radius,
		    struct color, double alpha);

void		 paint_polygon(gdImagePtr, const struct point *, size_t count,
		    struct color, double alpha);

/* Between its edges. */
void		 paint_box(gdImagePtr, double left, double top, double right,
		    double bottom, struct color, double alpha);

/* A straight line of that width. */
void		 paint_line(gdImagePtr, struct point, struct point,
		    double width, struct color);

/*
 * Everything below a line, which has a height for each column; from one colour
 * there to another at the bottom of the picture.
 */
void		 paint_below(gdImagePtr, const double *heights, struct color,
		    struct color bottom);

#endif
