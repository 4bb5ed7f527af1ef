/*
 * The dates of a list of events (rules 24.1 to 24.3).
 */
#ifndef ALMANAC_EVENT_WINDOW_H
#define ALMANAC_EVENT_WINDOW_H

#include <stdbool.h>

struct event_filter;
struct event_list_params;

/*
 * Replaces the sent dates by the effective ones: rounded, with the default
 * window if it applies. Afterwards only their clock times (local) are defined.
 */
void	event_window_resolve(struct event_list_params *);

/* Whether a default window applies that begins at the current second. */
bool	event_window_begins_now(const struct event_list_params *);

/*
 * Sets the bounds of the filter from the effective dates and from `modified`.
 */
void	event_window_bound(struct event_filter *,
	    const struct event_list_params *);

#endif
