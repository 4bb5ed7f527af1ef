/*
 * When an event begins and ends (rule 11.1).
 */
#ifndef ALMANAC_EVENT_DATES_H
#define ALMANAC_EVENT_DATES_H

#include <stdbool.h>
#include <stdint.h>

#include "text/dates.h"
#include "text/lengths.h"

struct zone;

struct event_dates {
	const char		*timezone;	/* as sent */
	const struct zone	*zone;		/* of the event */
	bool			 all_day;
	struct moment		 start;
	struct moment		 end;		/* never before the start */
	struct exact_length	 length;	/* of a series, or none */
};

/* The dates in a request. NULL and false: not sent. */
struct event_dates_sent {
	const struct date	*start;
	const struct date	*end;
	const struct zone	*zone;
	bool			 has_all_day;
	bool			 all_day;
};

/* The result of event_dates_apply(). */
enum event_dates_verdict {
	EVENT_DATES_FINE,
	EVENT_DATES_BAD_START,	/* outside the years 0001 to 9999 */
	EVENT_DATES_BAD_END
};

/*
 * Applies the sent dates to `dates`: those of the stored event, or of a new
 * one in the site's zone. If nothing was sent, nothing changes. If the verdict
 * is not EVENT_DATES_FINE, `dates` is undefined.
 */
enum event_dates_verdict	event_dates_apply(struct event_dates *,
				    const struct event_dates_sent *,
				    int64_t now);

/*
 * Moves start and end to another start. Without an exact length, the length on
 * the clock stays the same.
 */
void	event_dates_move(struct event_dates *, int64_t start);

#endif
