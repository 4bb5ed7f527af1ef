/*
 * Receives messages within limits. Answers from the cache if possible.
 * Otherwise it makes Kore create a request, which is then served (requests.h).
 *
 * Kore never parses a byte of the client.
 */
#ifndef ALMANAC_GUARD_H
#define ALMANAC_GUARD_H

#include "server/client.h"

/* Waits for the first message. */
void	 guard_start(struct client *);

/* Continues with the bytes left in `head`, then with input from the network. */
void	 guard_resume(struct client *);

/* Makes Kore create a request for the message. */
void	 guard_hand_over(struct client *);

/*
 * Called at the deadline. Whether enough of a body has arrived to wait for
 * more.
 */
bool	 guard_extend_time(struct client *);

/* Discards input of a client, so that it can read its last answer. */
void	 guard_leave(struct client *);

#endif
