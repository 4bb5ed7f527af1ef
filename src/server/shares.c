#include "server/shares.h"

#include <sys/eventfd.h>

#include <stdlib.h>

#include "base/clock.h"
#include "server/limits.h"
#include "server/quota.h"
#include "server/threads.h"

/* What an address has used, less its shares of earlier turns. */
static struct use {
	int64_t		 spent;
	uint64_t	 turn;		/* in which it was last counted */
	unsigned	 queued;
} uses[QUOTAS];

static struct jobs	 waiting;
static uint64_t		 turn = 1;
static int64_t		 since;		/* begin of the turn, clock_steady() */
static int64_t		 share = LIMIT_SLICE * CLOCK_MILLISECOND;
static unsigned		 active;	/* addresses in this turn */
static int		 wake_fd;

void
shares_start(int wake)
{
	wake_fd = wake;
}

static void
begin_turn(void)
{
	const int64_t	 most = LIMIT_SLICE * CLOCK_MILLISECOND;

	turn++;
	since = clock_steady();
	share = LIMIT_SHARES * CLOCK_MILLISECOND / (active == 0 ? 1 : active);
	if (share > most)
		share = most;
	active = 0;
}

static struct use *
use_of(unsigned address)
{
	struct use	*use = &uses[address];

	if (use->turn == turn)
		return (use);
	use->spent -= (int64_t)(turn - use->turn) * share;
	if (use->spent < 0)
		use->spent = 0;
	use->turn = turn;
	active++;

	return (use);
}

/* Ends the wait for events. */
static void
wake_loop(void)
{

	if (eventfd_write(wake_fd, 1) != 0)
		abort();
}

bool
shares_wait(struct job *job)
{
	struct use	*use;

	if (job->address == QUOTAS)
		return (false);
	if (waiting.first == NULL &&
	    clock_steady() - since > LIMIT_SLICE * CLOCK_MILLISECOND)
		begin_turn();
	use = use_of(job->address);
	if (use->queued == 0 && use->spent < share)
		return (false);
	if (waiting.first == NULL)
		wake_loop();
	use->queued++;
	jobs_append(&waiting, job);

	return (true);
}

bool
shares_waits(const struct job *job)
{
	return (jobs_find(&waiting, job) != NULL);
}

void
shares_spend(const struct job *job, int64_t took)
{
	if (job->address < QUOTAS)
		use_of(job->address)->spent += took;
}

void
shares_turn(void (*serve)(struct job *))
{
	struct job	**place = &waiting.first;
	struct use	*use;

	if (waiting.first == NULL)
		return;
	begin_turn();
	while (*place != NULL) {
		use = use_of((*place)->address);
		if (use->spent < share) {
			use->queued--;
			serve(jobs_take_at(&waiting, place));
		} else
			place = &(*place)->next;
	}
	if (waiting.first != NULL)
		wake_loop();
}
