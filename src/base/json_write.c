#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"

/* How a byte is written: itself (0), a letter behind a backslash, or u. */
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

static void
write_text(struct buf *buf, const char *text, size_t length)
{
	size_t		 i, start;
	unsigned char	 c;

	buf_char(buf, '"');
	for (i = start = 0; i < length; i++) {
		c = (unsigned char)text[i];
		if (escapes[c] == 0)
			continue;
		buf_add(buf, text + start, i - start);
		start = i + 1;
		if (escapes[c] == 'u')
			buf_printf(buf, "\\u%04x", c);
		else
			buf_add(buf, (char[]){ '\\', escapes[c] }, 2);
	}
	buf_add(buf, text + start, length - start);
	buf_char(buf, '"');
}

/* All that stands in front of a value. */
static void
write_name(struct json *json, const char *name)
{
	if (json->comma)
		buf_char(&json->buf, ',');
	json->comma = true;
	if (name == NULL)
		return;
	write_text(&json->buf, name, strlen(name));
	buf_char(&json->buf, ':');
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
	write_text(&json->buf, text, length);
}

void
json_string(struct json *json, const char *name, const char *text)
{
	json_text(json, name, text, strlen(text));
}

void
json_integer(struct json *json, const char *name, int64_t n)
{
	char	 digits[24];
	size_t	 i;
	uint64_t rest;

	write_name(json, name);
	i = sizeof(digits);
	rest = n < 0 ? -(uint64_t)n : (uint64_t)n;
	do {
		digits[--i] = (char)('0' + rest % 10);
	} while ((rest /= 10) > 0);
	if (n < 0)
		digits[--i] = '-';
	buf_add(&json->buf, digits + i, sizeof(digits) - i);
}

void
json_number(struct json *json, const char *name, double n)
{
	char	 text[32];
	int	 precision;

	if (!isfinite(n)) {
		json_null(json, name);
		return;
	}
	precision = 15;
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
