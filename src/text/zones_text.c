#include <ctype.h>
#include <string.h>

#include "text/zones.h"

#define WEST_MAX	(12 * 60)	/* minutes */
#define EAST_MAX	(14 * 60)

static int
digits(const char *text)
{
	return ((int)strspn(text, "0123456789"));
}

static int
two(const char *text)
{
	return ((text[0] - '0') * 10 + text[1] - '0');
}

/* The minutes of "", "30", ":30"; with `fraction` also ".5". -1 otherwise. */
static int
minutes_of(const char *text, bool fraction)
{
	if (*text == '\0')
		return (0);
	if (fraction && *text == '.') {
		if (strcmp(text, ".25") == 0)
			return (15);
		if (strcmp(text, ".5") == 0)
			return (30);

		return (strcmp(text, ".75") == 0 ? 45 : -1);
	}
	if (*text == ':')
		text++;
	if (digits(text) != 2 || text[2] != '\0' || two(text) > 59)
		return (-1);

	return (two(text));
}

static const struct zone *
find_offset(const char *text)
{
	int	 hours, minutes, sign, length;
	bool	 utc, bare;

	utc = strncmp(text, "UTC", 3) == 0;
	bare = !utc && strncmp(text, "GMT", 3) != 0;
	if (!bare)
		text += 3;
	if (*text != '+' && *text != '-')
		return (NULL);
	sign = *text++ == '-' ? -1 : 1;

	/* A single digit is an hour only after "UTC" or "GMT". */
	length = digits(text);
	if (length == 4)
		length = 2;
	if (length != 2 && (bare || length != 1))
		return (NULL);
	hours = length == 2 ? two(text) : text[0] - '0';
	if ((minutes = minutes_of(text + length, utc)) == -1)
		return (NULL);
	minutes = sign * (hours * 60 + minutes);
	if (minutes < -WEST_MAX || minutes > EAST_MAX)
		return (NULL);

	return (zone_fixed(minutes));
}

const struct zone *
zone_find(const char *text)
{
	const struct zone	*zone;

	if (strcmp(text, "Z") == 0)
		return (zone_utc());
	if ((zone = zone_named(text)) != NULL)
		return (zone);

	return (find_offset(text));
}
