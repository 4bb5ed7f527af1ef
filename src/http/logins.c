#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include <sys/param.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/meter.h"
#include "config/site.h"
#include "generated/service.h"
#include "http/logins.h"
#include "http/origin.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/users.h"

/* A failure counts four times as much for its address as for its name. */
#define NAME_SHARE	4

/*
 * How long (nanoseconds) a successful login of an address with a name is
 * remembered.
 */
#define KNOWN	(30 * 24 * CLOCK_HOUR)

/* Bytes of a name and an address, and of a name; longer ones are cut. */
#define PAIR	256
#define NAME	200

/*
 * Failures of each address, of each name, and of each pair of both; and pairs
 * that have logged in.
 */
static struct meter	*addresses;	/* NULL: no limits */
static struct meter	*names, *pairs, *known;

void
logins_start(void)
{
	addresses = meter_new();
	names = meter_new();
	pairs = meter_new();
	known = meter_new();
}

static const char *
join_pair(const char *address, const char *name, char text[PAIR])
{
	snprintf(text, PAIR, "%s %s", address, name);

	return (text);
}

static const char *
fold_name(const char *name, char text[NAME])
{
	struct arena	*arena;

	if (name == NULL)
		return (NULL);
	arena = arena_new();
	snprintf(text, NAME, "%s", account_key(arena, name));
	arena_free(arena);

	return (text);
}

static bool
is_guarded(const char *name, int64_t work, int64_t now)
{
	return (meter_left(names, name, now) + work / NAME_SHARE >
	    CLOCK_MINUTE);
}

/* Returns for how many nanoseconds this address must not try this name. */
static int64_t
guard_left(const char *address, const char *name, int64_t work, int64_t now)
{
	char	 text[PAIR];

	if (name == NULL || !is_guarded(name, work, now) ||
	    meter_left(known, join_pair(address, name, text), now) > 0)
		return (0);

	return (meter_left(pairs, text, now));
}

/*
 * For how many nanoseconds one more would exceed `most` in that time; negative:
 * it would not.
 */
static int64_t
address_left(const char *key, int most, int64_t time, int64_t now)
{
	return (meter_left(addresses, key, now) - time + time / most);
}

int
logins_wait(const char *address, const char *name, int a_minute, int64_t now)
{
	int64_t	 work, left, guard;
	char	 folded[NAME];

	if (address == NULL)
		return (0);
	name = fold_name(name, folded);
	work = CLOCK_MINUTE / a_minute;
	left = address_left(address, a_minute, CLOCK_MINUTE, now);
	guard = guard_left(address, name, work, now);
	if (guard > left)
		left = guard;

	return (left <= 0 ? 0 : (int)(left / CLOCK_SECOND) + 1);
}

void
logins_fail(const char *address, const char *name, int a_minute, int64_t now)
{
	char	 text[PAIR], folded[NAME];
	int64_t	 work;

	name = fold_name(name, folded);
	work = CLOCK_MINUTE / a_minute;
	if (address != NULL)
		meter_fill(addresses, address, now, work, CLOCK_MINUTE);
	if (name != NULL)
		meter_fill(names, name, now, work / NAME_SHARE, CLOCK_MINUTE);
	if (address != NULL && name != NULL)
		meter_fill(pairs, join_pair(address, name, text), now,
		    CLOCK_MINUTE, CLOCK_MINUTE);
}

void
logins_succeed(const char *address, const char *name, int64_t now)
{
	char	 text[PAIR], folded[NAME];

	name = fold_name(name, folded);
	if (address != NULL && name != NULL)
		meter_fill(known, join_pair(address, name, text), now, KNOWN,
		    KNOWN);
}

int
logins_wait_of(const struct request *rq, const char *name)
{
	char	 text[ORIGIN_TEXT];

	if (addresses == NULL || rq->site->login_rate == 0)
		return (0);

	return (logins_wait(origin_find(rq->message, rq->site, text), name,
	    rq->site->login_rate, clock_steady()));
}

int
logins_refuse(struct request *rq, const char *name)
{
	int	 seconds;

	if ((seconds = logins_wait_of(rq, name)) == 0)
		return (0);

	return (reply_retry(rq, error_rest_too_many_logins(arena_integer(
	    rq->arena, seconds)), seconds));
}

void
logins_failed(const struct request *rq, const char *name)
{
	char	 text[ORIGIN_TEXT];

	if (addresses == NULL || rq->site->login_rate == 0)
		return;
	logins_fail(origin_find(rq->message, rq->site, text), name,
	    rq->site->login_rate, clock_steady());
}

void
logins_succeeded(const struct request *rq, const char *name)
{
	char	 text[ORIGIN_TEXT];

	if (addresses == NULL || rq->site->login_rate == 0)
		return;
	logins_succeed(origin_find(rq->message, rq->site, text), name,
	    clock_steady());
}

/*
 * The key of the client that submits an event, which counts apart from failed
 * logins. Returns NULL if submissions of this client are not limited.
 */
static const char *
submitter_key(const struct request *rq, const char *what,
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

/* What visitors may do from an address, and in what time. */
enum visit {
	VISIT_ATTEMPT, VISIT_STORED, VISIT_STORED_DAY, VISIT_DATES_DAY, VISITS
};

static const struct {
	const char	*name;
	int		 most;
	int64_t		 time;
} visits[VISITS] = {
	[VISIT_ATTEMPT] = { "try", LOGINS_ATTEMPTS, CLOCK_MINUTE },
	[VISIT_STORED] = { "submit", LOGINS_SUBMISSIONS, CLOCK_MINUTE },
	[VISIT_STORED_DAY] = { "day", LOGINS_SUBMISSIONS_DAY, 24 * CLOCK_HOUR },
	[VISIT_DATES_DAY] = { "dates", SERVICE_DAILY_DATES_ITEMS,
	    24 * CLOCK_HOUR }
};

static int64_t
work_of(enum visit v)
{
	return (visits[v].time / visits[v].most);
}

static void
count_visits(const struct request *rq, enum visit v, int64_t count)
{
	char		 text[ORIGIN_TEXT + 8];
	const char	*key = submitter_key(rq, visits[v].name, text);

	if (key != NULL)
		meter_fill(addresses, key, clock_steady(),
		    count * work_of(v), visits[v].time);
}

static int64_t
visits_outstanding(const struct request *rq, enum visit v)
{
	char		 text[ORIGIN_TEXT + 8];
	const char	*key = submitter_key(rq, visits[v].name, text);

	return (key == NULL ? 0 : meter_left(addresses, key, clock_steady()));
}

/* For how many nanoseconds so many more would exceed the limit, or 0. */
static int64_t
visits_left(const struct request *rq, enum visit v, int64_t count,
    int64_t most)
{
	int64_t	 left;

	left = visits_outstanding(rq, v) + (count - most) * work_of(v);

	return (MAX(left, 0));
}

static int
seconds_of(int64_t left)
{
	return (left == 0 ? 0 : (int)(left / CLOCK_SECOND) + 1);
}

int
logins_wait_to_submit(const struct request *rq)
{
	int64_t	 left, longest = 0;
	int	 v;

	for (v = 0; v < VISITS; v++)
		if ((left = visits_left(rq, v, 1, visits[v].most)) > longest)
			longest = left;

	return (seconds_of(longest));
}

/* A part of the day's dates, as large as that of the room that others leave. */
int64_t
logins_dates(const struct request *rq, int64_t count, int64_t waiting)
{
	const int64_t	 work = work_of(VISIT_DATES_DAY);
	int64_t		 own, others;

	own = count + howmany(visits_outstanding(rq, VISIT_DATES_DAY), work);
	others = MAX(waiting - own, 0);

	return (SERVICE_DAILY_DATES_ITEMS *
	    MAX(SERVICE_PROPOSALS_ITEMS - others, 0) /
	    SERVICE_PROPOSALS_ITEMS);
}

int
logins_wait_for_dates(const struct request *rq, int64_t count, int64_t most)
{
	return (seconds_of(visits_left(rq, VISIT_DATES_DAY, count, most)));
}

void
logins_attempted(const struct request *rq)
{
	count_visits(rq, VISIT_ATTEMPT, 1);
}

void
logins_submitted(const struct request *rq)
{
	count_visits(rq, VISIT_STORED, 1);
	count_visits(rq, VISIT_STORED_DAY, 1);
}

void
logins_added_dates(const struct request *rq, int64_t count)
{
	count_visits(rq, VISIT_DATES_DAY, count);
}
