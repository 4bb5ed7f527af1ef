/* The cost of an event in the page's language. */
#ifndef ALMANAC_PRICE_H
#define ALMANAC_PRICE_H

struct page;

/*
 * "$10 – $20", "12,50 €" or "Free" for a stored cost, or "". The language
 * decides on which side a symbol stands; words are kept as they are.
 */
const char	*price_text(const struct page *, const char *stored);

#endif
