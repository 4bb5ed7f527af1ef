/*
 * How many connections of this worker come from one address: nobody is to
 * have all of them.
 */
#ifndef ALMANAC_CROWD_H
#define ALMANAC_CROWD_H

#include <stdbool.h>

#define CROWDS	65536	/* two origins hardly ever share one */

/* In a worker, once. */
void	 crowd_start(void);

/* The one of an origin (http/origin.h); CROWDS where there is none. */
unsigned crowd_find(const char *_Nullable origin);

/* False: there are too many from there.  Else `*crowd` is for crowd_leave(). */
bool	 crowd_enter(const char *address, unsigned *crowd);
void	 crowd_leave(unsigned crowd);

#endif
