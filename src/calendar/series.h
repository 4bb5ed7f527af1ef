/*
 * Events that repeat (rules, section 43). Every occurrence is an event. A
 * series has the id of its model: an event that nobody can read (STATUS_MODEL), with
 * the first start and the fields that the events share.
 */
#ifndef ALMANAC_SERIES_H
#define ALMANAC_SERIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "calendar/event.h"

struct recurrence;
struct request;
struct series_days;
struct series_plan;

/* The most events of a series that lie ahead, or are made at once. */
#define SERIES_EVENTS	1000

/* A series with its model, which has the status of new events here. */
struct series_whole {
	struct series		 s;
	struct event		 model;
	struct series_days	*days;
};

bool	series_find(struct request *, int64_t id, struct series_whole *);

/* Whether the caller may read it: 0, or the status of an error answer. */
int	series_seek(struct request *, int64_t id, struct series_whole *);

/*
 * Makes the event the first of a new series, and moves it to its first start. One
 * that is `stored` keeps its start if the series gives it. Call it before the
 * event is stored or changed. Returns 0 with the plan for series_finish(), or the
 * status of an error answer.
 */
int	series_begin(struct request *, struct event *, bool stored,
	    const struct recurrence *, struct series_plan **);

/* Makes the other events. That of series_begin() is stored, with its links. */
void	series_finish(struct request *, const struct event *,
	    const struct series_plan *);

/*
 * Notes which fields of the event a request for it alone has changed: changes of
 * its series leave them. The event is stored; both have their links.
 */
void	series_detach(struct request *, const struct event *before,
	    struct event *, const struct event_fields *);

/*
 * Takes back what was changed in the event alone. The event is stored later, as
 * are other changes of it.
 */
void	series_follow(struct request *, struct event *);

/*
 * Makes a series whose events an import has brought, as far as request->keep
 * names them; what differs in one of them counts as changed in it alone. The
 * event becomes the model and is not stored otherwise. Answers with the series.
 */
int	series_gather(struct request *, struct event *,
	    const struct event_fields *, const struct recurrence *);

/* The event is deleted permanently, so its series leaves out its start. */
void	series_leave_out(struct request *, const struct event *);

/*
 * Whether events of any series have come within the horizon. series_extend()
 * makes those of one series, inside a write transaction.
 */
bool	series_is_due(struct request *);
void	series_extend(struct request *);

#endif
