/*
 * Adapts the accent color of a site until it is readable on the backgrounds of
 * style.css.
 */
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "config/site.h"
#include "generated/templates.h"
#include "pages/brand.h"
#include "pages/template.h"
#include "text/accent.h"
#include "text/color.h"

#define WASH	0.12	/* part of accent in the sheet color */
#define INK	0x141210
#define WHITE	0xffffff

/* In the order of style.css. */
enum mode { LIGHT, DARK };

/* Reads the value of a property in a mode. */
static int
color_in(const char *css, const char *property, enum mode mode)
{
	char	 text[sizeof("#rrggbb")] = "";
	int	 color = 0;

	css = strstr(css, property);
	if (css != NULL && mode == DARK)
		css = strstr(css + strlen(property), property);
	if (css != NULL)
		memcpy(text, css + strlen(property), sizeof(text) - 1);
	(void)accent_read(text, &color);

	return (color);
}

static int
wash_of(int accent, int sheet)
{
	double	 part = WASH;
	int	 wash;

	while (accent_contrast(accent, wash = accent_mix(accent, sheet,
	    part)) < CONTRAST_OF_TEXT && part > 0)
		part -= 0.01;

	return (wash);
}

static int
ink_of(int accent)
{
	return (accent_contrast(accent, WHITE) >= CONTRAST_OF_TEXT ? WHITE :
	    INK);
}

/* Returns the adapted color. */
static int
add_mode(struct buf *b, const char *css, int color, enum mode mode)
{
	int	 grounds[3], sheet, accent;

	sheet = color_in(css, "--sheet: ", mode);
	grounds[0] = sheet;
	grounds[1] = color_in(css, "--paper: ", mode);
	grounds[2] = color_in(css, "--wash: ", mode);
	accent = accent_readable(color, grounds, 3);
	buf_printf(b, ":root{--accent:#%06x;--accent-ink:#%06x;"
	    "--accent-wash:#%06x}", (unsigned)accent,
	    (unsigned)ink_of(accent), (unsigned)wash_of(accent, sheet));

	return (accent);
}

/* Only for screens: on paper the accent is black. */
const char *
brand_style(struct arena *arena, const struct site *site, int *accent)
{
	const char	*css;
	struct buf	 b;

	templates_read();
	css = template_style_css.source;
	if (site->accent == -1) {
		*accent = color_in(css, "--accent: ", LIGHT);
		return ("");
	}
	buf_init(&b, arena, 256);
	buf_string(&b, "@media screen{");
	*accent = add_mode(&b, css, site->accent, LIGHT);
	buf_string(&b, "}@media screen and (prefers-color-scheme:dark){");
	(void)add_mode(&b, css, site->accent, DARK);
	buf_string(&b, "}\n");

	return (b.data);
}
