/*
 * Writes the history of records (rules, section 45), inside the transaction of
 * the change. Imports write one row for a run instead.
 */
#ifndef ALMANAC_CALENDAR_HISTORY_H
#define ALMANAC_CALENDAR_HISTORY_H

#include <stdint.h>

#include "store/history_rows.h"

struct json;
struct record_head;
struct request;
struct series_whole;
struct term;

/*
 * Add a row about a record as it was (NULL: it is new) and as it is stored now,
 * with its links. Nothing is added if no field has changed.
 */
void	history_record(struct request *,
	    const struct record_head *_Nullable before,
	    const struct record_head *after);
void	history_series(struct request *,
	    const struct series_whole *_Nullable before,
	    const struct series_whole *after);
void	history_term(struct request *, const struct term *_Nullable before,
	    const struct term *after);

/* Adds rows about a series that was split, with its later part, and that. */
void	history_split(struct request *, const struct series_whole *before,
	    const struct series_whole *after,
	    const struct series_whole *later);

/*
 * Delete the history of a record that is deleted; one row says so. A series may
 * go into another one, which is 0 otherwise.
 */
void	history_end_record(struct request *, const struct record_head *);
void	history_end_series(struct request *, const struct series_whole *,
	    int64_t into);
void	history_end_term(struct request *, const struct term *);

#endif
