/* The page of an event. */
#ifndef ALMANAC_PAGE_EVENT_H
#define ALMANAC_PAGE_EVENT_H

struct page;
struct request;
struct value;

/*
 * As it would be for a record of the API that only its caller may see. Links to
 * its terms lead nowhere.
 */
int	page_event_preview(struct request *, const struct value *event);

/* Redirects to its .ics. */
int	page_event_file(struct page *, const char *slug);

#endif
