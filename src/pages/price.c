#include "pages/price.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "text/cost.h"

#define NO_BREAK	"\u00a0"	/* no-break space */
#define THOUSAND	3		/* digits between separators */

static void
add_whole(const struct page *page, struct buf *b, const char *digits,
    size_t length)
{
	size_t	 i, least;

	least = (size_t)atoi(page->texts[TEXT_PAGE_GROUPED_FROM]);
	for (i = 0; i < length; i++) {
		if (i > 0 && (length - i) % THOUSAND == 0 && length >= least)
			buf_string(b, page->texts[TEXT_PAGE_THOUSANDS]);
		buf_char(b, digits[i]);
	}
}

/* Writes "1234.5" as "1,234.50", and whole numbers without decimals. */
static const char *
number_text(const struct page *page, const char *value)
{
	struct buf	 b;
	size_t		 length;

	buf_init(&b, page->rq->arena, 32);
	length = strcspn(value, ".");
	add_whole(page, &b, value, length);
	if (value[length] == '.') {
		value += length + 1;
		buf_string(&b, page->texts[TEXT_PAGE_DECIMAL]);
		buf_string(&b, value);
		buf_string(&b, strlen(value) == 1 ? "0" : "");
	}

	return (b.data);
}

/* Returns a space if `c` is a letter: "20 kr", but "20 $". */
static const char *
space_beside(char c)
{
	return (isalpha((unsigned char)c) ? NO_BREAK : "");
}

/* Joins number and sign as the site does: "R 20", "20 kr". */
static const char *
in_order(const struct page *page, const char *sign, const char *number)
{
	struct arena	*arena = page->rq->arena;
	size_t		 length;

	if ((length = strlen(sign)) == 0)
		return (number);

	return (page->rq->site->currency.is_suffix ?
	    arena_join(arena, number, space_beside(sign[0]), sign, NULL) :
	    arena_join(arena, sign, space_beside(sign[length - 1]), number,
	    NULL));
}

static const char *
amount_text(const struct page *page, const struct cost *cost, const char *value)
{
	const char	*sign = cost->sign, *number;

	if (cost_is_zero(value))
		return (page->texts[TEXT_PAGE_FREE]);
	number = number_text(page, value);
	if (!cost->is_currency)
		return (in_order(page, sign, number));

	return (phrase(page->rq->arena, page->texts[isalpha(
	    (unsigned char)sign[strlen(sign) - 1]) ? TEXT_PAGE_AMOUNT_OF_CODE :
	    TEXT_PAGE_AMOUNT], "currency", sign, "number", number, NULL));
}

const char *
price_text(const struct page *page, const char *stored)
{
	struct cost	 cost;
	const char	*lowest;

	cost_read(&cost, page->rq->arena, stored, &page->rq->site->currency);
	if (strcmp(stored, "0") == 0 || cost_is_free(&cost))
		return (page->texts[TEXT_PAGE_FREE]);
	if (cost.sign == NULL || cost.value_count > 2)
		return (stored);
	lowest = amount_text(page, &cost, cost.values[0]);
	if (cost.value_count == 1)
		return (lowest);

	return (phrase(page->rq->arena, page->texts[TEXT_PAGE_RANGE], "from",
	    lowest, "to", amount_text(page, &cost, cost.values[1]), NULL));
}
