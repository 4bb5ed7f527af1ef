/* A stored form is shown as it was sent, and rules keep their days. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "tests/bench/random.h"
#include "tests/support/desk_repeat_given.h"
#include "tests/support/rrule_random.h"
#include "tests/support/share.h"

#define DAY		INT64_C(86400)
#define RULES		100000
#define MOST		40	/* occurrences compared */

TestSuite(desk_repeat_again, .init = repeat_start, .fini = repeat_stop);

/* Expects that storing and loading a form does not change it. */
static void
expect_again(const struct desk_repeat *f)
{
	struct desk_repeat	 again;
	const char		*line = repeat_read(f);

	cr_assert(strncmp(line, "RRULE:", strlen("RRULE:")) == 0, "%s: %s",
	    repeat_told(f), line);
	again = repeat_stored(line, "", "");
	cr_expect_str_eq(repeat_told(&again), repeat_told(f), "%s: %s",
	    line, repeat_told(&again));
}

static void
expect_ends_again(struct desk_repeat *f)
{
	static const char *const	 intervals[] = { "1", "2", "9999" };
	size_t				 i;

	for (i = 0; i < COUNT(intervals); i++) {
		f->interval = intervals[i];
		f->ends = "never";
		expect_again(f);
		f->ends = "until";
		f->until = "2027-03-02";
		expect_again(f);
		f->ends = "after";
		f->count = "100000";
		expect_again(f);
	}
}

static void
expect_months_again(struct desk_repeat *f)
{
	static const char *const	 nths[] = { "1", "2", "3", "4", "5",
					    "-1" };
	static const char *const	 days[] = { "MO", "TU", "WE", "TH",
					    "FR", "SA", "SU" };
	size_t				 i;
	int				 date;

	f->on = "date";
	for (date = 0; date <= 31; date++) {
		f->date = date == 0 ? "" : arena_integer(repeat_arena, date);
		expect_ends_again(f);
	}
	f->on = "nth";
	for (i = 0; i < COUNT(nths) * COUNT(days); i++) {
		f->nth = nths[i / COUNT(days)];
		f->weekday = days[i % COUNT(days)];
		expect_ends_again(f);
	}
	f->on = "last";
	expect_ends_again(f);
}

Test(desk_repeat_again, every_state_of_the_form_comes_back)
{
	struct desk_repeat	 f;

	desk_repeat_init(&f);
	f.every = "daily";
	expect_ends_again(&f);
	f.every = "weekly";
	for (f.days = 0; f.days < 1 << 7; f.days++)
		expect_ends_again(&f);
	f.days = 0;
	f.every = "monthly";
	expect_months_again(&f);
	f.every = "yearly";
	expect_months_again(&f);
}

/* Returns the starts of a rule, up to MOST. */
static size_t
starts(const struct rrule *r, int64_t times[MOST])
{
	int64_t			 last = repeat_first.start + DAY * 366 * 9;
	int64_t			 until = rrule_last(r, repeat_first.zone);
	struct rrule_walk	 f = { .rule = r, .start = repeat_first.start,
				    .from = repeat_first.start, .last =
				    until < last ? until : last,
				    .times = times, .most = MOST,
				    .drop_before = INT64_MIN,
				    .steps = RRULE_STEPS };

	rrule_follow(&f);

	return (f.count);
}

static void
expect_same(int n)
{
	struct random		 random = { share_seed() +
				    (uint64_t)n * 104729 };
	struct recurrence	 before, after;
	struct desk_repeat	 f;
	int64_t			 times[MOST], others[MOST];
	char			 text[RANDOM_RULE], why[RECURRENCE_WHY];
	size_t			 count;

	arena_reset(repeat_arena);
	rrule_random(&random, text);
	repeat_first.start = rrule_random_start(&random);
	recurrence_init(&before);
	cr_assert(recurrence_add(&before, repeat_arena, arena_join(
	    repeat_arena, "RRULE:", text, NULL), why), "%s: %s", text, why);
	desk_repeat_stored(&f, repeat_arena, &before, &repeat_first);
	cr_assert(desk_repeat_read(&f, repeat_arena, &repeat_first, &after,
	    value_new(repeat_arena, VALUE_MAP)), "%s", text);
	count = starts(&before.rule, times);
	cr_expect(starts(&after.rule, others) == count &&
	    memcmp(times, others, count * sizeof(*times)) == 0, "%s: %s",
	    text, repeat_told(&f));
}

Test(desk_repeat_again, any_rule_keeps_its_days)
{
	int	 n;

	for (n = 0; n < RULES; n++)
		if (share_next())
			expect_same(n);
}
