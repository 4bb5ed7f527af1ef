#include <stddef.h>
#include <string.h>

#include <unistr.h>

#include "text/html_parse.h"

#define DEPTH	64
#define ELEMENT_MAX	10	/* bytes of a simple name: "blockquote" */

#define LETTERS	"abcdefghijklmnopqrstuvwxyz"
#define DIGITS	"0123456789"

/*
 * Characters that the parser may change or drop: control characters except tab
 * and line feed, and everything that starts with the first byte of U+FFFE and
 * U+FFFF.
 */
static const char	changed[] =
    "\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14"
    "\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\xef";

/* In other elements, text may have another meaning. */
static const char	names[] = " a abbr b blockquote cite code del em h1 h2 "
    "h3 h4 h5 h6 i ins li ol p pre q s span strike strong sub sup u ul ";
static const char	voids[] = " br hr img ";

struct name {
	const char	*text;
	size_t		 length;
};

static bool
is_in_list(const char *list, const struct name *name)
{
	const char	*found;

	if (name->length == 0)
		return (false);
	for (found = list; (found = memmem(found, strlen(found), name->text,
	    name->length)) != NULL; found++)
		if (found[-1] == ' ' && found[name->length] == ' ')
			return (true);

	return (false);
}

/* Returns the position after all name="value" pairs, or NULL. */
static const char *
skip_attributes(const char *at)
{
	size_t	 length;

	while (*at == ' ') {
		length = strspn(++at, LETTERS);
		if (length == 0 || strncmp(at + length, "=\"", 2) != 0)
			return (NULL);
		at += length + 2;
		at += strcspn(at, "\"<>");
		if (*at++ != '"')
			return (NULL);
	}

	return (at);
}

/*
 * Returns the position after the tag at a <, or NULL if the tag is not simple.
 */
static const char *
skip_tag(const char *at, struct name *open, size_t *depth)
{
	struct name	 name;
	bool		 end = at[1] == '/';

	name.text = at + 1 + end;
	name.length = strspn(name.text, LETTERS DIGITS);
	at = name.text + name.length;
	if (end) {
		if (*depth == 0 || open[--*depth].length != name.length ||
		    memcmp(open[*depth].text, name.text, name.length) != 0)
			return (NULL);
	} else if (is_in_list(names, &name)) {
		if (*depth == DEPTH)
			return (NULL);
		open[(*depth)++] = name;
	} else if (!is_in_list(voids, &name))
		return (NULL);
	if (!end && (at = skip_attributes(at)) == NULL)
		return (NULL);

	return (*at == '>' ? at + 1 : NULL);
}

static void
report_tag(const char *tag, const struct html_events *events, void *to)
{
	struct name	 name;
	char		 text[ELEMENT_MAX + 1];
	bool		 end = tag[1] == '/';

	name.text = tag + 1 + end;
	name.length = strspn(name.text, LETTERS DIGITS);
	*(char *)mempcpy(text, name.text, name.length) = '\0';
	if (!end)
		events->start(to, text, NULL);
	if (end || is_in_list(voids, &name))
		events->end(to, text);
}

bool
html_parse_simple(const char *text, const struct html_events *events, void *to)
{
	struct name	 open[DEPTH];
	const char	*tag;
	size_t		 depth = 0;

	if (text[strcspn(text, changed)] != '\0' ||
	    u8_check((const uint8_t *)text, strlen(text)) != NULL)
		return (false);
	while (*(tag = strchrnul(text, '<')) != '\0') {
		events->text(to, text, (size_t)(tag - text));
		if ((text = skip_tag(tag, open, &depth)) == NULL)
			return (false);
		report_tag(tag, events, to);
	}
	events->text(to, text, strlen(text));

	return (true);
}
