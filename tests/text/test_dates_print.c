#include <time.h>

#include <criterion/criterion.h>

#include "text/dates.h"
#include "text/zones.h"

static void
load(void)
{
	cr_assert(zones_load(NULL));
}

TestSuite(dates_print, .init = load);

Test(dates_print, are_printed_for_every_reader)
{
	char	 text[DATE_ISO], http[DATE_HTTP];

	date_print(0, text);
	cr_expect_str_eq(text, "1970-01-01 00:00:00");
	date_print(-1, text);
	cr_expect_str_eq(text, "1969-12-31 23:59:59");
	date_print(1795220250, text);
	cr_expect_str_eq(text, "2026-11-21 00:17:30");
	date_print(date_days(1, 1, 1) * 86400, text);
	cr_expect_str_eq(text, "0001-01-01 00:00:00");
	date_print(date_days(10000, 1, 1) * 86400, text);
	cr_expect_str_eq(text, "10000-01-01 00:00:00");
	date_print_day(date_days(10000, 1, 1) * 86400, text);
	cr_expect_str_eq(text, "10000-01-01");
	date_print_local(1795220250, text);
	cr_expect_str_eq(text, "2026-11-21T00:17:30");
	date_print_basic(1795220250, text);
	cr_expect_str_eq(text, "20261121T001730");
	date_print_basic_day(1795220250, text);
	cr_expect_str_eq(text, "20261121");

	date_print_http(1795220250, http);
	cr_expect_str_eq(http, "Sat, 21 Nov 2026 00:17:30 GMT");
	date_print_http(784111777, http);
	cr_expect_str_eq(http, "Sun, 06 Nov 1994 08:49:37 GMT");

	date_print_iso(zone_find("Europe/Paris"), 1795220250, text);
	cr_expect_str_eq(text, "2026-11-21T01:17:30+01:00");
	date_print_iso(zone_utc(), 1795220250, text);
	cr_expect_str_eq(text, "2026-11-21T00:17:30+00:00");
	date_print_iso(zone_find("-0330"), 1795220250, text);
	cr_expect_str_eq(text, "2026-11-20T20:47:30-03:30");
	/* A local mean time, 9 minutes and 21 seconds before UTC. */
	date_print_iso(zone_find("Europe/Paris"), -3786825600, text);
	cr_expect_str_eq(text, "1850-01-01T00:09:00+00:09");
}

Test(dates_print, the_calendar_agrees_with_the_c_library)
{
	struct tm	 tm;
	time_t		 time;
	int64_t		 day;
	int		 year, month, mday;

	for (day = date_days(-1, 1, 1); day < date_days(10001, 1, 1);
	    day += day % 2 == 0 ? 1 : 12) {
		time = day * 86400;
		cr_assert_not_null(gmtime_r(&time, &tm));
		date_civil(day, &year, &month, &mday);
		cr_assert_eq(year, tm.tm_year + 1900);
		cr_assert_eq(month, tm.tm_mon + 1);
		cr_assert_eq(mday, tm.tm_mday);
		cr_assert_eq(date_weekday(day), tm.tm_wday);
		cr_assert_eq(date_days(year, month, mday), day);
	}
}

Test(dates_print, a_day_starts_and_ends)
{
	cr_expect_eq(date_day_start(86400), 86400);
	cr_expect_eq(date_day_start(86399), 0);
	cr_expect_eq(date_day_start(-1), -86400);
	cr_expect_eq(date_day_end(0), 86399);
	cr_expect_eq(date_day_end(86399), 86399);
	cr_expect_eq(date_day_end(-1), -1);
}
