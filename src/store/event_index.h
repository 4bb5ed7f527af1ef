/*
 * Data derived from events that makes lists and reads fast. It is updated in
 * the transaction that changes the records:
 *
 * 	event_index (event_id, start_local, end_local, searched, lists, links,
 * 	    open_end)
 *
 * has one row per event with the data derived last.
 *
 * 	searched	1: the search index has the event: it is listed and has
 * 			no password
 * 	lists		the lists that it is in (store/lists/event_lists.h),
 * 			ascending; EVENT_LIST_UNLISTED() if it is not searched.
 * 			Listed means stored as published and not hidden from
 * 			listings
 * 	links		its venue (0: none), the number of its organizers,
 * 			the organizers in their order, then its own terms by id
 *
 * 	open_end	its end_utc if it is published and without a password
 *
 * Lists and links are packed numbers (store/lists/packed.h).
 */
#ifndef ALMANAC_EVENT_INDEX_H
#define ALMANAC_EVENT_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct db;

/*
 * Updates all data derived from an event, which may have been deleted. Call it
 * after each change of an event, its links, terms, status or texts, inside the
 * write transaction. Returns the links of the event, in the arena.
 */
struct list_ids	event_index_refresh(struct db *, struct arena *, int64_t event,
		    bool has_new_texts);

/* The same for an event that was just created. */
struct list_ids	event_index_add(struct db *, struct arena *, int64_t event);

/*
 * The events affected by a change of another record: those of a venue or an
 * organizer, or of a term and all terms below it. In the arena, ascending. Call
 * these before the change and event_index_refresh_all(.., false) after it.
 */
struct list_ids	event_index_of_record(struct db *, struct arena *, int64_t);
struct list_ids	event_index_of_term(struct db *, struct arena *, int64_t);

/*
 * The same as event_index_refresh() for each of these events, which ascend.
 * `anew`: they were just created, or their texts, or times (also those of
 * publication and modification) may have changed.
 */
void	event_index_refresh_all(struct db *, const struct list_ids *events,
	    bool anew);

/*
 * Stores scheduled events that are due as published, at most `most`, inside a
 * write transaction. They counted as published before, but lists had to scan
 * for them. Stops after the first event that ends after `until`
 * (clock_steady()).
 */
void	event_index_publish(struct db *, int64_t now, int64_t most,
	    int64_t until);

/*
 * Rebuilds all derived data, the venue places and the search index, inside the
 * caller's write transaction: for a migration, or after a bulk insert. Takes
 * about 300 bytes of memory per event.
 */
void	event_index_rebuild(struct db *);

#endif
