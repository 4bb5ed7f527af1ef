/* For series*.c: a series and its model, and how they are given their days. */
#ifndef ALMANAC_SERIES_WHOLE_H
#define ALMANAC_SERIES_WHOLE_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/series.h"
#include "text/recurrence.h"

struct record_sent;
struct series_times;

/* False: there is no such series. */
bool		 series_find_row(struct request *, int64_t id, struct series *);

/* The error that `recurrence` cannot be used, and why. */
int		 series_refuse(struct request *, const char *why);

/*
 * The model as it is stored: with STATUS_MODEL, without a slug. The second
 * function stores it, and the series.
 */
struct event	 series_stored_model(const struct series_whole *);
void		 series_add_model(struct request *,
		    const struct series_whole *);

/*
 * Moves the model to another start. It keeps clock times that do not exist on
 * that day: other days of its series have them.
 */
void		 series_move(struct event *model, int64_t start);

/*
 * Gives the series its days, some if they are `new`, and finds those of which
 * events are made. Returns 0, or the status of an error answer.
 */
int		 series_take(struct request *, struct series_whole *,
		    const struct recurrence *, bool new,
		    struct series_times *);

/* A start as RDATE or EXDATE: only a day at the series' own time of day. */
struct recurrence_date	 series_as_date(const struct series_whole *, int64_t at);

/* The rule, and RDATE and EXDATE before a time, or from then on. */
struct recurrence	 series_part_days(struct request *,
			    const struct series_whole *, int64_t at,
			    bool later);

/* Its address in the API. */
const char	*series_rest_url(struct request *,
		    const struct series_whole *);
void		 series_write(struct request *, const struct series_whole *);

/*
 * Finds a series that the caller may change: steps 8 to 10 (rule 5.1). `sent`
 * are the fields of an update, or NULL. Returns 0, or the status of an error
 * answer.
 */
int		 series_seek_write(struct request *, int64_t id,
		    const struct record_sent *, struct series_whole *);

/*
 * Changes the series and its events that lie ahead. Returns 0, or the status of
 * an error answer.
 */
int		 series_change(struct request *, struct series_whole *,
		    const struct event_fields *, const struct recurrence *);

#endif
