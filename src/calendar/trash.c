/*
 * Deletes events, venues and organizers: moves them to the trash, or deletes
 * them permanently (rules, section 19).
 */
#include "calendar/directory.h"
#include "calendar/event.h"
#include "calendar/event_needs.h"
#include "calendar/history.h"
#include "calendar/notices.h"
#include "calendar/record_access.h"
#include "calendar/record_save.h"
#include "calendar/series.h"
#include "calendar/slug_change.h"
#include "generated/routes.h"

static int
move_to_trash(struct request *rq, union record_any *any)
{
	static const enum status	 trash = STATUS_TRASH;
	static const struct event_fields fields = {
		.has_status = true, .status = STATUS_TRASH
	};
	static const struct record_sent	 sent = { .status = &trash };

	if (any->head.status == STATUS_TRASH)
		return (record_trashed(rq, any->head.kind));
	if (any->head.kind == RECORD_EVENT)
		return (event_revise(rq, &any->event, &fields, NULL));

	return (directory_revise(rq, &any->head, &sent, NULL));
}

/*
 * Deletes the record with that slug, or that id if the slug is NULL. After a
 * permanent deletion the answer shows the record as it was.
 */
static int
delete_record(struct request *rq, enum record_kind kind, int64_t id,
    const char *slug, bool purge)
{
	union record_any	 any;
	int			 status;

	if ((status = record_seek(rq, kind, id, slug, &any)) != 0 ||
	    (status = record_refuse_write(rq, &any.head,
	    purge ? RECORD_PURGE : RECORD_EDIT, NULL)) != 0)
		return (status);
	slug_merge_record(rq, &any.head);
	if (!purge)
		return (move_to_trash(rq, &any));

	record_write(rq, NULL, &any.head, RECORD_PLAIN);
	notice_record(rq, NOTICE_PURGED, &any.head);
	if (kind == RECORD_EVENT) {
		event_purge(rq, &any.event);
		series_leave_out(rq, &any.event);
	} else
		record_purge(rq, &any.head);
	history_end_record(rq, &any.head);

	return (200);
}

int
event_delete(struct request *rq, const struct event_delete_params *p)
{
	return (delete_record(rq, RECORD_EVENT, p->id, p->slug, p->purge));
}

int
venue_delete(struct request *rq, const struct venue_delete_params *p)
{
	return (delete_record(rq, RECORD_VENUE, p->id, p->slug, p->purge));
}

int
organizer_delete(struct request *rq, const struct organizer_delete_params *p)
{
	return (delete_record(rq, RECORD_ORGANIZER, p->id, p->slug, p->purge));
}
