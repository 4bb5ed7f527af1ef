/*
 * Two nodes with a primary and its synchronous standby lose one part or
 * another:
 * what was acknowledged must exist once and be readable.
 *
 * ROUNDS and SEED come from the environment; so does LOSS, the number of the
 * only loss to try.
 */
#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/stat.h>

#include "ledger.h"
#include "losses.h"
#include "messages.h"
#include "nodes.h"
#include "servers.h"
#include "traffic.h"
#include "verify.h"

#define ROUNDS		16	/* each loss twice */
#define SEED		5
#define MOMENT		600	/* milliseconds until the loss */
#define LIFE		10	/* rounds with one database */

static char	 folder[] = P_tmpdir "/almanac-cluster-XXXXXX";
static int	 port;		/* of the endpoint */

static void
cluster_start(void)
{
	(void)signal(SIGPIPE, SIG_IGN);
	cr_assert_not_null(mkdtemp(folder));
	cr_assert_eq(chmod(folder, 0711), 0);
	servers_start(folder);
	port = messages_start();
	nodes_start(folder, port);
	traffic_start();
}

static void
cluster_stop(void)
{
	char	 line[128];

	nodes_stop();
	servers_stop();
	snprintf(line, sizeof(line), "rm -rf %s", folder);
	(void)system(line);
}

TestSuite(cluster, .init = cluster_start, .fini = cluster_stop,
    .timeout = 7200);

static long
number(const char *name, long otherwise)
{
	const char	*value = getenv(name);

	return (value != NULL && *value != '\0' ? strtol(value, NULL, 10) :
	    otherwise);
}

static void
begin_again(void)
{
	nodes_stop();
	servers_renew();
	ledger_clear();
	messages_clear();
	nodes_start(folder, port);
}

static void
run_round(long round, long loss)
{
	const char	*lost;

	counts = (struct counts){ .reads = 0 };
	traffic_run((int)(random() % MOMENT));
	lost = losses_call(loss >= 0 ? loss : round);
	traffic_run(300);
	traffic_drain();
	fprintf(stderr, "cluster: round %ld: lost %s, away %ld ms; %d"
	    " acknowledged, %d unanswered, %d rejected, %d reads, %d unread,"
	    " longest answer %ld ms;", round + 1, lost, losses_away,
	    ledger.done, ledger.unanswered, ledger.rejected, counts.reads,
	    counts.unread, counts.longest);
	verify_all();
	fprintf(stderr, " %d messages, %d again\n", messages_count(),
	    messages_repeated());
}

Test(cluster, acknowledged_events_exist_once_and_are_read)
{
	long	 rounds, round, seed;

	rounds = number("ROUNDS", ROUNDS);
	seed = number("SEED", SEED);
	srandom((unsigned)seed);
	fprintf(stderr, "cluster: %ld rounds, SEED=%ld\n", rounds, seed);
	for (round = 0; round < rounds; round++) {
		run_round(round, number("LOSS", -1));
		if (round % LIFE == LIFE - 1)
			begin_again();
	}
}
