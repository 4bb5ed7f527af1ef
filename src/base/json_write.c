#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"

/* What is open, if there is a mask or if values are made. */
struct json_level {
	struct json_level	*outer;
	const struct value	*mask;		/* NULL: all members */
	struct value		*value;		/* NULL: text only */
};

/*
 * How a byte is written: unchanged (0), as a backslash and this letter, or as
 * \u.
 */
static const char	escapes[256] = {
	['"'] = '"', ['\\'] = '\\', ['\b'] = 'b', ['\f'] = 'f',
	['\n'] = 'n', ['\r'] = 'r', ['\t'] = 't',
	[0x00] = 'u', [0x01] = 'u', [0x02] = 'u', [0x03] = 'u',
	[0x04] = 'u', [0x05] = 'u', [0x06] = 'u', [0x07] = 'u',
	[0x0b] = 'u', [0x0e] = 'u', [0x0f] = 'u', [0x10] = 'u',
	[0x11] = 'u', [0x12] = 'u', [0x13] = 'u', [0x14] = 'u',
	[0x15] = 'u', [0x16] = 'u', [0x17] = 'u', [0x18] = 'u',
	[0x19] = 'u', [0x1a] = 'u', [0x1b] = 'u', [0x1c] = 'u',
	[0x1d] = 'u', [0x1e] = 'u', [0x1f] = 'u'
};

#define EACH(byte)	((uint64_t)-1 / 255 * (byte))

/*
 * Whether one of eight bytes needs an escape. A subtraction from all bytes at
 * once may borrow from the next byte; this causes false matches only after a
 * true one, which does not matter. Bytes above 0x7f never match.
 */
static bool
any_escaped(const char *text)
{
	uint64_t	 bytes, quotes, slashes;

	memcpy(&bytes, text, sizeof(bytes));
	quotes = bytes ^ EACH('"');
	slashes = bytes ^ EACH('\\');

	return ((((bytes - EACH(' ')) & ~bytes) |
	    ((quotes - EACH(1)) & ~quotes) |
	    ((slashes - EACH(1)) & ~slashes)) & EACH(0x80));
}

/* Length of the prefix without escapes. */
static size_t
plain_length(const char *text, size_t length)
{
	const size_t	 step = sizeof(uint64_t);
	size_t		 i = 0;

	while (length - i >= step && !any_escaped(text + i))
		i += step;
	if (length - i < step && length >= step &&
	    !any_escaped(text + length - step))
		return (length);
	while (i < length && escapes[(unsigned char)text[i]] == 0)
		i++;

	return (i);
}

static void
write_escaped(struct buf *buf, unsigned char c)
{
	if (escapes[c] == 'u')
		buf_printf(buf, "\\u%04x", c);
	else
		buf_add(buf, (char[]){ '\\', escapes[c] }, 2);
}

static void
write_in_pieces(struct buf *buf, const char *text, size_t length, size_t plain)
{
	buf_char(buf, '"');
	while (plain < length) {
		buf_add(buf, text, plain);
		write_escaped(buf, (unsigned char)text[plain]);
		text += plain + 1;
		length -= plain + 1;
		plain = plain_length(text, length);
	}
	buf_add(buf, text, length);
	buf_char(buf, '"');
}

/* Writes a quoted text, followed by `suffix` unless that is NUL. */
static void
write_text(struct buf *buf, const char *text, size_t length, char suffix)
{
	char	*to;
	size_t	 plain;

	plain = plain_length(text, length);
	if (plain < length) {
		write_in_pieces(buf, text, length, plain);
		if (suffix != '\0')
			buf_char(buf, suffix);
	} else if (buf_take(buf, length + (suffix == '\0' ? 2 : 3), &to)) {
		*to = '"';
		memcpy(to + 1, text, length);
		to[length + 1] = '"';
		to[length + 2] = suffix;
	}
}

/* Writes what precedes a value: a comma if necessary, and its name. */
static void
write_name(struct json *json, const char *name)
{
	if (json->comma)
		buf_char(&json->buf, ',');
	json->comma = true;
	if (name != NULL)
		write_text(&json->buf, name, strlen(name), ':');
}

static void
push_level(struct json *json, const struct value *mask, struct value *value)
{
	struct json_level	*level;

	level = arena_alloc(json->buf.arena, sizeof(*level));
	*level = (struct json_level){ json->level, mask, value };
	json->level = level;
}

/* Finds what selects members of this member. Returns false to leave it out. */
static bool
find_mask(const struct json *json, const char *name, const struct value **mask)
{
	*mask = json->level->mask;
	if (json->left_out > 0 || json->made > JSON_VALUES)
		return (false);
	if (name == NULL || *mask == NULL)
		return (true);
	if ((*mask = value_get(*mask, name)) == NULL)
		return (false);
	if ((*mask)->kind != VALUE_MAP)
		*mask = NULL;

	return (true);
}

bool
json_wants(const struct json *json, const char *name)
{
	const struct value	*mask;

	return (json->level == NULL || json->both ||
	    find_mask(json, name, &mask));
}

static struct value *
make_value(struct json *json, const char *name, const struct value *from)
{
	struct value	*value;
	struct arena	*arena = json->level->value->arena;

	json->made++;
	value = value_copy(arena, from);
	value->arena = arena;
	value->json = true;
	if (name != NULL)
		value->name = arena_string(arena, name);
	if (from->text != NULL)
		value->text = arena_copy(arena, from->text, from->length);

	return (value);
}

/*
 * Adds a leaf to the values, or opens a map or list. Returns whether it is
 * written as text, too.
 */
static bool
begin_value(struct json *json, const char *name, const struct value *from)
{
	const struct value	*mask;
	struct value		*made = NULL;
	bool			 is_leaf = from->kind < VALUE_LIST;

	if (!find_mask(json, name, &mask)) {
		json->left_out += !is_leaf;
		return (json->both);
	}
	if (json->level->value != NULL)
		made = make_value(json, name, from);
	if (!is_leaf)
		push_level(json, mask, made);
	else if (made != NULL)
		value_add(json->level->value, made);

	return (made == NULL || json->both);
}

/* Closes a map or list, and adds it. */
static bool
end_value(struct json *json)
{
	struct value	*value = json->level->value;

	if (json->left_out > 0) {
		json->left_out--;
		return (json->both);
	}
	json->level = json->level->outer;
	if (value != NULL)
		value_add(json->level->value, value);

	return (value == NULL || json->both);
}

/* Writes a comma if necessary, and the name of a value. */
static void
begin_container(struct json *json, const char *name, char c,
    enum value_kind kind)
{
	if (json->level != NULL &&
	    !begin_value(json, name, &(struct value){ .kind = kind }))
		return;
	write_name(json, name);
	buf_char(&json->buf, c);
	json->comma = false;
}

static void
end_container(struct json *json, char c)
{
	if (json->level != NULL && !end_value(json))
		return;
	buf_char(&json->buf, c);
	json->comma = true;
}

void
json_init(struct json *json, struct arena *arena, size_t expected)
{
	*json = (struct json){ .comma = false };
	buf_init(&json->buf, arena, expected);
}

void
json_select(struct json *json, const struct value *mask)
{
	json->level = NULL;
	json->left_out = 0;
	if (mask != NULL)
		push_level(json, mask, NULL);
}

void
json_make(struct json *json, struct arena *arena, const struct value *mask,
    bool both)
{
	json_select(json, NULL);
	push_level(json, mask, value_new(arena, VALUE_LIST));
	json->both = both;
}

const struct value *
json_made(const struct json *json)
{
	return (json->made > JSON_VALUES ? NULL : json->level->value->first);
}

void
json_object(struct json *json, const char *name)
{
	begin_container(json, name, '{', VALUE_MAP);
}

void
json_object_end(struct json *json)
{
	end_container(json, '}');
}

void
json_list(struct json *json, const char *name)
{
	begin_container(json, name, '[', VALUE_LIST);
}

void
json_list_end(struct json *json)
{
	end_container(json, ']');
}

void
json_text(struct json *json, const char *name, const char *text, size_t length)
{
	if (json->level != NULL && !begin_value(json, name, &(struct value){
	    .kind = VALUE_TEXT, .text = text, .length = length }))
		return;
	write_name(json, name);
	write_text(&json->buf, text, length, '\0');
}

void
json_string(struct json *json, const char *name, const char *text)
{
	json_text(json, name, text, strlen(text));
}

void
json_aside(struct json *json, const char *name, const char *text)
{
	if (json->level != NULL && json->level->value != NULL)
		(void)begin_value(json, name, &(struct value){
		    .kind = VALUE_TEXT, .text = text,
		    .length = strlen(text) });
}

static void
write_leaf(struct json *json, const char *name, const struct value *leaf,
    const char *text)
{
	if (json->level != NULL && !begin_value(json, name, leaf))
		return;
	write_name(json, name);
	buf_string(&json->buf, text);
}

static void
write_number(struct json *json, const char *name, const char *text)
{
	write_leaf(json, name, &(struct value){ .kind = VALUE_NUMBER,
	    .text = text, .length = strlen(text) }, text);
}

void
json_integer(struct json *json, const char *name, int64_t n)
{
	char	 room[INTEGER_ROOM];

	if (json_wants(json, name))
		write_number(json, name, integer_print(room, n));
}

/*
 * The smallest number of decimals that represents n exactly, or -1. Reading
 * decimals rounds a quotient of integers once, as this division does.
 */
static int
count_decimals(double n)
{
	double	 power = 1;
	int	 decimals;

	if (fabs(n) < 1e-4 || fabs(n) > 1e6)
		return (-1);
	for (decimals = 0; decimals < 9; decimals++, power *= 10)
		if (nearbyint(n * power) / power == n)
			return (decimals);

	return (-1);
}

void
json_number(struct json *json, const char *name, double n)
{
	char	 text[32];
	int	 decimals, precision = 15;

	if (!json_wants(json, name))
		return;
	if (!isfinite(n)) {
		json_null(json, name);
		return;
	}
	if ((decimals = count_decimals(n)) >= 0)
		snprintf(text, sizeof(text), "%.*f", decimals, n);
	else
		do {
			snprintf(text, sizeof(text), "%.*g", precision, n);
		} while (++precision <= 17 && strtod(text, NULL) != n);
	write_number(json, name, text);
}

void
json_boolean(struct json *json, const char *name, bool truth)
{
	write_leaf(json, name, &(struct value){ .kind = VALUE_BOOLEAN,
	    .truth = truth }, truth ? "true" : "false");
}

void
json_null(struct json *json, const char *name)
{
	write_leaf(json, name, &(struct value){ .kind = VALUE_NULL }, "null");
}

/* What cannot be read makes the answer incomplete. */
static bool
add_raw(struct json *json, const char *name, const char *raw, size_t length)
{
	const struct value	*mask, *value;
	const char		*error;
	bool			 both = json->both;

	if (!find_mask(json, name, &mask))
		return (both);
	if (json->level->value == NULL && mask == NULL)
		return (true);
	json->both = false;
	value = json_read(json->buf.arena, raw, length, &error);
	if (value == NULL)
		json->buf.full = true;
	else
		json_value(json, name, value);
	json->both = both;

	return (both);
}

void
json_raw(struct json *json, const char *name, const char *raw, size_t length)
{
	if (json->level != NULL && !add_raw(json, name, raw, length))
		return;
	write_name(json, name);
	buf_add(&json->buf, raw, length);
}

static void
write_members(struct json *j, const struct value *parent)
{
	const struct value	*member;

	for (member = parent->first; member != NULL; member = member->next)
		json_value(j, member->name, member);
}

void
json_value(struct json *j, const char *name, const struct value *value)
{
	switch (value->kind) {
	case VALUE_NULL:
		json_null(j, name);
		break;
	case VALUE_BOOLEAN:
		json_boolean(j, name, value->truth);
		break;
	case VALUE_NUMBER:
		write_number(j, name, value->text);
		break;
	case VALUE_TEXT:
		json_text(j, name, value->text, value->length);
		break;
	case VALUE_LIST:
		json_list(j, name);
		write_members(j, value);
		json_list_end(j);
		break;
	case VALUE_MAP:
		json_object(j, name);
		write_members(j, value);
		json_object_end(j);
		break;
	}
}
