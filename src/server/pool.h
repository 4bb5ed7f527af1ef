/*
 * Arenas that wait for the next request.  For the event loop's thread alone.
 */
#ifndef ALMANAC_POOL_H
#define ALMANAC_POOL_H

struct arena;

struct arena	*pool_take(void);
void		 pool_give(struct arena *);	/* NULL is fine */

#endif
