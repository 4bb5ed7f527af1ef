#include "calendar/event_access.h"
#include "calendar/event_change.h"
#include "calendar/links.h"
#include "calendar/notices.h"
#include "calendar/record_save.h"
#include "calendar/trash.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/sequences.h"

static int
show(struct request *rq, int64_t id, const char *slug, const char *password)
{
	union record_any	 any;
	int			 status;

	if ((status = record_seek(rq, RECORD_EVENT, id, slug, &any)) != 0 ||
	    (status = event_refuse_read(rq, &any.event, password)) != 0)
		return (status);
	event_write(rq, NULL, &any.event, RECORD_ALONE);
	rq->reply.last_modified = any.head.modified;

	return (200);
}

int
event_get(struct request *rq, const struct event_get_params *p)
{
	return (show(rq, p->id, NULL, p->password));
}

int
event_get_by_slug(struct request *rq, const struct event_get_by_slug_params *p)
{
	return (show(rq, 0, p->slug, p->password));
}

int
event_create(struct request *rq, const struct event_create_params *p)
{
	const struct event_fields	*f = &p->fields;
	struct event			 e;
	int				 status;

	event_new(rq, &e);
	e.head.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	if ((status = event_change(rq, &e, true, f)) != 0)
		return (status);
	record_add(rq, &e.head);
	if ((status = links_store(rq, e.head.id, true, f)) != 0)
		return (status);
	notice_record(rq, TOLD_CREATED, &e.head);
	event_write(rq, NULL, &e, RECORD_PLAIN);
	rq->reply.location = record_rest_url(rq, &e.head);

	return (201);
}

int
event_delete(struct request *rq, const struct event_delete_params *p)
{
	return (record_trash(rq, RECORD_EVENT, p->id, NULL, p->purge));
}

int
event_delete_by_slug(struct request *rq,
    const struct event_delete_by_slug_params *p)
{
	return (record_trash(rq, RECORD_EVENT, 0, p->slug, p->purge));
}
