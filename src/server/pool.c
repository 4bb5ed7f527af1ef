#include <stddef.h>

#include "base/arena.h"
#include "server/pool.h"

#define POOL_SIZE	64

static struct arena	*spare[POOL_SIZE];
static size_t		 spare_count;

struct arena *
pool_take(void)
{
	return (spare_count > 0 ? spare[--spare_count] : arena_new());
}

void
pool_give(struct arena *arena)
{
	if (arena == NULL)
		return;
	if (spare_count == POOL_SIZE) {
		arena_free(arena);
		return;
	}
	arena_reset(arena);
	spare[spare_count++] = arena;
}
