#include "pages/tiles.h"

#include <math.h>

#include "base/arena.h"
#include "pages/phrase.h"

#define LATITUDE_MOST	85.0511
#define ZOOM_MOST	22

/* Position on the map as a fraction, from the west and from the north. */
static double
fraction_east(double longitude)
{
	return ((longitude + 180) / 360);
}

static double
fraction_south(double latitude)
{
	return ((1 - asinh(tan(latitude * M_PI / 180)) / M_PI) / 2);
}

/* Columns wrap around the world. */
static int
wrap_column(int column, int count)
{
	return (((column % count) + count) % count);
}

bool
tiles_around(double latitude, double longitude, int zoom, struct tiles *t)
{
	double	 x, y;
	int	 i, count, left, top;

	if (!(fabs(latitude) <= LATITUDE_MOST) ||
	    !(fabs(longitude) <= 180) || zoom < 1 || zoom > ZOOM_MOST)
		return (false);
	count = 1 << zoom;
	x = fraction_east(longitude) * count;
	y = fraction_south(latitude) * count;
	left = (int)floor(x) - TILES_ACROSS / 2;
	/*
	 * Centers the map on the edge of two rows that is nearest to the
	 * position.
	 */
	top = (int)floor(y + .5) - TILES_DOWN / 2;
	if (top < 0)
		top = 0;
	if (top > count - TILES_DOWN)
		top = count - TILES_DOWN;
	t->zoom = zoom;
	for (i = 0; i < TILES_COUNT; i++) {
		t->column[i] = wrap_column(left + i % TILES_ACROSS, count);
		t->row[i] = top + i / TILES_ACROSS;
	}
	t->x = (int)((x - left) * TILES_PIXELS);
	t->y = (int)((y - top) * TILES_PIXELS);

	return (true);
}

const char *
tiles_address(struct arena *arena, const char *pattern, int zoom, int column,
    int row)
{
	return (phrase(arena, pattern, "z", arena_integer(arena, zoom), "x",
	    arena_integer(arena, column), "y", arena_integer(arena, row),
	    NULL));
}
