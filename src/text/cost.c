#include "text/cost.h"

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <unictype.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/fold.h"
#include "text/slugs.h"

#define DIGITS		"0123456789"
#define FREE		"Free"
#define NUMBERS_MAX	1000	/* further numbers are ignored */

/* ISO 4217 */
static const char	 codes[] = "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN "
    "BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF "
    "CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP "
    "GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD "
    "JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD "
    "MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR "
    "NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG "
    "SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD "
    "TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR "
    "ZMW ZWG";

struct cost_word {
	const char	*text;
	size_t		 length;
};

struct cost_number {
	struct cost_word	 shown;		/* as sent: 1,234.50 */
	const char		*value;		/* 1234.50 */
	struct cost_word	 prefix;	/* words or signs next to it */
	struct cost_word	 suffix;
};

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

/* Skips the characters of this kind at the start. */
static const char *
skip_kind(const char *at, const char *end, bool (*is_kind)(ucs4_t))
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

/* Skips the characters of this kind at the end. */
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
	number->prefix.text = skip_back(start, at, is_word);
	number->prefix.length = (size_t)(at - number->prefix.text);

	at = number->shown.text + number->shown.length;
	number->suffix.text = skip_kind(at, end, is_blank);
	at = skip_kind(number->suffix.text, end, is_word);
	number->suffix.length = (size_t)(at - number->suffix.text);
}

/* Returns the next number, at its first digit. */
static const char *
next_number(const char *text)
{
	return (text + strcspn(text, DIGITS));
}

/* Stores the numbers in text order, in the arena, and returns their count. */
static size_t
cost_numbers(struct cost_number **numbers, struct arena *arena,
    const char *text)
{
	struct cost_number	*number;
	const char		*at, *start = text, *end;
	size_t			 count = 0, i;

	for (at = next_number(text); *at != '\0' && count < NUMBERS_MAX;
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

/* For qsort(): by value; equal values in text order. */
static int
cost_compare(const void *a, const void *b)
{
	const struct cost_number	*x = a, *y = b;
	int				 order;

	if ((order = compare_values(x->value, y->value)) != 0)
		return (order);

	return ((x->shown.text > y->shown.text) -
	    (x->shown.text < y->shown.text));
}

static bool
cost_equal(const char *value, const char *other)
{
	return (compare_values(value, other) == 0);
}

static bool
is_separator(ucs4_t c)
{
	return (!is_word(c));
}

/* Whether there are only commas and blanks up to `end`. */
static bool
cost_is_separator(const char *text, const char *end)
{
	return (skip_kind(text, end, is_separator) == end);
}

static bool
is_same_word(const struct cost_word *a, const struct cost_word *b)
{
	return (a->length == b->length &&
	    memcmp(a->text, b->text, a->length) == 0);
}

static const struct cost_word *
word_of(const struct cost_number *number, bool suffix)
{
	return (suffix ? &number->suffix : &number->prefix);
}

/* Returns the sign next to every number, on the same side, or NULL. */
static const struct cost_word *
common_word(const struct cost_number *numbers, size_t count, bool suffix)
{
	const struct cost_word	*word = word_of(&numbers[0], suffix);
	size_t			 i;

	for (i = 1; i < count; i++)
		if (!is_same_word(word, word_of(&numbers[i], suffix)))
			return (NULL);

	return (word->length > 0 ? word : NULL);
}

static bool
has_symbol(const struct cost_word *word)
{
	const uint8_t	*at = (const uint8_t *)word->text;
	const uint8_t	*end = at + word->length;
	ucs4_t		 c;

	while (at < end) {
		at += u8_mbtouc(&c, at, (size_t)(end - at));
		if (uc_is_general_category(c, UC_CURRENCY_SYMBOL))
			return (true);
	}

	return (false);
}

/* Whether the text contains a currency sign or three capital letters. */
static bool
is_currency(const struct cost_word *word)
{
	return ((word->length == 3 && strspn(word->text,
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ") >= 3) || has_symbol(word));
}

/*
 * Returns the symbol, or NULL. If there are words on both sides, prefers the
 * one that names a currency, then the one that touches the number.
 */
static const struct cost_word *
find_symbol(const struct cost_number *numbers, size_t count, bool *suffix)
{
	const struct cost_word	*front, *back;
	const struct cost_number *first = &numbers[0];

	front = common_word(numbers, count, false);
	back = common_word(numbers, count, true);
	*suffix = front == NULL;
	if (front == NULL || back == NULL)
		return (front != NULL ? front : back);
	if (is_currency(front) != is_currency(back))
		*suffix = is_currency(back);
	else
		*suffix = front->text + front->length != first->shown.text &&
		    back->text == first->shown.text + first->shown.length;

	return (*suffix ? back : front);
}

/* Whether only symbols, commas and blanks separate the numbers. */
static bool
is_plain_list(const struct cost_number *numbers, size_t count, bool suffix)
{
	const struct cost_number	*a, *b;
	const char			*start, *end;
	size_t				 i;

	for (i = 1; i < count; i++) {
		a = &numbers[i - 1];
		b = &numbers[i];
		start = suffix ? a->suffix.text + a->suffix.length :
		    a->shown.text + a->shown.length;
		end = suffix ? b->shown.text : b->prefix.text;
		if (!cost_is_separator(start, end))
			return (false);
	}

	return (true);
}

static struct cost_word
trim_blanks(const char *start, const char *end)
{
	start = skip_kind(start, end, is_blank);

	return ((struct cost_word){ start,
	    (size_t)(skip_back(start, end, is_blank) - start) });
}

/*
 * Whether a number can mean only one amount: groups of three digits, and up to
 * two decimals after another sign. "1.234" may be either.
 */
static bool
is_certain(const struct cost_word *number)
{
	const char	*at, *end = number->text + number->length;
	size_t		 first = strspn(number->text, DIGITS), groups = 0, n;
	char		 group = '\0';

	for (at = number->text + first; at < end; at += 1 + n) {
		n = strspn(at + 1, DIGITS);
		if (n < 3 && *at != group)
			return (at + 1 + n == end);
		if (n != 3 || first > 3 || (groups > 0 && *at != group))
			return (false);
		group = *at;
		groups++;
	}

	return (group != '.' || groups > 1);
}

static bool
is_sign(ucs4_t c)
{
	return ((c >= 'A' && c <= 'Z') ||
	    uc_is_general_category(c, UC_CURRENCY_SYMBOL));
}

static bool
is_dash_or_comma(ucs4_t c)
{
	return (c == ',' || uc_is_general_category(c, UC_DASH_PUNCTUATION));
}

static bool
is_other(ucs4_t c)
{
	return (!is_dash_or_comma(c));
}

/* Whether a word is "€", "US$" or "EUR". */
static bool
names_currency(const struct cost_word *word)
{
	const char	*end = word->text + word->length;

	return (skip_kind(word->text, end, is_sign) == end &&
	    (has_symbol(word) || (word->length == 3 &&
	    memmem(codes, sizeof(codes), word->text, 3) != NULL)));
}

/* Whether a text next to a number is empty, or the currency of all numbers. */
static bool
read_sign(struct cost_word *sign, const char *start, const char *end,
    const struct cost_word *own)
{
	struct cost_word	 word = trim_blanks(start, end);

	if (word.length == 0)
		return (true);
	if (sign->length > 0)
		return (is_same_word(sign, &word));
	*sign = word;

	return (is_same_word(&word, own) || names_currency(&word));
}

/*
 * Whether the text has only certain amounts in one currency, each separated by
 * a comma or a dash. Stores the sign of the currency, or "".
 */
static bool
is_plain(const struct cost_number *numbers, size_t count, const char *text,
    const struct cost_word *own, struct cost_word *sign)
{
	const char	*at, *start = text, *end;
	size_t		 i;

	sign->length = 0;
	for (i = 0; i < count; i++) {
		end = numbers[i].shown.text;
		if (i > 0) {
			at = skip_kind(start, end, is_other);
			if (at == end || !read_sign(sign, start, at, own))
				return (false);
			start = skip_kind(at, end, is_dash_or_comma);
		}
		if (!read_sign(sign, start, end, own) ||
		    !is_certain(&numbers[i].shown))
			return (false);
		start = end + numbers[i].shown.length;
	}

	return (read_sign(sign, start, start + strlen(start), own));
}

bool
cost_is_zero(const char *value)
{
	return (value[strspn(value, "0.")] == '\0');
}

bool
cost_is_free(const struct cost *cost)
{
	return (cost->value_count == 1 && strcasecmp(cost->text, FREE) == 0);
}

static void
write_amount(struct buf *out, const struct cost_number *number,
    const char *symbol, bool suffix)
{
	if (cost_is_zero(number->value)) {
		buf_string(out, FREE);
		return;
	}
	if (!suffix)
		buf_string(out, symbol);
	buf_add(out, number->shown.text, number->shown.length);
	if (suffix)
		buf_string(out, symbol);
}

/* `numbers` are in the order of size. */
static void
set_values(struct cost *cost, struct arena *arena,
    const struct cost_number *numbers, size_t count)
{
	size_t	 i;

	cost->values = arena_alloc(arena, count * sizeof(*cost->values));
	for (i = 0; i < count; i++)
		if (i == 0 || !cost_equal(numbers[i].value,
		    numbers[i - 1].value))
			cost->values[cost->value_count++] = numbers[i].value;
}

/* Sets the sign of a plain price. */
static void
set_sign(struct cost *cost, struct arena *arena, const struct cost_word *sign,
    const struct cost_word *own, const char *code)
{
	const struct cost_word	*word = sign->length > 0 ? sign : own;

	cost->sign = arena_copy(arena, word->text, word->length);
	cost->is_currency = names_currency(word);
	cost->is_own = is_same_word(word, own) || strcmp(cost->sign, code) == 0;
}

static void
read_numbers(struct cost *cost, struct arena *arena,
    struct cost_number *numbers, size_t count, const char *stored,
    const struct currency *currency)
{
	const struct cost_word	*word;
	const char		*symbol = currency->symbol;
	struct buf		 out;
	struct cost_word	 own, sign;
	bool			 suffix;

	own = trim_blanks(symbol, symbol + strlen(symbol));
	if (is_plain(numbers, count, stored, &own, &sign))
		set_sign(cost, arena, &sign, &own, currency->code);
	if ((word = find_symbol(numbers, count, &suffix)) == NULL) {
		suffix = currency->is_suffix;
	} else {
		symbol = arena_copy(arena, word->text, word->length);
		if (is_plain_list(numbers, count, suffix)) {
			cost->symbol = symbol;
			cost->position = suffix ? COST_POSTFIX : COST_PREFIX;
		}
	}
	qsort(numbers, count, sizeof(*numbers), cost_compare);
	if (cost->sign != NULL)
		set_values(cost, arena, numbers, count);

	buf_init(&out, arena, 32);
	write_amount(&out, &numbers[0], symbol, suffix);
	if (!cost_equal(numbers[0].value, numbers[count - 1].value)) {
		buf_string(&out, " \xe2\x80\x93 ");
		write_amount(&out, &numbers[count - 1], symbol, suffix);
	}
	cost->text = out.data;
}

void
cost_read(struct cost *cost, struct arena *arena, const char *stored,
    const struct currency *currency)
{
	struct cost_number	*numbers;
	size_t			 count;

	memset(cost, 0, sizeof(*cost));
	cost->text = cost->symbol = "";
	if (*stored == '\0' || strcmp(stored, "0") == 0)
		return;
	count = cost_numbers(&numbers, arena, stored);
	if (count > 0) {
		read_numbers(cost, arena, numbers, count, stored, currency);
		return;
	}
	cost->text = arena_string(arena, stored);
	cost->value_count = 1;
	cost->values = arena_alloc(arena, sizeof(*cost->values));
	cost->values[0] = slug_make(arena, stored);
}

bool
cost_says_free(struct arena *arena, const char *stored)
{
	static const char *const	 words[] = {
		"free", "free entry", "free admission", "free of charge",
		"frei", "eintritt frei", "freier eintritt", "kostenlos",
		"kostenfrei", "gratis", "entrada gratis", "entrada libre",
		"gratuit", "entrée gratuite", "entrée libre"
	};
	static const struct currency	 any = { "$", "USD", false };
	struct cost			 cost;
	const char			*folded;
	size_t				 i;

	if (*stored == '\0' || stored[strcspn(stored, "123456789")] != '\0')
		return (false);
	if (strcmp(stored, "0") == 0)
		return (true);
	if (strchr(stored, '0') != NULL) {
		cost_read(&cost, arena, stored, &any);
		return (cost_is_free(&cost));
	}
	folded = fold_case(arena, stored);
	for (i = 0; i < COUNT(words); i++)
		if (strcmp(folded, words[i]) == 0)
			return (true);
	return (false);
}
