#include "http/author_quota.h"

#include <sys/param.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/meter.h"
#include "generated/service.h"
#include "http/origin.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/permissions.h"

#define TIME	(300 * CLOCK_SECOND)
#define VISITORS 10	/* an address uses this part of what others leave */

/* Amounts in an hour, divided into parts of which one may come at once. */
static const struct quota {
	int64_t	 most;
	int	 parts;
} quotas[] = {
	[AUTHOR_TERMS] = { SERVICE_AUTHOR_TERMS_ITEMS, 1 },
	[AUTHOR_PLACES] = { SERVICE_AUTHOR_PLACES_ITEMS, 1 },
	[AUTHOR_EVENTS] = { SERVICE_AUTHOR_EVENTS_ITEMS, 1 },
	[AUTHOR_CHANGES] = { SERVICE_AUTHOR_CHANGES_ITEMS, 2 },
	[AUTHOR_LETTERS] = { SERVICE_EVENT_LETTERS_ITEMS, 1 },
	[AUTHOR_RECEIPTS] = { SERVICE_RECEIPTS_ITEMS, 1 },
	[AUTHOR_BYTES] = { SERVICE_AUTHOR_BYTES_BYTES, 1 },
	[AUTHOR_WRITING] = { TIME, 15 },
	[AUTHOR_PICTURES] = { TIME, 15 }
};

static struct meter	*authors;	/* NULL: no limit */

void
author_quota_start(void)
{
	authors = meter_new();
}

/* Letters go to editors, who can be flooded by each other, too. */
static bool
is_limited(const struct request *rq, enum author_quota quota)
{
	return (authors != NULL && (quota == AUTHOR_LETTERS ||
	    !may_edit_others(&rq->caller)));
}

static const char *
quota_key(struct request *rq, enum author_quota quota, const char *whose)
{
	return (arena_join(rq->arena, arena_integer(rq->arena, quota), ":",
	    whose, NULL));
}

static const char *
caller_key(const struct request *rq)
{
	return (arena_integer(rq->arena, rq->caller.id));
}

static int64_t
quota_work(enum author_quota quota, int64_t amount)
{
	return (CLOCK_HOUR / quotas[quota].most * amount);
}

int
author_quota_reply(struct request *rq, int64_t excess)
{
	int	 seconds = (int)(excess / CLOCK_SECOND) + 1;

	return (reply_retry(rq, error_rest_too_many_requests(arena_integer(
	    rq->arena, seconds)), seconds));
}

/* What may be outstanding. */
static int64_t
most_outstanding(enum author_quota quota)
{
	return (CLOCK_HOUR / quotas[quota].parts);
}

static int64_t
quota_outstanding(struct request *rq, enum author_quota quota,
    const char *whose)
{
	return (meter_left(authors, quota_key(rq, quota, whose),
	    clock_steady()));
}

static int64_t
spend_quota(struct request *rq, enum author_quota quota, const char *whose,
    int64_t amount, int64_t most)
{
	return (meter_take(authors, quota_key(rq, quota, whose), clock_steady(),
	    quota_work(quota, amount), most));
}

/*
 * The address of a visitor, and what it may have outstanding; or NULL. Its
 * amounts count VISITORS times, so that it has its part in an hour, too.
 */
static const char *_Nullable
visitor_address(struct request *rq, enum author_quota quota, int64_t *most)
{
	char		 text[ORIGIN_TEXT];
	const char	*address;
	int64_t		 others;

	if (!rq->caller.visits ||
	    (address = origin_find(rq->message, rq->site, text)) == NULL)
		return (NULL);
	address = arena_string(rq->arena, address);
	others = quota_outstanding(rq, quota, caller_key(rq)) -
	    quota_outstanding(rq, quota, address) / VISITORS;
	*most = most_outstanding(quota) - MAX(others, 0);

	return (address);
}

/* Returns the excess, or 0. */
static int64_t
take_quota(struct request *rq, enum author_quota quota, int64_t amount)
{
	const char	*address;
	int64_t		 most, excess = 0;

	if (!is_limited(rq, quota))
		return (0);
	if ((address = visitor_address(rq, quota, &most)) != NULL)
		excess = spend_quota(rq, quota, address, amount * VISITORS,
		    most);
	if (excess == 0)
		excess = spend_quota(rq, quota, caller_key(rq), amount,
		    most_outstanding(quota));

	return (excess);
}

int
author_quota_take(struct request *rq, enum author_quota quota, int64_t amount)
{
	int64_t	 excess = take_quota(rq, quota, amount);

	return (excess == 0 ? 0 : author_quota_reply(rq, excess));
}

bool
author_quota_take_if_left(struct request *rq, enum author_quota quota,
    int64_t amount)
{
	return (take_quota(rq, quota, amount) == 0);
}

int
author_quota_check(struct request *rq, enum author_quota quota, int64_t amount)
{
	const char	*address;
	int64_t		 most, excess = 0, work = quota_work(quota, amount);

	if (!is_limited(rq, quota))
		return (0);
	if ((address = visitor_address(rq, quota, &most)) != NULL)
		excess = quota_outstanding(rq, quota, address) +
		    work * VISITORS - most;
	if (excess <= 0)
		excess = quota_outstanding(rq, quota, caller_key(rq)) + work -
		    most_outstanding(quota);

	return (excess <= 0 ? 0 : author_quota_reply(rq, excess));
}

void
author_quota_spend(struct request *rq, enum author_quota quota, int64_t amount)
{
	if (is_limited(rq, quota))
		meter_fill(authors, quota_key(rq, quota, caller_key(rq)),
		    clock_steady(), quota_work(quota, amount), CLOCK_HOUR);
}

void
author_quota_spend_bytes(struct request *rq, size_t bytes)
{
	if (!rq->caller.visits)
		author_quota_spend(rq, AUTHOR_BYTES, (int64_t)bytes);
}

int64_t
author_quota_take_ahead(struct request *rq, enum author_quota quota,
    int64_t most)
{
	return (!is_limited(rq, quota) ? 0 : spend_quota(rq, quota,
	    caller_key(rq), most, most_outstanding(quota)));
}
