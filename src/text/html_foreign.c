#include "text/html_foreign.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/cut.h"
#include "text/html.h"
#include "text/html_parse.h"
#include "text/html_tag.h"

#define BLANKS		" \t\r\n"
#define CDATA		"<![CDATA["
#define CONDITION	128	/* bytes */
#define MARGIN		1024	/* bytes; bounds how often a text is cut */
#define PARAGRAPH	2	/* breaks between paragraphs */

struct document {
	struct buf	 buf;
	int		 unseen;	/* open elements */
	int		 raw;		/* open <pre> */
	bool		 in_line;	/* text is before, in the same line */
	int		 due;		/* breaks before more text */
	bool		 loose;		/* line breaks count */
};

static void
write_break(struct document *d)
{
	bool	 breaks = d->due > 0 && d->in_line;

	for (; d->due > 0; d->due--)
		if (d->in_line)
			buf_string(&d->buf, "<br>");
	if (breaks)
		buf_char(&d->buf, '\n');
}

static void
need_break(struct document *d)
{
	if (d->due == 0)
		d->due = 1;
}

static void
write_value(struct buf *out, const char *text)
{
	for (; *text != '\0'; text++)
		if (*text == '"')
			buf_string(out, "&quot;");
		else
			buf_char(out, *text);
}

static void
write_tag(struct document *d, const char *name, const char **pairs)
{
	struct buf	*out = &d->buf;

	buf_char(out, '<');
	buf_string(out, name);
	for (; pairs != NULL && pairs[0] != NULL; pairs += 2) {
		buf_char(out, ' ');
		buf_string(out, pairs[0]);
		buf_string(out, "=\"");
		write_value(out, pairs[1] == NULL ? "" : pairs[1]);
		buf_char(out, '"');
	}
	buf_char(out, '>');
}

/* The next text is in another line. */
static void
end_line(struct document *d)
{
	d->due = 0;
	d->in_line = false;
}

static void
write_start(void *to, const char *name, const char **pairs)
{
	struct document	*d = to;
	enum html_role	 role = html_role(name, strlen(name));

	d->unseen += role == HTML_UNSEEN;
	if (d->unseen > 0)
		return;
	if (role == HTML_BOX)
		need_break(d);
	else if (role == HTML_CELL && d->in_line && d->due == 0)
		buf_char(&d->buf, ' ');
	else if (role != HTML_CELL) {
		if (role == HTML_BLOCK || role == HTML_BREAK)
			end_line(d);
		write_break(d);
		write_tag(d, name, pairs);
		d->in_line = d->in_line || strcmp(name, "img") == 0;
	}
	d->raw += strcmp(name, "pre") == 0;
}

static void
write_end(void *to, const char *name)
{
	struct document	*d = to;
	enum html_role	 role = html_role(name, strlen(name));

	if (role == HTML_UNSEEN)
		d->unseen--;
	else if (d->unseen > 0)
		return;
	else if (role == HTML_BOX)
		need_break(d);
	else if (role != HTML_CELL && role != HTML_BREAK &&
	    strcmp(name, "img") != 0) {
		if (role == HTML_BLOCK)
			end_line(d);
		buf_string(&d->buf, "</");
		buf_string(&d->buf, name);
		buf_char(&d->buf, '>');
	}
	d->raw -= strcmp(name, "pre") == 0;
}

static void
write_character(struct document *d, char c)
{
	bool	 blank = strchr(BLANKS, c) != NULL;

	if (c == '\n' && d->loose && d->raw == 0) {
		d->due += d->in_line && d->due < PARAGRAPH;
		return;
	}
	if (blank && d->raw == 0 && (!d->in_line || d->due > 0))
		return;
	write_break(d);
	if (c == '<')
		buf_string(&d->buf, "&lt;");
	else
		buf_char(&d->buf, c);
	d->in_line = true;
}

static void
write_text(void *to, const char *text, size_t length)
{
	struct document	*d = to;

	for (; length > 0 && d->unseen == 0; length--)
		write_character(d, *text++);
}

/*
 * Removes comments, and what is no comment to a parser: <![if x]> of Office,
 * and marks of XML around a text. A comment without an end stays.
 */
static char *
remove_comments(struct arena *arena, const char *text)
{
	char		*copy = arena_string(arena, text), *to = copy;
	const char	*at = copy, *end;
	bool		 ends = true;

	while (*at != '\0') {
		end = NULL;
		if (ends && strncmp(at, "<!--", 4) == 0) {
			end = strstr(at + 2, "-->");
			ends = end != NULL;
			end = ends ? end + 2 : NULL;
		} else if (strncmp(at, CDATA, strlen(CDATA)) == 0)
			end = at + strlen(CDATA) - 1;
		else if (strncmp(at, "]]>", 3) == 0)
			end = at + 2;
		else if (strncmp(at, "<![", 3) == 0)
			end = memchr(at, '>', strnlen(at, CONDITION));
		if (end == NULL)
			*to++ = *at++;
		else
			at = end + 1;
	}
	*to = '\0';
	return (copy);
}

static char *
trim_text(char *text)
{
	size_t	 length;

	text += strspn(text, BLANKS);
	length = strlen(text);
	while (length > 0 && strchr(BLANKS, text[length - 1]) != NULL)
		text[--length] = '\0';
	return (text);
}

/* Whether line breaks are only blanks, since elements make the lines. */
static bool
has_breaks(const char *text)
{
	const char	*name;
	size_t		 length;
	enum html_role	 role;

	for (; (text = strchr(text, '<')) != NULL; text++) {
		role = html_tag(text, &name, &length);
		if (role == HTML_BOX || (role == HTML_BREAK &&
		    strncasecmp(name, "br", length) == 0) ||
		    (role == HTML_BLOCK && length == 1))
			return (true);
	}
	return (false);
}

char *
html_document(struct arena *arena, const char *text)
{
	static const struct html_events	 events = {
		write_start, write_end, write_text
	};
	struct document			 d = { .unseen = 0 };

	text = trim_text(remove_comments(arena, text));
	d.loose = !has_breaks(text);
	buf_init(&d.buf, arena, strlen(text));
	html_parse(arena, text, &events, &d);
	return (trim_text(html_allow(arena, d.buf.data)));
}

/* Some programs escape twice: &amp;#8211; is one character. */
static char *
unescape_twice(struct arena *arena, const char *text)
{
	char	*copy = arena_string(arena, text), *at, *to = copy;
	size_t	 length;

	for (at = copy; *at != '\0'; at++) {
		while (strncmp(at, "&amp;", 5) == 0) {
			at[4] = '&';
			if (!html_entity(at + 4, &length)) {
				at[4] = ';';
				break;
			}
			at += 4;
		}
		*to++ = *at;
	}
	*to = '\0';
	return (copy);
}

static bool
has_entity(const char *text)
{
	size_t	 length;

	for (; (text = strchr(text, '&')) != NULL; text++)
		if (html_entity(text, &length))
			return (true);
	return (false);
}

/*
 * The text, or the one that was escaped as a whole. Sets whether it is markup;
 * otherwise it has no entities.
 */
static char *
find_markup(struct arena *arena, const char *text, bool *is_markup)
{
	char	*plain;

	plain = unescape_twice(arena, text);
	*is_markup = html_has_tag(plain);
	if (*is_markup || !has_entity(plain))
		return (plain);
	plain = html_decode(arena, plain);
	*is_markup = html_has_tag(plain);
	return (plain);
}

static char *
mark_up(struct arena *arena, const char *text)
{
	static const char *const	 marks[128] = {
		['<'] = "&lt;", ['>'] = "&gt;", ['&'] = "&amp;",
		['\n'] = "<br>\n"
	};
	struct buf			 b;

	buf_init(&b, arena, strlen(text) + 64);
	for (; *text != '\0'; text++)
		if ((*text & 0x80) == 0 && marks[(int)*text] != NULL)
			buf_string(&b, marks[(int)*text]);
		else
			buf_char(&b, *text);
	return (b.data);
}

/*
 * A text with some tags may have other signs that only look like one. Some
 * programs cut texts within the last tag.
 */
static const char *
escape_strays(struct arena *arena, const char *text)
{
	struct buf	 out;

	buf_init(&out, arena, strlen(text));
	for (; *text != '\0' && !(*text == '<' && html_is_cut(text)); text++)
		if (*text == '<' && text[1] != '!' && text[1] != '?' &&
		    html_tag(text, NULL, NULL) == HTML_NONE)
			buf_string(&out, "&lt;");
		else
			buf_char(&out, *text);
	return (out.data);
}

char *
html_foreign(struct arena *arena, const char *text)
{
	bool	 is_markup;

	text = find_markup(arena, text, &is_markup);
	if (!is_markup)
		return (mark_up(arena, text));
	return (html_document(arena, escape_strays(arena, text)));
}

/* Escapes only what would be read as markup. */
static char *
escape_line(struct arena *arena, const char *text)
{
	struct buf	 out;
	size_t		 length;

	buf_init(&out, arena, strlen(text));
	for (; *text != '\0'; text++)
		if (*text == '<' && (text[1] == '/' || text[1] == '!' ||
		    text[1] == '?' || isalpha((unsigned char)text[1])))
			buf_string(&out, "&lt;");
		else if (*text == '&' && html_entity(text, &length))
			buf_string(&out, "&amp;");
		else
			buf_char(&out, *text);
	return (out.data);
}

char *
html_foreign_line(struct arena *arena, const char *text)
{
	char	*line;
	bool	 is_markup;

	line = find_markup(arena, text, &is_markup);
	if (is_markup)
		line = html_lines(arena, escape_strays(arena, line));
	return (escape_line(arena, text_one_line(line)));
}

char *
html_fit(struct arena *arena, const char *text, size_t most)
{
	char	*clean = html_show(arena, text);
	size_t	 size = strlen(text), length;

	while ((length = strlen(clean)) > most && size > 0) {
		size = text_fit(text, size > MARGIN ?
		    (size - MARGIN) * most / length : 0);
		clean = html_show(arena, arena_copy(arena, text, size));
	}
	return (clean);
}

bool
html_has_format(const char *text)
{
	const char	*name;
	size_t		 length;

	for (; (text = strchr(text, '<')) != NULL; text++)
		if (html_tag(text, &name, &length) != HTML_NONE &&
		    !(length == 1 && strncasecmp(name, "p", 1) == 0) &&
		    !(length == 2 && strncasecmp(name, "br", 2) == 0) &&
		    !(length == 4 && strncasecmp(name, "span", 4) == 0))
			return (true);
	return (false);
}
