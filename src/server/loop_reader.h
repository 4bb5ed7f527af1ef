/*
 * What the event loop reads from the database itself, in a moment. It keeps the
 * snapshot for a moment, for further requests.
 */
#ifndef ALMANAC_LOOP_READER_H
#define ALMANAC_LOOP_READER_H

#include <stdbool.h>

struct client;
struct db;
struct request;

/* It owns the connection from now on. */
void	 loop_reader_start(struct db *);
void	 loop_reader_stop(void);

/*
 * Serves a request. Returns false if that takes longer than the event loop may
 * be blocked.
 */
bool	 loop_reader_try(struct request *);

/*
 * Whether the body of the client's message must be received
 * (serve_needs_body()).
 */
bool	 loop_reader_needs_body(struct client *);

#endif
