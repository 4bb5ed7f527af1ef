#include "pages/page_feeds.h"

#include "base/arena.h"
#include "http/request.h"
#include "pages/filters.h"
#include "pages/page.h"

const char *
page_feed(const struct page *page, const char *ending, const char *query)
{
	return (arena_join(page->rq->arena, page->rq->in.api, "/events",
	    ending, *query != '\0' ? "?" : "", filters_feed(page, query),
	    NULL));
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
	struct value	*list;

	list = data_list(page->frame, "feeds");
	add_feed(page, list, "text/calendar", TEXT_PAGE_FEED_CALENDAR,
	    TEXT_PAGE_FEED_CALENDAR_SHORT, page_feed(page, ".ics", query));
	add_feed(page, list, "application/rss+xml", TEXT_PAGE_FEED_RSS,
	    TEXT_PAGE_FEED_RSS_SHORT, page_feed(page, ".rss", query));
	data_text(page->frame, "subscribe", page_calendar_link(page,
	    filters_join(page, "view=subscribe", query)));
}
