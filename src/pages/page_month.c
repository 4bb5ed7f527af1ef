#include "pages/page_month.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/filters.h"
#include "pages/lanes.h"
#include "pages/month.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/phrase.h"
#include "pages/steps.h"
#include "pages/suggestion.h"
#include "pages/when.h"
#include "text/dates.h"

/* Links to a month, if its year is within the limits of pages. */
static void
step_to_month(const struct page *page, struct value *steps, const char *which,
    enum text label, int year, int month, const char *query)
{
	if (month < 1 || month > 12) {
		year += month < 1 ? -1 : 1;
		month = month < 1 ? 12 : 1;
	}
	if (year < PAGE_CALENDAR_YEAR_MIN || year > PAGE_CALENDAR_YEAR_MAX)
		return;
	steps_to(page, steps, which, page->texts[label],
	    when_month(page, year, month),
	    page->texts[TEXT_PAGE_MONTH_1 + (enum text)month - 1],
	    steps_month(page, year, month, query));
}

static void
add_month_steps(struct page *page, int year, int month, bool is_now,
    const char *query)
{
	struct value	*steps;

	steps = steps_add(page, TEXT_PAGE_MONTHS, page_calendar_link(page,
	    filters_join(page, page_view(page, "month"), query)), is_now);
	step_to_month(page, steps, "previous", TEXT_PAGE_PREVIOUS_MONTH, year,
	    month - 1, query);
	step_to_month(page, steps, "next", TEXT_PAGE_NEXT_MONTH, year,
	    month + 1, query);
}

/* Adds a form that leads to any month, after the heading. */
static void
add_jump(struct page *page, const struct page_calendar_params *p, int year,
    int month)
{
	struct value	*jump, *list, *option;
	int		 i;

	if (page->embedded)
		return;
	jump = data_map(page->content, "jump");
	data_text(jump, "action", page_link(page, "/"));
	filters_keep(data_list(jump, "kept"), p);
	data_integer(jump, "year", year);
	list = data_list(jump, "months");
	for (i = 1; i <= 12; i++) {
		option = data_map(list, NULL);
		data_integer(option, "value", i);
		data_text(option, "name",
		    page->texts[TEXT_PAGE_MONTH_1 + (enum text)i - 1]);
		data_flag(option, "selected", i == month);
	}
}

static bool
is_empty(const struct page *page)
{
	return (!data_true(page->content, "has_events"));
}

static int
show_month(struct page *page, const struct page_calendar_params *p,
    const struct month *m, const char *title, const char *name,
    enum text none, const char *view)
{
	int	 status;

	data_text(page->content, "name", name);
	data_text(page->frame, "title", title);
	data_text(page->content, "none", page->texts[none]);
	if ((status = month_fill(page, m)) != 0 || (is_empty(page) &&
	    (status = suggestion_add(page, p, m->from, m->to - 1, view)) != 0))
		return (status);
	page_feeds(page, m->query);

	return (page_send(page, &template_month, 200));
}

int
page_month(struct request *rq, const struct page_calendar_params *p)
{
	struct kept	 kept[] = { { "year", "" }, { "month", "" } };
	struct month	 m = { .day = steps_day };
	struct page	 page;
	const char	*name;
	int		 year, month, this_year, this_month, day, status;
	bool		 is_now;

	page_start(&page, rq, "/");
	page.view = "month";
	date_civil(when_today(&page), &this_year, &this_month, &day);
	year = p->has_year ? (int)p->year : this_year;
	month = p->has_month ? (int)p->month : this_month;
	is_now = year == this_year && month == this_month;
	m.query = filters_query(&page, p);
	kept[0].value = arena_integer(rq->arena, year);
	kept[1].value = arena_integer(rq->arena, month);
	page.query = filters_join(&page, !p->has_year && !p->has_month ?
	    page_view(&page, "month") : arena_printf(rq->arena,
	    "year=%d&month=%d", year, month), m.query);
	month_set(&m, &page, year, month);
	add_month_steps(&page, year, month, is_now, m.query);
	add_jump(&page, p, year, month);
	status = filters_form(&page, p, kept, 2);
	if (status != 0)
		return (status);
	name = when_month(&page, year, month);

	return (show_month(&page, p, &m, is_now && *page.query == '\0' ?
	    page.name : name, name, *m.query == '\0' ?
	    TEXT_PAGE_NO_EVENTS_MONTH : TEXT_PAGE_NO_MATCH_MONTH,
	    arena_printf(rq->arena, "year=%d&month=%d", year, month)));
}

/* Returns "Week of March 1, 2027". */
static const char *
week_name(const struct page *page, int64_t day)
{
	return (phrase(page->rq->arena, page->texts[TEXT_PAGE_WEEK_OF],
	    "date", when_date(page, day), NULL));
}

static void
step_to_week(const struct page *page, struct value *steps, const char *which,
    enum text label, int64_t day, const char *query)
{
	steps_to(page, steps, which, "", week_name(page, day),
	    page->texts[label], steps_week(page, day, query));
}

static void
add_week_steps(struct page *page, const struct month *m)
{
	struct value	*steps;
	int64_t		 today = when_today(page);

	steps = steps_add(page, TEXT_PAGE_WEEKS, page_link(page, arena_join(
	    page->rq->arena, "/?", filters_join(page, "view=week", m->query),
	    NULL)), today >= m->first && today <= m->last);
	step_to_week(page, steps, "previous", TEXT_PAGE_PREVIOUS_WEEK,
	    m->first - LANES_WEEK, m->query);
	step_to_week(page, steps, "next", TEXT_PAGE_NEXT_WEEK,
	    m->first + LANES_WEEK, m->query);
}

int
page_week(struct request *rq, const struct page_calendar_params *p)
{
	struct kept	 kept[] = { { "view", "week" }, { "date", "" } };
	struct month	 m = { .rows = LANES_ROWS, .bars = LANES_ROWS,
	    .hours = true, .day = steps_day };
	struct page	 page;
	const char	*name;
	int		 status;

	page_start(&page, rq, "/");
	page.view = "week";
	m.first = m.from = month_week(&page, p->has_date ?
	    date_day(p->date.local) : when_today(&page));
	m.to = m.first + LANES_WEEK;
	m.last = m.to - 1;
	m.query = filters_query(&page, p);
	kept[1].value = when_machine_day(&page, m.first);
	page.query = filters_join(&page, !p->has_date ? "view=week" :
	    arena_join(rq->arena, "view=week&date=", kept[1].value, NULL),
	    m.query);
	add_week_steps(&page, &m);
	status = filters_form(&page, p, kept, p->has_date ? 2 : 1);
	if (status != 0)
		return (status);
	name = week_name(&page, m.first);

	return (show_month(&page, p, &m, name, name, *m.query == '\0' ?
	    TEXT_PAGE_NO_EVENTS_WEEK : TEXT_PAGE_NO_EVENTS,
	    arena_join(rq->arena, "view=week&date=", kept[1].value, NULL)));
}
