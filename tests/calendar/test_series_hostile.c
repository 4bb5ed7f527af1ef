/* Rules that would cost much (rule 43.7). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "text/dates.h"
#include "text/rrule.h"

#include "base/array.h"
#include "tests/support/series_given.h"

#define DAY	INT64_C(86400)
#define RULES	"tests/support/hostile_rules.txt"

/*
 * Returns the steps of the search for the first start, or -1 if the rule is
 * rejected when it is parsed.
 */
static int64_t
steps_of(const char *text)
{
	struct rrule		 rule;
	char			 why[RRULE_WHY];
	int64_t			 start = date_days(1, 1, 5) * DAY + 18 * 3600;
	int64_t			 time;
	struct rrule_walk	 f = { .rule = &rule, .start = start,
				    .from = start, .last = INT64_MAX,
				    .drop_before = INT64_MIN, .times = &time,
				    .most = 1, .steps = RRULE_STEPS };

	if (!rrule_parse(&rule, text, why))
		return (-1);
	f.last = rrule_last(&rule, NULL);
	rrule_follow(&f);
	cr_expect_eq(f.count, 0, "%s", text);

	return (RRULE_STEPS - f.steps);
}

/* A line "15736 FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30". */
static void
expect_rejected(char *line)
{
	char		*rule;
	struct outcome	*a;
	int64_t		 steps;

	line[strcspn(line, "\n")] = '\0';
	steps = strtoll(line, &rule, 10);
	if (rule == line) {
		steps = -1;
		rule++;
	}
	rule++;
	a = ask_recurrence("0001-01-05 18:00", target("\"%s\"", rule));
	EXPECT_CODE(a, 400, "rest_invalid_param");
	cr_expect(outcome_has(a, "recurrence cannot be used: "), "%s",
	    a->body);
	cr_expect_eq(steps_of(rule), steps, "%s: %lld steps", rule,
	    (long long)steps_of(rule));
	cr_expect_leq(steps, RRULE_STEPS + 1);
}

Test(series_hostile, is_rejected_with_a_reason_after_counted_steps)
{
	FILE	*f;
	char	 line[RRULE_TEXT];

	harness_start();
	cr_assert_not_null(f = fopen(RULES, "r"));
	while (fgets(line, sizeof(line), f) != NULL)
		if (*line != '#')
			expect_rejected(line);
	fclose(f);
}

Test(series_hostile, accepted_rules_cost_little_too)
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
	for (i = 0; i < COUNT(rules); i++) {
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
	int		 i;

	harness_start();
	buf_init(&list, arena, 32768);
	buf_init(&lines, arena, 65536);
	for (i = 0; i < 1000; i++) {
		date_print_basic(harness.now + i * DAY, text);
		buf_printf(&list, "%s%s", i == 0 ? "" : ",", text);
		buf_printf(&lines, "%s\"RDATE:%s\"", i == 0 ? "" : ",", text);
	}
	a = ask_recurrence("2026-11-21", target("\"RDATE:%s\"", list.data));
	cr_assert_eq(a->status, 201, "%s", a->body);
	cr_expect_eq(series_count(2), 733);
	a = ask_recurrence("2026-11-21", target("[%s]", lines.data));
	cr_assert_eq(a->status, 201, "%s", a->body);
	a = ask_recurrence("2026-11-21", target("\"RDATE:%s,20400101\"",
	    list.data));
	EXPECT_CODE(a, 400, "rest_invalid_param");
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
