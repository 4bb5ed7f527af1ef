#include "calendar/event_change.h"

#include "calendar/stored_table.h"
#include "config/site.h"
#include "generated/routes.h"
#include "http/extras.h"
#include "http/reply.h"
#include "http/request.h"
#include "text/zones.h"

static int
change_dates(struct request *rq, struct event *e, const struct event_fields *f)
{
	struct event_dates_sent	 sent;

	sent.start = f->has_start_date ? &f->start_date : NULL;
	sent.end = f->has_end_date ? &f->end_date : NULL;
	sent.has_all_day = f->has_all_day;
	sent.all_day = f->all_day;
	sent.zone = NULL;
	if (f->timezone != NULL)
		e->dates.timezone = f->timezone;
	if (*e->dates.timezone == '\0')
		e->dates.timezone = rq->site->timezone;
	if (f->timezone != NULL)
		sent.zone = zone_find(e->dates.timezone);
	else if (e->dates.zone == NULL)
		sent.zone = rq->site->zone;

	switch (event_dates_apply(&e->dates, &sent, rq->now)) {
	case EVENT_DATES_BAD_START:
		return (reply_invalid(rq, "start_date", complaint_date()));
	case EVENT_DATES_BAD_END:
		return (reply_invalid(rq, "end_date", complaint_date()));
	default:
		return (0);
	}
}

static bool
changes_texts(const struct event_fields *f)
{
	return (f->title != NULL || f->description != NULL ||
	    f->excerpt != NULL);
}

int
event_change(struct request *rq, struct event *e, bool created,
    const struct event_fields *f)
{
	enum status		 before = e->head.status;
	struct record_sent	 sent = event_sent(f);
	int			 status;

	if ((status = change_dates(rq, e, f)) != 0)
		return (status);
	record_change(rq, &e->head, &sent);
	if (rq->extras != NULL && rq->extras->password != NULL)
		e->password = rq->extras->password;
	stored_apply(rq, &stored_event, e, f);
	if ((created || changes_texts(f)) && *e->head.name == '\0' &&
	    *e->head.description == '\0' && *e->excerpt == '\0')
		return (reply_error(rq, error_empty_content()));
	event_texts_share_long(rq, e);
	record_choose_slug(rq, &e->head, created ? NULL : &before,
	    sent.slug, NULL);

	return (0);
}
