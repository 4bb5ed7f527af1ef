/*
 * Which events a list shows, whatever it looks like (rules, section 24).
 */
#ifndef ALMANAC_EVENT_LIST_H
#define ALMANAC_EVENT_LIST_H

struct event_filter;
struct event_list_params;
struct request;

/*
 * Turns the dates of a copy of the request's params into those that count, and
 * all of them into a filter.
 */
void	event_list_filter(struct request *, struct event_list_params *,
	    struct event_filter *);

#endif
