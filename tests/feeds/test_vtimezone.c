#include <string.h>

#include <criterion/criterion.h>
#include <libical/ical.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/buf.h"
#include "feeds/vtimezone.h"
#include "text/dates.h"
#include "text/zones.h"

#define DAY	INT64_C(86400)

static struct arena	*arena;

static void
setup(void)
{
	cr_assert(zones_load(NULL));
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(vtimezone, .init = setup, .fini = teardown);

static int64_t
day(int year, int month, int mday)
{
	return (date_days(year, month, mday) * DAY);
}

static const char *
written(const char *name, int64_t from, int64_t until)
{
	struct buf	 out;

	buf_init(&out, arena, 4096);
	vtimezone_write(&out, arena, zone_find(name), from, until);

	return (out.data);
}

Test(vtimezone, a_zone_with_daylight_time_has_its_rules)
{
	cr_expect_str_eq(written("europe/paris", day(2027, 3, 1),
	    day(2027, 3, 2)),
	    "BEGIN:VTIMEZONE\r\n"
	    "TZID:Europe/Paris\r\n"
	    "BEGIN:STANDARD\r\n"
	    "DTSTART:20260101T010000\r\n"
	    "TZOFFSETFROM:+0100\r\n"
	    "TZOFFSETTO:+0100\r\n"
	    "TZNAME:CET\r\n"
	    "END:STANDARD\r\n"
	    "BEGIN:DAYLIGHT\r\n"
	    "DTSTART:20260329T020000\r\n"
	    "TZOFFSETFROM:+0100\r\n"
	    "TZOFFSETTO:+0200\r\n"
	    "TZNAME:CEST\r\n"
	    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n"
	    "END:DAYLIGHT\r\n"
	    "BEGIN:STANDARD\r\n"
	    "DTSTART:20261025T030000\r\n"
	    "TZOFFSETFROM:+0200\r\n"
	    "TZOFFSETTO:+0100\r\n"
	    "TZNAME:CET\r\n"
	    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n"
	    "END:STANDARD\r\n"
	    "END:VTIMEZONE\r\n");
}

Test(vtimezone, a_zone_without_daylight_time_has_one_offset)
{
	static const struct {
		const char	*name, *text;
	} rows[] = {
		{ "Asia/Tokyo", "BEGIN:VTIMEZONE\r\nTZID:Asia/Tokyo\r\n"
		    "BEGIN:STANDARD\r\nDTSTART:20260101T090000\r\n"
		    "TZOFFSETFROM:+0900\r\nTZOFFSETTO:+0900\r\n"
		    "TZNAME:JST\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n" },
		{ "UTC-3.25", "BEGIN:VTIMEZONE\r\nTZID:UTC-0315\r\n"
		    "BEGIN:STANDARD\r\nDTSTART:20251231T204500\r\n"
		    "TZOFFSETFROM:-0315\r\nTZOFFSETTO:-0315\r\n"
		    "TZNAME:UTC-0315\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(written(rows[i].name, day(2027, 3, 1),
		    day(2027, 3, 2)), rows[i].text);
}

Test(vtimezone, past_changes_are_written_one_by_one)
{
	cr_expect_str_eq(written("America/New_York", day(2006, 1, 1),
	    day(2006, 1, 1)),
	    "BEGIN:VTIMEZONE\r\n"
	    "TZID:America/New_York\r\n"
	    "BEGIN:STANDARD\r\n"
	    "DTSTART:20041231T190000\r\n"
	    "TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0500\r\nTZNAME:EST\r\n"
	    "END:STANDARD\r\n"
	    "BEGIN:DAYLIGHT\r\n"
	    "DTSTART:20050403T020000\r\n"
	    "TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nTZNAME:EDT\r\n"
	    "END:DAYLIGHT\r\n"
	    "BEGIN:STANDARD\r\n"
	    "DTSTART:20051030T020000\r\n"
	    "TZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nTZNAME:EST\r\n"
	    "END:STANDARD\r\n"
	    "BEGIN:DAYLIGHT\r\n"
	    "DTSTART:20060402T020000\r\n"
	    "TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nTZNAME:EDT\r\n"
	    "END:DAYLIGHT\r\n"
	    "BEGIN:STANDARD\r\n"
	    "DTSTART:20061029T020000\r\n"
	    "TZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nTZNAME:EST\r\n"
	    "END:STANDARD\r\n"
	    "BEGIN:DAYLIGHT\r\n"
	    "DTSTART:20070311T020000\r\n"
	    "TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nTZNAME:EDT\r\n"
	    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU\r\n"
	    "END:DAYLIGHT\r\n"
	    "BEGIN:STANDARD\r\n"
	    "DTSTART:20071104T020000\r\n"
	    "TZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nTZNAME:EST\r\n"
	    "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU\r\n"
	    "END:STANDARD\r\n"
	    "END:VTIMEZONE\r\n");
}

Test(vtimezone, an_offset_may_have_seconds)
{
	cr_expect_str_eq(written("Europe/Paris", day(1700, 6, 1),
	    day(1700, 6, 1)),
	    "BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\nBEGIN:STANDARD\r\n"
	    "DTSTART:16990101T000921\r\nTZOFFSETFROM:+000921\r\n"
	    "TZOFFSETTO:+000921\r\nTZNAME:LMT\r\nEND:STANDARD\r\n"
	    "END:VTIMEZONE\r\n");
}

/*
 * Compares the offsets that libical reads from our output, at noon and at
 * midnight.
 */
static void
expect_same_offsets(const char *name, int from, int until)
{
	const struct zone	*zone = zone_find(name);
	icalcomponent		*component;
	icaltimezone		*theirs;
	struct icaltimetype	 time;
	int64_t			 at;
	int			 summer;

	component = icalparser_parse_string(written(name, day(from, 1, 1),
	    day(until, 12, 31)));
	cr_assert_not_null(component);
	theirs = icaltimezone_new();
	cr_assert(icaltimezone_set_component(theirs, component));
	for (at = day(from, 1, 1); at < day(until + 1, 1, 1); at += DAY / 2) {
		time = icaltime_from_timet_with_zone((time_t)at, 0,
		    icaltimezone_get_utc_timezone());
		cr_assert_eq(icaltimezone_get_utc_offset_of_utc_time(theirs,
		    &time, &summer), zone_offset(zone, at), "%s at %jd",
		    name, (intmax_t)at);
	}
	icaltimezone_free(theirs, 1);
}

Test(vtimezone, libical_finds_the_same_offsets)
{
	static const char *const	names[] = { "Europe/Paris",
	    "Europe/London", "Europe/Dublin", "Europe/Istanbul",
	    "America/New_York", "America/Sao_Paulo", "America/Nuuk",
	    "America/St_Johns", "America/Santiago", "America/Caracas",
	    "Asia/Jerusalem", "Asia/Gaza", "Asia/Kathmandu", "Asia/Tehran",
	    "Africa/Cairo", "Africa/Casablanca", "Australia/Lord_Howe",
	    "Australia/Adelaide", "Pacific/Auckland", "Pacific/Chatham",
	    "Pacific/Apia", "Antarctica/Troll", "Asia/Tokyo", "UTC+5.75",
	    "UTC-12" };
	size_t				 i;

	for (i = 0; i < COUNT(names); i++) {
		expect_same_offsets(names[i], 2004, 2012);
		expect_same_offsets(names[i], 2026, 2029);
	}
}

Test(vtimezone, the_last_years_can_be_written)
{
	const char	*text;

	text = written("Africa/Cairo", day(9990, 1, 1), day(9999, 12, 31));
	cr_expect_null(strstr(text, "DTSTART:1"));
	cr_expect_not_null(strstr(text, "DTSTART:9999"));
}

static size_t
count_of(const char *text, const char *what)
{
	size_t	count = 0;

	for (; (text = strstr(text, what)) != NULL; text++)
		count++;

	return (count);
}

/* Its last change of a year is at 24:00, which our rules cannot express. */
Test(vtimezone, a_zone_without_rules_is_written_until_2100)
{
	const char	*text;

	text = written("Africa/Cairo", day(2026, 1, 1), day(9998, 12, 31));
	cr_expect_not_null(strstr(text, "DTSTART:2100"));
	cr_expect_null(strstr(text, "DTSTART:2101"));
	cr_expect_lt(count_of(text, "BEGIN:"), 200);
	text = written("Africa/Cairo", day(2090, 1, 1), day(9998, 12, 31));
	cr_expect_not_null(strstr(text, "DTSTART:2118"));
	cr_expect_null(strstr(text, "DTSTART:2119"));
}

Test(vtimezone, a_spent_budget_ends_the_changes)
{
	struct budget	 budget;
	size_t		 all;

	all = count_of(written("Africa/Cairo", day(1900, 1, 1),
	    day(2100, 1, 1)), "BEGIN:");
	budget_start(&budget, 0, SIZE_MAX);
	arena_set_budget(arena, &budget);
	cr_expect_lt(count_of(written("Africa/Cairo", day(1900, 1, 1),
	    day(2100, 1, 1)), "BEGIN:"), all / 2);
	arena_set_budget(arena, NULL);
}

Test(vtimezone, some_zones_are_utc)
{
	static const struct {
		const char	*name;
		bool		 utc;
	} rows[] = {
		{ "UTC", true }, { "Etc/UTC", true }, { "Z", true },
		{ "GMT+0", true }, { "+00:00", true }, { "Zulu", true },
		{ "UTC+1", false }, { "Europe/London", false },
		{ "Africa/Abidjan", false }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(vtimezone_is_utc(zone_find(rows[i].name)),
		    rows[i].utc, "%s", rows[i].name);
}
