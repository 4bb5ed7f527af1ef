#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/meter.h"
#include "base/site.h"
#include "http/logins.h"
#include "http/origin.h"
#include "http/request.h"

#define MINUTE	(60 * CLOCK_SECOND)

/* Failures at a name are as many as those of so many addresses. */
#define CROWD	4

static struct meter	*addresses, *names;	/* NULL: nobody is slowed */

void
logins_start(void)
{
	addresses = meter_new();
	names = meter_new();
}

static bool
is_guarded(const char *name, int64_t work, int64_t now)
{
	return (name != NULL &&
	    meter_left(names, name, now) + work / CROWD > MINUTE);
}

int
logins_wait(const char *address, const char *name, int a_minute, int64_t now)
{
	int64_t	 work, left, most;

	if (address == NULL)
		return (0);
	work = MINUTE / a_minute;
	left = meter_left(addresses, address, now);
	most = is_guarded(name, work, now) ? 0 : MINUTE - work;

	return (left <= most ? 0 : (int)((left - most) / CLOCK_SECOND) + 1);
}

void
logins_fail(const char *address, const char *name, int a_minute, int64_t now)
{
	int64_t	 work;

	work = MINUTE / a_minute;
	if (address != NULL)
		meter_fill(addresses, address, now,
		    is_guarded(name, work, now) ? MINUTE : work, MINUTE);
	if (name != NULL)
		meter_fill(names, name, now, work / CROWD, MINUTE);
}

int
logins_refuse(struct request *rq, const char *name)
{
	char	 text[ORIGIN_TEXT];
	int	 seconds, status;

	if (addresses == NULL || rq->site->login_rate == 0)
		return (0);
	seconds = logins_wait(origin_find(rq->message, rq->site, text), name,
	    rq->site->login_rate, clock_steady());
	if (seconds == 0)
		return (0);
	status = reply_error(rq, ERROR_REST_TOO_MANY_LOGINS,
	    arena_printf(rq->arena, "%d", seconds));
	rq->reply.retry_after = seconds;

	return (status);
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
