#include <math.h>
#include <stddef.h>

#include "store/lists/geo.h"

#define RADIUS	6371.0		/* kilometers */
#define DEGREE	(M_PI / 180)

double
geo_distance(double latitude, double longitude, double to_latitude,
    double to_longitude)
{
	double	 north, east, h;

	north = sin((to_latitude - latitude) * DEGREE / 2);
	east = sin((to_longitude - longitude) * DEGREE / 2);
	h = north * north + cos(latitude * DEGREE) *
	    cos(to_latitude * DEGREE) * east * east;

	/* Rounding may exceed 1, for opposite points. */
	return (2 * RADIUS * asin(sqrt(fmin(h, 1))));
}

void
geo_surround(struct geo_box *box, const struct geo_circle *c)
{
	double	 angle, reach;

	angle = c->distance / RADIUS;
	box->south = c->latitude - angle / DEGREE - GEO_SLACK;
	box->north = c->latitude + angle / DEGREE + GEO_SLACK;
	box->west[0] = -180;
	box->east[0] = 180;
	box->west[1] = 1;	/* an empty span */
	box->east[1] = 0;

	/* A circle around a pole includes all longitudes. */
	if (box->south <= -90 || box->north >= 90)
		return;
	reach = asin(sin(angle) / cos(c->latitude * DEGREE)) / DEGREE +
	    GEO_SLACK;
	box->west[0] = c->longitude - reach;
	box->east[0] = c->longitude + reach;
	if (box->west[0] < -180) {
		box->west[1] = box->west[0] + 360;
		box->east[1] = 180;
	} else if (box->east[0] > 180) {
		box->west[1] = -180;
		box->east[1] = box->east[0] - 360;
	}
}

/*
 * How far east the parallel at `latitude` stays within the circle, in degrees,
 * or 0.
 */
static double
reach_along(const struct geo_circle *c, double angle, double latitude)
{
	double	 cosine;

	cosine = (cos(angle) - sin(c->latitude * DEGREE) *
	    sin(latitude * DEGREE)) / (cos(c->latitude * DEGREE) *
	    cos(latitude * DEGREE));
	return (cosine >= 1 ? 0 : cosine <= 0 ? 90 : acos(cosine) / DEGREE);
}

/*
 * The corners are the farthest points, if none is more than a quarter of the
 * globe to the east or west.
 */
void
geo_inscribe(struct geo_box *box, const struct geo_circle *c)
{
	double	 angle, reach;

	angle = fmin(c->distance / RADIUS, M_PI);
	box->south = fmax(c->latitude - angle * 0.7 / DEGREE, -89);
	box->north = fmin(c->latitude + angle * 0.7 / DEGREE, 89);
	reach = fmin(reach_along(c, angle, box->south),
	    reach_along(c, angle, box->north)) - GEO_SLACK;
	box->west[0] = fmax(c->longitude - reach, -180);
	box->east[0] = fmin(c->longitude + reach, 180);
	box->west[1] = 1;	/* an empty span */
	box->east[1] = 0;
}
