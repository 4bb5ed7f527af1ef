/*
 * A primary and a synchronous standby: two PostgreSQL servers on Unix sockets,
 * each with a separate folder. The folder is a small file system if the test
 * may mount one. The servers end with the test.
 */
#ifndef ALMANAC_CLUSTER_SERVERS_H
#define ALMANAC_CLUSTER_SERVERS_H

#include <sys/types.h>

#include <stdbool.h>

#define DATABASE	"almanac"

struct server {
	char	 folder[64];		/* has the socket and "data" */
	pid_t	 pid;			/* 0: not running */
};

extern struct server	*primary, *standby;	/* they may change places */

/* For fixtures. `folder` contains both. */
void		 servers_start(const char *folder);
void		 servers_stop(void);

/* Whether data folders are small file systems. */
bool		 servers_are_small(void);

/* The address that nodes use. */
const char	*servers_address(void);

/* Replaces the database by an empty one. */
void		 servers_renew(void);

/*
 * Returns the first value of the first row, or "". Fails the test on an error.
 */
const char	*server_ask(const struct server *, const char *sql);

/* These act on all processes of a server. */
void		 server_stop_all(const struct server *);	/* SIGSTOP */
void		 server_go_on(const struct server *);		/* SIGCONT */
void		 server_kill(struct server *);			/* SIGKILL */

/* Kills only the main process of a server. The others notice it and end. */
void		 server_behead(struct server *);

/* Cuts replication to the standby; killing the primary ends this state. */
void		 servers_part(void);

/* Makes the standby the primary, which waits for no standby. */
void		 servers_promote(void);

/*
 * Adds a new standby, which commits then wait for. The old primary must not
 * run.
 */
void		 servers_complete(void);

/* Starts the server again if it has ended. */
void		 server_tend(struct server *);

/*
 * servers_fill() fills the file system of the primary, servers_empty() frees
 * the space.
 */
void		 servers_fill(void);
void		 servers_empty(void);

#endif
