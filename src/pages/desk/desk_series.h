/*
 * Repeated events at the desk: the recurrence of a new event, and changes of
 * one event of a series, of this and all that follow, or of all upcoming ones.
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

/*
 * Adds the typed recurrence to the fields of a new or single event. That of an
 * event of a series is wrong if it is invalid, or changed for this event only.
 */
void	desk_series_sent(struct desk_form *, int64_t id,
	    struct value *fields);

/* Whether the recurrence of the series was changed in the form. */
bool	desk_series_has_typed(const struct desk_form *, int64_t id);

/* Whether the form changes more events of the series than this one. */
bool	desk_series_spreads(const struct desk_form *, int64_t id);

/*
 * Changes the selected events, and adds questions about the dates of the
 * series. `ask` has the fields of the form and, in its body, the event as they
 * would change it; it becomes the failed request if there is one. Returns the
 * status of the API.
 */
int	desk_series_change(struct desk_form *, struct ask *, int64_t id);

/*
 * Moves the selected events to the trash, and adds a question if they are
 * several. Returns a status.
 */
int	desk_series_trash(struct desk_form *, int64_t id);

/* Whether the event went to the trash with its whole series. */
bool	desk_series_is_in_trash(const struct desk_form *, int64_t id);

/*
 * The series of the event, or 0; desk_series_shown(): of the record that the
 * form shows.
 */
int64_t	desk_series_of(const struct desk_form *, int64_t id);
int64_t	desk_series_shown(const struct desk_form *);

/*
 * Returns the address in the API of the series whose status the event has; NULL
 * if it has one of its own.
 */
const char	*_Nullable desk_series_of_status(const struct desk_form *,
		    int64_t id);

/*
 * Whether an editor who publishes the series of the event would publish waiting
 * events with changes of their own, too (rule 40.12).
 */
bool	desk_series_hides(const struct desk_form *, int64_t id);

#endif
