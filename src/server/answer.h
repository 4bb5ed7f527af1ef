/*
 * Sends answers, and then receives the next message or closes the connection.
 */
#ifndef ALMANAC_ANSWER_H
#define ALMANAC_ANSWER_H

#include "server/client.h"

/*
 * Sends the answer to job.request. It waits briefly for answers to other
 * requests: a client on this machine then wakes up once for all of them instead
 * of taking the processor after each.
 */
void		 answer_send(struct client *);

/* Sends all answers that are ready, before something that may take long. */
void		 answer_send_ready(void);

/* Removes a client that has disconnected. */
void		 answer_forget(const struct client *);

/* Arenas for requests, for reuse; only for the event loop. NULL is fine. */
struct arena	*answer_arena(void);
void		 answer_release(struct arena *);

#endif
