#include <time.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "base/clock.h"

#define INSTANT	1795220250

/* The time between the two reads may be long. */
static void
expect_shift(int64_t seconds)
{
	const int64_t	 before = time(NULL);
	const int64_t	 now = clock_now() - seconds;

	cr_assert(before - 1 <= now && now <= time(NULL) + 1);
}

Test(clock, is_the_system_s_without_a_setting)
{
	cr_assert(clock_start(NULL));
	cr_assert_eq(clock_shift(), 0);
	expect_shift(0);
}

Test(clock, starts_at_an_instant)
{
	const int64_t	 before = time(NULL);

	cr_assert(clock_start("2026-11-21T00:17:30Z"));
	cr_assert_leq(clock_shift(), INSTANT - before);
	cr_assert_geq(clock_shift(), INSTANT - time(NULL));
	expect_shift(clock_shift());
}

Test(clock, is_shifted_by_seconds)
{
	cr_assert(clock_start("+86400"));
	cr_assert_eq(clock_shift(), 86400);
	expect_shift(86400);
	cr_assert(clock_start("-5"));
	cr_assert_eq(clock_shift(), -5);
	cr_assert(clock_start("+0"));
	cr_assert_eq(clock_shift(), 0);
}

Test(clock, rejects_any_other_setting)
{
	static const char	*settings[] = { "", "+", "5", "+5s", " +5",
	    "+-5", "+1234567890123", "now", "2026-11-21", "2026-11-21T00:17:30",
	    "2026-11-21 00:17:30Z", "2026-11-21T00:17:30Z ",
	    "2026-02-30T00:00:00Z", "2026-13-01T00:00:00Z",
	    "2026-11-21T24:00:00Z", "2026-11-21T00:00:61Z",
	    "2026-11-2 T00:00:00Z", "+026-11-21T00:00:00Z" };
	size_t			 i;

	for (i = 0; i < COUNT(settings); i++) {
		cr_assert_not(clock_start(settings[i]), "%s", settings[i]);
		cr_assert_eq(clock_shift(), 0);
	}
}
