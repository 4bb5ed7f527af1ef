#include "command/ical/ical_stamp.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "text/dates.h"

#define NUMBER	6		/* digits of a number in a duration */

/* The rest of a text. */
struct rest {
	const char	*at, *end;
};

static bool
skip_one_of(struct rest *r, const char *characters)
{
	if (r->at == r->end || strchr(characters, *r->at) == NULL)
		return (false);
	r->at++;
	return (true);
}

static bool
read_digits(struct rest *r, int least, int most, int *n)
{
	int	 count;

	*n = 0;
	for (count = 0; count < most && r->at < r->end &&
	    isdigit((unsigned char)*r->at); count++)
		*n = *n * 10 + *r->at++ - '0';
	return (count >= least);
}

static bool
read_day(struct rest *r, struct ical_stamp *s)
{
	int	 least;

	if (!read_digits(r, 4, 4, &s->year))
		return (false);
	least = skip_one_of(r, "-/.") ? 1 : 2;
	if (!read_digits(r, least, 2, &s->month))
		return (false);
	if (least == 1 && !skip_one_of(r, "-/."))
		return (false);
	return (read_digits(r, least, 2, &s->day));
}

/* HH [":"] MM [[":"] SS ["." digits]] */
static bool
read_clock(struct rest *r, struct ical_stamp *s)
{
	int	 digit;

	s->has_time = true;
	if (!read_digits(r, 2, 2, &s->hour))
		return (false);
	skip_one_of(r, ":");
	if (!read_digits(r, 2, 2, &s->minute))
		return (false);
	skip_one_of(r, ":");
	if (r->at < r->end && isdigit((unsigned char)*r->at) &&
	    !read_digits(r, 2, 2, &s->second))
		return (false);
	if (skip_one_of(r, ".,"))
		while (read_digits(r, 1, 1, &digit))
			continue;
	return (true);
}

/* Z, UTC, GMT, or ("+" | "-") HH [[":"] MM]; or nothing. */
static bool
read_offset(struct rest *r, struct ical_stamp *s)
{
	size_t	 length;
	int	 hours, minutes = 0;
	bool	 west;

	skip_one_of(r, " ");
	if ((length = (size_t)(r->end - r->at)) == 0)
		return (true);
	s->has_offset = true;
	if (length == 1 && skip_one_of(r, "Zz"))
		return (true);
	if (length == 3 && (strncasecmp(r->at, "UTC", 3) == 0 ||
	    strncasecmp(r->at, "GMT", 3) == 0))
		return (true);
	west = *r->at == '-';
	if (!skip_one_of(r, "+-") || !read_digits(r, 2, 2, &hours))
		return (false);
	skip_one_of(r, ":");
	if (r->at < r->end && !read_digits(r, 2, 2, &minutes))
		return (false);
	minutes += hours * 60;
	s->offset = west ? -minutes : minutes;
	return (r->at == r->end && hours <= 14 && minutes <= 14 * 60);
}

static struct rest
trim_blanks(const char *text, size_t length)
{
	struct rest	 r = { text, text + length };

	while (r.at < r.end && isspace((unsigned char)*r.at))
		r.at++;
	while (r.end > r.at && isspace((unsigned char)r.end[-1]))
		r.end--;
	return (r);
}

bool
ical_stamp_read(struct ical_stamp *s, const char *text, size_t length)
{
	struct rest	 r = trim_blanks(text, length);

	memset(s, 0, sizeof(*s));
	if (!read_day(&r, s))
		return (false);
	if (r.at == r.end)
		return (true);
	return (skip_one_of(&r, "Tt ") && read_clock(&r, s) &&
	    read_offset(&r, s));
}

static bool
is_midnight_24(const struct ical_stamp *s)
{
	return (s->hour == 24 && s->minute == 0 && s->second == 0);
}

static bool
day_exists(const struct ical_stamp *s)
{
	int	 year, month, day;

	if (s->year < 1 || s->month < 1 || s->month > 12)
		return (false);
	date_civil(date_days(s->year, s->month, s->day), &year, &month, &day);
	return (month == s->month && day == s->day);
}

bool
ical_stamp_exists(const struct ical_stamp *s)
{
	return (day_exists(s) && (s->hour < 24 || is_midnight_24(s)) &&
	    s->minute < 60 && s->second <= 60);
}

static bool
print_local(int64_t local, char text[ICAL_STAMP])
{
	if (local < date_days(1, 1, 1) * DATE_DAY ||
	    local >= date_days(10000, 1, 1) * DATE_DAY)
		return (false);
	date_print_basic(local, text);
	return (true);
}

/* A second of 60 is 59 (RFC 5545 section 3.3.12). */
bool
ical_stamp_print(const struct ical_stamp *s, char text[ICAL_STAMP])
{
	int64_t	 local = date_days(s->year, s->month, s->day) * DATE_DAY;

	local += s->hour * 3600 + (s->minute - s->offset) * 60 +
	    (s->second < 60 ? s->second : 59);
	if (!print_local(local, text))
		return (false);
	if (!s->has_time)
		text[strlen("00000000")] = '\0';
	else if (s->has_offset)
		strcat(text, "Z");
	return (true);
}

bool
ical_stamp_day(const struct ical_stamp *s, char text[ICAL_STAMP])
{
	struct ical_stamp	 day = { .year = s->year, .month = s->month,
				    .day = s->day };

	if (day.month > 12) {
		day.month = 12;
		day.day = 31;
	} else if (day.month < 1) {
		day.year--;
		day.month = 12;
		day.day = 31;
	}
	while (day.day > 0 && day.year >= 1 && !day_exists(&day))
		day.day--;
	return (ical_stamp_print(&day, text));
}

bool
ical_duration_print(const char *text, size_t length, char to[ICAL_DURATION])
{
	static const char	 units[] = "WDHMS";
	struct rest		 r = trim_blanks(text, length);
	int			 count[5] = { 0 }, n, next = 0;
	const char		*unit, *sign;

	sign = r.at < r.end && *r.at == '-' ? "-" : "";
	skip_one_of(&r, "+-");
	if (!skip_one_of(&r, "Pp"))
		return (false);
	while (skip_one_of(&r, "Tt") || r.at < r.end) {
		if (!read_digits(&r, 1, NUMBER, &n) || r.at == r.end ||
		    (unit = strchr(units + next, toupper((unsigned char)
		    *r.at++))) == NULL)
			return (false);
		count[unit - units] = n;
		next = (int)(unit - units) + 1;
	}
	snprintf(to, ICAL_DURATION, "%sP%dDT%dH%dM%dS", sign,
	    count[0] * 7 + count[1], count[2], count[3], count[4]);
	return (next > 0);
}
