/* Redirects from addresses of The Events Calendar. */
#ifndef ALMANAC_MOVED_H
#define ALMANAC_MOVED_H

struct page;
struct request;

/*
 * Redirects to the calendar, or to its feed, by the words after "/events/" and
 * by the query. Replies 404 if these are not words of The Events Calendar.
 */
int	moved_to_calendar(struct request *, const char *words);

/*
 * The same for words after the address of a term or place. `filter` selects its
 * events. Its page shows the upcoming ones, so it replaces their list.
 */
int	moved_to_page(struct page *, const char *words, const char *filter,
	    const char *link);

#endif
