#include "http/lasting.h"

#include <stdbool.h>

#include "config/site.h"
#include "http/request.h"
#include "text/dates.h"
#include "text/zones.h"

/* Of the site: the default window of events begins anew (rule 24.2). */
static int64_t
next_midnight(const struct request *rq)
{
	const struct zone	*zone;
	int64_t			 midnight;

	zone = rq->site->zone;
	midnight = zone_to_utc(zone,
	    date_day_end(zone_to_local(zone, rq->now)) + 1);

	/* A clock that is set back may show the day before once more. */
	return (zone_offset(zone, midnight) == zone_offset(zone, rq->now) ?
	    midnight : rq->now + 1);
}

/* Other refusals cost little, and whoever repeats them may wait for them. */
static bool
is_kept(const struct request *rq)
{
	return (rq->message->header[HEADER_AUTHORIZATION] == NULL &&
	    rq->message->verdict == ERROR_NONE && rq->route != NULL &&
	    (rq->method == METHOD_GET || rq->method == METHOD_HEAD) &&
	    (rq->reply.status == 200 || rq->reply.status == 304 ||
	    rq->reply.status == 404));
}

int64_t
lasting_until(const struct request *rq, int64_t scheduled)
{
	int64_t	 midnight;

	if (!is_kept(rq))
		return (0);
	if (rq->momentary)
		return (rq->now + 1);
	midnight = next_midnight(rq);

	return (scheduled < midnight ? scheduled : midnight);
}
