#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/values.h"

#define EXPONENT_MAX	100000000	/* larger exponents do not matter */

/* The digits of a JSON number without its decimal point: d[0] d[1] ... */
struct digits {
	const char	*text;
	long		 count;
	long		 before;	/* digits before the point */
	long		 whole;		/* with the exponent applied */
};

static int
digit_at(const struct digits *digits, long i)
{
	if (i >= digits->count)
		return (0);

	return (digits->text[i < digits->before ? i : i + 1] - '0');
}

static void
find_digits(const char *text, struct digits *digits)
{
	long	 exponent, decimals;

	digits->text = text;
	digits->before = (long)strspn(text, "0123456789");
	text += digits->before;
	decimals = 0;
	if (*text == '.') {
		decimals = (long)strspn(text + 1, "0123456789");
		text += 1 + decimals;
	}
	exponent = *text != '\0' ? strtol(text + 1, NULL, 10) : 0;
	if (exponent > EXPONENT_MAX)
		exponent = EXPONENT_MAX;
	if (exponent < -EXPONENT_MAX)
		exponent = -EXPONENT_MAX;
	digits->count = digits->before + decimals;
	digits->whole = digits->before + exponent;
}

/*
 * Converts the digits d[0] to d[end - 1]. Returns false if the number is too
 * large.
 */
static bool
add_digits(const struct digits *digits, long end, bool negative, int64_t *n)
{
	long	 i;
	int	 d;

	*n = 0;
	for (i = 0; i < end; i++) {
		if (*n == 0 && i >= digits->count)
			return (true);
		d = digit_at(digits, i);
		if (__builtin_mul_overflow(*n, 10, n) ||
		    __builtin_add_overflow(*n, negative ? -d : d, n)) {
			*n = negative ? INT64_MIN : INT64_MAX;
			return (false);
		}
	}

	return (true);
}

static enum whole
whole_number(const char *text, int64_t *n)
{
	struct digits	 digits;
	bool		 negative;
	long		 i;

	negative = *text == '-';
	find_digits(text + negative, &digits);
	for (i = digits.whole > 0 ? digits.whole : 0; i < digits.count; i++)
		if (digit_at(&digits, i) != 0)
			return (WHOLE_NO);

	return (add_digits(&digits, digits.whole, negative, n) ?
	    WHOLE_FITS : WHOLE_TOO_LARGE);
}

static enum whole
whole_text(const char *text, int64_t *n)
{
	struct digits	 digits;
	bool		 negative;

	negative = *text == '-';
	if (*text == '-' || *text == '+')
		text++;
	digits.text = text;
	digits.count = digits.before = (long)strspn(text, "0123456789");
	if (digits.count == 0 || text[digits.count] != '\0')
		return (WHOLE_NO);

	return (add_digits(&digits, digits.count, negative, n) ?
	    WHOLE_FITS : WHOLE_TOO_LARGE);
}

enum whole
number_whole(const struct value *value, int64_t *n)
{
	if (value->kind == VALUE_NUMBER)
		return (whole_number(value->text, n));
	if (value->kind == VALUE_TEXT)
		return (whole_text(value->text, n));

	return (WHOLE_NO);
}

bool
number_is_digits(const struct value *value)
{
	return (value->kind == VALUE_TEXT && value->length > 0 &&
	    strspn(value->text, "0123456789") == value->length);
}

static bool
is_decimal(const char *text)
{
	size_t	 before, decimals;

	text += *text == '-' || *text == '+';
	before = strspn(text, "0123456789");
	text += before;
	decimals = 0;
	if (*text == '.') {
		decimals = strspn(text + 1, "0123456789");
		text += 1 + decimals;
	}
	if (before == 0 && decimals == 0)
		return (false);
	if (*text == 'e' || *text == 'E') {
		text++;
		text += *text == '-' || *text == '+';
		if (!isdigit((unsigned char)*text))
			return (false);
		text += strspn(text, "0123456789");
	}

	return (*text == '\0');
}

bool
number_decimal(const struct value *value, double *n)
{
	if (value->kind != VALUE_NUMBER &&
	    (value->kind != VALUE_TEXT || !is_decimal(value->text)))
		return (false);
	*n = strtod(value->text, NULL);

	return (true);
}

static bool
is_blank(char c)
{
	return (c == ' ' || c == '\t' || c == '\n' || c == '\r');
}

/* Returns a text without blanks at its ends, or NULL if it is empty. */
static struct value *
trim_text(struct arena *arena, const char *text, size_t length)
{
	struct value	*value;

	for (; length > 0 && is_blank(*text); text++)
		length--;
	while (length > 0 && is_blank(text[length - 1]))
		length--;
	if (length == 0)
		return (NULL);
	value = value_new(arena, VALUE_TEXT);
	value->text = arena_copy(arena, text, length);
	value->length = length;

	return (value);
}

static void
add_text(struct pieces *pieces, struct arena *arena, const char *text,
    size_t length)
{
	struct value	*value;

	if ((value = trim_text(arena, text, length)) != NULL)
		pieces->list[pieces->count++] = value;
}

static void
split_text(struct pieces *pieces, struct arena *arena, const char *text,
    size_t most)
{
	size_t	 length;

	while (pieces->count <= most) {
		length = strcspn(text, ",");
		add_text(pieces, arena, text, length);
		if (text[length] == '\0')
			return;
		text += length + 1;
	}
}

static void
gather_members(struct pieces *pieces, struct arena *arena,
    const struct value *list, size_t most)
{
	const struct value	*member;

	for (member = list->first; member != NULL && pieces->count <= most;
	    member = member->next)
		if (member->kind == VALUE_TEXT)
			add_text(pieces, arena, member->text, member->length);
		else
			pieces->list[pieces->count++] = member;
}

static size_t
count_commas(const char *text)
{
	size_t	 count;

	for (count = 0; (text = strchr(text, ',')) != NULL; text++)
		count++;

	return (count);
}

bool
pieces_read(struct pieces *pieces, struct arena *arena,
    const struct value *value, size_t most)
{
	size_t	 room;

	pieces->count = 0;
	if (value->kind == VALUE_MAP)
		return (false);
	room = value->kind == VALUE_TEXT ? count_commas(value->text) :
	    value->count;
	pieces->list = arena_alloc(arena,
	    ((room < most ? room : most) + 1) * sizeof(*pieces->list));
	if (value->kind == VALUE_TEXT)
		split_text(pieces, arena, value->text, most);
	else if (value->kind != VALUE_LIST)
		pieces->list[pieces->count++] = value;
	else
		gather_members(pieces, arena, value, most);

	return (true);
}
