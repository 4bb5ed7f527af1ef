/* Rules that would cost much (rule 43.7). */
#include <string.h>
#include <time.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/dates.h"

#include "series_given.h"

#define DAY	INT64_C(86400)

/* CPU time of this thread, in milliseconds. */
static double
spent(void)
{
	struct timespec	 t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);

	return ((double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6);
}

/* Sanitizers and analyzers make it slower. */
#define MOST	1000

Test(series_hostile, costs_little_and_is_rejected_with_a_reason)
{
	static const char *const	 rules[] = {
		"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
		("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;INTERVAL=7;"
		    "UNTIL=20280101"),
		"FREQ=MONTHLY;INTERVAL=12;BYMONTH=3;BYMONTHDAY=31;BYDAY=2MO",
		"FREQ=DAILY;INTERVAL=100000;BYMONTHDAY=31;BYMONTH=2",
		"FREQ=YEARLY;INTERVAL=9999;BYYEARDAY=366;BYWEEKNO=1",
		"FREQ=DAILY;BYSETPOS=366",
		"FREQ=WEEKLY;BYDAY=MO;BYSETPOS=5",
		"FREQ=YEARLY;BYDAY=MO;BYMONTH=1;BYSETPOS=100",
		"FREQ=SECONDLY", "FREQ=HOURLY;COUNT=99999999",
		"FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0",
		"FREQ=DAILY;COUNT=-1", "FREQ=DAILY;INTERVAL=99999999999999999",
		"FREQ=DAILY;BYHOUR=24", "FREQ=YEARLY;BYWEEKNO=54"
	};
	struct outcome			*a;
	double				 before;
	size_t				 i;

	harness_start();
	for (i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
		before = spent();
		a = ask_recurrence("0001-01-05 18:00", target("\"%s\"",
		    rules[i]));
		EXPECT_CODE(a, 400, "rest_invalid_param");
		cr_expect(outcome_has(a, "recurrence cannot be used: "), "%s",
		    a->body);
		cr_expect_lt(spent() - before, MOST, "%s: %g ms", rules[i],
		    spent() - before);
	}
}

Test(series_hostile, what_is_accepted_costs_little_too)
{
	static const char *const	 rules[] = {
		("FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17"
		    ";BYMINUTE=0,5,10,15,20,25,30,35,40,45,50,55"),
		"FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2;BYDAY=MO",
		"FREQ=DAILY", "FREQ=DAILY;INTERVAL=1000000",
		"FREQ=WEEKLY;INTERVAL=53;BYDAY=SU;WKST=SU"
	};
	struct outcome			*a;
	size_t				 i;

	harness_start();
	harness.site.horizon = 2;
	for (i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
		a = ask_recurrence("0001-01-05 18:00", target("\"%s\"",
		    rules[i]));
		cr_expect(a->status == 201 || a->status == 400, "%s: %d %s",
		    rules[i], a->status, a->body);
	}
}

Test(series_hostile, a_thousand_dates_are_read_at_once)
{
	struct arena	*arena = arena_new();
	struct outcome	*a;
	struct buf	 list, lines;
	char		 text[DATE_BASIC];
	double		 before;
	int		 i;

	harness_start();
	buf_init(&list, arena, 32768);
	buf_init(&lines, arena, 65536);
	for (i = 0; i < 1000; i++) {
		date_print_basic(harness.now + i * DAY, text);
		buf_printf(&list, "%s%s", i == 0 ? "" : ",", text);
		buf_printf(&lines, "%s\"RDATE:%s\"", i == 0 ? "" : ",", text);
	}
	before = spent();
	a = ask_recurrence("2026-11-21", target("\"RDATE:%s\"", list.data));
	cr_assert_eq(a->status, 201, "%s", a->body);
	cr_expect_eq(series_count(2), 733);
	a = ask_recurrence("2026-11-21", target("[%s]", lines.data));
	cr_assert_eq(a->status, 201, "%s", a->body);
	a = ask_recurrence("2026-11-21", target("\"RDATE:%s,20400101\"",
	    list.data));
	EXPECT_CODE(a, 400, "rest_invalid_param");
	cr_expect_lt(spent() - before, 10 * MOST);
	arena_free(arena);
}

Test(series_hostile, dates_at_the_ends_of_time_are_left_out)
{
	harness_start();
	EXPECT_CODE(ask_recurrence("9999-12-31", "\"FREQ=DAILY\""), 400,
	    "rest_invalid_param");
	cr_expect_eq(ask_recurrence("2027-03-09", "\"RDATE:00010101,99991231,"
	    "00010101T000000,99991231T235959\"")->status, 201);
	EXPECT_EVENTS(2, "1 2027-03-09 00:00 to 00:00\n");
}
