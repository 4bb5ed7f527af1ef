#include <criterion/criterion.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/zones.h"

static void
load(void)
{
	cr_assert(zones_load(NULL));
}

TestSuite(dates_rejected, .init = load);

/* At 2026-11-21 00:17:30 UTC. */
static bool
is_date(const char *text)
{
	struct date	 date;
	struct moment	 moment;

	return (date_parse(&date, text) &&
	    date_resolve(&date, zone_utc(), 1795220250, &moment));
}

Test(dates_rejected, other_texts_are_not_dates)
{
	static const char	*const rows[] = {
		"", " ", "x", "y", "notadate", "not a date", "0", "@0", "-1",
		"3.5", "000000000000", "1234567890123", "@1234567890123",
		"@", "@ 1", "@-1", "+1", "1e5", "999999999999",
		"2027-02-30", "2027-02-29", "2100-02-29", "1900-02-29",
		"2027-00-10", "2027-13-01", "2027-01-00", "2027-01-32",
		"2027-04-31", "0000-00-00", "0000-00-00 00:00:00",
		"0000-01-01", "10000-01-01", "-0001-01-01", "2027-3-1",
		"27-03-01", "2027-03", "2027-W10", "2027W101",
		"2027-060", "2027/03/01", "2027.03.01",
		"2027-03-01 24:00", "2027-03-01 25:00", "2027-03-01 18:60",
		"2027-03-01 18:00:60", "2027-03-01 18", "2027-03-01 1800",
		"2027-03-01 18:0", "2027-03-01 18:00:0", "2027-03-01 18:00:",
		"2027-03-01 18:00:00.", "2027-03-01 18:00.5",
		"2027-03-01 18:", "2027-03-01 180:00", "2027-03-01T",
		"2027-03-01T 18:00", "2027-03-01 T18:00", "2027-03-0118:00",
		"2027-03-01 0:30 pm", "2027-03-01 0am", "2027-03-01 13pm",
		"2027-03-01 18:00 pm", "2027-03-01 6p", "2027-03-01 6 a m",
		"2027-03-01 pm", "2027-03-01 6pmpm", "2027-03-01 noon pm",
		"2027-03-01 12noon", "2027-03-01 18:00 +1",
		"2027-03-01 18:00 +1:00", "2027-03-01 18:00 +01:0",
		"2027-03-01 18:00 +01:60", "2027-03-01 18:00 +24:00",
		"2027-03-01 18:00 + 01:00", "2027-03-01 18:00 +010",
		"2027-03-01 18:00 UTC+2", "2027-03-01 18:00 GMT+2",
		"2027-03-01 18:00 ZZ", "2027-03-01 18:00 Z Z",
		"2027-03-01 18:00 Mars/Olympus", "2027-03-01 18:00 18:00",
		"2027-03-01 18:00 (CET)", "2027-03-01,18:00",
		"20270301T18", "20270301T180", "20270301T18000",
		"20270301T1800000", "20270301T2400", "20270301T1860",
		"20270301T180060", "20270229T1800", "20270301 1800",
		"20270301T1800 Z", "20270301T18:00", "2027031T1800",
		"13/01/2027", "0/1/2027", "1/0/2027", "2/30/2027",
		"3/1/27", "3/1/20270", "3/1", "3-1-2027", "003/1/2027",
		"3/1/2027T18:00", "31.4.2027", "1.13.2027", "1.3.27", "1.3.",
		"1.3.2027T18:00", "1march 2027", "1 march2027",
		"1 march,2027", "1 march , 2027", "1 march", "march 2027",
		"1 mars 2027", "1 mar. 2027", "1st march 2027",
		"march 1st, 2027", "31 april 2027", "29 feb 2027",
		"feb 30 2027", "1 march 27", "march 1 27", "001 march 2027",
		"1 septe 2027", "1-mar-2027", "sept 2027",
		"now 5pm", "now now", "midnight 5pm", "noon Z", "noon noon",
		"today Z", "tomorrow 5", "tomorrow5pm", "tomorrow 24:00",
		"tomorrow 18:00 Z", "today tomorrow", "5pm tomorrow", "5pm",
		"18:00", "to day", "+5", "+ 5 days", "5 days", "+5 dayss",
		"+5 fortnights", "+5 days 25:00", "+5 days Z", "+5days11am",
		"+5.5 days", "+100001 days", "-100001 days", "+1000000 days",
		"+99999999999999999999 days", "++5 days", "+-5 days",
		"+5 mins", "+5 sec", "+5 seconds", "+1 day +1 day",
		"+100000 years", "-100000 years", "+7974 years",
		"-2026 years", "-100000 months",
		"nextmonday", "next", "last", "this monday", "next next mon",
		"next month", "last day", "mondays", "mo", "tues", "thurs",
		"monday Z", "monday5pm", "monday 5", "montag",
		"2027-03-01 18:00\xc2\xa0Z", "\xef\xbc\x92\xef\xbc\x90",
		"2027-03-01 "
		    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
		    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
	};
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_not(is_date(rows[i]), "'%s'", rows[i]);
}
