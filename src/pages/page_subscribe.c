#include "pages/page_subscribe.h"

#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/page_feeds.h"
#include "text/urls.h"

static const char *
webcal_address(const struct page *page, const char *feed)
{
	return (arena_join(page->rq->arena, "webcal",
	    strstr(feed, "://"), NULL));
}

static const char *
google_address(const struct page *page, const char *webcal)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 256);
	buf_string(&b, "https://calendar.google.com/calendar/r?cid=");
	url_encode(&b, webcal);

	return (b.data);
}

static const char *
outlook_address(const struct page *page, const char *feed)
{
	struct buf	 b;

	buf_init(&b, page->rq->arena, 256);
	buf_string(&b, "https://outlook.live.com/calendar/0/addfromweb?url=");
	url_encode(&b, feed);
	buf_string(&b, "&name=");
	url_encode(&b, page->name);

	return (b.data);
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
	data_text(page.content, "google", google_address(&page, webcal));
	data_text(page.content, "outlook", outlook_address(&page, feed));
	data_text(page.content, "all", *query == '\0' ? "" :
	    page_step(&page, page_calendar_link(&page, "view=subscribe")));

	return (page_send(&page, &template_subscribe, 200));
}
