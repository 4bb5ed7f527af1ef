#include "pages/when.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "text/dates.h"
#include "text/zones.h"

/* Reads "2027-03-01 18:00:00", the format of the API. */
int64_t
when_clock(const char *text)
{
	int	 parts[6] = { 1970, 1, 1, 0, 0, 0 }, i;
	char	*end;

	for (i = 0; i < 6 && *text != '\0'; i++) {
		parts[i] = (int)strtol(text, &end, 10);
		text = *end == '\0' ? end : end + 1;
	}

	return (date_days(parts[0], parts[1], parts[2]) * DATE_DAY +
	    parts[3] * 3600 + parts[4] * 60 + parts[5]);
}

void
when_read(struct when *w, const struct value *event)
{
	w->start = when_clock(data_get(event, "start_date"));
	w->end = when_clock(data_get(event, "end_date"));
	w->utc_start = when_clock(data_get(event, "utc_start_date"));
	w->utc_end = when_clock(data_get(event, "utc_end_date"));
	w->all_day = data_true(event, "all_day");
	w->timezone = data_get(event, "timezone");
	w->abbreviation = data_get(event, "timezone_abbr");
	if ((w->zone = zone_find(w->timezone)) == NULL)
		w->zone = zone_utc();
}

int64_t
when_first_day(const struct when *w)
{
	return (date_day(w->start));
}

int64_t
when_last_day(const struct when *w)
{
	return (date_day(w->end > w->start ? w->end - 1 : w->end));
}

/* Whether the event's zone differs from the site's at that time. */
static bool
is_elsewhere(const struct page *page, const struct when *w)
{
	return (zone_offset(w->zone, w->utc_start) !=
	    zone_offset(page->rq->site->zone, w->utc_start));
}

static const char *
two_digits(const struct page *page, int n)
{
	return (arena_printf(page->rq->arena, "%02d", n));
}

static int
hours_of_clock(const struct page *page)
{
	int	 hours = page->rq->site->clock;

	return (hours != 0 ? hours : atoi(page->texts[TEXT_PAGE_CLOCK]));
}

/*
 * The site or language uses 12 or 24 hours. A language may write full hours in
 * a shorter form.
 */
const char *
when_time(const struct page *page, int64_t clock)
{
	static const enum text	 patterns[2][2] = {
		{ TEXT_PAGE_TIME_24, TEXT_PAGE_TIME_24_FULL },
		{ TEXT_PAGE_TIME_12, TEXT_PAGE_TIME_12_FULL }
	};
	struct arena	*arena = page->rq->arena;
	bool		 twelve;
	int		 hour, minute;

	clock -= date_day_start(clock);
	hour = (int)(clock / 3600);
	minute = (int)(clock / 60 % 60);
	twelve = hours_of_clock(page) == 12;

	return (phrase(arena, page->texts[patterns[twelve][minute == 0]],
	    "hour", arena_integer(arena, !twelve ? hour :
	    hour % 12 == 0 ? 12 : hour % 12), "minute",
	    two_digits(page, minute), "half",
	    page->texts[hour < 12 ? TEXT_PAGE_AM : TEXT_PAGE_PM], NULL));
}

static const char *
print_day(const struct page *page, int64_t day, enum text pattern)
{
	struct arena	*arena = page->rq->arena;
	int		 year, month, date;

	date_civil(day, &year, &month, &date);

	return (phrase(arena, page->texts[pattern],
	    "weekday", page->texts[TEXT_PAGE_WEEKDAY_0 +
	    (enum text)date_weekday(day)],
	    "day", date == 1 ? page->texts[TEXT_PAGE_FIRST_DAY] :
	    arena_integer(arena, date),
	    "month", page->texts[TEXT_PAGE_MONTH_1 + (enum text)month - 1],
	    "year", arena_integer(arena, year), NULL));
}

const char *
when_date(const struct page *page, int64_t day)
{
	return (print_day(page, day, TEXT_PAGE_DATE_PLAIN));
}

const char *
when_date_of_year(const struct page *page, int64_t day)
{
	return (print_day(page, day, TEXT_PAGE_DATE_PLAIN_OF_YEAR));
}

const char *
when_day(const struct page *page, int64_t day)
{
	return (print_day(page, day, TEXT_PAGE_DATE));
}

const char *
when_day_of_year(const struct page *page, int64_t day)
{
	return (print_day(page, day, TEXT_PAGE_DATE_OF_YEAR));
}

const char *
when_month(const struct page *page, int year, int month)
{
	struct arena	*arena = page->rq->arena;

	return (phrase(arena, page->texts[TEXT_PAGE_MONTH_OF_YEAR],
	    "month", page->texts[TEXT_PAGE_MONTH_1 + (enum text)month - 1],
	    "year", arena_integer(arena, year), NULL));
}

static const char *
format_range(const struct page *page, enum text pattern, const char *from,
    const char *to)
{
	return (phrase(page->rq->arena, page->texts[pattern], "from", from,
	    "to", to, NULL));
}

/* A unit after both times is written once: "18–20.30 Uhr". */
static const char *
print_times(const struct page *page, int64_t start, int64_t end)
{
	const char	*from = when_time(page, start),
	    *to = when_time(page, end);
	const char	*unit = page->texts[TEXT_PAGE_TIME_UNIT];
	size_t		 length = strlen(from), cut = strlen(unit);

	if (cut < length && strcmp(from + length - cut, unit) == 0 &&
	    cut < strlen(to) && strcmp(to + strlen(to) - cut, unit) == 0)
		from = arena_copy(page->rq->arena, from, length - cut);

	return (format_range(page, TEXT_PAGE_TIME_RANGE, from, to));
}

/* Writes the year of the first day only if it differs from that of the last. */
static const char *
print_days(const struct page *page, int64_t first, int64_t last)
{
	int	 year, last_year, month, day;

	if (first == last)
		return (when_day(page, first));
	date_civil(first, &year, &month, &day);
	date_civil(last, &last_year, &month, &day);

	return (format_range(page, TEXT_PAGE_RANGE, year == last_year ?
	    when_day_of_year(page, first) : when_day(page, first),
	    when_day(page, last)));
}

const char *
when_moment(const struct page *page, int64_t clock)
{
	return (phrase(page->rq->arena, page->texts[TEXT_PAGE_DATE_TIME],
	    "date", when_day(page, date_day(clock)),
	    "time", when_time(page, clock), NULL));
}

const char *
when_instant(const struct page *page, int64_t utc)
{
	return (when_moment(page, zone_to_local(page->rq->site->zone,
	    utc)));
}

/* Writes a range of clock times. */
static const char *
print_span(const struct page *page, int64_t start, int64_t end)
{
	if (start == end)
		return (when_moment(page, start));
	if (date_day(start) != date_day(end))
		return (format_range(page, TEXT_PAGE_RANGE,
		    when_moment(page, start),
		    when_moment(page, end)));

	return (phrase(page->rq->arena, page->texts[TEXT_PAGE_DATE_TIME],
	    "date", when_day(page, date_day(start)), "time",
	    print_times(page, start, end), NULL));
}

const char *
when_text(const struct page *page, const struct when *w)
{
	const char	*span;

	if (w->all_day)
		return (phrase(page->rq->arena,
		    page->texts[TEXT_PAGE_DATE_ALL_DAY], "date",
		    print_days(page, when_first_day(w), when_last_day(w)),
		    NULL));

	span = print_span(page, w->start, w->end);

	return (is_elsewhere(page, w) ? arena_join(page->rq->arena,
	    span, " ", w->abbreviation, NULL) : span);
}

const char *
when_until(const struct page *page, const struct when *w, int64_t day)
{
	int64_t	 last = when_last_day(w);
	int	 year, last_year, month, date;

	date_civil(day, &year, &month, &date);
	date_civil(last, &last_year, &month, &date);

	return (phrase(page->rq->arena, page->texts[TEXT_PAGE_UNTIL_DAY],
	    "date", year == last_year ? when_day_of_year(page, last) :
	    when_day(page, last), NULL));
}

const char *
when_in_day(const struct page *page, const struct when *w, int64_t day)
{
	const char	*start, *text;

	start = when_start_time(page, w);
	if (when_first_day(w) != when_last_day(w)) {
		text = when_until(page, w, day);
		return (w->all_day || day != when_first_day(w) ? text :
		    arena_join(page->rq->arena, start, ", ", text, NULL));
	}
	if (w->all_day)
		return (page->texts[TEXT_PAGE_ALL_DAY]);
	if (w->end == w->start)
		return (start);
	text = print_times(page, w->start, w->end);

	return (!is_elsewhere(page, w) ? text : arena_join(page->rq->arena,
	    text, " ", w->abbreviation, NULL));
}

const char *
when_text_here(const struct page *page, const struct when *w)
{
	const struct zone	*zone = page->rq->site->zone;
	char			 name[ZONE_ABBREVIATION];

	if (w->all_day || !is_elsewhere(page, w))
		return (NULL);
	zone_abbreviation(zone, page->rq->site->timezone, w->utc_start, name);

	return (arena_join(page->rq->arena, print_span(page,
	    zone_to_local(zone, w->utc_start), zone_to_local(zone,
	    w->utc_end)), " ", name, NULL));
}

const char *
when_start_time(const struct page *page, const struct when *w)
{
	if (w->all_day)
		return ("");
	if (!is_elsewhere(page, w))
		return (when_time(page, w->start));

	return (arena_join(page->rq->arena, when_time(page, w->start), " ",
	    w->abbreviation, NULL));
}

const char *
when_machine_day(const struct page *page, int64_t day)
{
	char	 text[DATE_TEXT];

	date_print_day(day * DATE_DAY, text);

	return (arena_string(page->rq->arena, text));
}

const char *
when_machine(const struct page *page, const struct when *w, bool end)
{
	char	 text[DATE_ISO];

	if (w->all_day)
		return (when_machine_day(page, end ? when_last_day(w) :
		    when_first_day(w)));
	date_print_iso(w->zone, end ? w->utc_end : w->utc_start, text);

	return (arena_string(page->rq->arena, text));
}

int64_t
when_today(const struct page *page)
{
	return (date_day(zone_to_local(page->rq->site->zone, page->rq->now)));
}
