/*
 * The dates of a list of events (rules 24.1 to 24.3).
 */
#ifndef ALMANAC_EVENT_WINDOW_H
#define ALMANAC_EVENT_WINDOW_H

#include <stdbool.h>

struct event_filter;
struct event_list_params;

/*
 * Replaces the dates that were sent by the effective ones: rounded, with the
 * default window where it applies. Afterwards only their clock times (local)
 * are defined.
 */
void	event_window_settle(struct event_list_params *);

/*
 * Whether the parameters lead to a default window that begins at this second.
 */
bool	event_window_momentary(const struct event_list_params *);

/* The bounds that follow from the effective dates, and those of `modified`. */
void	event_window_bound(struct event_filter *,
	    const struct event_list_params *);

#endif
