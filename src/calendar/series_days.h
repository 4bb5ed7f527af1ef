/* The starts of a series, as clock times of its zone. */
#ifndef ALMANAC_SERIES_DAYS_H
#define ALMANAC_SERIES_DAYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/recurrence.h"

struct arena;
struct event;
struct request;
struct series;

/* All memory is in the request's arena. `event` refers to the other members. */
struct series_days {
	struct recurrence	 recurrence;
	struct rrule_event	 event;
};

/* Reads the rule and dates of a series with this model. */
struct series_days	*_Nullable series_days_read(struct request *,
			    const struct series *, const struct event *model);

/* Sets the rule, dates and length of the series, as texts. */
void	series_days_store(struct request *, struct series *,
	    const struct recurrence *);

/* Starts in ascending order, in the request's arena. */
struct series_times {
	enum rrule_found	 found;
	size_t			 count;
	int64_t			*list;
};

/* The starts between two clock times, at most `most`. */
struct series_times	 series_days_find(struct request *,
			    const struct series_days *, int64_t from,
			    int64_t last, size_t most);

/*
 * The next start after a time. Sets `next` if the result is RRULE_FULL.
 * RRULE_ALL and RRULE_FAR: there is no start.
 */
enum rrule_found	 series_days_next(struct request *,
			    const struct series_days *, int64_t after,
			    int64_t *next);

/* Like series_days_next(), for the starts of the rule only, from a time on. */
enum rrule_found	 series_days_rule(struct request *,
			    const struct series_days *, int64_t from,
			    int64_t *first);

/*
 * Appends the next start after a time. Sets times->found if it takes too long.
 */
void	series_times_add_next(struct request *, const struct series_days *,
	    int64_t after, struct series_times *);

/* The same series without RDATE and EXDATE. */
struct series_days	 series_days_by_rule(const struct series_days *);

/* The current time, and the end of the horizon, as clock times of the model. */
int64_t	series_now(const struct request *, const struct event *model);
int64_t	series_horizon(const struct request *, const struct event *model);

/*
 * The starts for which a new series makes events: from a year before today to
 * the horizon; if none of them is upcoming, also the next one; for a series
 * that ended earlier, all. If there are more than SERIES_EVENTS, only those
 * from today on.
 */
struct series_times	 series_days_plan(struct request *,
			    const struct series_days *,
			    const struct event *model);

/* The index of a start in the list, or times->count. */
size_t	series_times_find(const struct series_times *, int64_t start);

/* An array of false, one for each result of series_times_find(). */
bool	*series_times_flags(struct arena *, const struct series_times *);

#endif
