/*
 * The connections of one address in this worker, and the memory of answers that
 * it has not read: neither may take all there is.
 */
#ifndef ALMANAC_CROWD_H
#define ALMANAC_CROWD_H

#include <stdbool.h>
#include <stddef.h>

#define CROWDS	65536	/* two origins hardly ever share one */

/* In a worker, once. */
void	 crowd_start(void);

/* The one of an origin (http/origin.h); CROWDS where there is none. */
unsigned crowd_find(const char *_Nullable origin);

/* False: there are too many from there.  Else `*crowd` is for crowd_leave(). */
bool	 crowd_enter(const char *address, unsigned *crowd);
void	 crowd_leave(unsigned crowd);

/* Counts unread bytes; a negated number takes them off again. */
void	 crowd_hold(unsigned crowd, size_t more);
bool	 crowd_has_room(unsigned crowd, size_t more);

#endif
