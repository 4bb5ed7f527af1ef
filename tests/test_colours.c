#include <criterion/criterion.h>

#include "text/colours.h"

#define PAPER	0xfbfaf7
#define NIGHT	0x262320

Test(colours, are_written_with_three_or_six_digits)
{
	static const struct {
		const char	*text;
		int		 colour;
	} rows[] = {
		{ "#0b5cad", 0x0b5cad }, { "#0B5CAD", 0x0b5cad },
		{ "#06c", 0x0066cc }, { "#fff", 0xffffff }, { "", -1 },
		{ "#", -1 }, { "0b5cad", -1 }, { "#0b5ca", -1 },
		{ "#0b5cadf", -1 }, { "#0b5cag", -1 }, { "# b5cad", -1 },
		{ "#-b5cad", -1 }, { "blue", -1 }
	};
	size_t	 i;
	int	 colour;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		colour = -1;
		cr_expect_eq(colour_read(rows[i].text, &colour),
		    rows[i].colour != -1, "%s", rows[i].text);
		cr_expect_eq(colour, rows[i].colour, "%s: %06x", rows[i].text,
		    (unsigned)colour);
	}
}

/* As WCAG 2.2 calculates it. */
Test(colours, have_a_contrast)
{
	cr_expect_float_eq(colour_contrast(0, 0xffffff), 21, 0.001);
	cr_expect_float_eq(colour_contrast(0xffffff, 0), 21, 0.001);
	cr_expect_float_eq(colour_contrast(0x777777, 0xffffff), 4.48, 0.005);
	cr_expect_float_eq(colour_contrast(0x123456, 0x123456), 1, 0.001);
}

Test(colours, are_changed_no_more_than_they_must_be_to_be_read)
{
	static const int	 light[] = { PAPER }, dark[] = { NIGHT };
	int			 colour, found;

	cr_expect_eq(colour_readable(0x0b5cad, light, 1), 0x0b5cad);
	cr_expect_eq(colour_readable(0xf0947f, dark, 1), 0xf0947f);
	for (colour = 0; colour <= 0xffffff; colour += 0x010307) {
		found = colour_readable(colour, light, 1);
		cr_assert_geq(colour_contrast(found, PAPER), COLOUR_READABLE);
		cr_assert(found == colour ||
		    colour_contrast(colour, PAPER) < COLOUR_READABLE);
		found = colour_readable(colour, dark, 1);
		cr_assert_geq(colour_contrast(found, NIGHT), COLOUR_READABLE);
	}
}
