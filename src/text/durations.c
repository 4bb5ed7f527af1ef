#include "text/durations.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>

#include "base/array.h"
#include "text/dates.h"

#define DIGITS	7

static const struct {
	char	 name;
	int64_t	 seconds;
}	 units[] = {
	{ 'w', 7 * DATE_DAY }, { 'd', DATE_DAY }, { 'h', 3600 }, { 'm', 60 },
	{ 's', 1 }
};

#define UNITS	COUNT(units)

bool
duration_read(const char *text, int64_t *seconds)
{
	int64_t	 number = 0;
	size_t	 i;

	for (i = 0; text[i] >= '0' && text[i] <= '9'; i++) {
		if (i == DIGITS)
			return (false);
		number = number * 10 + (text[i] - '0');
	}
	if (i == 0 || text[i] == '\0' || text[i + 1] != '\0')
		return (false);
	text += i;
	for (i = 0; i < UNITS; i++)
		if (units[i].name == *text) {
			*seconds = number * units[i].seconds;
			return (true);
		}
	return (false);
}

void
duration_print(int64_t seconds, char text[DURATION_TEXT])
{
	size_t	 i;

	for (i = 0; i < UNITS - 1; i++)
		if (seconds > 0 && seconds % units[i].seconds == 0)
			break;
	snprintf(text, DURATION_TEXT, "%" PRId64 "%c",
	    seconds / units[i].seconds, units[i].name);
}
