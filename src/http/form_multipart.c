#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/fields.h"
#include "http/form.h"

#define BOUNDARY_MAX	70	/* RFC 2046 section 5.1.1 */

static const char *
skip_blanks(const char *text)
{
	return (text + strspn(text, " \t"));
}

/* The end of an attribute's value. */
static const char *
skip_value(const char *at)
{
	if (*at++ != '"')
		return (at - 1 + strcspn(at - 1, ";"));
	for (; *at != '\0' && *at != '"'; at++)
		if (at[0] == '\\' && at[1] != '\0')
			at++;

	return (at + strcspn(at, ";"));
}

static char *
unquote(struct arena *arena, const char *value)
{
	char	*copy, *to;

	if (*value != '"')
		return (arena_copy(arena, value, strcspn(value, "; \t")));
	copy = to = arena_bytes(arena, strlen(value));
	for (value++; *value != '\0' && *value != '"'; value++) {
		if (value[0] == '\\' && value[1] != '\0')
			value++;
		*to++ = *value;
	}
	*to = '\0';

	return (copy);
}

/*
 * The value of `; name=value` or `; name="value"` behind a header's first word,
 * or NULL.
 */
static char *
attribute(struct arena *arena, const char *header, const char *name)
{
	const char	*at, *start;

	at = header + strcspn(header, ";");
	while (*at == ';') {
		start = skip_blanks(at + 1);
		at = start + strcspn(start, "=;");
		if (*at != '=')
			continue;
		if ((size_t)(at - start) == strlen(name) &&
		    strncasecmp(start, name, strlen(name)) == 0)
			return (unquote(arena, at + 1));
		at = skip_value(at + 1);
	}

	return (NULL);
}

/* The value of a part's Content-Disposition in its head, or NULL. */
static char *
disposition(struct arena *arena, const char *head, size_t length)
{
	static const char	 name[] = "content-disposition:";
	const char		*line, *end;

	for (line = head; length >= sizeof(name); line = end + 2) {
		if ((end = memmem(line, length, "\r\n", 2)) == NULL)
			break;
		if (strncasecmp(line, name, sizeof(name) - 1) == 0) {
			line = skip_blanks(line + sizeof(name) - 1);
			return (arena_copy(arena, line, (size_t)(end - line)));
		}
		length -= (size_t)(end + 2 - line);
	}

	return (NULL);
}

static void
put_part(struct form *form, const char *part, size_t length)
{
	const char	*text;
	char		*header, *name;
	size_t		 head;

	if ((text = memmem(part, length, "\r\n\r\n", 4)) == NULL)
		return;
	head = (size_t)(text + 2 - part);
	text += 4;
	if ((header = disposition(form->arena, part, head)) == NULL ||
	    strncasecmp(header, "form-data", 9) != 0 ||
	    (name = attribute(form->arena, header, "name")) == NULL ||
	    attribute(form->arena, header, "filename") != NULL ||
	    attribute(form->arena, header, "filename*") != NULL)
		return;
	length -= (size_t)(text - part);
	form_put(form, name, strlen(name),
	    arena_copy(form->arena, text, length), length);
}

/* The blanks and the line break behind a delimiter; NULL: the last one. */
static const char *
part_start(const char *at, const char *end)
{
	while (at < end && (*at == ' ' || *at == '\t'))
		at++;
	if (end - at < 2 || at[0] != '\r' || at[1] != '\n')
		return (NULL);

	return (at + 2);
}

static void
put_parts(struct form *form, const char *delimiter, const char *body,
    const char *end)
{
	const char	*at, *next;
	size_t		 length;

	/* The first delimiter may stand at the very beginning. */
	length = strlen(delimiter);
	if ((size_t)(end - body) >= length - 2 &&
	    memcmp(body, delimiter + 2, length - 2) == 0)
		at = body + length - 2;
	else if ((at = memmem(body, (size_t)(end - body), delimiter,
	    length)) != NULL)
		at += length;

	while (at != NULL && !form->full &&
	    (at = part_start(at, end)) != NULL) {
		/* The line break in front may be that of an empty head. */
		next = memmem(at - 2, (size_t)(end - at) + 2, delimiter,
		    length);
		if (next == NULL)
			return;
		if (next > at)
			put_part(form, at, (size_t)(next - at));
		at = next + length;
	}
}

bool
fields_add_multipart(struct arena *arena, struct value *map,
    const char *content_type, const char *body, size_t length)
{
	struct form	 form;
	const char	*boundary;

	boundary = attribute(arena, content_type, "boundary");
	if (boundary == NULL || *boundary == '\0' ||
	    strlen(boundary) > BOUNDARY_MAX)
		return (true);
	form = (struct form){ .arena = arena, .map = map };
	put_parts(&form, arena_printf(arena, "\r\n--%s", boundary), body,
	    body + length);
	form_finish(&form);

	return (!form.full);
}
