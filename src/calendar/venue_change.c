#include "calendar/venue_change.h"

#include <string.h>

#include "calendar/notices.h"
#include "calendar/venue_save.h"
#include "generated/routes.h"
#include "http/conditional.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/sequences.h"
#include "text/html.h"

struct record_sent
venue_sent(const struct venue_fields *f)
{
	static const struct image_ref	 none = { 0, NULL };
	struct record_sent		 sent = { .name = f->venue,
	    .description = f->description };

	if (f->has_author)
		sent.author = &f->author;
	if (f->has_date_utc || f->has_date)
		sent.published = f->has_date_utc ? &f->date_utc : &f->date;
	if (f->has_status)
		sent.status = &f->status;
	if (f->has_image || f->clears_image)
		sent.image = f->has_image ? &f->image : &none;

	return (sent);
}

static void
start(struct request *rq, struct venue *v)
{
	memset(v, 0, sizeof(*v));
	record_new(rq, RECORD_VENUE, &v->head);
	v->address = v->city = v->country = v->province = v->state = "";
	v->zip = v->phone = v->website = v->stateprovince = "";
	v->show_map = v->show_map_link = true;
}

static void
change_text(struct request *rq, const char **text, const char *sent)
{
	if (sent != NULL)
		*text = html_strip_line(rq->arena, sent);
}

static const char *
derive_stateprovince(const struct venue *v)
{
	if (*v->state != '\0' && (*v->country == '\0' ||
	    strcmp(v->country, "US") == 0 ||
	    strcmp(v->country, "United States") == 0))
		return (v->state);

	return (v->province);
}

static void
change_texts(struct request *rq, struct venue *v, const struct venue_fields *f)
{
	change_text(rq, &v->address, f->address);
	change_text(rq, &v->city, f->city);
	change_text(rq, &v->country, f->country);
	change_text(rq, &v->province, f->province);
	change_text(rq, &v->state, f->state);
	change_text(rq, &v->zip, f->zip);
	change_text(rq, &v->phone, f->phone);
	change_text(rq, &v->website, f->website);
	change_text(rq, &v->stateprovince, f->stateprovince);
	if (f->stateprovince == NULL && (f->country != NULL ||
	    f->state != NULL || f->province != NULL))
		v->stateprovince = derive_stateprovince(v);
}

static void
change(struct request *rq, struct venue *v, const struct venue_fields *f,
    const struct record_sent *sent)
{
	record_change(rq, &v->head, sent);
	change_texts(rq, v, f);
	if (f->has_show_map)
		v->show_map = f->show_map;
	if (f->has_show_map_link)
		v->show_map_link = f->show_map_link;
	if (f->has_geo_lat || f->clears_geo_lat) {
		v->has_place = f->has_geo_lat;
		v->latitude = f->geo_lat;
		v->longitude = f->geo_lng;
	}
}

int
venue_make(struct request *rq, const struct venue_fields *f, struct venue *v)
{
	struct record_sent	 sent = venue_sent(f);
	struct venue		 made;
	int			 status;

	if ((status = record_refuse_author(rq, &sent)) != 0)
		return (status);
	start(rq, &made);
	change(rq, &made, f, &sent);
	if (*made.head.name == '\0')
		return (reply_error(rq, ERROR_COULD_NOT_CREATE_VENUE));
	if (venue_find_equal(rq, &made, f, v))
		return (0);

	*v = made;
	v->head.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	record_choose_slug(rq, &v->head, NULL, NULL);
	venue_insert(rq, v);
	notice_venue(rq, TOLD_CREATED, v);

	return (db_failed(rq->db) ? reply_broken(rq) : 0);
}

int
venue_revise(struct request *rq, struct venue *v, const struct venue_fields *f)
{
	struct record_sent	 sent = venue_sent(f);
	enum status		 before = v->head.status;

	change(rq, v, f, &sent);
	if (*v->head.name == '\0')
		return (reply_error(rq, ERROR_COULD_NOT_UPDATE_VENUE));
	record_choose_slug(rq, &v->head, &before, NULL);
	venue_store(rq, v);
	notice_venue(rq, notice_of(before, v->head.status), v);
	venue_write(rq, NULL, v, RECORD_PLAIN);

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
venue_refuse_write(struct request *rq, const struct venue *v,
    enum record_right right, const struct record_sent *sent)
{
	int	 status;

	if ((status = record_refuse_write(rq, &v->head, right, sent)) != 0)
		return (status);
	if (conditional_asks(rq) && v->head.status != STATUS_TRASH)
		venue_write(rq, NULL, v, RECORD_ALONE);

	return (record_refuse_changed(rq));
}
