#include "calendar/links.h"

#include "calendar/event_links.h"
#include "calendar/event_terms.h"
#include "http/request.h"
#include "store/event_index.h"

int
links_store(struct request *rq, int64_t event, bool created,
    const struct event_fields *f)
{
	int	 status;

	if ((status = event_terms_store(rq, event, created, f)) != 0 ||
	    (status = event_links_store(rq, event, created, f)) != 0)
		return (status);
	if (created)
		event_index_add(rq->db, rq->arena, event);
	else
		event_index_refresh(rq->db, rq->arena, event);

	return (0);
}
