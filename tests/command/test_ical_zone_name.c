/* Names of time zones that are not in the tz database. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "command/ical/ical_zone_name.h"
#include "text/zones.h"

#define NOW	1795694400	/* 2026-11-26 */

static const struct {
	const char	*name;
	const char	*zone;		/* NULL: unknown */
}	 rows[] = {
	/* Windows, Outlook, Rails */
	{ "W. Europe Standard Time", "Europe/Vienna" },
	{ "Eastern Standard Time", "America/New_York" },
	{ "Eastern Standard Time 1", "America/New_York" },
	{ "Russia Time Zone 11", "Asia/Kamchatka" },
	{ "(UTC) Coordinated Universal Time", "UTC" },
	{ "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna",
	  "Europe/Vienna" },
	{ "(GMT+01.00) Brussels, Copenhagen, Madrid, Paris", "Europe/Paris" },
	{ "(UTC+00:00) Dublin, Edinburgh, Lisbon, London", "Europe/London" },
	{ "(UTC-05:00) Eastern Time (US & Canada)", "America/New_York" },
	{ "(UTC-06:00) Guadalajara, Mexico City, Monterrey",
	  "America/Mexico_City" },
	{ "(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi",
	  "Asia/Calcutta" },
	{ "(UTC+09:00) Osaka, Sapporo, Tokyo", "Asia/Tokyo" },
	{ "(UTC+10:00) Canberra, Melbourne, Sydney", "Australia/Sydney" },
	{ "(UTC+01:00) West Central Africa", "+01:00" },
	{ "(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London",
	  "Europe/London" },
	{ "(GMT-08:00) Pacific Time (US & Canada); Tijuana",
	  "America/Los_Angeles" },
	{ "(GMT+01:00) Central European Time - Berlin", "Europe/Paris" },
	{ "GMT-05:00 Eastern Time", "America/New_York" },
	{ "UTC+01:00 (winter)", "+01:00" },
	{ "Europe/Lisbon (WET)", "Europe/Lisbon" },
	{ "(UTC+12:00) Auckland, Wellington", "Pacific/Auckland" },
	{ "(UTC-07:00) Arizona", "America/Phoenix" },
	{ "(UTC-10:00) Hawaii", "Pacific/Honolulu" },
	{ "Pacific Time (US & Canada)", "America/Los_Angeles" },
	{ "Berlin", "Europe/Vienna" },
	{ "New Delhi", NULL },
	{ "W.Europe Standard Time", "Europe/Vienna" },
	{ "W. Europe Daylight Time", "Europe/Vienna" },
	{ "W. Europe", "Europe/Vienna" }, { "Romance", "Europe/Paris" },
	{ "Romance Standard", "Europe/Paris" },
	{ "Central Europe", "Europe/Budapest" },
	{ "GMT Daylight Time", "Europe/London" },

	/* people */
	{ "Eastern Time", "America/New_York" },
	{ "Central European Standard Time", "Europe/Warsaw" },
	{ "Coordinated Universal Time", "UTC" },
	{ "Greenwich Mean Time", "Europe/London" },
	{ "Mitteleurop\u00e4ische Zeit", "Europe/Vienna" },
	{ "CEST", "+02:00" }, { "EDT", "-04:00" }, { "JST", "+09:00" },
	{ "WEST", "+01:00" }, { "MESZ", "+02:00" }, { "MEZ", "CET" },
	{ "Wien", "Europe/Vienna" }, { "Z\u00fcrich", "Europe/Vienna" },
	{ "Europe/Rom", "Europe/Vienna" }, { "Bruxelles", "Europe/Paris" },
	{ "CET/CEST", "Europe/Vienna" }, { "MEZ/MESZ", "Europe/Vienna" },
	{ "EST / EDT", "America/New_York" }, { "UTC+1/UTC+2", "Europe/Vienna" },
	{ "GMT +0000 (Standard) / GMT +0100 (Daylight)", "Europe/London" },
	{ "CET/EDT", NULL }, { "CET/CEST/EET", NULL },

	/* spellings */
	{ "US-Eastern", "US/Eastern" },
	{ "America-New_York", "America/New_York" },
	{ "america/new york", "America/New_York" },
	{ "America/New_York 1", "America/New_York" },
	{ "\"Europe/Berlin\" ", "Europe/Berlin" },
	{ "America-Port-au-Prince", "America/Port-au-Prince" },

	/* offsets */
	{ "GMT+0200", "+02:00" }, { "UTC+2", "+02:00" },
	{ "UTC -5", "-05:00" }, { "GMT+05:30", "+05:30" },
	{ "(UTC-03:30)", "-03:30" }, { "GMT", "UTC" },
	{ "UTC+15", NULL }, { "UTC+02:60", NULL },

	{ "", NULL }, { " ", NULL }, { "-", NULL }, { "(", NULL },
	{ "Nowhere", NULL }, { "Customized Time Zone", NULL },
	{ "\xff\xfe", NULL },
	{ "0123456789012345678901234567890123456789012345678901234567890123456"
	  "789012345678901234567890123456789", NULL }
};

Test(ical_zone_name, a_name_means_a_zone)
{
	const struct zone	*zone;
	char			 text[ICAL_ZONE_NAME];
	size_t			 i;

	cr_assert(zones_load(NULL));
	for (i = 0; i < COUNT(rows); i++) {
		strcpy(text, "none");
		zone = ical_zone_named(rows[i].name,
		    zone_named("Europe/Vienna"), NOW);
		if (zone != NULL)
			ical_zone_text(zone, text);
		cr_expect_str_eq(text, rows[i].zone != NULL ? rows[i].zone :
		    "none", "%s: %s", rows[i].name, text);
	}
}

Test(ical_zone_name, every_name_of_windows_is_known)
{
	const struct zone	*zone;
	char			 windows[ICAL_ZONE_NAME];
	size_t			 i;

	cr_assert(zones_load(NULL));
	for (i = 0; (zone = zone_at(i)) != NULL; i++) {
		if (!ical_zone_convert(zone_name(zone), windows, false))
			continue;
		cr_expect_not_null(ical_zone_named(windows, zone_utc(), NOW),
		    "%s", windows);
	}
}
