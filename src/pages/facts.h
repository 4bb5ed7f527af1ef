/* What a page says to machines in the words of schema.org. */
#ifndef ALMANAC_FACTS_H
#define ALMANAC_FACTS_H

struct page;
struct value;

/*
 * Adds the `json_ld` of an event to the frame, as search engines want it: the
 * price of an offer is a number, an offer without one is left out, and so are
 * empty texts; a place without an address has its name there.
 */
void	 facts_event(struct page *, const struct value *json_ld);

#endif
