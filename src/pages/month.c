#include "pages/month.h"

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "pages/card.h"
#include "pages/page.h"
#include "pages/when.h"
#include "text/dates.h"

/* An event that was read once, to be looked at for each day. */
struct shown {
	const struct value	*event;
	struct when		 when;
};

void
month_weekdays(struct page *page, const struct month *m)
{
	struct value	*list, *entry;
	enum text	 weekday;
	int		 i;

	list = data_list(page->content, "weekdays");
	for (i = 0; i < MONTH_WEEK; i++) {
		weekday = (enum text)date_weekday(m->from + i);
		entry = data_map(list, NULL);
		data_text(entry, "name",
		    page->texts[TEXT_PAGE_WEEKDAY_0 + weekday]);
		data_text(entry, "short",
		    page->texts[TEXT_PAGE_WEEKDAY_SHORT_0 + weekday]);
	}
}

/* A class for each thing that a day or an event may be. */
static const char *
class_of(const struct page *page, const char *const names[],
    const bool holds[], size_t count)
{
	const char	*class = "";
	size_t		 i;

	for (i = 0; i < count; i++)
		if (holds[i])
			class = arena_join(page->rq->arena, class,
			    *class != '\0' ? " " : "", names[i], NULL);

	return (class);
}

static bool
is_on(const struct when *w, int64_t day)
{
	return (when_first_day(w) <= day && when_last_day(w) >= day);
}

/* These come first, so that their days lie side by side. */
static bool
is_span(const struct when *w)
{
	return (w->all_day || when_last_day(w) > when_first_day(w));
}

static void
add_entry(struct page *page, struct value *list, const struct shown *shown,
    int64_t day)
{
	static const char *const	 names[] = { "span", "goes-on",
	    "continues", "featured" };
	const struct value		*event = shown->event, *featured;
	const struct when		*w = &shown->when;
	struct value			*entry;
	bool				 goes_on;

	featured = value_get(event, "featured");
	goes_on = day > when_first_day(w);
	entry = data_map(list, NULL);
	data_text(entry, "title", card_plain(page, event, "title"));
	data_text(entry, "address", card_address(page, event));
	data_flag(entry, "goes_on", goes_on);
	data_text(entry, "time", goes_on ? "" : when_start_time(page, w));
	data_flag(entry, "all_day", w->all_day && !goes_on);
	data_flag(entry, "featured", featured->truth);
	data_text(entry, "class", class_of(page, names, (const bool[]){
	    is_span(w), goes_on, day < when_last_day(w), featured->truth }, 4));
}

/* Whether it is one of the month's with events: all that a phone shows. */
static bool
add_day(struct page *page, struct value *days, const struct month *m,
    const struct shown *shown, size_t count, int64_t day)
{
	static const char *const	 names[] = { "outside", "today",
	    "weekend", "empty" };
	struct value			*entry, *list;
	size_t				 i;
	int				 year, month, date, weekday;

	date_civil(day, &year, &month, &date);
	weekday = date_weekday(day);
	entry = data_map(days, NULL);
	list = data_list(entry, "events");
	for (i = 0; i < count; i++)
		if (is_on(&shown[i].when, day) && is_span(&shown[i].when))
			add_entry(page, list, &shown[i], day);
	for (i = 0; i < count; i++)
		if (is_on(&shown[i].when, day) && !is_span(&shown[i].when))
			add_entry(page, list, &shown[i], day);
	data_integer(entry, "number", date);
	data_text(entry, "name", when_day_of_year(page, day));
	data_text(entry, "machine", when_machine_day(page, day));
	data_flag(entry, "today", day == when_today(page));
	data_flag(entry, "has_events", list->count > 0);
	data_text(entry, "class", class_of(page, names, (const bool[]){
	    day < m->first || day > m->last, day == when_today(page),
	    weekday == 0 || weekday == 6, list->count == 0 }, 4));

	return (day >= m->first && day <= m->last && list->count > 0);
}

void
month_weeks(struct page *page, const struct month *m,
    const struct value *events)
{
	const struct value	*event;
	struct shown		*shown;
	struct value		*weeks, *week, *days;
	size_t			 count = 0;
	int64_t			 day;
	int			 i;
	bool			 bare;

	shown = arena_alloc(page->rq->arena,
	    (events->count + 1) * sizeof(*shown));
	for (event = events->first; event != NULL; event = event->next) {
		shown[count].event = event;
		when_read(&shown[count++].when, event);
	}
	weeks = data_list(page->content, "weeks");
	for (day = m->from; day < m->to; day += MONTH_WEEK) {
		week = data_map(weeks, NULL);
		days = data_list(week, "days");
		bare = true;
		for (i = 0; i < MONTH_WEEK; i++)
			if (add_day(page, days, m, shown, count, day + i))
				bare = false;
		data_flag(week, "bare", bare);
	}
}
