#include "pages/month.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/json.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/filters.h"
#include "pages/hours.h"
#include "pages/lanes.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "pages/steps.h"
#include "pages/when.h"
#include "text/dates.h"

#define EVENTS_MAX	500	/* in the whole calendar */
#define ROWS		5	/* of a day of a month */
#define BARS		3
#define AT_ONCE		50	/* each may have 100 categories of its own */

/* The members of an event that the calendar shows. No others are read. */
#define FIELDS \
	"search_in=all&_fields=total,events.id,events.author,events.status," \
	"events.title,events.url,events.featured," \
	"events.all_day,events.start_date,events.end_date," \
	"events.utc_start_date,events.utc_end_date,events.timezone," \
	"events.timezone_abbr,events.event_status,events.categories.slug," \
	"events.categories.color"

/* A calendar while it is built. */
struct calendar {
	struct page		*page;
	const struct month	*month;
	int64_t			 today;
	struct shown		*shown;
	size_t			 count;
	struct hours		 hours;		/* of a week, if `has_hours` */
	bool			 has_hours;
	bool			 is_full;	/* it lacks further events */
	bool			 has_rest;	/* events from today on */
};

int64_t
month_week(const struct page *page, int64_t day)
{
	int	 start;

	start = page->rq->site->week_starts;
	if (start < 0)
		start = atoi(page->texts[TEXT_PAGE_WEEK_START]);

	return (day - (date_weekday(day) - start + LANES_WEEK) % LANES_WEEK);
}

/* With so many events of a day a week fits into a window. */
void
month_set(struct month *m, const struct page *page, int year, int month)
{
	m->first = date_days(year, month, 1);
	m->last = month == 12 ? date_days(year, 12, 31) :
	    date_days(year, month + 1, 1) - 1;
	m->from = month_week(page, m->first);
	m->to = month_week(page, m->last) + LANES_WEEK;
	m->hours = false;
	m->rows = ROWS;
	m->bars = BARS;
}

static void
add_weekdays(struct page *page, const struct month *m)
{
	struct value	*list, *entry;
	enum text	 weekday;
	int		 i;

	list = data_list(page->content, "weekdays");
	for (i = 0; i < LANES_WEEK; i++) {
		weekday = (enum text)date_weekday(m->from + i);
		entry = data_map(list, NULL);
		data_text(entry, "name",
		    page->texts[TEXT_PAGE_WEEKDAY_0 + weekday]);
		data_text(entry, "short",
		    page->texts[TEXT_PAGE_WEEKDAY_SHORT_0 + weekday]);
	}
}

/* Returns a CSS class for each property that is true. */
static const char *
class_of(const struct page *page, const char *class,
    const char *const names[], const bool holds[], size_t count)
{
	size_t	 i;

	for (i = 0; i < count; i++)
		if (holds[i])
			class = arena_join(page->rq->arena, class,
			    *class != '\0' ? " " : "", names[i], NULL);

	return (class);
}

/* Adds an event. A bar starts on the first day of the event or of the week. */
static void
add_entry(const struct calendar *c, struct value *list,
    const struct shown *shown, int64_t day, int64_t week)
{
	static const char *const	 names[] = { "bar", "covered",
	    "goes-on", "continues", "featured", "off", "lasts" };
	struct page			*page = c->page;
	struct value			*entry;
	const char			*class = shown->tone;
	bool				 goes_on, covered, continues;
	int64_t				 last = shown->last;

	goes_on = day > shown->first;
	covered = goes_on && day > week;
	continues = last >= week + LANES_WEEK;
	if (continues)
		last = week + LANES_WEEK - 1;
	if (shown->bar && !covered)
		class = arena_printf(page->rq->arena, "%s days-%d", class,
		    (int)(last - day + 1));
	if (c->has_hours && !shown->bar)
		class = arena_printf(page->rq->arena, "%s at-%d", class,
		    (int)(shown - c->shown));
	entry = data_map(list, NULL);
	data_text(entry, "title", shown->title);
	data_text(entry, "address", shown->address);
	data_flag(entry, "covered", covered);
	data_flag(entry, "goes_on", goes_on);
	data_text(entry, "time", goes_on ? "" : shown->time);
	data_flag(entry, "all_day", shown->all_day && !goes_on);
	data_text(entry, "until", shown->until);
	data_flag(entry, "featured", shown->featured);
	data_text(entry, "state", shown->state);
	data_text(entry, "class", class_of(page, class, names, (const bool[]){
	    shown->bar, covered, goes_on, continues, shown->featured,
	    *shown->state != '\0', day < c->today &&
	    shown->last >= c->today }, 7));
}

static void
add_gap(struct value *list)
{
	struct value	*entry;

	entry = data_map(list, NULL);
	data_text(entry, "class", "gap");
	data_flag(entry, "gap", true);
}

static void
add_entries(const struct calendar *c, struct value *day_map,
    const struct lanes *lanes, int64_t week, int column)
{
	struct arena	*arena = c->page->rq->arena;
	struct value	*list;
	int		 row;

	list = data_list(day_map, "events");
	for (row = 0; row < lanes->count[column]; row++)
		if (lanes->at[column][row] == NULL)
			add_gap(list);
		else
			add_entry(c, list, lanes->at[column][row],
			    week + column, week);
	if (lanes->hidden[column] > 0)
		data_text(day_map, "more", phrase(arena,
		    c->page->texts[TEXT_PAGE_MORE], "count",
		    arena_integer(arena, lanes->hidden[column]), NULL));
}

/* Adds the hours of the grid to the first day. */
static void
add_clock(const struct calendar *c, struct value *day_map)
{
	struct value	*clock;
	int		 hour;

	data_flag(day_map, "has_clock", true);
	clock = data_list(day_map, "clock");
	for (hour = c->hours.first; hour < c->hours.last; hour++)
		data_text(clock, NULL, when_time(c->page, hour * 3600));
}

/* Phones do not show the past days of the current month. */
static bool
is_skipped(const struct calendar *c, int64_t day)
{
	const struct month	*m = c->month;

	return (day < m->first || (day < c->today && c->today <= m->last));
}

static const char *
class_of_day(const struct calendar *c, int64_t day, bool empty)
{
	static const char *const	 names[] = { "outside", "past",
	    "over", "today", "weekend", "empty" };
	const struct month		*m = c->month;
	int				 weekday = date_weekday(day);

	return (class_of(c->page, "", names, (const bool[]){
	    day < m->first || day > m->last, day < c->today,
	    is_skipped(c, day), day == c->today,
	    weekday == 0 || weekday == 6, empty }, 6));
}

/* Adds a day. Returns whether phones show it and it has events. */
static bool
add_day(struct calendar *c, struct value *days, const struct lanes *lanes,
    int64_t week, int column)
{
	const struct page	*page = c->page;
	struct value		*entry;
	int			 year, month, date;
	int64_t			 day = week + column;
	bool			 has_events;

	date_civil(day, &year, &month, &date);
	has_events = lanes->count[column] + lanes->hidden[column] > 0;
	entry = data_map(days, NULL);
	add_entries(c, entry, lanes, week, column);
	if (c->has_hours && column == 0)
		add_clock(c, entry);
	data_integer(entry, "number", date);
	data_text(entry, "name", when_day_of_year(page, day));
	data_text(entry, "machine", when_machine_day(page, day));
	data_text(entry, "address", c->month->day(page, day,
	    c->month->query));
	data_flag(entry, "today", day == c->today);
	data_flag(entry, "has_events", has_events);
	data_text(entry, "class", class_of_day(c, day, !has_events));
	if (has_events && day >= c->today)
		c->has_rest = true;

	return (has_events && !is_skipped(c, day));
}

static void
add_weeks(struct calendar *c)
{
	const struct month	*m = c->month;
	struct lanes		 lanes;
	struct value		*weeks, *week, *days;
	int64_t			 from;
	int			 i;
	bool			 bare;

	weeks = data_list(c->page->content, "weeks");
	for (from = m->from; from < m->to; from += LANES_WEEK) {
		lanes_fill(&lanes, c->shown, c->count, from, m->rows,
		    m->bars);
		c->has_hours = m->hours && hours_fill(&c->hours, c->shown,
		    c->count, &lanes, from);
		week = data_map(weeks, NULL);
		days = data_list(week, "days");
		bare = true;
		for (i = 0; i < LANES_WEEK; i++)
			if (add_day(c, days, &lanes, from, i))
				bare = false;
		data_flag(week, "bare", bare);
	}
	data_flag(c->page->content, "has_hours", c->has_hours);
	if (c->has_hours)
		hours_rules(&c->hours, c->shown, c->count, m->from,
		    &c->page->rules);
}

static bool
ends_at_night(const struct when *w)
{
	return (!w->all_day && w->end - w->start < DATE_DAY &&
	    w->end - date_day_start(w->end) <= HOURS_NIGHT * 3600);
}

/* Adds an event, but not one of the night before a week. */
static void
read_event(struct calendar *c, const struct value *event)
{
	struct page	*page = c->page;
	struct shown	*shown = &c->shown[c->count];
	struct when	 w;

	when_read(&w, event);
	shown->title = card_name(page, event, "title");
	shown->address = card_address(page, event);
	shown->time = when_start_time(page, &w);
	shown->first = when_first_day(&w);
	shown->last = c->month->hours && ends_at_night(&w) ? shown->first :
	    when_last_day(&w);
	if (shown->last < c->month->from)
		return;
	shown->all_day = w.all_day;
	shown->featured = data_true(event, "featured");
	shown->state = card_state(page, event);
	shown->until = shown->last > shown->first ?
	    when_until(page, &w, shown->first) : "";
	shown->tone = card_tone(page, event);
	shown->bar = w.all_day || shown->last > shown->first;
	shown->start = (int)(w.start - shown->first * DATE_DAY);
	shown->end = (int)(w.end - shown->first * DATE_DAY);
	if (c->month->show != NULL)
		c->month->show(page, event, shown);
	c->count++;
}

static int
ask_events(struct page *page, const struct month *m, const char *target,
    int64_t count, const struct value **body)
{
	struct ask	 ask = { .method = METHOD_GET, .extras = m->extras };
	int		 status;

	if (m->show == NULL)
		return (ask_list(page->rq, target, count, body));
	ask.target = arena_join(page->rq->arena, target, "&per_page=",
	    arena_integer(page->rq->arena, count), NULL);
	status = ask_as_caller(page->rq, &ask);
	*body = ask.body;

	return (status == 200 ? 0 : status);
}

/* Links to the next event after the days shown. */
static int
add_following(struct page *page, const struct month *m)
{
	const struct value	*event, *body;
	struct when		 w;
	struct value		*link;
	const char		*target;
	int			 status;

	target = arena_join(page->rq->arena, "/events?", filters_join(page,
	    arena_printf(page->rq->arena, FIELDS "&starts_after=%s",
	    when_machine_day(page, m->last)), m->query), NULL);
	if ((status = ask_events(page, m, target, 1, &body)) != 0)
		return (status);
	if ((event = data_member(body, "events")->first) == NULL)
		return (0);
	when_read(&w, event);
	link = data_map(page->content, "following");
	data_text(link, "address", m->day(page, when_first_day(&w),
	    m->query));
	data_text(link, "name", when_day(page, when_first_day(&w)));

	return (0);
}

/*
 * Asks for a few events at once, since their categories take much memory, and
 * ends when the budget is low.
 */
static int
read_events(struct calendar *c)
{
	const struct month	*m = c->month;
	const struct value	*body, *event;
	struct arena		*arena = c->page->rq->arena;
	int64_t			 total, asked = 0;
	const char		*target;
	int			 status;

	target = arena_join(arena, "/events?", filters_join(c->page,
	    arena_printf(arena, FIELDS "&ends_after=%s&starts_before=%s",
	    when_machine_day(c->page, m->from - 1),
	    when_machine_day(c->page, m->to - 1)), m->query), "&page=", NULL);
	c->shown = arena_alloc(arena, EVENTS_MAX * sizeof(*c->shown));
	do {
		status = ask_events(c->page, m, arena_join(arena, target,
		    arena_integer(arena, asked / AT_ONCE + 1), NULL), AT_ONCE,
		    &body);
		if (status != 0)
			return (status);
		event = data_member(body, "events")->first;
		for (; event != NULL; event = event->next)
			read_event(c, event);
		total = atoll(data_get(body, "total"));
		asked += AT_ONCE;
	} while (asked < total && asked < EVENTS_MAX &&
	    !budget_low(c->page->rq->budget));
	c->is_full = asked < total;

	return (0);
}

int
month_fill(struct page *page, const struct month *m)
{
	struct calendar		 c = { .page = page, .month = m };
	int			 status;
	bool			 is_over;

	if ((status = read_events(&c)) != 0)
		return (status);
	c.today = when_today(page);
	add_weekdays(page, m);
	add_weeks(&c);
	is_over = c.count > 0 && !c.has_rest && c.today >= m->first &&
	    c.today <= m->last;
	data_flag(page->content, "has_events", c.count > 0);
	data_flag(page->content, "is_over", is_over);
	data_flag(page->content, "is_full", c.is_full);
	data_text(page->content, "list", page_link(page, arena_join(
	    page->rq->arena, "/?", filters_join(page, "view=list",
	    m->query), NULL)));
	data_flag(page->frame, "unlisted", c.count == 0 &&
	    *page->query != '\0');

	return (c.count > 0 && !is_over ? 0 : add_following(page, m));
}
