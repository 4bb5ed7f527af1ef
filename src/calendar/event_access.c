#include "calendar/event_access.h"

#include <inttypes.h>

#include "base/arena.h"
#include "generated/service.h"
#include "http/extras.h"
#include "http/logins.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/permissions.h"
#include "store/secret.h"

static bool
is_open(const struct request *rq, const struct event *e)
{
	return (e->password == NULL ||
	    may_edit(&rq->caller, e->head.author, e->head.status));
}

void
event_conceal(const struct request *rq, struct event *e)
{
	if (is_open(rq, e))
		return;
	e->concealed = true;
	e->head.description = e->excerpt = e->cost = e->website = "";
	e->event_status_reason = e->detached = "";
	e->head.image = 0;
	e->head.image_url = e->head.image_alt = "";
	e->show_map = e->show_map_link = false;
	e->hide_from_listings = e->sticky = e->featured = e->ticketed = false;
}

int64_t
event_showing_links(struct request *rq, int64_t id)
{
	struct event	 e;

	return (event_find(rq, id, &e) && is_open(rq, &e) ? id : -1);
}

/*
 * People choose these passwords, so others may guess them: a wrong password
 * counts like a failed login.
 */
static int
refuse_password(struct request *rq, const struct event *e,
    const char *password)
{
	const char	*name;
	int		 status;

	if (is_open(rq, e))
		return (0);
	if (password == NULL)
		return (reply_error(rq, error_event_password_protected()));

	name = arena_printf(rq->arena, "event %" PRId64, e->head.id);
	if ((status = logins_check(rq, name)) != 0)
		return (status);
	if (!db_spend(rq->db, SECRET_WORK))
		return (reply_broken(rq));
	if (secret_matches(e->password, password)) {
		logins_count_success(rq, name);
		return (0);
	}
	logins_count_failure(rq, name);

	return (reply_error(rq, error_event_password_protected()));
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
