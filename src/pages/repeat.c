#include "pages/repeat.h"

#include <ctype.h>

#include "base/arena.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "pages/repeat_list.h"
#include "pages/when.h"
#include "text/dates.h"

/* Times of day of the rule, or of the start if the rule has none. */
struct clock {
	int64_t	 at[REPEAT_LIST];
	int	 count;		/* above REPEAT_LIST: no plain words */
};

struct every {
	enum text	 one, many;
};

static const struct every	everies[] = {
	[RRULE_DAILY] = { TEXT_PAGE_REPEAT_DAILY,
	    TEXT_PAGE_REPEAT_DAILY_MANY },
	[RRULE_WEEKLY] = { TEXT_PAGE_REPEAT_WEEKLY,
	    TEXT_PAGE_REPEAT_WEEKLY_MANY },
	[RRULE_MONTHLY] = { TEXT_PAGE_REPEAT_MONTHLY,
	    TEXT_PAGE_REPEAT_MONTHLY_MANY },
	[RRULE_YEARLY] = { TEXT_PAGE_REPEAT_YEARLY,
	    TEXT_PAGE_REPEAT_YEARLY_MANY }
};

static struct arena *
arena_of(const struct repeat *s)
{
	return (s->page->rq->arena);
}

/* "Every 2 weeks on Monday". Most of these texts contain `days`. */
static const char *
format_every(const struct repeat *s, const char *_Nullable days)
{
	const struct every	*e = &everies[s->rule.every];
	int			 n = s->rule.interval;

	return (phrase(arena_of(s), s->page->texts[n == 1 ? e->one : e->many],
	    "n", arena_integer(arena_of(s), n), "days",
	    days == NULL ? "" : days, NULL));
}

/* "Every weekday", "Every Tuesday", "Every 2 weeks on Tuesday" */
static const char *
format_weekly(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 };
	unsigned		 days = repeat_weekdays(&s->rule);
	int			 i;

	if (days == REPEAT_WORKDAYS && s->rule.interval == 1)
		return (s->page->texts[TEXT_PAGE_REPEAT_WORKDAYS]);
	for (i = 0; i < 7; i++)
		if (days >> i & 1)
			repeat_add(&list, s->rule.interval == 1 ?
			    repeat_each(s->page, i) : phrase(arena_of(s),
			    s->page->texts[TEXT_PAGE_REPEAT_ON_DAY],
			    "day", repeat_weekday(s->page, i),
			    "days", repeat_each(s->page, i), NULL));

	return (format_every(s, repeat_join(s->page, &list,
	    TEXT_PAGE_REPEAT_AND)));
}

/* "Every Friday the 13th". NULL: the rule is a different one. */
static const char *
weekday_date(const struct repeat *s)
{
	const struct rrule	*r = &s->rule;
	int			 date, day = 0;

	if (r->interval != 1 || rrule_has(r, RRULE_BYSETPOS) ||
	    r->lists & (1U << RRULE_BYYEARDAY | 1U << RRULE_BYWEEKNO) ||
	    rrule_members(r, RRULE_BYMONTHDAY, &date, 1) != 1 ||
	    rrule_members(r, RRULE_BYDAY, &day, 1) != 1 || date < 0 ||
	    day / 7 != 0)
		return (NULL);

	return (phrase(arena_of(s),
	    s->page->texts[TEXT_PAGE_REPEAT_WEEKDAY_DATE],
	    "day", repeat_weekday(s->page, day),
	    "days", repeat_each(s->page, day),
	    "n", date == 1 ? s->page->texts[TEXT_PAGE_FIRST_DAY] :
	    arena_integer(arena_of(s), date),
	    "th", repeat_suffix(s->page, date), NULL));
}

/* "Every Tuesday in June and July" */
static const char *
in_months(const struct repeat *s, const char *what)
{
	const char	*months = repeat_months(s);

	return (what == NULL || months == NULL ? what : phrase(arena_of(s),
	    s->page->texts[TEXT_PAGE_REPEAT_IN], "what", what, "months",
	    months, NULL));
}

/* Returns the words without times and end. NULL: there are no plain words. */
static const char *
format_rule(const struct repeat *s)
{
	const struct rrule	*r = &s->rule;
	const unsigned		 days = 1U << RRULE_BYMONTHDAY |
				    1U << RRULE_BYDAY | 1U << RRULE_BYSETPOS;
	const char		*what;

	switch (r->every) {
	case RRULE_DAILY:
		return (r->lists & days ? NULL :
		    in_months(s, format_every(s, NULL)));
	case RRULE_WEEKLY:
		return (rrule_has(r, RRULE_BYSETPOS) ? NULL :
		    in_months(s, format_weekly(s)));
	default:
		if ((what = weekday_date(s)) != NULL)
			return (in_months(s, what));
		if ((what = repeat_days(s)) != NULL)
			what = format_every(s, what);
		return (r->every == RRULE_YEARLY ? what : in_months(s, what));
	}
}

static size_t
clock_part(const struct rrule *r, enum rrule_list list, int of_start,
    int *members)
{
	members[0] = of_start;

	return (!rrule_has(r, list) ? 1 :
	    rrule_members(r, list, members, REPEAT_LIST));
}

/* Times whose seconds differ from those of the start have no plain words. */
static struct clock
read_clock(const struct repeat *s, bool all_day)
{
	int64_t		 start = s->start - date_day_start(s->start);
	int		 hours[REPEAT_LIST], minutes[REPEAT_LIST];
	int		 seconds[REPEAT_LIST];
	size_t		 h, m, count, i;
	struct clock	 c = { .at = { start }, .count = 1 };

	if (all_day)
		return (c);
	h = clock_part(&s->rule, RRULE_BYHOUR, (int)(start / 3600), hours);
	m = clock_part(&s->rule, RRULE_BYMINUTE, (int)(start / 60 % 60),
	    minutes);
	count = h * m * clock_part(&s->rule, RRULE_BYSECOND,
	    (int)(start % 60), seconds);
	c.count = count > REPEAT_LIST ? REPEAT_LIST + 1 : (int)count;
	if (count != h * m || (rrule_has(&s->rule, RRULE_BYSECOND) &&
	    seconds[0] != start % 60))
		c.count = REPEAT_LIST + 1;
	for (i = 0; c.count <= REPEAT_LIST && i < count; i++)
		c.at[i] = hours[i / m] * 3600 + minutes[i % m] * 60 +
		    seconds[0];

	return (c);
}

/*
 * Adds the times, "Every day at 9 am and 6 pm", unless the only one is that of
 * the start.
 */
static const char *
at_times(const struct repeat *s, const struct clock *c, const char *what)
{
	struct repeat_list	 list = { .count = 0 };
	const char		*times;
	int			 i;

	if (what == NULL || (c->count == 1 &&
	    c->at[0] == s->start - date_day_start(s->start)))
		return (what);
	if (c->count > REPEAT_LIST)
		return (NULL);
	for (i = 0; i < c->count; i++)
		repeat_add(&list, when_time(s->page, c->at[i]));
	times = repeat_join(s->page, &list, TEXT_PAGE_REPEAT_AND);

	return (times == NULL ? NULL : phrase(arena_of(s),
	    s->page->texts[*times == '1' && !isdigit((unsigned char)times[1]) ?
	    TEXT_PAGE_REPEAT_AT_ONE : TEXT_PAGE_REPEAT_AT], "what", what,
	    "times", times, NULL));
}

int64_t
repeat_last_day(const struct rrule *r, int64_t time_of_day,
    const struct zone *zone)
{
	int64_t	 last = rrule_last(r, zone), day = date_day_start(last);

	return ((last - day < time_of_day ? day - DATE_DAY : day) / DATE_DAY);
}

/* Adds "until June 30, 2027", after a comma if `what` contains other dates. */
static const char *
with_end(const struct repeat *s, const struct clock *c, const char *what,
    bool apart, const struct zone *zone)
{
	const char *const	*words = s->page->texts;

	if (s->rule.count != 0)
		return (phrase(arena_of(s), words[s->rule.count == 1 ?
		    TEXT_PAGE_REPEAT_ONCE : TEXT_PAGE_REPEAT_TIMES], "what",
		    what, "n", arena_integer(arena_of(s), s->rule.count),
		    NULL));
	if (s->rule.until_form == RRULE_ENDLESS)
		return (what);

	return (phrase(arena_of(s), words[apart ?
	    TEXT_PAGE_REPEAT_UNTIL_APART : TEXT_PAGE_REPEAT_UNTIL], "what",
	    what, "date", when_date(s->page, repeat_last_day(&s->rule,
	    c->count <= REPEAT_LIST ? c->at[0] : 0, zone)), NULL));
}

/*
 * Capitalizes a sentence. Names of days and months are lower case in some
 * languages.
 */
static const char *
as_sentence(const struct repeat *s, const char *text)
{
	char	*copy = arena_string(arena_of(s), text);

	*copy = (char)toupper((unsigned char)*copy);

	return (copy);
}

const char *
repeat_words(const struct page *page, const struct rrule *rule, int64_t start,
    bool all_day, const struct zone *zone)
{
	struct repeat	 s = { .page = page, .rule = *rule,
			    .start = start };
	struct clock	 c = read_clock(&s, all_day);
	const char	*what, *plain;
	bool		 apart;

	s.times = c.count;
	repeat_simplify(&s);
	plain = format_rule(&s);
	what = at_times(&s, &c, plain);
	apart = what != plain || ((s.rule.lists & ~REPEAT_CLOCK) != 0 &&
	    (s.rule.every != RRULE_WEEKLY || s.rule.interval != 1 ||
	    rrule_has(&s.rule, RRULE_BYMONTH)));
	if (what == NULL) {
		what = page->texts[TEXT_PAGE_REPEAT_ALWAYS];
		apart = false;
	}

	return (as_sentence(&s, with_end(&s, &c, what, apart, zone)));
}
