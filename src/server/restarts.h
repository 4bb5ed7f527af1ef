/*
 * Restarts of workers.  Kore restarts a worker whenever it has died.  Here the
 * new worker waits before it starts, longer with each death, up to some
 * seconds; the other workers go on, and the sockets stay open.
 *
 * If workers die before any of them has ever been ready, the service ends.
 */
#ifndef ALMANAC_RESTARTS_H
#define ALMANAC_RESTARTS_H

#include <stdbool.h>

/* In the parent, before the fork. */
void	 restarts_watch(void);

/* In the parent, at the end: no worker has ever been ready. */
bool	 restarts_failed(void);

/* In a worker: waits until it may start; says that it is ready. */
void	 restarts_wait(void);
void	 restarts_ready(void);

/* In a worker: another one has died and is not ready again. */
bool	 restarts_pending(void);

#endif
