/*
 * An event in iCalendar (RFC 5545 section 3.6.1, RFC 7986 section 5).
 *
 * UID is the record's global_id if `site_url` is configured, otherwise one with
 * the site's id (store/store.h). It is the same for all callers. DTSTAMP is
 * the time of the last change, so that an unchanged event has the same bytes.
 * SEQUENCE is the number of seconds from creation to the last change, since
 * changes are not counted.
 */
#ifndef ALMANAC_VEVENT_H
#define ALMANAC_VEVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct event;
struct feed;
struct zone;

/* Clock times in order. */
struct vevent_dates {
	size_t	 count;
	int64_t	*list;
};

/*
 * How an event repeats (RRULE, RDATE, EXDATE), or which start of the series it
 * replaces. `zone` and `all_day` are those of the series.
 */
struct vevent_series {
	int64_t			 id;
	const struct zone	*zone;
	bool			 all_day;
	const char		*rule;		/* NULL: none */
	struct vevent_dates	 added, left_out;
	int64_t			 until;		/* UTC; for the time zone */
	bool			 replaces;
	int64_t			 original;
};

/* The description is cut after `most` bytes. See also feed->series. */
void	vevent_write(struct feed *, const struct event *, size_t most);

#endif
