#include <stdbool.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/html.h"
#include "text/html_entity.h"
#include "text/html_parse.h"
#include "text/html_simple.h"

#define BLANKS	" \t\r\n"

struct lines {
	struct buf	 buf;
	int		 breaks;	/* line breaks due before more text */
	bool		 item;		/* of a list, without text yet */
	int		 unseen;	/* open code elements */
};

/* Block elements, with the number of line breaks around them. */
static const struct {
	const char	*name;
	int		 breaks;
} elements[] = {
	{ "p", 2 }, { "div", 1 }, { "li", 1 }, { "ul", 2 }, { "ol", 2 },
	{ "h1", 2 }, { "h2", 2 }, { "h3", 2 }, { "h4", 2 }, { "h5", 2 },
	{ "h6", 2 }, { "blockquote", 2 }, { "pre", 2 }, { "hr", 2 },
	{ "table", 2 }, { "tr", 1 }, { "dl", 2 }, { "dt", 1 }, { "dd", 1 },
	{ "section", 2 }, { "article", 2 }, { "figure", 2 },
	{ "figcaption", 1 }, { "address", 2 }
};

static int
breaks_around(const char *name)
{
	size_t	 i;

	for (i = 0; i < sizeof(elements) / sizeof(elements[0]); i++)
		if (strcmp(elements[i].name, name) == 0)
			return (elements[i].breaks);

	return (0);
}

static void
need_breaks(struct lines *out, int breaks)
{
	if (out->breaks < breaks)
		out->breaks = breaks;
}

static bool
is_code(const char *name)
{
	return (strcmp(name, "script") == 0 || strcmp(name, "style") == 0);
}

static void
drop_blanks(struct buf *b)
{
	while (b->length > 0 && strchr(BLANKS, b->data[b->length - 1]) != NULL)
		b->data[--b->length] = '\0';
}

static void
write_text(void *to, const char *text, size_t length)
{
	struct lines	*out = to;
	bool		 fresh = out->breaks > 0 || out->buf.length == 0;

	for (; fresh && length > 0 && strchr(BLANKS, *text) != NULL; length--)
		text++;
	if (length == 0 || out->unseen > 0)
		return;
	if (out->breaks > 0)
		drop_blanks(&out->buf);
	for (; out->breaks > 0; out->breaks--)
		if (out->buf.length > 0)
			buf_char(&out->buf, '\n');
	if (out->item)
		buf_string(&out->buf, "- ");
	out->item = false;
	buf_add(&out->buf, text, length);
}

static void
write_start(void *to, const char *name, const char **attributes)
{
	struct lines	*out = to;

	(void)attributes;
	out->unseen += is_code(name);
	if (strcmp(name, "br") == 0 && out->breaks < 2)
		out->breaks++;
	need_breaks(out, breaks_around(name));
	if (strcmp(name, "li") == 0)
		out->item = true;
	else if (strcmp(name, "td") == 0 || strcmp(name, "th") == 0)
		write_text(out, " ", 1);
}

static void
write_end(void *to, const char *name)
{
	struct lines	*out = to;

	out->unseen -= is_code(name);
	if (strcmp(name, "li") == 0)
		out->item = false;
	need_breaks(out, breaks_around(name));
}

char *
html_lines(struct arena *arena, const char *text)
{
	static const struct html_events	 events = {
		write_start, write_end, write_text
	};
	struct lines			 out = { .breaks = 0 };

	buf_init(&out.buf, arena, strlen(text));
	if (!html_parse_simple(text, &events, &out)) {
		out = (struct lines){ .breaks = 0 };
		buf_init(&out.buf, arena, strlen(text));
		html_parse(arena, text, &events, &out);
	}
	drop_blanks(&out.buf);

	return (html_decode(arena, out.buf.data));
}
