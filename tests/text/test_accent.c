#include <criterion/criterion.h>

#include "base/array.h"
#include "text/accent.h"
#include "text/color.h"

#define PAPER	0xfbfaf7
#define NIGHT	0x262320

Test(accent, are_written_with_three_or_six_digits)
{
	static const struct {
		const char	*text;
		int		 color;
	} rows[] = {
		{ "#0b5cad", 0x0b5cad }, { "#0B5CAD", 0x0b5cad },
		{ "#06c", 0x0066cc }, { "#fff", 0xffffff }, { "", -1 },
		{ "#", -1 }, { "0b5cad", -1 }, { "#0b5ca", -1 },
		{ "#0b5cadf", -1 }, { "#0b5cag", -1 }, { "# b5cad", -1 },
		{ "#-b5cad", -1 }, { "blue", -1 }
	};
	size_t	 i;
	int	 color;

	for (i = 0; i < COUNT(rows); i++) {
		color = -1;
		cr_expect_eq(accent_read(rows[i].text, &color),
		    rows[i].color != -1, "%s", rows[i].text);
		cr_expect_eq(color, rows[i].color, "%s: %06x", rows[i].text,
		    (unsigned)color);
	}
}

/* The values are those of WCAG 2.2. */
Test(accent, have_a_contrast)
{
	cr_expect_float_eq(accent_contrast(0, 0xffffff), 21, 0.001);
	cr_expect_float_eq(accent_contrast(0xffffff, 0), 21, 0.001);
	cr_expect_float_eq(accent_contrast(0x777777, 0xffffff), 4.48, 0.005);
	cr_expect_float_eq(accent_contrast(0x123456, 0x123456), 1, 0.001);
}

Test(accent, are_changed_no_more_than_they_must_be_to_be_read)
{
	static const int	 light[] = { PAPER }, dark[] = { NIGHT };
	int			 color, found;

	cr_expect_eq(accent_readable(0x0b5cad, light, 1), 0x0b5cad);
	cr_expect_eq(accent_readable(0xf0947f, dark, 1), 0xf0947f);
	for (color = 0; color <= 0xffffff; color += 0x010307) {
		found = accent_readable(color, light, 1);
		cr_assert_geq(accent_contrast(found, PAPER), CONTRAST_OF_TEXT);
		cr_assert(found == color ||
		    accent_contrast(color, PAPER) < CONTRAST_OF_TEXT);
		found = accent_readable(color, dark, 1);
		cr_assert_geq(accent_contrast(found, NIGHT), CONTRAST_OF_TEXT);
	}
}
