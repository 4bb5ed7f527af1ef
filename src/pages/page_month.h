/* The pages of a month and of a week. */
#ifndef ALMANAC_PAGE_MONTH_H
#define ALMANAC_PAGE_MONTH_H

struct page_calendar_params;
struct request;

int	page_month(struct request *, const struct page_calendar_params *);
int	page_week(struct request *, const struct page_calendar_params *);

#endif
