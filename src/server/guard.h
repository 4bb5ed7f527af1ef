/*
 * Receives messages within limits, and makes Kore create a request for each,
 * which is then served (requests.h). Answers what is in the cache without Kore.
 *
 * Kore never parses a byte of the client.
 */
#ifndef ALMANAC_GUARD_H
#define ALMANAC_GUARD_H

#include "server/client.h"

/* Waits for the first message. */
void	 guard_start(struct client *);

/* Continues with what is left in `head`, then with input from the network. */
void	 guard_resume(struct client *);

/* Makes Kore create a request for the message. */
void	 guard_hand_over(struct client *);

/* At the deadline: whether enough of a body has arrived for another period. */
bool	 guard_goes_on(struct client *);

/* Discards what a client still sends, so that it can read its last answer. */
void	 guard_leave(struct client *);

#endif
