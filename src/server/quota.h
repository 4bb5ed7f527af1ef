/*
 * Connections and unread bytes of each client address in this worker, so that
 * none takes all there is.
 */
#ifndef ALMANAC_QUOTA_H
#define ALMANAC_QUOTA_H

#include <stdbool.h>
#include <stddef.h>

#define QUOTAS	65536	/* so many that collisions are rare */

/* In a worker, once. */
void	 quota_start(void);

/* The index of an origin (http/origin.h); QUOTAS for NULL. */
unsigned quota_find(const char *_Nullable origin);

/*
 * Counts a connection; `*quota` is for quota_leave(). False: the address has
 * too many.
 */
bool	 quota_enter(const char *address, unsigned *quota);
void	 quota_leave(unsigned quota);

/* Adds unread bytes; a negated number subtracts. */
void	 quota_hold(unsigned quota, size_t more);
bool	 quota_has_room(unsigned quota, size_t more);

#endif
