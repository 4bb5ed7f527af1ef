#include <sys/mman.h>

#include <stdint.h>

#include <criterion/criterion.h>

#include "http/cache_ring.h"

#define PAGE	4096
#define SIZE	(2 * PAGE)
#define LINE	64
#define LINES	(SIZE / LINE - 1)	/* one of them has the slots */
#define LONGEST	7			/* lines of the largest entry */

static char	*memory;

/* Nothing may be written after it. */
static void
setup(void)
{
	memory = mmap(NULL, SIZE + PAGE, PROT_READ | PROT_WRITE,
	    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	cr_assert(memory != MAP_FAILED);
	cr_assert_eq(mprotect(memory + SIZE, PAGE, PROT_NONE), 0);
}

static void
teardown(void)
{
	(void)munmap(memory, SIZE + PAGE);
}

TestSuite(cache_ring, .init = setup, .fini = teardown);

static struct cache_entry *
add(struct cache_ring *r, uint64_t hash, size_t lines)
{
	return (cache_ring_add(r, hash, 1,
	    lines * LINE - sizeof(struct cache_entry) - 1));
}

/* An entry of `first` lines, and as many of the largest as fit. */
Test(cache_ring, fills_whatever_is_left_at_the_end_within_the_memory)
{
	struct cache_ring	 r;
	uint64_t		 hash;
	size_t			 first;

	for (first = 2; first <= LONGEST; first++) {
		cache_ring_init(&r, memory, SIZE, 1);
		cr_assert_not_null(add(&r, 1, first));
		for (hash = 2; hash < 2 + LINES / LONGEST + 1; hash++)
			cr_assert_not_null(add(&r, hash, LONGEST));
		cr_expect_gt(r.head, 2 * r.size);
		cr_expect_eq(cache_ring_find(&r, hash - 1)->size,
		    LONGEST * LINE);
	}
}
