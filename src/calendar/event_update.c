#include "calendar/event_update.h"

#include "calendar/event.h"
#include "calendar/event_access.h"
#include "calendar/event_change.h"
#include "calendar/event_save.h"
#include "calendar/links.h"
#include "calendar/notices.h"
#include "generated/routes.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/secret.h"
#include "text/slugs.h"

int
event_revise(struct request *rq, struct event *e,
    const struct event_fields *f)
{
	enum status	 before = e->head.status;
	int		 status;

	if ((status = event_change(rq, e, false, f)) != 0)
		return (status);
	event_store(rq, e);
	if ((status = links_store(rq, e->head.id, false, f)) != 0)
		return (status);
	notice_event(rq, notice_of(before, e->head.status), e);
	event_write(rq, e, RECORD_PLAIN);

	return (db_failed(rq->db) ? reply_broken(rq) : 200);
}

static int
refuse(struct request *rq, const struct event *e, const struct event_fields *f)
{
	struct record_sent	 sent = event_sent(f);

	return (event_refuse_write(rq, e, RECORD_EDIT, &sent));
}

int
event_update(struct request *rq, const struct event_update_params *p)
{
	struct event	 e;
	char		 hash[SECRET_TEXT];
	int		 status;

	if (!event_find(rq, p->id, &e))
		return (record_missing(rq, RECORD_EVENT));
	if ((status = refuse(rq, &e, &p->fields)) != 0)
		return (status);
	if (p->password != NULL) {
		secret_hash(p->password, hash);
		e.password = hash;
	} else if (p->clears_password)
		e.password = NULL;

	return (event_revise(rq, &e, &p->fields));
}

int
event_update_by_slug(struct request *rq,
    const struct event_update_by_slug_params *p)
{
	struct event	 e;
	int		 status;

	if (!event_find_slug(rq, slug_make(rq->arena, p->address), &e))
		return (record_missing(rq, RECORD_EVENT));
	if ((status = refuse(rq, &e, &p->fields)) != 0)
		return (status);

	return (event_revise(rq, &e, &p->fields));
}
