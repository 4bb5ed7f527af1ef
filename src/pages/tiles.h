/*
 * Square tiles of maps in Web Mercator: at zoom z the world is a grid of 2^z by
 * 2^z tiles of 256 pixels, from the north west.
 */
#ifndef ALMANAC_TILES_H
#define ALMANAC_TILES_H

#include <stdbool.h>

struct arena;

#define TILES_ACROSS	3
#define TILES_DOWN	2
#define TILES_COUNT	(TILES_ACROSS * TILES_DOWN)
#define TILES_PIXELS	256

/* The tiles around a place, in rows, and where in them it is. */
struct tiles {
	int	 zoom;
	int	 column[TILES_COUNT];
	int	 row[TILES_COUNT];
	int	 x, y;		/* pixels from the left and the top */
};

/* False: the projection does not reach so near to a pole. */
bool		 tiles_around(double latitude, double longitude, int zoom,
		    struct tiles *);

/* The address of a tile by a pattern with {z}, {x} and {y}. */
const char	*tiles_address(struct arena *, const char *pattern, int zoom,
		    int column, int row);

#endif
