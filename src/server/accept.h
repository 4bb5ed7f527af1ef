/*
 * New connections.
 *
 * Kore lets one worker at a time accept connections and passes this right on
 * through its parent, so most connections end up in one worker. Here every
 * worker accepts by itself, one connection in a turn of the event loop, or
 * several if it has many requests. When it has no room, it disconnects the
 * client that has been waiting longest.
 */
#ifndef ALMANAC_ACCEPT_H
#define ALMANAC_ACCEPT_H

#include <stdbool.h>

/* In the parent, after all listeners are created. */
void	 accept_share(void);

/* In a worker. */
void	 accept_start(void);
void	 accept_stop(void);

/*
 * Whether there is an address for operations.h; in a worker that has started.
 */
bool	 accept_for_operations(void);

/* Accepts again if there is room; call it now and then. */
void	 accept_look(void);

#endif
