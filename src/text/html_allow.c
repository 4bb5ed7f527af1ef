#include <stdbool.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/html.h"
#include "text/html_parse.h"

static const char	*const tags[] = {
	"a", "abbr", "b", "blockquote", "br", "cite", "code", "del", "em",
	"h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "li",
	"ol", "p", "pre", "q", "s", "span", "strike", "strong", "sub", "sup",
	"u", "ul"
};

/* Tags that html_show() keeps, too. */
static const char	*const table_tags[] = {
	"caption", "table", "tbody", "td", "tfoot", "th", "thead", "tr"
};

static const char	*const void_tags[] = { "br", "hr", "img" };

static const char	*const schemes[] = { "http", "https", "mailto" };

static const struct {
	const char	*tag;
	const char	*name;
	bool		 address;
} attributes[] = {
	{ "a", "href", true },
	{ "a", "title", false },
	{ "abbr", "title", false },
	{ "blockquote", "cite", true },
	{ "img", "src", true },
	{ "img", "alt", false },
	{ "img", "width", false },
	{ "img", "height", false },
	{ "q", "cite", true },
	{ "td", "colspan", false },
	{ "td", "rowspan", false },
	{ "th", "colspan", false },
	{ "th", "rowspan", false },
	{ "th", "scope", false },
};

struct allowed {
	struct buf	 buf;
	bool		 tables;
	bool		 removed;	/* an element was not allowed */
};

static bool
is_one_of(const char *const *list, size_t count, const char *text)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (strcasecmp(list[i], text) == 0)
			return (true);

	return (false);
}

static bool
is_allowed(const struct allowed *allowed, const char *name)
{
	return (is_one_of(tags, COUNT(tags), name) || (allowed->tables &&
	    is_one_of(table_tags, COUNT(table_tags), name)));
}

static bool
is_allowed_address(const char *text)
{
	char		 scheme[8] = "";
	uint32_t	 c;
	size_t		 length = strlen(text), size, used = 0;

	for (; length > 0; text += size, length -= size) {
		size = html_character(text, length, &c);
		if (c == ':')
			return (is_one_of(schemes, COUNT(schemes), scheme));
		if (c == '/' || c == '?' || c == '#')
			return (true);
		/* An entity that could stand for a colon. */
		if (c == HTML_UNKNOWN)
			return (false);
		/* Browsers skip control characters and blanks at the front. */
		if (c <= ' ' && used == 0)
			continue;
		if (used < sizeof(scheme) - 1)
			scheme[used++] = c > ' ' && c < 0x7f ? (char)c : '?';
	}

	return (true);
}

static void
write_escaped(struct buf *out, const char *text, const char *escape)
{
	size_t	 plain;

	for (;; text++) {
		plain = strcspn(text, escape);
		buf_add(out, text, plain);
		text += plain;
		if (*text == '\0')
			break;
		buf_string(out, *text == '"' ? "&quot;" : *text == '<' ?
		    "&lt;" : "&gt;");
	}
}

static void
write_attribute(struct buf *out, const char *tag, const char *name,
    const char *value)
{
	size_t	 i;

	for (i = 0; i < COUNT(attributes); i++)
		if (strcmp(attributes[i].tag, tag) == 0 &&
		    strcmp(attributes[i].name, name) == 0)
			break;
	if (i == COUNT(attributes) ||
	    (attributes[i].address && !is_allowed_address(value)))
		return;
	buf_char(out, ' ');
	buf_string(out, name);
	buf_string(out, "=\"");
	write_escaped(out, value, "\"<>");
	buf_char(out, '"');
}

static void
write_start(void *to, const char *name, const char **pairs)
{
	struct allowed	*allowed = to;
	struct buf	*out = &allowed->buf;

	if (!is_allowed(allowed, name)) {
		allowed->removed = true;
		return;
	}
	buf_char(out, '<');
	buf_string(out, name);
	for (; pairs != NULL && pairs[0] != NULL; pairs += 2)
		write_attribute(out, name, pairs[0],
		    pairs[1] == NULL ? "" : pairs[1]);
	buf_char(out, '>');
}

static void
write_end(void *to, const char *name)
{
	struct allowed	*allowed = to;
	struct buf	*out = &allowed->buf;

	if (!is_allowed(allowed, name) ||
	    is_one_of(void_tags, COUNT(void_tags), name))
		return;
	buf_string(out, "</");
	buf_string(out, name);
	buf_char(out, '>');
}

/* Entities are kept, so only < must be escaped. */
static void
write_text(void *to, const char *text, size_t length)
{
	struct allowed	*allowed = to;
	struct buf	*out = &allowed->buf;
	const char	*end = text + length, *from;

	while (text < end) {
		for (from = text; text < end && *text != '<'; text++)
			continue;
		buf_add(out, from, (size_t)(text - from));
		if (text < end) {
			buf_string(out, "&lt;");
			text++;
		}
	}
}

static char *
clean_markup(struct arena *arena, const char *text, bool tables)
{
	static const struct html_events	 events = {
		write_start, write_end, write_text
	};
	struct allowed			 out;
	size_t				 length = strlen(text);

	if (memchr(text, '<', length) == NULL)
		return (arena_copy(arena, text, length));

	/*
	 * The content of a removed element may not be allowed in the element
	 * around it. Without removed elements the parser's nesting is final.
	 */
	do {
		buf_init(&out.buf, arena, length);
		out.tables = tables;
		out.removed = false;
		html_parse(arena, text, &events, &out);
		text = out.buf.data;
	} while (out.removed);

	return (out.buf.data);
}

char *
html_allow(struct arena *arena, const char *text)
{
	return (clean_markup(arena, text, false));
}

char *
html_show(struct arena *arena, const char *text)
{
	return (clean_markup(arena, text, true));
}
