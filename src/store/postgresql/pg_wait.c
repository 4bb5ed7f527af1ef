#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include "base/budget.h"
#include "base/clock.h"
#include "store/postgresql/pg.h"

#define STOPPING	500	/* milliseconds to wait for the cancel */
#define AGAIN		100	/* milliseconds between requests to cancel */

/*
 * PQcancel() may block as long as the server does not answer, so it runs in
 * its own thread.
 */
static void *
ask_to_stop(void *arg)
{
	PGcancel	*cancel = arg;
	char		 message[256];

	(void)PQcancel(cancel, message, sizeof(message));
	PQfreeCancel(cancel);
	return (NULL);
}

static void
request_cancel(struct pg *own)
{
	PGcancel	*cancel;

	own->ask_again = clock_steady() + AGAIN * CLOCK_MILLISECOND;
	if ((cancel = PQgetCancel(own->link)) == NULL)
		return;
	own->asking = pthread_create(&own->stopper, NULL, ask_to_stop,
	    cancel) == 0;
	if (!own->asking)
		PQfreeCancel(cancel);
}

static int64_t
shorter_time(int64_t a, int64_t b)
{
	return (a < b ? a : b);
}

static void
stop_statement(struct pg *own)
{
	if (budget_left(own->db.budget) <= 0)
		db_fail(&own->db, DB_LATE, "a request takes too much");
	else
		db_fail(&own->db, DB_BUSY, "the database takes too long");
	own->stopping = true;
	own->lost_at = clock_steady() + CLOCK_MILLISECOND *
	    shorter_time(STOPPING, own->db.timeout);
	request_cancel(own);
}

/* Asks again: the first request may have arrived before the statement. */
static void
stop_again(struct pg *own)
{
	if (own->asking && pthread_tryjoin_np(own->stopper, NULL) == 0)
		own->asking = false;
	if (own->asking)
		own->ask_again += AGAIN * CLOCK_MILLISECOND;
	else
		request_cancel(own);
}

void
pg_wait_end(struct pg *own)
{
	if (own->asking)
		pthread_join(own->stopper, NULL);
	own->asking = own->stopping = false;
}

/* A read may use its whole budget, which may be longer than the timeout. */
static bool
has_budget_alone(const struct pg *own)
{
	return (own->mode == PG_READING && own->db.budget != NULL &&
	    !own->insists);
}

/* How long to wait, in nanoseconds; not positive: the time is over. */
static int64_t
time_left(const struct pg *own)
{
	int64_t	 left = INT64_MAX;

	if (own->stopping)
		return (shorter_time(own->lost_at, own->ask_again) -
		    clock_steady());
	if (own->until != 0 && !has_budget_alone(own))
		left = own->until - clock_steady();
	if (!own->insists)
		left = shorter_time(left, budget_left(own->db.budget));
	return (left);
}

static void
handle_timeout(struct pg *own)
{
	if (own->insists && !own->stopping)
		pg_lose(own, "the database does not answer");
	else if (!own->stopping)
		stop_statement(own);
	else if (clock_steady() < own->lost_at)
		stop_again(own);
	else
		pg_lose(own, "the database does not stop");
}

static void
wait_once(struct pg *own)
{
	struct pollfd	 fd = { .events = POLLIN };
	int64_t		 left, since;
	int		 flushed, count;

	flushed = PQflush(own->link);
	if ((left = time_left(own)) <= 0) {
		handle_timeout(own);
		return;
	}
	fd.fd = PQsocket(own->link);
	if (flushed == 1)
		fd.events |= POLLOUT;
	left = left / CLOCK_MILLISECOND + 1;
	since = clock_steady();
	count = poll(&fd, 1, (int)shorter_time(left, INT_MAX));
	budget_wait(own->db.budget, clock_steady() - since);
	if (count == -1 && errno != EINTR)
		pg_lose(own, strerror(errno));
	else if (flushed == -1 ||
	    (count > 0 && PQconsumeInput(own->link) == 0))
		pg_lose(own, PQerrorMessage(own->link));
	else if (count > 0 && own->db.patient)
		own->until = pg_patience(&own->db);
}

bool
pg_wait(struct pg *own)
{
	while (own->link != NULL && PQisBusy(own->link))
		wait_once(own);
	return (own->link != NULL);
}
