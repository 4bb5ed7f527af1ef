/*
 * Answers that a client does not read at once.  The unread bytes are copied, so
 * that everything else of the request can be freed.  There is a limit for each
 * address and one for the whole worker; beyond it the connection with the
 * lowest rate of reading is ended.
 */
#ifndef ALMANAC_UNREAD_H
#define ALMANAC_UNREAD_H

#include <stdbool.h>
#include <stddef.h>

struct client;

/* Queues a copy of the rest of an answer; `taken` bytes of it are sent. */
void	 unread_keep(struct client *, const char *bytes, size_t length,
	    size_t taken);

/* At a deadline: true when the client read enough; then it gets more time. */
bool	 unread_goes_on(struct client *);

/* Ends the connection of a client that reads too slowly. */
void	 unread_end(struct client *);

/* Frees what is queued, when the connection ends. */
void	 unread_drop(struct client *);

#endif
