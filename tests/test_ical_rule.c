/* Recurrence rules of iCalendars, compared with libical. */
#include <stdio.h>
#include <stdlib.h>

#include <criterion/criterion.h>

#include "command/ical/ical_rule.h"
#include "text/dates.h"

#define MOST	40

TestSuite(ical_rule, .timeout = 60);

static int64_t	 times[MOST];

/* 9:00 of a day. */
static int64_t
nine(int year, int month, int day)
{
	return (date_days(year, month, day) * 86400 + 9 * 3600);
}

static struct ical_rule
follow(const struct icalrecurrencetype *rule, int64_t start, size_t most)
{
	struct ical_rule	 f = { .rule = rule, .start = start,
				    .from = start, .last = INT64_MAX,
				    .times = times, .most = most,
				    .steps = 500000 };

	ical_rule_follow(&f);
	return (f);
}

/* Examples of RFC 5545 section 3.8.5.3, as days at 9:00. */
static const struct {
	const char	*rule;
	int		 year, month, day;
	const char	*first;		/* up to five */
}	 rows[] = {
	{ "FREQ=DAILY;COUNT=3", 1997, 9, 2, "970902 970903 970904" },
	{ "FREQ=DAILY;INTERVAL=10;COUNT=5", 1997, 9, 2,
	    "970902 970912 970922 971002 971012" },
	{ "FREQ=DAILY;BYMONTH=1;COUNT=5", 1998, 1, 29,
	    "980129 980130 980131 990101 990102" },
	{ "FREQ=WEEKLY;COUNT=3", 1997, 9, 2, "970902 970909 970916" },
	{ "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", 1997, 8, 5,
	    "970805 970810 970819 970824" },
	{ "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", 1997, 8, 5,
	    "970805 970817 970819 970831" },
	{ "FREQ=MONTHLY;COUNT=4;BYDAY=1FR", 1997, 9, 5,
	    "970905 971003 971107 971205" },
	{ "FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU", 1997, 9, 7,
	    "970907 970928 971102 971130" },
	{ "FREQ=MONTHLY;COUNT=3;BYDAY=-2MO", 1997, 9, 22,
	    "970922 971020 971117" },
	{ "FREQ=MONTHLY;BYMONTHDAY=-3", 1997, 9, 28,
	    "970928 971029 971128 971229 980129" },
	{ "FREQ=MONTHLY;COUNT=4;BYMONTHDAY=1,-1", 1997, 9, 30,
	    "970930 971001 971031 971101" },
	{ "FREQ=YEARLY;COUNT=4;BYMONTH=6,7", 1997, 6, 10,
	    "970610 970710 980610 980710" },
	{ "FREQ=YEARLY;INTERVAL=3;COUNT=5;BYYEARDAY=1,100,200", 1997, 1, 1,
	    "970101 970410 970719 000101 000409" },
	{ "FREQ=YEARLY;BYDAY=20MO;COUNT=3", 1997, 5, 19,
	    "970519 980518 990517" },
	{ "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3", 1997, 5, 12,
	    "970512 980511 990517" },
	{ "FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=4", 1997, 3, 13,
	    "970313 970320 970327 980305" },
	{ "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=4", 1997, 9, 2,
	    "980213 980313 981113 990813" },
	{ "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=3",
	    1997, 9, 13, "970913 971011 971108" },
	{ "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;"
	    "BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3", 1996, 11, 5,
	    "961105 001107 041102" },
	{ "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", 1997, 9, 4,
	    "970904 971007 971106" },
	{ "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=3", 1997, 9,
	    29, "970929 971030 971127" },
	{ "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", 2007, 1, 15,
	    "070115 070130 070215 070315 070330" },
	{ "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=2", 2096, 2, 29,
	    "960229 040229" },
	{ "FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=1;COUNT=2", 2026, 1, 5,
	    "260105 260112" },
};

Test(ical_rule, gives_the_times_that_rfc_5545_says)
{
	struct icalrecurrencetype	 rule;
	struct ical_rule		 f;
	char				 told[64];
	int				 year, month, day, length;
	size_t				 i, t;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		rule = icalrecurrencetype_from_string(rows[i].rule);
		cr_assert_null(ical_rule_check(&rule), "%s", rows[i].rule);
		f = follow(&rule, nine(rows[i].year, rows[i].month,
		    rows[i].day), 5);
		for (t = 0, length = 0; t < f.count; t++) {
			date_civil(times[t] / 86400, &year, &month, &day);
			cr_expect_eq(times[t] % 86400, 9 * 3600);
			length += snprintf(told + length, sizeof(told) -
			    (size_t)length, "%s%02d%02d%02d", t > 0 ? " " : "",
			    year % 100, month, day);
		}
		cr_expect_str_eq(told, rows[i].first, "%s", rows[i].rule);
		cr_expect_eq(f.more, rule.count == 0, "%s", rows[i].rule);
	}
}

static int64_t
clock_of(const struct icaltimetype *t)
{
	return (date_days(t->year, t->month, t->day) * 86400 + t->hour * 3600 +
	    t->minute * 60 + t->second);
}

static void
compare(const char *text, int day)
{
	struct icalrecurrencetype	 rule;
	struct ical_rule		 f;
	icalrecur_iterator		*all;
	struct icaltimetype		 start, t;
	int64_t				 local;
	size_t				 i;

	local = nine(2024, 1, 1) + day * INT64_C(86400);
	start = icaltime_from_timet_with_zone((time_t)local, 0, NULL);
	rule = icalrecurrencetype_from_string(text);
	cr_assert_null(ical_rule_check(&rule), "%s", text);
	f = follow(&rule, local, MOST);
	cr_assert_not_null(all = icalrecur_iterator_new(rule, start), "%s",
	    text);
	for (i = 0; i < f.count; i++) {
		t = icalrecur_iterator_next(all);
		cr_assert_eq(times[i], clock_of(&t), "%s from day %d: %zu: %s",
		    text, day, i, icaltime_as_ical_string(t));
	}
	icalrecur_iterator_free(all);
}

Test(ical_rule, libical_finds_the_same_times)
{
	static const char *const	 rules[] = {
		"FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=DAILY;BYDAY=MO,FR",
		"FREQ=DAILY;BYMONTHDAY=1,30",
		"FREQ=DAILY;BYHOUR=8,9,20;BYMINUTE=0,30",
		"FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2",
		"FREQ=WEEKLY;BYDAY=TU,SA", "FREQ=WEEKLY;INTERVAL=3;BYDAY=WE",
		"FREQ=MONTHLY", "FREQ=MONTHLY;INTERVAL=5",
		"FREQ=MONTHLY;BYDAY=2TU,-1FR", "FREQ=MONTHLY;BYMONTHDAY=31",
		"FREQ=MONTHLY;BYMONTH=2,5;BYMONTHDAY=29",
		"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1",
		"FREQ=YEARLY", "FREQ=YEARLY;INTERVAL=2",
		"FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
		"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
		"FREQ=YEARLY;BYYEARDAY=1,100,-1", "FREQ=YEARLY;BYDAY=TH",
		"FREQ=YEARLY;BYDAY=10MO,-3WE",
		"FREQ=YEARLY;BYWEEKNO=10,20;BYDAY=TU",
		"FREQ=YEARLY;BYMONTHDAY=7", "FREQ=YEARLY;BYMONTH=1,6;BYDAY=FR"
	};
	size_t				 i;
	int				 day;

	for (i = 0; i < sizeof(rules) / sizeof(rules[0]); i++)
		for (day = 0; day < 400; day += 7)
			compare(rules[i], day);
}

Test(ical_rule, steps_are_counted)
{
	struct icalrecurrencetype	 rule;
	struct ical_rule		 f;

	rule = icalrecurrencetype_from_string(
	    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30");
	f = follow(&rule, nine(2026, 1, 1), MOST);
	cr_expect_eq(f.count, 0);
	cr_expect_gt(f.steps, 0);
	f.steps = 1000;
	ical_rule_follow(&f);
	cr_expect_eq(f.count, 0);
	cr_expect_eq(f.steps, -1);
	cr_expect(f.more);
}

Test(ical_rule, others_are_not_followed)
{
	static const char *const	 rules[] = {
		"FREQ=HOURLY", "FREQ=MINUTELY", "FREQ=SECONDLY",
		"FREQ=YEARLY;RSCALE=HEBREW", "FREQ=DAILY;BYYEARDAY=1",
		"FREQ=MONTHLY;BYWEEKNO=1", "FREQ=WEEKLY;BYMONTHDAY=1",
		"FREQ=DAILY;INTERVAL=0", "nonsense"
	};
	struct icalrecurrencetype	 rule;
	size_t				 i;

	for (i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
		rule = icalrecurrencetype_from_string(rules[i]);
		cr_expect_not_null(ical_rule_check(&rule), "%s", rules[i]);
		free(rule.rscale);
	}
}
