/* Redirects for pages at other addresses. */
#ifndef ALMANAC_MOVED_H
#define ALMANAC_MOVED_H

struct page;

/* 301 or 302 to a page; `link` is from page_link(). */
int	page_moved(struct page *, int status, const char *link);

/* The same to any address: "https://cal.example/". */
int	page_moved_to(struct page *, int status, const char *address);

#endif
