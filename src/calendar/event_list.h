/* Which events a list contains, in any format (rules, section 24). */
#ifndef ALMANAC_EVENT_LIST_H
#define ALMANAC_EVENT_LIST_H

struct event_filter;
struct event_list_params;
struct request;

/*
 * Replaces the dates in a copy of the request's parameters by the effective
 * ones, and makes a filter from all parameters.
 */
void	event_list_filter(struct request *, struct event_list_params *,
	    struct event_filter *);

#endif
