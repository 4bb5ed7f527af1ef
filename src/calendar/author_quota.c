#include "calendar/author_quota.h"

#include <stdint.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/meter.h"
#include "generated/service.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/permissions.h"

#define HOUR	(3600 * CLOCK_SECOND)

static const int64_t	 most[] = {
	[AUTHOR_TERMS] = SERVICE_AUTHOR_TERMS_ITEMS,
	[AUTHOR_EVENTS] = SERVICE_AUTHOR_EVENTS_ITEMS
};

static struct meter	*authors;	/* NULL: no limit */

void
author_quota_start(void)
{
	authors = meter_new();
}

int
author_quota_take(struct request *rq, enum author_quota quota, size_t count)
{
	const char	*key;
	int64_t		 excess;
	int		 seconds, status;

	if (authors == NULL || may_edit_others(&rq->caller))
		return (0);
	key = arena_join(rq->arena, arena_integer(rq->arena, quota), ":",
	    arena_integer(rq->arena, rq->caller.id), NULL);
	excess = meter_take(authors, key, clock_steady(),
	    HOUR / most[quota] * (int64_t)count, HOUR);
	if (excess == 0)
		return (0);
	seconds = (int)(excess / CLOCK_SECOND) + 1;
	status = reply_error(rq, error_rest_too_many_requests(arena_integer(
	    rq->arena, seconds)));
	rq->reply.retry_after = seconds;

	return (status);
}
