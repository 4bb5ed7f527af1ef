/*
 * Statuses of events, venues and organizers, and when scheduled records are
 * due (rules, section 17).
 */
#ifndef ALMANAC_STATUS_H
#define ALMANAC_STATUS_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct db;
struct statement;

/*
 * These numbers are stored: do not change their order. The generator also reads
 * the names.
 */
#define STATUS_WORDS							\
	"publish", "future", "draft", "pending", "private", "trash"

enum status {
	STATUS_PUBLISH,
	STATUS_FUTURE,
	STATUS_DRAFT,
	STATUS_PENDING,
	STATUS_PRIVATE,
	STATUS_TRASH,
	STATUS_MODEL	/* of a series (calendar/series.h); no one sees it */
};

/*
 * Numbers in the text of SQL: the planner of SQLite would not find an index
 * that has a condition by a bound one.
 */
#define SQL_PUBLISH	"0"
#define SQL_FUTURE	"1"
#define SQL_DRAFT	"2"
#define SQL_MODEL	"6"

/* Bits of the statuses that lists show to callers who may read all. */
#define STATUS_LISTED	((1u << STATUS_TRASH) - 1)

/* Reads a column, as db_bounded() does. */
enum status	 status_read(struct statement *, int);

/* Whether it is published, or will be without another request. */
bool		 status_is_public(enum status);

/* Whether only callers who may publish set it, and change such a record. */
bool		 status_is_released(enum status);

/* Returns "publish" and so on. */
const char	*status_name(enum status);

/* Finds the status of that name, or returns false. */
bool		 status_find(const char *name, enum status *);

/* Returns "publish, future, draft", up to the last one. */
const char	*status_list(struct arena *, enum status last);

/*
 * The effective status: a scheduled record that is due counts as published.
 * `published` (UTC) is valid if `has_published`.
 */
enum status	 status_now(enum status stored, bool has_published,
		    int64_t published, int64_t now);

/*
 * Returns the next time after `now` at which a scheduled event, venue or
 * organizer becomes due and counts as published, or INT64_MAX.
 */
int64_t	schedule_next(struct db *, int64_t now);

/* Whether an event is due but still stored as scheduled. */
bool	schedule_due(struct db *, int64_t now);

#endif
