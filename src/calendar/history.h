/*
 * Writes the history of records (rules, section 45), inside the transaction of
 * the change. Imports write one row for a run instead.
 */
#ifndef ALMANAC_CALENDAR_HISTORY_H
#define ALMANAC_CALENDAR_HISTORY_H

#include <stdbool.h>
#include <stdint.h>

#include "store/history_rows.h"

struct record_head;
struct request;
struct series_whole;
struct term;
struct value;

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

/* Adds a row about a series that was split, or joined with a later series. */
void	history_part(struct request *, enum history_action,
	    const struct series_whole *before,
	    const struct series_whole *after, int64_t later);

/*
 * The newest row of a record that the caller may not read: others must not see
 * what an owner before them has hidden. 0: none.
 */
int64_t	history_hidden(struct request *, enum history_kind, int64_t record);

/*
 * The fields that a part of a history has changed, as they were before it and
 * after it: maps of values by name.
 */
struct history_span {
	int64_t		 first;		/* the id of its oldest row; 0: none */
	struct value	*before, *after;
	int64_t		 later;		/* part of a series that its oldest row
					   has split off, or 0 */
	int64_t		 made;		/* that row */
	bool		 joined;	/* with a series that no row of it has
					   split off */
};

/*
 * Reads the rows from an id to another, if the caller may read them: of a
 * series that was split meanwhile only the last split that no join has undone,
 * and those after it. Returns false if they contain too many bytes of fields
 * (rule 40.29).
 */
bool	history_read_span(struct request *, enum history_kind, int64_t record,
	    int64_t from, int64_t to, struct history_span *);

/*
 * Delete the history of a record that is deleted; one row says so. A series may
 * go into another one, which is 0 otherwise.
 */
void	history_end_record(struct request *, const struct record_head *);
void	history_end_series(struct request *, const struct series_whole *,
	    int64_t into);
void	history_end_term(struct request *, const struct term *);

#endif
