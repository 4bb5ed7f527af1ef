/*
 * Repeated events at the desk: when a new event repeats, and whether a change
 * applies to one event of a series, to it and all that follow, or to all
 * upcoming ones.
 */
#ifndef ALMANAC_DESK_SERIES_H
#define ALMANAC_DESK_SERIES_H

#include <stdbool.h>
#include <stdint.h>

struct ask;
struct desk_form;
struct value;

/* Adds the fields. `id` is that of a stored event, or 0. */
void	desk_series_show(struct desk_form *, int64_t id);

/* Adds the typed recurrence to the fields of a new or single event. */
void	desk_series_sent(struct desk_form *, int64_t id,
	    struct value *fields);

/* Whether the form changes more events of the series than this one. */
bool	desk_series_spreads(const struct desk_form *, int64_t id);

/*
 * Changes the selected events. Sets ask->body to the changed event. Returns the
 * status of the API, 410 if the event is no longer among them. `version` is
 * that of the event.
 */
int	desk_series_change(struct desk_form *, struct ask *, int64_t id,
	    const char *version);

/* Moves the selected events to the trash. Returns a status, too. */
int	desk_series_trash(struct desk_form *, int64_t id);

/* Returns the address of the event's series in the API, or NULL. */
const char	*_Nullable desk_series_of(const struct desk_form *, int64_t id);

#endif
