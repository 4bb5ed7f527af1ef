/*
 * The changes of records that an index follows, in the table
 *
 * 	changes (seq, kind, id, mark)
 *
 * Each transaction adds a row for each record that it changes, numbered without
 * gaps. The oldest rows are deleted. The mark is random: a database that has
 * lost commits, as PostgreSQL may when another server takes over, has other
 * rows with the same numbers later.
 */
#ifndef ALMANAC_CHANGES_H
#define ALMANAC_CHANGES_H

#include <stdbool.h>
#include <stdint.h>

#include "store/ids.h"

struct arena;
struct db;

/* These numbers are stored. */
enum change_kind {
	CHANGE_EVENT, CHANGE_VENUE, CHANGE_ORGANIZER, CHANGE_TERM, CHANGE_KINDS
};

/* The last change before a snapshot. All zeros: there is none. */
struct last_change {
	int64_t	 seq, mark;
};

/*
 * Notes records that the transaction has inserted, updated or deleted. Call it
 * inside the transaction.
 */
void	changes_note(struct db *, enum change_kind, const struct ids *);
void	change_note(struct db *, enum change_kind, int64_t id);

/* The same by the name of the table; other tables have no changes to note. */
void	change_note_row(struct db *, const char *table, int64_t id);

/* Call it before a row is deleted: its references in other events go, too. */
void	change_note_removal(struct db *, const char *table, int64_t id);

/* All events of a series. */
void	change_note_series(struct db *, int64_t series);

/*
 * Whether there are more than CHANGES_KEPT rows in `changes`, and a few more.
 * changes_trim() deletes the oldest, at most `most`. An index that has not
 * followed them is built again.
 */
#define CHANGES_KEPT	100000
bool	changes_are_many(struct db *);
void	changes_trim(struct db *, int64_t most);

struct last_change	changes_last(struct db *);

/* How many records have changes after that number. */
int64_t	changes_count(struct db *, int64_t seq);

/*
 * Adds the records with later changes. Returns false if some of these were
 * deleted, or the database does not have that change.
 */
bool	changes_read(struct db *, struct arena *, struct last_change after,
	    struct ids changed[CHANGE_KINDS]);

#endif
