/*
 * Client connections: how they are accepted, and when they must end.
 *
 * Kore lets one worker at a time accept connections and passes this right on
 * through its parent, so most connections end up in one worker. Here every
 * worker accepts independently, one connection per turn of the event loop, or
 * several if it has many requests. A worker without room disconnects the
 * client for which it has waited longest.
 */
#ifndef ALMANAC_CONNECTIONS_H
#define ALMANAC_CONNECTIONS_H

#include <stdbool.h>
#include <stdint.h>

struct client;
struct connection;

/*
 * Callbacks for new connections, named in `bind` and for listeners:
 * almanac_connect() for the service, almanac_operations() for operations.h.
 */
void	 almanac_connect(struct connection *);
void	 almanac_operations(struct connection *);

/* Call it in the parent, after all listeners are created. */
void	 connections_share(void);

/* Call these in a worker. */
void	 connections_start(void);
void	 connections_stop(void);

/* Whether operations.h has an address. Call it in a worker that has started. */
bool	 connections_operated(void);

/* Accepts again if there is room. Call it regularly. */
void	 connections_look(void);

/*
 * Answers or disconnects clients that have exceeded a deadline; `now` is
 * kore_time_ms().
 */
void	 connections_check_deadlines(uint64_t now);

/* Frees a client that has disconnected while another thread worked for it. */
void	 connections_free(struct client *);

#endif
