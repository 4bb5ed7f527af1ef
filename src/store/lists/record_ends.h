/*
 * When the last event of a venue or an organizer ends:
 *
 * 	record_ends (record_id, kind, last_end)
 *
 * has the greatest end_utc of events that are stored as published and have no
 * password, including hidden ones. Records without such events have no row. It
 * is not a column of the records, since a change of a record shows in answers.
 */
#ifndef ALMANAC_RECORD_ENDS_H
#define ALMANAC_RECORD_ENDS_H

#include <stdint.h>

#include "store/ids.h"

struct arena;
struct db;
struct event_entry;

/* Initialized with zeros. */
struct lost_ends {
	struct ids	 records;	/* and their kind in the lowest bit */
	int64_t		 end;		/* the last of the ends */
};

/*
 * Stores later ends. Adds the records of the event that may now end earlier to
 * `lost`. One of both entries may be empty.
 */
void	record_ends_change(struct db *, struct arena *,
	    const struct event_entry *old, const struct event_entry *new,
	    struct lost_ends *lost);

/* Call it after event_lists has changed. */
void	record_ends_lower(struct db *, struct arena *,
	    const struct lost_ends *);

/* Computes all rows from event_index. */
void	record_ends_rebuild(struct db *);

#endif
