/* The breaks of a series, after the words of its rule. */
#include "base/arena.h"
#include "base/json.h"
#include "calendar/series.h"
#include "calendar/series_days.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "pages/repeat.h"
#include "pages/repeat_list.h"
#include "pages/when.h"
#include "text/dates.h"
#include "text/recurrence.h"

#define BREAKS	4	/* are told; of more only that there are some */

/* "on July 6, 2027", "from July 6 to July 27, 2027" */
static const char *
format_break(const struct page *page, int64_t first, int64_t last)
{
	struct arena	*arena = page->rq->arena;
	int		 year, last_year, month, date;

	if (first == last)
		return (phrase(arena, page->texts[TEXT_PAGE_REPEAT_BREAK_DAY],
		    "date", when_date(page, first), NULL));
	date_civil(first, &year, &month, &date);
	date_civil(last, &last_year, &month, &date);

	return (phrase(arena, page->texts[TEXT_PAGE_REPEAT_BREAK], "first",
	    year == last_year ? when_date_of_year(page, first) :
	    when_date(page, first), "last", when_date(page, last), NULL));
}

/* Joins dates that are left out one after the other. */
static void
add_breaks(const struct page *page, const int64_t *times, size_t count,
    const int64_t *left_out, size_t left, struct repeat_list *to)
{
	size_t	 i, first = 0, at, length = 0;

	for (i = 0; i <= count; i++) {
		at = i == count ? left : rrule_place(left_out, left, times[i]);
		if (at < left && left_out[at] == times[i]) {
			first = length++ == 0 ? i : first;
			continue;
		}
		if (length > 0 && to->count == BREAKS)
			to->broken = true;
		else if (length > 0)
			repeat_add(to, format_break(page,
			    date_day(times[first]), date_day(times[i - 1])));
		length = 0;
	}
}

const char *
repeat_sentence(const struct page *page, const struct recurrence *r,
    int64_t start, bool all_day, const struct zone *zone)
{
	struct arena		*arena = page->rq->arena;
	struct repeat_list	 breaks = { .count = 0 };
	struct rrule_event	 e;
	const int64_t		*left_out;
	int64_t			*times;
	const char		*words;
	size_t			 past, left, count;

	words = repeat_words(page, &r->rule, start, all_day, zone);
	if (all_day)
		zone = NULL;
	e = recurrence_event(r, arena, start, all_day, zone);
	past = rrule_place(e.left_out, e.left_out_count,
	    when_today(page) * DATE_DAY);
	left_out = e.left_out + past;
	if ((left = e.left_out_count - past) == 0)
		return (words);
	e.left_out_count = e.added_count = 0;
	times = arena_alloc(arena, RECURRENCE_DATES * sizeof(*times));
	breaks.broken = rrule_starts(&e, left_out[0], left_out[left - 1],
	    times, RECURRENCE_DATES, &count) != RRULE_ALL;
	add_breaks(page, times, count, left_out, left, &breaks);
	if (breaks.broken)
		return (phrase(arena, page->texts[TEXT_PAGE_REPEAT_EXCEPTIONS],
		    "what", words, NULL));

	return (breaks.count == 0 ? words : phrase(arena,
	    page->texts[TEXT_PAGE_REPEAT_EXCEPT], "what", words, "breaks",
	    repeat_join(page, &breaks, TEXT_PAGE_REPEAT_AND), NULL));
}

const char *
repeat_of_series(const struct page *page, int64_t id)
{
	const struct event_dates	*d;
	struct series_whole		 w;

	if (!series_find(page->rq, id, &w) || !w.days->recurrence.has_rule)
		return ("");
	d = &w.model.dates;

	return (repeat_sentence(page, &w.days->recurrence, d->start.local,
	    d->all_day, d->zone));
}

const char *
repeat_of_lines(const struct page *page, int64_t series,
    const struct value *lines)
{
	const struct event_dates	*d;
	const struct value		*line;
	struct series_whole		 w;
	struct recurrence		 r;
	char				 why[RECURRENCE_WHY];

	if (!series_find(page->rq, series, &w))
		return ("");
	recurrence_init(&r);
	for (line = lines->first; line != NULL; line = line->next)
		if (line->text == NULL || !recurrence_add(&r, page->rq->arena,
		    line->text, why))
			return ("");
	d = &w.model.dates;

	return (!r.has_rule ? "" : repeat_sentence(page, &r, d->start.local,
	    d->all_day, d->zone));
}
