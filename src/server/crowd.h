/*
 * How many connections of this worker come from one address: nobody is to
 * have all of them.
 */
#ifndef ALMANAC_CROWD_H
#define ALMANAC_CROWD_H

#include <stdbool.h>

/* In a worker. */
void	 crowd_start(void);

/* False: there are too many from there.  Else `*crowd` is for crowd_leave(). */
bool	 crowd_enter(const char *address, unsigned *crowd);
void	 crowd_leave(unsigned crowd);

#endif
