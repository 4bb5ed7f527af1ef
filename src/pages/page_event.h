/* The page of an event. */
#ifndef ALMANAC_PAGE_EVENT_H
#define ALMANAC_PAGE_EVENT_H

struct page;
struct request;
struct value;

/*
 * Shows an event of the API before it is stored, or one that only its caller
 * may see. Links to its terms are disabled.
 */
int	page_event_preview(struct request *, const struct value *event);

/* Redirects to the event's feed with this ending, such as ".ics". */
int	page_event_file(struct page *, const char *slug, const char *ending);

#endif
