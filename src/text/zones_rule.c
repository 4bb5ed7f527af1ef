#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "text/dates.h"
#include "text/zones_file.h"

/* The rest of a rule's text. */
struct rest {
	const char	*at;
	const char	*end;
};

static bool
take(struct rest *rest, char c)
{
	if (rest->at == rest->end || *rest->at != c)
		return (false);
	rest->at++;

	return (true);
}

static bool
take_number(struct rest *rest, int min, int max, int *number)
{
	const char	*start = rest->at;
	int		 n = 0;

	while (rest->at < rest->end && isdigit((unsigned char)*rest->at) &&
	    rest->at - start < 4)
		n = n * 10 + (*rest->at++ - '0');
	*number = n;

	return (rest->at > start && n >= min && n <= max);
}

/* [+-]hh[:mm[:ss]] */
static bool
take_time(struct rest *rest, int hours, int32_t *seconds)
{
	int	 h, m = 0, s = 0;
	bool	 negative;

	if (!(negative = take(rest, '-')))
		take(rest, '+');
	if (!take_number(rest, 0, hours, &h))
		return (false);
	if (take(rest, ':')) {
		if (!take_number(rest, 0, 59, &m))
			return (false);
		if (take(rest, ':') && !take_number(rest, 0, 59, &s))
			return (false);
	}
	*seconds = h * 3600 + m * 60 + s;
	if (negative)
		*seconds = -*seconds;

	return (true);
}

/* CET, or <+03> in brackets. */
static const char *
take_abbreviation(struct rest *rest, struct arena *arena)
{
	const char	*start;
	bool		 quoted;
	size_t		 length;

	quoted = take(rest, '<');
	start = rest->at;
	while (rest->at < rest->end && (isalpha((unsigned char)*rest->at) ||
	    (quoted && (isdigit((unsigned char)*rest->at) ||
	    *rest->at == '+' || *rest->at == '-'))))
		rest->at++;
	length = (size_t)(rest->at - start);
	if (length < 3 || length >= ZONE_ABBREVIATION)
		return (NULL);
	if (quoted && !take(rest, '>'))
		return (NULL);

	return (arena_copy(arena, start, length));
}

static bool
take_day(struct rest *rest, struct zone_day *day)
{
	if (!take(rest, ','))
		return (false);
	if (take(rest, 'M')) {
		day->kind = 'M';
		if (!take_number(rest, 1, 12, &day->month) ||
		    !take(rest, '.') ||
		    !take_number(rest, 1, 5, &day->week) ||
		    !take(rest, '.') || !take_number(rest, 0, 6, &day->day))
			return (false);
	} else if (take(rest, 'J')) {
		day->kind = 'J';
		if (!take_number(rest, 1, 365, &day->day))
			return (false);
	} else {
		day->kind = 'n';
		if (!take_number(rest, 0, 365, &day->day))
			return (false);
	}
	day->time = 2 * 3600;

	return (!take(rest, '/') || take_time(rest, 167, &day->time));
}

bool
zone_rule_read(struct zone_rule *rule, struct arena *arena, const char *text,
    size_t length)
{
	struct rest	 rest = { text, text + length };

	memset(rule, 0, sizeof(*rule));
	rule->standard.abbreviation = take_abbreviation(&rest, arena);
	if (rule->standard.abbreviation == NULL ||
	    !take_time(&rest, 24, &rule->standard.offset))
		return (false);
	/* In rules, offsets count westwards. */
	rule->standard.offset = -rule->standard.offset;
	if (rest.at == rest.end)
		return (true);

	rule->has_daylight = rule->daylight.daylight = true;
	rule->daylight.abbreviation = take_abbreviation(&rest, arena);
	if (rule->daylight.abbreviation == NULL)
		return (false);
	rule->daylight.offset = rule->standard.offset + 3600;
	if (rest.at < rest.end && *rest.at != ',') {
		if (!take_time(&rest, 24, &rule->daylight.offset))
			return (false);
		rule->daylight.offset = -rule->daylight.offset;
	}

	return (take_day(&rest, &rule->start) && take_day(&rest, &rule->end) &&
	    rest.at == rest.end);
}

/* Days since 1970-01-01. */
static int64_t
day_of_month(int year, const struct zone_day *day)
{
	int64_t	 first, next, at;

	first = date_days(year, day->month, 1);
	next = day->month == 12 ? date_days(year + 1, 1, 1) :
	    date_days(year, day->month + 1, 1);
	at = first + (day->day - date_weekday(first) + 7) % 7 +
	    7 * (day->week - 1);

	return (at < next ? at : at - 7);
}

static int64_t
time_of_year(int year, const struct zone_day *day)
{
	int64_t	 days, january;
	bool	 leap;

	january = date_days(year, 1, 1);
	leap = date_days(year + 1, 1, 1) - january == 366;
	if (day->kind == 'M')
		days = day_of_month(year, day);
	else if (day->kind == 'J')
		days = january + day->day - 1 + (leap && day->day > 59);
	else
		days = january + day->day;

	return (days * 86400 + day->time);
}

void
zone_rule_year(const struct zone_rule *rule, int year, int64_t *start,
    int64_t *end)
{
	*start = time_of_year(year, &rule->start) - rule->standard.offset;
	*end = time_of_year(year, &rule->end) - rule->daylight.offset;
}
