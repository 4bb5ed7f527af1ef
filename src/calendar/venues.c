#include "base/json.h"
#include "calendar/directory.h"
#include "calendar/list.h"
#include "calendar/trash.h"
#include "calendar/venue_change.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "text/slugs.h"

int
venue_list(struct request *rq, const struct venue_list_params *p)
{
	struct list_page	 page;
	struct venue		 v;
	size_t			 i;
	int			 status;

	status = directory_find(rq, RECORD_VENUE, &p->filters, &p->paging,
	    &page);
	if (status != 0)
		return (status);

	json_object(&rq->out, NULL);
	json_list(&rq->out, "venues");
	for (i = 0; i < page.count; i++)
		if (venue_find(rq, page.ids[i], &v))
			venue_write(rq, NULL, &v, RECORD_PLAIN);
	json_list_end(&rq->out);
	list_write_tail(rq, p);
	json_object_end(&rq->out);

	return (list_finish(rq));
}

static int
show(struct request *rq, const struct venue *v)
{
	int	 status;

	if ((status = record_refuse_read(rq, &v->head)) != 0)
		return (status);
	venue_write(rq, NULL, v, RECORD_ALONE);
	rq->reply.last_modified = v->head.times.modified;

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

int
venue_get(struct request *rq, const struct venue_get_params *p)
{
	struct venue	 v;

	if (!venue_find(rq, p->id, &v))
		return (record_missing(rq, RECORD_VENUE));
	return (show(rq, &v));
}

int
venue_get_by_slug(struct request *rq, const struct venue_get_by_slug_params *p)
{
	struct venue	 v;

	if (!venue_find_slug(rq, slug_make(rq->arena, p->slug), &v))
		return (record_missing(rq, RECORD_VENUE));
	return (show(rq, &v));
}

int
venue_create(struct request *rq, const struct venue_create_params *p)
{
	struct venue	 v;
	int		 status;

	if ((status = venue_make(rq, &p->fields, &v)) != 0)
		return (status);
	venue_write(rq, NULL, &v, RECORD_PLAIN);
	rq->reply.location = record_rest_url(rq, &v.head);

	return (201);
}

static int
update(struct request *rq, struct venue *v, const struct venue_fields *f)
{
	struct record_sent	 sent = venue_sent(f);
	int			 status;

	if ((status = venue_refuse_write(rq, v, RECORD_EDIT, &sent)) != 0)
		return (status);

	return (venue_revise(rq, v, f));
}

int
venue_update(struct request *rq, const struct venue_update_params *p)
{
	struct venue	 v;

	if (!venue_find(rq, p->id, &v))
		return (record_missing(rq, RECORD_VENUE));
	return (update(rq, &v, &p->fields));
}

int
venue_update_by_slug(struct request *rq,
    const struct venue_update_by_slug_params *p)
{
	struct venue	 v;

	if (!venue_find_slug(rq, slug_make(rq->arena, p->slug), &v))
		return (record_missing(rq, RECORD_VENUE));
	return (update(rq, &v, &p->fields));
}

int
venue_delete(struct request *rq, const struct venue_delete_params *p)
{
	struct venue	 v;

	if (!venue_find(rq, p->id, &v))
		return (record_missing(rq, RECORD_VENUE));
	return (trash_venue(rq, &v, p->purge));
}

int
venue_delete_by_slug(struct request *rq,
    const struct venue_delete_by_slug_params *p)
{
	struct venue	 v;

	if (!venue_find_slug(rq, slug_make(rq->arena, p->slug), &v))
		return (record_missing(rq, RECORD_VENUE));
	return (trash_venue(rq, &v, p->purge));
}
