/*
 * How many events of a list begin and end in a span of time, for lists that
 * are too long to count:
 *
 *	event_list_counts (list, level, bucket, starts, ends)
 *
 * by 1024 days (level 0), 32 days (1) and days (2), counted from 1970 on.  A
 * list without rows here is short: it has up to EVENT_LIST_SHORT events, or
 * some more until one that comes in makes it looked at.
 */
#ifndef ALMANAC_EVENT_COUNTS_H
#define ALMANAC_EVENT_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

struct db;
struct event_place;

#define EVENT_LIST_SHORT	512
#define EVENT_LEVELS		3
#define EVENT_COUNT_MOST	INT32_MAX	/* of a list */

/* The span of time of that level that an instant lies in. */
int64_t	event_bucket(int level, int64_t local);

/* The list of all events has counts even while it is empty. */
bool	event_counts_kept(struct db *, int64_t list);

/* An event has come (1) or gone (-1), of a list with counts. */
void	event_counts_change(struct db *, int64_t list,
	    const struct event_place *, int change);

/* Counts a list that has become long; `always` whatever its length. */
void	event_counts_begin(struct db *, int64_t list, bool always);

/* The day that an instant lies in, counted from 1970 on. */
int64_t	event_day(int64_t local);

/* Events that begin, or end, on days before that one. */
int64_t	event_counts_starts(struct db *, int64_t list, int64_t day);
int64_t	event_counts_ends(struct db *, int64_t list, int64_t day);

#endif
