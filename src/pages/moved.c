#include "pages/moved.h"

#include <string.h>

#include "base/arena.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/filters.h"
#include "pages/page.h"

int
page_moved(struct page *page, int status, const char *link)
{
	const char	*path;

	path = strncmp(link, page->base, strlen(page->base)) == 0 ?
	    link + strlen(page->base) : link;
	data_text(page->frame, "title", page->texts[TEXT_PAGE_MOVED]);
	data_flag(page->frame, "unlisted", true);
	data_text(page->content, "title", page->texts[TEXT_PAGE_MOVED]);
	data_text(page->content, "moved", link);
	(void)page_send(page, &template_error, status);
	page->rq->reply.location = arena_join(page->rq->arena, page->home,
	    path, NULL);

	return (status);
}

/* Redirects to the calendar with the given query; `more` parameters follow. */
static int
to_calendar(struct page *page, int status, const char *more)
{
	const char	*query;

	query = filters_join(page, page->rq->query, more);

	return (page_moved(page, status, page_link(page, arena_join(
	    page->rq->arena, *query != '\0' ? "/?" : "/", query, NULL))));
}

int
moved_events(struct request *rq, const struct moved_events_params *p)
{
	struct page	 page;

	(void)p;
	page_start(&page, rq, "/");

	return (to_calendar(&page, 301, ""));
}

int
moved_month(struct request *rq, const struct moved_month_params *p)
{
	(void)p;

	return (moved_events(rq, NULL));
}

int
moved_list(struct request *rq, const struct moved_list_params *p)
{
	struct page	 page;

	(void)p;
	page_start(&page, rq, "/");

	return (to_calendar(&page, 301, "view=list"));
}

int
moved_today(struct request *rq, const struct moved_today_params *p)
{
	struct page	 page;

	(void)p;
	page_start(&page, rq, "/");

	return (to_calendar(&page, 302, "view=day"));
}

int
moved_of_day(struct request *rq, const struct moved_of_day_params *p)
{
	struct page	 page;

	page_start(&page, rq, "/");

	return (to_calendar(&page, 301, arena_join(rq->arena,
	    "view=day&date=", p->date, NULL)));
}

int
moved_of_month(struct request *rq, const struct moved_of_month_params *p)
{
	struct page	 page;
	const char	*year, *month;

	page_start(&page, rq, "/");
	year = arena_copy(rq->arena, p->year_month, strlen("0000"));
	month = p->year_month + strlen("0000-");
	month += *month == '0';

	return (to_calendar(&page, 301, arena_join(rq->arena, "year=", year,
	    "&month=", month, NULL)));
}
