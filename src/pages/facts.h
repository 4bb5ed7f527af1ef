/* Structured data of pages for search engines (schema.org). */
#ifndef ALMANAC_FACTS_H
#define ALMANAC_FACTS_H

struct page;
struct value;

/*
 * Adds the `json_ld` of an event to the frame, adapted for search engines: the
 * price of an offer is a number, offers without a price and empty texts are
 * left out, and a place without an address has its name as its address.
 */
void	 facts_event(struct page *, const struct value *json_ld);

/* Adds what search engines read about an event on a page of several. */
void	 facts_listed(struct page *, const struct value *event);

/*
 * Adds what search engines read about the events of a list, unless the page has
 * facts of its own.
 */
void	 facts_list(struct page *, const struct value *events);

#endif
