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

#define ENTRIES_MAX	5000	/* on all days: an event has one on each */

/* An event, read once and used for each of its days. */
struct shown {
	const char	*title;
	const char	*address;
	const char	*time;
	const char	*state;
	int64_t		 first;		/* of its days */
	int64_t		 last;
	bool		 all_day;
	bool		 featured;
	bool		 span;		/* order of the events of a day */
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

/* A CSS class for each property of a day or an event. */
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

static void
add_entry(struct page *page, struct value *list, const struct shown *shown,
    int64_t day)
{
	static const char *const	 names[] = { "span", "goes-on",
	    "continues", "featured", "off" };
	struct value			*entry;
	bool				 goes_on;

	goes_on = day > shown->first;
	entry = data_map(list, NULL);
	data_text(entry, "title", shown->title);
	data_text(entry, "address", shown->address);
	data_flag(entry, "goes_on", goes_on);
	data_text(entry, "time", goes_on ? "" : shown->time);
	data_flag(entry, "all_day", shown->all_day && !goes_on);
	data_flag(entry, "featured", shown->featured);
	data_text(entry, "state", shown->state);
	data_text(entry, "class", class_of(page, names, (const bool[]){
	    shown->span, goes_on, day < shown->last, shown->featured,
	    *shown->state != '\0' }, 5));
}

/* Adds events of several days, or the others. */
static void
add_entries(struct page *page, struct value *list, const struct shown *shown,
    size_t count, int64_t day, bool span)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (shown[i].span == span && shown[i].first <= day &&
		    shown[i].last >= day)
			add_entry(page, list, &shown[i], day);
}

/* Whether it is a day of the month with events; phones show only these. */
static bool
add_day(struct page *page, struct value *days, const struct month *m,
    const struct shown *shown, size_t count, int64_t day)
{
	static const char *const	 names[] = { "outside", "today",
	    "weekend", "empty" };
	struct value			*entry, *list;
	int				 year, month, date, weekday;

	date_civil(day, &year, &month, &date);
	weekday = date_weekday(day);
	entry = data_map(days, NULL);
	list = data_list(entry, "events");
	add_entries(page, list, shown, count, day, true);
	add_entries(page, list, shown, count, day, false);
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

static void
read_event(struct page *page, struct shown *shown, const struct value *event)
{
	struct when	 w;

	when_read(&w, event);
	shown->title = card_name(page, event, "title");
	shown->address = card_address(page, event);
	shown->time = when_start_time(page, &w);
	shown->first = when_first_day(&w);
	shown->last = when_last_day(&w);
	shown->all_day = w.all_day;
	shown->featured = data_true(event, "featured");
	shown->state = card_state(page, event);
	shown->span = w.all_day || shown->last > shown->first;
}

/* The number of shown days with this event. */
static int64_t
count_entries(const struct month *m, const struct shown *shown)
{
	int64_t	 first = shown->first, last = shown->last;

	if (first < m->from)
		first = m->from;
	if (last >= m->to)
		last = m->to - 1;

	return (last - first + 1);
}

/* The number of events that fit. */
static size_t
read_events(struct page *page, const struct month *m,
    const struct value *events, struct shown *shown)
{
	const struct value	*event;
	size_t			 count = 0;
	int64_t			 entries = 0;

	for (event = events->first; event != NULL; event = event->next) {
		read_event(page, &shown[count], event);
		entries += count_entries(m, &shown[count]);
		if (entries > ENTRIES_MAX)
			break;
		count++;
	}

	return (count);
}

bool
month_weeks(struct page *page, const struct month *m,
    const struct value *events)
{
	struct shown	*shown;
	struct value	*weeks, *week, *days;
	size_t		 count;
	int64_t		 day;
	int		 i;
	bool		 bare;

	shown = arena_alloc(page->rq->arena,
	    (events->count + 1) * sizeof(*shown));
	count = read_events(page, m, events, shown);
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

	return (count == events->count);
}
