/*
 * The head of a page: metadata for browsers, search engines and social
 * networks.
 */
#ifndef ALMANAC_PAGE_HEAD_H
#define ALMANAC_PAGE_HEAD_H

struct page;

/* Adds the head to the frame of a page, which must have a title. */
void	 page_head(struct page *);

#endif
