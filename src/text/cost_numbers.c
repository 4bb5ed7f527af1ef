#include <ctype.h>
#include <stdint.h>
#include <string.h>

#include <unictype.h>
#include <unistr.h>

#include "base/arena.h"
#include "text/cost_numbers.h"

static bool
is_digit(char c)
{
	return (isdigit((unsigned char)c));
}

/* Digits with , and . between them. */
static size_t
number_length(const char *text)
{
	size_t	 n = 0;

	while (is_digit(text[n]) ||
	    (n > 0 && (text[n] == ',' || text[n] == '.') &&
	    is_digit(text[n + 1])))
		n++;

	return (n);
}

/* Whether exactly three digits follow each comma. */
static bool
separates_thousands(const char *text, size_t length)
{
	const char	*comma, *end = text + length;

	while ((comma = memchr(text, ',', (size_t)(end - text))) != NULL) {
		text = comma + 1;
		if (end - text < 3 || memchr(text, ',', 3) != NULL ||
		    (end - text > 3 && text[3] != ','))
			return (false);
	}

	return (true);
}

/* The decimal sign of a number, or NULL. */
static const char *
decimal_sign(const char *text, size_t length)
{
	const char	*comma, *point;

	comma = memrchr(text, ',', length);
	point = memrchr(text, '.', length);
	if (comma != NULL && point != NULL)
		return (comma > point ? comma : point);
	if (comma != NULL)
		return (separates_thousands(text, length) ? NULL : comma);

	return (point == memchr(text, '.', length) ? point : NULL);
}

static const char *
read_value(struct arena *arena, const char *text, size_t length)
{
	const char	*sign;
	char		*value, *to;
	size_t		 i;

	sign = decimal_sign(text, length);
	value = to = arena_alloc(arena, length + 1);
	for (i = 0; i < length; i++) {
		if (text + i == sign)
			*to++ = '.';
		else if (is_digit(text[i]))
			*to++ = text[i];
	}

	return (value);
}

static bool
is_blank(ucs4_t c)
{
	return (uc_is_property_white_space(c));
}

static bool
is_word(ucs4_t c)
{
	return (c != ',' && !is_blank(c));
}

/* Length of the characters of this kind at the front. */
static const char *
skip(const char *at, const char *end, bool (*is_kind)(ucs4_t))
{
	ucs4_t	 c;
	int	 length;

	while (at < end) {
		length = u8_mbtouc(&c, (const uint8_t *)at,
		    (size_t)(end - at));
		if (!is_kind(c))
			break;
		at += length;
	}

	return (at);
}

/* Length of the characters of this kind at the end. */
static const char *
skip_back(const char *start, const char *at, bool (*is_kind)(ucs4_t))
{
	const uint8_t	*before;
	ucs4_t		 c;

	while ((before = u8_prev(&c, (const uint8_t *)at,
	    (const uint8_t *)start)) != NULL && is_kind(c))
		at = (const char *)before;

	return (at);
}

static void
find_words(struct cost_number *number, const char *start, const char *end)
{
	const char	*at;

	at = skip_back(start, number->shown.text, is_blank);
	number->front.text = skip_back(start, at, is_word);
	number->front.length = (size_t)(at - number->front.text);

	at = number->shown.text + number->shown.length;
	number->behind.text = skip(at, end, is_blank);
	at = skip(number->behind.text, end, is_word);
	number->behind.length = (size_t)(at - number->behind.text);
}

/* The next number, at its first digit. */
static const char *
next_number(const char *text)
{
	return (text + strcspn(text, "0123456789"));
}

size_t
cost_numbers(struct cost_number **numbers, struct arena *arena,
    const char *text)
{
	struct cost_number	*number;
	const char		*at, *start = text, *end;
	size_t			 count = 0, i;

	for (at = next_number(text); *at != '\0' && count < COST_NUMBERS_MAX;
	    at = next_number(at + number_length(at)))
		count++;
	*numbers = arena_alloc(arena, (count + 1) * sizeof(**numbers));
	at = next_number(text);
	for (i = 0; i < count; i++) {
		number = &(*numbers)[i];
		number->shown.text = at;
		number->shown.length = number_length(at);
		number->value = read_value(arena, at, number->shown.length);
		end = at + number->shown.length;
		at = next_number(end);
		find_words(number, start, at);
		start = end;
	}

	return (count);
}

/* -1, 0 or 1: compares by value, ignoring leading and trailing zeros. */
static int
compare_values(const char *a, const char *b)
{
	size_t	 length, other;
	int	 order;

	a += strspn(a, "0");
	b += strspn(b, "0");
	length = strcspn(a, ".");
	other = strcspn(b, ".");
	if (length != other)
		return (length < other ? -1 : 1);
	if ((order = strncmp(a, b, length)) != 0)
		return (order);
	a += length;
	b += length;
	while (*a == *b && *a != '\0') {
		a++;
		b++;
	}
	/*
	 * The digits after a single separator are decimals unless they are all
	 * zero.
	 */
	if (*a == '\0' || *b == '\0')
		return ((a[strspn(a, ".0")] != '\0') -
		    (b[strspn(b, ".0")] != '\0'));

	return (*a < *b ? -1 : 1);
}

int
cost_compare(const void *a, const void *b)
{
	const struct cost_number	*x = a, *y = b;
	int				 order;

	if ((order = compare_values(x->value, y->value)) != 0)
		return (order);

	return ((x->shown.text > y->shown.text) -
	    (x->shown.text < y->shown.text));
}

bool
cost_equal(const char *value, const char *other)
{
	return (compare_values(value, other) == 0);
}

static bool
is_separator(ucs4_t c)
{
	return (!is_word(c));
}

bool
cost_is_separator(const char *text, const char *end)
{
	return (skip(text, end, is_separator) == end);
}
