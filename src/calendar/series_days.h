/* The starts of a series, as clock times of its zone. */
#ifndef ALMANAC_SERIES_DAYS_H
#define ALMANAC_SERIES_DAYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/recurrence.h"

struct event;
struct request;
struct series;

/* All is in the request's arena. `event` refers to the other members. */
struct series_days {
	struct recurrence	 recurrence;
	struct rrule_event	 event;
};

/* Reads the stored ones of a series with that model. */
struct series_days	*series_days_read(struct request *,
			    const struct series *, const struct event *model);

/* Stores rule and dates in the series, as texts. */
void	series_days_store(struct request *, struct series *,
	    const struct recurrence *);

/* Starts in order, in the request's arena. */
struct series_times {
	enum rrule_found	 found;
	size_t			 count;
	int64_t			*list;
};

/* Those between two clock times, at most `most`. */
struct series_times	 series_days_find(struct request *,
			    const struct series_days *, int64_t from,
			    int64_t last, size_t most);

/*
 * The next one after a time, if the result is RRULE_FULL. RRULE_ALL, RRULE_FAR:
 * there is none.
 */
enum rrule_found	 series_days_next(struct request *,
			    const struct series_days *, int64_t after,
			    int64_t *next);

/* The first start that the rule itself gives from a time on, in the same way. */
enum rrule_found	 series_days_rule(struct request *,
			    const struct series_days *, int64_t from,
			    int64_t *first);

/* Appends the next one after a time, or notes that it takes too long. */
void	series_times_add_next(struct request *, const struct series_days *,
	    int64_t after, struct series_times *);

/* The same starts without RDATE and EXDATE. */
struct series_days	 series_days_by_rule(const struct series_days *);

/* How many starts up to a time the rule gives, if it has a COUNT. */
int64_t	series_days_count(const struct series_days *, int64_t last);

/* Now, and the end of what is made, on the clock of the model. */
int64_t	series_now(const struct request *, const struct event *model);
int64_t	series_horizon(const struct request *, const struct event *model);

/*
 * Those that a new series makes: from a year before today to the horizon. If none
 * of them lies ahead, the next one, too. All of a series that ended earlier. If
 * there are more than SERIES_EVENTS, those from today on.
 */
struct series_times	 series_days_plan(struct request *,
			    const struct series_days *,
			    const struct event *model);

/* Where a start is in the list, or its count. */
size_t	series_times_find(const struct series_times *, int64_t start);

#endif
