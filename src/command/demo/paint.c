#include "command/demo/paint.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FINE	4	/* fine lines for each line of pixels */

static double
limit(double n, double least, double most)
{
	return (n < least ? least : n > most ? most : n);
}

static uint8_t
between(uint8_t from, uint8_t to, double share)
{
	return ((uint8_t)(from + (to - from) * share + .5));
}

struct color
paint_mix(struct color from, struct color to, double share)
{
	return ((struct color){ between(from.red, to.red, share),
	    between(from.green, to.green, share),
	    between(from.blue, to.blue, share) });
}

static void
blend(gdImagePtr image, int x, int y, struct color color, double alpha)
{
	int	*pixel = &image->tpixels[y][x];

	if (alpha <= 0)
		return;
	if (alpha < 1)
		color = paint_mix((struct color){ (uint8_t)(*pixel >> 16),
		    (uint8_t)(*pixel >> 8), (uint8_t)*pixel }, color, alpha);
	*pixel = color.red << 16 | color.green << 8 | color.blue;
}

void
paint_gradient(gdImagePtr image, struct color top, struct color bottom)
{
	struct color	 color;
	int		 x, y;

	for (y = 0; y < PAINT_HEIGHT; y++) {
		color = paint_mix(top, bottom, (double)y / PAINT_HEIGHT);
		for (x = 0; x < PAINT_WIDTH; x++)
			blend(image, x, y, color, 1);
	}
}

void
paint_disc(gdImagePtr image, struct point at, double radius,
    struct color color, double alpha)
{
	int	 x, y, left, right, bottom;

	left = (int)limit(at.x - radius - 1, 0, PAINT_WIDTH);
	right = (int)limit(at.x + radius + 2, 0, PAINT_WIDTH);
	bottom = (int)limit(at.y + radius + 2, 0, PAINT_HEIGHT);
	for (y = (int)limit(at.y - radius - 1, 0, PAINT_HEIGHT); y < bottom;
	    y++)
		for (x = left; x < right; x++)
			blend(image, x, y, color, alpha * limit(radius + .5 -
			    hypot(x + .5 - at.x, y + .5 - at.y), 0, 1));
}

static int
compare(const void *p, const void *q)
{
	const double	*a = p, *b = q;

	return ((*a > *b) - (*a < *b));
}

/* Finds where a level line crosses the edges, from left to right. */
static size_t
cross(const struct point *corners, size_t count, double y,
    double at[PAINT_CORNERS])
{
	const struct point	*a, *b;
	size_t			 i, found = 0;

	for (i = 0; i < count; i++) {
		a = &corners[i];
		b = &corners[(i + 1) % count];
		if ((a->y <= y) != (b->y <= y))
			at[found++] = a->x + (b->x - a->x) * (y - a->y) /
			    (b->y - a->y);
	}
	qsort(at, found, sizeof(*at), compare);

	return (found);
}

/* Adds to each pixel the part of it between two positions on a fine line. */
static void
cover(double covered[PAINT_WIDTH], double from, double to)
{
	int	 x;

	from = limit(from, 0, PAINT_WIDTH);
	to = limit(to, 0, PAINT_WIDTH);
	for (x = (int)from; x < PAINT_WIDTH && x < to; x++)
		covered[x] += (fmin(to, x + 1) - fmax(from, x)) / FINE;
}

static void
fill_row(gdImagePtr image, int y, const double covered[PAINT_WIDTH],
    struct color color, double alpha)
{
	int	 x;

	for (x = 0; x < PAINT_WIDTH; x++)
		blend(image, x, y, color, alpha * covered[x]);
}

void
paint_polygon(gdImagePtr image, const struct point *corners, size_t count,
    struct color color, double alpha)
{
	double	 covered[PAINT_WIDTH], at[PAINT_CORNERS];
	double	 top = PAINT_HEIGHT, bottom = 0;
	size_t	 i, found;
	int	 y, fine;

	for (i = 0; i < count; i++) {
		top = fmin(top, corners[i].y);
		bottom = fmax(bottom, corners[i].y);
	}
	for (y = (int)limit(top, 0, PAINT_HEIGHT);
	    y < (int)limit(bottom + 1, 0, PAINT_HEIGHT); y++) {
		memset(covered, 0, sizeof(covered));
		for (fine = 0; fine < FINE; fine++) {
			found = cross(corners, count,
			    y + (fine + .5) / FINE, at);
			for (i = 0; i + 1 < found; i += 2)
				cover(covered, at[i], at[i + 1]);
		}
		fill_row(image, y, covered, color, alpha);
	}
}

void
paint_box(gdImagePtr image, double left, double top, double right,
    double bottom, struct color color, double alpha)
{
	const struct point	 corners[] = {
		{ left, top }, { right, top }, { right, bottom },
		{ left, bottom }
	};

	paint_polygon(image, corners, 4, color, alpha);
}

void
paint_line(gdImagePtr image, struct point from, struct point to, double width,
    struct color color)
{
	double	 length = hypot(to.x - from.x, to.y - from.y);
	double	 x = (to.y - from.y) / length * width / 2;
	double	 y = (from.x - to.x) / length * width / 2;

	paint_polygon(image, (const struct point[]){
	    { from.x + x, from.y + y }, { to.x + x, to.y + y },
	    { to.x - x, to.y - y }, { from.x - x, from.y - y } }, 4, color, 1);
}

void
paint_below(gdImagePtr image, const double *heights, struct color color,
    struct color bottom)
{
	double	 all = PAINT_HEIGHT;
	int	 x, y;

	for (x = 0; x < PAINT_WIDTH; x++)
		for (y = (int)limit(heights[x], 0, all); y < PAINT_HEIGHT; y++)
			blend(image, x, y, paint_mix(color, bottom,
			    limit((y - heights[x]) / fmax(all - heights[x], 1),
			    0, 1)), limit(y + 1 - heights[x], 0, 1));
}
