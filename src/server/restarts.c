#include <kore/kore.h>

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

#include "base/shared.h"
#include "server/counts.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/restarts.h"

#define WORKERS	256	/* more than Kore's ids */
#define STEP	20	/* milliseconds between checks for a signal */

/* Data of each worker, by its id; in the parent. */
static struct {
	unsigned	 count;
	uint64_t	 last;		/* kore_time_ms() */
}	 deaths[WORKERS];

static atomic_bool	*ready;		/* shared: some worker was ready */
static bool		 failed;
static uint64_t		 delay;		/* of the next worker that is forked */

/*
 * Finds the worker whose status the parent has collected, while its pid is
 * still known.
 */
static const struct kore_worker *
find_dead(void)
{
	const struct kore_worker	*w;
	u_int8_t			 i;

	for (i = KORE_WORKER_BASE; i < worker_count; i++) {
		w = kore_worker_data(i);
		if (w->pid > 0 && kill(w->pid, 0) == -1)
			return (w);
	}

	return (NULL);
}

static void
stop_server(void)
{
	failed = true;
	kore_log(LOG_CRIT, "no worker can start: giving up");
	(void)raise(SIGTERM);
}

static uint64_t
delay_after(unsigned count)
{
	uint64_t	 milliseconds;

	if (count <= LIMIT_DEATHS)
		return (0);
	milliseconds = LIMIT_RESTART;
	while (--count > LIMIT_DEATHS && milliseconds < LIMIT_RESTART_MAX)
		milliseconds *= 2;

	return (MIN(milliseconds, LIMIT_RESTART_MAX));
}

static void
log_delay(u_int16_t id, unsigned count, uint64_t now)
{
	static uint64_t	 next;

	if (delay == 0 || now < next)
		return;
	next = now + LIMIT_QUIET * 1000;
	kore_log(LOG_ERR, "worker %d has died %u times: it restarts in %.1f s",
	    id, count, (double)delay / 1000);
}

/*
 * The parent forks only to start workers. A worker forks, too, to decode
 * pictures; then another worker may be dead, whose death the parent counts.
 */
static void
before_fork(void)
{
	const struct kore_worker	*w;
	uint64_t			 now;

	if (worker != NULL)
		return;
	delay = 0;
	if ((w = find_dead()) == NULL)
		return;
	counts_restart();
	now = kore_time_ms();
	if (now - deaths[w->id].last > LIMIT_CALM)
		deaths[w->id].count = 0;
	deaths[w->id].last = now;
	deaths[w->id].count++;
	delay = delay_after(deaths[w->id].count);
	log_delay(w->id, deaths[w->id].count, now);
	if (!atomic_load(ready) && !failed &&
	    deaths[w->id].count == LIMIT_STARTS)
		stop_server();
}

void
restarts_watch(void)
{
	ready = shared_new(sizeof(*ready));
	pthread_atfork(before_fork, NULL, NULL);
}

bool
restarts_failed(void)
{
	return (failed);
}

void
restarts_wait(void)
{
	static const struct timespec	 step = { 0, STEP * 1000000L };
	uint64_t			 end;

	if (delay == 0)
		return;
	end = kore_time_ms() + delay;
	while (kore_time_ms() < end && !parent_is_ending())
		(void)nanosleep(&step, NULL);
}

void
restarts_ready(void)
{
	atomic_store(ready, true);
}

bool
restarts_pending(void)
{
	const struct kore_worker	*w;
	u_int8_t			 i;

	for (i = KORE_WORKER_BASE; i < worker_count; i++) {
		w = kore_worker_data(i);
		if (w->restarted || !w->running)
			return (true);
	}

	return (false);
}
