#include "text/html_tag.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "text/html_parse.h"

#define BLANKS		" \t\r\n"
#define TAG_MAX		8192	/* bytes */
#define CUT_MAX		2048	/* bytes of a tag without an end */
#define ENTITY_MAX	40

static const struct {
	enum html_role	 role;
	const char	*names;
} roles[] = {
	{ HTML_BREAK, " br hr " },
	{ HTML_BLOCK, " p ul ol li h1 h2 h3 h4 h5 h6 blockquote pre " },
	{ HTML_BOX, " div section article header footer main nav aside center"
	    " table caption thead tbody tfoot tr dl dt dd address figure"
	    " figcaption form fieldset html body details summary " },
	{ HTML_CELL, " td th " },
	{ HTML_UNSEEN, " style script title xml template " },
	{ HTML_INLINE, " a abbr acronym b big bdi bdo button cite code col"
	    " colgroup del dfn em font head i iframe img input ins kbd label"
	    " link mark meta noscript nobr o:p q s samp small span strike"
	    " strong sub sup time tt u var wbr html-blob " }
};

enum html_role
html_role(const char *name, size_t length)
{
	const char	*at, *names;
	size_t		 i;

	for (i = 0; i < COUNT(roles); i++)
		for (names = roles[i].names; (at = strchr(names, ' ')) !=
		    NULL && at[1] != '\0'; names = at + 1)
			if (strncasecmp(at + 1, name, length) == 0 &&
			    at[1 + length] == ' ')
				return (roles[i].role);
	return (HTML_NONE);
}

static size_t
name_length(const char *at)
{
	size_t	 length;

	for (length = 0; isalnum((unsigned char)at[length]) ||
	    (at[length] != '\0' && strchr("-_:.", at[length]) != NULL);
	    length++)
		continue;
	return (isalpha((unsigned char)*at) ? length : 0);
}

/* The position after a value, or NULL. */
static const char *
skip_value(const char *at)
{
	char	 quote = *at;

	if (quote == '"' || quote == '\'') {
		at = strchrnul(at + 1, quote);
		return (*at == quote ? at + 1 : NULL);
	}
	return (at + strcspn(at, BLANKS "<>\"'"));
}

/* Whether a tag ends after attributes. */
static bool
has_end(const char *at)
{
	const char	*begin = at;
	size_t		 length;

	while (at != NULL && at - begin < TAG_MAX) {
		at += strspn(at, BLANKS);
		at += at[0] == '/' && at[1] == '>';
		if (*at == '>')
			return (true);
		if ((length = name_length(at)) == 0)
			return (false);
		at += length;
		at += strspn(at, BLANKS);
		if (*at++ != '=')
			return (false);
		at = skip_value(at + strspn(at, BLANKS));
	}
	return (false);
}

enum html_role
html_tag(const char *at, const char **name, size_t *length)
{
	const char	*from;
	size_t		 size;
	enum html_role	 role;

	from = at + 1 + (at[1] == '/');
	size = name_length(from);
	if (size == 0 || (role = html_role(from, size)) == HTML_NONE ||
	    strchr(BLANKS "/>", from[size]) == NULL || !has_end(from + size))
		return (HTML_NONE);
	if (name != NULL) {
		*name = from;
		*length = size;
	}
	return (role);
}

bool
html_is_cut(const char *at)
{
	size_t	 length = strnlen(at, CUT_MAX), size;

	size = name_length(at + 1);
	return (length < CUT_MAX && size > 0 &&
	    html_role(at + 1, size) != HTML_NONE &&
	    strchr(BLANKS, at[1 + size]) != NULL && at[1 + size] != '\0' &&
	    memchr(at, '>', length) == NULL && memchr(at, '=', length) != NULL);
}

bool
html_has_tag(const char *text)
{
	for (; (text = strchr(text, '<')) != NULL; text++)
		if (strncmp(text, "<!--", 4) == 0 ||
		    strncmp(text, "<![CDATA[", 9) == 0 ||
		    html_tag(text, NULL, NULL) != HTML_NONE)
			return (true);
	return (false);
}

bool
html_entity(const char *at, size_t *length)
{
	uint32_t	 c;

	*length = html_character(at, strnlen(at, ENTITY_MAX), &c);
	return (*length > 2 && at[*length - 1] == ';' && c != HTML_UNKNOWN);
}
