/*
 * Receive buffers of a client: where its bytes go, their memory, and deadlines.
 */
#ifndef ALMANAC_RECEIVE_H
#define ALMANAC_RECEIVE_H

#include "server/client.h"

/*
 * Receives into `buf`, which the connection then owns and which has `have`
 * bytes.
 */
void	 receive_into(struct client *, uint8_t *buf, size_t have, size_t size,
	    int (*call)(struct netbuf *));

/*
 * Receives into `head` again, which Kore does not use then, and frees the body.
 */
void	 receive_again(struct client *, size_t have,
	    int (*call)(struct netbuf *));

/* Reads what has arrived meanwhile. */
void	 receive_on(struct client *);

/* Reserves memory for a body. False: there is none left. */
bool	 receive_hold(struct client *, size_t);
void	 receive_drop_body(struct client *);

void	 receive_start_clock(struct client *, uint64_t milliseconds);
void	 receive_stop_clock(struct client *);

#endif
