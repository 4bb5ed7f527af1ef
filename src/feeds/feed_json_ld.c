#include "base/json.h"
#include "calendar/embedded.h"
#include "calendar/event.h"
#include "feeds/feed.h"
#include "http/request.h"

static void
begin(struct feed *feed)
{
	struct json	*out = &feed->rq->out;

	json_object(out, NULL);
	json_string(out, "@context", JSON_LD_CONTEXT);
	json_list(out, "@graph");
}

static void
add(struct feed *feed, const struct event *e, size_t most)
{
	struct request	*rq = feed->rq;
	struct json	*out = &rq->out;
	struct embedded	 embedded;

	embedded_find(rq, &e, 1, RECORD_ALONE, &embedded);
	json_object(out, NULL);
	event_json_ld(rq, e, &embedded, most);
	json_object_end(out);
}

static void
end(struct feed *feed)
{
	struct json	*out = &feed->rq->out;

	json_list_end(out);
	json_object_end(out);
}

const struct feed_format	feed_json_ld = { begin, add, end };
