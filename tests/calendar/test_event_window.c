#include <criterion/criterion.h>

#include "base/array.h"
#include "text/zones.h"

#include "tests/support/titles.h"


static void
in_new_york(void)
{
	harness_start();
	harness.site.timezone = "America/New_York";
	harness.site.zone = zone_find("America/New_York");
}

/* Rules 24.1 to 24.3. */
Test(event_window, dates)
{
	static const struct titles	 rows[] = {
		{ "start_date=2027-01-10", "E5 E1 E2 E6 E3 E7 E8 E9" },
		{ "start_date=2027-01-10%2023:59:59",
		    "E5 E1 E2 E6 E3 E7 E8 E9" },
		{ "end_date=2027-01-10&start_date=2026-01-01",
		    "E4 E5 E1 E2" },
		{ "start_date=2027-01-10&end_date=2027-01-10", "E5 E1 E2" },
		{ "starts_before=2027-01-10", "E4 E5 E1 E2 E6" },
		{ "starts_after=2027-01-10", "E3 E7 E8 E9" },
		{ "ends_before=2027-01-10", "E4 E5 E1 E2" },
		{ "ends_after=2027-01-10", "E6 E3 E7 E8 E9" },
		{ "start_date=2027-01-12&end_date=2027-01-12", "E7 E8" },
		{ "ends_after=2027-01-09&starts_before=2027-01-10",
		    "E4 E5 E1 E2 E6" },
		{ "start_date=2027-01-10%2010:00:00&strict_dates=true",
		    "E1 E2 E6 E3 E7 E8 E9" },

		/* The bounds exclude the moment itself. */
		{ "starts_before=2027-01-10%2010:00&strict_dates=1",
		    "E4 E5" },
		{ "starts_after=2027-01-10%2010:00&strict_dates=yes",
		    "E6 E3 E7 E8 E9" },
		{ "ends_before=2027-01-10%2012:00&strict_dates=on",
		    "E4 E5" },
		{ "ends_after=2027-01-10%2012:00&strict_dates=TRUE",
		    "E2 E6 E3 E7 E8 E9" },
		{ "start_date=2027-01-10%2010:00&end_date=2027-01-10%2012:00"
		    "&strict_dates=true", "E1" },
		{ "ends_before=2027-01-11", "E4 E5 E1 E2 E6" },

		{ "strict_dates=0&start_date=2027-01-13%2010:00", "E9" },
		{ "strict_dates=", "400" },
		{ "start_date=", "400" },
		{ "start_date=2027-02-30", "400" },
		{ "start_date=2027-01-13&end_date=2027-01-10", "" },
		{ "start_date=2027-01-10T23:30:00Z&end_date=2027-01-11T04:59Z",
		    "E5 E1 E2" }
	};

	in_new_york();
	given_event("ed", "E1", "2027-01-10 10:00", "2027-01-10 12:00", "");
	given_event("ed", "E2", "2027-01-10 10:00", "2027-01-10 13:00", "");
	given_event("ed", "E3", "2027-01-11", "2027-01-11",
	    "\"all_day\":true");
	given_event("ed", "E4", "2027-01-09 22:00", "2027-01-10 02:00", "");
	given_event("ed", "E5", "2027-01-10 09:00", "2027-01-10 11:00",
	    "\"timezone\":\"Asia/Tokyo\"");
	given_event("ed", "E6", "2027-01-10 23:30", "2027-01-11 00:30", "");
	given_event("ed", "E7", "2027-01-12 00:00", "2027-01-12 01:00", "");
	given_event("ed", "E8", "2027-01-12 22:00:00", "2027-01-12 23:59:59",
	    "");
	given_event("ed", "E9", "2027-01-13 00:00", "2027-01-13 00:00", "");
	expect_all_titles(NULL, rows, COUNT(rows));
}

/* Rule 9.8. Every parameter that is a date reads the same texts. */
Test(event_window, dates_that_php_reads)
{
	static const struct titles	 rows[] = {
		{ "start_date=10-1-2027&end_date=Sun+Jan+10+2027", "E1" },
		{ "start_date=2027-1-11&end_date=2027/01/11T17:04", "E2" },
		{ "start_date=2027-W02", "E2" },
		{ "start_date=2027-01", "E1 E2" },
		{ "starts_before=10+January+2027+24:00&strict_dates=1", "E1" },
		{ "starts_after=Sun,+10+Jan+2027+15:01:00+GMT&strict_dates=1",
		    "E2" },
		{ "ends_before=11+january+next+year", "E1 E2" },
		{ "ends_before=10+january+next+year", "E1" },
		{ "ends_after=10-Jan-2027", "E2" },
		{ "modified_after=1+month+ago", "E1 E2" },
		{ "modified_before=last+month", "" },
		{ "start_date=first+day+of+next+month"
		    "&end_date=last+day+of+next+month", "" },
		{ "start_date=31+April+2027", "400" },
		{ "end_date=26/11/2027", "400" },
		{ "modified_after=EST", "400" }
	};

	in_new_york();
	given_event("ed", "E1", "2027-01-10 10:00", "2027-01-10 12:00", "");
	given_event("ed", "E2", "2027-01-11 10:00", "2027-01-11 12:00", "");
	expect_all_titles(NULL, rows, COUNT(rows));
}

/* From today to the day two years on, of the site's clock. */
Test(event_window, default_window)
{
	static const struct titles	 rows[] = {
		{ "", "today later last" },
		{ "end_date=2028-01-01", "today later" },
		{ "start_date=2026-11-01", "before today later last" },
		{ "starts_after=2001-01-01", "before today later last beyond" },
		{ "ends_before=2026-11-21", "before today" },
		{ "strict_dates=true", "later" },
		{ "include=1,5", "before beyond" },
		{ "include=1,5&start_date=2027-01-01", "before beyond" },
		{ "include=5,4711,1", "before beyond" }
	};
	struct outcome			*a;

	in_new_york();
	given_event("ed", "before", "2026-11-19 10:00", "2026-11-20 23:00",
	    "");
	given_event("ed", "today", "2026-11-20 00:00", "2026-11-20 01:00",
	    "");
	given_event("ed", "later", "2027-01-01", "2027-01-02", "");
	given_event("ed", "last", "2028-11-20 20:00", "2028-11-20 23:59:59",
	    "");
	given_event("ed", "beyond", "2028-11-20 20:00", "2028-11-21 00:00",
	    "");
	expect_all_titles(NULL, rows, COUNT(rows));

	a = ask("GET", "/events");
	EXPECT_MEMBER(a, "rest_url", API "/events/?page=1&per_page=10"
	    "&start_date=2026-11-20+00%3A00%3A00"
	    "&end_date=2028-11-20+23%3A59%3A59&status=publish");
	a = ask("GET", "/events?strict_dates=true");
	EXPECT_MEMBER(a, "rest_url", API "/events/?page=1&per_page=10"
	    "&start_date=2026-11-20+19%3A17%3A30"
	    "&end_date=2028-11-20+19%3A17%3A30&status=publish"
	    "&strict_dates=true");
	a = ask("GET", "/events?ends_after=2026-12-01%2010:00");
	EXPECT_MEMBER(a, "rest_url", API "/events/?page=1&per_page=10"
	    "&status=publish&ends_after=2026-12-01+23%3A59%3A59");
	a = ask("GET", "/events?include=5,1&start_date=2027-01-01");
	EXPECT_MEMBER(a, "rest_url", API "/events/?page=1&per_page=10"
	    "&status=publish&include=5%2C1");
}
