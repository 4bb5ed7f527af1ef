/*
 * "What's on": a highlight, chips that choose days and categories, and events
 * as cards (rules, section 35).
 */
#ifndef ALMANAC_PAGE_HOME_H
#define ALMANAC_PAGE_HOME_H

struct page_calendar_params;
struct request;

int	 page_home(struct request *, const struct page_calendar_params *);

#endif
