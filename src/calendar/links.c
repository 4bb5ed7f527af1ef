#include "calendar/links.h"

#include "calendar/event_links.h"
#include "calendar/event_terms.h"
#include "http/request.h"

int
links_store(struct request *rq, int64_t event, bool created,
    const struct event_fields *f)
{
	int	 status;

	if ((status = event_terms_store(rq, event, created, f)) != 0)
		return (status);

	return (event_links_store(rq, event, created, f));
}

void
links_write(struct request *rq, const struct event *e,
    const struct event_links *links, enum record_view view)
{
	event_terms_write(rq, e->head.id);
	event_links_write(rq, links, view);
}
