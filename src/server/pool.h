/* Arenas for reuse; only for the event loop. */
#ifndef ALMANAC_POOL_H
#define ALMANAC_POOL_H

struct arena;

struct arena	*pool_take(void);
void		 pool_give(struct arena *);	/* NULL is fine */

#endif
