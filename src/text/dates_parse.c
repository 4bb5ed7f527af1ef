#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/dates_names.h"
#include "text/zones.h"

#define ZONE_NAME	64
#define STEP_MAX	100000

/* The rest of the text. */
struct rest {
	const char	*at;
	const char	*end;
};

/* What consume_tail() allows: T before a time, and a zone. */
enum { ALLOW_LETTER_T = 1, ALLOW_ZONE = 2 };

static bool
consume_blanks(struct rest *rest)
{
	const char	*start = rest->at;

	while (rest->at < rest->end && isspace((unsigned char)*rest->at))
		rest->at++;

	return (rest->at > start);
}

/* any letter case */
static bool
consume_word(struct rest *rest, const char *word)
{
	size_t	 length = strlen(word);

	if ((size_t)(rest->end - rest->at) < length ||
	    strncasecmp(rest->at, word, length) != 0)
		return (false);
	rest->at += length;

	return (true);
}

/* The index of the word in a list that ends with NULL, or -1. */
static int
consume_one_of(struct rest *rest, const char *const *words)
{
	int	 i;

	for (i = 0; words[i] != NULL; i++)
		if (consume_word(rest, words[i]))
			return (i);

	return (-1);
}

/* `min` to `max` digits, as many as there are. */
static bool
consume_digits(struct rest *rest, int min, int max, int *number)
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
consume_offset(struct rest *rest, struct date *date)
{
	int	 hours, minutes = 0;
	bool	 west;

	west = *rest->at++ == '-';
	if (!consume_digits(rest, 2, 2, &hours) || hours > 23)
		return (false);
	if (rest->at < rest->end) {
		consume_word(rest, ":");
		if (!consume_digits(rest, 2, 2, &minutes) || minutes > 59)
			return (false);
	}
	minutes += hours * 60;
	date->zone = zone_fixed(west ? -minutes : minutes);

	return (rest->at == rest->end);
}

/* Takes nothing, or a zone up to the end of the text. */
static bool
consume_zone(struct rest *rest, struct date *date)
{
	char	 name[ZONE_NAME];
	size_t	 length;

	date->zone = NULL;
	if ((length = (size_t)(rest->end - rest->at)) == 0)
		return (true);
	if (*rest->at == '+' || *rest->at == '-')
		return (consume_offset(rest, date));
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
consume_minutes(struct rest *rest, struct date *date)
{
	int	 digit;

	if (!consume_digits(rest, 2, 2, &date->minute) || date->minute > 59)
		return (false);
	if (!consume_word(rest, ":"))
		return (true);
	if (!consume_digits(rest, 2, 2, &date->second) || date->second > 59)
		return (false);
	if (!consume_word(rest, "."))
		return (true);
	if (!consume_digits(rest, 1, 1, &digit))
		return (false);
	while (consume_digits(rest, 1, 1, &digit))
		continue;

	return (true);
}

/* A time with am or pm if `half`, otherwise one without. */
static bool
consume_time(struct rest *rest, struct date *date, bool half)
{
	static const char	*const names[] = { "midnight", "noon", NULL };
	static const char	*const halves[] = { "am", "pm", NULL };
	int			 i;
	bool			 minutes;

	date->has_time = true;
	date->minute = date->second = 0;
	if (!half && (i = consume_one_of(rest, names)) != -1) {
		date->hour = i * 12;
		return (true);
	}
	if (!consume_digits(rest, 1, 2, &date->hour))
		return (false);
	minutes = consume_word(rest, ":");
	if (minutes && !consume_minutes(rest, date))
		return (false);
	if (!half)
		return (minutes && date->hour <= 23);

	consume_blanks(rest);
	if ((i = consume_one_of(rest, halves)) == -1)
		return (false);
	if (date->hour < 1 || date->hour > 12)
		return (false);
	date->hour = date->hour % 12 + i * 12;

	return (true);
}

static bool
consume_end(struct rest *rest, struct date *date, int allowed)
{
	if (rest->at == rest->end)
		return (true);
	if ((allowed & ALLOW_ZONE) == 0)
		return (false);
	consume_blanks(rest);

	return (consume_zone(rest, date));
}

/* Everything after the day: a time, a zone, both, or nothing. */
static bool
consume_tail(struct rest *rest, struct date *date, int allowed)
{
	struct rest	 ahead;
	int		 half;

	/* "am" may be half of the day or the start of America/... */
	for (half = 1; half >= 0; half--) {
		ahead = *rest;
		if (!consume_blanks(&ahead) &&
		    ((allowed & ALLOW_LETTER_T) == 0 ||
		    !consume_word(&ahead, "T")))
			break;
		if (consume_time(&ahead, date, half) &&
		    consume_end(&ahead, date, allowed))
			return (true);
	}
	date->has_time = false;
	date->hour = date->minute = date->second = 0;

	return (consume_end(rest, date, allowed));
}

const char	*const date_months[] = {
	"january", "february", "march", "april", "may", "june", "july",
	"august", "september", "october", "november", "december",
	"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct",
	"nov", "dec", NULL
};
const char	*const date_weekdays[] = {
	"sunday", "monday", "tuesday", "wednesday", "thursday", "friday",
	"saturday", "sun", "mon", "tue", "wed", "thu", "fri", "sat", NULL
};
static const char	*const units[] = {
	"minute", "hour", "day", "week", "month", "year", NULL
};

static bool
day_exists(struct date *date)
{
	int	 year, month, day;

	date->form = DATE_CLOCK;
	if (date->year < 1 || date->month < 1 || date->month > 12)
		return (false);
	date_civil(date_days(date->year, date->month, date->day), &year,
	    &month, &day);

	return (month == date->month && day == date->day);
}

/* [ "@" ] 1 to 12 digits */
static bool
read_unix(struct rest rest, struct date *date)
{
	int	 digit;

	consume_word(&rest, "@");
	if (rest.end - rest.at > 12)
		return (false);
	while (consume_digits(&rest, 1, 1, &digit))
		date->seconds = date->seconds * 10 + digit;
	date->form = DATE_INSTANT;

	return (rest.at == rest.end && date->seconds > 0);
}

/* YYYY "-" MM "-" DD */
static bool
read_ymd(struct rest rest, struct date *date)
{
	return (consume_digits(&rest, 4, 4, &date->year) &&
	    consume_word(&rest, "-") &&
	    consume_digits(&rest, 2, 2, &date->month) &&
	    consume_word(&rest, "-") &&
	    consume_digits(&rest, 2, 2, &date->day) && day_exists(date) &&
	    consume_tail(&rest, date, ALLOW_LETTER_T | ALLOW_ZONE));
}

/* YYYYMMDD "T" HHMM[SS] */
static bool
read_compact(struct rest rest, struct date *date)
{
	if (!consume_digits(&rest, 4, 4, &date->year) ||
	    !consume_digits(&rest, 2, 2, &date->month) ||
	    !consume_digits(&rest, 2, 2, &date->day) || !day_exists(date) ||
	    !consume_word(&rest, "T") ||
	    !consume_digits(&rest, 2, 2, &date->hour) || date->hour > 23 ||
	    !consume_digits(&rest, 2, 2, &date->minute) || date->minute > 59)
		return (false);
	date->has_time = true;
	if (consume_digits(&rest, 1, 1, &date->second)) {
		rest.at--;
		if (!consume_digits(&rest, 2, 2, &date->second) ||
		    date->second > 59)
			return (false);
	}

	return (consume_zone(&rest, date));
}

/* M "/" D "/" YYYY */
static bool
read_slashes(struct rest rest, struct date *date)
{
	return (consume_digits(&rest, 1, 2, &date->month) &&
	    consume_word(&rest, "/") &&
	    consume_digits(&rest, 1, 2, &date->day) &&
	    consume_word(&rest, "/") &&
	    consume_digits(&rest, 4, 4, &date->year) && day_exists(date) &&
	    consume_tail(&rest, date, ALLOW_ZONE));
}

/* D "." M "." YYYY */
static bool
read_dots(struct rest rest, struct date *date)
{
	return (consume_digits(&rest, 1, 2, &date->day) &&
	    consume_word(&rest, ".") &&
	    consume_digits(&rest, 1, 2, &date->month) &&
	    consume_word(&rest, ".") &&
	    consume_digits(&rest, 4, 4, &date->year) && day_exists(date) &&
	    consume_tail(&rest, date, ALLOW_ZONE));
}

static bool
consume_month(struct rest *rest, struct date *date)
{
	int	 i;

	if ((i = consume_one_of(rest, date_months)) == -1)
		return (false);
	if (strcmp(date_months[i], "sep") == 0)
		consume_word(rest, "t");
	date->month = i % 12 + 1;

	return (true);
}

/* [","] _ YYYY, after a day and a month */
static bool
consume_year(struct rest *rest, struct date *date)
{
	consume_word(rest, ",");

	return (consume_blanks(rest) &&
	    consume_digits(rest, 4, 4, &date->year) && day_exists(date) &&
	    consume_tail(rest, date, ALLOW_ZONE));
}

/* D _ month */
static bool
read_day_month(struct rest rest, struct date *date)
{
	return (consume_digits(&rest, 1, 2, &date->day) &&
	    consume_blanks(&rest) && consume_month(&rest, date) &&
	    consume_year(&rest, date));
}

/* month _ D */
static bool
read_month_day(struct rest rest, struct date *date)
{
	return (consume_month(&rest, date) && consume_blanks(&rest) &&
	    consume_digits(&rest, 1, 2, &date->day) &&
	    consume_year(&rest, date));
}

static bool
read_day(struct rest rest, struct date *date)
{
	static const char	*const days[] = {
		"yesterday", "today", "tomorrow", NULL
	};
	int			 i;

	date->form = DATE_RELATIVE;
	date->unit = 'd';
	date->has_time = true;
	if (consume_word(&rest, "now")) {
		date->form = DATE_INSTANT;
		date->now = true;
		return (rest.at == rest.end);
	}
	if (consume_word(&rest, "midnight"))
		return (rest.at == rest.end);
	if (consume_word(&rest, "noon")) {
		date->hour = 12;
		return (rest.at == rest.end);
	}
	if ((i = consume_one_of(&rest, days)) == -1 ||
	    !consume_tail(&rest, date, 0))
		return (false);
	date->step = i - 1;
	date->has_time = true;

	return (true);
}

/* ( "+" | "-" ) N [_] unit */
static bool
read_relative(struct rest rest, struct date *date)
{
	int	 digit, i;
	bool	 back;

	date->form = DATE_RELATIVE;
	if (!(back = consume_word(&rest, "-")) && !consume_word(&rest, "+"))
		return (false);
	if (!consume_digits(&rest, 1, 1, &date->step))
		return (false);
	while (consume_digits(&rest, 1, 1, &digit))
		if ((date->step = date->step * 10 + digit) > STEP_MAX)
			return (false);
	if (back)
		date->step = -date->step;
	consume_blanks(&rest);
	if ((i = consume_one_of(&rest, units)) == -1)
		return (false);
	date->unit = "mhdwMy"[i];
	consume_word(&rest, "s");

	return (consume_tail(&rest, date, 0));
}

static bool
read_weekday(struct rest rest, struct date *date)
{
	static const char	*const words[] = { "last", "next", NULL };
	int			 i;

	date->form = DATE_WEEKDAY;
	if ((i = consume_one_of(&rest, words)) != -1 && !consume_blanks(&rest))
		return (false);
	date->direction = i == -1 ? 0 : i * 2 - 1;
	if ((i = consume_one_of(&rest, date_weekdays)) == -1)
		return (false);
	date->weekday = i % 7;

	return (consume_tail(&rest, date, 0));
}

bool
date_parse(struct date *date, const char *text)
{
	static bool	(*const forms[])(struct rest, struct date *) = {
		read_unix, read_ymd, read_compact, read_slashes, read_dots,
		read_day_month, read_month_day, read_day, read_relative,
		read_weekday
	};
	struct rest	 rest = { text, text + strlen(text) };
	size_t		 i;

	consume_blanks(&rest);
	while (rest.end > rest.at && isspace((unsigned char)rest.end[-1]))
		rest.end--;
	for (i = 0; i < COUNT(forms); i++) {
		memset(date, 0, offsetof(struct date, compound));
		if (forms[i](rest, date))
			return (true);
	}

	return (false);
}
