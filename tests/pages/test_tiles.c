#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "pages/tiles.h"

Test(tiles, are_around_the_place)
{
	static const struct {
		double	 latitude, longitude;
		int	 zoom, left, top, x, y;
	} rows[] = {
		/* In the middle of the world four tiles meet. */
		{ 0, 0, 1, 0, 0, 256, 256 },
		{ 0, 0, 15, 16383, 16383, 256, 256 },
		{ 51.477928, -0.001545, 15, 16382, 10900, 475, 129 },
		{ -33.856784, 151.215297, 15, 30146, 19662, 499, 129 },
		/* Where the day changes, columns begin again. */
		{ 0, 179.999, 2, 2, 1, 511, 256 },
		{ 0, -180, 2, 3, 1, 256, 256 },
		{ 0, 180, 2, 3, 1, 256, 256 },
		/* Near the poles there are no more rows. */
		{ 85, 0, 3, 3, 0, 256, 3 },
		{ -85, 0, 3, 3, 6, 256, 508 }
	};
	struct tiles	 t;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect(tiles_around(rows[i].latitude, rows[i].longitude,
		    rows[i].zoom, &t));
		cr_expect(t.column[0] == rows[i].left &&
		    t.row[0] == rows[i].top && t.x == rows[i].x &&
		    t.y == rows[i].y, "%zu: %d %d %d %d", i, t.column[0],
		    t.row[0], t.x, t.y);
	}
}

Test(tiles, are_in_rows)
{
	static const int	 columns[] = { 3, 0, 1, 3, 0, 1 };
	static const int	 below[] = { 1, 1, 1, 2, 2, 2 };
	struct tiles		 t;
	size_t			 i;

	cr_assert(tiles_around(0, -180, 2, &t));
	for (i = 0; i < TILES_COUNT; i++) {
		cr_expect_eq(t.column[i], columns[i]);
		cr_expect_eq(t.row[i], below[i]);
	}
}

Test(tiles, do_not_reach_the_poles)
{
	struct tiles	 t;

	cr_expect(!tiles_around(85.06, 0, 15, &t));
	cr_expect(!tiles_around(-90, 0, 15, &t));
	cr_expect(!tiles_around(0, 180.1, 15, &t));
	cr_expect(!tiles_around(0. / 0., 0, 15, &t));
}

Test(tiles, have_addresses)
{
	struct arena	*arena = arena_new();

	cr_expect_str_eq(tiles_address(arena,
	    "https://t.example/{z}/{x}/{y}{r}.png?{x}", 15, 7, 9),
	    "https://t.example/15/7/9{r}.png?7");
	arena_free(arena);
}
