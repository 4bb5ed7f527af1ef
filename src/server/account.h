/* Counts and logs requests when they are answered. */
#ifndef ALMANAC_ACCOUNT_H
#define ALMANAC_ACCOUNT_H

#include <stddef.h>
#include <stdint.h>

#include "server/request_log.h"

struct client;
struct request;

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
