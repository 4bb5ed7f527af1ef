#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/event_access.h"
#include "calendar/event_list.h"
#include "calendar/list.h"
#include "feeds/feed.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_query.h"
#include "text/slugs.h"

#define SLICE	50	/* events whose memory ends at once */

static const struct feed_format *const	formats[FORMAT_COUNT] = {
	[FORMAT_JSON_LD] = &feed_json_ld
};

static void
add_page(struct request *rq, const struct list_page *page)
{
	struct arena	*whole = rq->arena;
	struct event	 e;
	size_t		 i;

	rq->arena = arena_new();
	for (i = 0; i < page->count && !rq->out.buf.full; i++) {
		if (i % SLICE == 0)
			arena_reset(rq->arena);
		if (event_find(rq, page->ids[i], &e))
			formats[rq->format]->add(rq, &e, event_is_open(rq, &e));
	}
	arena_free(rq->arena);
	rq->arena = whole;
}

int
event_list_as(struct request *rq, const struct event_list_params *p)
{
	struct event_list_params	 settled = *p;
	struct event_filter		 filter = { 0 };
	struct list_page		 page;

	event_list_filter(rq, &settled, &filter);
	filter.offset = 0;
	filter.limit = FEED_MAX;
	event_query(rq->db, rq->arena, &filter, &page);
	if (db_failed(rq->db))
		return (reply_broken(rq));

	rq->reply.total = page.total;
	rq->reply.total_pages = page.total > 0;
	formats[rq->format]->begin(rq);
	add_page(rq, &page);
	formats[rq->format]->end(rq);

	return (list_finish(rq));
}

static int
show(struct request *rq, const struct event *e, const char *password)
{
	int	 status;

	if ((status = event_refuse_read(rq, e, password)) != 0)
		return (status);
	formats[rq->format]->begin(rq);
	formats[rq->format]->add(rq, e, true);
	formats[rq->format]->end(rq);
	rq->reply.last_modified = e->head.times.modified;

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
event_get_as(struct request *rq, const struct event_get_params *p)
{
	struct event	 e;

	if (!event_find(rq, p->id, &e))
		return (record_missing(rq, RECORD_EVENT));
	return (show(rq, &e, p->password));
}

int
event_get_by_slug_as(struct request *rq,
    const struct event_get_by_slug_params *p)
{
	struct event	 e;

	if (!event_find_slug(rq, slug_make(rq->arena, p->slug), &e))
		return (record_missing(rq, RECORD_EVENT));
	return (show(rq, &e, p->password));
}
