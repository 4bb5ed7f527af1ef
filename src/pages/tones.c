#include "pages/tones.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/page.h"
#include "text/color.h"

#define TONES		12	/* colors in style.css */
#define OWN_MAX		100	/* other colors of a page */

uint32_t
tones_hash(const char *slug)
{
	uint32_t	 hash = 2166136261U;

	for (; *slug != '\0'; slug++)
		hash = (hash ^ (unsigned char)*slug) * 16777619U;

	return (hash);
}

/* Adds a rule for a color. Returns false if the page has too many colors. */
static bool
add_own(struct page *page, const char *color)
{
	if (value_get(page->tones, color) != NULL)
		return (true);
	if (page->tones->count == OWN_MAX)
		return (false);
	data_flag(page->tones, color, true);

	return (true);
}

const char *
tones_of(struct page *page, const struct value *category)
{
	const char	*slug = data_get(category, "slug");
	const char	*color = data_get(category, "color");

	if (*color != '\0' && add_own(page, color))
		return (arena_join(page->rq->arena, "tone tone-", color + 1,
		    NULL));
	if (*slug == '\0')
		return ("tone");

	return (arena_printf(page->rq->arena, "tone tone-%d",
	    (int)(tones_hash(slug) % TONES)));
}

/* Reads the first color of a variable of style.css after `from`. */
static struct color
read_variable(const char *from, const char *name)
{
	struct color	 color;
	char		 text[COLOR_PRINTED] = "";
	const char	*at = strstr(from, name);

	if (at != NULL)
		strncpy(text, at + strlen(name), COLOR_PRINTED - 1);
	if (!color_read(&color, text))
		abort();

	return (color);
}

/* The light colors come first in style.css. */
static struct color
make_readable(const char *from, struct color color)
{
	struct color	 paper = read_variable(from, "--paper: ");
	struct color	 sheet = read_variable(from, "--sheet: ");

	color = color_readable(&color, &paper, CONTRAST_OF_TEXT);

	return (color_readable(&color, &sheet, CONTRAST_OF_TEXT));
}

static void
add_rules(struct page *page, const char *from)
{
	const struct value	*own;
	struct color		 color;
	char			 printed[COLOR_PRINTED];

	for (own = page->tones->first; own != NULL; own = own->next) {
		if (!color_read(&color, own->name))
			continue;
		color = make_readable(from, color);
		color_print(&color, printed);
		buf_printf(&page->rules, ".tone-%s{--tone:%s}", own->name + 1,
		    printed);
	}
}

void
tones_rules(struct page *page)
{
	static const char	 dark[] = "@media (prefers-color-scheme: dark)";
	const char		*light = template_style_css.source;

	if (page->tones->count == 0)
		return;
	add_rules(page, light);
	buf_printf(&page->rules, "%s{", dark);
	add_rules(page, strstr(light, dark));
	buf_char(&page->rules, '}');
}
