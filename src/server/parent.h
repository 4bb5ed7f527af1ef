/*
 * What Kore's parent makes before the fork, for all workers.
 */
#ifndef ALMANAC_PARENT_H
#define ALMANAC_PARENT_H

#include <sys/types.h>

#include <stdbool.h>
#include <stdint.h>

struct site;

const struct site	*parent_site(void);
const char		*parent_database(void);	/* an absolute path */

pid_t			 parent_pid(void);
int64_t			 parent_start(void);	/* seconds since 1970 */
bool			 parent_is_ending(void);

/* It ends, since another server has its sockets already: there is time. */
bool			 parent_hands_over(void);

/* This worker listens.  Report that to `almanac serve`, if there is one. */
void			 parent_tell_ready(void);

#endif
