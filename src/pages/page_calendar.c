#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/data.h"
#include "pages/moved.h"
#include "pages/moved_words.h"
#include "pages/page.h"
#include "pages/page_list.h"
#include "pages/page_month.h"

/*
 * Redirects WordPress addresses of records that are not published (rules,
 * section 14).
 */
static int
page_of_id(struct request *rq, const struct page_calendar_params *p)
{
	static const char *const	 lists[] = {
		[PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS] = "/events/",
		[PAGE_CALENDAR_POST_TYPE_TRIBE_VENUE] = "/venues/",
		[PAGE_CALENDAR_POST_TYPE_TRIBE_ORGANIZER] = "/organizers/"
	};
	const struct value		*body;
	struct page			 page;
	int				 status;

	status = ask_api(rq, arena_join(rq->arena, lists[p->post_type],
	    arena_integer(rq->arena, p->p), "?_fields=url,rest_url", NULL), &body);
	if (status != 0)
		return (status);
	page_start(&page, rq, "/");
	if (p->post_type == PAGE_CALENDAR_POST_TYPE_TRIBE_EVENTS &&
	    moved_ending(rq) != NULL)
		return (page_moved_to(&page, 302, arena_join(rq->arena,
		    data_get(body, "rest_url"), moved_ending(rq), NULL)));

	return (page_moved(&page, 302, card_address(&page, body)));
}

/*
 * Selects the view. A page embedded in another site shows a list, unless the
 * address asks for a month.
 */
static int
view_of(const struct request *rq, const struct page_calendar_params *p)
{
	return (p->has_view ? p->view :
	    rq->in.path == &page_paths[PAGE_PATH_EMBED] ?
	    PAGE_CALENDAR_VIEW_LIST : PAGE_CALENDAR_VIEW_MONTH);
}

int
page_calendar(struct request *rq, const struct page_calendar_params *p)
{
	if (p->has_p)
		return (page_of_id(rq, p));
	if (moved_asked(rq) && !rq->in.path->is_framed)
		return (moved_to_calendar(rq, ""));

	switch (view_of(rq, p)) {
	case PAGE_CALENDAR_VIEW_LIST:
		return (page_list(rq, p));
	case PAGE_CALENDAR_VIEW_WEEK:
		return (page_week(rq, p));
	case PAGE_CALENDAR_VIEW_DAY:
		return (page_day(rq, p));
	default:
		return (page_month(rq, p));
	}
}
