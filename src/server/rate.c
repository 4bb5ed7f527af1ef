#include <sys/mman.h>
#include <sys/random.h>

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <xxhash.h>

#include "server/rate.h"

#define SLOTS	65536		/* of 16 bytes; a power of two */
#define PROBES	8
#define SECOND	INT64_C(1000000000)
#define MINUTE	(60 * SECOND)

/* `due` is when all that was let through has been worked off, evenly. */
struct slot {
	_Atomic uint64_t	 key;
	_Atomic int64_t		 due;	/* nanoseconds */
};

static struct slot	*slots;
static uint64_t		 seed;		/* nobody can aim at a slot */

void
rate_share(void)
{
	slots = mmap(NULL, SLOTS * sizeof(*slots), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (slots == MAP_FAILED ||
	    getrandom(&seed, sizeof(seed), 0) != sizeof(seed))
		abort();
}

static int64_t
nanoseconds(void)
{
	struct timespec	 t;

	clock_gettime(CLOCK_MONOTONIC, &t);

	return (t.tv_sec * SECOND + t.tv_nsec);
}

/* The slot of a key, or one that has been worked off; NULL: all are in use. */
static struct slot *
find(uint64_t key, int64_t now)
{
	struct slot	*s;
	uint64_t	 held;
	size_t		 i;

	for (i = 0; i < PROBES; i++) {
		s = &slots[(key + i) % SLOTS];
		if (atomic_load(&s->key) == key)
			return (s);
	}
	for (i = 0; i < PROBES; i++) {
		s = &slots[(key + i) % SLOTS];
		held = atomic_load(&s->key);
		if (atomic_load(&s->due) < now &&
		    atomic_compare_exchange_strong(&s->key, &held, key))
			return (s);
	}

	return (NULL);
}

int
rate_wait(const char *address, int a_minute)
{
	struct slot	*s;
	int64_t		 now, due, next;

	now = nanoseconds();
	s = find(XXH64(address, strlen(address), seed), now);
	if (s == NULL)
		return (0);
	due = atomic_load(&s->due);
	do {
		next = (due > now ? due : now) + MINUTE / a_minute;
		if (next - now > MINUTE)
			return ((int)((next - now - MINUTE) / SECOND) + 1);
	} while (!atomic_compare_exchange_weak(&s->due, &due, next));

	return (0);
}
