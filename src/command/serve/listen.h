/*
 * Listening sockets of the service. The command opens them, so that it can
 * report at once that a port is in use, and pass them from one Kore to the
 * next.
 */
#ifndef ALMANAC_COMMAND_LISTEN_H
#define ALMANAC_COMMAND_LISTEN_H

/*
 * A listening socket for an IPv4 or IPv6 address, closed on exec, or -1 with
 * `*why` set. Port 0 becomes a free one.
 */
int	listen_open(const char *address, int *port, const char **why);

#endif
