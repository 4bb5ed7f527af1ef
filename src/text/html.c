#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include <libxml/parser.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/html.h"
#include "text/html_entity.h"
#include "text/html_parse.h"
#include "text/html_simple.h"

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

	/* A < at the end would start a tag if more text followed. */
	return (out.buf.data);
}

char *
html_strip_line(struct arena *arena, const char *text)
{
	char	*line, *from, *to;

	line = html_strip(arena, text);
	for (from = to = line; *from != '\0'; from++) {
		if (!isspace((unsigned char)*from))
			*to++ = *from;
		else if (to > line && to[-1] != ' ')
			*to++ = ' ';
	}
	if (to > line && to[-1] == ' ')
		to--;
	*to = '\0';

	return (line);
}

char *
html_text(struct arena *arena, const char *text)
{
	return (html_decode(arena, html_strip(arena, text)));
}
