#include "calendar/trash.h"

#include "calendar/event.h"
#include "calendar/event_access.h"
#include "calendar/event_save.h"
#include "calendar/event_update.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"

/* The answer is the record as it was. */
static int
purge(struct request *rq, const struct event *e)
{
	event_write(rq, e, RECORD_PLAIN);
	event_purge(rq, e);

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
trash_event(struct request *rq, struct event *e, bool force)
{
	static const struct event_fields	 away = {
		.has_status = true, .status = STATUS_TRASH
	};
	int					 status;

	status = event_refuse_write(rq, e, force ? RECORD_PURGE : RECORD_EDIT,
	    NULL);
	if (status != 0)
		return (status);
	if (force)
		return (purge(rq, e));
	if (e->head.status == STATUS_TRASH)
		return (record_trashed(rq, RECORD_EVENT));

	return (event_revise(rq, e, &away));
}
