#include "base/json.h"
#include "calendar/directory.h"
#include "calendar/list.h"
#include "calendar/record_access.h"
#include "calendar/venue.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "text/slugs.h"

int
venue_list(struct request *rq, const struct venue_list_params *p)
{
	struct directory_page	 page;
	struct venue		 v;
	size_t			 i;

	directory_query(rq, RECORD_VENUE, &p->paging, &page);
	if (db_failed(rq->db))
		return (reply_broken(rq));
	if (!list_measure(rq, &p->paging, page.total))
		return (record_no_page(rq, RECORD_VENUE));

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
	(void)p;

	return (reply_not_implemented(rq));
}

int
venue_update(struct request *rq, const struct venue_update_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}

int
venue_update_by_slug(struct request *rq,
    const struct venue_update_by_slug_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}

int
venue_delete(struct request *rq, const struct venue_delete_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}

int
venue_delete_by_slug(struct request *rq,
    const struct venue_delete_by_slug_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}
