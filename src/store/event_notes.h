/* Notes about an event for users of the desk. The API never shows them. */
#ifndef ALMANAC_EVENT_NOTES_H
#define ALMANAC_EVENT_NOTES_H

#include <stdint.h>

#define NOTE_MOST	4000	/* bytes; forms allow 1000 characters */

struct db;

/*
 * Stores why an editor returned the event to its author; "" for no reason.
 * Inside a write transaction.
 */
void	event_note_set(struct db *, int64_t event, const char *);

/*
 * Stores who submitted the event, and how to reach them. Inside a write
 * transaction.
 */
void	event_sender_set(struct db *, int64_t event, const char *);

#endif
