/* Where the events of a page are for programs (contract section 20). */
#ifndef ALMANAC_PAGE_FEEDS_H
#define ALMANAC_PAGE_FEEDS_H

struct page;

/*
 * Tells of feeds with the same events: `query` holds the filters of a list,
 * "categories=jazz", or is "".
 */
void	page_feeds(struct page *, const char *query);

#endif
