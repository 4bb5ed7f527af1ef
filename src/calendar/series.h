/*
 * Repeated events (rules, section 43). Every occurrence is an event. The id of
 * a series is the id of its model: an event that no one can read
 * (STATUS_MODEL), with the first start and the shared fields.
 */
#ifndef ALMANAC_SERIES_H
#define ALMANAC_SERIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "calendar/event.h"

struct extra_event;
struct recurrence;
struct request;
struct series_days;
struct series_plan;

/* The limit of upcoming events of a series, and of events made at once. */
#define SERIES_EVENTS	1000

/* A series with its model. Here the model has the status of new events. */
struct series_whole {
	struct series		 s;
	struct event		 model;
	struct series_days	*days;
};

bool	series_find(struct request *, int64_t id, struct series_whole *);

/*
 * Finds a series that the caller may read. Returns 0, or the status of an
 * error answer.
 */
int	series_seek(struct request *, int64_t id, struct series_whole *);

/*
 * Makes the event the first of a new series and moves it to the first start.
 * With `stored`, it keeps its start if the series has that start. Call it
 * before the event is stored or changed. Returns 0 and the plan for
 * series_finish(), or the status of an error answer.
 */
int	series_begin(struct request *, struct event *, bool stored,
	    const struct recurrence *, struct series_plan **);

/*
 * Makes the other events. Call it after the event of series_begin() was stored
 * with its links. Returns 0, or the status of an error answer.
 */
int	series_finish(struct request *, const struct event *,
	    const struct series_plan *);

/*
 * Detaches the fields that a request has changed in this event only, so
 * changes of the series do not apply to them. Call it after the event was
 * stored. Both events have their links.
 */
void	series_detach(struct request *, const struct event *before,
	    struct event *, const struct event_fields *);

/*
 * Resets the detached fields of the event to those of the series. The caller
 * stores the event, and may change it before.
 */
void	series_follow(struct request *, struct event *);

/*
 * Makes a series of events that an import has created, those in
 * request->extras. A field that differs in an event is detached. The event
 * becomes the model. Writes the series, and returns a status.
 */
int	series_gather(struct request *, struct event *,
	    const struct event_fields *, const struct recurrence *);

/*
 * Gives a start after the horizon, if the series has it, the single event of an
 * import, or a new one. Returns 0, or the status of an error answer.
 */
int	series_add(struct request *, const struct series_whole *,
	    const struct extra_event *);

/* Adds the start of an event that is deleted permanently to EXDATE. */
void	series_leave_out(struct request *, const struct event *);

/*
 * Whether a series has starts within the horizon without events.
 * series_extend() makes these events for one series, inside a write
 * transaction. It returns false if there is none, or the database has failed.
 */
bool	series_is_due(struct request *);
bool	series_extend(struct request *);

#endif
