/*
 * `almanac deliver` as a child of `almanac serve`, if endpoints are configured.
 * It is restarted when it ends; the server runs without it meanwhile.
 */
#ifndef ALMANAC_COMMAND_DELIVERER_H
#define ALMANAC_COMMAND_DELIVERER_H

#include <sys/types.h>

#include <stdbool.h>

struct service;

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
