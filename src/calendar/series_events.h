/* Makes and changes the events of a series. Check db_failed() afterwards. */
#ifndef ALMANAC_SERIES_EVENTS_H
#define ALMANAC_SERIES_EVENTS_H

#include <stddef.h>
#include <stdint.h>

struct event;
struct request;
struct series;
struct series_days;
struct series_times;

/* Makes the events with these starts, except one, with the model's links. */
void	series_make_all(struct request *, const struct series *,
	    const struct event *model, const struct series_times *,
	    int64_t but);

/*
 * Sets up to where events are made, after those of `times`, and when the series
 * has to be extended.
 */
void	series_note_made(struct request *, struct series *,
	    const struct event *model, const struct series_days *,
	    const struct series_times *);

/*
 * Changes the events that lie ahead after a change of the series: `fields` are
 * copied from the model. Makes new ones; those whose start is no longer given
 * move to the trash, and return when it is given again. `old` are the days before.
 */
void	series_adjust(struct request *, struct series *,
	    const struct event *before, const struct event *model,
	    const struct series_days *old, const struct series_days *,
	    const char *fields);

/* Moves the events that lie ahead to the trash. */
void	series_trash(struct request *, const struct series *,
	    const struct event *model);

/* Makes all its events single ones. */
void	series_release(struct request *, const struct series *);

#endif
