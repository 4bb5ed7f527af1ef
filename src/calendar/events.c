#include "calendar/event.h"
#include "calendar/event_access.h"
#include "calendar/event_change.h"
#include "calendar/event_save.h"
#include "calendar/links.h"
#include "calendar/notices.h"
#include "calendar/trash.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/sequences.h"
#include "text/slugs.h"

static int
show(struct request *rq, const struct event *e, const char *password)
{
	int	 status;

	if ((status = event_refuse_read(rq, e, password)) != 0)
		return (status);
	event_write(rq, e, RECORD_ALONE);
	rq->reply.last_modified = e->head.times.modified;

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
event_get(struct request *rq, const struct event_get_params *p)
{
	struct event	 e;

	if (!event_find(rq, p->id, &e))
		return (record_missing(rq, RECORD_EVENT));
	return (show(rq, &e, p->password));
}

int
event_get_by_slug(struct request *rq, const struct event_get_by_slug_params *p)
{
	struct event	 e;

	if (!event_find_slug(rq, slug_make(rq->arena, p->slug), &e))
		return (record_missing(rq, RECORD_EVENT));
	return (show(rq, &e, p->password));
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
	event_insert(rq, &e);
	if ((status = links_store(rq, e.head.id, true, f)) != 0)
		return (status);
	notice_event(rq, TOLD_CREATED, &e);
	event_write(rq, &e, RECORD_PLAIN);
	rq->reply.location = record_rest_url(rq, &e.head);

	return (db_failed(rq->db) ? reply_broken(rq) : 201);
}

int
event_delete(struct request *rq, const struct event_delete_params *p)
{
	struct event	 e;

	if (!event_find(rq, p->id, &e))
		return (record_missing(rq, RECORD_EVENT));
	return (trash_event(rq, &e, p->purge));
}

int
event_delete_by_slug(struct request *rq,
    const struct event_delete_by_slug_params *p)
{
	struct event	 e;

	if (!event_find_slug(rq, slug_make(rq->arena, p->slug), &e))
		return (record_missing(rq, RECORD_EVENT));
	return (trash_event(rq, &e, p->purge));
}
