#include "text/html.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include <libxml/parser.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/cut.h"
#include "text/html_parse.h"

#define BLANKS	" \t\r\n"

struct plain {
	struct buf	 buf;
	size_t		 open;		/* A < at the end of the output. */
};

void
html_start(void)
{
	xmlInitParser();
}

static void
pass_start(void *to, const char *name, const char **attributes)
{
	(void)to;
	(void)name;
	(void)attributes;
}

static void
pass_end(void *to, const char *name)
{
	(void)to;
	(void)name;
}

static bool
begins_tag(char c)
{
	return (isalpha((unsigned char)c) || c == '/' || c == '!' || c == '?');
}

/* The output continues with any text, so a < in it must not start a tag. */
static void
write_text(void *to, const char *text, size_t length)
{
	const char	*end = text + length, *start;
	struct plain	*out = to;

	while (text < end) {
		for (start = text; text < end && *text != '<'; text++)
			continue;
		if (text > start) {
			if (begins_tag(*start))
				out->open = 0;
			for (; out->open > 0; out->open--)
				buf_char(&out->buf, '<');
			buf_add(&out->buf, start, (size_t)(text - start));
		}
		for (; text < end && *text == '<'; text++)
			out->open++;
	}
}

char *
html_strip(struct arena *arena, const char *text)
{
	static const struct html_events	 events = {
		pass_start, pass_end, write_text
	};
	struct plain			 out = { .open = 0 };
	size_t				 length = strlen(text);

	if (memchr(text, '<', length) == NULL)
		return (arena_copy(arena, text, length));
	buf_init(&out.buf, arena, length);
	if (html_parse_simple(text, &events, &out))
		return (out.buf.data);
	out = (struct plain){ .open = 0 };
	buf_init(&out.buf, arena, length);
	html_parse(arena, text, &events, &out);

	/*
	 * Removes a < at the end, which would start a tag if more text
	 * followed.
	 */
	return (out.buf.data);
}

char *
html_strip_line(struct arena *arena, const char *text)
{
	return (text_one_line(html_strip(arena, text)));
}

char *
html_text(struct arena *arena, const char *text)
{
	return (html_decode(arena, html_strip(arena, text)));
}

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

	for (i = 0; i < COUNT(elements); i++)
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
add_lines(void *to, const char *text, size_t length)
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
start_lines(void *to, const char *name, const char **attributes)
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
		add_lines(out, " ", 1);
}

static void
end_lines(void *to, const char *name)
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
		start_lines, end_lines, add_lines
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
