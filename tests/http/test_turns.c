#include <criterion/criterion.h>

#include "server/turns.h"

#define JOBS	6

static struct turns	turns;
static struct job	jobs[JOBS];

/* Visitors have the user 0. */
static void
put(size_t i, int64_t user, unsigned address)
{
	jobs[i].user = user;
	jobs[i].address = address;
	turns_put(&turns, &jobs[i]);
}

static void
expect_taken(const size_t *order, size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		cr_expect_eq(turns_take(&turns, NULL), &jobs[order[i]],
		    "job %zu", i);
	cr_expect_null(turns_take(&turns, NULL));
}

Test(turns, users_wait_for_one_visitor_whatever_the_number_of_addresses)
{
	size_t		 i;

	for (i = 0; i < 4; i++)
		put(i, 0, (unsigned)i);
	cr_expect_eq(turns_take(&turns, NULL), &jobs[0]);
	put(4, 7, 0);
	expect_taken((const size_t[]){ 1, 4, 2, 3 }, 4);
}

Test(turns, visitors_take_turns_by_address)
{
	put(0, 0, 1);
	put(1, 0, 1);
	put(2, 0, 1);
	put(3, 0, 2);
	put(4, 0, 2);
	expect_taken((const size_t[]){ 0, 3, 1, 4, 2 }, 5);
}

Test(turns, of_jobs_that_are_put_back_are_as_before)
{
	struct jobs	 taken = { .first = NULL };
	size_t		 i;

	for (i = 0; i < 3; i++)
		put(i, 0, (unsigned)i);
	put(3, 7, 0);
	put(4, 7, 0);
	for (i = 0; i < 3; i++)
		jobs_append(&taken, turns_take(&turns, NULL));
	turns_put_back(&turns, &taken);
	expect_taken((const size_t[]){ 0, 3, 1, 4, 2 }, 5);
}
