#include "pages/page_subscribe.h"

#include <string.h>

#include "base/arena.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "pages/share.h"

#define GOOGLE	"https://calendar.google.com/calendar/r?cid="
#define OUTLOOK	"https://outlook.live.com/calendar/0/addfromweb?url="

static const char *
webcal_address(const struct page *page, const char *feed)
{
	return (arena_join(page->rq->arena, "webcal",
	    strstr(feed, "://"), NULL));
}

int
page_subscribe(struct request *rq, const struct page_calendar_params *p)
{
	struct page	 page;
	const char	*query, *feed, *webcal;

	page_start(&page, rq, "/");
	query = filters_join(&page, filters_query(&page, p),
	    filters_dates(&page, p));
	page.query = filters_join(&page, "view=subscribe", query);
	feed = page_feed(&page, ".ics", query);
	webcal = webcal_address(&page, feed);
	data_text(page.frame, "title", page.texts[TEXT_PAGE_SUBSCRIBE]);
	data_flag(page.frame, "unlisted", true);
	data_text(page.content, "feed", feed);
	data_text(page.content, "webcal", webcal);
	data_text(page.content, "google", share_address(&page, GOOGLE, webcal));
	data_text(page.content, "outlook", arena_join(rq->arena,
	    share_address(&page, OUTLOOK, feed),
	    share_address(&page, "&name=", page.name), NULL));
	data_text(page.content, "all", *query == '\0' ? "" :
	    page_step(&page, page_calendar_link(&page, "view=subscribe")));

	return (page_send(&page, &template_subscribe, 200));
}
