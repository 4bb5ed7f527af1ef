/*
 * What each client address takes: its connections and unread bytes in this
 * worker, so that none takes all there is, and its requests (rule 31.6).
 */
#ifndef ALMANAC_QUOTA_H
#define ALMANAC_QUOTA_H

#include <stdbool.h>
#include <stddef.h>

#define QUOTAS	65536	/* so many that collisions are rare */

/* In the parent, before the fork: creates the memory that workers share. */
void	 quota_share(void);

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

/*
 * Counts a request of an address that may send `a_minute` to all workers
 * together, in bursts of up to that number. Returns 0, or the seconds until it
 * may try again.
 */
int	 quota_wait(const char *address, int a_minute);

#endif
