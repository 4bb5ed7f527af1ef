#include "losses.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "nodes.h"
#include "servers.h"
#include "traffic.h"

/*
 * Milliseconds until /readyz reports the loss: it answers within 3 s (rule
 * 36.1), and may have been asked just before.
 */
#define READY	7000

/*
 * Milliseconds until the service must be back after a promotion: 5 s, and a
 * margin. A client that was waiting for a frozen primary tries again only
 * after it got its 503.
 */
#define BACK	8000

long		 losses_away;

static long	 since;			/* traffic_now() */
static int	 except = -1;		/* the node to be killed */

/*
 * Whether each node has acknowledged a write and answered a read that were
 * begun since then.
 */
static bool
are_back(void)
{
	int	 i;

	for (i = 0; i < NODES; i++)
		if (i != except && (seen[i].written < since ||
		    seen[i].read < since || seen[i].asked < since ||
		    seen[i].ready != 200))
			return (false);
	return (true);
}

static bool
are_not_ready(void)
{
	int	 i;

	for (i = 0; i < NODES; i++)
		if (seen[i].asked < since || seen[i].ready != 503)
			return (false);
	return (true);
}

static void
expect_back(const char *after)
{
	char	 why[512];

	if (traffic_until(are_back, BACK))
		return;
	snprintf(why, sizeof(why), "%s: nodes are not back after %d ms; since"
	    " %ld: written %ld %ld, read %ld %ld, ready %d (%s) %d (%s)",
	    after, BACK, since, seen[0].written - since,
	    seen[1].written - since, seen[0].read - since,
	    seen[1].read - since, seen[0].ready, seen[0].reason,
	    seen[1].ready, seen[1].reason);
	fprintf(stderr, "%s\n", node_log(&nodes[0]));
	fprintf(stderr, "%s\n", node_log(&nodes[1]));
	cr_assert_fail("%s", why);
}

static void
expect_not_ready(void)
{
	static const char	 why[] = "not ready: the database ";
	int			 i;

	cr_assert(traffic_until(are_not_ready, READY), "nodes are ready"
	    " without a primary: %d (%s) %d (%s)", seen[0].ready,
	    seen[0].reason, seen[1].ready, seen[1].reason);
	for (i = 0; i < NODES; i++)
		cr_assert_eq(strncmp(seen[i].reason, why, strlen(why)), 0,
		    "%s", seen[i].reason);
}

/*
 * The primary stops answering and is replaced. It is killed before it could
 * continue, but not before the service is back.
 */
static void
promote(void)
{
	struct server	*old = primary;

	since = traffic_now();
	if (random() % 2 == 0)
		expect_not_ready();
	else
		traffic_run((int)(random() % 1000));
	since = traffic_now();
	servers_promote();
	expect_back("after a promotion");
	losses_away = traffic_now() - since;
	server_kill(old);
	servers_complete();
}

static void
a_node(void)
{
	struct node	*n;

	except = (int)(random() % NODES);
	n = &nodes[except];
	node_kill(n);
	since = traffic_now();
	expect_back("when the other node was killed");
	traffic_run((int)(random() % 500));
	node_start(n);
	except = -1;
	since = traffic_now();
	expect_back("when a node has started again");
}

static void
the_primary(void)
{
	server_kill(primary);
	promote();
}

static void
the_first_process_of_the_primary(void)
{
	server_behead(primary);
	promote();
}

static void
the_primary_which_is_frozen(void)
{
	server_stop_all(primary);
	promote();
}

#define TERMINATE	"SELECT COUNT(pg_terminate_backend(pid)) FROM"	\
	" pg_stat_activity WHERE datname = '" DATABASE "'"		\
	" AND pid <> pg_backend_pid()"

static void
connections(void)
{
	int	 i;

	for (i = 0; i < 20; i++) {
		traffic_run((int)(random() % 100));
		(void)server_ask(primary, i % 4 == 0 ? TERMINATE :
		    TERMINATE " AND wait_event = 'SyncRep'");
	}
	since = traffic_now();
	expect_back("when connections were closed");
}

/* Such commits are in the primary, but not in the standby. */
static void
connections_in_commits_and_then_the_primary(void)
{
	int	 i;

	servers_part();
	for (i = 0; i < 10; i++) {
		traffic_run(100);
		(void)server_ask(primary, TERMINATE
		    " AND wait_event = 'SyncRep'");
	}
	traffic_run(300);
	server_kill(primary);
	promote();
}

/* Commits wait for it, longer than nodes do. */
static void
the_standby_for_a_while(void)
{
	server_stop_all(standby);
	traffic_run(1000 + (int)(random() % 8000));
	server_go_on(standby);
	since = traffic_now();
	expect_back("after the standby");
}

static void
room_on_the_disk(void)
{
	if (!servers_are_small()) {
		fprintf(stderr, "cluster: no disk is full, which needs root\n");
		return;
	}
	servers_fill();
	traffic_run(3000);
	servers_empty();
	server_tend(primary);
	since = traffic_now();
	expect_back("after a full disk");
}

static const struct loss {
	const char	*name;
	void		(*call)(void);
}	 losses[] = {
	{ "a node", a_node },
	{ "the primary", the_primary },
	{ "connections", connections },
	{ "a frozen primary", the_primary_which_is_frozen },
	{ "room on the disk", room_on_the_disk },
	{ "the standby for a while", the_standby_for_a_while },
	{ "connections in commits, and then the primary",
	    connections_in_commits_and_then_the_primary },
	{ "the first process of the primary",
	    the_first_process_of_the_primary },
};

const char *
losses_call(long number)
{
	const struct loss	*loss;

	loss = &losses[number % (long)COUNT(losses)];
	losses_away = 0;
	loss->call();
	return (loss->name);
}
