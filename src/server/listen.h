/*
 * Sockets that `almanac serve` has opened, as listeners of Kore.
 */
#ifndef ALMANAC_LISTEN_H
#define ALMANAC_LISTEN_H

#include <stdbool.h>

/*
 * In the parent.  "5,6": their numbers, or NULL; `callback` is the name of a
 * function for their connections.  False: one of them is no socket.
 */
bool	listen_at_all(const char *sockets, const char *callback);

#endif
