#include "base/json.h"
#include "calendar/embedded.h"
#include "calendar/event.h"
#include "feeds/feed.h"
#include "http/request.h"

static void
begin(struct request *rq)
{
	json_object(&rq->out, NULL);
	json_string(&rq->out, "@context", JSON_LD_CONTEXT);
	json_list(&rq->out, "@graph");
}

static void
add(struct request *rq, const struct event *e, bool shown)
{
	struct embedded	 embedded;

	embedded_find(rq, e->head.id, RECORD_ALONE, &embedded);
	json_object(&rq->out, NULL);
	event_write_json_ld(rq, e, &embedded, shown);
	json_object_end(&rq->out);
}

static void
end(struct request *rq)
{
	json_list_end(&rq->out);
	json_object_end(&rq->out);
}

const struct feed_format	feed_json_ld = { begin, add, end };
