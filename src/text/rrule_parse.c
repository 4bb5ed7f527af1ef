#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/array.h"
#include "text/dates.h"
#include "text/reason.h"
#include "text/rrule.h"
#include "text/rrule_names.h"

#define SHOWN		40	/* bytes of a wrong value in a reason */
#define DIGITS		6	/* of a number */
#define INTERVAL_MOST	9999
#define COUNT_MOST	100000
#define ORDINAL_MOST	53	/* weeks of a year */
#define DATE_SIZE	8	/* 20270301 */
#define TIME_SIZE	15	/* 20270301T180000 */

/* A piece of the text. */
struct piece {
	const char	*text;
	size_t		 length;
};

struct part;

struct reader {
	struct rrule		*r;
	struct reason		*why;
	unsigned		 seen;		/* bits of parts[] */
};

/* A part of a rule: NAME=VALUE. */
struct part {
	const char	*name;
	bool		(*read)(struct reader *, const struct part *,
			    struct piece);
	enum text	 expected;
	enum rrule_list	 list;
	int		 least, most;
	bool		 from_end;	/* -1 is the last one */
};

static const char *const	names_short[] = {
	"HOURLY", "MINUTELY", "SECONDLY"
};
/*
 * Returns the length to show, without an incomplete UTF-8 character at the
 * end.
 */
static int
shown_length(struct piece p)
{
	size_t	 length = p.length;

	if (length > SHOWN)
		for (length = SHOWN; length > 0 &&
		    ((unsigned char)p.text[length] & 0xc0) == 0x80; length--)
			;
	return ((int)length);
}

static bool
refuse_value(struct reader *in, const char *name, struct piece value,
    enum text expected)
{
	char	 about[REASON_ABOUT];

	snprintf(about, sizeof(about), "%s=%.*s", name, shown_length(value),
	    value.text);
	reason_set(in->why, expected, about);
	return (false);
}

static bool
refuse_part(struct reader *in, const char *name, enum text why)
{
	reason_set(in->why, why, name);
	return (false);
}

/* Returns the piece before the separator, and removes both from the rest. */
static struct piece
cut_piece(struct piece *rest, char separator, bool *last)
{
	struct piece	 p = *rest;
	const char	*end;

	end = memchr(p.text, separator, p.length);
	*last = end == NULL;
	if (!*last) {
		p.length = (size_t)(end - p.text);
		rest->text = end + 1;
		rest->length -= p.length + 1;
	}
	return (p);
}

static bool
is_named(struct piece p, const char *name)
{
	return (strlen(name) == p.length &&
	    strncasecmp(p.text, name, p.length) == 0);
}

/* Returns the index of a name in the list, or `count` if it is not there. */
static size_t
find_name(struct piece p, const char *const *list, size_t count)
{
	size_t	 i;

	for (i = 0; i < count && !is_named(p, list[i]); i++)
		;
	return (i);
}

static bool
read_digits(struct piece p, int *n)
{
	size_t	 i;

	*n = 0;
	for (i = 0; i < p.length && i < DIGITS; i++) {
		if (!isdigit((unsigned char)p.text[i]))
			return (false);
		*n = *n * 10 + p.text[i] - '0';
	}
	return (i > 0 && i == p.length);
}

/* Reads a number. A sign is allowed only if numbers may count from the end. */
static bool
read_number(const struct part *part, struct piece p, int *n)
{
	bool	 negative = false;

	if (part->from_end && p.length > 0 &&
	    (*p.text == '-' || *p.text == '+')) {
		negative = *p.text == '-';
		p.text++;
		p.length--;
	}
	if (!read_digits(p, n) || *n < part->least || *n > part->most)
		return (false);
	if (negative)
		*n = -*n;
	return (true);
}

static bool
read_every(struct reader *in, const struct part *part, struct piece p)
{
	size_t	 i = find_name(p, rrule_everies, RRULE_EVERIES);

	if (i < RRULE_EVERIES) {
		in->r->every = (enum rrule_every)i;
		return (true);
	}
	if (find_name(p, names_short, COUNT(names_short)) == COUNT(names_short))
		return (refuse_value(in, part->name, p, part->expected));
	return (refuse_value(in, part->name, p, TEXT_REASON_WITHIN_DAY));
}

static bool
read_interval(struct reader *in, const struct part *part, struct piece p)
{
	return (read_number(part, p, &in->r->interval) ||
	    refuse_value(in, part->name, p, part->expected));
}

static bool
read_count(struct reader *in, const struct part *part, struct piece p)
{
	return (read_number(part, p, &in->r->count) ||
	    refuse_value(in, part->name, p, part->expected));
}

static bool
read_week_start(struct reader *in, const struct part *part, struct piece p)
{
	size_t	 i = find_name(p, rrule_weekdays, RRULE_WEEKDAYS);

	in->r->week_start = (int)i;
	return (i < RRULE_WEEKDAYS || refuse_value(in, part->name, p,
	    part->expected));
}

static bool
read_date(const char *text, int64_t *seconds)
{
	int	 date, year, month, day;
	int64_t	 days;

	if (!read_digits((struct piece){ text, 4 }, &year) ||
	    !read_digits((struct piece){ text + 4, 4 }, &date) || year < 1 ||
	    date / 100 < 1 || date / 100 > 12 || date % 100 < 1 ||
	    date % 100 > 31)
		return (false);
	days = date_days(year, date / 100, date % 100);
	*seconds = days * DATE_DAY;
	date_civil(days, &year, &month, &day);
	return (month == date / 100);
}

static bool
read_clock(const char *text, int64_t *seconds)
{
	int	 n, hour, minute, second;

	if (!read_digits((struct piece){ text, 6 }, &n))
		return (false);
	hour = n / 10000;
	minute = n / 100 % 100;
	second = n % 100 == 60 ? 59 : n % 100;
	*seconds += hour * 3600 + minute * 60 + second;
	return (hour < 24 && minute < 60 && second < 60);
}

static bool
read_until(struct reader *in, const struct part *part, struct piece p)
{
	struct rrule	*r = in->r;
	bool		 utc, fine;

	utc = p.length == TIME_SIZE + 1 &&
	    toupper((unsigned char)p.text[TIME_SIZE]) == 'Z';
	r->until_form = p.length == DATE_SIZE ? RRULE_UNTIL_DATE :
	    utc ? RRULE_UNTIL_UTC : RRULE_UNTIL_LOCAL;
	fine = (p.length == DATE_SIZE || p.length == TIME_SIZE || utc) &&
	    read_date(p.text, &r->until);
	if (fine && p.length > DATE_SIZE)
		fine = toupper((unsigned char)p.text[DATE_SIZE]) == 'T' &&
		    read_clock(p.text + DATE_SIZE + 1, &r->until);
	if (fine && r->until_form == RRULE_UNTIL_LOCAL)
		rrule_end(r, r->until);
	return (fine || refuse_value(in, part->name, p, part->expected));
}

/* Reads "MO", "2TU" or "-1FR". */
static bool
read_day(const struct part *part, struct piece p, int *n)
{
	struct piece	 ordinal = p;
	size_t		 weekday;

	if (p.length < 2)
		return (false);
	p.text += p.length - 2;
	p.length = 2;
	ordinal.length -= 2;
	weekday = find_name(p, rrule_weekdays, RRULE_WEEKDAYS);
	*n = 0;
	if (weekday == RRULE_WEEKDAYS || (ordinal.length > 0 &&
	    !read_number(part, ordinal, n)))
		return (false);
	*n = rrule_day(*n, (int)weekday);
	return (true);
}

static bool
read_list(struct reader *in, const struct part *part, struct piece p)
{
	struct piece	 member;
	bool		 last = false, fine;
	int		 n;

	while (!last) {
		member = cut_piece(&p, ',', &last);
		fine = part->list == RRULE_BYDAY ?
		    read_day(part, member, &n) : read_number(part, member, &n);
		if (!fine)
			return (refuse_value(in, part->name, member,
			    part->expected));
		if (part->list == RRULE_BYSECOND && n == 60)
			n = 59;
		rrule_add(in->r, part->list, n);
	}
	return (true);
}

#define LIST(name, least, most, from_end, expected)			\
	{ #name, read_list, TEXT_REASON_ ## expected, RRULE_ ## name,	\
	  least, most, from_end }

static const struct part	parts[] = {
	{ .name = "FREQ", .read = read_every,
	  .expected = TEXT_REASON_EVERY },
	{ .name = "INTERVAL", .read = read_interval,
	  .expected = TEXT_REASON_INTERVAL, .least = 1,
	  .most = INTERVAL_MOST },
	{ .name = "COUNT", .read = read_count,
	  .expected = TEXT_REASON_COUNT, .least = 1, .most = COUNT_MOST },
	{ .name = "UNTIL", .read = read_until,
	  .expected = TEXT_REASON_UNTIL },
	{ .name = "WKST", .read = read_week_start,
	  .expected = TEXT_REASON_WEEKDAY },
	LIST(BYMONTH, 1, 12, false, MONTHS),
	LIST(BYWEEKNO, 1, 53, true, WEEKS),
	LIST(BYYEARDAY, 1, 366, true, YEAR_DAYS),
	LIST(BYMONTHDAY, 1, 31, true, MONTH_DAYS),
	LIST(BYDAY, 1, ORDINAL_MOST, true, WEEKDAYS),
	LIST(BYHOUR, 0, 23, false, HOURS),
	LIST(BYMINUTE, 0, 59, false, MINUTES),
	LIST(BYSECOND, 0, 60, false, SECONDS),
	LIST(BYSETPOS, 1, 366, true, YEAR_DAYS)
};

/* "'X=1'": what is no part of a rule. */
static bool
refuse_unknown(struct reader *in, struct piece p)
{
	char	 about[REASON_ABOUT];

	snprintf(about, sizeof(about), "'%.*s'", shown_length(p), p.text);
	return (refuse_part(in, about, TEXT_REASON_PART));
}

static bool
read_part(struct reader *in, struct piece p)
{
	struct piece	 name, value = p;
	size_t		 i;
	bool		 empty;

	name = cut_piece(&value, '=', &empty);
	for (i = 0; i < COUNT(parts) && !is_named(name, parts[i].name); i++)
		;
	if (i == COUNT(parts))
		return (refuse_unknown(in, p));
	if (empty)
		value.length = 0;
	if (in->seen >> i & 1)
		return (refuse_part(in, parts[i].name, TEXT_REASON_ONCE));
	in->seen |= 1U << i;
	return (parts[i].read(in, &parts[i], value));
}

/* Whether a weekday has an ordinal. */
static bool
has_ordinal(const struct rrule *r)
{
	int	 n;

	for (n = 7; n <= RRULE_NUMBER; n++)
		if (rrule_holds(r, RRULE_BYDAY, n) ||
		    rrule_holds(r, RRULE_BYDAY, -n))
			return (true);
	return (false);
}

/* Checks conditions that depend on several parts. */
static bool
check_rule(struct reader *in)
{
	const struct rrule	*r = in->r;

	if (!(in->seen & 1))
		return (refuse_part(in, "FREQ", TEXT_REASON_EVERY));
	if (r->count > 0 && r->until_form != RRULE_ENDLESS)
		return (refuse_part(in, "", TEXT_REASON_ENDS));
	if (r->every != RRULE_YEARLY && rrule_has(r, RRULE_BYWEEKNO))
		return (refuse_part(in, "BYWEEKNO", TEXT_REASON_YEARLY));
	if (r->every != RRULE_YEARLY && rrule_has(r, RRULE_BYYEARDAY))
		return (refuse_part(in, "BYYEARDAY", TEXT_REASON_YEARLY));
	if (r->every == RRULE_WEEKLY && rrule_has(r, RRULE_BYMONTHDAY))
		return (refuse_part(in, "BYMONTHDAY", TEXT_REASON_NOT_WEEKLY));
	if (r->every < RRULE_MONTHLY && has_ordinal(r))
		return (refuse_part(in, "BYDAY", TEXT_REASON_MONTHLY));
	if (rrule_has(r, RRULE_BYWEEKNO) && has_ordinal(r))
		return (refuse_part(in, "BYDAY", TEXT_REASON_BY_WEEK));
	if (r->lists == 1U << RRULE_BYSETPOS)
		return (refuse_part(in, "BYSETPOS", TEXT_REASON_LIST));
	return (true);
}

bool
rrule_read(struct rrule *r, const char *text, struct reason *why)
{
	struct reader	 in = { .r = r, .why = why };
	struct piece	 rest = { text, strnlen(text, RRULE_TEXT + 1) };
	bool		 last = false;

	rrule_init(r, RRULE_DAILY);
	if (rest.length > RRULE_TEXT)
		return (refuse_part(&in, "", TEXT_REASON_LONG));
	if (rest.length == 0)
		return (check_rule(&in));
	while (!last)
		if (!read_part(&in, cut_piece(&rest, ';', &last)))
			return (false);
	return (check_rule(&in));
}

bool
rrule_parse(struct rrule *r, const char *text, char why[RRULE_WHY])
{
	struct reason	 reason;

	if (rrule_read(r, text, &reason))
		return (true);
	reason_print(&reason, why, RRULE_WHY);
	return (false);
}
