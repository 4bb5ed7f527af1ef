/*
 * New connections.
 *
 * Kore lets one worker at a time accept, and passes that right on through the
 * parent: most connections end up with one worker.  Here every worker accepts
 * for itself, one connection a turn, or some when it has much to do; when it
 * has enough of them, the one that waits longest is ended.
 */
#ifndef ALMANAC_ACCEPT_H
#define ALMANAC_ACCEPT_H

#include <stdbool.h>

/* In the parent, when all listeners are made. */
void	 accept_share(void);

/* In a worker. */
void	 accept_start(void);
void	 accept_stop(void);

/* There is an address for operations.h; in a worker that has started. */
bool	 accept_for_operations(void);

/* Goes on where there is room again; now and then. */
void	 accept_look(void);

#endif
