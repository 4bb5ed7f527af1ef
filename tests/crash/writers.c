#include <criterion/criterion.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "client.h"
#include "ledger.h"
#include "tests/server/harness.h"
#include "writers.h"

#define CLIENTS		16
#define LOOK		10	/* milliseconds between checks at the end */

static struct client	 clients[CLIENTS];

static long
now(void)
{
	struct timespec	 t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (t.tv_sec * 1000 + t.tv_nsec / 1000000);
}

void
writers_start(void)
{
	int	 i;

	for (i = 0; i < CLIENTS; i++)
		clients[i].fd = -1;
}

static void
begin(struct client *c)
{
	if (c->fd == -1 && !client_open(c, service.port))
		return;
	c->record = c->again != NULL ? c->again : ledger_choose();
	c->again = NULL;
	if (c->record != NULL)
		client_say(c, ledger_request(c->record));
}

/* A rejection because of time is also a promise: nothing was done. */
static void
settle(struct client *c)
{
	struct record	*r;
	bool		 done;

	r = c->record;
	c->record = NULL;
	done = c->status == (r->change == CREATE ? 201 : 200);
	cr_assert(done || c->status == 503, "%d %s to %s", c->status, c->body,
	    ledger_request(r));
	if (!done) {
		ledger_undone(r);
		return;
	}
	if (r->change == PURGE)
		cr_assert_str_eq(c->body, r->body);
	ledger_done(r, c->body);
	ledger.acknowledged++;
}

/* No one knows whether the change was done. With a key it may be repeated. */
static void
lose(struct client *c)
{
	if (c->record != NULL && c->record->change == CREATE &&
	    c->record->keyed)
		c->again = c->record;
	c->record = NULL;
}

static void
hear_one(struct client *c)
{
	enum hearing	 heard;

	heard = client_hear(c);
	if (heard == HEARS_END)
		lose(c);
	else if (heard == HEARS_ANSWER)
		settle(c);
}

static bool
hear_all(void)
{
	struct pollfd	 fds[CLIENTS];
	bool		 waiting;
	int		 i;

	waiting = false;
	for (i = 0; i < CLIENTS; i++) {
		fds[i] = (struct pollfd){ .fd = clients[i].fd,
		    .events = POLLIN };
		if (clients[i].record != NULL)
			waiting = true;
	}
	(void)poll(fds, CLIENTS, LOOK);
	for (i = 0; i < CLIENTS; i++)
		if (fds[i].revents != 0)
			hear_one(&clients[i]);
	return (waiting);
}

static void
begin_all(void)
{
	int	 i;

	for (i = 0; i < CLIENTS; i++)
		if (clients[i].record == NULL)
			begin(&clients[i]);
}

void
writers_run(int milliseconds)
{
	long	 end;

	for (end = now() + milliseconds; now() < end; ) {
		begin_all();
		(void)hear_all();
	}
}

void
writers_run_for_changes(int count)
{
	long	 end;
	int	 goal;

	goal = ledger.acknowledged + count;
	for (end = now() + DEADLINE_MS; ledger.acknowledged < goal; ) {
		cr_assert_lt(now(), end, "nothing is written any more: %s",
		    service_log());
		begin_all();
		(void)hear_all();
	}
}

void
writers_drain(void)
{
	long	 end;
	int	 i;

	for (end = now() + DEADLINE_MS; hear_all(); )
		cr_assert_lt(now(), end, "no answer, and no end: %s",
		    service_log());
	for (i = 0; i < CLIENTS; i++) {
		client_close(&clients[i]);
		clients[i].again = NULL;
	}
}
