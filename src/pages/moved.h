/* Redirects from old addresses to pages. */
#ifndef ALMANAC_MOVED_H
#define ALMANAC_MOVED_H

struct page;

/* Answers with 301 or 302. `link` is from page_link(). */
int	page_moved(struct page *, int status, const char *link);

/* The same for any address, such as "https://cal.example/". */
int	page_moved_to(struct page *, int status, const char *address);

#endif
