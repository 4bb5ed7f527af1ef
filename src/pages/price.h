/* The cost of an event, in words and signs of the page's language. */
#ifndef ALMANAC_PRICE_H
#define ALMANAC_PRICE_H

struct page;

/*
 * "$10 – $20", "12,50 €" or "Free" of a cost as it is stored; "" for none.
 * Where currencies stand is up to the language, other words stay where they
 * are.
 */
const char	*price_text(const struct page *, const char *stored);

#endif
