#include "pages/desk/desk_month.h"

#include <stddef.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/request.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_filters.h"
#include "pages/lanes.h"
#include "pages/month.h"
#include "pages/page.h"
#include "pages/steps.h"
#include "pages/when.h"
#include "text/dates.h"

/* Leads to the form of an event, if the caller may open it. */
static void
show_event(const struct page *page, const struct value *event,
    struct shown *shown)
{
	const char	*status = desk_status(page, event);

	if (desk_may_open(page, desk_kind(page->rq), event))
		shown->address = page_link(page, arena_join(page->rq->arena,
		    "/desk/events/", data_get(event, "id"), NULL));
	if (*status != '\0')
		shown->title = arena_join(page->rq->arena, shown->title, " (",
		    status, ")", NULL);
}

/* The events of a day are a search for it. */
static const char *
day_at(const struct page *page, int64_t day, const char *query)
{
	(void)query;

	return (page_link(page, arena_join(page->rq->arena,
	    "/desk/events?show=all&search=", when_machine_day(page, day),
	    NULL)));
}

static const char *
month_at(const struct page *page, const struct desk_filters *f, int year,
    int month)
{
	return (page_link(page, arena_join(page->rq->arena,
	    "/desk/events?show=month&year=", arena_integer(page->rq->arena,
	    year), "&month=", arena_integer(page->rq->arena, month), f->link,
	    f->kept, NULL)));
}

/* Adds a link to a month, if its year is within the limits. */
static void
step_to(const struct page *page, struct value *steps,
    const struct desk_filters *f, const char *which, enum text label,
    int year, int month)
{
	if (month < 1 || month > 12) {
		year += month < 1 ? -1 : 1;
		month = month < 1 ? 12 : 1;
	}
	if (year < DESK_LIST_YEAR_MIN || year > DESK_LIST_YEAR_MAX)
		return;
	steps_to(page, steps, which, page->texts[label],
	    when_month(page, year, month),
	    page->texts[TEXT_PAGE_MONTH_1 + (enum text)month - 1],
	    month_at(page, f, year, month));
}

int
desk_month(struct page *page, const struct desk_filters *f)
{
	const struct desk_list_params	*p = f->p;
	struct month			 m = { .show = show_event,
					    .day = day_at };
	struct value			*steps;
	int				 this_year, this_month, day;
	int				 year, month;

	date_civil(when_today(page), &this_year, &this_month, &day);
	date_civil(*f->days != '\0' ? f->dated.first : when_today(page), &year,
	    &month, &day);
	if (p->has_year && p->has_month) {
		year = (int)p->year;
		month = (int)p->month;
	}
	month_set(&m, page, year, month);
	m.query = arena_join(page->rq->arena, "status=",
	    desk_filters_statuses(f), f->query, f->none ? "&include=0" : "",
	    NULL);
	m.extras = f->extras;
	steps = steps_add(page, TEXT_PAGE_MONTHS, month_at(page, f, this_year,
	    this_month), year == this_year && month == this_month);
	step_to(page, steps, f, "previous", TEXT_PAGE_PREVIOUS_MONTH, year,
	    month - 1);
	step_to(page, steps, f, "next", TEXT_PAGE_NEXT_MONTH, year, month + 1);
	data_flag(page->content, "has_weeks", true);
	data_text(page->content, "name", when_month(page, year, month));

	return (month_fill(page, &m));
}
