/*
 * What is said about a request when it is answered: to the counts and to the
 * request log.
 */
#ifndef ALMANAC_ACCOUNT_H
#define ALMANAC_ACCOUNT_H

#include <stddef.h>
#include <stdint.h>

#include "server/counts.h"

struct client;
struct request;

struct account {
	const char	*route;		/* lives as long as the process */
	int		 status;
	size_t		 bytes;		/* of the answer, with its head; 0: none */
	int64_t		 user;		/* 0: anonymous */
	enum histogram	 kind;
};

/* The message that has just come gets its name, and its time begins. */
void	 account_begin(struct client *);

/* Its answer is ready. */
void	 account_end(const struct client *, const struct account *);

/* The same of job.request, with so many bytes of answer. */
void	 account_request(const struct client *, size_t bytes);

/* "event_list", "options", or "none" where nothing is offered. */
const char	*account_route(const struct request *);

/* Counts what this worker has now, for all to see: now and then. */
void	 account_look(void);

#endif
