/*
 * What is derived of events so that lists and reads need not look for it,
 * kept in the transaction that changes the records:
 *
 *	event_index (event_id, start_local, end_local, searched, lists, links)
 *
 * has one row per event: what was derived for it last.
 *
 *	searched	1: it is in the tables of a search: listed, and
 *			without a password
 *	lists		the keys of store/lists/event_lists.h that it is in,
 *			ascending; those aside unless it is searched.  Listed
 *			means stored as published and not hidden from listings
 *	links		its venue (0: none), the number of its organizers,
 *			these in their order, then its own terms by id
 *
 * Both are numbers one behind the other (store/lists/packed.h).
 */
#ifndef ALMANAC_EVENT_INDEX_H
#define ALMANAC_EVENT_INDEX_H

#include <stddef.h>
#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct db;

/*
 * Derives all of an event anew, and takes away what was; an event that is gone
 * leaves nothing.  Whoever changes an event, its links, terms, status or texts
 * calls it, inside the write transaction and behind the change.
 */
void	event_index_refresh(struct db *, struct arena *, int64_t event);

/*
 * The events that a change of another record is about to touch: those of a
 * venue or an organizer, or of a term or any below it.  Ask before, refresh
 * behind: of the events themselves nothing but their status may have changed.
 * The ids are in the arena.
 */
struct list_ids	event_index_of_record(struct db *, struct arena *, int64_t);
struct list_ids	event_index_of_term(struct db *, struct arena *, int64_t);

void	event_index_refresh_all(struct db *, const struct list_ids *);

/*
 * Stores as published up to `most` events that are stored as scheduled and whose
 * time has come, inside a write transaction.  They count as published without
 * it, but lists look at each of them by itself.
 */
void	event_index_publish(struct db *, int64_t now, int64_t most);

/*
 * Makes all of it from the records, and store/lists/venue_places.h and
 * store/search/search_index.h as well, in the caller's write transaction: for a
 * migration, or after rows were written by the million.  Takes some 300 bytes
 * of memory an event.
 */
void	event_index_rebuild(struct db *);

#endif
