/* The head of a page: what browsers, search engines and networks make of it. */
#ifndef ALMANAC_PAGE_HEAD_H
#define ALMANAC_PAGE_HEAD_H

struct page;

/* Adds it to the frame of a page with a title. */
void	 page_head(struct page *);

#endif
