#include <ctype.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "calendar/event.h"
#include "calendar/event_access.h"
#include "calendar/event_list.h"
#include "calendar/list.h"
#include "feeds/feed.h"
#include "feeds/feed_series.h"
#include "generated/routes.h"
#include "generated/service.h"
#include "http/format.h"
#include "http/request.h"
#include "store/db.h"
#include "store/index/event_query.h"

/* Bytes for the events of a list; the rest is for the end of the answer. */
#define FEED_BYTES	(SERVICE_ANSWER_BYTES - (1 << 20))

static const struct feed_format *const	formats[FORMAT_COUNT] = {
	[FORMAT_CALENDAR] = &feed_calendar,
	[FORMAT_RSS] = &feed_rss,
	[FORMAT_JSON_LD] = &feed_json_ld
};

/*
 * Appends the query as sent, and encodes characters that an address cannot
 * contain.
 */
static void
add_query(struct buf *to, const char *query)
{
	const char	*p;

	for (p = query; *p != '\0'; p++) {
		if (isalnum((unsigned char)*p) ||
		    strchr("-._~!$&'()*+,;=:@/?[]", *p) != NULL ||
		    (*p == '%' && isxdigit((unsigned char)p[1]) &&
		    isxdigit((unsigned char)p[2])))
			buf_char(to, *p);
		else
			buf_printf(to, "%%%02X", (unsigned char)*p);
	}
}

static const char *
list_address(struct request *rq)
{
	struct buf	 b;

	buf_init(&b, rq->arena, 256);
	buf_printf(&b, "%s%s%s%s", rq->in.api, rq->in.path->template,
	    format_ending(rq->in.format), *rq->in.query != '\0' ? "?" : "");
	add_query(&b, rq->in.query);

	return (b.data);
}

/* Returns false if the event does not fit into the feed and is left out. */
static bool
add_event(struct feed *feed, const struct event *e)
{
	struct request	*rq = feed->rq;
	struct json	*out = &rq->out;
	size_t		 before = out->buf.length;
	bool		 comma = out->comma;

	feed->format->add(feed, e, FEED_TEXT_MAX);
	if (out->buf.length <= FEED_BYTES && !out->buf.full)
		return (true);
	buf_cut(&out->buf, before);
	out->comma = comma;

	return (false);
}

/*
 * If not all events fit, writes the first ones; the head has the total. If the
 * budget is low before the first event, the feed is complete or 503.
 */
static void
add_events(struct feed *feed, const struct list_page *page)
{
	struct request	*rq = feed->rq;
	struct event	 e;
	bool		 room = true, cuts = !budget_low(rq->budget);
	size_t		 i;

	for (i = 0; i < page->count && room && !db_failed(rq->db); i++) {
		if (feed_read(feed, page->ids[i], true, &e))
			room = add_event(feed, &e);
		if (cuts && budget_low(rq->budget))
			room = false;
	}
}

int
event_list_as(struct request *rq, const struct event_list_params *p)
{
	struct event_list_params	 resolved = *p;
	struct event_filter		 filter = { 0 };
	struct list_page		 page;
	struct feed			 feed;

	event_list_filter(rq, &resolved, &filter);
	filter.offset = 0;
	filter.limit = FEED_MAX;
	event_query(rq->db, rq->arena, &filter, &page);

	rq->reply.total = page.total;
	rq->reply.total_pages = page.total > 0;
	feed_begin(&feed, rq, formats[rq->in.format], false,
	    list_address(rq));
	add_events(&feed, &page);
	feed_end(&feed);

	return (list_finish(rq));
}

/*
 * The address of the feed omits the query, since that may contain a password.
 */
int
event_get_as(struct request *rq, const struct event_get_params *p)
{
	union record_any	 any;
	struct feed		 feed;
	int			 status;

	if ((status = record_seek(rq, RECORD_EVENT, p->id, p->slug,
	    &any)) != 0 ||
	    (status = event_refuse_read(rq, &any.event, p->password)) != 0)
		return (status);
	feed_begin(&feed, rq, formats[rq->in.format], true,
	    arena_join(rq->arena, record_rest_url(rq, &any.head),
	    format_ending(rq->in.format), NULL));
	if (rq->in.format != FORMAT_CALENDAR ||
	    !feed_add_series(&feed, &any.event))
		feed.format->add(&feed, &any.event, SIZE_MAX);
	feed_end(&feed);
	rq->reply.last_modified = any.head.modified;

	return (200);
}
