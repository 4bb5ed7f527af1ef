/*
 * Connections of clients: how they are accepted, and when they must end.
 *
 * Kore lets one worker at a time accept connections and passes this right on
 * through its parent, so most connections end up in one worker. Here every
 * worker accepts by itself, one connection in a turn of the event loop, or
 * several if it has many requests. When it has no room, it disconnects the
 * client that has been waiting longest.
 */
#ifndef ALMANAC_CONNECTIONS_H
#define ALMANAC_CONNECTIONS_H

#include <stdbool.h>
#include <stdint.h>

struct client;
struct connection;

/*
 * Callbacks for new connections, named in `bind` and listeners: to the service,
 * and to its operations (operations.h).
 */
void	 almanac_connect(struct connection *);
void	 almanac_operations(struct connection *);

/* In the parent, after all listeners are created. */
void	 connections_share(void);

/* In a worker. */
void	 connections_start(void);
void	 connections_stop(void);

/*
 * Whether there is an address for operations.h; in a worker that has started.
 */
bool	 connections_operated(void);

/* Accepts again if there is room; call it now and then. */
void	 connections_look(void);

/*
 * Answers or disconnects clients that have taken too long; `now` is
 * kore_time_ms().
 */
void	 connections_check_deadlines(uint64_t now);

/* Frees a client that disconnected while another thread worked for it. */
void	 connections_free(struct client *);

#endif
