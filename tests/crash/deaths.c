#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/array.h"
#include "deaths.h"
#include "tests/server/harness.h"
#include "writers.h"

#define AFTERWARDS	64	/* changes */
#define HANDOVER	200	/* milliseconds of a handover, about */
#define START		1798761600	/* 2027-01-01 00:00:00 UTC */

static bool
all_gone(const struct service *s)
{
	int	 i;

	for (i = 0; i < WORKERS; i++)
		if (s->workers[i] != 0 && is_alive(s->workers[i]))
			return (false);
	return (!is_alive(s->parent));
}

static bool
are_replaced(pid_t *killed, int count)
{
	int	 i, j;

	find_workers(service.workers);
	for (i = 0; i < WORKERS; i++) {
		if (service.workers[i] == 0)
			return (false);
		for (j = 0; j < count; j++)
			if (service.workers[i] == killed[j])
				return (false);
	}
	return (true);
}

void
deaths_start(void)
{
	static const char *const	 flags[] = { "--db", "test.db",
	    "--port", "0", "--workers", "2", NULL };

	service.mortal = true;
	service_run(flags);
}

void
deaths_fixture(void)
{
	char	 shift[32];

	(void)signal(SIGPIPE, SIG_IGN);
	snprintf(shift, sizeof(shift), "%+lld", START - (long long)time(NULL));
	(void)setenv("ALMANAC_CLOCK", shift, 1);
	deaths_start();
}

/*
 * The writers' lock may have been held by a killed worker. It must be free
 * again.
 */
static void
kill_workers(int count)
{
	pid_t	 killed[WORKERS];
	int	 i;

	find_workers(killed);
	if (count < WORKERS && random() % 2 == 0)
		killed[0] = killed[1];
	for (i = 0; i < count; i++)
		(void)kill(killed[i], SIGKILL);
	writers_run_for_changes(AFTERWARDS);
	writers_drain();
	UNTIL(are_replaced(killed, count));
}

static void
one_worker(void)
{
	kill_workers(1);
}

static void
both_workers(void)
{
	kill_workers(WORKERS);
}

/*
 * The old and the new server write at the same time, and one of them is
 * killed.
 */
static void
worker_during_handover(void)
{
	pid_t	 parents[2], workers[2 * WORKERS];
	int	 count;

	(void)kill(service.pid, SIGHUP);
	writers_run((int)(random() % HANDOVER));
	count = find_children(service.pid, parents, 2);
	cr_assert_gt(count, 0, "%s", service_log());
	count = find_children(parents[random() % count], workers, 2 * WORKERS);
	if (count > 0)
		(void)kill(workers[random() % count], SIGKILL);
	writers_run_for_changes(AFTERWARDS);
	writers_drain();
	UNTIL(find_children(service.pid, parents, 2) == 1);
	service.parent = parents[0];
	UNTIL(are_replaced(NULL, 0));
}

static void
parent(void)
{
	find_workers(service.workers);
	(void)kill(service.parent, SIGKILL);
	writers_drain();
	cr_assert_eq(service_wait(10), 1);
	cr_assert(strstr(service_log(), "almanac: kore was killed by signal 9")
	    != NULL, "%s", service_log());
	UNTIL(all_gone(&service));
	deaths_start();
}

static void
command(void)
{
	find_workers(service.workers);
	(void)kill(service.pid, SIGKILL);
	writers_drain();
	cr_assert_eq(service_wait(10), 128 + SIGKILL);
	UNTIL(all_gone(&service));
	deaths_start();
}

/* Workers that still answer write to the same file as the next server. */
static void
command_with_the_next_at_once(void)
{
	struct service	 old;

	find_workers(service.workers);
	(void)kill(service.pid, SIGKILL);
	cr_assert_eq(service_wait(10), 128 + SIGKILL);
	old = service;
	deaths_start();
	writers_run_for_changes(AFTERWARDS);
	writers_drain();
	UNTIL(all_gone(&old));
}

void
deaths_all(void)
{
	int	 i;

	find_workers(service.workers);
	(void)kill(service.pid, SIGKILL);
	(void)kill(service.parent, SIGKILL);
	for (i = 0; i < WORKERS; i++)
		if (service.workers[i] != 0)
			(void)kill(service.workers[i], SIGKILL);
	cr_assert_eq(service_wait(10), 128 + SIGKILL);
	UNTIL(all_gone(&service));
}

static void
everything(void)
{
	deaths_all();
	writers_drain();
	deaths_start();
}

static const struct death {
	const char	*name;
	void		(*call)(void);
}	 deaths[] = {
	{ "a worker", one_worker },
	{ "both workers", both_workers },
	{ "a worker during a handover", worker_during_handover },
	{ "the parent", parent },
	{ "the command", command },
	{ "the command, and the next one starts at once",
	    command_with_the_next_at_once },
	{ "everything", everything },
};

const char *
deaths_call(long number)
{
	const struct death	*death;

	death = &deaths[number % (long)COUNT(deaths)];
	death->call();
	return (death->name);
}
