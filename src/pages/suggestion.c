#include "pages/suggestion.h"

#include <string.h>

#include "base/arena.h"
#include "generated/pages.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/index/event_query.h"
#include "store/index/suggest.h"
#include "store/status.h"
#include "text/dates.h"

static const char *_Nullable
find_words(const struct page *page, const struct page_calendar_params *p,
    int64_t first, int64_t last)
{
	struct event_filter	 f = {
		.visible = { .statuses = 1u << STATUS_PUBLISH,
		    .now = page->rq->now },
		EVENT_ANY_FLAGS,
		.by_content = true, .end_from = { true, first * DATE_DAY }
	};

	if (last != SUGGESTION_NEVER)
		f.start_until = (struct list_bound){ true,
		    last * DATE_DAY + DATE_DAY - 1 };

	return (search_suggest(page->rq->db, page->rq->arena, p->search, &f));
}

/*
 * Whether the suggestion is certain to find events: it is a single word and
 * there are no other filters, so an event in these days contains it.
 */
static bool
is_found(const struct page *page, const char *query, const char *words)
{
	return (strpbrk(words, " \"") == NULL &&
	    strcmp(query, filters_pair(page, "search", words)) == 0);
}

/*
 * Sets whether the other search finds events, with all other filters. Returns
 * 0, or the status of an error answer.
 */
static int
ask_total(struct page *page, const char *query, int64_t first, int64_t last,
    bool *finds)
{
	const struct value	*body;
	const char		*target;
	int			 status;

	target = arena_join(page->rq->arena, "/events?_fields=total&search_in="
	    "all&ends_after=", when_machine_day(page, first - 1),
	    last == SUGGESTION_NEVER ? "" : "&starts_before=",
	    last == SUGGESTION_NEVER ? "" : when_machine_day(page, last), "&",
	    query, NULL);
	if ((status = ask_list(page->rq, target, 1, &body)) == 0)
		*finds = strcmp(data_get(body, "total"), "0") != 0;

	return (status);
}

int
suggestion_add(struct page *page, const struct page_calendar_params *p,
    int64_t first, int64_t last, const char *view)
{
	struct page_calendar_params	 other = *p;
	struct value			*link;
	const char			*query;
	bool				 finds;
	int				 status;

	if (p->search == NULL || (other.search = find_words(page, p, first,
	    last)) == NULL)
		return (0);
	query = filters_query(page, &other);
	finds = is_found(page, query, other.search);
	if (!finds && ((status = ask_total(page, query, first, last,
	    &finds)) != 0 || !finds))
		return (status);
	link = data_map(page->content, "suggestion");
	data_text(link, "name", phrase(page->rq->arena,
	    page->texts[TEXT_PAGE_DID_YOU_MEAN], "search", other.search,
	    NULL));
	data_text(link, "address", page_link(page, arena_join(page->rq->arena,
	    "/?", filters_join(page, view, query), NULL)));

	return (0);
}
