/* Memory that a process shares with those that it forks later. */
#ifndef ALMANAC_SHARED_H
#define ALMANAC_SHARED_H

#include <stddef.h>

/* Returns zeroed memory, which is never freed. Aborts if there is none. */
void	*shared_new(size_t);

#endif
