#include "text/paragraphs.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "base/buf.h"

/* Elements that a paragraph cannot contain. */
static const char *const	 blocks[] = {
	"address", "article", "aside", "blockquote", "center", "details", "dd",
	"div", "dl", "dt", "fieldset", "figure", "footer", "form", "h1", "h2",
	"h3", "h4", "h5", "h6", "header", "hr", "iframe", "li", "main", "nav",
	"ol", "p", "pre", "script", "section", "style", "table", "tbody",
	"td", "th", "thead", "tr", "ul", "video"
};

/* Whether `at` is a start or end tag of the element. */
static bool
is_tag(const char *at, const char *element)
{
	size_t	 length = strlen(element);

	if (*at++ != '<')
		return (false);
	at += *at == '/';

	return (strncasecmp(at, element, length) == 0 &&
	    !isalnum((unsigned char)at[length]) && at[length] != '-');
}

static bool
is_block(const char *at)
{
	size_t	 i;

	if (!isalpha((unsigned char)at[1 + (at[1] == '/')]))
		return (false);
	for (i = 0; i < COUNT(blocks); i++)
		if (is_tag(at, blocks[i]))
			return (true);

	return (false);
}

/* Whether the text has a block element; with `allows_p`, other than <p>. */
static bool
has_block(const char *text, bool allows_p)
{
	for (; (text = strchr(text, '<')) != NULL; text++)
		if (is_block(text) && (!allows_p || (strncmp(text, "<p>",
		    3) != 0 && strncmp(text, "</p>", 4) != 0)))
			return (true);

	return (false);
}

/* The length of a line break, or 0. */
static size_t
line_end(const char *at)
{
	return (*at == '\n' ? 1 : strncmp(at, "\r\n", 2) == 0 ? 2 : 0);
}

const char *
paragraphs_markup(struct arena *arena, const char *text)
{
	struct buf	 b;
	size_t		 ends, length;

	if (*text == '\0' || has_block(text, false))
		return (text);
	buf_init(&b, arena, strlen(text) + 64);
	buf_string(&b, "<p>");
	while (*text != '\0') {
		for (ends = 0; (length = line_end(text)) > 0; ends++)
			text += length + strspn(text + length, " \t");
		if (ends > 0 && *text != '\0')
			buf_string(&b, ends > 1 ? "</p>\n<p>" : "<br>\n");
		for (length = 0; text[length] != '\0' &&
		    line_end(text + length) == 0; length++)
			continue;
		buf_add(&b, text, length);
		text += length;
	}
	buf_string(&b, "</p>");

	return (b.data);
}

static const char *
skip_tag(const char *at)
{
	at += strcspn(at, ">");

	return (*at == '>' ? at + 1 : at);
}

/* Skips blanks and line breaks after a tag, which have no effect. */
static const char *
skip_ends(const char *at)
{
	return (at + strspn(at, " \t\r\n"));
}

const char *
paragraphs_plain(struct arena *arena, const char *markup)
{
	struct buf	 b;
	bool		 lines;		/* tags end lines; \n is a blank */

	if (strchr(markup, '<') == NULL || has_block(markup, true))
		return (markup);
	lines = strcasestr(markup, "<p>") != NULL ||
	    strcasestr(markup, "<br") != NULL;
	buf_init(&b, arena, strlen(markup) + 1);
	while (*markup != '\0')
		if (strncmp(markup, "<p>", 3) == 0) {
			buf_string(&b, b.length > 0 ? "\n\n" : "");
			markup = skip_ends(markup + 3);
		} else if (strncmp(markup, "</p>", 4) == 0) {
			markup = skip_ends(markup + 4);
			if (*markup != '\0' && strncmp(markup, "<p>", 3) != 0)
				buf_string(&b, "\n\n");
		} else if (is_tag(markup, "br")) {
			buf_char(&b, '\n');
			markup = skip_ends(skip_tag(markup));
		} else {
			buf_char(&b, lines && *markup == '\n' ? ' ' :
			    *markup);
			markup++;
		}

	return (b.data);
}
