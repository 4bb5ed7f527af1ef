#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/meter.h"
#include "config/site.h"
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
logins_wait_of_address(const char *address, const char *name, int a_minute,
    int64_t now)
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
logins_add_failure(const char *address, const char *name, int a_minute,
    int64_t now)
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
logins_add_success(const char *address, const char *name, int64_t now)
{
	char	 text[PAIR], folded[NAME];

	name = fold_name(name, folded);
	if (address != NULL && name != NULL)
		meter_fill(known, join_pair(address, name, text), now, KNOWN,
		    KNOWN);
}

int
logins_wait(const struct request *rq, const char *name)
{
	char	 text[ORIGIN_TEXT];

	if (addresses == NULL || rq->site->login_rate == 0)
		return (0);

	return (logins_wait_of_address(origin_find(rq->message, rq->site,
	    text), name, rq->site->login_rate, clock_steady()));
}

int
logins_check(struct request *rq, const char *name)
{
	int	 seconds;

	if ((seconds = logins_wait(rq, name)) == 0)
		return (0);

	return (reply_retry(rq, error_rest_too_many_logins(arena_integer(
	    rq->arena, seconds)), seconds));
}

void
logins_count_failure(const struct request *rq, const char *name)
{
	char	 text[ORIGIN_TEXT];

	if (addresses == NULL || rq->site->login_rate == 0)
		return;
	logins_add_failure(origin_find(rq->message, rq->site, text), name,
	    rq->site->login_rate, clock_steady());
}

void
logins_count_success(const struct request *rq, const char *name)
{
	char	 text[ORIGIN_TEXT];

	if (addresses == NULL || rq->site->login_rate == 0)
		return;
	logins_add_success(origin_find(rq->message, rq->site, text), name,
	    clock_steady());
}
