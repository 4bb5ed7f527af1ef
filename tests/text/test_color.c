#include <criterion/criterion.h>
#include <math.h>

#include "base/array.h"
#include "tests/support/share.h"
#include "text/color.h"

static struct color
read_color(const char *text)
{
	struct color	 color = { 0, 0, 0 };

	cr_assert(color_read(&color, text), "%s", text);

	return (color);
}

Test(color, is_six_hexadecimal_digits_after_a_number_sign)
{
	static const struct {
		const char	*text;
		const char	*printed;	/* NULL: none */
	} rows[] = {
		{ "#000000", "#000000" },
		{ "#0a1B2c", "#0a1b2c" },
		{ "#FFFFFF", "#ffffff" },
		{ "", NULL },
		{ "#", NULL },
		{ "#fff", NULL },
		{ "#12345", NULL },
		{ "#1234567", NULL },
		{ "1234567", NULL },
		{ "#12345g", NULL },
		{ "#-12345", NULL },
		{ "# 12345", NULL },
		{ "#0x1234", NULL },
		{ " #123456", NULL },
		{ "#123456 ", NULL },
		{ "red", NULL }
	};
	struct color	 color;
	char		 printed[COLOR_PRINTED];
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_assert_eq(color_read(&color, rows[i].text),
		    rows[i].printed != NULL, "'%s'", rows[i].text);
		if (rows[i].printed == NULL)
			continue;
		color_print(&color, printed);
		cr_expect_str_eq(printed, rows[i].printed);
	}
}

Test(color, contrast_is_that_of_the_guidelines)
{
	static const struct {
		const char	*one, *other;
		double		 contrast;	/* to two places */
	} rows[] = {
		{ "#000000", "#ffffff", 21 },
		{ "#ffffff", "#000000", 21 },
		{ "#808080", "#808080", 1 },
		{ "#777777", "#ffffff", 4.48 },
		{ "#767676", "#ffffff", 4.54 },
		{ "#ff0000", "#ffffff", 4 },
		{ "#00ff00", "#ffffff", 1.37 },
		{ "#0000ff", "#ffffff", 8.59 },
		{ "#0000ff", "#000000", 2.44 }
	};
	struct color	 one, other;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		one = read_color(rows[i].one);
		other = read_color(rows[i].other);
		cr_expect_float_eq(color_contrast(&one, &other),
		    rows[i].contrast, 0.005, "%s, %s", rows[i].one,
		    rows[i].other);
	}
}

Test(color, becomes_no_darker_or_lighter_than_it_must)
{
	static const struct {
		const char	*color, *behind, *readable;
		double		 least;
	} rows[] = {
		{ "#9c2f22", "#ffffff", "#9c2f22", 4.5 },
		{ "#767676", "#ffffff", "#767676", 4.5 },
		{ "#777777", "#ffffff", "#767676", 4.5 },
		{ "#ffff00", "#ffffff", "#7a7a00", 4.5 },
		{ "#ffffff", "#ffffff", "#767676", 4.5 },
		{ "#000080", "#171614", "#6c6cff", 4.5 },
		{ "#000000", "#000000", "#757575", 4.5 },
		{ "#ff0000", "#ff0000", "#000000", 21 },
		{ "#123456", "#000000", "#ffffff", 22 }
	};
	struct color	 color, behind;
	char		 printed[COLOR_PRINTED];
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		color = read_color(rows[i].color);
		behind = read_color(rows[i].behind);
		color = color_readable(&color, &behind, rows[i].least);
		color_print(&color, printed);
		cr_expect_str_eq(printed, rows[i].readable, "%s on %s: %s",
		    rows[i].color, rows[i].behind, printed);
	}
}

/*
 * The hue of a color: its direction in the wheel of colors. `size` is its
 * distance from gray.
 */
static double
turned(const struct color *from, const struct color *to, double *size)
{
	double	 x[2], y[2], angle;

	x[0] = 2.0 * from->red - from->green - from->blue;
	y[0] = sqrt(3) * (from->green - from->blue);
	x[1] = 2.0 * to->red - to->green - to->blue;
	y[1] = sqrt(3) * (to->green - to->blue);
	*size = fmin(hypot(x[0], y[0]), hypot(x[1], y[1]));
	angle = fabs(atan2(y[0], x[0]) - atan2(y[1], x[1]));

	return (angle > M_PI ? 2 * M_PI - angle : angle);
}

static struct color
of_cube(int i)
{
	return ((struct color){ (uint8_t)(i % 8 * 255 / 7),
	    (uint8_t)(i / 8 % 8 * 255 / 7), (uint8_t)(i / 64 * 255 / 7) });
}

/* Rounding changes the hue a little, more so for grayish colors. */
Test(color, of_any_kind_is_readable_on_any_and_keeps_its_hue)
{
	struct color	 color, behind, readable;
	double		 angle, size;
	int		 i, j;

	for (i = 0; i < 512; i++)
		for (j = 0; j < 512; j++) {
			if (!share_next())
				continue;
			color = of_cube(i);
			behind = of_cube(j);
			readable = color_readable(&color, &behind,
			    CONTRAST_OF_TEXT);
			cr_assert_geq(color_contrast(&readable, &behind), 4.5,
			    "%d on %d", i, j);
			angle = turned(&color, &readable, &size);
			cr_assert(angle * size < 3, "%d on %d: %f", i, j,
			    angle * size);
		}
}
