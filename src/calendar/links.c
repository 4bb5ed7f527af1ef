#include "calendar/links.h"

#include "calendar/embedded.h"
#include "calendar/event_linked.h"
#include "calendar/event_links.h"
#include "calendar/event_needs.h"
#include "calendar/event_terms.h"
#include "generated/records.h"
#include "http/request.h"
#include "http/state.h"
#include "store/event_index.h"
#include "store/ids.h"
#include "store/terms_waiting.h"

int
links_store(struct request *rq, struct event *e, const struct links_change *c,
    const struct event_fields *f)
{
	int64_t		 id = e->head.id;
	struct ids	 lost = { 0 };
	struct list_ids	 links;
	int		 status;

	if ((status = event_terms_store(rq, id, c->created,
	    status_is_public(c->after), f, &lost)) != 0 ||
	    (status = event_links_store(rq, id, c->created, f)) != 0)
		return (status);
	if (!c->created)
		event_needs_follow(rq, e, c->before, c->after);
	embedded_send(rq, id, NULL);
	state_send(rq);
	links = c->created ? event_index_add(rq->db, rq->arena, id) :
	    event_index_refresh(rq->db, rq->arena, id, c->has_new_texts);
	terms_drop_waiting(rq->db, rq->arena,
	    &(struct list_ids){ lost.count, lost.list });
	event_linked_set(rq, e, &links);

	return (0);
}

void
links_end(struct request *rq)
{
	embedded_end(rq);
	state_end(rq);
}
