/*
 * When the last event of a venue or an organizer ends:
 *
 *	record_ends (record_id, kind, last_end)
 *
 * has the greatest end_utc of the events that are stored as published and have
 * no password, hidden ones too; no row for records without such events. It is
 * not a column of the records, since each change of these is one that answers
 * show.
 */
#ifndef ALMANAC_RECORD_ENDS_H
#define ALMANAC_RECORD_ENDS_H

struct arena;
struct db;
struct event_entry;

/* Call it after event_lists has changed. One of both may be empty. */
void	record_ends_change(struct db *, struct arena *,
	    const struct event_entry *old, const struct event_entry *new);

/* Of event_index. */
void	record_ends_rebuild(struct db *);

#endif
