#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/buf.h"
#include "base/clock.h"
#include "base/json.h"
#include "store/db.h"
#include "store/index/search.h"
#include "store/sqlite/connection.h"

#include "base/array.h"
#include "tests/support/harness.h"

#define PLENTY	((size_t)1 << 30)
#define LATE	"{\"code\":\"rest_unavailable\",\"message\":\"The request " \
		"takes too long; request less, or try again.\"," \
		"\"data\":{\"status\":503}}"

/* A budget that is spent from the start. */
static struct budget *
overdue(void)
{
	static struct budget	 budget;

	budget_start(&budget, -1, PLENTY);
	return (&budget);
}

Test(budget, lasts_while_there_is_time_and_memory)
{
	struct budget	 budget;

	budget_start(&budget, 3600 * CLOCK_SECOND, 1000);
	cr_assert(budget_spend(&budget, 10 * BUDGET_LOOK));
	cr_assert(budget_take(&budget, 600));
	cr_assert(budget_take(&budget, 400));
	cr_assert_not(budget_spent(&budget));
}

Test(budget, looks_at_the_clock_after_some_work)
{
	struct budget	*budget = overdue();

	cr_assert(budget_spend(budget, BUDGET_LOOK - 1));
	cr_assert_not(budget_spend(budget, 1));
	cr_assert_eq(budget->over, BUDGET_TIME);
}

Test(budget, does_not_last_for_work_that_takes_longer)
{
	struct budget	 budget;

	budget_start(&budget, 3600 * CLOCK_SECOND, 1000);
	cr_assert(budget_spend(&budget, 3500 * CLOCK_SECOND));
	cr_assert_not(budget_spend(&budget, 3601 * CLOCK_SECOND));
	cr_assert_eq(budget.over, BUDGET_TIME);
}

Test(budget, does_not_charge_twice_for_work_that_is_done)
{
	struct budget	 budget;

	budget_start(&budget, 3600 * CLOCK_SECOND, 1000);
	cr_assert(budget_report(&budget, 3601 * CLOCK_SECOND));
	cr_assert_not(budget_report(overdue(), BUDGET_LOOK));
	cr_assert(budget_report(NULL, SIZE_MAX));
}

Test(budget, stays_spent)
{
	struct budget	 budget;

	budget_start(&budget, 3600 * CLOCK_SECOND, 1000);
	cr_assert_not(budget_take(&budget, 1001));
	cr_assert_not(budget_take(&budget, 1));
	cr_assert_not(budget_spend(&budget, 1));
	cr_assert_eq(budget.over, BUDGET_MEMORY);
}

Test(budget, is_low_before_it_is_spent)
{
	struct budget	 budget;

	budget_start(&budget, 3600 * CLOCK_SECOND, 1000);
	cr_assert(budget_take(&budget, 750));
	cr_assert_not(budget_low(&budget));
	cr_assert(budget_take(&budget, 1));
	cr_assert(budget_low(&budget));
	cr_assert_not(budget_spent(&budget));
	budget_give(&budget, 1);
	cr_assert_not(budget_low(&budget));
	budget.deadline -= 2700 * CLOCK_SECOND;
	cr_assert(budget_low(&budget));
	cr_assert_not(budget_spent(&budget));
}

Test(budget, that_is_none_has_no_end)
{
	cr_assert_not(budget_low(NULL));
	cr_assert(budget_spend(NULL, SIZE_MAX));
	cr_assert(budget_take(NULL, SIZE_MAX));
	cr_assert_not(budget_spent(NULL));
}

/* Takes more than half of the budget. */
static struct arena *
half(struct budget *budget)
{
	struct arena	*arena = arena_new();

	arena_set_budget(arena, budget);
	cr_assert_not_null(arena_alloc(arena, 600000));

	return (arena);
}

Test(budget, counts_memory_that_is_held_at_once)
{
	struct budget	 budget;
	struct arena	*arena, *other;
	int		 i;

	budget_start(&budget, 3600 * CLOCK_SECOND, 1000000);
	for (i = 0; i < 10; i++)
		arena_free(half(&budget));
	arena = half(&budget);
	arena_reset(arena);
	other = half(&budget);
	arena_set_budget(arena, &budget);
	arena_adopt(arena, other);
	cr_assert_eq(budget.memory, 400000);
	arena_reset(arena);
	cr_assert_eq(budget.memory, 1000000);
	cr_assert_not(budget_spent(&budget));
	arena_free(half(&budget));
	arena_free(arena);
	other = half(&budget);
	arena_free(half(&budget));
	cr_assert(budget_spent(&budget));
	arena_free(other);
}

Test(budget, counts_the_memory_of_an_arena_until_its_reset)
{
	struct budget	 budget;
	struct arena	*arena;

	budget_start(&budget, 3600 * CLOCK_SECOND, 1000000);
	arena = arena_new();
	arena_set_budget(arena, &budget);
	cr_assert_not_null(arena_alloc(arena, 900000));
	cr_assert_not(budget_spent(&budget));
	cr_assert_not_null(arena_alloc(arena, 900000));
	cr_assert(budget_spent(&budget));
	arena_reset(arena);
	cr_assert_null(arena_budget(arena));
	arena_free(arena);
}

Test(budget, that_is_spent_leaves_a_buffer_full)
{
	struct budget	*budget = overdue();
	struct arena	*arena;
	struct buf	 buf;

	(void)budget_spend(budget, BUDGET_LOOK);
	arena = arena_new();
	arena_set_budget(arena, budget);
	buf_init(&buf, arena, 3);
	buf_string(&buf, "abc");
	cr_assert_not(buf.full);
	buf_string(&buf, "d");
	cr_assert(buf.full);
	cr_assert_str_eq(buf.data, "abc");
	arena_free(arena);
}

Test(budget, that_is_spent_fails_the_next_row)
{
	struct statement	*st;

	harness_start();
	db_begin_read(harness.db);
	db_set_budget(harness.db, overdue());
	st = db_query(harness.db, "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL"
	    " SELECT i + 1 FROM n) SELECT i FROM n");
	while (db_step(st))
		continue;
	db_done(st);
	db_set_budget(harness.db, NULL);
	cr_assert_eq(db_error(harness.db), DB_LATE);
	db_recover(harness.db);
	cr_assert_eq(db_error(harness.db), DB_FINE);
}

Test(budget, ends_a_statement_that_gives_no_row)
{
	struct statement	*st;

	harness_start();
	db_begin_read(harness.db);
	db_set_budget(harness.db, overdue());
	st = db_query(harness.db, "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL"
	    " SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 0");
	cr_assert_not(db_step(st));
	db_done(st);
	db_set_budget(harness.db, NULL);
	cr_assert_eq(db_error(harness.db), DB_LATE);
	db_recover(harness.db);
}

/* Many words in a long text are one call of one function. */
Test(budget, reaches_into_a_search_of_one_text)
{
	struct search_word	 words[5000];
	struct search		 search = { .count = 5000,
				     .words = words };
	struct budget		*budget = overdue();
	char			*text;
	size_t			 i;

	harness_start();
	text = calloc(1, 1 << 20);
	memset(text, 'a', (1 << 20) - 1);
	for (i = 0; i < search.count; i++)
		words[i] = (struct search_word){ .text = "b",
		    .length = 1, .excluded = true };
	db_set_budget(harness.db, budget);
	cr_assert_not(search_matches(harness.db, &search, text, NULL));
	db_set_budget(harness.db, NULL);
	cr_assert_eq(db_error(harness.db), DB_LATE);
	cr_assert_leq(budget->unseen, 2 << 20);
	db_recover(harness.db);
	free(text);
}

static void
add_events(size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		cr_assert_eq(ask_form("ed", "POST", "/events", "title=A"
		    "&start_date=2027-03-01&end_date=2027-03-02")->status, 201);
}

Test(budget, that_a_read_spends_is_answered_503)
{
	struct outcome	*answer;

	add_events(50);
	harness.budget = overdue();
	answer = ask("GET", "/events?per_page=50");
	EXPECT(answer, 503, LATE);
	cr_assert_str_eq(outcome_header(answer, "retry-after"), "1");
	harness.budget = NULL;
	cr_assert_eq(ask("GET", "/events?per_page=50")->status, 200);
}

Test(budget, that_a_read_spends_in_memory_is_answered_503)
{
	struct budget	 budget;

	add_events(50);
	budget_start(&budget, 3600 * CLOCK_SECOND, 10000);
	harness.budget = &budget;
	EXPECT(ask("GET", "/events?per_page=50"), 503, LATE);
}

/* It cuts off SQL that is being composed, among others. */
Test(budget, may_end_anywhere_in_a_list)
{
	static const char *const	 lists[] = {
		"/events?ends_before=2028-08-12&ticketed=true&geoloc=true"
		    "&modified_after=2020-11-05&orderby=title&order=desc",
		"/events?modified_before=2030-01-01&orderby=end_date"
		    "&featured=false&ticketed=false&geoloc=false",
		"/events?include=1,2,3&search=a&featured=false&geoloc=false",
		"/venues?search=a&has_events=false&only_with_upcoming=false",
		"/categories?search=a&hide_empty=false&orderby=count"
	};
	struct budget			 budget;
	size_t				 i, memory;
	int				 status;

	add_events(50);
	for (i = 0; i < COUNT(lists); i++) {
		for (memory = 0, status = 503; status == 503; memory += 64) {
			budget_start(&budget, 3600 * CLOCK_SECOND, memory);
			harness.budget = &budget;
			status = ask_as("ed", "GET", lists[i])->status;
		}
		cr_expect_eq(status, 200, "%s: %d", lists[i], status);
	}
	harness.budget = NULL;
}

Test(budget, that_a_page_spends_is_answered_by_a_page)
{
	struct outcome	*answer;

	add_events(50);
	harness.prefix = "";
	harness.budget = overdue();
	answer = ask_with("GET", "/?view=list", NULL, "Accept: text/html",
	    NULL);
	cr_assert_eq(answer->status, 503);
	cr_assert(outcome_has(answer, "</html>"));
}

Test(budget, that_a_feed_spends_is_answered_503)
{
	add_events(50);
	harness.budget = overdue();
	EXPECT(ask("GET", "/events.ics"), 503, LATE);
}

Test(budget, that_a_write_spends_leaves_nothing_of_it)
{
	harness_start();
	harness.budget = overdue();
	EXPECT(ask_form("ed", "POST", "/events", "title=A&start_date=2027-03-01"
	    "&end_date=2027-03-02&venue[venue]=Hall&organizer[organizer]=Ada"
	    "&tags[]=a&tags[]=b&tags[]=c"), 503, LATE);
	harness.budget = NULL;
	cr_assert_str_eq(outcome_text(ask("GET", "/venues"), "total"), "0");
	add_events(1);
}

/* The form of /doc makes a request within a request. */
Test(budget, of_a_request_holds_after_one_within_it)
{
	struct budget	 budget;

	add_events(50);
	budget_start(&budget, 3600 * CLOCK_SECOND, 1000000);
	harness.budget = &budget;
	cr_expect_eq(ask_with("GET", "/doc?operation=listEvents&"
	    "with[per_page]=50", NULL, "Accept: text/html", NULL)->status, 503);
}
