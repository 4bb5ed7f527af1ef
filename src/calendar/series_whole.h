/* A series and its model, and how they get their starts. For series*.c. */
#ifndef ALMANAC_SERIES_WHOLE_H
#define ALMANAC_SERIES_WHOLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "calendar/series.h"
#include "generated/texts.h"
#include "text/recurrence.h"

struct record_sent;
struct series_joined;
struct series_times;

/* Returns false if there is no such series. */
bool		 series_find_row(struct request *, int64_t id, struct series *);

/* Rejects `recurrence` with a reason. Returns the status. */
int		 series_refuse(struct request *, enum text why);

/*
 * The model in the form in which it is stored: with STATUS_MODEL, without a
 * slug. The second function stores model and series.
 */
struct event	 series_stored_model(const struct series_whole *);
void		 series_add_model(struct request *, struct series_whole *);

/*
 * Moves the model to another start. Clock times that clocks skip on that day
 * are kept, since the series may have them on other days.
 */
void		 series_move(struct event *model, int64_t start);

/*
 * Sets the rule and dates of the series, and finds the starts for which to
 * make events. Rejects starts for more than SERIES_EVENTS events, and more than
 * 100 events at the same time; if the dates are `new`, also none at all, and
 * those of callers who have too many unpublished events. Returns 0, or the
 * status of an error answer.
 */
int		 series_set_rule(struct request *, struct series_whole *,
		    const struct recurrence *, bool new,
		    struct series_times *);

/*
 * How many events of a series may have the links of the model. The second
 * function rejects more. Returns 0, or the status of an error answer.
 */
size_t		 series_most(const struct event *model);
int		 series_refuse_links(struct request *,
		    const struct event *model, const struct series_times *);

/* The address of the series in the API. */
const char	*series_rest_url(struct request *,
		    const struct series_whole *);
void		 series_write(struct request *, const struct series_whole *);

/*
 * Finds a series that the caller may change, and performs steps 8 to 10 of
 * rule 5.1. `sent` are the fields of an update, or NULL. Returns 0, or the
 * status of an error answer.
 */
int		 series_seek_write(struct request *, int64_t id,
		    const struct record_sent *, struct series_whole *);

/*
 * Changes the series and its upcoming events; of joined ones all fields.
 * Returns 0, or the status of an error answer.
 */
int		 series_change(struct request *, struct series_whole *,
		    struct series_joined *_Nullable,
		    const struct event_fields *, const struct recurrence *);

#endif
