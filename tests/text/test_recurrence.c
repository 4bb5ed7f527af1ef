/* Lines of recurrence (rule 43.7): read, printed, and as clock times. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/dates.h"
#include "text/recurrence.h"

#define DAY	INT64_C(86400)

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(recurrence, .init = setup, .fini = teardown);

static const char *
printed(const struct recurrence_dates *dates)
{
	struct buf	 text;

	buf_init(&text, arena, 64);
	recurrence_print(&text, dates);

	return (text.data);
}

Test(recurrence, dates_are_sorted_and_printed_once)
{
	static const char *const	 rows[][2] = {
		{ "", "" },
		{ "20270309", "20270309" },
		{ "20270309T180000,20270308", "20270308,20270309T180000" },
		{ "20270309,20270309,20270309T000000",
		    "20270309T000000,20270309" },
		{ "20280229t235960", "20280229T235959" }
	};
	struct recurrence_dates		 dates;
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_assert(recurrence_read(&dates, arena, rows[i][0]));
		cr_expect_str_eq(printed(&dates), rows[i][1], "%s",
		    printed(&dates));
	}
}

Test(recurrence, other_texts_are_not_dates)
{
	static const char *const	 texts[] = {
		",", "20270309,", ",20270309", "2027030", "202703091",
		"20270309 ", " 20270309", "20270229", "20271301", "20270100",
		"00000101", "20270309T", "20270309T1800", "20270309T240000",
		"20270309T186000", "20270309T180061", "20270309T180000Z",
		"+2027030", "-0270309", "20270309;20270310", "x"
	};
	struct recurrence_dates		 dates;
	size_t				 i;

	for (i = 0; i < COUNT(texts); i++)
		cr_expect_not(recurrence_read(&dates, arena, texts[i]), "%s",
		    texts[i]);
}

Test(recurrence, dates_are_inserted_in_order_up_to_the_most)
{
	struct recurrence_dates	 dates = { 0 };
	int64_t			 i;

	for (i = 2 * RECURRENCE_DATES; i > 0; i--)
		recurrence_insert(&dates, arena,
		    (struct recurrence_date){ .at = i * 86400 });
	recurrence_insert(&dates, arena, dates.list[5]);
	cr_assert_eq(dates.count, RECURRENCE_DATES);
	for (i = 1; i < RECURRENCE_DATES; i++)
		cr_assert_lt(dates.list[i - 1].at, dates.list[i].at);
}

Test(recurrence, days_have_the_time_of_the_start)
{
	struct recurrence	 r = { .has_rule = false };
	struct rrule_event	 e;
	int64_t			 start;

	cr_assert(recurrence_read(&r.added, arena,
	    "20270309,20270309T180000,20270310T090000"));
	start = date_days(2027, 3, 1) * 86400 + 18 * 3600;
	e = recurrence_event(&r, arena, start, false, NULL);
	cr_assert_eq(e.added_count, 2);
	cr_expect_eq(e.added[0], start + 8 * 86400);
	cr_expect_eq(e.added[1], start + 9 * 86400 - 9 * 3600);
	e = recurrence_event(&r, arena, start - 18 * 3600, true, NULL);
	cr_assert_eq(e.added_count, 2);
	cr_expect_eq(e.added[1], start - 18 * 3600 + 9 * 86400);
}

/* As many lines of one date as are allowed, and the same lines again. */
Test(recurrence, lines_are_read_in_little_memory_up_to_a_limit)
{
	struct recurrence	 r;
	char			 why[RECURRENCE_WHY];
	char			 line[DATE_BASIC + 8] = "RDATE:";
	int			 i;

	recurrence_init(&r);
	for (i = 0; i < RECURRENCE_LINES; i++) {
		date_print_basic((i % (RECURRENCE_DATES - 1)) * DAY,
		    line + strlen("RDATE:"));
		cr_assert(recurrence_add(&r, arena, line, why), "%s", why);
	}
	cr_expect_eq(r.added.count, RECURRENCE_DATES - 1);
	cr_expect_lt(arena_held(arena), 10 << 20);
	cr_expect_not(recurrence_add(&r, arena, line, why));
	cr_expect_str_eq(why, "expected up to 2001 lines");
}
