#include "feeds/content.h"

#include <string.h>

#include "base/buf.h"

#define LINE_MAX_OCTETS	75
#define CHARACTER_MAX	4	/* octets */
#define CONTROLS \
	"\x01\x02\x03\x04\x05\x06\x07\x08\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11" \
	"\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f"

/* Returns how many bytes fit into the line without cutting a character. */
static size_t
fitting_length(const struct content *c, const char *text, size_t length)
{
	size_t	 room = LINE_MAX_OCTETS - c->column, i;

	if (length <= room)
		return (length);
	for (i = 0; i < CHARACTER_MAX && i <= room; i++)
		if (((unsigned char)text[room - i] & 0xc0) != 0x80)
			return (room - i);

	return (room);
}

static void
put_folded(struct content *c, const char *text, size_t length)
{
	size_t	 fits;

	for (; length > 0; text += fits, length -= fits) {
		if ((fits = fitting_length(c, text, length)) == 0) {
			buf_add(c->to, "\r\n ", 3);
			c->column = 1;
			continue;
		}
		buf_add(c->to, text, fits);
		c->column += fits;
	}
}

/*
 * Writes text, with an escape for each special character in `set`, which may
 * be "".
 */
static void
put_escaped(struct content *c, const char *text, const char *set,
    const char *(*escape)(char))
{
	const char	*instead;
	size_t		 length;

	for (;;) {
		length = strcspn(text, set);
		put_folded(c, text, length);
		text += length;
		if (*text == '\0')
			return;
		instead = escape(*text++);
		put_folded(c, instead, strlen(instead));
	}
}

static const char *
escape_none(char special)
{
	(void)special;

	return ("");
}

static const char *
escape_text(char special)
{
	switch (special) {
	case '\\':
		return ("\\\\");
	case ';':
		return ("\\;");
	case ',':
		return ("\\,");
	case '\n':
		return ("\\n");
	default:
		return ("");
	}
}

static const char *
escape_parameter(char special)
{
	switch (special) {
	case '"':
		return ("^'");
	case '^':
		return ("^^");
	case '\n':
		return ("^n");
	default:
		return ("");
	}
}

void
content_begin(struct content *c, struct buf *to, const char *name)
{
	*c = (struct content){ .to = to };
	put_folded(c, name, strlen(name));
}

void
content_parameter(struct content *c, const char *name, const char *text)
{
	bool	 quoted = text[strcspn(text, ":;,")] != '\0';

	put_folded(c, ";", 1);
	put_folded(c, name, strlen(name));
	put_folded(c, "=", 1);
	put_folded(c, "\"", quoted);
	put_escaped(c, text, CONTROLS "\"^", escape_parameter);
	put_folded(c, "\"", quoted);
}

void
content_value(struct content *c, const char *value)
{
	put_folded(c, ":", 1);
	c->valued = true;
	put_escaped(c, value, CONTROLS, escape_none);
}

void
content_text(struct content *c, const char *text)
{
	put_folded(c, c->valued ? "," : ":", 1);
	c->valued = true;
	put_escaped(c, text, CONTROLS "\\;,", escape_text);
}

void
content_end(struct content *c)
{
	buf_add(c->to, "\r\n", 2);
}

void
content_line(struct buf *to, const char *name, const char *value)
{
	struct content	 c;

	content_begin(&c, to, name);
	content_value(&c, value);
	content_end(&c);
}

void
content_text_line(struct buf *to, const char *name, const char *text)
{
	struct content	 c;

	content_begin(&c, to, name);
	content_text(&c, text);
	content_end(&c);
}
