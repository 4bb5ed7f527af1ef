/*
 * Child processes of `almanac serve`: Kore, which inherits sockets and
 * configuration; and, if webhooks are configured, the deliverer (`almanac
 * deliver`), which is restarted when it ends.
 */
#ifndef ALMANAC_COMMAND_CHILD_H
#define ALMANAC_COMMAND_CHILD_H

#include <sys/types.h>

#include <stdbool.h>

struct service;

struct child {
	pid_t		 pid;		/* 0: none */
	int		 ready;		/* a pipe: one byte for each worker */
	int		 missing;	/* workers that are not ready */
};

/* Finds Kore's module. Returns NULL, or an error. */
const char	*_Nullable child_find_module(const char **module);

/* Starts Kore, which ends when the command does. Returns NULL, or an error. */
const char	*child_start(const struct service *, struct child *);

/*
 * Call it after each reading of the configuration. `wanted`: whether a
 * deliverer is needed. Stops a running one, since it has the old
 * configuration.
 */
void	deliverer_want(bool wanted);

/* Starts the deliverer if it is due. */
void	deliverer_tend(const struct service *);

/*
 * Milliseconds until the next call of deliverer_tend(); -1: no call is needed.
 */
int	deliverer_patience(void);

/* Whether the process that has ended was the deliverer. */
bool	deliverer_bury(pid_t, int status);

/* Stops the deliverer and waits for its end. */
void	deliverer_end(void);

#endif
