/* Makes and changes the events of a series. Check db_failed() afterwards. */
#ifndef ALMANAC_SERIES_EVENTS_H
#define ALMANAC_SERIES_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/ids.h"

struct event;
struct extra_event;
struct request;
struct series;
struct series_days;
struct series_saved;
struct series_times;
struct series_whole;

/*
 * Makes events with the links of the model, for the starts that have none.
 * has[i] is whether start i has one.
 */
void	series_make_all(struct request *, const struct series *,
	    const struct event *model, const struct series_times *,
	    const bool *has);

/*
 * Fills the starts: some with single events, the others with new ones. A field
 * that differs in a single event is detached.
 */
void	series_fill(struct request *, const struct series_whole *,
	    const struct series_times *, const struct extra_event *,
	    size_t count);

/*
 * For events that were stored: copies the links of the model
 * (series_copy_links_all()), updates the index, and writes messages. With
 * `empties` the events are not new, and what they need follows their status.
 */
void	series_finish_all(struct request *, const struct event *model,
	    const struct series_saved *, size_t count, bool empties);

/*
 * Sets made_until, and next_start: when the series must be extended. `times`
 * are the starts that have events.
 */
void	series_note_made(struct request *, struct series *,
	    const struct event *model, const struct series_days *,
	    const struct series_times *);

/* Events that have been passed on to a series. */
struct series_joined {
	struct ids			 events;	/* sorted */
	const struct event		*model;		/* of their own
							   series */
	const struct series_days	*days;		/* the same */
	const char			*fields;	/* to copy to them */
};

/*
 * Applies a change of the series to its upcoming events. Copies `fields` from
 * the model, makes events for new starts, moves events without a start to the
 * trash, and restores those whose start is in the series again. Of events with
 * one start the first in the series keeps it. `before` and `old` are the model
 * and starts before the change. Returns 0, or the status of an error answer.
 */
int	series_adjust(struct request *, struct series *,
	    const struct event *before, const struct event *model,
	    const struct series_days *old,
	    const struct series_joined *_Nullable,
	    const struct series_days *, const char *fields);

/* The events of one or two series that are not in the trash. */
struct ids	series_shown(struct request *, int64_t one, int64_t other);

/* Whether another event of the series waits that has changes of its own. */
bool	series_hides_changes(struct request *, int64_t series, int64_t event);

/*
 * How many of the events are in the trash, and whether one of these has changes
 * of its own.
 */
size_t	series_trashed(struct request *, const struct ids *events,
	    bool *own);

/* Moves the upcoming events to the trash. */
void	series_trash(struct request *, const struct series *,
	    const struct event *model);

/* Moves the events from an original start on to another series. */
void	series_pass_on(struct request *, int64_t series, int64_t from,
	    int64_t to);

/* Makes all events of the series single events. */
void	series_release(struct request *, const struct series *);

#endif
