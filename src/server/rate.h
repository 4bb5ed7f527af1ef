/*
 * How many requests an address may make (contract section 18), counted for
 * all workers together.
 */
#ifndef ALMANAC_RATE_H
#define ALMANAC_RATE_H

/* In the parent, before the fork: makes the memory that workers share. */
void	 rate_share(void);

/*
 * Counts a request of an address that may make so many a minute, all of them
 * at once if it likes.  0, or after how many seconds it may try again.
 */
int	 rate_wait(const char *address, int a_minute);

#endif
