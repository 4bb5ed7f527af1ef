/* Every text is read as a cost. */
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "config/site.h"
#include "tests/fuzz/fuzz.h"
#include "text/cost.h"
#include "text/slugs.h"

#define DIGITS	"0123456789"

/* Digits, perhaps with a point between them. */
static bool
is_value(const char *text)
{
	size_t	 length;

	length = strspn(text, DIGITS);
	if (length > 0 && text[length] == '.')
		length += 1 + strspn(text + length + 1, DIGITS);
	return (length > 0 && text[length] == '\0' && text[length - 1] != '.');
}

/*
 * Compares numbers as texts: without leading zeros, the longer one is greater.
 */
static int
compare(const char *a, const char *b)
{
	size_t	 whole_a, whole_b;
	int	 order;

	a += strspn(a, "0");
	b += strspn(b, "0");
	whole_a = strspn(a, DIGITS);
	whole_b = strspn(b, DIGITS);
	if (whole_a != whole_b)
		return (whole_a < whole_b ? -1 : 1);
	order = strncmp(a, b, whole_a);
	if (order == 0)
		order = strcmp(a[whole_a] == '\0' ? "" : a + whole_a + 1,
		    b[whole_b] == '\0' ? "" : b + whole_b + 1);
	return (order);
}

static void
check_numbers(const struct cost *cost)
{
	size_t	 i;

	MUST((cost->value_count > 0) == (cost->sign != NULL));
	for (i = 0; i < cost->value_count; i++) {
		MUST(is_value(cost->values[i]));
		if (i > 0)
			MUST(compare(cost->values[i - 1], cost->values[i]) < 0);
	}
}

static void
check_words(struct arena *arena, const struct cost *cost, const char *text)
{
	MUST(strcmp(cost->text, text) == 0);
	MUST(*cost->symbol == '\0');
	MUST(cost->value_count == (*text != '\0'));
	if (*text != '\0')
		MUST(strcmp(cost->values[0], slug_make(arena, text)) == 0);
}

int
fuzz_cost(const uint8_t *data, size_t size)
{
	static const struct currency	 currency = { "$", "USD", false };
	struct arena			*arena;
	struct cost			 cost;
	char				*text;

	/* The API rejects other texts before. */
	if (u8_check(data, size) != NULL || memchr(data, '\0', size) != NULL)
		return (0);
	arena = arena_new();
	text = arena_copy(arena, (const char *)data, size);
	cost_read(&cost, arena, text, &currency);
	MUST(u8_check((const uint8_t *)cost.text, strlen(cost.text)) == NULL);
	MUST((cost.position == COST_NOWHERE) == (*cost.symbol == '\0'));
	MUST(strstr(text, cost.symbol) != NULL);
	if (strcmp(text, "0") == 0)
		MUST(cost.value_count == 0 && *cost.text == '\0');
	else if (text[strcspn(text, DIGITS)] != '\0')
		check_numbers(&cost);
	else
		check_words(arena, &cost, text);
	arena_free(arena);

	return (0);
}
