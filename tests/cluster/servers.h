/*
 * A primary and a synchronous standby: two PostgreSQL servers on Unix sockets,
 * each with its own folder, which is a small file system if the test may mount
 * one. They end with the test.
 */
#ifndef ALMANAC_CLUSTER_SERVERS_H
#define ALMANAC_CLUSTER_SERVERS_H

#include <sys/types.h>

#include <stdbool.h>

#define DATABASE	"almanac"

struct server {
	char	 folder[64];		/* of its socket, and of "data" */
	pid_t	 pid;			/* 0: it does not run */
};

extern struct server	*primary, *standby;	/* change places */

/* For fixtures. `folder` is for both. */
void		 servers_start(const char *folder);
void		 servers_stop(void);

/* Whether a folder of data is a small file system. */
bool		 servers_are_small(void);

/* The address that nodes use. */
const char	*servers_address(void);

/* An empty database, instead of the last one. */
void		 servers_renew(void);

/* The first value of the first row, or "". Fails the test unless it works. */
const char	*server_ask(const struct server *, const char *sql);

/* All processes of a server. */
void		 server_stop_all(const struct server *);	/* SIGSTOP */
void		 server_go_on(const struct server *);		/* SIGCONT */
void		 server_kill(struct server *);			/* SIGKILL */

/* Its first process alone. The others notice and end by themselves. */
void		 server_behead(struct server *);

/* What is written reaches the standby no more. Killing the primary ends it. */
void		 servers_part(void);

/* The standby becomes the primary, and waits for no other standby. */
void		 servers_promote(void);

/* The old primary must not run. A new standby, which commits then wait for. */
void		 servers_complete(void);

/* Starts the server again if it has ended. */
void		 server_tend(struct server *);

/* Leaves no room, or room again, in the folder of the primary. */
void		 servers_fill(void);
void		 servers_empty(void);

#endif
