#include <string.h>

#include "text/dates.h"
#include "text/zones.h"

struct parts {
	int64_t	 days;
	int	 year, month, day, hour, minute, second;
};

static void
split_time(struct parts *p, int64_t seconds)
{
	int	 clock;

	p->days = date_day(seconds);
	clock = (int)(seconds - p->days * DATE_DAY);
	date_civil(p->days, &p->year, &p->month, &p->day);
	p->hour = clock / 3600;
	p->minute = clock / 60 % 60;
	p->second = clock % 60;
}

static char *
put_number(char *to, int number, int width)
{
	int	 i;

	for (i = width - 1; i >= 0; i--, number /= 10)
		to[i] = (char)('0' + number % 10);

	return (to + width);
}

static char *
put_year(char *to, int year)
{
	if (year < 0) {
		*to++ = '-';
		year = -year;
	}

	return (put_number(to, year, year > 9999 ? 5 : 4));
}

static char *
put_clock(char *to, const struct parts *p)
{
	to = put_number(to, p->hour, 2);
	*to++ = ':';
	to = put_number(to, p->minute, 2);
	*to++ = ':';

	return (put_number(to, p->second, 2));
}

static char *
put_day(char *to, const struct parts *p)
{
	to = put_year(to, p->year);
	*to++ = '-';
	to = put_number(to, p->month, 2);
	*to++ = '-';

	return (put_number(to, p->day, 2));
}

static char *
put_date(char *to, const struct parts *p, char separator)
{
	to = put_day(to, p);
	*to++ = separator;

	return (put_clock(to, p));
}

void
date_print(int64_t seconds, char text[DATE_TEXT])
{
	struct parts	 p;

	split_time(&p, seconds);
	*put_date(text, &p, ' ') = '\0';
}

void
date_print_day(int64_t seconds, char text[DATE_TEXT])
{
	struct parts	 p;

	split_time(&p, seconds);
	*put_day(text, &p) = '\0';
}

void
date_print_local(int64_t seconds, char text[DATE_TEXT])
{
	struct parts	 p;

	split_time(&p, seconds);
	*put_date(text, &p, 'T') = '\0';
}

void
date_print_http(int64_t utc, char text[DATE_HTTP])
{
	static const char	*const weekdays[] = {
		"Sun, ", "Mon, ", "Tue, ", "Wed, ", "Thu, ", "Fri, ", "Sat, "
	};
	static const char	*const months[] = {
		" Jan ", " Feb ", " Mar ", " Apr ", " May ", " Jun ",
		" Jul ", " Aug ", " Sep ", " Oct ", " Nov ", " Dec "
	};
	struct parts		 p;
	char			*to;

	split_time(&p, utc);
	to = stpcpy(text, weekdays[date_weekday(p.days)]);
	to = put_number(to, p.day, 2);
	to = stpcpy(to, months[p.month - 1]);
	to = put_year(to, p.year);
	*to++ = ' ';
	to = put_clock(to, &p);
	stpcpy(to, " GMT");
}

void
date_print_iso(const struct zone *zone, int64_t utc, char text[DATE_ISO])
{
	struct parts	 p;
	int32_t		 minutes;
	char		*to;

	/* RFC 3339 has no seconds in offsets, but local mean times have. */
	minutes = zone_offset(zone, utc) / 60;
	split_time(&p, utc + minutes * 60);
	to = put_date(text, &p, 'T');
	*to++ = minutes < 0 ? '-' : '+';
	minutes = minutes < 0 ? -minutes : minutes;
	to = put_number(to, minutes / 60, 2);
	*to++ = ':';
	*put_number(to, minutes % 60, 2) = '\0';
}

void
date_print_basic(int64_t seconds, char text[DATE_BASIC])
{
	struct parts	 p;

	split_time(&p, seconds);
	text = put_number(text, p.year, 4);
	text = put_number(text, p.month, 2);
	text = put_number(text, p.day, 2);
	*text++ = 'T';
	text = put_number(text, p.hour, 2);
	text = put_number(text, p.minute, 2);
	*put_number(text, p.second, 2) = '\0';
}

void
date_print_basic_day(int64_t seconds, char text[DATE_BASIC])
{
	date_print_basic(seconds, text);
	*strchr(text, 'T') = '\0';
}
