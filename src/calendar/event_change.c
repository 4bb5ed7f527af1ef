#include "calendar/event_change.h"

#include <string.h>

#include "base/arena.h"
#include "base/site.h"
#include "calendar/markup.h"
#include "generated/routes.h"
#include "generated/service.h"
#include "http/complaints.h"
#include "http/keep.h"
#include "http/reply.h"
#include "http/request.h"
#include "text/html.h"
#include "text/zones.h"

void
event_new(struct request *rq, struct event *e)
{
	memset(e, 0, sizeof(*e));
	record_new(rq, RECORD_EVENT, &e->head);
	e->excerpt = e->cost = e->website = "";
	e->timezone = rq->site->timezone;
	e->dates.zone = rq->site->zone;
}

struct record_sent
event_sent(const struct event_fields *f)
{
	static const struct image_ref	 none = { 0, NULL };
	struct record_sent		 sent = { .name = f->title,
	    .description = f->description, .slug = f->slug };

	if (f->clears_description)
		sent.description = "";
	if (f->has_image || f->clears_image)
		sent.image = f->has_image ? &f->image : &none;
	if (f->has_author)
		sent.author = &f->author;
	if (f->has_date_utc || f->has_date)
		sent.published = f->has_date_utc ? &f->date_utc : &f->date;
	if (f->has_status)
		sent.status = &f->status;

	return (sent);
}

static void
change_texts(struct request *rq, struct event *e, const struct event_fields *f)
{
	if (f->excerpt != NULL)
		e->excerpt = markup_clean(rq, f->excerpt);
	else if (f->clears_excerpt)
		e->excerpt = "";
	if (f->cost != NULL)
		e->cost = html_strip_line(rq->arena, f->cost);
	if (f->website != NULL)
		e->website = f->website;
}

static int
refuse_texts(struct request *rq, const struct event *e)
{
	if (*e->head.name == '\0' && *e->head.description == '\0' &&
	    *e->excerpt == '\0')
		return (reply_error(rq, ERROR_EMPTY_CONTENT));
	if (strlen(e->head.name) > SERVICE_SHORT_TEXT_BYTES ||
	    strlen(e->excerpt) > SERVICE_SHORT_TEXT_BYTES)
		return (reply_error(rq, ERROR_DB_INSERT_ERROR));

	return (0);
}

static void
change_flags(struct event *e, const struct event_fields *f)
{
	if (f->has_show_map)
		e->show_map = f->show_map;
	if (f->has_show_map_link)
		e->show_map_link = f->show_map_link;
	if (f->has_hide_from_listings)
		e->hidden = f->hide_from_listings;
	if (f->has_sticky)
		e->sticky = f->sticky;
	if (f->has_featured)
		e->featured = f->featured;
	if (f->has_ticketed)
		e->ticketed = f->ticketed;
	if (f->has_post_parent)
		e->parent = f->post_parent;
}

static int
change_dates(struct request *rq, struct event *e, const struct event_fields *f)
{
	struct event_dates_sent	 sent;

	sent.start = f->has_start_date ? &f->start_date : NULL;
	sent.end = f->has_end_date ? &f->end_date : NULL;
	sent.has_all_day = f->has_all_day;
	sent.all_day = f->all_day;
	sent.zone = NULL;
	if (f->timezone != NULL) {
		e->timezone = *f->timezone == '\0' ? rq->site->timezone :
		    f->timezone;
		sent.zone = zone_find(e->timezone);
	}

	switch (event_dates_apply(&e->dates, &sent, rq->now)) {
	case EVENT_DATES_BAD_START:
		return (reply_invalid(rq, "start_date", COMPLAINT_DATE,
		    NULL));
	case EVENT_DATES_BAD_END:
		return (reply_invalid(rq, "end_date", COMPLAINT_DATE,
		    NULL));
	default:
		return (0);
	}
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
	if (rq->keep != NULL && rq->keep->password != NULL)
		e->password = rq->keep->password;
	change_texts(rq, e, f);
	if ((status = refuse_texts(rq, e)) != 0)
		return (status);
	change_flags(e, f);
	record_choose_slug(rq, &e->head, created ? NULL : &before,
	    sent.slug);

	return (0);
}
