#include "calendar/trash.h"

#include "calendar/event.h"
#include "calendar/event_access.h"
#include "calendar/event_save.h"
#include "calendar/event_update.h"
#include "calendar/notices.h"
#include "calendar/organizer_change.h"
#include "calendar/organizer_save.h"
#include "calendar/venue_change.h"
#include "calendar/venue_save.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"

/* Of a record that is gone the answer is what it was. */
int
trash_event(struct request *rq, struct event *e, bool purge)
{
	static const struct event_fields	 away = {
		.has_status = true, .status = STATUS_TRASH
	};
	int					 status;

	status = event_refuse_write(rq, e,
	    purge ? RECORD_PURGE : RECORD_EDIT, NULL);
	if (status != 0)
		return (status);
	if (!purge && e->head.status == STATUS_TRASH)
		return (record_trashed(rq, RECORD_EVENT));
	if (!purge)
		return (event_revise(rq, e, &away));

	event_write(rq, e, RECORD_PLAIN);
	notice_event(rq, TOLD_DELETED, e);
	event_purge(rq, e);

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
trash_venue(struct request *rq, struct venue *v, bool purge)
{
	static const struct venue_fields	 away = {
		.has_status = true, .status = STATUS_TRASH
	};
	int					 status;

	status = venue_refuse_write(rq, v,
	    purge ? RECORD_PURGE : RECORD_EDIT, NULL);
	if (status != 0)
		return (status);
	if (!purge && v->head.status == STATUS_TRASH)
		return (record_trashed(rq, RECORD_VENUE));
	if (!purge)
		return (venue_revise(rq, v, &away));

	venue_write(rq, NULL, v, RECORD_PLAIN);
	notice_venue(rq, TOLD_DELETED, v);
	venue_purge(rq, v);

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
trash_organizer(struct request *rq, struct organizer *o, bool purge)
{
	static const struct organizer_fields	 away = {
		.has_status = true, .status = STATUS_TRASH
	};
	int					 status;

	status = organizer_refuse_write(rq, o,
	    purge ? RECORD_PURGE : RECORD_EDIT, NULL);
	if (status != 0)
		return (status);
	if (!purge && o->head.status == STATUS_TRASH)
		return (record_trashed(rq, RECORD_ORGANIZER));
	if (!purge)
		return (organizer_revise(rq, o, &away));

	organizer_write(rq, NULL, o, RECORD_PLAIN);
	notice_organizer(rq, TOLD_DELETED, o);
	organizer_purge(rq, o);

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}
