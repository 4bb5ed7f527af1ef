/* QR codes of SVG. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/qr_code.h"

#define WIDTH	29	/* of the smallest code, with its quiet zone */

/* Three patterns by which a scanner finds it; the quiet zone is empty. */
Test(qr_code, path_has_the_modules_and_the_quiet_zone)
{
	static const char *const	 finder[] = {
		"         ", " ####### ", " #     # ", " # ### # ",
		" # ### # ", " # ### # ", " #     # ", " ####### ", "         "
	};
	struct arena	*arena = arena_new();
	char		 rows[WIDTH][WIDTH + 1];
	const char	*at;
	struct buf	 b;
	int		 x, y, w, back, i;

	buf_init(&b, arena, 64);
	cr_assert_eq(qr_path(&b, "A"), WIDTH);
	for (i = 0; i < WIDTH; i++)
		snprintf(rows[i], sizeof(rows[i]), "%*s", WIDTH, "");
	for (at = b.data; *at != '\0'; at = strchr(at, 'z') + 1) {
		cr_assert_eq(sscanf(at, "M%d %dh%dv1h%dz", &x, &y, &w, &back),
		    4);
		cr_assert(x >= QR_QUIET && w > 0 && x + w <= WIDTH - QR_QUIET &&
		    y >= QR_QUIET && y < WIDTH - QR_QUIET && back == -w);
		memset(rows[y] + x, '#', (size_t)w);
	}
	for (i = 0; i < 8; i++) {
		cr_expect_eq(strncmp(rows[3 + i] + 3, finder[i], 9), 0);
		cr_expect_eq(strncmp(rows[3 + i] + 17, finder[i], 9), 0);
		cr_expect_eq(strncmp(rows[18 + i] + 3, finder[1 + i], 9), 0);
	}
	arena_free(arena);
}

Test(qr_code, is_none_of_a_long_text)
{
	struct arena	*arena = arena_new();
	char		 text[4001];
	struct buf	 b;

	memset(text, 'a', sizeof(text) - 1);
	text[sizeof(text) - 1] = '\0';
	buf_init(&b, arena, 64);
	cr_expect_eq(qr_path(&b, text), 0);
	arena_free(arena);
}
