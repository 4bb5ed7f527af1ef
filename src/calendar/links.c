#include "calendar/links.h"

#include "calendar/embedded.h"
#include "calendar/event_linked.h"
#include "calendar/event_links.h"
#include "calendar/event_terms.h"
#include "generated/records.h"
#include "http/request.h"
#include "http/state.h"
#include "store/event_index.h"

int
links_store(struct request *rq, struct event *e, bool created,
    bool has_new_texts, const struct event_fields *f)
{
	int64_t		 id = e->head.id;
	struct list_ids	 links;
	int		 status;

	if ((status = event_terms_store(rq, id, created, f)) != 0 ||
	    (status = event_links_store(rq, id, created, f)) != 0)
		return (status);
	embedded_send(rq, id, NULL);
	state_send(rq);
	links = created ? event_index_add(rq->db, rq->arena, id) :
	    event_index_refresh(rq->db, rq->arena, id, has_new_texts);
	event_linked_set(rq, e, &links);

	return (0);
}

void
links_end(struct request *rq)
{
	embedded_end(rq);
	state_end(rq);
}
