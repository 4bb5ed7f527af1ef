#include <stddef.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "store/index/geo.h"

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

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_float_eq(geo_distance(rows[i].from[0],
		    rows[i].from[1], rows[i].to[0], rows[i].to[1]),
		    rows[i].expected, i < 8 ? 1e-3 : 1, "%zu", i);
}
