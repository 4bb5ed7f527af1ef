/*
 * A service with two endpoints: A is told of everything, by an address with a
 * query that no log may show, B of new categories.
 */
#ifndef ALMANAC_HTTP_WEBHOOKS_H
#define ALMANAC_HTTP_WEBHOOKS_H

#include <sys/types.h>

#include "endpoint.h"

/* An answer. */
#define FINE	"204 No Content"

extern struct endpoint	endpoint_a, endpoint_b;

/* For fixtures. */
void		 webhooks_start(void);
void		 webhooks_stop(void);

/* From now on, by SIGHUP, B is told of everything as well. */
void		 webhooks_reload(void);

/* What `almanac webhooks list` says, without names of messages. */
const char	*webhooks_waiting(void);

/* Waits until that is nothing. */
void		 webhooks_all_told(void);

/* Makes a tag, whose creation the service tells. */
void		 make_tag(const char *name);

/* Output of `almanac WORDS` with the files of the service. */
const char	*run_almanac(const char *words, int *status);

/* The process of `almanac deliver`; 0: there is none. */
pid_t		 find_deliverer(void);

#endif
