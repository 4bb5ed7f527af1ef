#include "calendar/event_access.h"

#include <inttypes.h>

#include "base/arena.h"
#include "http/conditional.h"
#include "http/logins.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/permissions.h"
#include "store/secret.h"

bool
event_is_open(const struct request *rq, const struct event *e)
{
	return (e->password == NULL ||
	    may_edit(&rq->caller, e->head.author, e->head.status));
}

/* People choose these, so they can be guessed: failures count as of a login. */
static int
refuse_password(struct request *rq, const struct event *e,
    const char *password)
{
	const char	*name;
	int		 status;

	if (event_is_open(rq, e))
		return (0);
	if (password == NULL)
		return (reply_error(rq, ERROR_EVENT_PASSWORD_PROTECTED));

	name = arena_printf(rq->arena, "event %" PRId64, e->head.id);
	if ((status = logins_refuse(rq, name)) != 0)
		return (status);
	if (secret_matches(e->password, password)) {
		logins_succeeded(rq, name);
		return (0);
	}
	logins_failed(rq, name);

	return (reply_error(rq, ERROR_EVENT_PASSWORD_PROTECTED));
}

int
event_refuse_read(struct request *rq, const struct event *e,
    const char *password)
{
	int	 status;

	if ((status = record_refuse_read(rq, &e->head)) != 0)
		return (status);

	return (refuse_password(rq, e, password));
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
