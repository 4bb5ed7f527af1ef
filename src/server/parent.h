/* State that Kore's parent creates before the fork, for all workers. */
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

/* It ends, and another server has its sockets already. */
bool			 parent_hands_over(void);

/* This worker accepts connections: tells `almanac serve`, if it runs. */
void			 parent_tell_ready(void);

#endif
