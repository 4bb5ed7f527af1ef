#include "store/index/geo.h"

#include <math.h>

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
