#include "http/visits.h"

#include <stddef.h>
#include <stdio.h>

#include <sys/param.h>

#include "base/clock.h"
#include "base/meter.h"
#include "generated/service.h"
#include "http/origin.h"
#include "http/request.h"

/* Of an address, in a minute or a day. */
#define ATTEMPTS	20
#define PROPOSALS	3
#define PROPOSALS_DAY	40

enum visit {
	VISIT_ATTEMPT, VISIT_STORED, VISIT_STORED_DAY, VISIT_DATES_DAY, VISITS
};

static const struct {
	const char	*name;
	int		 most;
	int64_t		 time;
} visits[VISITS] = {
	[VISIT_ATTEMPT] = { "try", ATTEMPTS, CLOCK_MINUTE },
	[VISIT_STORED] = { "submit", PROPOSALS, CLOCK_MINUTE },
	[VISIT_STORED_DAY] = { "day", PROPOSALS_DAY, 24 * CLOCK_HOUR },
	[VISIT_DATES_DAY] = { "dates", SERVICE_DAILY_DATES_ITEMS,
	    24 * CLOCK_HOUR }
};

static struct meter	*addresses;	/* NULL: no limits */

void
visits_start(void)
{
	addresses = meter_new();
}

/* The key of what an address does; NULL: it is not limited. */
static const char *_Nullable
visit_key(const struct request *rq, const char *what,
    char text[ORIGIN_TEXT + 8])
{
	char		 address[ORIGIN_TEXT];
	const char	*found;

	if (addresses == NULL ||
	    (found = origin_find(rq->message, rq->site, address)) == NULL)
		return (NULL);
	snprintf(text, ORIGIN_TEXT + 8, "%s %s", what, found);

	return (text);
}

static int64_t
visit_work(enum visit v)
{
	return (visits[v].time / visits[v].most);
}

static void
count_visits(const struct request *rq, enum visit v, int64_t count)
{
	char		 text[ORIGIN_TEXT + 8];
	const char	*key = visit_key(rq, visits[v].name, text);

	if (key != NULL)
		meter_fill(addresses, key, clock_steady(),
		    count * visit_work(v), visits[v].time);
}

static int64_t
visits_outstanding(const struct request *rq, enum visit v)
{
	char		 text[ORIGIN_TEXT + 8];
	const char	*key = visit_key(rq, visits[v].name, text);

	return (key == NULL ? 0 : meter_left(addresses, key, clock_steady()));
}

/* For how many nanoseconds so many more would exceed the limit, or 0. */
static int64_t
visits_left(const struct request *rq, enum visit v, int64_t count,
    int64_t most)
{
	int64_t	 left;

	left = visits_outstanding(rq, v) + (count - most) * visit_work(v);

	return (MAX(left, 0));
}

static int
round_to_seconds(int64_t left)
{
	return (left == 0 ? 0 : (int)(left / CLOCK_SECOND) + 1);
}

int
visits_wait(const struct request *rq)
{
	int64_t	 left, longest = 0;
	int	 v;

	for (v = 0; v < VISITS; v++)
		if ((left = visits_left(rq, v, 1, visits[v].most)) > longest)
			longest = left;

	return (round_to_seconds(longest));
}

/* A part of the day's dates, as large as that of the room that others leave. */
int64_t
visits_dates_allowed(const struct request *rq, int64_t count, int64_t waiting)
{
	const int64_t	 work = visit_work(VISIT_DATES_DAY);
	int64_t		 own, others;

	own = count + howmany(visits_outstanding(rq, VISIT_DATES_DAY), work);
	others = MAX(waiting - own, 0);

	return (SERVICE_DAILY_DATES_ITEMS *
	    MAX(SERVICE_PROPOSALS_ITEMS - others, 0) /
	    SERVICE_PROPOSALS_ITEMS);
}

int
visits_wait_for_dates(const struct request *rq, int64_t count, int64_t most)
{
	return (round_to_seconds(visits_left(rq, VISIT_DATES_DAY, count,
	    most)));
}

void
visits_count_attempt(const struct request *rq)
{
	count_visits(rq, VISIT_ATTEMPT, 1);
}

void
visits_count_proposal(const struct request *rq)
{
	count_visits(rq, VISIT_STORED, 1);
	count_visits(rq, VISIT_STORED_DAY, 1);
}

void
visits_count_dates(const struct request *rq, int64_t count)
{
	count_visits(rq, VISIT_DATES_DAY, count);
}
