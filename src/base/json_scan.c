#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/json_scan.h"

bool
scan_fail(struct scan *scan, const char *what)
{
	if (scan->error == NULL)
		scan->error = arena_printf(scan->arena, "%s at byte %zu", what,
		    (size_t)(scan->at - scan->start));

	return (false);
}

char
scan_peek(const struct scan *scan)
{
	return (scan->at < scan->end ? *scan->at : '\0');
}

static size_t
skip_digits(struct scan *scan)
{
	const char	*start;

	start = scan->at;
	while (scan_peek(scan) >= '0' && scan_peek(scan) <= '9')
		scan->at++;

	return ((size_t)(scan->at - start));
}

bool
scan_number(struct scan *scan, const char **text, size_t *length)
{
	const char	*start;

	start = scan->at;
	if (scan_peek(scan) == '-')
		scan->at++;
	if (scan_peek(scan) == '0')
		scan->at++;
	else if (skip_digits(scan) == 0)
		return (scan_fail(scan, "a digit is missing"));
	if (scan_peek(scan) == '.') {
		scan->at++;
		if (skip_digits(scan) == 0)
			return (scan_fail(scan, "a digit is missing"));
	}
	if (scan_peek(scan) == 'e' || scan_peek(scan) == 'E') {
		scan->at++;
		if (scan_peek(scan) == '+' || scan_peek(scan) == '-')
			scan->at++;
		if (skip_digits(scan) == 0)
			return (scan_fail(scan, "a digit is missing"));
	}
	*length = (size_t)(scan->at - start);
	*text = arena_copy(scan->arena, start, *length);

	return (true);
}

static int
hex_value(char c)
{
	if (c >= '0' && c <= '9')
		return (c - '0');
	if (c >= 'a' && c <= 'f')
		return (c - 'a' + 10);
	if (c >= 'A' && c <= 'F')
		return (c - 'A' + 10);

	return (-1);
}

/* Reads the four digits of \u. */
static bool
scan_unit(struct scan *scan, uint32_t *unit)
{
	int	 digit, i;

	*unit = 0;
	for (i = 0; i < 4; i++) {
		if ((digit = hex_value(scan_peek(scan))) < 0)
			return (scan_fail(scan, "a hex digit is missing"));
		*unit = *unit << 4 | (uint32_t)digit;
		scan->at++;
	}

	return (true);
}

static bool
scan_code(struct scan *scan, uint32_t *code)
{
	uint32_t	 low;

	if (!scan_unit(scan, code))
		return (false);
	if (*code < 0xd800 || *code > 0xdfff)
		return (true);
	if (*code > 0xdbff || scan->end - scan->at < 2 ||
	    scan->at[0] != '\\' || scan->at[1] != 'u')
		return (scan_fail(scan, "half of a surrogate pair"));
	scan->at += 2;
	if (!scan_unit(scan, &low))
		return (false);
	if (low < 0xdc00 || low > 0xdfff)
		return (scan_fail(scan, "half of a surrogate pair"));
	*code = 0x10000 + ((*code - 0xd800) << 10) + (low - 0xdc00);

	return (true);
}

static char *
put_code(char *to, uint32_t code)
{
	if (code < 0x80) {
		*to++ = (char)code;
		return (to);
	}
	if (code < 0x800) {
		*to++ = (char)(0xc0 | code >> 6);
	} else {
		if (code < 0x10000) {
			*to++ = (char)(0xe0 | code >> 12);
		} else {
			*to++ = (char)(0xf0 | code >> 18);
			*to++ = (char)(0x80 | (code >> 12 & 0x3f));
		}
		*to++ = (char)(0x80 | (code >> 6 & 0x3f));
	}
	*to++ = (char)(0x80 | (code & 0x3f));

	return (to);
}

/* Decodes the escape after a backslash to `*to`. */
static bool
scan_escape(struct scan *scan, char **to)
{
	static const char	 letters[] = "\"\\/bfnrt";
	static const char	 bytes[] = "\"\\/\b\f\n\r\t";
	const char		*letter;
	uint32_t		 code;

	if (scan_peek(scan) == 'u') {
		scan->at++;
		if (!scan_code(scan, &code))
			return (false);
		*to = put_code(*to, code);
		return (true);
	}
	if (scan_peek(scan) == '\0' ||
	    (letter = strchr(letters, *scan->at)) == NULL)
		return (scan_fail(scan, "an unknown escape"));
	*(*to)++ = bytes[letter - letters];
	scan->at++;

	return (true);
}

/* Returns the closing quote, or NULL. */
static const char *
find_quote(struct scan *scan)
{
	const char	*at;

	for (at = scan->at; at < scan->end && *at != '"'; at++)
		if (*at == '\\' && ++at == scan->end)
			break;

	return (at < scan->end ? at : NULL);
}

bool
scan_text(struct scan *scan, const char **text, size_t *length)
{
	const char	*quote;
	char		*to;

	if ((quote = find_quote(scan)) == NULL) {
		scan->at = scan->end;
		return (scan_fail(scan, "a quote is missing"));
	}

	/* Decodes in place: no escape is shorter than its character. */
	*text = to = arena_bytes(scan->arena, (size_t)(quote - scan->at) + 1);
	while (scan->at < quote) {
		if ((unsigned char)*scan->at < 0x20)
			return (scan_fail(scan, "a bare control character"));
		if (*scan->at != '\\') {
			*to++ = *scan->at++;
			continue;
		}
		scan->at++;
		if (!scan_escape(scan, &to))
			return (false);
	}
	scan->at = quote + 1;
	*to = '\0';
	*length = (size_t)(to - *text);

	return (true);
}
