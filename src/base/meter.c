#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <xxhash.h>

#include "base/meter.h"

#define SLOTS	65536		/* slots of 16 bytes; a power of two */
#define PROBES	8

#define ALIGNED(size)	(((off_t)(size) + 65535) & ~(off_t)65535)

/* `due` is the time at which all of the key's work will be done. */
struct slot {
	_Atomic uint64_t	 key;
	_Atomic int64_t		 due;
};

struct meter {
	struct slot	 slots[SLOTS];
	uint64_t	 seed;		/* against chosen collisions */
};

/* The file for meters, and how much of it they use. */
static int	 file = -1;
static off_t	 used;

void
meters_use(int fd)
{
	file = fd;
	used = 0;
}

static bool
has_bytes(off_t size)
{
	struct stat	 st;

	return (file != -1 && fstat(file, &st) == 0 &&
	    (st.st_size >= size || ftruncate(file, size) == 0));
}

/* A limit of the size of files (RLIMIT_FSIZE) may exclude the file. */
static struct meter *
map_meter(void)
{
	const off_t	 start = used;
	const int	 all = PROT_READ | PROT_WRITE;

	used += ALIGNED(sizeof(struct meter));
	if (has_bytes(used))
		return (mmap(NULL, sizeof(struct meter), all, MAP_SHARED, file,
		    start));

	return (mmap(NULL, sizeof(struct meter), all,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0));
}

struct meter *
meter_new(void)
{
	struct meter	*m = map_meter();

	if (m == MAP_FAILED || (m->seed == 0 &&
	    getrandom(&m->seed, sizeof(m->seed), 0) != sizeof(m->seed)))
		abort();

	return (m);
}

static uint64_t
hash_key(const struct meter *m, const char *key)
{
	return (XXH64(key, strlen(key), m->seed));
}

/* NULL: the key has no slot. */
static struct slot *
find_slot(struct meter *m, uint64_t key)
{
	struct slot	*s;
	size_t		 i;

	for (i = 0; i < PROBES; i++) {
		s = &m->slots[(key + i) % SLOTS];
		if (atomic_load(&s->key) == key)
			return (s);
	}

	return (NULL);
}

/*
 * Two processes may claim the same slot at the same time; then one entry is
 * lost.
 */
static struct slot *
claim_slot(struct meter *m, uint64_t key)
{
	struct slot	*s, *first;
	size_t		 i;

	if ((s = find_slot(m, key)) != NULL)
		return (s);
	first = &m->slots[key % SLOTS];
	for (i = 1; i < PROBES; i++) {
		s = &m->slots[(key + i) % SLOTS];
		if (atomic_load(&s->due) < atomic_load(&first->due))
			first = s;
	}
	atomic_store(&first->due, 0);
	atomic_store(&first->key, key);

	return (first);
}

int64_t
meter_left(struct meter *m, const char *key, int64_t now)
{
	struct slot	*s;
	int64_t		 due;

	if ((s = find_slot(m, hash_key(m, key))) == NULL)
		return (0);
	due = atomic_load(&s->due);

	return (due > now ? due - now : 0);
}

int64_t
meter_take(struct meter *m, const char *key, int64_t now, int64_t work,
    int64_t most)
{
	struct slot	*s;
	int64_t		 due, next;

	s = claim_slot(m, hash_key(m, key));
	due = atomic_load(&s->due);
	do {
		next = (due > now ? due : now) + work;
		if (next - now > most)
			return (next - now - most);
	} while (!atomic_compare_exchange_weak(&s->due, &due, next));

	return (0);
}

void
meter_fill(struct meter *m, const char *key, int64_t now, int64_t work,
    int64_t most)
{
	struct slot	*s;
	int64_t		 due, next;

	s = claim_slot(m, hash_key(m, key));
	due = atomic_load(&s->due);
	do {
		next = (due > now ? due : now) + work;
		if (next - now > most)
			next = now + most;
	} while (!atomic_compare_exchange_weak(&s->due, &due, next));
}
