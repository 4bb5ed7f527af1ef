/*
 * Bytes from and to a client: their memory and their deadlines.
 *
 * Unread bytes of an answer are copied, so that the memory of its request can
 * be freed. There is a limit for each address and one for the whole worker.
 * Above it, of the address with most unread bytes the connection that is read
 * most slowly is closed.
 */
#ifndef ALMANAC_WIRE_H
#define ALMANAC_WIRE_H

#include "server/client.h"

/*
 * Replacements for Kore's c->read, c->write and c->evt.handle, with three
 * differences: a client that has closed its sending side still gets its
 * answers; queued bytes are sent in one piece; and writing never raises a
 * signal.
 */
int	 wire_read(struct connection *, size_t *);
int	 wire_write(struct connection *, size_t, size_t *);
void	 wire_event(void *, int);

/*
 * Sends what the socket accepts, and queues a copy of the rest. Returns false
 * if the connection is broken.
 */
bool	 wire_send(struct client *, const char *, size_t, int flags);

/* Receives into `buf`, which has `have` bytes. The connection then owns it. */
void	 wire_receive(struct client *, uint8_t *buf, size_t have, size_t size,
	    int (*call)(struct netbuf *));

/*
 * Receives into `head` again, since Kore no longer uses it, and frees the
 * body.
 */
void	 wire_receive_head(struct client *, size_t have,
	    int (*call)(struct netbuf *));

/* Reads bytes that have arrived meanwhile. */
void	 wire_receive_on(struct client *);

/*
 * wire_hold() reserves memory for a body. It returns false if the limit is
 * reached. wire_held() is the memory of all bodies of the client's address.
 */
bool	 wire_hold(struct client *, size_t);
size_t	 wire_held(const struct client *);
void	 wire_drop_body(struct client *);

void	 wire_start_clock(struct client *, uint64_t milliseconds);
void	 wire_stop_clock(struct client *);

/*
 * Called at the deadline of an answer. Returns true if the client has read
 * enough, and gets more time.
 */
bool	 wire_extend_time(struct client *);

/* Disconnects a client that reads too slowly. */
void	 wire_end(struct client *);

/* Frees the send queue of a closed connection. */
void	 wire_drop(struct client *);

#endif
