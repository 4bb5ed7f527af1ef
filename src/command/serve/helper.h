/*
 * Helpers of `almanac serve`: other commands of this program that it runs while
 * they are needed, and restarts when they end.
 */
#ifndef ALMANAC_COMMAND_HELPER_H
#define ALMANAC_COMMAND_HELPER_H

#include <sys/types.h>

#include <stdbool.h>

struct service;

enum helper {
	HELPER_DELIVER,		/* `almanac deliver` */
	HELPER_SUBSCRIBE,	/* `almanac subscribe` */
	HELPER_COPY,		/* `almanac copy` */
	HELPERS
};

/*
 * Call it after each reading of the configuration. Stops a running helper,
 * since it has the old configuration.
 */
void	helper_want(enum helper, bool wanted);

/* Returns false also if the helper has found nothing to do. */
bool	helper_wanted(enum helper);

/* Starts helpers that are due. */
void	helpers_tend(const struct service *);

/*
 * Returns the milliseconds until the next call of helpers_tend(), or -1 if no
 * call is needed.
 */
int	helpers_patience(void);

/* Whether the process that has ended was a helper. */
bool	helper_bury(pid_t, int status);

/*
 * helpers_leave() asks all helpers to stop. helpers_end() also waits for their
 * end.
 */
void	helpers_leave(void);
void	helpers_end(void);

#endif
