/*
 * Limits the requests of a client address (rule 31.6), counted in all workers
 * together.
 */
#ifndef ALMANAC_RATE_H
#define ALMANAC_RATE_H

/* In the parent, before the fork: creates the shared memory. */
void	 rate_share(void);

/*
 * Counts a request of an address that may send `limit` a minute, in bursts of
 * up to that number. Returns 0, or the seconds until it may try again.
 */
int	 rate_wait(const char *address, int a_minute);

#endif
