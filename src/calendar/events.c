#include "calendar/event.h"
#include "calendar/event_access.h"
#include "calendar/event_change.h"
#include "calendar/event_letters.h"
#include "calendar/event_terms.h"
#include "calendar/history.h"
#include "calendar/links.h"
#include "calendar/notices.h"
#include "calendar/record_access.h"
#include "calendar/record_change.h"
#include "calendar/record_save.h"
#include "calendar/series.h"
#include "calendar/slug_change.h"
#include "generated/routes.h"
#include "http/author_quota.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/sequences.h"
#include "store/terms_waiting.h"

int
event_get(struct request *rq, const struct event_get_params *p)
{
	union record_any	 any;
	int			 status;

	if ((status = record_seek(rq, RECORD_EVENT, p->id, p->slug,
	    &any)) != 0 ||
	    (status = event_refuse_read(rq, &any.event, p->password)) != 0)
		return (status);
	record_write(rq, NULL, &any.head, RECORD_ALONE);
	rq->reply.last_modified = any.head.modified;

	return (200);
}

/* Call it after links_store(). */
static void
notify_and_answer(struct request *rq, const struct event *e, enum status before,
    enum notice_change change)
{
	notice_record(rq, change, &e->head);
	event_letters(rq, e, before, 0);
	record_write(rq, NULL, &e->head, RECORD_PLAIN);
}

int
event_create(struct request *rq, const struct event_create_params *p)
{
	const struct event_fields *f = &p->fields;
	const struct recurrence	*r = p->recurrence;
	struct series_plan	*plan = NULL;
	struct links_change	 links = { .created = true };
	struct event		 e;
	int			 status;

	if ((status = record_refuse_unpublished(rq, RECORD_EVENT)) != 0)
		return (status);
	record_new(rq, RECORD_EVENT, &e.head);
	e.head.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	if ((status = event_change(rq, &e, true, f)) != 0)
		return (status);
	if (r != NULL && rq->extras != NULL && rq->extras->event_count > 0)
		return (series_gather(rq, &e, f, r));
	if (r != NULL && (status = series_begin(rq, &e, false, r, &plan)) != 0)
		return (status);
	if (plan == NULL &&
	    (status = author_quota_take(rq, AUTHOR_EVENTS, 1)) != 0)
		return (status);
	record_add(rq, &e.head);
	links.after = e.head.status;
	if ((status = links_store(rq, &e, &links, f)) != 0)
		return (status);
	if (plan == NULL)
		history_record(rq, NULL, &e.head);
	notify_and_answer(rq, &e, STATUS_DRAFT, NOTICE_CREATED);
	if (plan != NULL && (status = series_finish(rq, &e, plan)) != 0)
		return (status);
	rq->reply.location = record_rest_url(rq, &e.head);

	return (201);
}

/* `stored` is the event as it was before the request. */
static int
revise_event(struct request *rq, const struct event *stored, struct event *e,
    const struct event_fields *f, const struct recurrence *r)
{
	struct series_plan	*plan = NULL;
	struct event		 before = *e;
	enum status		 was = e->head.status;
	struct links_change	 links = { .before = was };
	int			 status;

	if ((status = event_change(rq, e, false, f)) != 0 || (r != NULL &&
	    (status = series_begin(rq, e, true, r, &plan)) != 0))
		return (status);
	links.after = e->head.status;
	record_save(rq, &e->head);
	if ((status = links_store(rq, e, &links, f)) != 0)
		return (status);
	if (plan == NULL)
		series_detach(rq, &before, e, f);
	slug_change_record(rq, &stored->head, &e->head);
	history_record(rq, &stored->head, &e->head);
	terms_drop_waiting(rq->db, rq->arena, &links.lost);
	notify_and_answer(rq, e, was, notice_of(was, e->head.status));
	if (plan != NULL && (status = series_finish(rq, e, plan)) != 0)
		return (status);

	return (200);
}

int
event_revise(struct request *rq, struct event *e,
    const struct event_fields *f, const struct recurrence *r)
{
	struct event	 stored = *e;

	return (revise_event(rq, &stored, e, f, r));
}

int
event_update(struct request *rq, const struct event_update_params *p)
{
	struct record_sent	 sent = event_sent(&p->fields);
	union record_any	 any;
	struct event		 stored;
	int			 status;

	if ((status = record_seek(rq, RECORD_EVENT, p->id, p->slug,
	    &any)) != 0 || (status = record_refuse_write(rq, &any.head,
	    RECORD_EDIT, &sent)) != 0)
		return (status);
	stored = any.event;
	if (p->follow_series)
		series_follow(rq, &any.event);

	return (revise_event(rq, &stored, &any.event, &p->fields,
	    p->recurrence));
}
