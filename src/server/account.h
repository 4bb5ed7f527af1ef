/*
 * Counts requests when they are answered, and writes a line of JSON for each
 * request to the file `request_log` of the configuration.
 *
 * Requests never wait for the log: lines are collected and written together
 * some milliseconds later. If a pipe or disk is full, lines are dropped and
 * counted. Lines contain no secrets (text/mask.h), and a client cannot send
 * text that ends a line or a value.
 */
#ifndef ALMANAC_ACCOUNT_H
#define ALMANAC_ACCOUNT_H

#include <stddef.h>
#include <stdint.h>

#include "server/counts.h"

struct client;
struct request;
struct site;

/* An answered request. */
struct account {
	const char	*route;		/* a static text */
	int		 status;
	size_t		 bytes;		/* with the head; 0: none */
	int64_t		 user;		/* 0: anonymous */
	enum histogram	 kind;
};

/*
 * Opens the log for all workers. Call it in the parent, which may still open
 * files. Returns NULL, or an error in a static buffer.
 */
const char	*account_open(const struct site *);

/* Call it in a worker. */
void		 account_start(void);

/* Writes as much as possible without waiting. */
void		 account_stop(void);

/* Call it when a message has arrived: notes the time and gives it an id. */
void		 account_begin(struct client *);

/* Call it when the answer is ready. */
void		 account_end(const struct client *, const struct account *);

/* Like account_end(), for job.request, whose answer has `bytes` bytes. */
void		 account_request(const struct client *, size_t bytes);

/* "event_list", "options", or "none" for an unknown address. */
const char	*account_route(const struct request *);

/* Publishes the current values of this worker. Call it regularly. */
void		 account_look(void);

#endif
