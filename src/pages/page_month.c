#include "pages/page_month.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/when.h"
#include "text/dates.h"

#define EVENTS_MAX	500	/* of one month */
#define WEEK		7

struct month {
	int		 year;
	int		 number;
	int64_t		 first;		/* days since 1970 */
	int64_t		 last;
	int64_t		 from;		/* of the first week shown */
	int64_t		 to;		/* behind the last one */
	const char	*query;		/* filters */
};

/* An event that was read once, to be looked at for each day. */
struct shown {
	const struct value	*event;
	struct when		 when;
};

static void
set_month(struct month *m, const struct page *page, int year, int number)
{
	int	 start;

	start = atoi(page->texts[TEXT_PAGE_WEEK_START]);
	m->year = year;
	m->number = number;
	m->first = date_days(year, number, 1);
	m->last = number == 12 ? date_days(year, 12, 31) :
	    date_days(year, number + 1, 1) - 1;
	m->from = m->first -
	    (date_weekday(m->first) - start + WEEK) % WEEK;
	m->to = m->from + (m->last - m->from + WEEK) / WEEK * WEEK;
}

static const char *
month_address(const struct page *page, const struct month *m, int year,
    int number)
{
	return (arena_join(page->rq->arena, page_link(page, "/"), "?",
	    filters_join(page, arena_printf(page->rq->arena,
	    "year=%d&month=%d", year, number), m->query), NULL));
}

/* Whether there are pages of it: what its parameter may be. */
static bool
has_year(const struct request *rq, int year)
{
	const struct param	*p;

	for (p = rq->route->params; strcmp(p->name, "year") != 0; p++)
		continue;

	return (year >= p->min && year <= p->max);
}

/* The month before or after, within the years that there are pages of. */
static void
add_step(struct page *page, const struct month *m, const char *name, int step)
{
	struct value	*link;
	int		 year = m->year, number = m->number + step;

	if (number < 1 || number > 12) {
		year += step;
		number = step < 0 ? 12 : 1;
	}
	if (!has_year(page->rq, year))
		return;
	link = data_map(page->content, name);
	data_text(link, "address", month_address(page, m, year, number));
	data_text(link, "name", when_month(page, year, number));
	data_text(link, "short", page->texts[TEXT_PAGE_MONTH_1 +
	    (enum text)number - 1]);
}

static void
add_weekdays(struct page *page, const struct month *m)
{
	struct value	*list, *entry;
	enum text	 weekday;
	int		 i;

	list = data_list(page->content, "weekdays");
	for (i = 0; i < WEEK; i++) {
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

static void
add_weeks(struct page *page, const struct month *m,
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
	for (day = m->from; day < m->to; day += WEEK) {
		week = data_map(weeks, NULL);
		days = data_list(week, "days");
		bare = true;
		for (i = 0; i < WEEK; i++)
			if (add_day(page, days, m, shown, count, day + i))
				bare = false;
		data_flag(week, "bare", bare);
	}
}

/* Where an empty month's readers may go on. */
static int
add_following(struct page *page, const struct month *m)
{
	const struct value	*event;
	struct value		*body, *link;
	struct when		 w;
	const char		*target;
	int			 status, year, month, day;

	target = arena_join(page->rq->arena, "/events?", filters_join(page,
	    arena_printf(page->rq->arena, "per_page=1&starts_after=%s",
	    when_machine_day(page, m->last)), m->query), NULL);
	if ((status = ask_api(page->rq, target, &body)) >= 400)
		return (status);
	if ((event = value_get(body, "events")->first) == NULL)
		return (0);
	when_read(&w, event);
	date_civil(when_first_day(&w), &year, &month, &day);
	link = data_map(page->content, "following");
	data_text(link, "address", month_address(page, m, year, month));
	data_text(link, "name", when_day(page, when_first_day(&w)));

	return (0);
}

static int
add_events(struct page *page, const struct month *m)
{
	const struct value	*events;
	struct value		*body;
	const char		*target;
	int			 status;

	target = arena_join(page->rq->arena, "/events?", filters_join(page,
	    arena_printf(page->rq->arena, "ends_after=%s&starts_before=%s",
	    when_machine_day(page, m->from - 1),
	    when_machine_day(page, m->to - 1)), m->query), NULL);
	status = ask_list(page->rq, target, EVENTS_MAX, &body);
	if (status >= 400)
		return (status);
	events = value_get(body, "events");
	add_weeks(page, m, events);
	data_flag(page->content, "has_events", events->count > 0);
	data_flag(page->content, "is_full",
	    atoll(data_get(body, "total")) > EVENTS_MAX);
	data_text(page->content, "list", page_link(page, arena_join(
	    page->rq->arena, "/?", filters_join(page, "view=list",
	    m->query), NULL)));
	data_flag(page->frame, "unlisted", events->count == 0);

	return (events->count > 0 ? 0 : add_following(page, m));
}

static void
add_names(struct page *page, const struct month *m, bool is_now)
{
	const char	*name;

	name = when_month(page, m->year, m->number);
	data_text(page->content, "name", name);
	data_text(page->frame, "title", is_now && *page->query == '\0' ?
	    page->name : name);
	data_text(page->content, "today", page_link(page, *m->query == '\0' ?
	    "/" : arena_join(page->rq->arena, "/?", m->query, NULL)));
	data_flag(page->content, "is_today", is_now);
	add_step(page, m, "previous", -1);
	add_step(page, m, "next", 1);
}

int
page_month(struct request *rq, const struct page_calendar_params *p)
{
	struct month	 m;
	struct page	 page;
	int		 year, month, day, status;
	bool		 is_now;

	page_start(&page, rq, "/");
	date_civil(when_today(&page), &year, &month, &day);
	is_now = !p->has_year && !p->has_month;
	set_month(&m, &page, p->has_year ? (int)p->year : year,
	    p->has_month ? (int)p->month : month);
	m.query = filters_query(&page, p);
	page.query = filters_join(&page, is_now ? "" : arena_printf(rq->arena,
	    "year=%d&month=%d", m.year, m.number), m.query);
	add_names(&page, &m, m.year == year && m.number == month);
	add_weekdays(&page, &m);
	if ((status = add_events(&page, &m)) != 0 ||
	    (status = filters_form(&page, p, m.year, m.number)) != 0)
		return (status);
	page_feeds(&page, m.query);

	return (page_send(&page, &template_month, 200));
}
