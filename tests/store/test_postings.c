/* Postings have the slots that were added, whatever their distances are. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "store/index/postings.h"

#define SLOTS	200000
#define WORDS	(SLOTS / 64 + 1)
#define LISTS	40

static struct posting_heap	 heap;
static struct postings		 lists[LISTS];
static uint64_t			 expected[LISTS][WORDS];
static uint32_t			 next[LISTS];

static void
setup(void)
{
	srandom(7);
	posting_heap_init(&heap, WORDS);
}

TestSuite(postings, .init = setup);

/* Runs of up to 100,000, and distances that are more often short. */
static void
add_some(int list)
{
	static const uint32_t	 runs[] = { 1, 3, 4, 5, 300, 40000, 100000 };
	uint32_t		 left, slot = next[list];

	slot += (uint32_t)random() % (UINT32_C(1) << random() % 10);
	left = runs[random() % 7];
	if (random() % 2 == 0 && slot + left <= SLOTS)
		postings_add(&heap, &lists[list], slot, left);
	for (; left > 0 && slot < SLOTS; left--) {
		postings_add(&heap, &lists[list], slot, 1);
		postings_add(&heap, &lists[list], slot, 1);
		set_add(expected[list], slot++);
	}
	next[list] = slot;
}

static void
expect_all(void)
{
	static uint64_t		 found[WORDS], all[WORDS];
	struct span		 span;
	size_t			 w;
	int			 i;

	memset(all, 0xff, sizeof(all));
	for (i = 0; i < LISTS; i++) {
		span.from = (size_t)random() % WORDS;
		span.until = span.from + (size_t)random() % (WORDS - span.from);
		memset(found, 0, sizeof(found));
		postings_mark(&heap, &lists[i], found, span, true);
		for (w = 0; w < WORDS; w++)
			cr_assert_eq(found[w], w < span.from ||
			    w >= span.until ? 0 : expected[i][w]);
		cr_assert_eq(postings_count(&heap, &lists[i], all, span,
		    SIZE_MAX), set_count(expected[i], span));
		postings_mark(&heap, &lists[i], all, span, false);
		for (w = 0; w < WORDS; w++)
			cr_assert_eq(all[w], w < span.from ||
			    w >= span.until ? UINT64_MAX : ~expected[i][w]);
		memset(all, 0xff, sizeof(all));
	}
}

Test(postings, have_what_was_added)
{
	struct postings *const	 all[] = { lists };
	const size_t		 count = LISTS;
	int			 round;

	for (round = 0; round < 2000; round++) {
		add_some((int)(random() % LISTS));
		if (round % 500 == 499)
			expect_all();
		if (round == 700)
			posting_heap_pack(&heap, all, &count, 1);
	}
	expect_all();
	for (round = 0; round < LISTS; round++)
		free(lists[round].set);
	posting_heap_free(&heap);
}

/* So what many events of a series share takes little memory. */
Test(postings, in_a_row_take_little_memory)
{
	size_t	 before;
	uint32_t slot;
	int	 list;

	for (list = 0; list < LISTS; list++)
		postings_add(&heap, &lists[list], 0, 1);
	before = posting_heap_growth(&heap);
	for (list = 0; list < LISTS; list++)
		for (slot = 1; slot < 50000; slot++)
			postings_add(&heap, &lists[list], slot, 1);
	cr_expect_eq(posting_heap_growth(&heap), before);
	posting_heap_free(&heap);
}
