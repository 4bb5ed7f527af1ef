#include "pages/page_list.h"

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
#include "pages/phrase.h"
#include "pages/when.h"
#include "text/dates.h"

#define PER_PAGE	20
#define DAY		86400

/* The members of an event that a card shows; others are not read. */
#define FIELDS \
	"_fields=total,total_pages,events.title,events.url," \
	"events.featured,events.event_status,events.all_day," \
	"events.start_date,events.end_date,events.utc_start_date," \
	"events.utc_end_date,events.timezone,events.timezone_abbr," \
	"events.excerpt,events.description,events.image," \
	"events.venue.venue,events.venue.city"

/* A link to another page of the same list. */
static const char *
page_address(const struct page *page, int64_t number)
{
	const char	*query = page->query;

	if (number > 1)
		query = filters_join(page, query, arena_printf(
		    page->rq->arena, "page=%d", (int)number));

	return (page_link(page, arena_join(page->rq->arena, page->path,
	    *query != '\0' ? "?" : "", query, NULL)));
}

static void
add_paging(struct page *page, int64_t number, int64_t count)
{
	struct arena	*arena = page->rq->arena;
	struct value	*paging;

	if (count < 2)
		return;
	paging = data_map(page->content, "paging");
	data_text(paging, "previous",
	    number > 1 ? page_address(page, number - 1) : "");
	data_text(paging, "next",
	    number < count ? page_address(page, number + 1) : "");
	data_text(paging, "position", phrase(arena,
	    page->texts[TEXT_PAGE_POSITION], "page",
	    arena_integer(arena, number), "pages",
	    arena_integer(arena, count), NULL));
}

/* Links to other languages keep the query. */
static int
add_events(struct page *page, const char *parameters, int64_t number,
    const struct value **body)
{
	const char	*target;
	int		 status;

	target = arena_join(page->rq->arena, "/events?", filters_join(page,
	    parameters, arena_printf(page->rq->arena, FIELDS "&page=%lld",
	    (long long)number)), NULL);
	if ((status = ask_list(page->rq, target, PER_PAGE, body)) != 0)
		return (status);
	card_groups(page, page->content, data_member(*body, "events"));
	add_paging(page, number, atoll(data_get(*body, "total_pages")));
	if (number > 1)
		page->query = filters_join(page, page->query, arena_printf(
		    page->rq->arena, "page=%lld", (long long)number));

	return (0);
}

int
list_upcoming(struct page *page, const char *filter, int64_t number)
{
	const struct value	*body;
	const char		*yesterday;

	yesterday = when_machine_day(page, when_today(page) - 1);

	return (add_events(page, filters_join(page, filter, arena_join(
	    page->rq->arena, "ends_after=", yesterday, NULL)), number,
	    &body));
}

/*
 * Events from `start_date`, or today, to `end_date`, including those that
 * started before.
 */
static const char *
window(const struct page *page, const struct page_calendar_params *p)
{
	const char	*after, *before = "";
	int64_t		 first;

	first = p->has_start_date ?
	    date_day_start(p->start_date.local) / DAY : when_today(page);
	after = arena_join(page->rq->arena, "ends_after=",
	    when_machine_day(page, first - 1), NULL);
	if (p->has_end_date)
		before = arena_join(page->rq->arena, "starts_before=",
		    when_machine_day(page,
		    date_day_start(p->end_date.local) / DAY), NULL);

	return (filters_join(page, after, before));
}

static const char *
total_text(const struct page *page, const char *total)
{
	return (phrase(page->rq->arena, page->texts[strcmp(total, "1") == 0 ?
	    TEXT_PAGE_ONE_EVENT : TEXT_PAGE_MANY_EVENTS], "count", total,
	    NULL));
}

int
page_list(struct request *rq, const struct page_calendar_params *p)
{
	const struct value	*body;
	struct page		 page;
	const char		*query, *dates;
	int			 status;

	page_start(&page, rq, "/");
	query = filters_query(&page, p);
	dates = filters_dates(&page, p);
	page.query = filters_join(&page, "view=list",
	    filters_join(&page, query, dates));
	data_text(page.frame, "title", page.texts[TEXT_PAGE_EVENTS]);
	data_flag(page.frame, "unlisted", p->search != NULL);
	status = add_events(&page, filters_join(&page, query,
	    window(&page, p)), p->page, &body);
	if (status != 0 || (status = filters_form(&page, p, 0, 0)) != 0)
		return (status);
	data_text(page.content, "total",
	    total_text(&page, data_get(body, "total")));
	page_feeds(&page, filters_join(&page, query, dates));

	return (page_send(&page, &template_list, 200));
}
