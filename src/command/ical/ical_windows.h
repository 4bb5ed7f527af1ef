/* Windows names of time zones, from CLDR's table in ICU. */
#ifndef ALMANAC_ICAL_WINDOWS_H
#define ALMANAC_ICAL_WINDOWS_H

#include <stdbool.h>
#include <stddef.h>

/* Size of a name including its NUL. No longer one is known. */
#define ICAL_WINDOWS	96

/* "W. Europe Standard Time" is Europe/Berlin. False: unknown. */
bool	ical_windows_zone(const char *name, char zone[ICAL_WINDOWS]);

/* The Windows name of a zone of the database. */
bool	ical_windows_name(const char *zone, char name[ICAL_WINDOWS]);

#endif
