#include "base/shared.h"

#include <sys/mman.h>

#include <stdlib.h>

void *
shared_new(size_t size)
{
	void	*memory;

	memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (memory == MAP_FAILED)
		abort();

	return (memory);
}
