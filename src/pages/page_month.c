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
#include "pages/month.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/when.h"
#include "text/dates.h"

#define EVENTS_MAX	500	/* of one month */

/* The members of an event that it shows; others are not read. */
#define FIELDS \
	"_fields=total,events.title,events.url,events.featured," \
	"events.all_day,events.start_date,events.end_date," \
	"events.utc_start_date,events.utc_end_date,events.timezone," \
	"events.timezone_abbr,events.event_status"

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
	    (date_weekday(m->first) - start + MONTH_WEEK) % MONTH_WEEK;
	m->to = m->from + (m->last - m->from + MONTH_WEEK) /
	    MONTH_WEEK * MONTH_WEEK;
}

static const char *
month_address(const struct page *page, const struct month *m, int year,
    int number)
{
	return (arena_join(page->rq->arena, page_link(page, "/"), "?",
	    filters_join(page, arena_printf(page->rq->arena,
	    "year=%d&month=%d", year, number), m->query), NULL));
}

/*
 * Whether there is a page for the month, that is, whether its parameters are
 * valid.
 */
static bool
has_year(int year)
{
	return (year >= PAGE_CALENDAR_YEAR_MIN &&
	    year <= PAGE_CALENDAR_YEAR_MAX);
}

/* The previous or next month, within the years that have pages. */
static void
add_step(struct page *page, const struct month *m, const char *name, int step)
{
	struct value	*link;
	int		 year = m->year, number = m->number + step;

	if (number < 1 || number > 12) {
		year += step;
		number = step < 0 ? 12 : 1;
	}
	if (!has_year(year))
		return;
	link = data_map(page->content, name);
	data_text(link, "address", month_address(page, m, year, number));
	data_text(link, "name", when_month(page, year, number));
	data_text(link, "short", page->texts[TEXT_PAGE_MONTH_1 +
	    (enum text)number - 1]);
}

/* Suggests other months if this one is empty. */
static int
add_following(struct page *page, const struct month *m)
{
	const struct value	*event, *body;
	struct value		*link;
	struct when		 w;
	const char		*target;
	int			 status, year, month, day;

	target = arena_join(page->rq->arena, "/events?", filters_join(page,
	    arena_printf(page->rq->arena, FIELDS "&starts_after=%s",
	    when_machine_day(page, m->last)), m->query), NULL);
	if ((status = ask_list(page->rq, target, 1, &body)) != 0)
		return (status);
	if ((event = data_member(body, "events")->first) == NULL)
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
	const struct value	*events, *body;
	const char		*target;
	int			 status;
	bool			 all;

	target = arena_join(page->rq->arena, "/events?", filters_join(page,
	    arena_printf(page->rq->arena,
	    FIELDS "&ends_after=%s&starts_before=%s",
	    when_machine_day(page, m->from - 1),
	    when_machine_day(page, m->to - 1)), m->query), NULL);
	status = ask_list(page->rq, target, EVENTS_MAX, &body);
	if (status != 0)
		return (status);
	events = data_member(body, "events");
	all = month_weeks(page, m, events);
	data_flag(page->content, "has_events", events->count > 0);
	data_flag(page->content, "is_full", !all ||
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
	month_weekdays(&page, &m);
	if ((status = add_events(&page, &m)) != 0 ||
	    (status = filters_form(&page, p, m.year, m.number)) != 0)
		return (status);
	page_feeds(&page, m.query);

	return (page_send(&page, &template_month, 200));
}
