#include <ctype.h>
#include <string.h>
#include <strings.h>

#include <unistr.h>

#include "base/buf.h"
#include "text/html_prepare.h"

#define PIECE	512

/* Any other < is text, or incomplete. */
static bool
begins_markup(const char *text)
{
	text++;
	if (*text == '!')
		return (strncmp(text, "!--", 3) == 0 ||
		    strncasecmp(text, "!doctype", 8) == 0);
	if (*text == '/' || *text == '?')
		text++;

	return (isalpha((unsigned char)*text));
}

/*
 * Browsers read <!--> and <!---> as complete comments, and <!--!> and <!---!>
 * as the start of one. The parser does the opposite.
 */
static size_t
prepare_comment(struct buf *out, const char *text)
{
	const char	*behind = text + strlen("<!--");

	if (*behind == '-')
		behind++;
	buf_string(out, *behind == '>' ? "<!----" : *behind == '!' ?
	    "<!-- " : "<!--");

	return (*behind == '>' ? (size_t)(behind - text) : strlen("<!--"));
}

static size_t
prepare_one(struct buf *out, const char *text)
{
	if (*text == '&')
		buf_string(out, "&amp;");
	else if (*text == '<' && !begins_markup(text))
		buf_string(out, "&lt;");
	else if (strncmp(text, "<!--", 4) == 0)
		return (prepare_comment(out, text));
	else if ((unsigned char)*text < ' ' && *text != '\t' &&
	    *text != '\n' && *text != '\r')
		buf_char(out, ' ');
	else
		buf_char(out, *text);

	return (1);
}

bool
html_prepare(struct buf *out, const char *text)
{
	if (u8_check((const uint8_t *)text, strlen(text)) != NULL)
		return (false);
	while (*text != '\0')
		text += prepare_one(out, text);

	return (true);
}

size_t
html_piece(const char *text, size_t length)
{
	if (length <= PIECE)
		return (length);

	return (PIECE + strcspn(text + PIECE, "< \t\r\n"));
}

size_t
html_blanks(const char *text, size_t length)
{
	size_t	 i, count = 0;

	for (i = 0; i < length; i++)
		count += strchr(" \t\r\n\"'", text[i]) != NULL;

	return (count);
}

/* The first letter of the entity tells whether it is &amp; or &lt;. */
void
html_restore(struct buf *out, const char *text, size_t length, bool *inside)
{
	const char	*end = text + length;

	for (; text < end; text++) {
		if (!*inside && *text == '&')
			*inside = true;
		else if (!*inside)
			buf_char(out, *text);
		else if (*text == ';')
			*inside = false;
		else if (*text == 'a' || *text == 'l')
			buf_char(out, *text == 'a' ? '&' : '<');
	}
}
