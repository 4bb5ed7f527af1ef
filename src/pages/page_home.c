#include "pages/page_home.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/chips.h"
#include "pages/facts.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/page_list.h"
#include "pages/phrase.h"
#include "pages/posters.h"
#include "pages/when.h"

#define PER_PAGE	24	/* of what is chosen */
#define WEEKEND		8
#define COMING		12
#define FEATURED	20	/* some of which have a picture */
#define HIGHLIGHTS	5	/* that take turns, */
#define SOON		30	/* days from today */
#define SHOWN		(1 + WEEKEND + COMING)

#define ONCE	"hide_subsequent_recurrences=1"

/* The front page while it is built: an event, and a series, is shown once. */
struct home {
	struct page		*page;
	int64_t			 today;
	size_t			 count;
	const struct value	*shown[SHOWN];	/* events */
};

static bool
is_same(const struct value *a, const struct value *b)
{
	const char	*series = data_get(data_member(a, "series"), "id");

	return (strcmp(data_get(a, "id"), data_get(b, "id")) == 0 ||
	    (*series != '\0' && strcmp(series,
	    data_get(data_member(b, "series"), "id")) == 0));
}

static bool
is_shown(const struct home *h, const struct value *event)
{
	size_t	 i;

	for (i = 0; i < h->count; i++)
		if (is_same(h->shown[i], event))
			return (true);

	return (false);
}

/* Says how many further dates the series of an event has. */
static int
add_dates(const struct page *page, struct value *card,
    const struct value *event)
{
	const char		*series, *target;
	const struct value	*body;
	long long		 more;
	int			 status;

	series = data_get(data_member(event, "series"), "id");
	if (*series == '\0')
		return (0);
	target = arena_join(page->rq->arena,
	    "/events?_fields=total&series=", series, "&ends_after=",
	    when_machine_day(page, when_today(page) - 1), NULL);
	if ((status = ask_list(page->rq, target, 1, &body)) != 0)
		return (status);
	more = atoll(data_get(body, "total")) - 1;
	if (more == 1)
		data_text(card, "more", page->texts[TEXT_PAGE_ONE_MORE_DATE]);
	else if (more > 1)
		data_text(card, "more", phrase(page->rq->arena,
		    page->texts[TEXT_PAGE_MORE_DATES], "count",
		    arena_integer(page->rq->arena, more), NULL));

	return (0);
}

/* Adds cards to the content of the page, if there are any. */
static void
add_section(struct page *page, const char *name, struct value *posters)
{
	if (posters->count == 0)
		return;
	posters->name = "posters";
	value_add(data_map(page->content, name), posters);
}

static int
add_card(struct page *page, struct value *list, const struct value *event,
    int64_t from)
{
	facts_listed(page, event);

	return (add_dates(page, posters_add(page, list, event, from), event));
}

/* Adds up to `most` events that are not shown yet. */
static int
add_new(struct home *h, struct value *list, const char *dates, int64_t from,
    size_t most)
{
	const struct value	*body, *event;
	int			 status;

	status = ask_list(h->page->rq, arena_join(h->page->rq->arena,
	    "/events?" POSTER_FIELDS "&" ONCE "&", dates, NULL),
	    (int64_t)(most + h->count), &body);
	event = data_member(body, "events")->first;
	for (; status == 0 && event != NULL && list->count < most;
	    event = event->next) {
		if (is_shown(h, event))
			continue;
		h->shown[h->count++] = event;
		status = add_card(h->page, list, event, from);
	}

	return (status);
}

/* Those that begin at the weekend come before those that go on. */
static int
add_weekend(struct home *h)
{
	const struct chosen_days	 d = chips_weekend(h->page);
	struct page			*page = h->page;
	struct arena			*arena = page->rq->arena;
	struct value			*list = value_new(arena, VALUE_LIST);
	const char			*friday;
	int				 status;

	friday = when_machine_day(page, d.first - 1);
	status = add_new(h, list, arena_join(arena, "starts_after=", friday,
	    "&starts_before=", when_machine_day(page, d.last), NULL), d.first,
	    WEEKEND);
	if (status == 0 && list->count < WEEKEND)
		status = add_new(h, list, arena_join(arena, "starts_before=",
		    friday, "&ends_after=", friday, NULL), d.first, WEEKEND);
	add_section(page, "weekend", list);

	return (status);
}

/* Adds events that begin on the day `from` or later and match the query. */
static int
add_coming(struct home *h, int64_t from, const char *query)
{
	struct page	*page = h->page;
	struct value	*list = value_new(page->rq->arena, VALUE_LIST);
	int		 status;

	status = add_new(h, list, filters_join(page, arena_join(
	    page->rq->arena, "starts_after=", when_machine_day(page, from - 1),
	    NULL), query), from, COMING);
	add_section(page, "coming", list);

	return (status);
}

static void
show_highlight(struct home *h, const struct value *event)
{
	struct page	*page = h->page;
	struct value	*map;
	struct when	 w;

	when_read(&w, event);
	map = card_add(page, page->content, "highlight", event, &w,
	    when_text(page, &w));
	data_text(map, "excerpt", card_summary(page, event));
	data_text(map, "image", card_image(event, "large"));
	data_text(map, "set", card_image_set(page,
	    data_member(event, "image")));
	facts_listed(page, event);
	h->shown[h->count++] = event;
}

/* Whether it can be the highlight: it is the next one, or begins soon. */
static bool
may_be_highlight(const struct home *h, const struct value *event, bool is_next)
{
	struct when	 w;

	when_read(&w, event);

	return (*card_image(event, "large") != '\0' &&
	    *card_state(h->page, event) == '\0' &&
	    (is_next || when_first_day(&w) <= h->today + SOON));
}

/* Of the next featured events that have a picture, another one each day. */
static int
add_highlight(struct home *h)
{
	const struct value	*body, *event, *all[HIGHLIGHTS];
	size_t			 count = 0;
	int			 status;

	status = ask_list(h->page->rq, arena_join(h->page->rq->arena,
	    "/events?" POSTER_FIELDS ",events.excerpt,events.description&"
	    ONCE "&featured=1&ends_after=",
	    when_machine_day(h->page, h->today - 1), NULL), FEATURED, &body);
	if (status != 0)
		return (status);
	event = data_member(body, "events")->first;
	for (; event != NULL && count < HIGHLIGHTS; event = event->next)
		if (may_be_highlight(h, event, count == 0))
			all[count++] = event;
	if (count > 0)
		show_highlight(h, all[(size_t)h->today % count]);

	return (0);
}

/* Shows the highlight, the weekend and what comes next. */
static int
show_all(struct page *page)
{
	struct home	 h = { .page = page, .today = when_today(page) };
	int		 status;

	if ((status = add_highlight(&h)) != 0 ||
	    (status = add_weekend(&h)) != 0 ||
	    (status = add_coming(&h, h.today, "")) != 0)
		return (status);
	data_flag(page->content, "has_events", h.count > 0);
	data_text(page->frame, "title", page->name);

	return (0);
}

/* Shows the chosen events, or those of later days if there are none. */
static int
show_chosen(struct page *page, const struct page_calendar_params *p,
    const struct chosen_days *days)
{
	struct home		 h = { .page = page };
	const struct value	*body, *event;
	struct value		*list;
	const char		*target;
	int			 status;

	target = arena_join(page->rq->arena, "/events?" POSTER_FIELDS "&" ONCE
	    "&", filters_join(page, list_days(page, days->first, days->last),
	    filters_query(page, p)), "&page=",
	    arena_integer(page->rq->arena, p->page), NULL);
	if ((status = ask_list(page->rq, target, PER_PAGE, &body)) != 0)
		return (status);
	list = value_new(page->rq->arena, VALUE_LIST);
	event = data_member(body, "events")->first;
	for (; event != NULL; event = event->next)
		if ((status = add_card(page, list, event, days->first)) != 0)
			return (status);
	add_section(page, "cards", list);
	data_flag(page->content, "chosen", true);
	data_flag(page->content, "has_events", list->count > 0);
	data_text(page->content, "total", list_total(page,
	    data_get(body, "total")));
	data_flag(page->frame, "unlisted", true);
	data_text(page->frame, "title", data_get(page->content, "name"));
	list_paging(page, p->page, atoll(data_get(body, "total_pages")));

	return (*data_get(body, "total") != '0' ? 0 : add_coming(&h,
	    days->first, filters_query(page, p)));
}

int
page_home(struct request *rq, const struct page_calendar_params *p)
{
	struct page		 page;
	struct chosen_days	 days;
	const char		*query;
	int			 status;

	page_start(&page, rq, "/");
	page.view = "home";
	days = chips_days(&page, p);
	query = filters_query(&page, p);
	page.query = filters_join(&page, page_view(&page, "home"),
	    filters_join(&page, days.query, query));
	if ((status = chips_add(&page, p, &days)) != 0)
		return (status);
	if (!page.embedded)
		filters_search(&page, page.content, p);
	status = chips_are_chosen(&page, p) || p->page > 1 ?
	    show_chosen(&page, p, &days) : show_all(&page);
	if (status != 0)
		return (status);
	data_text(page.content, "all", page_step(&page, page_calendar_link(
	    &page, page_view(&page, "list"))));
	page_feeds(&page, query);

	return (page_send(&page, &template_home, 200));
}
