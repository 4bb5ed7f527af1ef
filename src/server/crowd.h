/*
 * Connections and unread bytes of each client address in this worker, so that
 * none takes all there is.
 */
#ifndef ALMANAC_CROWD_H
#define ALMANAC_CROWD_H

#include <stdbool.h>
#include <stddef.h>

#define CROWDS	65536	/* so many that collisions are rare */

/* In a worker, once. */
void	 crowd_start(void);

/* The index of an origin (http/origin.h); CROWDS for NULL. */
unsigned crowd_find(const char *_Nullable origin);

/*
 * Counts a connection; `*crowd` is for crowd_leave(). False: the address has
 * too many.
 */
bool	 crowd_enter(const char *address, unsigned *crowd);
void	 crowd_leave(unsigned crowd);

/* Adds unread bytes; a negated number subtracts. */
void	 crowd_hold(unsigned crowd, size_t more);
bool	 crowd_has_room(unsigned crowd, size_t more);

#endif
