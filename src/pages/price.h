/* The cost of an event in the page's language. */
#ifndef ALMANAC_PRICE_H
#define ALMANAC_PRICE_H

struct page;

/*
 * Returns a stored cost as "$10 – $20", "12,50 €" or "Free", or "". The
 * language decides on which side a symbol stands. A cost that is no plain price
 * is returned as it was typed.
 */
const char	*price_text(const struct page *, const char *stored);

#endif
