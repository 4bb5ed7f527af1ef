/*
 * A service with two endpoints: A receives everything, at a URL with a query
 * that must not appear in logs; B receives new categories.
 */
#ifndef ALMANAC_HTTP_WEBHOOKS_H
#define ALMANAC_HTTP_WEBHOOKS_H

#include <sys/types.h>

#include "endpoint.h"

/* An answer. */
#define FINE	"204 No Content"

extern struct endpoint	endpoint_a, endpoint_b;

/* Seconds that they have to answer, from the next start or reload on. */
extern int		endpoint_timeout;

/* For fixtures. */
void		 webhooks_start(void);
void		 webhooks_stop(void);

/* Reloads the configuration: B now receives everything, too. */
void		 webhooks_reload(void);

/* Output of `almanac webhooks list`, without names of messages. */
const char	*webhooks_waiting(void);

/* Waits until it lists no message. */
void		 webhooks_all_told(void);

/* Creates a tag, about which the service sends a message. */
void		 make_tag(const char *name);

/* Output of `almanac WORDS` with the files of the service. */
const char	*run_almanac(const char *words, int *status);

#endif
