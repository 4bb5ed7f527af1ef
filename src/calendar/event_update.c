#include "calendar/event_update.h"

#include "calendar/event.h"
#include "calendar/event_change.h"
#include "calendar/links.h"
#include "calendar/notices.h"
#include "calendar/record_access.h"
#include "calendar/record_save.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/secret.h"

int
event_revise(struct request *rq, struct event *e,
    const struct event_fields *f)
{
	enum status	 before = e->head.status;
	int		 status;

	if ((status = event_change(rq, e, false, f)) != 0)
		return (status);
	record_save(rq, &e->head);
	if ((status = links_store(rq, e->head.id, false, f)) != 0)
		return (status);
	notice_record(rq, notice_of(before, e->head.status), &e->head);
	event_write(rq, NULL, e, RECORD_PLAIN);

	return (200);
}

static int
find(struct request *rq, int64_t id, const char *slug,
    const struct event_fields *f, union record_any *any)
{
	struct record_sent	 sent = event_sent(f);
	int			 status;

	if ((status = record_seek(rq, RECORD_EVENT, id, slug, any)) != 0)
		return (status);

	return (record_refuse_write(rq, &any->head, RECORD_EDIT, &sent));
}

int
event_update(struct request *rq, const struct event_update_params *p)
{
	union record_any	 any;
	char			 hash[SECRET_TEXT];
	int			 status;

	if ((status = find(rq, p->id, NULL, &p->fields, &any)) != 0)
		return (status);
	if (p->password != NULL) {
		secret_hash(p->password, hash);
		any.event.password = hash;
	} else if (p->clears_password)
		any.event.password = NULL;

	return (event_revise(rq, &any.event, &p->fields));
}

int
event_update_by_slug(struct request *rq,
    const struct event_update_by_slug_params *p)
{
	union record_any	 any;
	int			 status;

	if ((status = find(rq, 0, p->address, &p->fields, &any)) != 0)
		return (status);

	return (event_revise(rq, &any.event, &p->fields));
}
