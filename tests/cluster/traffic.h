/*
 * Clients that write and read through both nodes, and check whether these are
 * ready. Every answer is compared with the ledger when it arrives.
 */
#ifndef ALMANAC_CLUSTER_TRAFFIC_H
#define ALMANAC_CLUSTER_TRAFFIC_H

#include <stdbool.h>

#include "nodes.h"

/* Observations of a node. Times are those of traffic_now(). */
struct seen {
	long	 written;	/* start of the last acknowledged write */
	long	 read;		/* start of the last good read */
	long	 asked;		/* start of the last request to /readyz */
	int	 ready;		/* its status; 0: none */
	char	 reason[128];	/* its text */
};

struct counts {
	int	 reads;		/* good answers */
	int	 unread;	/* 503 */
	long	 longest;	/* ms until an answer */
};

extern struct seen	seen[NODES];
extern struct counts	counts;

long	 traffic_now(void);	/* milliseconds */

void	 traffic_start(void);

/*
 * Let clients work for that time; traffic_until() returns earlier if the
 * condition is true.
 */
void	 traffic_run(int milliseconds);
bool	 traffic_until(bool (*)(void), int milliseconds);

/*
 * Waits for requests in flight, and repeats those with a key until they are
 * done.
 */
void	 traffic_drain(void);

#endif
