/* Two nodes: two `almanac serve` with the same database server. */
#ifndef ALMANAC_CLUSTER_NODES_H
#define ALMANAC_CLUSTER_NODES_H

#include <sys/types.h>

#define NODES	2

struct node {
	char	 folder[64];
	pid_t	 pid;			/* of `almanac serve`; 0: none */
	int	 port, operations;	/* kept after a restart */
};

extern struct node	 nodes[NODES];
extern char		 login[160];	/* a header field of all requests */

/* Starts both nodes. `messages` is the port that messages are sent to. */
void		 nodes_start(const char *folder, int messages);
void		 nodes_stop(void);

void		 node_start(struct node *);

/* Kills all processes of a node at once. */
void		 node_kill(struct node *);

const char	*node_log(const struct node *);

#endif
