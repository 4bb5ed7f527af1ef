/*
 * Counts requests when they are answered, and writes a line of JSON for each
 * request to the file `request_log` of the configuration.
 *
 * Requests never wait for the log: lines are collected and written together
 * some milliseconds later. If a pipe or disk is full, lines are dropped and
 * counted. Lines contain no secrets (text/mask.h), and a client cannot send
 * text that ends a line or a value.
 */
#ifndef ALMANAC_REQUEST_LOG_H
#define ALMANAC_REQUEST_LOG_H

#include <stddef.h>
#include <stdint.h>

#include "server/counts.h"

struct client;
struct request;
struct site;

/* An answered request. */
struct answered {
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
const char	*_Nullable request_log_open(const struct site *);

/* Call it in a worker. */
void		 request_log_start(void);

/* Writes as much as possible without waiting. */
void		 request_log_stop(void);

/* Call it when a message has arrived: notes the time and gives it an id. */
void		 request_log_begin(struct client *);

/* Call it when the answer is ready. */
void		 request_log_end(const struct client *,
		    const struct answered *);

/* Like request_log_end(), for job.request, whose answer has `bytes` bytes. */
void		 request_log_answer(const struct client *, size_t bytes);

/* "event_list", "options", or "none" for an unknown address. */
const char	*request_log_route(const struct request *);

/* Publishes the current values of this worker. Call it regularly. */
void		 request_log_look(void);

#endif
