#include <ctype.h>
#include <string.h>

#include "text/html_scan.h"

static bool
is_blank(char c)
{
	return (c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r');
}

bool
html_begins_tag(char c)
{
	return (isalpha((unsigned char)c) || c == '/' || c == '!' || c == '?');
}

/* From `at` to the first of the bytes that end a name. */
static const char *
name_end(const char *at, const char *end, bool attribute)
{
	/* A name may begin with =, nobody knows why. */
	if (attribute && at < end && *at == '=')
		at++;
	while (at < end && !is_blank(*at) && *at != '/' && *at != '>' &&
	    !(attribute && *at == '='))
		at++;

	return (at);
}

static const char *
skip_blanks(const char *at, const char *end)
{
	while (at < end && is_blank(*at))
		at++;

	return (at);
}

/* The value behind a =, and where it ends; NULL when it does not. */
static const char *
read_value(const char *at, const char *end, struct html_attribute *attribute)
{
	const char	*stop;
	bool		 quoted;

	at = skip_blanks(at, end);
	if (at == end)
		return (NULL);
	if ((quoted = *at == '"' || *at == '\'')) {
		stop = memchr(at + 1, *at, (size_t)(end - at - 1));
		if (stop == NULL)
			return (NULL);
		at++;
	} else {
		for (stop = at; stop < end && !is_blank(*stop) &&
		    *stop != '>'; stop++)
			continue;
	}
	attribute->value = at;
	attribute->value_length = (size_t)(stop - at);

	return (stop + quoted);
}

bool
html_scan_attribute(const char **at, const char *end,
    struct html_attribute *attribute)
{
	const char	*here = *at;

	while (here < end && (is_blank(*here) || *here == '/'))
		here++;
	if (here < end && *here == '>') {
		*at = here;
		return (false);
	}
	attribute->name = here;
	here = name_end(here, end, true);
	attribute->name_length = (size_t)(here - attribute->name);
	attribute->value = "";
	attribute->value_length = 0;
	*at = here;
	here = skip_blanks(here, end);
	if (here < end && *here == '=')
		*at = here = read_value(here + 1, end, attribute);
	if (here == NULL || here == end) {
		*at = NULL;
		return (false);
	}

	return (true);
}

/* Behind the > of the tag, or NULL. */
static const char *
read_tag(struct html_piece *piece, const char *end)
{
	struct html_attribute	 attribute;
	const char		*at;

	piece->kind = piece->text[1] == '/' ? HTML_END_TAG : HTML_START_TAG;
	piece->name = piece->text + (piece->text[1] == '/' ? 2 : 1);
	at = name_end(piece->name, end, false);
	piece->name_length = (size_t)(at - piece->name);
	while (html_scan_attribute(&at, end, &attribute))
		continue;

	return (at == NULL ? NULL : at + 1);
}

/* Behind the comment, or NULL. */
static const char *
read_comment(struct html_scan *scan, struct html_piece *piece)
{
	const char	*at = piece->text;
	size_t		 length = (size_t)(scan->end - at);

	piece->kind = HTML_COMMENT;
	if (length < 4 || memcmp(at, "<!--", 4) != 0) {
		/* What browsers take for one: <!doctype>, <?xml?>, </3>. */
		at = memchr(at, '>', length);
		scan->no_tags = at == NULL;
		return (at == NULL ? NULL : at + 1);
	}
	if (scan->no_comments)
		return (NULL);
	at = memmem(at + 2, length - 2, "-->", 3);
	scan->no_comments = at == NULL;

	return (at == NULL ? NULL : at + 3);
}

/* The tag or comment at the front, if it is one to its end. */
static bool
read_markup(struct html_scan *scan, struct html_piece *piece)
{
	const char	*at = scan->at, *end = NULL;
	size_t		 length = (size_t)(scan->end - at);

	if (scan->no_tags || length < 2 || !html_begins_tag(at[1]))
		return (false);
	piece->text = at;
	if (isalpha((unsigned char)at[1]) ||
	    (at[1] == '/' && length > 2 && isalpha((unsigned char)at[2]))) {
		end = read_tag(piece, scan->end);
		/* To look for the ends of all that follow would take long. */
		scan->no_tags = end == NULL;
	} else
		end = read_comment(scan, piece);
	if (end == NULL)
		return (false);
	piece->length = (size_t)(end - at);
	scan->at = end;

	return (true);
}

bool
html_scan_next(struct html_scan *scan, struct html_piece *piece)
{
	const char	*at;

	if (scan->at == scan->end)
		return (false);
	if (*scan->at == '<' && read_markup(scan, piece))
		return (true);
	piece->kind = HTML_TEXT;
	piece->text = scan->at;
	at = scan->no_tags ? NULL : memchr(scan->at + 1, '<',
	    (size_t)(scan->end - scan->at - 1));
	scan->at = at == NULL ? scan->end : at;
	piece->length = (size_t)(scan->at - piece->text);

	return (true);
}
