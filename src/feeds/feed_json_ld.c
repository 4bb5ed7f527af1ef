#include "base/json.h"
#include "calendar/embedded.h"
#include "calendar/event.h"
#include "calendar/event_linked.h"
#include "feeds/feed.h"
#include "http/request.h"

static void
begin_graph(struct feed *feed)
{
	struct json	*out = &feed->rq->out;

	json_object(out, NULL);
	json_string(out, "@context", JSON_LD_CONTEXT);
	json_list(out, "@graph");
}

/*
 * Embeds only what an event's JSON-LD shows, the venue and the first organizer,
 * since all of them may take more memory than a request has.
 */
static void
embed_records(struct request *rq, const struct event *e,
    struct embedded *embedded)
{
	struct event_linked	 linked = event_linked_shown(e);
	struct event		 one = *e;
	const struct event	*list = &one;
	size_t			 left = linked.organizer_count;

	one.linked = &linked;
	linked.term_count = 0;
	linked.organizer_count = left > 0;
	embedded_find(rq, &list, 1, RECORD_ALONE, embedded);
	while (embedded->organizer_count == 0 && left-- > 1) {
		linked.organizers++;
		embedded_find(rq, &list, 1, RECORD_ALONE, embedded);
	}
}

static void
add_node(struct feed *feed, const struct event *e, size_t most)
{
	struct request	*rq = feed->rq;
	struct json	*out = &rq->out;
	struct embedded	 embedded;

	embed_records(rq, e, &embedded);
	json_object(out, NULL);
	event_json_ld(rq, e, &embedded, most);
	json_object_end(out);
}

static void
end_graph(struct feed *feed)
{
	struct json	*out = &feed->rq->out;

	json_list_end(out);
	json_object_end(out);
}

const struct feed_format	feed_json_ld = {
	begin_graph, add_node, end_graph
};
