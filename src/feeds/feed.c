#include "feeds/feed.h"

#include "base/arena.h"
#include "calendar/event.h"
#include "calendar/event_access.h"
#include "config/site.h"
#include "feeds/feed_links.h"
#include "generated/texts.h"
#include "http/request.h"
#include "store/store.h"
#include "text/cut.h"

/* Bytes of an event's text that are read to write FEED_TEXT_MAX. */
#define MARKUP_MAX	(4 * FEED_TEXT_MAX)

void
feed_begin(struct feed *feed, struct request *rq,
    const struct feed_format *format, bool single, const char *address)
{
	*feed = (struct feed){ .rq = rq, .format = format,
	    .arena = rq->arena, .each = arena_new(), .single = single,
	    .title = *rq->site->title != '\0' ? rq->site->title :
	    texts[rq->in.mount->locale_index][TEXT_SERVICE_TITLE],
	    .address = address, .site = *rq->site->site_url != '\0' ?
	    record_site(rq) : site_id(rq->db, rq->arena) };
	feed->kept = feed_links_new(rq->arena);
	format->begin(feed);
}

bool
feed_read(struct feed *feed, int64_t id, bool conceals, struct event *e)
{
	struct request	*rq = feed->rq;

	arena_reset(feed->each);
	arena_set_budget(feed->each, arena_budget(feed->arena));
	rq->arena = feed->each;
	if (!event_find(rq, id, e))
		return (false);
	if (conceals)
		event_conceal(rq, e);
	e->excerpt = text_cut(rq->arena, e->excerpt, MARKUP_MAX);
	e->head.description = text_cut(rq->arena, e->head.description,
	    MARKUP_MAX);

	return (true);
}

void
feed_end(struct feed *feed)
{
	feed->rq->arena = feed->arena;
	arena_free(feed->each);
	feed_links_free(feed->kept);
	feed->format->end(feed);
}

const char *
feed_uid(const struct feed *feed, int64_t event)
{
	struct arena	*arena = feed->rq->arena;

	return (arena_join(arena, feed->site, "?id=",
	    arena_integer(arena, event), NULL));
}
