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

/*
 * What changes of events mean for the ends of records. A record is a number
 * here, its id with the kind in the lowest bit. Initialized with zeros.
 */
struct ends_change {
	struct ids	 later;		/* records that may end later */
	struct ids	 ends;		/* of each of these */
	struct ids	 lost;		/* records that may end earlier */
	int64_t		 lost_end;	/* the last end of these events */
};

/* Adds a change of an event. One of both entries may be empty. */
void	record_ends_note(struct arena *, const struct event_entry *old,
	    const struct event_entry *new, struct ends_change *);

/* Stores the ends. Call it after event_lists and event_index have changed. */
void	record_ends_change(struct db *, struct arena *,
	    const struct ends_change *);

/* Computes all rows from event_index. */
void	record_ends_rebuild(struct db *);

#endif
