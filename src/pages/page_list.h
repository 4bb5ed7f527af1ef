/* Lists of events: search results, those of a day, and upcoming events. */
#ifndef ALMANAC_PAGE_LIST_H
#define ALMANAC_PAGE_LIST_H

#include <stdint.h>

struct page;
struct page_calendar_params;
struct request;

int	page_list(struct request *, const struct page_calendar_params *);
int	page_day(struct request *, const struct page_calendar_params *);

/*
 * Parameters for the events of these days, including those that started
 * earlier. The last day may be SUGGESTION_NEVER (pages/suggestion.h).
 */
const char	*list_days(const struct page *, int64_t first, int64_t last);

/* "3 events" */
const char	*list_total(const struct page *, const char *total);

/*
 * Adds `groups`, `has_events` and `paging` to the content of a page, for the
 * upcoming events of a filter such as "venue=3". Returns 0, or the status of an
 * error answer.
 */
int	list_upcoming(struct page *, const char *filter, int64_t number);

/*
 * Adds `paging` to the content of a page: page `number` of `count`. Set the
 * path and query of the page first. Adds the number to the query.
 */
void	list_paging(struct page *, int64_t number, int64_t count);

#endif
