/*
 * `almanac deliver` as a child of `almanac serve`, as long as endpoints are
 * configured: it is started anew when it ends, and the service goes on without
 * it.
 */
#ifndef ALMANAC_COMMAND_DELIVERER_H
#define ALMANAC_COMMAND_DELIVERER_H

#include <sys/types.h>

#include <stdbool.h>

struct service;

/*
 * Whether there is to be one, each time that the configuration has been read:
 * one that runs ends, since it may have read another.
 */
void	deliverer_want(bool wanted);

/* Starts it when it is due. */
void	deliverer_tend(const struct service *);

/* Milliseconds until deliverer_tend() has something to do; -1: nothing. */
int	deliverer_patience(void);

/* Whether that was its process, which has ended. */
bool	deliverer_bury(pid_t, int status);

/* Ends it, and waits until it has. */
void	deliverer_end(void);

#endif
