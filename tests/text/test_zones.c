#include <stdio.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/zones.h"

static void
load(void)
{
	cr_assert(zones_load(NULL));
}

TestSuite(zones, .init = load);

/* 2027-01-15 12:00:00 and 2027-07-15 12:00:00 UTC */
#define WINTER	1800014400
#define SUMMER	1815652800

Test(zones, a_text_names_a_zone)
{
	static const struct {
		const char	*text;
		int32_t		 offset;
		const char	*abbreviation;
	} rows[] = {
		{ "Europe/Paris", 3600, "CET" },
		{ "europe/paris", 3600, "CET" },
		{ "EUROPE/PARIS", 3600, "CET" },
		{ "America/New_York", -18000, "EST" },
		{ "America/Argentina/Buenos_Aires", -10800, "-03" },
		{ "Asia/Tokyo", 32400, "JST" },
		{ "Asia/Kathmandu", 20700, "+0545" },
		{ "Europe/Istanbul", 10800, "+03" },
		{ "Europe/Dublin", 0, "GMT" },
		{ "Etc/GMT+5", -18000, "-05" },
		{ "EST", -18000, "EST" },
		{ "UTC", 0, "UTC" },
		{ "utc", 0, "UTC" },
		{ "GMT", 0, "GMT" },
		{ "GMT+0", 0, "GMT" },
		{ "GMT0", 0, "GMT" },
		{ "Zulu", 0, "UTC" },
		{ "UTC+2", 7200, "UTC+2" },
		{ "UTC-3", -10800, "UTC-3" },
		{ "UTC+0", 0, "UTC+0" },
		{ "UTC+5.5", 19800, "UTC+5.5" },
		{ "UTC+5.75", 20700, "UTC+5.75" },
		{ "UTC-3.25", -11700, "UTC-3.25" },
		{ "UTC+05:30", 19800, "UTC+05:30" },
		{ "UTC+5:30", 19800, "UTC+5:30" },
		{ "UTC+0530", 19800, "UTC+0530" },
		{ "UTC+14", 50400, "UTC+14" },
		{ "UTC+14:00", 50400, "UTC+14:00" },
		{ "UTC-12", -43200, "UTC-12" },
		{ "UTC-11.75", -42300, "UTC-11.75" },
		{ "GMT+2", 7200, "GMT+0200" },
		{ "GMT-3", -10800, "GMT-0300" },
		{ "GMT+02:30", 9000, "GMT+0230" },
		{ "+02:00", 7200, "GMT+0200" },
		{ "-0330", -12600, "GMT-0330" },
		{ "+02", 7200, "GMT+0200" },
		{ "+00:00", 0, "GMT+0000" },
		{ "-00:00", 0, "GMT+0000" },
		{ "-00:30", -1800, "GMT-0030" },
		{ "+14:00", 50400, "GMT+1400" },
		{ "-12:00", -43200, "GMT-1200" },
		{ "Z", 0, "Z" },
	};
	const struct zone	*zone;
	char			 abbreviation[ZONE_ABBREVIATION];
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		zone = zone_find(rows[i].text);
		cr_assert_not_null(zone, "%s", rows[i].text);
		cr_expect_eq(zone_offset(zone, WINTER), rows[i].offset, "%s",
		    rows[i].text);
		zone_abbreviation(zone, rows[i].text, WINTER, abbreviation);
		cr_expect_str_eq(abbreviation, rows[i].abbreviation, "%s",
		    rows[i].text);
	}
}

Test(zones, other_texts_name_none)
{
	static const char	*const rows[] = {
		"", " ", "UTC+99", "UTC+14.25", "UTC+14:01", "UTC+15",
		"UTC-12.25", "UTC-12:30", "UTC-13", "UTC+", "UTC+5.", "UTC+5.1",
		"UTC+5.50", "UTC+5.255", "UTC+05:60", "UTC+5:3", "UTC+005",
		"UTC+530", "UTC +2", "UTC+2 ", " UTC+2", "utc+2", "UTC+2x",
		"UTC5", "GMT+5.5", "GMT+99", "GMT+", "gmt+2", "+2", "+2:00",
		"+020", "+02:0", "+02:000", "+02:60", "+14:01", "-12:01",
		"+99:00", "02:00", "+", "-", "+-2", "z", "ZZ", "Mars/Olympus",
		"Europe", "Europe/", "/Europe/Paris", "Europe/Paris ",
		"Europe\\Paris", "europe/par", "posix/Europe/Paris",
		"right/Europe/Paris", "localtime", "posixrules", "zone.tab",
		"tzdata.zi", "../zoneinfo/UTC", "Europe/../UTC", "PDT", "5",
		"0", "UTC+0x1",
	};
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_null(zone_find(rows[i]), "'%s'", rows[i]);
}

Test(zones, an_offset_is_made_once)
{
	cr_expect_eq(zone_find("UTC+5.5"), zone_find("+0530"));
	cr_expect_eq(zone_find("Z"), zone_utc());
	cr_expect_eq(zone_find("europe/paris"), zone_find("Europe/Paris"));
}

Test(zones, every_minute_is_an_offset)
{
	char	 text[16];
	int	 minutes, absolute;

	for (minutes = -720; minutes <= 840; minutes++) {
		absolute = minutes < 0 ? -minutes : minutes;
		snprintf(text, sizeof(text), "%c%02d:%02d",
		    minutes < 0 ? '-' : '+', absolute / 60, absolute % 60);
		cr_assert_not_null(zone_find(text), "%s", text);
		cr_expect_eq(zone_offset(zone_find(text), SUMMER),
		    minutes * 60, "%s", text);
	}
}

Test(zones, only_names_are_named)
{
	cr_expect_not_null(zone_named("Europe/Paris"));
	cr_expect_null(zone_named("UTC+2"));
	cr_expect_null(zone_named("+02:00"));
	cr_expect_null(zone_named(""));
}

Test(zones, loading_again_keeps_zones_alive)
{
	const struct zone	*paris = zone_find("Europe/Paris");

	cr_assert(zones_load(NULL));
	cr_expect_eq(zone_offset(paris, SUMMER), 7200);
	cr_expect_not_null(zone_find("Europe/Paris"));
}

Test(zones, a_folder_without_zones_is_reported)
{
	cr_expect_not(zones_load("/usr/share/zoneinfo/none"));
	cr_expect_not(zones_load("/usr/include"));
	cr_expect_null(zone_find("Europe/Paris"));
	cr_expect_not_null(zone_find("UTC+2"));
}

Test(zones, the_abbreviation_is_that_of_the_instant)
{
	static const struct {
		const char	*text;
		int64_t		 utc;
		const char	*abbreviation;
	} rows[] = {
		{ "Europe/Paris", WINTER, "CET" },
		{ "Europe/Paris", SUMMER, "CEST" },
		{ "America/New_York", SUMMER, "EDT" },
		{ "Europe/Dublin", SUMMER, "IST" },
		{ "Europe/London", SUMMER, "BST" },
		{ "Australia/Lord_Howe", SUMMER, "+1030" },
		{ "Australia/Lord_Howe", WINTER, "+11" },
		{ "UTC+2", SUMMER, "UTC+2" },
		/* The years 2600 and 9999 follow the rule as well. */
		{ "Europe/Paris", 19902974400, "CEST" },
		{ "Europe/Paris", 253402214400, "CET" },
	};
	char			 abbreviation[ZONE_ABBREVIATION];
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		zone_abbreviation(zone_find(rows[i].text), rows[i].text,
		    rows[i].utc, abbreviation);
		cr_expect_str_eq(abbreviation, rows[i].abbreviation, "%s %jd",
		    rows[i].text, (intmax_t)rows[i].utc);
	}
}

static int64_t
clock_time(const char *text)
{
	int	 y, mo, d, h, mi, s;

	cr_assert_eq(sscanf(text, "%d-%d-%d %d:%d:%d", &y, &mo, &d, &h, &mi,
	    &s), 6, "%s", text);

	return (date_days(y, mo, d) * 86400 + h * 3600 + mi * 60 + s);
}

Test(zones, a_clock_time_is_an_instant)
{
	static const struct {
		const char	*zone, *local, *utc, *shown;
	} rows[] = {
		/* Skipped times move forward by the gap. */
		{ "America/New_York", "2027-03-14 02:30:00",
		    "2027-03-14 07:30:00", "2027-03-14 03:30:00" },
		{ "America/New_York", "2027-03-14 01:59:59",
		    "2027-03-14 06:59:59", "2027-03-14 01:59:59" },
		{ "America/New_York", "2027-03-14 02:00:00",
		    "2027-03-14 07:00:00", "2027-03-14 03:00:00" },
		{ "America/New_York", "2027-03-14 03:00:00",
		    "2027-03-14 07:00:00", "2027-03-14 03:00:00" },
		{ "Europe/Paris", "2027-03-28 02:30:00",
		    "2027-03-28 01:30:00", "2027-03-28 03:30:00" },
		{ "Australia/Lord_Howe", "2027-10-03 02:15:00",
		    "2027-10-02 15:45:00", "2027-10-03 02:45:00" },
		{ "Europe/Dublin", "2027-03-28 01:30:00",
		    "2027-03-28 01:30:00", "2027-03-28 02:30:00" },
		{ "Africa/Casablanca", "2025-04-06 02:30:00",
		    "2025-04-06 02:30:00", "2025-04-06 03:30:00" },
		{ "Pacific/Apia", "2011-12-30 12:00:00",
		    "2011-12-30 22:00:00", "2011-12-31 12:00:00" },
		{ "Pacific/Apia", "2011-12-29 23:59:59",
		    "2011-12-30 09:59:59", "2011-12-29 23:59:59" },
		{ "Pacific/Apia", "2011-12-31 00:00:00",
		    "2011-12-30 10:00:00", "2011-12-31 00:00:00" },
		{ "America/Godthab", "2027-03-27 23:30:00",
		    "2027-03-28 01:30:00", "2027-03-28 00:30:00" },
		{ "Europe/Paris", "2600-03-30 02:30:00",
		    "2600-03-30 01:30:00", "2600-03-30 03:30:00" },
		/* Of two, the first. */
		{ "America/New_York", "2027-11-07 01:30:00",
		    "2027-11-07 05:30:00", "2027-11-07 01:30:00" },
		{ "America/New_York", "2027-11-07 02:00:00",
		    "2027-11-07 07:00:00", "2027-11-07 02:00:00" },
		{ "America/New_York", "2027-11-07 00:59:59",
		    "2027-11-07 04:59:59", "2027-11-07 00:59:59" },
		{ "Europe/Paris", "2027-10-31 02:30:00",
		    "2027-10-31 00:30:00", "2027-10-31 02:30:00" },
		{ "Australia/Lord_Howe", "2027-04-04 01:45:00",
		    "2027-04-03 14:45:00", "2027-04-04 01:45:00" },
		{ "Europe/Dublin", "2027-10-31 01:30:00",
		    "2027-10-31 00:30:00", "2027-10-31 01:30:00" },
		{ "Africa/Casablanca", "2025-02-23 02:30:00",
		    "2025-02-23 01:30:00", "2025-02-23 02:30:00" },
		{ "Pacific/Kwajalein", "1969-09-30 18:00:00",
		    "1969-09-30 07:00:00", "1969-09-30 18:00:00" },
		/* Ordinary times. */
		{ "America/New_York", "2027-03-01 09:00:00",
		    "2027-03-01 14:00:00", "2027-03-01 09:00:00" },
		{ "Europe/Paris", "2027-03-01 09:00:00",
		    "2027-03-01 08:00:00", "2027-03-01 09:00:00" },
		{ "America/New_York", "2027-03-03 23:59:59",
		    "2027-03-04 04:59:59", "2027-03-03 23:59:59" },
		{ "Europe/Paris", "1850-01-01 00:09:21",
		    "1850-01-01 00:00:00", "1850-01-01 00:09:21" },
		{ "Europe/Paris", "9999-07-01 12:00:00",
		    "9999-07-01 10:00:00", "9999-07-01 12:00:00" },
		{ "UTC+5.75", "2027-03-01 00:00:00",
		    "2027-02-28 18:15:00", "2027-03-01 00:00:00" },
	};
	const struct zone	*zone;
	int64_t			 utc;
	char			 text[DATE_TEXT];
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		zone = zone_find(rows[i].zone);
		utc = zone_to_utc(zone, clock_time(rows[i].local));
		date_print(utc, text);
		cr_expect_str_eq(text, rows[i].utc, "%s %s: %s", rows[i].zone,
		    rows[i].local, text);
		date_print(zone_to_local(zone, utc), text);
		cr_expect_str_eq(text, rows[i].shown, "%s %s: %s",
		    rows[i].zone, rows[i].local, text);
	}
}
