/*
 * What Windows calls time zones, from CLDR's table, which ICU brings along.
 */
#ifndef ALMANAC_ICAL_WINDOWS_H
#define ALMANAC_ICAL_WINDOWS_H

#include <stdbool.h>
#include <stddef.h>

/* Bytes of a name, with its NUL; no longer one is known. */
#define ICAL_WINDOWS	96

/* "W. Europe Standard Time" is Europe/Berlin.  False: it is not a name. */
bool	ical_windows_zone(const char *name, char zone[ICAL_WINDOWS]);

/* What Windows calls a zone of the database. */
bool	ical_windows_name(const char *zone, char name[ICAL_WINDOWS]);

#endif
