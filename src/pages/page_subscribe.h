/* The page that explains how to subscribe to the calendar (rules, 35.27). */
#ifndef ALMANAC_PAGE_SUBSCRIBE_H
#define ALMANAC_PAGE_SUBSCRIBE_H

struct page_calendar_params;
struct request;

int	page_subscribe(struct request *, const struct page_calendar_params *);

#endif
