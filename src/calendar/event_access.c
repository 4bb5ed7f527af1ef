#include "calendar/event_access.h"

#include "http/conditional.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/permissions.h"
#include "store/secret.h"

static bool
unlocks(const struct request *rq, const struct event *e, const char *password)
{
	if (e->password == NULL ||
	    may_edit(&rq->caller, e->head.author, e->head.status))
		return (true);

	return (password != NULL && secret_matches(e->password, password));
}

int
event_refuse_read(struct request *rq, const struct event *e,
    const char *password)
{
	int	 status;

	if ((status = record_refuse_read(rq, &e->head)) != 0)
		return (status);
	if (!unlocks(rq, e, password))
		return (reply_error(rq, ERROR_EVENT_PASSWORD_PROTECTED));

	return (0);
}

int
event_refuse_write(struct request *rq, const struct event *e,
    enum record_right right, const struct record_sent *sent)
{
	int	 status;

	if ((status = record_refuse_write(rq, &e->head, right, sent)) != 0)
		return (status);
	if (conditional_asks(rq) && e->head.status != STATUS_TRASH)
		event_write(rq, e, RECORD_ALONE);

	return (record_refuse_changed(rq));
}
