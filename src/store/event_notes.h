/* Notes about an event for users of the desk. The API never shows them. */
#ifndef ALMANAC_EVENT_NOTES_H
#define ALMANAC_EVENT_NOTES_H

#include <stdbool.h>
#include <stdint.h>

#define NOTE_MOST	4000	/* bytes; forms allow 1000 characters */

struct db;

/*
 * Stores why an editor returned the event to its author; "" for no reason.
 * Inside a write transaction.
 */
void	event_note_set(struct db *, int64_t event, const char *);

/*
 * Whether an event that was created after `since` has the mail address of a
 * sender, in any letter case.
 */
bool	event_sender_since(struct db *, const char *address, int64_t since);

/*
 * Stores the mail address and the language of the visitor who proposed the
 * event, or all events of its series. Inside a write transaction.
 */
void	event_sender_set(struct db *, int64_t event, const char *address,
	    const char *language);

#endif
