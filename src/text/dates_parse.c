#include <ctype.h>
#include <string.h>

#include "text/dates.h"
#include "text/dates_take.h"

#define STEP_MAX	100000

/* Longer names come first, since shorter ones may be their prefixes. */
static const char	*const months[] = {
	"january", "february", "march", "april", "may", "june", "july",
	"august", "september", "october", "november", "december",
	"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct",
	"nov", "dec", NULL
};
static const char	*const weekdays[] = {
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

	take_word(&rest, "@");
	if (rest.end - rest.at > 12)
		return (false);
	while (take_digits(&rest, 1, 1, &digit))
		date->seconds = date->seconds * 10 + digit;
	date->form = DATE_INSTANT;

	return (rest.at == rest.end && date->seconds > 0);
}

/* YYYY "-" MM "-" DD */
static bool
read_ymd(struct rest rest, struct date *date)
{
	return (take_digits(&rest, 4, 4, &date->year) &&
	    take_word(&rest, "-") && take_digits(&rest, 2, 2, &date->month) &&
	    take_word(&rest, "-") && take_digits(&rest, 2, 2, &date->day) &&
	    day_exists(date) &&
	    take_tail(&rest, date, TAKE_LETTER_T | TAKE_ZONE));
}

/* YYYYMMDD "T" HHMM[SS] */
static bool
read_compact(struct rest rest, struct date *date)
{
	if (!take_digits(&rest, 4, 4, &date->year) ||
	    !take_digits(&rest, 2, 2, &date->month) ||
	    !take_digits(&rest, 2, 2, &date->day) || !day_exists(date) ||
	    !take_word(&rest, "T") ||
	    !take_digits(&rest, 2, 2, &date->hour) || date->hour > 23 ||
	    !take_digits(&rest, 2, 2, &date->minute) || date->minute > 59)
		return (false);
	date->has_time = true;
	if (take_digits(&rest, 1, 1, &date->second)) {
		rest.at--;
		if (!take_digits(&rest, 2, 2, &date->second) ||
		    date->second > 59)
			return (false);
	}

	return (take_zone(&rest, date));
}

/* M "/" D "/" YYYY */
static bool
read_slashes(struct rest rest, struct date *date)
{
	return (take_digits(&rest, 1, 2, &date->month) &&
	    take_word(&rest, "/") && take_digits(&rest, 1, 2, &date->day) &&
	    take_word(&rest, "/") && take_digits(&rest, 4, 4, &date->year) &&
	    day_exists(date) && take_tail(&rest, date, TAKE_ZONE));
}

/* D "." M "." YYYY */
static bool
read_dots(struct rest rest, struct date *date)
{
	return (take_digits(&rest, 1, 2, &date->day) &&
	    take_word(&rest, ".") && take_digits(&rest, 1, 2, &date->month) &&
	    take_word(&rest, ".") && take_digits(&rest, 4, 4, &date->year) &&
	    day_exists(date) && take_tail(&rest, date, TAKE_ZONE));
}

static bool
take_month(struct rest *rest, struct date *date)
{
	int	 i;

	if ((i = take_one_of(rest, months)) == -1)
		return (false);
	if (strcmp(months[i], "sep") == 0)
		take_word(rest, "t");
	date->month = i % 12 + 1;

	return (true);
}

/* [","] _ YYYY, after a day and a month */
static bool
take_year(struct rest *rest, struct date *date)
{
	take_word(rest, ",");

	return (take_blanks(rest) && take_digits(rest, 4, 4, &date->year) &&
	    day_exists(date) && take_tail(rest, date, TAKE_ZONE));
}

/* D _ month */
static bool
read_day_month(struct rest rest, struct date *date)
{
	return (take_digits(&rest, 1, 2, &date->day) && take_blanks(&rest) &&
	    take_month(&rest, date) && take_year(&rest, date));
}

/* month _ D */
static bool
read_month_day(struct rest rest, struct date *date)
{
	return (take_month(&rest, date) && take_blanks(&rest) &&
	    take_digits(&rest, 1, 2, &date->day) && take_year(&rest, date));
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
	if (take_word(&rest, "now")) {
		date->form = DATE_INSTANT;
		date->now = true;
		return (rest.at == rest.end);
	}
	if (take_word(&rest, "midnight"))
		return (rest.at == rest.end);
	if (take_word(&rest, "noon")) {
		date->hour = 12;
		return (rest.at == rest.end);
	}
	if ((i = take_one_of(&rest, days)) == -1 ||
	    !take_tail(&rest, date, 0))
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
	if (!(back = take_word(&rest, "-")) && !take_word(&rest, "+"))
		return (false);
	if (!take_digits(&rest, 1, 1, &date->step))
		return (false);
	while (take_digits(&rest, 1, 1, &digit))
		if ((date->step = date->step * 10 + digit) > STEP_MAX)
			return (false);
	if (back)
		date->step = -date->step;
	take_blanks(&rest);
	if ((i = take_one_of(&rest, units)) == -1)
		return (false);
	date->unit = "mhdwMy"[i];
	take_word(&rest, "s");

	return (take_tail(&rest, date, 0));
}

static bool
read_weekday(struct rest rest, struct date *date)
{
	static const char	*const words[] = { "last", "next", NULL };
	int			 i;

	date->form = DATE_WEEKDAY;
	if ((i = take_one_of(&rest, words)) != -1 && !take_blanks(&rest))
		return (false);
	date->direction = i == -1 ? 0 : i * 2 - 1;
	if ((i = take_one_of(&rest, weekdays)) == -1)
		return (false);
	date->weekday = i % 7;

	return (take_tail(&rest, date, 0));
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

	take_blanks(&rest);
	while (rest.end > rest.at && isspace((unsigned char)rest.end[-1]))
		rest.end--;
	for (i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		memset(date, 0, sizeof(*date));
		if (forms[i](rest, date))
			return (true);
	}

	return (false);
}
