/*
 * Events that repeat, at the desk: when a new event repeats, and whether a change
 * is for one event of a series, for it and all that follow, or for all that lie
 * ahead.
 */
#ifndef ALMANAC_DESK_SERIES_H
#define ALMANAC_DESK_SERIES_H

#include <stdbool.h>
#include <stdint.h>

struct ask;
struct desk_form;
struct value;

/* Adds the fields for it. `id` is that of a stored event, or 0. */
void	desk_series_show(struct desk_form *, int64_t id);

/* Adds what was typed to the fields of a new event, or of a single one. */
void	desk_series_sent(struct desk_form *, int64_t id,
	    struct value *fields);

/* Whether the form is for more events of the series than this one. */
bool	desk_series_spreads(const struct desk_form *, int64_t id);

/*
 * Changes these events; ask->body becomes the event as it is then. Returns the
 * API's status: 410 if the event is no longer one of them. `version` is that of
 * the event.
 */
int	desk_series_change(struct desk_form *, struct ask *, int64_t id,
	    const char *version);

/* The same for moving them to the trash. */
int	desk_series_trash(struct desk_form *, int64_t id);

/* The address of the event's series in the API, or NULL. */
const char	*_Nullable desk_series_of(const struct desk_form *, int64_t id);

#endif
