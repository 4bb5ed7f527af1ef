#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"

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
write_end(struct json *json, char c)
{
	buf_char(&json->buf, c);
	json->comma = true;
}

void
json_init(struct json *json, struct arena *arena, size_t expected)
{
	buf_init(&json->buf, arena, expected);
	json->comma = false;
}

void
json_object(struct json *json, const char *name)
{
	write_name(json, name);
	buf_char(&json->buf, '{');
	json->comma = false;
}

void
json_object_end(struct json *json)
{
	write_end(json, '}');
}

void
json_list(struct json *json, const char *name)
{
	write_name(json, name);
	buf_char(&json->buf, '[');
	json->comma = false;
}

void
json_list_end(struct json *json)
{
	write_end(json, ']');
}

void
json_text(struct json *json, const char *name, const char *text, size_t length)
{
	write_name(json, name);
	write_text(&json->buf, text, length, '\0');
}

void
json_string(struct json *json, const char *name, const char *text)
{
	json_text(json, name, text, strlen(text));
}

void
json_integer(struct json *json, const char *name, int64_t n)
{
	write_name(json, name);
	buf_integer(&json->buf, n);
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
	json_raw(json, name, text, strlen(text));
}

void
json_boolean(struct json *json, const char *name, bool truth)
{
	write_name(json, name);
	buf_string(&json->buf, truth ? "true" : "false");
}

void
json_null(struct json *json, const char *name)
{
	write_name(json, name);
	buf_string(&json->buf, "null");
}

void
json_raw(struct json *json, const char *name, const char *raw, size_t length)
{
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
		json_raw(j, name, value->text, value->length);
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
