/* Reads events from the database into slots. */
#ifndef ALMANAC_SLOTS_READ_H
#define ALMANAC_SLOTS_READ_H

#include <stdbool.h>

struct arena;
struct damaged;
struct db;
struct ids;
struct slots;
struct statement;

/*
 * Adds the events with these ids, ascending, of which some may not exist; with
 * `replaces`, their slots so far die. Leaves damaged ones out. Others may read
 * slots meanwhile.
 *
 * After a failure some have been added: versions so far do not show them, and
 * the next follower must replace them.
 */
void	slots_read(struct slots *, struct damaged *, struct db *,
	    const struct ids *, bool replaces);

/*
 * Selects texts that events of a series share: id, excerpt and description of
 * these rows of series_texts.
 */
struct statement	*slots_read_shared(struct db *, struct arena *,
			    const struct ids *);

#endif
