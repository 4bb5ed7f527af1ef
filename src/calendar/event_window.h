/*
 * The dates of a list of events (rules 24.1 to 24.3).
 */
#ifndef ALMANAC_EVENT_WINDOW_H
#define ALMANAC_EVENT_WINDOW_H

#include <stdbool.h>

struct event_filter;
struct event_list_params;

/*
 * Turns the dates that were sent into those that count: rounded, with the
 * default window where it is due, or none. Only their clock times (local) are
 * of use afterwards.
 */
void	event_window_settle(struct event_list_params *);

/* Whether what was sent leads to a default window that begins this second. */
bool	event_window_momentary(const struct event_list_params *);

/* The bounds that follow from settled dates, and those of `modified`. */
void	event_window_bound(struct event_filter *,
	    const struct event_list_params *);

#endif
