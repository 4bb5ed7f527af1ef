/* Recurrence rules of iCalendars, as libical reads them. */
#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "command/ical/ical_rule.h"
#include "text/rrule.h"

Test(ical_rule, is_the_same_as_the_text)
{
	static const char *const	 texts[] = {
		"FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU",
		"FREQ=MONTHLY;UNTIL=20271231;BYDAY=1MO,-2FR,SU",
		"FREQ=MONTHLY;UNTIL=20271231T235900;BYMONTHDAY=1,-1",
		"FREQ=YEARLY;UNTIL=20271231T235900Z;BYMONTH=1,12;BYWEEKNO=1,-1",
		"FREQ=YEARLY;BYYEARDAY=1,366,-366;BYSETPOS=1,-366",
		"FREQ=DAILY;BYHOUR=23,0;BYMINUTE=59,0;BYSECOND=0,60"
	};
	struct icalrecurrencetype	 from;
	struct rrule			 rule, same;
	char				 why[RRULE_WHY];
	size_t				 i;

	for (i = 0; i < COUNT(texts); i++) {
		from = icalrecurrencetype_from_string(texts[i]);
		cr_expect_null(ical_rule_read(&from, &rule), "%s", texts[i]);
		cr_assert(rrule_parse(&same, texts[i], why), "%s: %s",
		    texts[i], why);
		cr_expect_arr_eq(&rule, &same, sizeof(rule), "%s", texts[i]);
	}
}

/* RFC 5545 forbids them, and they occur. */
Test(ical_rule, numbers_of_weekdays_without_a_meaning_are_ignored)
{
	struct icalrecurrencetype	 from;
	struct rrule			 rule, same;
	char				 why[RRULE_WHY];

	from = icalrecurrencetype_from_string("FREQ=WEEKLY;BYDAY=2MO,-1FR");
	cr_expect_null(ical_rule_read(&from, &rule));
	cr_assert(rrule_parse(&same, "FREQ=WEEKLY;BYDAY=MO,FR", why));
	cr_expect_arr_eq(&rule, &same, sizeof(rule));
}

Test(ical_rule, others_are_not_followed)
{
	static const struct {
		const char	*rule, *why;
	}	 rows[] = {
		{ "FREQ=HOURLY", "is not daily, weekly, monthly or yearly" },
		{ "FREQ=MINUTELY", "is not daily, weekly, monthly or yearly" },
		{ "FREQ=SECONDLY", "is not daily, weekly, monthly or yearly" },
		{ "FREQ=YEARLY;RSCALE=HEBREW", "uses an unknown calendar" },
		{ "FREQ=DAILY;BYYEARDAY=1", "is inconsistent" },
		{ "FREQ=MONTHLY;BYWEEKNO=1", "is inconsistent" },
		{ "FREQ=WEEKLY;BYMONTHDAY=1", "is inconsistent" },
		{ "FREQ=DAILY;INTERVAL=0",
		    "is not daily, weekly, monthly or yearly" },
		{ "nonsense", "is not daily, weekly, monthly or yearly" }
	};
	struct icalrecurrencetype	 from;
	struct rrule			 rule;
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++) {
		from = icalrecurrencetype_from_string(rows[i].rule);
		cr_expect_str_eq(ical_rule_read(&from, &rule), rows[i].why,
		    "%s", rows[i].rule);
		free(from.rscale);
	}
}
