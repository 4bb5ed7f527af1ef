#include "calendar/links.h"

#include "base/json.h"
#include "http/request.h"

static void
write_none(struct json *out, const char *name)
{
	json_list(out, name);
	json_list_end(out);
}

/* Links are not stored yet: what was sent of them has been checked only. */
void
links_store(struct request *rq, int64_t event, const struct event_fields *f)
{
	(void)rq;
	(void)event;
	(void)f;
}

void
links_write(struct request *rq, const struct event *e, enum record_view view)
{
	struct json	*out = &rq->out;

	(void)e;
	(void)view;
	write_none(out, "categories");
	write_none(out, "tags");
	write_none(out, "venue");
	write_none(out, "organizer");
}
