/*
 * Child processes of `almanac serve`: Kore, which inherits sockets and
 * configuration, and, if webhooks are configured, the deliverer (`almanac
 * deliver`), which is restarted when it has ended.
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

/* NULL, or why there is no module. */
const char	*_Nullable child_find_module(const char **module);

/* NULL, or why Kore cannot be started. It ends when the command does. */
const char	*child_start(const struct service *, struct child *);

/*
 * Call it after each reading of the configuration: whether the deliverer is
 * needed. A running one is stopped, since it has the old configuration.
 */
void	deliverer_want(bool wanted);

/* Starts it if it is due. */
void	deliverer_tend(const struct service *);

/* Milliseconds until deliverer_tend() has to be called; -1: never. */
int	deliverer_patience(void);

/* Whether the process that has ended was the deliverer. */
bool	deliverer_bury(pid_t, int status);

/* Stops it and waits until it has ended. */
void	deliverer_end(void);

#endif
