#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "http/fields.h"
#include "text/urls.h"

#define DIGITS	18		/* of a key that is a number */

/* Pairs of a form or query string that become a map. */
struct form {
	struct arena	*arena;
	struct value	*map;
	size_t		 count;		/* number of values */
	bool		 full;		/* more than JSON_VALUES */
	struct value	*file;		/* the first file */
	const char	*title;		/* its name there, or "" */
};

/* The text in brackets. */
struct key {
	const char	*text;
	struct key	*next;
};

static bool
is_utf8(const char *text, size_t length)
{
	return (u8_check((const uint8_t *)text, length) == NULL);
}

static const char *
without_nul(struct arena *arena, const char *text, size_t *length)
{
	char	*copy;
	size_t	 i, kept;

	if (strlen(text) == *length)
		return (text);
	copy = arena_bytes(arena, *length + 1);
	for (i = kept = 0; i < *length; i++)
		if (text[i] != '\0')
			copy[kept++] = text[i];
	copy[kept] = '\0';
	*length = kept;

	return (copy);
}

/* The name, with U+FFFD in place of bytes that are not UTF-8. */
static const char *
shown_name(struct arena *arena, const char *name, size_t length)
{
	struct buf	 buf;
	int		 step;

	buf_init(&buf, arena, 2 * length);
	for (; length > 0; name += step, length -= (size_t)step) {
		step = u8_mblen((const uint8_t *)name, length);
		if (step > 0) {
			buf_add(&buf, name, (size_t)step);
		} else {
			step = 1;
			buf_string(&buf, "\xef\xbf\xbd");
		}
	}

	return (buf.data);
}

static bool
is_number(const char *key)
{
	size_t	 length;

	length = strlen(key);

	return (length > 0 && length <= DIGITS &&
	    strspn(key, "0123456789") == length);
}

static struct value *
make_value(struct form *form, enum value_kind kind)
{
	if (++form->count > JSON_VALUES) {
		form->full = true;
		return (NULL);
	}

	return (value_new(form->arena, kind));
}

/* The start of a name's brackets, or NULL if it is a plain name. */
static char *
find_keys(char *name)
{
	char	*start, *at, *end;
	int	 depth;

	if ((start = strchr(name, '[')) == NULL || start == name)
		return (NULL);
	depth = 1;
	for (at = start; *at == '['; at = end + 1)
		if ((end = strchr(at, ']')) == NULL || ++depth > JSON_DEPTH)
			return (NULL);

	return (*at == '\0' ? start : NULL);
}

static struct key *
split_keys(struct arena *arena, char *start)
{
	struct key	*first = NULL, **next;
	char		*at, *end;

	next = &first;
	for (at = start; *at == '[' && (end = strchr(at, ']')) != NULL;
	    at = end + 1) {
		*end = '\0';
		*next = arena_alloc(arena, sizeof(**next));
		(*next)->text = at + 1;
		next = &(*next)->next;
	}
	*start = '\0';

	return (first);
}

/*
 * Returns the name of a key in its map. [] is the highest number so far plus
 * one; map->length stores that number until the form is complete.
 */
static const char *
key_name(struct form *form, struct value *map, const char *key)
{
	size_t	 n;

	if (*key == '\0')
		return (arena_printf(form->arena, "%zu", map->length++));
	if (is_number(key) && (n = strtoull(key, NULL, 10)) >= map->length)
		map->length = n + 1;

	return (key);
}

/* The inner map of that name. It replaces any other value of that name. */
static struct value *
inner_map(struct form *form, struct value *map, const char *name)
{
	struct value	*inner;

	inner = value_get(map, name);
	if (inner != NULL && inner->kind == VALUE_MAP)
		return (inner);
	if ((inner = make_value(form, VALUE_MAP)) == NULL)
		return (NULL);
	inner->name = name;
	value_add(map, inner);

	return (value_get(map, name));
}

static void
put_leaf(struct form *form, const char *name, const struct key *key,
    struct value *leaf)
{
	struct value	*map;

	for (map = form->map; key != NULL; key = key->next) {
		if ((map = inner_map(form, map, name)) == NULL)
			return;
		map->broken |= leaf->broken;
		name = key_name(form, map, key->text);
	}
	leaf->name = name;
	value_add(map, leaf);
}

/*
 * Adds a decoded pair, whose texts end with a NUL and must live as long as the
 * map. Texts that are not UTF-8 are marked as broken; U+0000 is dropped. Names
 * whose brackets do not pair, or nest deeper than JSON_DEPTH, are plain.
 */
static void
put_pair(struct form *form, const char *name, size_t name_length,
    const char *text, size_t length)
{
	struct value	*leaf;
	struct key	*keys;
	char		*start, *cut;

	name = without_nul(form->arena, name, &name_length);
	if (name_length == 0 || (leaf = make_value(form, VALUE_TEXT)) == NULL)
		return;
	leaf->text = without_nul(form->arena, text, &length);
	leaf->length = length;
	leaf->broken = !is_utf8(leaf->text, length);
	if (!is_utf8(name, name_length)) {
		leaf->broken = true;
		name = shown_name(form->arena, name, name_length);
	}

	keys = NULL;
	cut = arena_string(form->arena, name);
	if ((start = find_keys(cut)) != NULL)
		keys = split_keys(form->arena, start);
	put_leaf(form, cut, keys, leaf);
}

static bool
is_numbered(const struct value *map)
{
	const struct value	*member;

	for (member = map->first; member != NULL; member = member->next)
		if (!is_number(member->name))
			return (false);

	return (true);
}

static void
finish_value(struct value *value)
{
	struct value	*member;
	bool		 list;

	if (value->kind != VALUE_MAP)
		return;
	list = is_numbered(value);
	for (member = value->first; member != NULL; member = member->next) {
		finish_value(member);
		if (list)
			member->name = NULL;
	}
	value->length = 0;
	if (list) {
		value->kind = VALUE_LIST;
		value->index = NULL;
	}
}

/* Maps whose keys are all digits become lists. */
static void
finish_form(struct form *form)
{
	struct value	*value;

	for (value = form->map->first; value != NULL; value = value->next)
		finish_value(value);
}

static void
decode_pair(struct form *form, const char *pair, size_t length)
{
	const char	*name, *text, *equals;
	size_t		 name_length, text_length;

	equals = memchr(pair, '=', length);
	name_length = equals != NULL ? (size_t)(equals - pair) : length;
	text = equals != NULL ? equals + 1 : pair + length;
	text_length = length - (size_t)(text - pair);

	name = url_decode(form->arena, pair, name_length, true, &name_length);
	text = url_decode(form->arena, text, text_length, true, &text_length);
	put_pair(form, name, name_length, text, text_length);
}

bool
fields_add_urlencoded(struct arena *arena, struct value *map, const char *text,
    size_t length)
{
	struct form	 form;
	const char	*end;
	size_t		 pair;

	form = (struct form){ .arena = arena, .map = map };
	while (length > 0 && !form.full) {
		end = memchr(text, '&', length);
		pair = end != NULL ? (size_t)(end - text) : length;
		decode_pair(&form, text, pair);
		if (end != NULL)
			pair++;
		text += pair;
		length -= pair;
	}
	finish_form(&form);

	return (!form.full);
}

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
unquote_value(struct arena *arena, const char *value)
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
 * The value of `; name=value` or `; name="value"` after the first word of a
 * header, or NULL.
 */
static char *
find_attribute(struct arena *arena, const char *header, const char *name)
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
			return (unquote_value(arena, at + 1));
		at = skip_value(at + 1);
	}

	return (NULL);
}

/* The value of a part's Content-Disposition in its head, or NULL. */
static char *
find_disposition(struct arena *arena, const char *head, size_t length)
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

/*
 * Keeps the first file that is not empty: browsers send an empty file for each
 * field that was left empty.
 */
static void
put_file(struct form *form, const char *name, const char *title,
    const char *bytes, size_t length)
{
	struct value	*file;

	if (form->file != NULL || (length == 0 && *title == '\0'))
		return;
	form->title = title;
	if (length == 0)
		return;
	file = value_new(form->arena, VALUE_TEXT);
	file->name = name;
	file->text = bytes;
	file->length = length;
	form->file = file;
}

static void
put_part(struct form *form, const char *part, size_t length)
{
	const char	*text;
	char		*header, *name, *title;
	size_t		 head;

	if ((text = memmem(part, length, "\r\n\r\n", 4)) == NULL)
		return;
	head = (size_t)(text + 2 - part);
	text += 4;
	if ((header = find_disposition(form->arena, part, head)) == NULL ||
	    strncasecmp(header, "form-data", 9) != 0 ||
	    (name = find_attribute(form->arena, header, "name")) == NULL)
		return;
	length -= (size_t)(text - part);
	title = find_attribute(form->arena, header, "filename");
	if (title != NULL ||
	    find_attribute(form->arena, header, "filename*") != NULL)
		put_file(form, name, title != NULL ? title : "", text, length);
	else
		put_pair(form, name, strlen(name),
		    arena_copy(form->arena, text, length), length);
}

/*
 * Skips blanks and the line break after a delimiter. Returns NULL after the
 * last delimiter.
 */
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

	/* The first delimiter may be at the very start. */
	length = strlen(delimiter);
	if ((size_t)(end - body) >= length - 2 &&
	    memcmp(body, delimiter + 2, length - 2) == 0)
		at = body + length - 2;
	else if ((at = memmem(body, (size_t)(end - body), delimiter,
	    length)) != NULL)
		at += length;

	while (at != NULL && !form->full &&
	    (at = part_start(at, end)) != NULL) {
		/*
		 * A part may have an empty head, whose line break is already
		 * skipped.
		 */
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
    const char *content_type, const char *body, size_t length,
    const struct value **file, const char **title)
{
	struct form	 form;
	const char	*boundary;

	boundary = find_attribute(arena, content_type, "boundary");
	if (boundary == NULL || *boundary == '\0' ||
	    strlen(boundary) > BOUNDARY_MAX)
		return (true);
	form = (struct form){ .arena = arena, .map = map, .title = "" };
	put_parts(&form, arena_printf(arena, "\r\n--%s", boundary), body,
	    body + length);
	finish_form(&form);
	*file = form.file;
	*title = form.title;

	return (!form.full);
}
