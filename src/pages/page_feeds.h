/* Links to feeds of the events of a page (rules, section 34). */
#ifndef ALMANAC_PAGE_FEEDS_H
#define ALMANAC_PAGE_FEEDS_H

struct page;

/*
 * Adds links to feeds of the page's events. `query` holds the filters of a
 * list, such as "categories=jazz", or is "".
 */
void	page_feeds(struct page *, const char *query);

#endif
