#include "calendar/organizer_change.h"

#include <string.h>

#include "calendar/notices.h"
#include "calendar/organizer_save.h"
#include "generated/routes.h"
#include "http/conditional.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/sequences.h"
#include "text/html.h"

struct record_sent
organizer_sent(const struct organizer_fields *f)
{
	static const struct image_ref	 none = { 0, NULL };
	struct record_sent		 sent = { .name = f->organizer,
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
start(struct request *rq, struct organizer *o)
{
	memset(o, 0, sizeof(*o));
	record_new(rq, RECORD_ORGANIZER, &o->head);
	o->phone = o->website = o->email = "";
}

static void
change_text(struct request *rq, const char **text, const char *sent)
{
	if (sent != NULL)
		*text = html_strip_line(rq->arena, sent);
}

static void
change(struct request *rq, struct organizer *o,
    const struct organizer_fields *f, const struct record_sent *sent)
{
	record_change(rq, &o->head, sent);
	change_text(rq, &o->phone, f->phone);
	change_text(rq, &o->website, f->website);
	change_text(rq, &o->email, f->email);
}

int
organizer_make(struct request *rq, const struct organizer_fields *f,
    struct organizer *o)
{
	struct record_sent	 sent = organizer_sent(f);
	struct organizer		 made;
	int			 status;

	if ((status = record_refuse_author(rq, &sent)) != 0)
		return (status);
	start(rq, &made);
	change(rq, &made, f, &sent);
	if (*made.head.name == '\0')
		return (reply_error(rq, ERROR_COULD_NOT_CREATE_ORGANIZER));
	if (organizer_find_equal(rq, &made, f, o))
		return (0);

	*o = made;
	o->head.id = sequence_next(rq->db, SEQUENCE_RECORDS);
	record_choose_slug(rq, &o->head, NULL, NULL);
	organizer_insert(rq, o);
	notice_organizer(rq, TOLD_CREATED, o);

	return (db_failed(rq->db) ? reply_broken(rq) : 0);
}

int
organizer_revise(struct request *rq, struct organizer *o,
    const struct organizer_fields *f)
{
	struct record_sent	 sent = organizer_sent(f);
	enum status		 before = o->head.status;

	change(rq, o, f, &sent);
	if (*o->head.name == '\0')
		return (reply_error(rq, ERROR_COULD_NOT_UPDATE_ORGANIZER));
	record_choose_slug(rq, &o->head, &before, NULL);
	organizer_store(rq, o);
	notice_organizer(rq, notice_of(before, o->head.status), o);
	organizer_write(rq, NULL, o, RECORD_PLAIN);

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
organizer_refuse_write(struct request *rq, const struct organizer *o,
    enum record_right right, const struct record_sent *sent)
{
	int	 status;

	if ((status = record_refuse_write(rq, &o->head, right, sent)) != 0)
		return (status);
	if (conditional_asks(rq) && o->head.status != STATUS_TRASH)
		organizer_write(rq, NULL, o, RECORD_ALONE);

	return (record_refuse_changed(rq));
}
