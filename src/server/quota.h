/*
 * The use of each client address: its connections and unread bytes in this
 * worker, so that no address takes everything, and its requests (rule 31.6).
 */
#ifndef ALMANAC_QUOTA_H
#define ALMANAC_QUOTA_H

#include <stdbool.h>
#include <stddef.h>

struct message;

#define QUOTAS	65536	/* many, so that collisions are rare */

/*
 * Creates the memory that workers share. Call it in the parent, before the
 * fork.
 */
void	 quota_share(void);

/* Call it once in a worker. */
void	 quota_start(void);

/* The index of an origin (http/origin.h); QUOTAS for NULL. */
unsigned quota_find(const char *_Nullable origin);

/* The same for the client of a message, behind trusted proxies. */
unsigned quota_of(const struct message *);

/*
 * Counts a connection. Pass `*quota` to quota_leave() later. Returns false if
 * the address has too many connections.
 */
bool	 quota_enter(const char *address, unsigned *quota);
void	 quota_leave(unsigned quota);

/* quota_hold() adds unread bytes; a negated number subtracts. */
void	 quota_hold(unsigned quota, size_t more);
size_t	 quota_held(unsigned quota);
bool	 quota_has_room(unsigned quota, size_t more);

/*
 * Counts a request of an address that may send `a_minute` requests to all
 * workers together, in bursts of up to that number. Returns 0, or the number
 * of seconds to wait.
 */
int	 quota_wait(const char *address, int a_minute);

#endif
