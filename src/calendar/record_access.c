#include "calendar/record_access.h"

#include <stddef.h>

#include "base/json.h"
#include "http/conditional.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/permissions.h"

int
record_refuse_read(struct request *rq, const struct record_head *r)
{
	bool	 readable;

	readable = may_read(&rq->caller, r->author, r->status);
	if (r->status == STATUS_TRASH || r->status == STATUS_MODEL)
		return (readable ? record_trashed(rq, r->kind) :
		    record_missing(rq, r->kind));

	return (readable ? 0 : record_hidden(rq, r->kind));
}

int
record_refuse_author(struct request *rq, const struct record_sent *sent)
{
	if (sent->author == NULL ||
	    may_name_author(&rq->caller, *sent->author))
		return (0);

	return (reply_forbidden(rq));
}

int
record_refuse_changed(struct request *rq)
{
	bool	 refuses;

	if (!conditional_asks(rq))
		return (0);
	refuses = conditional_refuses(rq, rq->out.buf.length == 0 ? NULL :
	    rq->out.buf.data, rq->out.buf.length);
	json_init(&rq->out, rq->arena, 0);

	return (refuses ? reply_error(rq, ERROR_REST_PRECONDITION_FAILED) : 0);
}

int
record_refuse_write(struct request *rq, const struct record_head *r,
    enum record_right right, const struct record_sent *sent)
{
	const struct caller	*caller = &rq->caller;
	int			 status;

	if ((r->status == STATUS_TRASH || r->status == STATUS_MODEL) &&
	    !may_read(caller, r->author, r->status))
		return (record_missing(rq, r->kind));
	if (!may_edit(caller, r->author, r->status))
		return (reply_forbidden(rq));
	if (right == RECORD_PURGE && !may_purge(caller))
		return (reply_forbidden(rq));
	if (sent != NULL && (status = record_refuse_author(rq, sent)) != 0)
		return (status);
	if (conditional_asks(rq) && r->status != STATUS_TRASH)
		record_write(rq, NULL, r, RECORD_ALONE);

	return (record_refuse_changed(rq));
}

bool
record_is_shown(const struct request *rq, const struct record_head *r)
{
	return (r->status != STATUS_TRASH &&
	    may_read(&rq->caller, r->author, r->status));
}
