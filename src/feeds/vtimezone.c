#include "feeds/vtimezone.h"

#include "base/arena.h"
#include "base/budget.h"
#include "base/buf.h"
#include "feeds/content.h"
#include "text/dates.h"
#include "text/zones.h"

#define EVER		(-(INT64_C(1) << 40))	/* before all changes */
#define RULE_YEARS	28	/* after this many years weekdays repeat */
#define RULES_MAX	4
#define YEAR_MAX	9999	/* last year that a date can have */
#define STEADY_YEAR	2100	/* the tz database lists no change after it */
#define CHANGE_WORK	4000	/* ns to find a change and whether it recurs */

/* The instant at which an offset ends, as a clock time with that offset. */
struct change {
	struct zone_span	 span;		/* the span that begins */
	int32_t			 before;	/* the offset before it */
	int64_t			 local;
	int			 year, month, day, weekday;
};

/* A yearly change on a weekday, the first from `day` on. */
struct rule {
	struct change	 first;
	int		 day;		/* of the month, or up to 6 days
					   later */
};

static int
year_of(int64_t seconds)
{
	int	 year, month, day;

	date_civil(date_day(seconds), &year, &month, &day);

	return (year);
}

static bool
change_after(const struct zone *zone, int64_t utc, struct change *c)
{
	int64_t	 days;

	if (!zone_span_after(zone, utc, &c->span))
		return (false);
	c->before = zone_offset(zone, c->span.from - 1);
	c->local = c->span.from + c->before;
	days = date_day(c->local);
	date_civil(days, &c->year, &c->month, &c->day);
	c->weekday = date_weekday(days);

	return (true);
}

static int64_t
clock_of(const struct change *c)
{
	return (c->local - date_day_start(c->local));
}

static bool
is_like(const struct change *a, const struct change *b)
{
	return (a->month == b->month && a->weekday == b->weekday &&
	    clock_of(a) == clock_of(b) && a->before == b->before &&
	    a->span.offset == b->span.offset &&
	    a->span.daylight == b->span.daylight);
}

/* Whether the change recurs each year for long enough. */
static bool
find_rule(const struct zone *zone, const struct change *first, int until,
    struct rule *rule)
{
	struct change	 c = *first;
	int		 year = first->year, low = first->day, high = low;

	if (until < year + RULE_YEARS)
		until = year + RULE_YEARS;
	while (year < until && change_after(zone, c.span.from, &c) &&
	    c.year <= year + 1) {
		if (!is_like(&c, first))
			continue;
		if (c.year != year + 1)
			break;
		year = c.year;
		low = c.day < low ? c.day : low;
		high = c.day > high ? c.day : high;
		if (high > low + 6)
			break;
	}
	*rule = (struct rule){ *first, low };

	return (year == until && high == low + 6);
}

static const char *
print_offset(struct arena *arena, int32_t seconds)
{
	unsigned	 n = (unsigned)(seconds < 0 ? -seconds : seconds);
	char		 sign = seconds < 0 ? '-' : '+';

	if (n % 60 == 0)
		return (arena_printf(arena, "%c%02u%02u", sign, n / 3600,
		    n / 60 % 60));

	return (arena_printf(arena, "%c%02u%02u%02u", sign, n / 3600,
	    n / 60 % 60, n % 60));
}

bool
vtimezone_is_utc(const struct zone *zone)
{
	struct zone_span	 span;

	return (zone_offset(zone, EVER) == 0 &&
	    !zone_span_after(zone, EVER, &span));
}

const char *
vtimezone_id(struct arena *arena, const struct zone *zone)
{
	const char	*name;

	if ((name = zone_name(zone)) != NULL)
		return (name);

	return (arena_join(arena, "UTC", print_offset(arena,
	    zone_offset(zone, 0)), NULL));
}

static int
days_of(int month)
{
	static const int	 days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30,
	    31, 30, 31 };

	return (days[month - 1]);
}

static const char *
print_rule(struct arena *arena, const struct rule *rule)
{
	static const char *const	 weekdays[] = { "SU", "MO", "TU", "WE",
	    "TH", "FR", "SA" };
	const char			*weekday;
	int				 month = rule->first.month;
	int				 day = rule->day;

	weekday = weekdays[rule->first.weekday];
	if (month != 2 && day + 6 == days_of(month))
		return (arena_printf(arena,
		    "FREQ=YEARLY;BYMONTH=%d;BYDAY=-1%s", month, weekday));
	if (day % 7 == 1)
		return (arena_printf(arena,
		    "FREQ=YEARLY;BYMONTH=%d;BYDAY=%d%s", month, day / 7 + 1,
		    weekday));

	return (arena_printf(arena, "FREQ=YEARLY;BYMONTH=%d;"
	    "BYMONTHDAY=%d,%d,%d,%d,%d,%d,%d;BYDAY=%s", month, day, day + 1,
	    day + 2, day + 3, day + 4, day + 5, day + 6, weekday));
}

/* `rule` NULL: the change happens once. */
static void
write_change(struct buf *to, struct arena *arena, const struct zone *zone,
    const struct change *c, const struct rule *rule)
{
	const char	*kind = c->span.daylight ? "DAYLIGHT" : "STANDARD";
	char		 start[DATE_BASIC];

	date_print_basic(c->local, start);
	content_line(to, "BEGIN", kind);
	content_line(to, "DTSTART", start);
	content_line(to, "TZOFFSETFROM", print_offset(arena, c->before));
	content_line(to, "TZOFFSETTO", print_offset(arena, c->span.offset));
	content_text_line(to, "TZNAME", c->span.abbreviation != NULL ?
	    c->span.abbreviation : vtimezone_id(arena, zone));
	if (rule != NULL)
		content_line(to, "RRULE", print_rule(arena, rule));
	content_line(to, "END", kind);
}

static bool
is_covered(const struct rule *rules, size_t count, const struct change *c)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (is_like(&rules[i].first, c) && c->day >= rules[i].day &&
		    c->day <= rules[i].day + 6)
			return (true);

	return (false);
}

/*
 * Later changes are left to the rules. A zone whose changes follow no rule
 * would have thousands of them until the year 9999.
 */
static int
last_year(int from, int until)
{
	int	 last = from + RULE_YEARS;

	if (last < STEADY_YEAR)
		last = STEADY_YEAR;
	if (last > YEAR_MAX)
		last = YEAR_MAX;

	return (until < last ? until : last);
}

void
vtimezone_write(struct buf *to, struct arena *arena, const struct zone *zone,
    int64_t from, int64_t until)
{
	struct rule	 rules[RULES_MAX];
	struct change	 c;
	size_t		 count = 0;
	int		 last = last_year(year_of(from), year_of(until) + 1);
	bool		 rule;

	from = date_days(year_of(from) - 1, 1, 1) * DATE_DAY;
	content_line(to, "BEGIN", "VTIMEZONE");
	content_text_line(to, "TZID", vtimezone_id(arena, zone));
	zone_span(zone, from, &c.span);
	c.before = c.span.offset;
	c.local = from + c.before;
	write_change(to, arena, zone, &c, NULL);
	while (budget_spend(arena_budget(arena), CHANGE_WORK) &&
	    change_after(zone, from, &c) && c.year <= last) {
		from = c.span.from;
		if (is_covered(rules, count, &c))
			continue;
		rule = count < RULES_MAX &&
		    find_rule(zone, &c, last, &rules[count]);
		write_change(to, arena, zone, &c, rule ? &rules[count] : NULL);
		count += rule;
	}
	content_line(to, "END", "VTIMEZONE");
}
