/*
 * Sends answers, and then receives the next message or closes the connection.
 */
#ifndef ALMANAC_ANSWER_H
#define ALMANAC_ANSWER_H

#include "server/client.h"

/* Sends the answer to job.request. */
void		 answer_send(struct client *);

/*
 * Arenas for requests, which are reused. Only for the event loop.
 * answer_release() accepts NULL.
 */
struct arena	*answer_arena(void);
void		 answer_release(struct arena *);

#endif
