/*
 * Clients that write and read through both nodes, and ask whether they are
 * ready. Every answer is compared with the ledger as soon as it arrives.
 */
#ifndef ALMANAC_CLUSTER_TRAFFIC_H
#define ALMANAC_CLUSTER_TRAFFIC_H

#include <stdbool.h>

#include "nodes.h"

/* Of a node. Times are those of traffic_now(). */
struct seen {
	long	 written;	/* when its last acknowledged write began */
	long	 read;		/* when its last good read began */
	long	 asked;		/* when the last answer of /readyz was asked for */
	int	 ready;		/* its status; 0: none */
	char	 reason[128];	/* its text */
};

struct counts {
	int	 reads;		/* good ones */
	int	 unread;	/* 503 */
	long	 longest;	/* milliseconds until an answer */
};

extern struct seen	seen[NODES];
extern struct counts	counts;

long	 traffic_now(void);	/* milliseconds */

void	 traffic_start(void);

/* Let them work for so long, or until it is true, at most for so long. */
void	 traffic_run(int milliseconds);
bool	 traffic_until(bool (*)(void), int milliseconds);

/* Waits for what is on its way, and repeats what has a key until it is done. */
void	 traffic_drain(void);

#endif
