/*
 * Memory of all processes of the service, which no other process can have:
 * what is read from files, and may be dropped at any time, does not count.
 */
#ifndef ALMANAC_MEMORY_H
#define ALMANAC_MEMORY_H

#include <stdbool.h>

/*
 * Puts the service into a cgroup v2 that allows it so much; false: this
 * machine has none that can be made, so the sum must be looked at.
 */
bool	 memory_limit(long megabytes);

/* After the service has ended. */
void	 memory_unlimit(void);

/* The sum now, in megabytes. */
long	 memory_sum(void);

#endif
