#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <unictype.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/buf.h"
#include "config/site.h"
#include "text/cost.h"
#include "text/cost_numbers.h"
#include "text/slugs.h"

#define FREE	"Free"

static bool
same(const struct cost_word *a, const struct cost_word *b)
{
	return (a->length == b->length &&
	    memcmp(a->text, b->text, a->length) == 0);
}

static const struct cost_word *
word_of(const struct cost_number *number, bool behind)
{
	return (behind ? &number->behind : &number->front);
}

/* The sign that stands on one side of every number, or NULL. */
static const struct cost_word *
common_word(const struct cost_number *numbers, size_t count, bool behind)
{
	const struct cost_word	*word = word_of(&numbers[0], behind);
	size_t			 i;

	for (i = 1; i < count; i++)
		if (!same(word, word_of(&numbers[i], behind)))
			return (NULL);

	return (word->length > 0 ? word : NULL);
}

/* Whether the text contains a currency sign or three capital letters. */
static bool
is_currency(const struct cost_word *word)
{
	const uint8_t	*at = (const uint8_t *)word->text;
	const uint8_t	*end = at + word->length;
	ucs4_t		 c;

	if (word->length == 3 && strspn(word->text,
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ") >= 3)
		return (true);
	while (at < end) {
		at += u8_mbtouc(&c, at, (size_t)(end - at));
		if (uc_is_general_category(c, UC_CURRENCY_SYMBOL))
			return (true);
	}

	return (false);
}

/*
 * The symbol, or NULL. If there are words on both sides, prefer the one that
 * names a currency, then the one that touches the number.
 */
static const struct cost_word *
find_symbol(const struct cost_number *numbers, size_t count, bool *behind)
{
	const struct cost_word	*front, *back;
	const struct cost_number *first = &numbers[0];

	front = common_word(numbers, count, false);
	back = common_word(numbers, count, true);
	*behind = front == NULL;
	if (front == NULL || back == NULL)
		return (front != NULL ? front : back);
	if (is_currency(front) != is_currency(back))
		*behind = is_currency(back);
	else
		*behind = front->text + front->length != first->shown.text &&
		    back->text == first->shown.text + first->shown.length;

	return (*behind ? back : front);
}

/* Whether only symbols, commas and blanks separate the numbers. */
static bool
is_plain_list(const struct cost_number *numbers, size_t count, bool behind)
{
	const struct cost_number	*a, *b;
	const char			*start, *end;
	size_t				 i;

	for (i = 1; i < count; i++) {
		a = &numbers[i - 1];
		b = &numbers[i];
		start = behind ? a->behind.text + a->behind.length :
		    a->shown.text + a->shown.length;
		end = behind ? b->shown.text : b->front.text;
		if (!cost_is_separator(start, end))
			return (false);
	}

	return (true);
}

bool
cost_is_zero(const char *value)
{
	return (value[strspn(value, "0.")] == '\0');
}

bool
cost_is_free(const struct cost *cost)
{
	return (strcasecmp(cost->text, FREE) == 0);
}

static void
show(struct buf *out, const struct cost_number *number, const char *symbol,
    bool behind)
{
	if (cost_is_zero(number->value)) {
		buf_string(out, FREE);
		return;
	}
	if (!behind)
		buf_string(out, symbol);
	buf_add(out, number->shown.text, number->shown.length);
	if (behind)
		buf_string(out, symbol);
}

/* Sorts the values, and the numbers with them. */
static void
set_values(struct cost *cost, struct arena *arena,
    struct cost_number *numbers, size_t count)
{
	size_t	 i;

	qsort(numbers, count, sizeof(*numbers), cost_compare);
	cost->values = arena_alloc(arena, count * sizeof(*cost->values));
	for (i = 0; i < count; i++)
		if (i == 0 || !cost_equal(numbers[i].value,
		    numbers[i - 1].value))
			cost->values[cost->value_count++] = numbers[i].value;
}

static void
read_numbers(struct cost *cost, struct arena *arena,
    struct cost_number *numbers, size_t count, const struct currency *currency)
{
	const struct cost_word	*word;
	const char		*symbol = currency->symbol;
	struct buf		 out;
	struct cost_word	 own;
	bool			 behind;

	own = (struct cost_word){ symbol, strlen(symbol) };
	if ((word = find_symbol(numbers, count, &behind)) == NULL) {
		behind = currency->behind;
		word = &own;
	} else {
		symbol = arena_copy(arena, word->text, word->length);
		if (is_plain_list(numbers, count, behind)) {
			cost->symbol = symbol;
			cost->position = behind ? COST_POSTFIX : COST_PREFIX;
		}
	}
	cost->sign = symbol;
	cost->is_behind = behind;
	cost->is_currency = is_currency(word);
	set_values(cost, arena, numbers, count);

	buf_init(&out, arena, 32);
	show(&out, &numbers[0], symbol, behind);
	if (cost->value_count > 1) {
		buf_string(&out, " \xe2\x80\x93 ");
		show(&out, &numbers[count - 1], symbol, behind);
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
		read_numbers(cost, arena, numbers, count, currency);
		return;
	}
	cost->text = arena_string(arena, stored);
	cost->value_count = 1;
	cost->values = arena_alloc(arena, sizeof(*cost->values));
	cost->values[0] = slug_make(arena, stored);
}
