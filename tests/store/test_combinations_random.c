/*
 * The lists of which `make bench` measures the slowest, with more events than
 * the other comparisons, so that lists have counts.
 */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/combine.h"
#include "tests/support/given.h"
#include "tests/support/naive_lists.h"
#include "tests/support/share.h"
#include "tests/bench/random.h"

#define LISTS		2500
#define FEW_EVENTS	3000	/* enough for lists with counts */

static void
setup(void)
{
	calendar_event_count = share_is_small() ? FEW_EVENTS : CALENDAR_EVENTS;
	calendar_given();
}

TestSuite(combinations_random, .init = setup);

static const struct naive_list *
list_of(const char *name)
{
	static const struct naive_list *const	 lists[] = {
		&naive_events, &naive_venues, &naive_organizers,
		&naive_categories, &naive_tags
	};
	size_t					 i;

	for (i = 0; strcmp(lists[i]->plural, name) != 0; i++)
		;

	return (lists[i]);
}

Test(combinations_random, agree_with_naive_answers)
{
	static const struct naive_caller *const	 callers[] = {
		&naive_anybody, &naive_anybody, &naive_contributor,
		&naive_author, &naive_editor
	};
	const struct combine_scene		 scene = {
		NOW, calendar_event_count, CALENDAR_VENUES, CALENDAR_ORGANIZERS,
		CALENDAR_CATEGORIES, CALENDAR_TAGS, NAIVE_WORDS,
		CALENDAR_SERIES
	};
	struct random				 random = { share_seed() };
	struct combination			 c;
	int					 i;

	for (i = 0; i < LISTS; i++) {
		combine(&c, &random, &scene);
		naive_compare(list_of(c.list), callers[i % 5], c.query);
	}
}
