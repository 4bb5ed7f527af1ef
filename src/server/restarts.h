/*
 * Restarts of workers. Kore replaces a worker as soon as it has died. Here the
 * new worker waits before it starts, longer after each death, up to some
 * seconds. The other workers and the sockets are not affected.
 *
 * If workers die before any of them was ready, the service ends.
 */
#ifndef ALMANAC_RESTARTS_H
#define ALMANAC_RESTARTS_H

#include <stdbool.h>

/* In the parent, before the fork. */
void	 restarts_watch(void);

/* In the parent, at the end: whether no worker was ever ready. */
bool	 restarts_failed(void);

/* In a worker: waits until it may start; reports that it is ready. */
void	 restarts_wait(void);
void	 restarts_ready(void);

/* In a worker: whether another one has died and is not ready again. */
bool	 restarts_pending(void);

#endif
