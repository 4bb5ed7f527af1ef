/* Makes sockets that `almanac serve` has opened into listeners of Kore. */
#ifndef ALMANAC_LISTEN_H
#define ALMANAC_LISTEN_H

#include <stdbool.h>

/*
 * In the parent. `sockets`: descriptors such as "5,6", or NULL; `callback`:
 * name of the function for new connections. False: one of them is not a socket.
 */
bool	listen_at_all(const char *sockets, const char *callback);

#endif
