/*
 * Restarts of workers. Kore replaces a worker as soon as it has died. With
 * this file the new worker waits before it starts: longer after each death, up
 * to some seconds. The other workers and the sockets are not affected.
 *
 * If workers die before any of them was ready, the service ends.
 */
#ifndef ALMANAC_RESTARTS_H
#define ALMANAC_RESTARTS_H

#include <stdbool.h>

/* Call it in the parent, before the fork. */
void	 restarts_watch(void);

/* Whether no worker was ever ready. Call it in the parent, at its end. */
bool	 restarts_failed(void);

/*
 * For a worker: restarts_wait() waits until the worker may start,
 * restarts_ready() reports that it is ready.
 */
void	 restarts_wait(void);
void	 restarts_ready(void);

/*
 * For a worker: whether another worker has died and its successor is not
 * ready.
 */
bool	 restarts_pending(void);

#endif
