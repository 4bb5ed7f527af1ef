/*
 * Memory of all processes of the service that no other process can use; cached
 * file contents do not count, since they may be dropped at any time.
 */
#ifndef ALMANAC_MEMORY_H
#define ALMANAC_MEMORY_H

#include <stdbool.h>

/*
 * Puts the service into a cgroup v2 with that limit. False: that is not
 * possible on this machine, so the sum must be measured.
 */
bool	 memory_limit(long megabytes);

/* Call it after the service has ended. */
void	 memory_unlimit(void);

/* The current sum in megabytes. */
long	 memory_sum(void);

#endif
