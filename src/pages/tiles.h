/*
 * Square map tiles in Web Mercator. At zoom z the world is a grid of 2^z by 2^z
 * tiles of 256 pixels, counted from the north-west corner.
 */
#ifndef ALMANAC_TILES_H
#define ALMANAC_TILES_H

#include <stdbool.h>

struct arena;

#define TILES_ACROSS	3
#define TILES_DOWN	2
#define TILES_COUNT	(TILES_ACROSS * TILES_DOWN)
#define TILES_PIXELS	256

/* The tiles around a position, in rows, and the position within them. */
struct tiles {
	int	 zoom;
	int	 column[TILES_COUNT];
	int	 row[TILES_COUNT];
	int	 x, y;		/* pixels from the left and the top */
};

/* Returns false if the position is too close to a pole for this projection. */
bool		 tiles_around(double latitude, double longitude, int zoom,
		    struct tiles *);

/* Returns the address of a tile. The pattern contains {z}, {x} and {y}. */
const char	*tiles_address(struct arena *, const char *pattern, int zoom,
		    int column, int row);

#endif
