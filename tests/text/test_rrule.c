/* Recurrence rules (RFC 5545 section 3.3.10). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/dates.h"
#include "text/rrule.h"
#include "text/zones.h"

#define DAY	INT64_C(86400)
#define MOST	200

static const struct zone	*zone;
static int64_t			 times[MOST];

static void
setup(void)
{
	cr_assert(zones_load(NULL));
	zone = zone_find("America/New_York");
}

TestSuite(rrule, .init = setup);

static struct rrule
given(const char *text)
{
	struct rrule	 r;
	char		 why[RRULE_WHY];

	cr_assert(rrule_parse(&r, text, why), "%s: %s", text, why);
	return (r);
}

/* Of a date as in "1997-09-02 09:00". */
static int64_t
clock_of(const char *text)
{
	struct date	 date;
	struct moment	 moment;

	cr_assert(date_parse(&date, text) && date_resolve(&date, zone_utc(),
	    0, &moment), "%s", text);
	return (moment.local);
}

/* "1997-09: 2-11", each month once, three and more days in a row as a range. */
static const char *
print_days(size_t count, bool more)
{
	static char	 text[4000];
	int		 n = 0, year, month, day, last = 0, next, of;
	size_t		 i, run;

	text[0] = '\0';
	for (i = 0; i < count; i += run) {
		date_civil(times[i] / DAY, &year, &month, &day);
		for (run = 1; i + run < count && times[i + run] == times[i] +
		    (int64_t)run * DAY; run++) {
			date_civil(times[i + run] / DAY, &year, &next, &of);
			if (next != month)
				break;
		}
		run = run < 3 ? 1 : run;
		date_civil(times[i] / DAY, &year, &month, &day);
		if (year * 12 + month != last)
			n += snprintf(text + n, sizeof(text) - (size_t)n,
			    "%s%04d-%02d:", n > 0 ? "; " : "", year, month);
		last = year * 12 + month;
		n += snprintf(text + n, sizeof(text) - (size_t)n, run > 1 ?
		    " %d-%d" : " %d", day, day + (int)run - 1);
	}
	if (more)
		snprintf(text + n, sizeof(text) - (size_t)n, " ...");
	return (text);
}

static size_t
starts(const struct rrule *rule, const char *start, size_t most, bool *more)
{
	struct rrule_event	 e = { .rule = rule, .start = clock_of(start),
				    .zone = zone };
	size_t			 count, i;

	*more = rrule_starts(&e, e.start, INT64_MAX, times, most, &count) !=
	    RRULE_ALL;
	for (i = 0; i < count; i++)
		cr_expect_eq((times[i] - e.start) % DAY, 0);
	return (count);
}

/* Endless ones up to where the RFC lists them. */
static const struct {
	const char	*start;			/* at 9:00 */
	const char	*rule;
	const char	*days;
}	 examples[] = {
	{ "1997-09-02", "FREQ=DAILY;COUNT=10", "1997-09: 2-11" },
	{ "1997-09-02", "FREQ=DAILY;UNTIL=19971224T000000Z",
	    "1997-09: 2-30; 1997-10: 1-31; 1997-11: 1-30; 1997-12: 1-23" },
	{ "1997-09-02", "FREQ=DAILY;INTERVAL=2",
	    "1997-09: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30; "
	    "1997-10: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30; "
	    "1997-11: 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29; "
	    "1997-12: 1 3 ..." },
	{ "1997-09-02", "FREQ=DAILY;INTERVAL=10;COUNT=5",
	    "1997-09: 2 12 22; 1997-10: 2 12" },
	{ "1998-01-01", "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;"
	    "BYDAY=SU,MO,TU,WE,TH,FR,SA",
	    "1998-01: 1-31; 1999-01: 1-31; 2000-01: 1-31" },
	{ "1998-01-01", "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
	    "1998-01: 1-31; 1999-01: 1-31; 2000-01: 1-31" },
	{ "1997-09-02", "FREQ=WEEKLY;COUNT=10",
	    "1997-09: 2 9 16 23 30; 1997-10: 7 14 21 28; 1997-11: 4" },
	{ "1997-09-02", "FREQ=WEEKLY;UNTIL=19971224T000000Z",
	    "1997-09: 2 9 16 23 30; 1997-10: 7 14 21 28; "
	    "1997-11: 4 11 18 25; 1997-12: 2 9 16 23" },
	{ "1997-09-02", "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
	    "1997-09: 2 16 30; 1997-10: 14 28; 1997-11: 11 25; "
	    "1997-12: 9 23; 1998-01: 6 20; 1998-02: 3 17 ..." },
	{ "1997-09-02",
	    "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
	    "1997-09: 2 4 9 11 16 18 23 25 30; 1997-10: 2" },
	{ "1997-09-02", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
	    "1997-09: 2 4 9 11 16 18 23 25 30; 1997-10: 2" },
	{ "1997-09-01", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;"
	    "WKST=SU;BYDAY=MO,WE,FR",
	    "1997-09: 1 3 5 15 17 19 29; 1997-10: 1 3 13 15 17 27 29 31; "
	    "1997-11: 10 12 14 24 26 28; 1997-12: 8 10 12 22" },
	{ "1997-09-02", "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
	    "1997-09: 2 4 16 18 30; 1997-10: 2 14 16" },
	{ "1997-09-05", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
	    "1997-09: 5; 1997-10: 3; 1997-11: 7; 1997-12: 5; 1998-01: 2; "
	    "1998-02: 6; 1998-03: 6; 1998-04: 3; 1998-05: 1; 1998-06: 5" },
	{ "1997-09-05", "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR",
	    "1997-09: 5; 1997-10: 3; 1997-11: 7; 1997-12: 5" },
	{ "1997-09-07", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
	    "1997-09: 7 28; 1997-11: 2 30; 1998-01: 4 25; 1998-03: 1 29; "
	    "1998-05: 3 31" },
	{ "1997-09-22", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
	    "1997-09: 22; 1997-10: 20; 1997-11: 17; 1997-12: 22; "
	    "1998-01: 19; 1998-02: 16" },
	{ "1997-09-28", "FREQ=MONTHLY;BYMONTHDAY=-3",
	    "1997-09: 28; 1997-10: 29; 1997-11: 28; 1997-12: 29; "
	    "1998-01: 29; 1998-02: 26 ..." },
	{ "1997-09-02", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
	    "1997-09: 2 15; 1997-10: 2 15; 1997-11: 2 15; 1997-12: 2 15; "
	    "1998-01: 2 15" },
	{ "1997-09-30", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
	    "1997-09: 30; 1997-10: 1 31; 1997-11: 1 30; 1997-12: 1 31; "
	    "1998-01: 1 31; 1998-02: 1" },
	{ "1997-09-10", "FREQ=MONTHLY;INTERVAL=18;COUNT=10;"
	    "BYMONTHDAY=10,11,12,13,14,15",
	    "1997-09: 10-15; 1999-03: 10-13" },
	{ "1997-09-02", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
	    "1997-09: 2 9 16 23 30; 1997-11: 4 11 18 25; "
	    "1998-01: 6 13 20 27; 1998-03: 3 10 17 24 31 ..." },
	{ "1997-06-10", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
	    "1997-06: 10; 1997-07: 10; 1998-06: 10; 1998-07: 10; "
	    "1999-06: 10; 1999-07: 10; 2000-06: 10; 2000-07: 10; "
	    "2001-06: 10; 2001-07: 10" },
	{ "1997-03-10", "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
	    "1997-03: 10; 1999-01: 10; 1999-02: 10; 1999-03: 10; "
	    "2001-01: 10; 2001-02: 10; 2001-03: 10; 2003-01: 10; "
	    "2003-02: 10; 2003-03: 10" },
	{ "1997-01-01",
	    "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
	    "1997-01: 1; 1997-04: 10; 1997-07: 19; 2000-01: 1; 2000-04: 9; "
	    "2000-07: 18; 2003-01: 1; 2003-04: 10; 2003-07: 19; "
	    "2006-01: 1" },
	{ "1997-05-19", "FREQ=YEARLY;BYDAY=20MO",
	    "1997-05: 19; 1998-05: 18; 1999-05: 17 ..." },
	{ "1997-05-12", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
	    "1997-05: 12; 1998-05: 11; 1999-05: 17 ..." },
	{ "1997-03-13", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
	    "1997-03: 13 20 27; 1998-03: 5 12 19 26; "
	    "1999-03: 4 11 18 25 ..." },
	{ "1997-06-05", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
	    "1997-06: 5 12 19 26; 1997-07: 3 10 17 24 31; "
	    "1997-08: 7 14 21 28; 1998-06: 4 11 18 25; "
	    "1998-07: 2 9 16 23 30; 1998-08: 6 13 20 27; "
	    "1999-06: 3 10 17 24; 1999-07: 1 8 15 22 29; "
	    "1999-08: 5 12 19 26 ..." },
	{ "1997-09-02", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
	    "1998-02: 13; 1998-03: 13; 1998-11: 13; 1999-08: 13; "
	    "2000-10: 13 ..." },
	{ "1997-09-13",
	    "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
	    "1997-09: 13; 1997-10: 11; 1997-11: 8; 1997-12: 13; "
	    "1998-01: 10; 1998-02: 7; 1998-03: 7; 1998-04: 11; "
	    "1998-05: 9; 1998-06: 13 ..." },
	{ "1996-11-05", "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;"
	    "BYMONTHDAY=2,3,4,5,6,7,8",
	    "1996-11: 5; 2000-11: 7; 2004-11: 2 ..." },
	{ "1997-09-04", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
	    "1997-09: 4; 1997-10: 7; 1997-11: 6" },
	{ "1997-09-29", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
	    "1997-09: 29; 1997-10: 30; 1997-11: 27; 1997-12: 30; "
	    "1998-01: 29; 1998-02: 26; 1998-03: 30 ..." },
	{ "1997-08-05",
	    "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
	    "1997-08: 5 10 19 24" },
	{ "1997-08-05",
	    "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
	    "1997-08: 5 17 19 31" },
	{ "2007-01-15", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
	    "2007-01: 15 30; 2007-02: 15; 2007-03: 15 30" }
};

/* How many days a text of print_days() has; endless ones end with " ...". */
static size_t
count_days(const char *text)
{
	size_t	 count = 0;

	for (; *text != '\0'; text++)
		count += *text == ' ' && text[1] >= '0' && text[1] <= '9' &&
		    text[1 + strspn(text + 1, "0123456789-")] != ':';
	return (count);
}

Test(rrule, gives_the_days_of_the_examples_of_rfc_5545)
{
	struct rrule	 r;
	char		 start[32];
	size_t		 i, most, count;
	bool		 more;

	for (i = 0; i < COUNT(examples); i++) {
		r = given(examples[i].rule);
		most = strstr(examples[i].days, "...") != NULL ?
		    count_days(examples[i].days) : MOST;
		snprintf(start, sizeof(start), "%s 09:00", examples[i].start);
		count = starts(&r, start, most, &more);
		cr_expect_str_eq(print_days(count, more), examples[i].days,
		    "%s", examples[i].rule);
	}
}

static const char *
print_times(size_t count)
{
	static char	 text[4000];
	char		 one[DATE_TEXT];
	size_t		 i, n = 0;

	text[0] = '\0';
	for (i = 0; i < count; i++) {
		date_print(times[i], one);
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%.16s",
		    i > 0 ? ", " : "", one);
	}
	return (text);
}

/* Between two clock times in a zone. */
static const char *
found(const char *rule, const char *start, const char *from, const char *last)
{
	struct rrule		 r = given(rule);
	struct rrule_event	 e = { .rule = &r, .start = clock_of(start),
				    .zone = zone };
	size_t			 count;

	cr_expect_eq(rrule_starts(&e, clock_of(from), clock_of(last), times,
	    MOST, &count), RRULE_ALL, "%s", rule);
	return (print_times(count));
}

/* The last example, whose first form is rejected below. */
Test(rrule, every_twenty_minutes_of_some_hours_of_each_day)
{
	cr_expect_str_eq(found("FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;"
	    "BYMINUTE=0,20,40", "1997-09-02 09:00", "1997-09-02 00:00",
	    "1997-09-03 09:20"),
	    "1997-09-02 09:00, 1997-09-02 09:20, 1997-09-02 09:40, "
	    "1997-09-02 10:00, 1997-09-02 10:20, 1997-09-02 10:40, "
	    "1997-09-02 11:00, 1997-09-02 11:20, 1997-09-02 11:40, "
	    "1997-09-02 12:00, 1997-09-02 12:20, 1997-09-02 12:40, "
	    "1997-09-02 13:00, 1997-09-02 13:20, 1997-09-02 13:40, "
	    "1997-09-02 14:00, 1997-09-02 14:20, 1997-09-02 14:40, "
	    "1997-09-02 15:00, 1997-09-02 15:20, 1997-09-02 15:40, "
	    "1997-09-02 16:00, 1997-09-02 16:20, 1997-09-02 16:40, "
	    "1997-09-03 09:00, 1997-09-03 09:20");
}

Test(rrule, days_that_do_not_exist_are_left_out)
{
	cr_expect_str_eq(found("FREQ=MONTHLY", "2027-01-31 09:00",
	    "2027-01-01", "2027-08-01"), "2027-01-31 09:00, "
	    "2027-03-31 09:00, 2027-05-31 09:00, 2027-07-31 09:00");
	cr_expect_str_eq(found("FREQ=MONTHLY;BYDAY=5SU", "2027-01-31 09:00",
	    "2027-01-01", "2027-08-01"),
	    "2027-01-31 09:00, 2027-05-30 09:00");
}

Test(rrule, leap_days_exist_in_leap_years_only)
{
	cr_expect_str_eq(found("FREQ=YEARLY", "2096-02-29 09:00",
	    "2096-01-01", "2110-01-01"),
	    "2096-02-29 09:00, 2104-02-29 09:00, 2108-02-29 09:00");
	cr_expect_str_eq(found("FREQ=YEARLY;BYYEARDAY=366",
	    "2024-12-31 09:00", "2024-01-01", "2029-01-01"),
	    "2024-12-31 09:00, 2028-12-31 09:00");
}

Test(rrule, the_last_day_of_a_month_differs)
{
	cr_expect_str_eq(found("FREQ=MONTHLY;BYMONTHDAY=-1",
	    "2027-01-31 09:00", "2028-01-01", "2028-05-01"),
	    "2028-01-31 09:00, 2028-02-29 09:00, 2028-03-31 09:00, "
	    "2028-04-30 09:00");
}

Test(rrule, count_begins_with_the_first_start)
{
	cr_expect_str_eq(found("FREQ=DAILY;COUNT=4", "2027-01-01 09:00",
	    "2027-01-03", "2028-01-01"),
	    "2027-01-03 09:00, 2027-01-04 09:00");
}

Test(rrule, a_start_that_does_not_match_is_left_out)
{
	cr_expect_str_eq(found("FREQ=WEEKLY;BYDAY=TU;COUNT=2",
	    "2027-01-01 09:00", "2027-01-01", "2028-01-01"),
	    "2027-01-05 09:00, 2027-01-12 09:00");
}

/* Both at 9:00 in New York: 14:00Z in winter, 13:00Z in summer. */
Test(rrule, until_is_a_clock_time_of_the_zone)
{
	cr_expect_str_eq(found("FREQ=MONTHLY;UNTIL=20270701T130000Z",
	    "2027-05-01 09:00", "2027-01-01", "2028-01-01"),
	    "2027-05-01 09:00, 2027-06-01 09:00, 2027-07-01 09:00");
	cr_expect_str_eq(found("FREQ=MONTHLY;UNTIL=20270701T125959Z",
	    "2027-05-01 09:00", "2027-01-01", "2028-01-01"),
	    "2027-05-01 09:00, 2027-06-01 09:00");
	cr_expect_str_eq(found("FREQ=MONTHLY;UNTIL=20270701T090000",
	    "2027-06-01 09:00", "2027-01-01", "2028-01-01"),
	    "2027-06-01 09:00, 2027-07-01 09:00");
	cr_expect_str_eq(found("FREQ=MONTHLY;UNTIL=20270701",
	    "2027-06-01 09:00", "2027-01-01", "2028-01-01"),
	    "2027-06-01 09:00, 2027-07-01 09:00");
}

/* 1:30 occurs at 5:30Z and 6:30Z; the first one counts. */
Test(rrule, until_where_clocks_are_set_back)
{
	cr_expect_str_eq(found("FREQ=DAILY;UNTIL=20271107T061500Z",
	    "2027-11-06 01:30", "2027-11-06", "2027-12-01"),
	    "2027-11-06 01:30, 2027-11-07 01:30");
	cr_expect_str_eq(found("FREQ=DAILY;UNTIL=20271107T051500Z",
	    "2027-11-06 01:30", "2027-11-06", "2027-12-01"),
	    "2027-11-06 01:30");
}

/* 2:30 is 3:30, 7:30Z. */
Test(rrule, until_where_clocks_are_set_forward)
{
	cr_expect_str_eq(found("FREQ=DAILY;UNTIL=20270314T073000Z",
	    "2027-03-13 02:30", "2027-03-13", "2027-12-01"),
	    "2027-03-13 02:30, 2027-03-14 02:30");
	cr_expect_str_eq(found("FREQ=DAILY;UNTIL=20270314T071500Z",
	    "2027-03-13 02:30", "2027-03-13", "2027-12-01"),
	    "2027-03-13 02:30");
}

Test(rrule, weeks_begin_where_wkst_says)
{
	cr_expect_str_eq(found("FREQ=YEARLY;BYWEEKNO=1;BYDAY=SU;WKST=MO",
	    "2026-01-01 09:00", "2026-01-01", "2028-01-31"),
	    "2026-01-04 09:00, 2027-01-10 09:00, 2028-01-09 09:00");
	cr_expect_str_eq(found("FREQ=YEARLY;BYWEEKNO=1;BYDAY=SU;WKST=SU",
	    "2026-01-01 09:00", "2026-01-01", "2028-01-31"),
	    "2026-01-04 09:00, 2027-01-03 09:00, 2028-01-02 09:00");
}

Test(rrule, positions_are_those_of_times)
{
	cr_expect_str_eq(found("FREQ=MONTHLY;BYDAY=MO,TU;BYHOUR=9,18;"
	    "BYSETPOS=2,-1", "2027-01-01 09:00", "2027-01-01", "2027-03-01"),
	    "2027-01-04 18:00, 2027-01-26 18:00, 2027-02-01 18:00, "
	    "2027-02-23 18:00");
}

Test(rrule, same_occurrence_where_clocks_skip_an_hour)
{
	int64_t	 skipped = clock_of("2027-03-14 02:30");
	int64_t	 after = clock_of("2027-03-14 03:30");

	cr_expect(rrule_same(zone, skipped, after));
	cr_expect(rrule_same(zone, after, after));
	cr_expect_not(rrule_same(zone, skipped, after + 60));
	cr_expect_not(rrule_same(NULL, skipped, after));
}

/* There is one clock time, and it is the first instant. */
Test(rrule, same_occurrence_where_an_hour_occurs_twice)
{
	int64_t	 twice = clock_of("2027-11-07 01:30");

	cr_expect(rrule_same(zone, twice, twice));
	cr_expect_not(rrule_same(zone, twice, twice + 3600));
	cr_expect_not(rrule_same(zone, twice, twice - 3600));
}

/* Dates without a zone, with times to add and to leave out. */
static const char *
merged(const char *rule, const int64_t added[3], const int64_t left_out[3],
    size_t most, enum rrule_found *outcome)
{
	struct rrule		 r;
	struct rrule_event	 e = { .start = clock_of("2027-03-13 02:30"),
				    .zone = zone, .added = added,
				    .added_count = 3, .left_out = left_out,
				    .left_out_count = 3 };
	size_t			 count;

	if (rule != NULL) {
		r = given(rule);
		e.rule = &r;
	}
	*outcome = rrule_starts(&e, e.start, e.start + 30 * DAY, times, most,
	    &count);
	return (print_times(count));
}

Test(rrule, rdate_and_exdate_are_merged)
{
	const int64_t		 added[] = { clock_of("2027-03-14 03:30"),
				    clock_of("2027-03-15 20:00"),
				    clock_of("2027-03-16 02:30") };
	const int64_t		 left_out[] = { clock_of("2027-03-17 02:30"),
				    clock_of("2027-03-18 02:30"),
				    clock_of("2027-03-19 12:00") };
	enum rrule_found	 outcome;

	cr_expect_str_eq(merged("FREQ=DAILY;COUNT=7", added, left_out, MOST,
	    &outcome), "2027-03-13 02:30, 2027-03-14 03:30, "
	    "2027-03-15 02:30, 2027-03-15 20:00, 2027-03-16 02:30, "
	    "2027-03-19 02:30");
	cr_expect_eq(outcome, RRULE_ALL);
	cr_expect_str_eq(merged("FREQ=DAILY;COUNT=7", added, left_out, 3,
	    &outcome), "2027-03-13 02:30, 2027-03-14 03:30");
	cr_expect_eq(outcome, RRULE_FULL);
	cr_expect_str_eq(merged(NULL, added, left_out, MOST, &outcome),
	    "2027-03-13 02:30, 2027-03-14 03:30, 2027-03-15 20:00, "
	    "2027-03-16 02:30");
}

Test(rrule, exdate_leaves_out_a_skipped_time_by_its_instant)
{
	const int64_t		 none[] = { 0, 0, 0 };
	const int64_t		 left_out[] = { clock_of("2027-03-14 03:30"),
				    clock_of("2027-03-20 02:30"),
				    clock_of("2027-03-21 02:30") };
	enum rrule_found	 outcome;

	cr_expect_str_eq(merged("FREQ=DAILY;COUNT=3", none, left_out, MOST,
	    &outcome), "2027-03-13 02:30, 2027-03-15 02:30");
}

/* There is always enough room, although most times are left out. */
Test(rrule, times_left_out_need_no_room)
{
	const int64_t		 none[] = { 0, 0, 0 };
	const int64_t		 left_out[] = { clock_of("2027-03-13 02:30"),
				    clock_of("2027-03-14 02:30"),
				    clock_of("2027-03-15 02:30") };
	enum rrule_found	 outcome;

	cr_expect_str_eq(merged("FREQ=DAILY;COUNT=9", none, left_out, 2,
	    &outcome), "2027-03-16 02:30, 2027-03-17 02:30");
	cr_expect_eq(outcome, RRULE_FULL);
}

static const struct {
	const char	*rule;
	const char	*why;
}	 refused[] = {
	{ "", "FREQ: expected DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "COUNT=3", "FREQ: expected DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "FREQ=", "FREQ=: expected DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "FREQ", "FREQ=: expected DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "FREQ=FORTNIGHTLY",
	    "FREQ=FORTNIGHTLY: expected DAILY, WEEKLY, MONTHLY or YEARLY" },
	/* Four examples of RFC 5545. */
	{ "FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z",
	    "FREQ=HOURLY: repeats within a day are not supported; expected"
	    " DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "FREQ=MINUTELY;INTERVAL=15;COUNT=6",
	    "FREQ=MINUTELY: repeats within a day are not supported; expected"
	    " DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "FREQ=MINUTELY;INTERVAL=90;COUNT=4",
	    "FREQ=MINUTELY: repeats within a day are not supported; expected"
	    " DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
	    "FREQ=MINUTELY: repeats within a day are not supported; expected"
	    " DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "freq=secondly",
	    "FREQ=secondly: repeats within a day are not supported; expected"
	    " DAILY, WEEKLY, MONTHLY or YEARLY" },
	{ "FREQ=DAILY;", "'': expected a part of a rule, such as FREQ, UNTIL"
	    " or BYDAY" },
	{ "FREQ=DAILY;;COUNT=1", "'': expected a part of a rule, such as"
	    " FREQ, UNTIL or BYDAY" },
	{ "RRULE:FREQ=DAILY", "'RRULE:FREQ=DAILY': expected a part of a rule,"
	    " such as FREQ, UNTIL or BYDAY" },
	{ "FREQ=DAILY;RSCALE=HEBREW", "'RSCALE=HEBREW': expected a part of a"
	    " rule, such as FREQ, UNTIL or BYDAY" },
	{ "FREQ=DAILY; COUNT=1", "' COUNT=1': expected a part of a rule, such"
	    " as FREQ, UNTIL or BYDAY" },
	{ "FREQ=DAILY;FREQ=DAILY", "FREQ: expected only once" },
	{ "FREQ=DAILY;BYDAY=MO;byday=TU", "BYDAY: expected only once" },
	{ "FREQ=DAILY;INTERVAL=0",
	    "INTERVAL=0: expected a number from 1 to 9999" },
	{ "FREQ=DAILY;INTERVAL=10000",
	    "INTERVAL=10000: expected a number from 1 to 9999" },
	{ "FREQ=DAILY;INTERVAL=+1",
	    "INTERVAL=+1: expected a number from 1 to 9999" },
	{ "FREQ=DAILY;COUNT=0",
	    "COUNT=0: expected a number from 1 to 100000" },
	{ "FREQ=DAILY;COUNT=99999999999999999999",
	    "COUNT=99999999999999999999: expected a number from 1 to 100000" },
	{ "FREQ=DAILY;COUNT=2;UNTIL=20270301",
	    "COUNT and UNTIL: expected one of them" },
	{ "FREQ=DAILY;UNTIL=20270229", "UNTIL=20270229: expected a date such"
	    " as 20270301, 20270301T180000 or 20270301T180000Z" },
	{ "FREQ=DAILY;UNTIL=20271301T000000", "UNTIL=20271301T000000: expected"
	    " a date such as 20270301, 20270301T180000 or 20270301T180000Z" },
	{ "FREQ=DAILY;UNTIL=20270301T240000", "UNTIL=20270301T240000: expected"
	    " a date such as 20270301, 20270301T180000 or 20270301T180000Z" },
	{ "FREQ=DAILY;UNTIL=20270301T180000X", "UNTIL=20270301T180000X:"
	    " expected a date such as 20270301, 20270301T180000 or"
	    " 20270301T180000Z" },
	{ "FREQ=DAILY;UNTIL=2027-03-01", "UNTIL=2027-03-01: expected a date"
	    " such as 20270301, 20270301T180000 or 20270301T180000Z" },
	{ "FREQ=DAILY;UNTIL=00000101", "UNTIL=00000101: expected a date such"
	    " as 20270301, 20270301T180000 or 20270301T180000Z" },
	{ "FREQ=DAILY;WKST=MON",
	    "WKST=MON: expected MO, TU, WE, TH, FR, SA or SU" },
	{ "FREQ=DAILY;BYMONTH=13",
	    "BYMONTH=13: expected numbers from 1 to 12" },
	{ "FREQ=DAILY;BYMONTH=-1",
	    "BYMONTH=-1: expected numbers from 1 to 12" },
	{ "FREQ=DAILY;BYMONTH=1,,2",
	    "BYMONTH=: expected numbers from 1 to 12" },
	{ "FREQ=YEARLY;BYWEEKNO=54",
	    "BYWEEKNO=54: expected numbers from 1 to 53 or -53 to -1" },
	{ "FREQ=YEARLY;BYYEARDAY=1,367",
	    "BYYEARDAY=367: expected numbers from 1 to 366 or -366 to -1" },
	{ "FREQ=MONTHLY;BYMONTHDAY=0",
	    "BYMONTHDAY=0: expected numbers from 1 to 31 or -31 to -1" },
	{ "FREQ=MONTHLY;BYMONTHDAY=-32",
	    "BYMONTHDAY=-32: expected numbers from 1 to 31 or -31 to -1" },
	{ "FREQ=WEEKLY;BYDAY=9XX",
	    "BYDAY=9XX: expected weekdays such as MO, 2TU or -1FR" },
	{ "FREQ=WEEKLY;BYDAY=MO,X",
	    "BYDAY=X: expected weekdays such as MO, 2TU or -1FR" },
	{ "FREQ=YEARLY;BYDAY=54MO",
	    "BYDAY=54MO: expected weekdays such as MO, 2TU or -1FR" },
	{ "FREQ=MONTHLY;BYDAY=0MO",
	    "BYDAY=0MO: expected weekdays such as MO, 2TU or -1FR" },
	{ "FREQ=DAILY;BYHOUR=24",
	    "BYHOUR=24: expected numbers from 0 to 23" },
	{ "FREQ=DAILY;BYMINUTE=60",
	    "BYMINUTE=60: expected numbers from 0 to 59" },
	{ "FREQ=DAILY;BYSECOND=61",
	    "BYSECOND=61: expected numbers from 0 to 60" },
	{ "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=367",
	    "BYSETPOS=367: expected numbers from 1 to 366 or -366 to -1" },
	{ "FREQ=MONTHLY;BYSETPOS=1",
	    "BYSETPOS: expected another list, such as BYDAY" },
	{ "FREQ=MONTHLY;BYWEEKNO=1", "BYWEEKNO: expected FREQ=YEARLY" },
	{ "FREQ=DAILY;BYYEARDAY=1", "BYYEARDAY: expected FREQ=YEARLY" },
	{ "FREQ=WEEKLY;BYMONTHDAY=1",
	    "BYMONTHDAY: expected FREQ=DAILY, MONTHLY or YEARLY" },
	{ "FREQ=WEEKLY;BYDAY=2MO", "BYDAY: expected weekdays without a"
	    " number, or FREQ=MONTHLY or YEARLY" },
	{ "FREQ=YEARLY;BYWEEKNO=1;BYDAY=-1MO", "BYDAY: expected weekdays"
	    " without a number, as there is BYWEEKNO" },
	{ "FREQ=DAILY;COUNT=\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4"
	    "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4"
	    "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4" "1\xc3\xa4",
	    "COUNT=\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4"
	    "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4"
	    "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4" "1: expected a number from 1"
	    " to 100000" }
};

Test(rrule, errors_name_the_part_and_the_allowed_values)
{
	struct rrule	 r;
	char		 why[RRULE_WHY];
	size_t		 i;

	for (i = 0; i < COUNT(refused); i++) {
		cr_expect_not(rrule_parse(&r, refused[i].rule, why), "%s",
		    refused[i].rule);
		cr_expect_str_eq(why, refused[i].why, "%s", refused[i].rule);
	}
}

Test(rrule, a_long_text_is_rejected)
{
	char		 text[RRULE_TEXT + 2];
	char		 why[RRULE_WHY];
	struct rrule	 r;
	int		 n;

	n = snprintf(text, sizeof(text), "FREQ=DAILY;BYHOUR=");
	while (n < RRULE_TEXT + 1)
		n += snprintf(text + n, sizeof(text) - (size_t)n, "1,");
	text[RRULE_TEXT] = '1';
	cr_expect_not(rrule_parse(&r, text, why));
	cr_expect_str_eq(why, "expected at most 1000 bytes");
	text[RRULE_TEXT - 1] = '1';
	text[RRULE_TEXT] = '\0';
	cr_expect(rrule_parse(&r, text, why), "%s", why);
}

static const struct {
	const char	*rule;
	const char	*printed;
}	 canonical[] = {
	{ "freq=daily", "FREQ=DAILY" },
	{ "INTERVAL=001;WKST=MO;FREQ=WEEKLY", "FREQ=WEEKLY" },
	{ "WKST=su;BYDAY=fr,MO,fr;FREQ=WEEKLY;INTERVAL=2;COUNT=010",
	    "FREQ=WEEKLY;INTERVAL=2;COUNT=10;BYDAY=MO,FR;WKST=SU" },
	{ "FREQ=MONTHLY;BYDAY=-1SU,+1MO,-1MO,-2FR,SA,2TU",
	    "FREQ=MONTHLY;BYDAY=SA,1MO,2TU,-2FR,-1MO,-1SU" },
	{ "FREQ=YEARLY;BYDAY=-53MO,53SU,-53SU,53MO",
	    "FREQ=YEARLY;BYDAY=53MO,53SU,-53MO,-53SU" },
	{ "FREQ=MONTHLY;BYMONTHDAY=-1,15,-31,1,+31",
	    "FREQ=MONTHLY;BYMONTHDAY=1,15,31,-31,-1" },
	{ "FREQ=YEARLY;BYSETPOS=-366,366;BYYEARDAY=-366,366;BYMONTH=12,1",
	    "FREQ=YEARLY;BYMONTH=1,12;BYYEARDAY=366,-366;BYSETPOS=366,-366" },
	{ "FREQ=DAILY;BYSECOND=60,0;BYMINUTE=59,0;BYHOUR=23,0",
	    "FREQ=DAILY;BYHOUR=0,23;BYMINUTE=0,59;BYSECOND=0,59" },
	{ "FREQ=YEARLY;BYWEEKNO=-1,1;BYDAY=MO",
	    "FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=MO" },
	{ "FREQ=DAILY;UNTIL=20280229", "FREQ=DAILY;UNTIL=20280229" },
	{ "FREQ=DAILY;UNTIL=20280229t235960",
	    "FREQ=DAILY;UNTIL=20280229" },
	{ "FREQ=DAILY;UNTIL=00010101T000000z",
	    "FREQ=DAILY;UNTIL=00010101T000000Z" }
};

Test(rrule, rules_are_printed_in_one_form)
{
	struct arena	*arena = arena_new();
	struct buf	 text;
	struct rrule	 r, again;
	size_t		 i;

	for (i = 0; i < COUNT(canonical); i++) {
		r = given(canonical[i].rule);
		buf_init(&text, arena, RRULE_TEXT);
		rrule_print(&text, &r);
		cr_expect_str_eq(text.data, canonical[i].printed);
		again = given(text.data);
		cr_expect_arr_eq(&again, &r, sizeof(r), "%s", text.data);
	}
	arena_free(arena);
}

/* The steps that a rule takes, and its result. */
static const struct {
	const char		*rule;
	enum rrule_found	 found;
	int64_t			 steps;
}	 hostile[] = {
	{ "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", RRULE_FAR, 146462 },
	{ "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;BYMONTHDAY=15", RRULE_FAR,
	    146462 },
	{ "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", RRULE_FAR, 15736 },
	{ "FREQ=DAILY;BYDAY=MO;BYSETPOS=2", RRULE_FAR, 167385 },
	{ "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=366", RRULE_SLOW,
	    0 },
	{ "FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,"
	    "19,20,21,22,23;BYMINUTE=0,1,2,3,4,5,6,7,8,9,10,11;BYSETPOS=300",
	    RRULE_SLOW, 0 },
	{ "FREQ=DAILY;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=30", RRULE_FAR,
	    15 }
};

Test(rrule, hostile_rules_are_cut_off_after_counted_steps)
{
	struct rrule_walk	 f;
	struct rrule_event	 e;
	struct rrule		 r;
	size_t			 i, count;

	for (i = 0; i < COUNT(hostile); i++) {
		r = given(hostile[i].rule);
		e = (struct rrule_event){ .rule = &r, .start =
		    clock_of("2027-01-01 09:00"), .zone = zone };
		cr_expect_eq(rrule_starts(&e, e.start, INT64_MAX, times, MOST,
		    &count), hostile[i].found, "%s", hostile[i].rule);
		cr_expect_eq(count, 0, "%s", hostile[i].rule);
		f = (struct rrule_walk){ .rule = &r, .start = e.start, .from =
		    e.start, .last = INT64_MAX, .times = times, .most = MOST,
		    .steps = RRULE_STEPS };
		rrule_follow(&f);
		cr_expect_eq(f.steps, hostile[i].found == RRULE_SLOW ? -1 :
		    RRULE_STEPS - hostile[i].steps, "%s: %jd",
		    hostile[i].rule, (intmax_t)(RRULE_STEPS - f.steps));
		cr_expect(f.more);
	}
}

/* Each comparison is a step. */
Test(rrule, many_exdates_of_a_day_are_cut_off)
{
	static int64_t		 left_out[20000];
	static int64_t		 many[1000];
	struct rrule		 r = given("FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,"
				    "8,9;BYMINUTE=0,1,2,3,4,5,6,7,8,9");
	struct rrule_event	 e = { .rule = &r, .start =
				    clock_of("2027-01-01"), .zone = zone,
				    .left_out = left_out, .left_out_count =
				    COUNT(left_out) };
	size_t			 i, count;

	for (i = 0; i < e.left_out_count; i++)
		left_out[i] = e.start + 7 + (int64_t)i * 10;
	cr_expect_eq(rrule_starts(&e, e.start, INT64_MAX, many, 1000, &count),
	    RRULE_SLOW);
	cr_expect_lt(count, 1000);
}
