/*
 * Answers that a client does not read at once. The unread bytes are copied, so
 * that everything else of the request can be freed. There is a limit for each
 * address and one for the whole worker; beyond it the connection that is read
 * most slowly is closed.
 */
#ifndef ALMANAC_UNREAD_H
#define ALMANAC_UNREAD_H

#include <stdbool.h>
#include <stddef.h>

struct client;

/* Queues a copy of the rest of an answer, of which `taken` bytes are sent. */
void	 unread_keep(struct client *, const char *bytes, size_t length,
	    size_t taken);

/* At a deadline: true if the client has read enough; it gets more time then. */
bool	 unread_goes_on(struct client *);

/* Disconnects a client that reads too slowly. */
void	 unread_end(struct client *);

/* Frees the queue of a connection that is closed. */
void	 unread_drop(struct client *);

#endif
