#include "text/lengths.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/zones.h"

#define DIGITS	9
#define WEEK	(7 * DATE_DAY)
#define MOST	(366 * DATE_DAY)

static const struct {
	char	 name;
	bool	 is_time;
	int64_t	 seconds;
}	 units[] = {
	{ 'W', false, WEEK }, { 'D', false, DATE_DAY }, { 'H', true, 3600 },
	{ 'M', true, 60 }, { 'S', true, 1 }
};

/* Reads a number and its unit, which is after `*next` in the table. */
static bool
read_part(struct exact_length *to, const char **text, bool is_time,
    size_t *next)
{
	int64_t	 number = 0;
	int	 digits;

	for (digits = 0; isdigit((unsigned char)**text); digits++, ++*text) {
		if (digits == DIGITS)
			return (false);
		number = number * 10 + **text - '0';
	}
	for (; *next < COUNT(units); ++*next)
		if (units[*next].is_time == is_time &&
		    units[*next].name == toupper((unsigned char)**text))
			break;
	if (digits == 0 || *next == COUNT(units))
		return (false);
	if (is_time)
		to->seconds += number * units[*next].seconds;
	else
		to->days += number * units[*next].seconds / DATE_DAY;
	++*next;
	++*text;

	return (true);
}

bool
length_read(struct exact_length *to, const char *text)
{
	size_t	 next = 0;
	bool	 is_time = false;

	*to = (struct exact_length){ 0, 0 };
	if (toupper((unsigned char)*text++) != 'P')
		return (false);
	do {
		if (!is_time && toupper((unsigned char)*text) == 'T') {
			is_time = true;
			text++;
		}
		if (!read_part(to, &text, is_time, &next))
			return (false);
	} while (*text != '\0');

	return (length_is_exact(to) &&
	    to->days * DATE_DAY + to->seconds <= MOST);
}

void
length_print(const struct exact_length *length, char text[LENGTH_TEXT])
{
	int64_t	 left = length->seconds, number;
	size_t	 i;
	char	*to = text;

	*to = '\0';
	if (!length_is_exact(length))
		return;
	*to++ = 'P';
	if (length->days > 0)
		to += snprintf(to, LENGTH_TEXT / 4, "%" PRId64 "D",
		    length->days);
	if (left > 0)
		*to++ = 'T';
	for (i = 0; i < COUNT(units); i++) {
		number = units[i].is_time ? left / units[i].seconds : 0;
		if (number == 0)
			continue;
		to += snprintf(to, LENGTH_TEXT / 4, "%" PRId64 "%c", number,
		    units[i].name);
		left %= units[i].seconds;
	}
	*to = '\0';
}

bool
length_is_exact(const struct exact_length *length)
{
	return (length->days > 0 || length->seconds > 0);
}

int64_t
length_end(const struct exact_length *length, int64_t start,
    const struct zone *_Nullable zone)
{
	int64_t	 utc, last, seconds = length->seconds;

	start += length->days * DATE_DAY;
	if (zone == NULL || seconds == 0)
		return (start + seconds);
	utc = zone_to_utc(zone, start) + seconds;
	last = zone_to_local(zone, utc);

	return (zone_to_utc(zone, last) == utc ? last : start + seconds);
}
