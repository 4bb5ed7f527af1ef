/*
 * Where the bytes of a client go, how much memory they may take, and how long
 * the next of them may take.
 */
#ifndef ALMANAC_RECEIVE_H
#define ALMANAC_RECEIVE_H

#include "server/client.h"

/* Into `buf`, which the connection owns from now on; `have` are there. */
void	 receive_into(struct client *, uint8_t *buf, size_t have, size_t size,
	    int (*call)(struct netbuf *));

/* Into `head`, of which Kore has no part, again; a body is let go. */
void	 receive_again(struct client *, size_t have,
	    int (*call)(struct netbuf *));

/* Reads what has come meanwhile. */
void	 receive_on(struct client *);

/* Counts the memory that a body takes; false: there is no more. */
bool	 receive_hold(struct client *, size_t);
void	 receive_drop_body(struct client *);

void	 receive_start_clock(struct client *, uint64_t milliseconds);
void	 receive_stop_clock(struct client *);

#endif
