#include <math.h>
#include <stdbool.h>

#include <criterion/criterion.h>

#include "store/lists/geo.h"

#define LENGTH(rows)	(sizeof(rows) / sizeof((rows)[0]))
#define HALF		20015.086796020572	/* of a great circle */

Test(geo, distances)
{
	static const struct {
		double	 from[2], to[2], expected;
	} rows[] = {
		{ { 0, 0 }, { 0, 0 }, 0 },
		{ { 0, 0 }, { 0, 90 }, HALF / 2 },
		{ { 0, 0 }, { 0, 180 }, HALF },
		{ { 0, 180 }, { 0, -180 }, 0 },
		{ { 0, 179 }, { 0, -179 }, HALF / 90 },
		{ { 90, 0 }, { -90, 77 }, HALF },
		{ { 90, 12 }, { 90, -100 }, 0 },
		{ { 89, 0 }, { 89, 180 }, HALF / 90 },
		{ { 48.8566, 2.3522 }, { 52.52, 13.405 }, 877.4633 },
		{ { -33.8688, 151.2093 }, { 37.7749, -122.4194 }, 11947.8 },
	};
	size_t	 i;

	for (i = 0; i < LENGTH(rows); i++)
		cr_expect_float_eq(geo_distance(rows[i].from[0],
		    rows[i].from[1], rows[i].to[0], rows[i].to[1]),
		    rows[i].expected, i < 8 ? 1e-3 : 1, "%zu", i);
}

static bool
is_inside(const struct geo_box *b, double latitude, double longitude)
{
	return (latitude >= b->south && latitude <= b->north &&
	    ((longitude >= b->west[0] && longitude <= b->east[0]) ||
	    (longitude >= b->west[1] && longitude <= b->east[1])));
}

Test(geo, nothing_within_a_circle_lies_outside_of_its_box)
{
	static const double	 latitudes[] = { -90, -89.9, -45, 0, 60.5,
	    89, 90 };
	static const double	 longitudes[] = { -180, -179.5, -90, 0, 12.5,
	    179.9, 180 };
	static const double	 distances[] = { 0.001, 25, 500, 5000, 10007,
	    10008, 20015, 20040 };
	struct geo_circle	 c;
	struct geo_box		 box;
	size_t			 i;
	double			 latitude, longitude;

	for (i = 0; i < 7 * 7 * 8; i++) {
		c = (struct geo_circle){ latitudes[i % 7],
		    longitudes[i / 7 % 7], distances[i / 49] };
		geo_surround(&box, &c);
		for (latitude = -90; latitude <= 90; latitude += 2.5)
			for (longitude = -180; longitude <= 180;
			    longitude += 2.5)
				cr_assert(geo_distance(c.latitude, c.longitude,
				    latitude, longitude) > c.distance ||
				    is_inside(&box, latitude, longitude),
				    "%zu %g %g", i, latitude, longitude);
		cr_assert(is_inside(&box, c.latitude, c.longitude), "%zu", i);
	}
}

Test(geo, a_box_in_a_circle_has_nothing_from_outside)
{
	static const double	 latitudes[] = { -90, -60, 0, 12, 50, 88, 90 };
	static const double	 longitudes[] = { -180, -100, 0, 10, 179 };
	static const double	 distances[] = { 0.001, 25, 500, 5000, 10007,
	    10008, 15000, 20014, 20016, 20040 };
	struct geo_circle	 c;
	struct geo_box		 box;
	size_t			 i, inside = 0;
	double			 latitude, longitude;

	for (i = 0; i < 7 * 5 * 10; i++) {
		c = (struct geo_circle){ latitudes[i % 7],
		    longitudes[i / 7 % 5], distances[i / 35] };
		geo_inscribe(&box, &c);
		for (latitude = -90; latitude <= 90; latitude += 2)
			for (longitude = -180; longitude <= 180;
			    longitude += 2) {
				if (!is_inside(&box, latitude, longitude))
					continue;
				inside++;
				cr_assert(geo_distance(c.latitude, c.longitude,
				    latitude, longitude) <= c.distance,
				    "%zu %g %g", i, latitude, longitude);
			}
	}
	cr_expect(inside > 10000, "%zu", inside);
}

Test(geo, a_box_is_small)
{
	static const struct {
		struct geo_circle	 circle;
		double			 inside[2], outside[2];
	} rows[] = {
		{ { 0, 0, 25 }, { 0.2, 0.2 }, { 0.3, 0 } },
		{ { 60, 10, 100 }, { 60, 11.7 }, { 60, 12 } },
		{ { 0, 179.9, 25 }, { 0, -179.9 }, { 0, 0 } },
		{ { 0, -179.9, 25 }, { 0, 179.9 }, { 0, 179.5 } },
		{ { 89.9, 0, 25 }, { 89.9, 180 }, { 89.6, 0 } },
	};
	struct geo_box		 box;
	size_t			 i;

	for (i = 0; i < LENGTH(rows); i++) {
		geo_surround(&box, &rows[i].circle);
		cr_expect(is_inside(&box, rows[i].inside[0],
		    rows[i].inside[1]), "%zu", i);
		cr_expect_not(is_inside(&box, rows[i].outside[0],
		    rows[i].outside[1]), "%zu", i);
	}
}
