/*
 * The request log: a line of JSON for each request, to the file that
 * `request_log` of the configuration names.
 *
 * Requests never wait for it: lines are collected and written together some
 * milliseconds later. If they cannot be written because a pipe or disk is full,
 * they are dropped and counted. Lines contain no secrets (text/mask.h), and
 * nothing that a client sends can end a line or a value.
 */
#ifndef ALMANAC_REQUEST_LOG_H
#define ALMANAC_REQUEST_LOG_H

#include <stddef.h>
#include <stdint.h>

#include "server/counts.h"

struct client;
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
 * In the parent, which may still open files; for all workers. NULL, or an error
 * in a static buffer.
 */
const char	*request_log_open(const struct site *);

/* In a worker. */
void		 request_log_start(void);

/* Writes what can be written without waiting. */
void		 request_log_stop(void);

/* Logs a request that was answered after that many nanoseconds. */
void		 request_log_put(const struct client *,
		    const struct account *, int64_t took);

#endif
