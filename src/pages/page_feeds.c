#include "pages/page_feeds.h"

#include <string.h>

#include "base/arena.h"
#include "http/request.h"
#include "pages/page.h"

static const char *
feed_address(const struct page *page, const char *start, const char *ending,
    const char *query)
{
	return (arena_join(page->rq->arena, start, "/events", ending,
	    *query != '\0' ? "?" : "", query, NULL));
}

static void
add_feed(struct page *page, struct value *list, const char *type,
    enum text name, enum text short_name, const char *address)
{
	struct value	*feed;

	feed = data_map(list, NULL);
	data_text(feed, "type", type);
	data_text(feed, "name", page->texts[name]);
	data_text(feed, "short", page->texts[short_name]);
	data_text(feed, "address", address);
}

void
page_feeds(struct page *page, const char *query)
{
	struct value	*list, *subscription;
	const char	*api, *host;

	api = page->rq->in.api;
	host = strstr(api, "://");
	host = host == NULL ? api : host + strlen("://");
	list = data_list(page->frame, "feeds");
	add_feed(page, list, "text/calendar", TEXT_PAGE_FEED_CALENDAR,
	    TEXT_PAGE_FEED_CALENDAR_SHORT,
	    feed_address(page, api, ".ics", query));
	add_feed(page, list, "application/rss+xml", TEXT_PAGE_FEED_RSS,
	    TEXT_PAGE_FEED_RSS_SHORT, feed_address(page, api, ".rss", query));
	subscription = data_map(page->frame, "subscribe");
	data_text(subscription, "webcal", feed_address(page,
	    arena_join(page->rq->arena, "webcal://", host, NULL), ".ics",
	    query));
}
