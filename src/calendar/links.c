#include "calendar/links.h"

#include "base/json.h"
#include "calendar/event_links.h"
#include "http/request.h"

static void
write_none(struct json *out, const char *name)
{
	json_list(out, name);
	json_list_end(out);
}

int
links_store(struct request *rq, int64_t event, const struct event_fields *f)
{
	return (event_links_store(rq, event, f));
}

void
links_write(struct request *rq, const struct event *e,
    const struct event_links *links, enum record_view view)
{
	(void)e;
	write_none(&rq->out, "categories");
	write_none(&rq->out, "tags");
	event_links_write(rq, links, view);
}
