#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/page.h"
#include "pages/page_home.h"
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
	    arena_integer(rq->arena, p->p), "?_fields=url", NULL), &body);
	if (status != 0)
		return (status);
	page_start(&page, rq, "/");

	return (page_moved(&page, 302, card_address(&page, body)));
}

/*
 * Selects the view. Without one, a page embedded in another site and a search
 * are a list, and a year or month is a month.
 */
static int
view_of(const struct request *rq, const struct page_calendar_params *p)
{
	if (p->has_view)
		return (p->view);
	if (p->has_year || p->has_month)
		return (PAGE_CALENDAR_VIEW_MONTH);
	if (rq->in.path == &page_paths[PAGE_PATH_EMBED] ||
	    (p->search != NULL && *p->search != '\0'))
		return (PAGE_CALENDAR_VIEW_LIST);

	return (rq->site->front_month ? PAGE_CALENDAR_VIEW_MONTH :
	    PAGE_CALENDAR_VIEW_HOME);
}

int
page_calendar(struct request *rq, const struct page_calendar_params *p)
{
	if (p->has_p)
		return (page_of_id(rq, p));

	switch (view_of(rq, p)) {
	case PAGE_CALENDAR_VIEW_LIST:
		return (page_list(rq, p));
	case PAGE_CALENDAR_VIEW_WEEK:
		return (page_week(rq, p));
	case PAGE_CALENDAR_VIEW_DAY:
		return (page_day(rq, p));
	case PAGE_CALENDAR_VIEW_HOME:
		return (page_home(rq, p));
	default:
		return (page_month(rq, p));
	}
}
