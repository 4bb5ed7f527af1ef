#include "command/ical/ical_windows.h"

#include <string.h>

#include <unicode/ucal.h>

/* False: too long or not ASCII, which no such name is. */
static bool
widen(const char *text, UChar to[ICAL_WINDOWS], int32_t *length)
{
	int32_t	 i;

	for (i = 0; text[i] != '\0'; i++) {
		if (i == ICAL_WINDOWS - 1 || (unsigned char)text[i] > 0x7f)
			return (false);
		to[i] = (UChar)text[i];
	}
	*length = i;
	return (true);
}

static bool
narrow(const UChar *text, int32_t length, char to[ICAL_WINDOWS])
{
	int32_t	 i;

	if (length <= 0 || length >= ICAL_WINDOWS)
		return (false);
	for (i = 0; i < length; i++) {
		if (text[i] > 0x7f)
			return (false);
		to[i] = (char)text[i];
	}
	to[length] = '\0';
	return (true);
}

bool
ical_windows_zone(const char *name, char zone[ICAL_WINDOWS])
{
	UErrorCode	 error = U_ZERO_ERROR;
	UChar		 from[ICAL_WINDOWS], to[ICAL_WINDOWS];
	int32_t		 length;

	if (!widen(name, from, &length))
		return (false);
	length = ucal_getTimeZoneIDForWindowsID(from, length, NULL, to,
	    ICAL_WINDOWS, &error);
	return (U_SUCCESS(error) && narrow(to, length, zone));
}

bool
ical_windows_name(const char *zone, char name[ICAL_WINDOWS])
{
	UErrorCode	 error = U_ZERO_ERROR;
	UChar		 from[ICAL_WINDOWS], to[ICAL_WINDOWS];
	int32_t		 length;

	if (!widen(zone, from, &length))
		return (false);
	length = ucal_getWindowsTimeZoneID(from, length, to, ICAL_WINDOWS,
	    &error);
	return (U_SUCCESS(error) && narrow(to, length, name));
}
