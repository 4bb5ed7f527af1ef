#include "calendar/event_access.h"

#include "base/json.h"
#include "calendar/permissions.h"
#include "generated/routes.h"
#include "http/conditional.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/secret.h"

static bool
unlocks(const struct request *rq, const struct event *e, const char *password)
{
	if (e->password == NULL || may_edit(&rq->caller, e->author, e->status))
		return (true);

	return (password != NULL && secret_matches(e->password, password));
}

int
event_refuse_read(struct request *rq, const struct event *e,
    const char *password)
{
	int	 status;

	status = record_refuse_read(rq, RECORD_EVENT, e->author, e->status);
	if (status != 0)
		return (status);
	if (!unlocks(rq, e, password))
		return (reply_error(rq, ERROR_EVENT_PASSWORD_PROTECTED));

	return (0);
}

/* The tag is that of the record alone, so it is rendered and thrown away. */
static bool
has_changed(struct request *rq, const struct event *e)
{
	bool	 refuses;

	if (!conditional_asks(rq))
		return (false);
	if (e->status == STATUS_TRASH)
		return (conditional_refuses(rq, NULL, 0));

	event_write(rq, e, RECORD_ALONE);
	refuses = conditional_refuses(rq, rq->out.buf.data,
	    rq->out.buf.length);
	json_init(&rq->out, rq->arena, 0);

	return (refuses);
}

int
event_refuse_author(struct request *rq, const struct event_fields *sent)
{
	if (!sent->has_author || sent->author == rq->caller.id ||
	    may_edit_others(&rq->caller))
		return (0);

	return (reply_forbidden(rq));
}

int
event_refuse_write(struct request *rq, const struct event *e,
    enum event_right right, const struct event_fields *sent)
{
	const struct caller	*caller = &rq->caller;
	int			 status;

	if (e->status == STATUS_TRASH &&
	    !may_read(caller, e->author, e->status))
		return (record_missing(rq, RECORD_EVENT));
	if (!may_edit(caller, e->author, e->status))
		return (reply_forbidden(rq));
	if (right == EVENT_PURGE && !may_purge(caller))
		return (reply_forbidden(rq));
	if (sent != NULL && (status = event_refuse_author(rq, sent)) != 0)
		return (status);
	if (has_changed(rq, e))
		return (reply_error(rq, ERROR_REST_PRECONDITION_FAILED));

	return (0);
}
