/* Links to feeds of the events of a page (rules, section 34). */
#ifndef ALMANAC_PAGE_FEEDS_H
#define ALMANAC_PAGE_FEEDS_H

struct page;

/*
 * Adds links to feeds of the page's events, and to the page that explains how
 * to subscribe. `query` holds the filters of a list, such as
 * "categories=jazz", or is "".
 */
void		 page_feeds(struct page *, const char *query);

/* Returns the address of such a feed. The ending is ".ics" or ".rss". */
const char	*page_feed(const struct page *, const char *ending,
		    const char *query);

#endif
