/*
 * What follows from changes of events. The links of an event are stored in
 * three tables, which find the events of a record, and once more in its row
 * (events.links), which a read has at once.
 */
#ifndef ALMANAC_STORED_LINKS_H
#define ALMANAC_STORED_LINKS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/ids.h"

struct arena;
struct db;

/*
 * Call it inside the write transaction after the links of an event, or those of
 * several, have changed. The first one returns the links, in the arena: the
 * venue (0: none), the number of organizers, the organizers in their order,
 * then the terms by id.
 */
struct ids	event_links_changed(struct db *, struct arena *, int64_t id);
void	events_links_changed(struct db *, const struct ids *events);

/* events_links_changed() for all events. */
void	events_links_store(struct db *);

/*
 * Calls back for each event whose row has other links than the tables, until
 * it returns false.
 */
void	events_links_compare(struct db *, bool (*differs)(void *, int64_t id),
	    void *);

/* The events of a venue or an organizer, or of a term; ascending. */
struct ids	events_of_record(struct db *, struct arena *, int64_t id);
struct ids	events_of_term(struct db *, struct arena *, int64_t id);

/*
 * Stores scheduled events that are due as published, at most `most`, inside a
 * write transaction.
 */
void	events_publish(struct db *, int64_t now, int64_t most);

#endif
