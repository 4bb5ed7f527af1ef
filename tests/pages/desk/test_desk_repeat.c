/*
 * The fields of the desk's form that set when an event repeats (rules, section
 * 43).
 */
#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/support/desk_repeat_given.h"

TestSuite(desk_repeat, .init = repeat_start, .fini = repeat_stop);

Test(desk_repeat, fields_become_a_rule)
{
	static const struct {
		const char	*fields, *lines;
	} rows[] = {
		{ "{}", "" },
		{ "{\"every\":\"never\",\"interval\":\"x\","
		    "\"added\":[\"2027-03-09\"]}", "" },
		{ "{\"every\":\"daily\",\"interval\":\"\"}",
		    "RRULE:FREQ=DAILY" },
		{ "{\"every\":\"daily\",\"interval\":\" 3 \",\"ends\":"
		    "\"after\",\"count\":\"10\"}",
		    "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=10" },
		{ "{\"every\":\"weekly\",\"days\":[\"WE\",\"MO\"],\"date\":"
		    "\"x\",\"ends\":\"until\",\"until\":\"2027-06-30\"}",
		    "RRULE:FREQ=WEEKLY;UNTIL=20270630;BYDAY=MO,WE" },
		{ "{\"every\":\"weekly\"}", "RRULE:FREQ=WEEKLY" },
		{ "{\"every\":\"monthly\"}", "RRULE:FREQ=MONTHLY" },
		{ "{\"every\":\"monthly\",\"date\":\"15\"}",
		    "RRULE:FREQ=MONTHLY;BYMONTHDAY=15" },
		{ "{\"every\":\"monthly\",\"on\":\"nth\",\"nth\":\"3\","
		    "\"weekday\":\"TU\"}", "RRULE:FREQ=MONTHLY;BYDAY=3TU" },
		{ "{\"every\":\"monthly\",\"on\":\"nth\",\"nth\":\"-1\","
		    "\"weekday\":\"FR\"}", "RRULE:FREQ=MONTHLY;BYDAY=-1FR" },
		{ "{\"every\":\"monthly\",\"on\":\"last\"}",
		    "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1" },
		{ "{\"every\":\"yearly\"}", "RRULE:FREQ=YEARLY" },
		{ "{\"every\":\"yearly\",\"on\":\"nth\",\"nth\":\"4\","
		    "\"weekday\":\"TH\"}",
		    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=4TH" },
		{ "{\"every\":\"yearly\",\"date\":\"4\"}",
		    "RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=4" },
		{ "{\"every\":\"other\",\"rule\":\" rrule:freq=daily;byhour=9,"
		    "18 \"}", "RRULE:FREQ=DAILY;BYHOUR=9,18" },
		{ "{\"every\":\"dates\",\"added\":[\"2027-03-16\",\"\","
		    "\"2027-03-09\"]}", "RDATE:20270309,20270316" },
		{ "{\"every\":\"weekly\",\"added\":[\"2027-03-04T20:00\"],"
		    "\"left_out\":[\"2027-03-09\",\"2027-03-16T18:00:30\"]}",
		    "RRULE:FREQ=WEEKLY\nRDATE:20270304T200000\n"
		    "EXDATE:20270309,20270316T180030" }
	};
	struct desk_repeat	 f;
	const char		*lines;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		f = repeat_sent(rows[i].fields);
		lines = repeat_read(&f);
		cr_expect_str_eq(lines, rows[i].lines, "%s: %s",
		    rows[i].fields, lines);
	}
}

/* The first start is on Tuesday, March 2, 2027, at 18:00. */
Test(desk_repeat, breaks_become_left_out_dates)
{
#define BREAK(from, until)	",\"break_from\":[" from		\
				"],\"break_until\":[" until "]}"
	static const struct {
		const char	*fields, *lines;
	} rows[] = {
		{ "{\"every\":\"weekly\"" BREAK("\"\"", "\"\""),
		    "RRULE:FREQ=WEEKLY" },
		{ "{\"every\":\"weekly\"" BREAK("\"2027-03-09\"",
		    "\"2027-03-23\""),
		    "RRULE:FREQ=WEEKLY\nEXDATE:20270309,20270316,20270323" },
		{ "{\"every\":\"weekly\"" BREAK("\"2027-03-10\"",
		    "\"2027-03-15\""), "RRULE:FREQ=WEEKLY" },
		{ "{\"every\":\"weekly\",\"left_out\":[\"2027-03-09\","
		    "\"2027-04-20\"]" BREAK("\"2027-03-05\",\"\","
		    "\"2027-07-01\"", "\"2027-03-16\",\"\","
		    "\"2027-07-07\""), "RRULE:FREQ=WEEKLY\n"
		    "EXDATE:20270309,20270316,20270420,20270706" },
		{ "{\"every\":\"other\",\"rule\":\"FREQ=DAILY;BYHOUR=9,18\""
		    BREAK("\"2027-03-09\"", "\"2027-03-09\""),
		    "RRULE:FREQ=DAILY;BYHOUR=9,18\n"
		    "EXDATE:20270309,20270309T090000" },
		{ "{\"every\":\"dates\",\"added\":[\"2027-03-09\","
		    "\"2027-03-16\"]" BREAK("\"2027-03-16\"",
		    "\"2027-03-16\""),
		    "RDATE:20270309,20270316\nEXDATE:20270316" },
		{ "{\"every\":\"never\"" BREAK("\"x\"", "\"\""), "" },
		{ "{\"every\":\"daily\"" BREAK("\"2027-03-09\"", "\"\""),
		    "repeat-breaks missing" },
		{ "{\"every\":\"daily\"" BREAK("\"soon\"",
		    "\"2027-03-09\""), "repeat-breaks rest_invalid_date" },
		{ "{\"every\":\"daily\"" BREAK("\"2027-03-09\"",
		    "\"2027-03-16T20:00\""),
		    "repeat-breaks rest_invalid_date" },
		{ "{\"every\":\"daily\"" BREAK("\"2027-03-09\"",
		    "\"2027-03-08\""), "repeat-breaks backward" },
		{ "{\"every\":\"daily\"" BREAK("\"2027-03-09\"",
		    "\"2030-03-09\""), "repeat-breaks rest_out_of_bounds" }
	};
#undef BREAK
	struct desk_repeat	 f;
	const char		*lines;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		f = repeat_sent(rows[i].fields);
		lines = repeat_read(&f);
		cr_expect_str_eq(lines, rows[i].lines, "%s: %s",
		    rows[i].fields, lines);
	}
}

Test(desk_repeat, errors_are_reported_by_field)
{
	static const struct {
		const char	*fields, *wrong;
	} rows[] = {
		{ "{\"every\":\"hourly\"}",
		    "repeat-every rest_invalid_format" },
		{ "{\"every\":\"daily\",\"interval\":\"0\"}",
		    "repeat-interval rest_out_of_bounds" },
		{ "{\"every\":\"daily\",\"interval\":\"99999999999\"}",
		    "repeat-interval rest_out_of_bounds" },
		{ "{\"every\":\"daily\",\"interval\":\"two\"}",
		    "repeat-interval rest_invalid_format" },
		{ "{\"every\":\"daily\",\"interval\":\"2x\"}",
		    "repeat-interval rest_invalid_format" },
		{ "{\"every\":\"daily\",\"ends\":\"after\"}",
		    "repeat-count missing" },
		{ "{\"every\":\"daily\",\"ends\":\"until\"}",
		    "repeat-until missing" },
		{ "{\"every\":\"daily\",\"ends\":\"until\",\"until\":"
		    "\"2027-02-30\"}", "repeat-until rest_invalid_date" },
		{ "{\"every\":\"daily\",\"ends\":\"until\",\"until\":"
		    "\"2027-06-30T18:00\"}",
		    "repeat-until rest_invalid_date" },
		{ "{\"every\":\"daily\",\"ends\":\"until\",\"until\":"
		    "\"2027-03-01\"}", "repeat-until before" },
		{ "{\"every\":\"daily\",\"ends\":\"soon\"}",
		    "repeat-ends rest_invalid_format" },
		{ "{\"every\":\"monthly\",\"date\":\"32\"}",
		    "repeat-date rest_out_of_bounds" },
		{ "{\"every\":\"monthly\",\"on\":\"moon\"}",
		    "repeat-on rest_invalid_format" },
		{ "{\"every\":\"monthly\",\"on\":\"nth\",\"nth\":\"6\","
		    "\"weekday\":\"XX\"}", "repeat-nth rest_invalid_format\n"
		    "repeat-weekday rest_invalid_format" },
		{ "{\"every\":\"dates\"}", "repeat-added missing" },
		{ "{\"every\":\"daily\",\"added\":[\"soon\"],"
		    "\"left_out\":[\"2027-3-9\"]}",
		    "repeat-added rest_invalid_date\n"
		    "repeat-left_out rest_invalid_date" },
		{ "{\"every\":\"other\",\"rule\":\"FREQ=HOURLY\"}",
		    "repeat-rule rule" },
		{ "{\"every\":\"other\"}", "repeat-rule rule" }
	};
	struct desk_repeat	 f;
	const char		*wrong;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		f = repeat_sent(rows[i].fields);
		wrong = repeat_read(&f);
		cr_expect_str_eq(wrong, rows[i].wrong, "%s: %s",
		    rows[i].fields, wrong);
	}
}

Test(desk_repeat, rules_become_fields)
{
	static const struct {
		const char	*rule, *fields;
	} rows[] = {
		{ "", "never" },
		{ "FREQ=DAILY;INTERVAL=3;COUNT=10", "daily 3 after=10" },
		{ "FREQ=WEEKLY", "weekly 1" },
		{ "FREQ=WEEKLY;BYDAY=TU", "weekly 1 days=TU" },
		{ "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU",
		    "weekly 2 days=TU" },
		{ "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR",
		    "weekly 1 days=MO,TU,WE,TH,FR" },
		{ "FREQ=MONTHLY;BYDAY=FR", "weekly 1 days=FR" },
		{ "FREQ=MONTHLY", "monthly 1 on=date" },
		{ "FREQ=MONTHLY;BYMONTHDAY=15", "monthly 1 on=date15" },
		{ "FREQ=MONTHLY;BYMONTHDAY=-1", "monthly 1 on=last" },
		{ "FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;WKST=SU",
		    "monthly 2 on=nth-1FR" },
		{ "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=8,9,10,11,12,13,14",
		    "monthly 1 on=nth2SA" },
		{ "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2",
		    "yearly 1 on=date2" },
		{ "FREQ=YEARLY;BYMONTH=3", "yearly 1 on=date" },
		{ "FREQ=YEARLY;BYMONTH=3;BYDAY=1TU", "yearly 1 on=nth1TU" },
		{ "FREQ=DAILY;UNTIL=20270630", "daily 1 until=2027-06-30" },
		{ "FREQ=DAILY;UNTIL=20270630T160000Z",
		    "daily 1 until=2027-06-30" },
		{ "FREQ=DAILY;UNTIL=20270630T155959Z",
		    "daily 1 until=2027-06-29" }
	};
	struct desk_repeat	 f;
	const char		*fields;
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		f = repeat_stored(rows[i].rule, "", "");
		fields = repeat_told(&f);
		cr_expect_str_eq(fields, rows[i].fields, "%s: %s",
		    rows[i].rule, fields);
	}
}

/* The fields cannot express these rules. */
Test(desk_repeat, other_rules_are_kept_as_text)
{
	static const char *const	 rules[] = {
		"FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;WKST=SU",
		"FREQ=WEEKLY;BYMONTH=6",
		"FREQ=DAILY;INTERVAL=2;BYDAY=MO",
		"FREQ=DAILY;BYHOUR=9,18",
		"FREQ=MONTHLY;BYMONTHDAY=1,15",
		"FREQ=MONTHLY;BYMONTHDAY=-2",
		"FREQ=MONTHLY;BYDAY=1TU,3TU",
		"FREQ=MONTHLY;BYDAY=-2TU",
		"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
		"FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2",
		"FREQ=YEARLY;BYDAY=1TU",
		"FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
		"FREQ=DAILY;UNTIL=20270301"
	};
	struct desk_repeat	 f;
	size_t			 i;

	for (i = 0; i < COUNT(rules); i++) {
		f = repeat_stored(rules[i], "", "");
		cr_expect_str_eq(repeat_told(&f), arena_join(repeat_arena,
		    "other ", rules[i], NULL), "%s: %s", rules[i],
		    repeat_told(&f));
		cr_expect_str_eq(repeat_read(&f), arena_join(repeat_arena,
		    "RRULE:", rules[i], NULL));
	}
}

Test(desk_repeat, dates_have_a_time_if_it_is_not_that_of_the_start)
{
	struct desk_repeat	 f;

	f = repeat_stored("FREQ=WEEKLY",
	    "20270304T180000,20270305T200000,20270306",
	    "20270309T180000,20270316T180030");
	cr_expect_str_eq(repeat_told(&f), "weekly 1 added=2027-03-04,"
	    "2027-03-05T20:00,2027-03-06 left_out=2027-03-09,"
	    "2027-03-16T18:00:30");
	f = repeat_stored("", "20270309", "");
	cr_expect_str_eq(repeat_told(&f), "dates added=2027-03-09");
}
