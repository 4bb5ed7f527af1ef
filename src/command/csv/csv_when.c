#include "command/csv/csv_when.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "text/dates.h"

#define DASH	"\xe2\x80\x93"		/* U+2013 */
#define HOUR	3600

/* Beginnings of the names of months in en, de, es and fr. */
static const char *const	 months[][4] = {
	{ "jan", "jän", "ene" }, { "feb", "fev", "fév" },
	{ "mar", "mär", "mrz", "mae" },
	{ "apr", "avr", "abr" },
	{ "may", "mai" }, { "jun", "juin" }, { "jul", "juil" },
	{ "aug", "aou", "aoû", "ago" }, { "sep" }, { "oct", "okt" },
	{ "nov" }, { "dec", "déc", "dez", "dic" }
};

/* The parts of a date as they stand in the text. */
struct parts {
	int		 numbers[3], digits[3];
	int		 month;		/* by its name; 0: it has none */
	char		 separator;	/* of numbers; 0: there is a name */
	const char	*rest;
};

static bool
is_letter(char c)
{
	return (isalpha((unsigned char)c) || (unsigned char)c >= 0x80);
}

/* Returns the month with a name, or 0. */
static int
find_month(const char *word)
{
	const char	*const *name;
	size_t		 i;

	for (i = 0; i < COUNT(months); i++)
		for (name = months[i]; name < months[i] + 4 && *name != NULL;
		    name++)
			if (strncasecmp(word, *name, strlen(*name)) == 0)
				return ((int)i + 1);
	return (0);
}

/* Skips to the next number. The last month counts: "mardi 3 mars". */
static const char *
skip_words(const char *p, int *month)
{
	int	 found;

	while (*p != '\0' && !isdigit((unsigned char)*p)) {
		if (!is_letter(*p)) {
			p++;
			continue;
		}
		if ((found = find_month(p)) != 0)
			*month = found;
		while (is_letter(*p))
			p++;
	}
	return (p);
}

/* Returns the number of digits. */
static int
read_number(const char **p, int *number)
{
	int	 digits = 0;

	for (*number = 0; isdigit((unsigned char)**p) && digits < 9;
	    (*p)++, digits++)
		*number = 10 * *number + **p - '0';
	return (digits);
}

/* The separator of two numbers, perhaps with blanks after it; or 0. */
static char
find_separator(const char *p)
{
	char	 c = *p;

	if (c != '.' && c != '/' && c != '-')
		return ('\0');
	p++;
	p += strspn(p, " ");
	return (isdigit((unsigned char)*p) ? c : '\0');
}

/* Reads the day and the year of a date with the name of its month. */
static bool
read_named(const char *p, struct parts *to)
{
	p = skip_words(p, &to->month);
	to->digits[1] = read_number(&p, &to->numbers[1]);
	to->rest = p;
	return (to->month != 0 && to->digits[0] <= 2 && to->digits[1] == 4);
}

/* Reads the other numbers of a date like 31.12.2026. */
static bool
read_numbers(const char *p, struct parts *to)
{
	int	 i;

	for (i = 1; i < 3; i++) {
		if (find_separator(p) != to->separator)
			return (false);
		p++;
		p += strspn(p, " ");
		to->digits[i] = read_number(&p, &to->numbers[i]);
	}
	to->rest = p;
	return (true);
}

/* A word before three numbers is a weekday: "mar. 3.12.2026". */
static bool
read_parts(const char *text, struct parts *to)
{
	const char	*p;

	*to = (struct parts){ .month = 0 };
	p = skip_words(text, &to->month);
	to->digits[0] = read_number(&p, &to->numbers[0]);
	to->separator = find_separator(p);
	if ((to->separator != '\0' && read_numbers(p, to)) ||
	    to->digits[0] == 8) {
		to->month = 0;
		if (to->digits[0] == 8)
			to->rest = p;
		return (true);
	}
	to->separator = '\0';
	return (read_named(p, to));
}

static bool
set_day(struct csv_when *to, int year, int month, int day)
{
	int	 y, m, d;

	if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 ||
	    day > 31)
		return (false);
	to->day = date_days(year, month, day);
	date_civil(to->day, &y, &m, &d);
	return (d == day);
}

static bool
use_parts(const struct parts *from, enum csv_order order, struct csv_when *to)
{
	const int	*n = from->numbers;
	int		 year = n[2];

	if (from->digits[0] == 8)
		return (set_day(to, n[0] / 10000, n[0] / 100 % 100,
		    n[0] % 100));
	if (from->month != 0)
		return (set_day(to, n[1], from->month, n[0]));
	if (from->digits[1] > 2)
		return (false);
	if (from->digits[0] == 4)
		return (from->digits[2] <= 2 && set_day(to, n[0], n[1], n[2]));
	if (from->digits[0] > 2 || (from->digits[2] != 2 &&
	    from->digits[2] != 4))
		return (false);
	if (from->digits[2] == 2)
		year += 2000;
	if (from->separator == '/' && order == CSV_MONTH_FIRST)
		return (set_day(to, year, n[0], n[1]));
	return (set_day(to, year, n[1], n[0]));
}

/* Reads "am", "p. m." and the like. Returns the hours to add, or -1. */
static int
read_half(const char **p, int hour)
{
	const char	*at = *p;
	char		 half = (char)tolower((unsigned char)*at);

	if (half != 'a' && half != 'p')
		return (0);
	at++;
	at += strspn(at, ". ");
	if (*at != 'm' && *at != 'M')
		return (0);
	at++;
	*p = at + (*at == '.');
	if (hour < 1 || hour > 12)
		return (-1);
	return ((hour == 12 ? -12 : 0) + (half == 'p' ? 12 : 0));
}

static const char *
skip_word(const char *p, const char *word)
{
	return (strncasecmp(p, word, strlen(word)) == 0 ? p + strlen(word) : p);
}

/* Reads 19:30, 7.30 pm, 19 Uhr, 19h30. Returns CSV_NO_TIME if it is none. */
static int
read_time(const char **text)
{
	const char	*p = *text + strspn(*text, " ");
	int		 hour, minute = 0, second = 0, more;

	if (read_number(&p, &hour) == 0 || hour > 24)
		return (CSV_NO_TIME);
	if ((*p == ':' || *p == '.' || *p == 'h' || *p == 'H') &&
	    isdigit((unsigned char)p[1])) {
		p++;
		if (read_number(&p, &minute) != 2)
			return (CSV_NO_TIME);
		if ((*p == ':' || *p == '.') && isdigit((unsigned char)p[1])) {
			p++;
			if (read_number(&p, &second) != 2)
				return (CSV_NO_TIME);
			if (*p == '.')
				p += 1 + strspn(p + 1, "0123456789");
		}
	}
	p += strspn(p, " ");
	if ((more = read_half(&p, hour)) == -1 || minute > 59 || second > 59 ||
	    (hour == 24 && minute + second > 0))
		return (CSV_NO_TIME);
	p = skip_word(p, "Uhr");
	p = skip_word(p, "hrs");
	p = skip_word(p, "h");
	*text = p + strspn(p, " ");
	return ((hour + more) * HOUR + minute * 60 + second);
}

/* Reads Z or +01:00 after a time of ISO 8601. */
static const char *
read_offset(const char *p, struct csv_when *to)
{
	int	 hours, minutes = 0, sign = *p == '-' ? -1 : 1;

	if (*p == 'Z') {
		to->has_offset = true;
		return (p + 1);
	}
	if (*p != '+' && *p != '-')
		return (p);
	p++;
	if (read_number(&p, &hours) == 4) {
		minutes = hours % 100;
		hours /= 100;
	} else if (*p == ':') {
		p++;
		(void)read_number(&p, &minutes);
	}
	if (hours > 23 || minutes > 59)
		return ("?");
	to->has_offset = true;
	to->offset = sign * (60 * hours + minutes);
	return (p);
}

/* Reads the end of a period, "19:30 - 21:00". */
static const char *
read_until(const char *p, struct csv_when *to)
{
	const char	*after = p;

	after = skip_word(after, "-");
	after = skip_word(after, DASH);
	after = skip_word(after, "bis");
	if (after == p || (to->until = read_time(&after)) == CSV_NO_TIME)
		return (p);
	return (after);
}

bool
csv_read_clock(const char *text, struct csv_when *to)
{
	to->until = CSV_NO_TIME;
	if ((to->time = read_time(&text)) == CSV_NO_TIME)
		return (false);
	return (*read_until(text, to) == '\0');
}

/* The time after a date: "T19:30:00Z", ", 19.30 Uhr", " um 19:30". */
static bool
read_rest(const char *p, struct csv_when *to)
{
	bool	 is_iso = *p == 'T' && isdigit((unsigned char)p[1]);
	int	 month;

	to->time = to->until = CSV_NO_TIME;
	to->has_offset = false;
	to->offset = 0;
	if (p[strspn(p, " .,")] == '\0')
		return (true);
	if (isdigit((unsigned char)*p))
		return (false);
	p = skip_words(p, &month);
	if ((to->time = read_time(&p)) == CSV_NO_TIME)
		return (false);
	p = is_iso || *p == 'Z' || *p == '+' ? read_offset(p, to) :
	    read_until(p, to);
	return (*p == '\0');
}

bool
csv_read_day(const char *text, enum csv_order order, struct csv_when *to)
{
	struct parts	 parts;

	return (read_parts(text, &parts) && use_parts(&parts, order, to) &&
	    read_rest(parts.rest, to));
}

bool
csv_day_order(const char *text, enum csv_order *order)
{
	struct parts	 parts;

	if (!read_parts(text, &parts) || parts.separator != '/' ||
	    parts.digits[0] == 4 || parts.numbers[0] == parts.numbers[1])
		return (false);
	*order = parts.numbers[0] > 12 ? CSV_DAY_FIRST :
	    parts.numbers[1] > 12 ? CSV_MONTH_FIRST : CSV_UNDECIDED;
	return (true);
}
