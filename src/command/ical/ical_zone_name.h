/*
 * Zones by the names that calendars use instead of those of the tz database.
 */
#ifndef ALMANAC_ICAL_ZONE_NAME_H
#define ALMANAC_ICAL_ZONE_NAME_H

#include <stdbool.h>
#include <stdint.h>

struct zone;

#define ICAL_ZONE_NAME	96	/* limit of a name in bytes */

/*
 * Converts names by CLDR's table in ICU: "W. Europe Standard Time" is
 * Europe/Berlin, and the reverse. Returns false if the name is unknown, as all
 * are that are long or not ASCII.
 */
bool	ical_zone_convert(const char *name, char to[ICAL_ZONE_NAME],
	    bool from_windows);

/*
 * Finds the zone that a name means: of Windows ("W. Europe Standard Time"), as
 * Outlook shows it ("(UTC+01:00) Amsterdam, Berlin"), as people say it
 * ("Eastern Time (US & Canada)", "Berlin", "CEST"), in another spelling
 * ("America-New_York", "Europe/Berlin 1"), or an offset ("UTC +2"). Of zones
 * with the same Windows name it is the site's, or else that of the table.
 * Returns NULL if the name means nothing.
 */
const struct zone	*_Nullable ical_zone_named(const char *name,
			    const struct zone *site, int64_t now);

/* The name of a zone as the database spells it, or an offset: "+02:00". */
void	ical_zone_text(const struct zone *, char text[ICAL_ZONE_NAME]);

#endif
