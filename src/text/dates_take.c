#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "text/dates.h"
#include "text/dates_take.h"
#include "text/zones.h"

#define ZONE_NAME	64

bool
take_blanks(struct rest *rest)
{
	const char	*start = rest->at;

	while (rest->at < rest->end && isspace((unsigned char)*rest->at))
		rest->at++;

	return (rest->at > start);
}

bool
take_word(struct rest *rest, const char *word)
{
	size_t	 length = strlen(word);

	if ((size_t)(rest->end - rest->at) < length ||
	    strncasecmp(rest->at, word, length) != 0)
		return (false);
	rest->at += length;

	return (true);
}

int
take_one_of(struct rest *rest, const char *const *words)
{
	int	 i;

	for (i = 0; words[i] != NULL; i++)
		if (take_word(rest, words[i]))
			return (i);

	return (-1);
}

bool
take_digits(struct rest *rest, int min, int max, int *number)
{
	int	 count;

	*number = 0;
	for (count = 0; count < max && rest->at < rest->end; count++) {
		if (!isdigit((unsigned char)*rest->at))
			break;
		*number = *number * 10 + (*rest->at++ - '0');
	}

	return (count >= min);
}

/* ( "+" | "-" ) HH [ [":"] MM ] */
static bool
take_offset(struct rest *rest, struct date *date)
{
	int	 hours, minutes = 0;
	bool	 west;

	west = *rest->at++ == '-';
	if (!take_digits(rest, 2, 2, &hours) || hours > 23)
		return (false);
	if (rest->at < rest->end) {
		take_word(rest, ":");
		if (!take_digits(rest, 2, 2, &minutes) || minutes > 59)
			return (false);
	}
	minutes += hours * 60;
	date->zone = zone_fixed(west ? -minutes : minutes);

	return (rest->at == rest->end);
}

bool
take_zone(struct rest *rest, struct date *date)
{
	char	 name[ZONE_NAME];
	size_t	 length;

	date->zone = NULL;
	if ((length = (size_t)(rest->end - rest->at)) == 0)
		return (true);
	if (*rest->at == '+' || *rest->at == '-')
		return (take_offset(rest, date));
	if (length >= sizeof(name))
		return (false);
	memcpy(name, rest->at, length);
	name[length] = '\0';
	if (strcasecmp(name, "Z") == 0 || strcasecmp(name, "UTC") == 0 ||
	    strcasecmp(name, "GMT") == 0)
		date->zone = zone_utc();
	else
		date->zone = zone_named(name);

	return (date->zone != NULL);
}

/* MM [ ":" SS [ "." digits ] ] */
static bool
take_minutes(struct rest *rest, struct date *date)
{
	int	 digit;

	if (!take_digits(rest, 2, 2, &date->minute) || date->minute > 59)
		return (false);
	if (!take_word(rest, ":"))
		return (true);
	if (!take_digits(rest, 2, 2, &date->second) || date->second > 59)
		return (false);
	if (!take_word(rest, "."))
		return (true);
	if (!take_digits(rest, 1, 1, &digit))
		return (false);
	while (take_digits(rest, 1, 1, &digit))
		continue;

	return (true);
}

/* A time with am or pm if `half`, otherwise one without. */
static bool
take_time(struct rest *rest, struct date *date, bool half)
{
	static const char	*const names[] = { "midnight", "noon", NULL };
	static const char	*const halves[] = { "am", "pm", NULL };
	int			 i;
	bool			 minutes;

	date->has_time = true;
	date->minute = date->second = 0;
	if (!half && (i = take_one_of(rest, names)) != -1) {
		date->hour = i * 12;
		return (true);
	}
	if (!take_digits(rest, 1, 2, &date->hour))
		return (false);
	minutes = take_word(rest, ":");
	if (minutes && !take_minutes(rest, date))
		return (false);
	if (!half)
		return (minutes && date->hour <= 23);

	take_blanks(rest);
	if ((i = take_one_of(rest, halves)) == -1)
		return (false);
	if (date->hour < 1 || date->hour > 12)
		return (false);
	date->hour = date->hour % 12 + i * 12;

	return (true);
}

static bool
take_end(struct rest *rest, struct date *date, int allowed)
{
	if (rest->at == rest->end)
		return (true);
	if ((allowed & TAKE_ZONE) == 0)
		return (false);
	take_blanks(rest);

	return (take_zone(rest, date));
}

bool
take_tail(struct rest *rest, struct date *date, int allowed)
{
	struct rest	 ahead;
	int		 half;

	/* "am" may be half of the day or the start of America/... */
	for (half = 1; half >= 0; half--) {
		ahead = *rest;
		if (!take_blanks(&ahead) && ((allowed & TAKE_LETTER_T) == 0 ||
		    !take_word(&ahead, "T")))
			break;
		if (take_time(&ahead, date, half) &&
		    take_end(&ahead, date, allowed))
			return (true);
	}
	date->has_time = false;
	date->hour = date->minute = date->second = 0;

	return (take_end(rest, date, allowed));
}
