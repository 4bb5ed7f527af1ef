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
#include "pages/facts.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/phrase.h"
#include "pages/steps.h"
#include "pages/suggestion.h"
#include "pages/when.h"
#include "text/dates.h"

#define PER_PAGE	20
#define BEST_FIRST	"orderby=relevance"
#define NEVER		SUGGESTION_NEVER
#define FIRST		date_days(PAGE_CALENDAR_YEAR_MIN + 1, 1, 1)
#define RANKED		INT64_MIN	/* ranked by relevance, not by day */

/* The members of an event that a card shows. No others are read. */
#define FIELDS \
	"search_in=all&_fields=total,total_pages,events.id," \
	"events.title,events.url," \
	"events.featured,events.event_status,events.all_day," \
	"events.start_date,events.end_date,events.utc_start_date," \
	"events.utc_end_date,events.timezone,events.timezone_abbr," \
	"events.excerpt,events.description,events.image,events.stored_cost," \
	"events.venue.venue,events.venue.city,events.venue.address," \
	"events.venue.stateprovince,events.venue.zip,events.venue.country," \
	"events.categories.name,events.categories.slug," \
	"events.categories.color"

/* The query of the page, for another page of its list. */
static const char *
query_of(const struct page *page, int64_t number)
{
	return (number < 2 ? page->query : filters_join(page, page->query,
	    arena_join(page->rq->arena, "page=",
	    arena_integer(page->rq->arena, number), NULL)));
}

/* Returns a link to another page of this list. */
static const char *
page_address(const struct page *page, int64_t number)
{
	const char	*query = query_of(page, number);

	return (page_step(page, page_link(page, arena_join(page->rq->arena,
	    page->path, *query != '\0' ? "?" : "", query, NULL))));
}

void
list_paging(struct page *page, int64_t number, int64_t count)
{
	page_paging(page, number, count, page_address(page, number - 1),
	    page_address(page, number + 1));
	page->query = query_of(page, number);
}

/*
 * Shows events by day, from the day `from` on, or in the order of the list if
 * `from` is RANKED. Links to other languages keep the query.
 */
static int
add_events(struct page *page, const char *parameters, int64_t from,
    int64_t number, const struct value **body)
{
	const char	*target;
	int		 status;

	target = arena_join(page->rq->arena, "/events?", filters_join(page,
	    parameters, arena_printf(page->rq->arena, FIELDS "&page=%lld",
	    (long long)number)), NULL);
	if ((status = ask_list(page->rq, target, PER_PAGE, body)) != 0)
		return (status);
	if (from == RANKED)
		card_ranked(page, page->content, data_member(*body, "events"));
	else
		card_groups(page, page->content,
		    data_member(*body, "events"), from);
	facts_list(page, data_member(*body, "events"));
	list_paging(page, number, atoll(data_get(*body, "total_pages")));

	return (0);
}

int
list_upcoming(struct page *page, const char *filter, int64_t number)
{
	const struct value	*body;
	int64_t			 today = when_today(page);

	return (add_events(page, filters_join(page, filter, arena_join(
	    page->rq->arena, "ends_after=", when_machine_day(page, today - 1),
	    NULL)), today, number, &body));
}

const char *
list_days(const struct page *page, int64_t first, int64_t last)
{
	const char	*after, *before = "";

	after = arena_join(page->rq->arena, "ends_after=",
	    when_machine_day(page, first - 1), NULL);
	if (last != NEVER)
		before = arena_join(page->rq->arena, "starts_before=",
		    when_machine_day(page, last), NULL);

	return (filters_join(page, after, before));
}

const char *
list_total(const struct page *page, const char *total)
{
	return (phrase(page->rq->arena, page->texts[strcmp(total, "1") == 0 ?
	    TEXT_PAGE_ONE_EVENT : TEXT_PAGE_MANY_EVENTS], "count", total,
	    NULL));
}

static bool
is_ranked(const struct page_calendar_params *p)
{
	return (p->view == PAGE_CALENDAR_VIEW_LIST && p->search != NULL &&
	    *p->search != '\0' &&
	    p->orderby == PAGE_CALENDAR_ORDERBY_RELEVANCE);
}

static void
add_sort(struct page *page, struct value *list, enum text name,
    const char *query, bool current)
{
	struct value	*sort;

	sort = data_map(list, NULL);
	data_text(sort, "name", page->texts[name]);
	data_text(sort, "address", page_link(page, arena_join(
	    page->rq->arena, "/?view=list&", query, NULL)));
	data_flag(sort, "current", current);
}

/* Search results can be sorted by relevance. */
static void
add_sorts(struct page *page, const struct page_calendar_params *p,
    const char *query)
{
	struct value	*list;

	if (p->search == NULL || *p->search == '\0')
		return;
	data_flag(page->content, "has_sorts", true);
	list = data_list(page->content, "sorts");
	add_sort(page, list, TEXT_PAGE_BY_DATE, query, !is_ranked(p));
	add_sort(page, list, TEXT_PAGE_BEST_FIRST, filters_join(page, query,
	    BEST_FIRST), is_ranked(p));
}

static void
add_past_link(struct page *page, const char *name, const char *address)
{
	struct value	*link = data_map(page->content, "past");

	data_text(link, "name", name);
	data_text(link, "address", address);
}

/* Adds a link to events that are over, if a search finds some. */
static int
add_past(struct page *page, const struct page_calendar_params *p)
{
	struct arena		*arena = page->rq->arena;
	const struct value	*body;
	const char		*yesterday, *total;
	int			 status;

	if (p->search == NULL || *p->search == '\0' || p->has_start_date ||
	    p->has_end_date)
		return (0);
	yesterday = when_machine_day(page, when_today(page) - 1);
	status = ask_list(page->rq, arena_join(arena, "/events?_fields=total&"
	    "search_in=all&ends_before=", yesterday, "&",
	    filters_query(page, p), NULL), 1, &body);
	total = data_get(body, "total");
	if (status != 0 || strcmp(total, "0") == 0)
		return (status);
	add_past_link(page, phrase(arena,
	    page->texts[strcmp(total, "1") == 0 ? TEXT_PAGE_ONE_PAST :
	    TEXT_PAGE_MANY_PAST], "count", total, NULL),
	    page_calendar_link(page, arena_join(arena, "view=list&",
	    filters_query(page, p), "&end_date=", yesterday, NULL)));

	return (0);
}

/* Shows the events of some days. Set the page's query and name first. */
static int
show_days(struct page *page, const struct page_calendar_params *p,
    int64_t first, int64_t last, const char *name, const char *feed,
    const char *view)
{
	const struct value	*body;
	const char		*query;
	int			 status;

	data_text(page->frame, "title", name);
	data_text(page->content, "name", name);
	query = filters_join(page, filters_query(page, p),
	    list_days(page, first, last));
	if (is_ranked(p))
		query = filters_join(page, query, BEST_FIRST);
	status = add_events(page, query, is_ranked(p) ? RANKED : first,
	    p->page, &body);
	if (status == 0 && strcmp(data_get(body, "total"), "0") == 0)
		status = suggestion_add(page, p, first, last, view);
	if (status != 0 || (status = add_past(page, p)) != 0)
		return (status);
	data_text(page->content, "total",
	    list_total(page, data_get(body, "total")));
	data_text(page->content, "nothing", page->texts[*feed != '\0' ?
	    TEXT_PAGE_NO_EVENTS : first == last ? TEXT_PAGE_NO_EVENTS_DAY :
	    TEXT_PAGE_NO_UPCOMING]);
	page_feeds(page, feed);

	return (page_send(page, &template_list, 200));
}

/* Before an end that is past, there is no first day. */
static int64_t
first_of(const struct page *page, const struct page_calendar_params *p)
{
	int64_t	 today = when_today(page);

	if (p->has_start_date)
		return (date_day(p->start_date.local));

	return (p->has_end_date && date_day(p->end_date.local) < today ?
	    FIRST : today);
}

/* Shows the events from `start_date`, or today, to `end_date`. */
int
page_list(struct request *rq, const struct page_calendar_params *p)
{
	static const struct kept	 kept = { "view", "list" };
	struct page			 page;
	const char			*query;
	int				 status;

	page_start(&page, rq, "/");
	page.view = "list";
	query = filters_join(&page, filters_query(&page, p),
	    filters_dates(&page, p));
	page.query = filters_join(&page, "view=list", is_ranked(p) ?
	    filters_join(&page, query, BEST_FIRST) : query);
	add_sorts(&page, p, query);
	data_flag(page.frame, "unlisted", p->search != NULL);
	status = filters_form(&page, p, &kept, 1);
	if (status != 0)
		return (status);

	return (show_days(&page, p, first_of(&page, p), p->has_end_date ?
	    date_day(p->end_date.local) : NEVER,
	    page.texts[TEXT_PAGE_EVENTS], query, "view=list"));
}

static void
step_to_day(const struct page *page, struct value *steps, const char *which,
    enum text label, int64_t day, const char *query)
{
	steps_to(page, steps, which, "", when_day(page, day),
	    page->texts[label], steps_day(page, day, query));
}

static void
add_steps(struct page *page, int64_t day, const char *query)
{
	struct value	*steps;

	steps = steps_add(page, TEXT_PAGE_DAYS, page_link(page, arena_join(
	    page->rq->arena, "/?", filters_join(page, "view=day", query),
	    NULL)), day == when_today(page));
	step_to_day(page, steps, "previous", TEXT_PAGE_PREVIOUS_DAY, day - 1,
	    query);
	step_to_day(page, steps, "next", TEXT_PAGE_NEXT_DAY, day + 1, query);
}

int
page_day(struct request *rq, const struct page_calendar_params *p)
{
	struct kept	 kept[] = { { "view", "day" }, { "date", "" } };
	struct page	 page;
	const char	*query;
	int64_t		 day;
	int		 status;

	page_start(&page, rq, "/");
	page.view = "day";
	day = p->has_date ? date_day(p->date.local) : when_today(&page);
	query = filters_query(&page, p);
	kept[1].value = when_machine_day(&page, day);
	page.query = filters_join(&page, !p->has_date ? "view=day" :
	    arena_join(rq->arena, "view=day&date=", kept[1].value, NULL),
	    query);
	data_flag(page.frame, "unlisted", p->search != NULL);
	add_steps(&page, day, query);
	status = filters_form(&page, p, kept, p->has_date ? 2 : 1);

	return (status != 0 ? status : show_days(&page, p, day, day,
	    when_day(&page, day), query, arena_join(rq->arena,
	    "view=day&date=", kept[1].value, NULL)));
}
