/* Counts and logs requests when they are answered. */
#ifndef ALMANAC_ACCOUNT_H
#define ALMANAC_ACCOUNT_H

#include <stddef.h>
#include <stdint.h>

#include "server/counts.h"

struct client;
struct request;

struct account {
	const char	*route;		/* a static text */
	int		 status;
	size_t		 bytes;		/* of the answer, with its head; 0: none */
	int64_t		 user;		/* 0: anonymous */
	enum histogram	 kind;
};

/* Starts the time of a message that has arrived, and gives it an id. */
void	 account_begin(struct client *);

/* Its answer is ready. */
void	 account_end(const struct client *, const struct account *);

/* The same for job.request, whose answer has `bytes`. */
void	 account_request(const struct client *, size_t bytes);

/* "event_list", "options", or "none" for an unknown address. */
const char	*account_route(const struct request *);

/* Publishes the current values of this worker; call it now and then. */
void	 account_look(void);

#endif
