#include "base/json.h"
#include "calendar/directory.h"
#include "calendar/list.h"
#include "calendar/trash.h"
#include "calendar/organizer_change.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "text/slugs.h"

int
organizer_list(struct request *rq, const struct organizer_list_params *p)
{
	struct list_page	 page;
	struct organizer	 o;
	size_t			 i;
	int			 status;

	status = directory_find(rq, RECORD_ORGANIZER, &p->filters, &p->paging,
	    &page);
	if (status != 0)
		return (status);

	json_object(&rq->out, NULL);
	json_list(&rq->out, "organizers");
	for (i = 0; i < page.count; i++)
		if (organizer_find(rq, page.ids[i], &o))
			organizer_write(rq, NULL, &o, RECORD_PLAIN);
	json_list_end(&rq->out);
	list_write_tail(rq, p);
	json_object_end(&rq->out);

	return (list_finish(rq));
}

static int
show(struct request *rq, const struct organizer *o)
{
	int	 status;

	if ((status = record_refuse_read(rq, &o->head)) != 0)
		return (status);
	organizer_write(rq, NULL, o, RECORD_ALONE);
	rq->reply.last_modified = o->head.times.modified;

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
organizer_get(struct request *rq, const struct organizer_get_params *p)
{
	struct organizer	 o;

	if (!organizer_find(rq, p->id, &o))
		return (record_missing(rq, RECORD_ORGANIZER));
	return (show(rq, &o));
}

int
organizer_get_by_slug(struct request *rq,
    const struct organizer_get_by_slug_params *p)
{
	struct organizer	 o;

	if (!organizer_find_slug(rq, slug_make(rq->arena, p->slug), &o))
		return (record_missing(rq, RECORD_ORGANIZER));
	return (show(rq, &o));
}

int
organizer_create(struct request *rq, const struct organizer_create_params *p)
{
	struct organizer	 o;
	int		 status;

	if ((status = organizer_make(rq, &p->fields, &o)) != 0)
		return (status);
	organizer_write(rq, NULL, &o, RECORD_PLAIN);
	rq->reply.location = record_rest_url(rq, &o.head);

	return (201);
}

static int
update(struct request *rq, struct organizer *o,
    const struct organizer_fields *f)
{
	struct record_sent	 sent = organizer_sent(f);
	int			 status;

	if ((status = organizer_refuse_write(rq, o, RECORD_EDIT, &sent)) != 0)
		return (status);

	return (organizer_revise(rq, o, f));
}

int
organizer_update(struct request *rq, const struct organizer_update_params *p)
{
	struct organizer	 o;

	if (!organizer_find(rq, p->id, &o))
		return (record_missing(rq, RECORD_ORGANIZER));
	return (update(rq, &o, &p->fields));
}

int
organizer_update_by_slug(struct request *rq,
    const struct organizer_update_by_slug_params *p)
{
	struct organizer	 o;

	if (!organizer_find_slug(rq, slug_make(rq->arena, p->slug), &o))
		return (record_missing(rq, RECORD_ORGANIZER));
	return (update(rq, &o, &p->fields));
}

int
organizer_delete(struct request *rq, const struct organizer_delete_params *p)
{
	struct organizer	 o;

	if (!organizer_find(rq, p->id, &o))
		return (record_missing(rq, RECORD_ORGANIZER));
	return (trash_organizer(rq, &o, p->purge));
}

int
organizer_delete_by_slug(struct request *rq,
    const struct organizer_delete_by_slug_params *p)
{
	struct organizer	 o;

	if (!organizer_find_slug(rq, slug_make(rq->arena, p->slug), &o))
		return (record_missing(rq, RECORD_ORGANIZER));
	return (trash_organizer(rq, &o, p->purge));
}
