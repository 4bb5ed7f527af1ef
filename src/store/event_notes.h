/*
 * What people at the desk tell each other about an event. No client reads it.
 */
#ifndef ALMANAC_EVENT_NOTES_H
#define ALMANAC_EVENT_NOTES_H

#include <stdint.h>

#define NOTE_MOST	2000	/* bytes */

struct db;

/* Why an editor returned it to its author; "": nothing. In a write. */
void	event_note_set(struct db *, int64_t event, const char *);

/* Who submitted it, and how to reach them. In a write. */
void	event_sender_set(struct db *, int64_t event, const char *);

#endif
